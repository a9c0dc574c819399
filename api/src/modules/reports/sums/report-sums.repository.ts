import { sql } from 'kysely';
import type { Trx } from '../../../infra/database/db';
import { firstDayOf, lastDayOf } from '../../../infra/days/stretches';
import type { DaySpan } from '../../../infra/days/zone-days';
import { orderFacts, PIECES, SUMMED } from './order-facts.repository';

/** What sums are kept by, beside those of all orders. Named in each statement: the keys of the tables begin with it. */
const PARTED = ['country', 'coupon', 'payment_method', 'customer', 'product'] as const;
const FIGURES = sql.raw(
  'orders, units, gross_sales, discounts, returns, delivery, taxes, costed_units, costed_sales, cost',
);

/** What replaces the sums of before, and whether it is another than they were. */
const REPLACED = sql`do update set orders = excluded.orders, units = excluded.units,
    gross_sales = excluded.gross_sales, discounts = excluded.discounts, returns = excluded.returns,
    delivery = excluded.delivery, taxes = excluded.taxes, costed_units = excluded.costed_units,
    costed_sales = excluded.costed_sales, cost = excluded.cost
  where (kept.orders, kept.units, kept.gross_sales, kept.discounts, kept.returns, kept.delivery, kept.taxes,
      kept.costed_units, kept.costed_sales, kept.cost) <>
    (excluded.orders, excluded.units, excluded.gross_sales, excluded.discounts, excluded.returns, excluded.delivery,
      excluded.taxes, excluded.costed_units, excluded.costed_sales, excluded.cost)`;

/** Sums for reports, written from orders. */
export const reportSumsRepository = {
  /** Writes those of a day, where they are others than before. @returns whether any are */
  async sumDay(trx: Trx, { day, start, end }: DaySpan): Promise<boolean> {
    const { rows } = await sql<{ is_changed: boolean }>`
      with ${orderFacts({ start, end })}, sold as (
        select currency, product_id, 0 as orders, quantity as units, net + discount as gross_sales, discount as discounts,
          0::bigint as returns, 0 as delivery, tax as taxes,
          case when cost is null then 0 else quantity end as costed_units,
          case when cost is null then 0 else net end as costed_sales, coalesce(quantity::bigint * cost, 0) as cost
        from bought
        union all
        select currency, product_id, 0, 0, 0, 0, piece.amount - piece.tax, 0, -piece.tax, 0,
          case when order_items.cost is null then 0 else piece.tax - piece.amount end,
          coalesce(-piece.quantity::bigint * order_items.cost, 0)
        from given_back as order_refunds cross join ${PIECES}
        where order_items.gift_card is not true
      ), fresh as materialized (
        select case grouping(country, coupon, payment_method, customer) when 15 then 'all' when 7 then 'country'
            when 11 then 'coupon' when 13 then 'payment_method' else 'customer' end as dimension,
          currency, coalesce(country, coupon, payment_method, customer, '') as key, ${SUMMED}
        from facts group by currency, grouping sets ((), (country), (coupon), (payment_method), (customer))
        union all
        select 'product', currency, coalesce(product_id::text, ''), ${SUMMED} from sold group by currency, product_id
      ), gone as (
        delete from report_sums_by_day as kept
        where dimension = any(${['all', ...PARTED]}) and day = ${day}::date and not exists (
          select from fresh where (fresh.dimension, fresh.currency, fresh.key) = (kept.dimension, kept.currency, kept.key))
        returning true
      ), written as (
        insert into report_sums_by_day as kept (dimension, currency, day, key, ${FIGURES})
        select dimension, currency, ${day}::date, key, ${FIGURES} from fresh
        on conflict (dimension, day, currency, key) ${REPLACED}
        returning true
      )
      select exists (select from gone) or exists (select from written) as is_changed`.execute(trx);
    return rows[0]?.is_changed ?? false;
  },

  /** Writes those of 16 days, from those of each. Of all orders together days are read alone. */
  async sumStretch(trx: Trx, stretch: number): Promise<void> {
    await sql`
      with fresh as materialized (
        select dimension, currency, key, ${SUMMED} from report_sums_by_day
        where dimension = any(${[...PARTED]}) and day between ${firstDayOf(stretch)}::date and ${lastDayOf(stretch)}::date
        group by dimension, currency, key
      ), gone as (
        delete from report_sums_by_stretch as kept
        where dimension = any(${[...PARTED]}) and stretch = ${stretch} and not exists (
          select from fresh where (fresh.dimension, fresh.currency, fresh.key) = (kept.dimension, kept.currency, kept.key))
      )
      insert into report_sums_by_stretch as kept (dimension, currency, stretch, key, ${FIGURES})
      select dimension, currency, ${stretch}::integer, key, ${FIGURES} from fresh
      on conflict (dimension, stretch, currency, key) ${REPLACED}`.execute(trx);
  },
};
