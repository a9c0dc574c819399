import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../infra/database/db';
import { plannedAnew } from '../../infra/database/prepared/prepared';
import { stretchesOf } from '../../infra/days/stretches';
import type { Span } from '../../infra/days/zone-days';
import type { ReportFigure, ReportPart } from '../../schemas/filters/report-filter';
import { NO_SUMS } from './report-figures';
import type { ReportSums } from './report-figures';
import type { Days } from './report-range';
import { orderFacts, SUMMED } from './sums/order-facts.repository';

type Sql = RawBuilder<unknown>;

export interface PartsAsked {
  by: ReportPart;
  /** whether coupons are shown by their codes: whoever has a code can spend it */
  sees_codes: boolean;
  range: Days;
  /** what it is compared with */
  before: Days | null;
  currency: string;
  figure: ReportFigure;
  is_falling: boolean;
  /** no more rows than these */
  limit: number;
}

export interface PartRow extends ReportSums {
  key: string;
  /** what it is called, where the database knows */
  label: string | null;
  /** null: nothing was compared */
  before: ReportSums | null;
}

export interface PartRows {
  rows: PartRow[];
  /** how many there are in all, and what all of them come to */
  whole: ReportSums & { count: number };
}

const SUMS = sql.raw(Object.keys(NO_SUMS).join(', '));
const NET = sql`gross_sales - discounts - returns`;
const FIGURES: Record<ReportFigure, Sql> = {
  gross_sales: sql`gross_sales`,
  discounts: sql`discounts`,
  returns: sql`returns`,
  net_sales: NET,
  delivery: sql`delivery`,
  taxes: sql`taxes`,
  total: sql`${NET} + delivery + taxes`,
  orders: sql`orders`,
  units: sql`units`,
  average_order: sql`(gross_sales - discounts)::numeric / nullif(orders, 0)`,
  cost: sql`case when costed_units > 0 or cost <> 0 then cost end`,
  margin: sql`case when costed_units > 0 or cost <> 0 then costed_sales - cost end`,
  units_without_cost: sql`units - costed_units`,
};

/** How what sums are kept by becomes a report's rows. */
interface Part {
  dimension: 'product' | 'country' | 'coupon' | 'payment_method' | 'customer';
  key: Sql;
  /** joined to `kept`, which has a row for each `key` that is kept */
  known: Sql;
  /** of `shown.key` */
  label: Sql;
}

const NOTHING = sql``;
/** A row's key where it is an id: 'none' and a code that nothing is known of are none. */
const keyAsId = sql`case when shown.key ~ '^[0-9a-f-]{36}$' then shown.key::uuid end`;
const product = sql`left join products on products.id = nullif(kept.key, '')::uuid`;
const plain = (dimension: Part['dimension']): Part => ({
  dimension,
  key: sql`coalesce(nullif(kept.key, ''), 'none')`,
  known: NOTHING,
  label: sql`null`,
});

const coupons = sql`
  left join coupons on coupons.code = kept.key left join coupon_codes on coupon_codes.code = kept.key`;

const PARTS: Record<ReportPart, Part> = {
  product: {
    dimension: 'product',
    key: sql`coalesce(products.id::text, 'deleted')`,
    known: product,
    label: sql`(select name from products where id = ${keyAsId})`,
  },
  category: {
    dimension: 'product',
    key: sql`case when products.id is null then 'deleted' else coalesce(products.category_id::text, 'none') end`,
    known: product,
    label: sql`(select name from categories where id = ${keyAsId})`,
  },
  coupon: {
    dimension: 'coupon',
    key: sql`coalesce(coupons.id::text, coupon_codes.coupon_id::text, nullif(kept.key, ''), 'none')`,
    known: coupons,
    label: sql`(select coalesce(code, prefix || '-…') from coupons where id = ${keyAsId})`,
  },
  country: plain('country'),
  payment_method: plain('payment_method'),
  customer: plain('customer'),
};

/** Of coupons, for whoever may not see their codes: those that nothing is known of any more are one row. */
const WITHOUT_CODES: Part = {
  dimension: 'coupon',
  key: sql`coalesce(coupons.id::text, coupon_codes.coupon_id::text, case kept.key when '' then 'none' else '•••' end)`,
  known: coupons,
  label: sql`(select coalesce(nullif(name, ''), '•••') from coupons where id = ${keyAsId})`,
};

/** What some days come to for each key that is kept, from whole stretches and the days beside them. */
function keptOf({ dimension }: Part, { from, to }: Days, currency: string): Sql {
  const { from: first, until, head, tail } = stretchesOf(from, to);
  const days = ([start, end]: readonly [string, string]) => sql`
    select key, ${SUMS} from report_sums_by_day
    where dimension = ${dimension} and day between ${start}::date and ${end}::date and currency = ${currency}`;
  return sql`select key, ${SUMMED} from (
      ${days(head)} union all ${days(tail)} union all
      select key, ${SUMS} from report_sums_by_stretch
      where dimension = ${dimension} and stretch >= ${first} and stretch < ${until} and currency = ${currency}
    ) as parts group by key`;
}

/** The same for each row of the report. */
const rowsOf = (part: Part, days: Days, currency: string): Sql => sql`
  select ${part.key} as key, ${SUMMED} from (${keptOf(part, days, currency)}) as kept ${part.known} group by 1`;

/** What reports are read from: sums that the worker keeps, and for hours the orders of a few days. */
export const reportsRepository = {
  /** Until when changes of orders are in the sums (null: none yet), and how many days wait for theirs. */
  async findState(db: Db): Promise<{ noted_at: Date | null; days_due: number }> {
    const { rows } = await sql<{ noted_at: Date | null; days_due: number }>`
      select noted_at, (select count(*)::integer from sales_days_due) as days_due from sales_sums`.execute(db);
    return rows[0] ?? { noted_at: null, days_due: 0 };
  },

  /** In which currencies anything was sold or given back on these days, in the order of the alphabet. */
  async listCurrencies(db: Db, { from, to }: Days): Promise<string[]> {
    const { rows } = await sql<{ currency: string }>`
      select distinct currency from report_sums_by_day
      where dimension = 'all' and day between ${from}::date and ${to}::date order by 1`.execute(db);
    return rows.map(({ currency }) => currency);
  },

  /** What each day came to that has anything, by day. */
  async listDays(db: Db, { from, to }: Days, currency: string): Promise<Map<string, ReportSums>> {
    const { rows } = await sql<ReportSums & { day: string }>`
      select day, ${SUMS} from report_sums_by_day
      where dimension = 'all' and day between ${from}::date and ${to}::date and currency = ${currency}`.execute(db);
    return new Map(rows.map(({ day, ...sums }) => [day, sums]));
  },

  /**
   * What each of these spans came to that has anything, by its position; read from the orders themselves.
   * @param spans one after the other
   */
  async listHours(db: Db, spans: readonly Span[], currency: string): Promise<Map<number, ReportSums>> {
    const [first, last] = [spans[0], spans.at(-1)];
    if (!first || !last) return new Map();
    const edges = spans.map(({ start }) => start);
    const { rows } = await sql<ReportSums & { hour: number }>`
      ${plannedAnew} with ${orderFacts({ start: first.start, end: last.end })}
      select width_bucket(at, ${edges}::timestamptz[]) - 1 as hour, ${SUMMED} from facts
      where currency = ${currency} group by 1`.execute(db);
    return new Map(rows.map(({ hour, ...sums }) => [hour, sums]));
  },

  /** The rows of a report by something else than time: those with most of a figure, or least, and the whole. */
  async listParts(db: Db, asked: PartsAsked): Promise<PartRows> {
    const { by, sees_codes, range, before, currency, figure, is_falling, limit } = asked;
    const part = by === 'coupon' && !sees_codes ? WITHOUT_CODES : PARTS[by];
    const compared = before && sql`, earlier as materialized (${rowsOf(part, before, currency)})`;
    const { rows } = await sql<PartRow & { whole: PartRows['whole'] | null }>`
      ${plannedAnew} with present as materialized (${rowsOf(part, range, currency)})${compared ?? NOTHING},
      shown as (
        select *, row_number() over (order by ${FIGURES[figure]} ${sql.raw(is_falling ? 'desc' : 'asc')} nulls last, key) as position
        from present order by position limit ${limit}
      )
      select shown.key, ${SUMS}, ${part.label} as label,
        ${before ? sql`(select to_jsonb(earlier) from earlier where earlier.key = shown.key)` : sql`null::jsonb`} as before,
        case when position = 1 then (
          select to_jsonb(whole) from (select count(*) as count, ${SUMMED} from present) as whole
        ) end as whole
      from shown order by position`.execute(db);
    const whole = rows[0]?.whole;
    return {
      rows: rows.map(({ whole: _whole, ...row }) => row),
      whole: whole ?? { count: 0, ...NO_SUMS },
    };
  },
};
