import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Db, Trx } from '../../../infra/database/db';
import type { SalesSumsTable } from '../../../infra/database/tables/sales-sums';
import { firstDayOf, lastDayOf, stretchOf } from '../../../infra/days/stretches';
import type { DaySpan } from '../../../infra/days/zone-days';

/** What is bought is not money to be spent later, at least not all of it. */
const HAS_GOODS = sql`(orders.gift_cards = 0 or orders.items > orders.gift_cards)`;

export type SumsState = Pick<Selectable<SalesSumsTable>, 'time_zone' | 'noted_until' | 'noted_at'>;

const quarterOf = (column: string) =>
  sql`date_bin('15 minutes', ${sql.ref(column)}, timestamptz '2000-01-01 00:00:00Z')`;

/** Writes what variants sold on a day, where that is another than before. @returns whether anything is */
async function sumVariants(trx: Trx, { day, start, end }: DaySpan): Promise<boolean> {
  const { rows } = await sql<{ is_changed: boolean }>`
    with fresh as materialized (
      select variant_id, currency, (array_agg(product_id))[1] as product_id, sum(quantity)::integer as units,
        sum(order_items.total)::bigint as revenue
      from orders join order_items on order_items.order_id = orders.id
      where placed_at >= ${start} and placed_at < ${end} and status <> 'cancelled'
        and not gift_card and variant_id is not null and product_id is not null
      group by variant_id, currency
    ), gone as (
      delete from variant_sales_by_day as kept where day = ${day}::date and not exists (
        select from fresh where fresh.variant_id = kept.variant_id and fresh.currency = kept.currency)
      returning true
    ), written as (
      insert into variant_sales_by_day as kept (day, variant_id, currency, product_id, units, revenue)
      select ${day}::date, variant_id, currency, product_id, units, revenue from fresh
      on conflict (day, variant_id, currency) do update
      set product_id = excluded.product_id, units = excluded.units, revenue = excluded.revenue
      where (kept.product_id, kept.units, kept.revenue) <> (excluded.product_id, excluded.units, excluded.revenue)
      returning true
    )
    select exists (select from gone) or exists (select from written) as is_changed`.execute(trx);
  return rows[0]?.is_changed ?? false;
}

/** Writes what products sold in a stretch, from its days. */
async function sumStretch(trx: Trx, stretch: number): Promise<void> {
  await sql`
    with fresh as materialized (
      select currency, product_id, sum(units) as units, sum(revenue) as revenue from variant_sales_by_day
      where day between ${firstDayOf(stretch)}::date and ${lastDayOf(stretch)}::date group by currency, product_id
    ), gone as (
      delete from product_sales_by_stretch as kept where stretch = ${stretch} and not exists (
        select from fresh where fresh.product_id = kept.product_id and fresh.currency = kept.currency)
    )
    insert into product_sales_by_stretch as kept (stretch, currency, product_id, units, revenue)
    select ${stretch}::integer, currency, product_id, units, revenue from fresh
    on conflict (stretch, currency, product_id) do update set units = excluded.units, revenue = excluded.revenue
    where (kept.units, kept.revenue) <> (excluded.units, excluded.revenue)`.execute(trx);
}

/** Sums of sales, written from what they are sums of. */
export const salesSumsRepository = {
  /** Nobody else notes or sums until the transaction ends. */
  lock: (trx: Trx): Promise<SumsState> =>
    trx.selectFrom('sales_sums').select(['time_zone', 'noted_until', 'noted_at']).forUpdate().executeTakeFirstOrThrow(),

  /** How far they are: when changes were noted last, and how many days wait for their sums. */
  async find(db: Db): Promise<{ noted_at: Date | null; days_due: number }> {
    const row = await db
      .selectFrom('sales_sums')
      .select([
        'noted_at',
        (eb) => eb.selectFrom('sales_days_due').select(eb.fn.countAll<number>().as('n')).as('days_due'),
      ])
      .executeTakeFirstOrThrow();
    return { noted_at: row.noted_at, days_due: row.days_due ?? 0 };
  },

  async update(trx: Trx, state: Partial<SumsState>): Promise<void> {
    await trx.updateTable('sales_sums').set(state).execute();
  },

  /**
   * The quarters of an hour that are touched by what happened to orders since an event, and by checkouts since a moment:
   * when those orders were placed, and when money of theirs went back, or seemed to.
   * @param since_event the ids of events grow with time, which spares the table another index
   */
  async listTouched(trx: Trx, since_event: string, since: Date): Promise<Date[]> {
    const { rows } = await sql<{ quarter: Date }>`
      with touched as materialized (select distinct order_id from order_events where id >= ${since_event}::uuid)
      select ${quarterOf('placed_at')} as quarter from touched join orders on orders.id = order_id
      union select ${quarterOf('settled_at')} from touched join order_refunds using (order_id) where state = 'done'
      union select ${quarterOf('at')} from touched join order_events using (order_id) where event = 'refunded'
      union select ${quarterOf('at')} from checkouts_begun where at >= ${since}`.execute(trx);
    return rows.map(({ quarter }) => quarter);
  },

  /** When the first order was placed. */
  async findFirst(trx: Trx): Promise<Date | null> {
    const row = await trx.selectFrom('orders').select('placed_at').orderBy('placed_at').limit(1).executeTakeFirst();
    return row?.placed_at ?? null;
  },

  async addDue(trx: Trx, days: readonly string[]): Promise<void> {
    // In order, so that two who add never wait for each other.
    await sql`
      insert into sales_days_due (day) select day from unnest(${days}::date[]) as day order by day
      on conflict do nothing`.execute(trx);
  },

  /** Takes the latest day that is due, until the transaction ends. */
  async takeDue(trx: Trx): Promise<string | undefined> {
    const { rows } = await sql<{ day: string }>`
      delete from sales_days_due where day = (
        select day from sales_days_due order by day desc limit 1 for update skip locked) returning day`.execute(trx);
    return rows[0]?.day;
  },

  /** Writes all sums of a day anew. */
  async sum(trx: Trx, { day, start, end }: DaySpan): Promise<void> {
    await sql`delete from sales_by_quarter_hour where quarter >= ${start} and quarter < ${end}`.execute(trx);
    await sql`
      insert into sales_by_quarter_hour (quarter, currency, orders, items, revenue, refunds)
      with placed as materialized (
        select id, ${quarterOf('placed_at')} as quarter, currency, total - gift_cards as total from orders
        where placed_at >= ${start} and placed_at < ${end} and status <> 'cancelled' and ${HAS_GOODS}
      ), parts as (
        select quarter, currency, 1 as orders, 0 as items, total as revenue, 0 as refunds from placed
        union all
        select placed.quarter, placed.currency, 0, quantity, 0, 0
        from placed join order_items on order_items.order_id = placed.id and not order_items.gift_card
        union all
        select ${quarterOf('settled_at')}, currency, 0, 0, 0, amount - order_refunds.gift_cards
        from order_refunds join orders on orders.id = order_refunds.order_id
        where order_refunds.state = 'done' and settled_at >= ${start} and settled_at < ${end}
          and orders.status <> 'cancelled'
      )
      select quarter, currency, sum(orders), sum(items), sum(revenue), sum(refunds) from parts
      group by quarter, currency`.execute(trx);
    if (await sumVariants(trx, { day, start, end })) await sumStretch(trx, stretchOf(day));
  },

  /** Writes the sums of begun checkouts of a day anew. */
  async sumCheckouts(trx: Trx, { start, end }: DaySpan): Promise<void> {
    await sql`delete from checkouts_by_quarter_hour where quarter >= ${start} and quarter < ${end}`.execute(trx);
    await sql`
      insert into checkouts_by_quarter_hour (quarter, begun)
      select ${quarterOf('at')}, count(*) from checkouts_begun where at >= ${start} and at < ${end}
      group by 1`.execute(trx);
  },

  async removeCheckouts(db: Db, before: Date): Promise<void> {
    await db.deleteFrom('checkouts_begun').where('at', '<', before).execute();
  },
};
