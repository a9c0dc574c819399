import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { countedTo } from '../../infra/database/count-rows';
import type { Db } from '../../infra/database/db';
import { firstPicture } from '../../infra/database/first-picture';
import { plannedAnew } from '../../infra/database/prepared/prepared';
import { TROUBLED_ORDERS } from '../../infra/database/troubled-orders';
import type { Stretches } from '../../infra/days/stretches';
import type { ImageRow } from '../../presenters/goods/image';
import type { NamedVariant } from '../../presenters/goods/variant';
import { agreementsFor } from './badges/badges.repository';

export interface Sums {
  /** minor units */
  sales: number;
  orders: number;
  items: number;
  refunds: number;
  checkouts: number;
}

export interface TopProductRow {
  product_id: string;
  slug: string;
  name: string;
  image: ImageRow | null;
  units: number;
  sales: number;
}

export interface AtRiskRow extends NamedVariant {
  stock: number;
  units_30_days: number;
}

/** Each no higher than one more than what is counted to. */
export interface ToDoCounts {
  to_ship: number;
  awaiting_payment: number;
  payments_failed: number;
  refunds_failed: number;
  captures_failed: number;
  disputes_open: number;
  returns_to_decide: number;
  reviews_waiting: number;
  applications_waiting: number;
  agreements_waiting: number;
  backorders_late: number;
}

/** What the dashboard shows: sums, and counts that end early. */
export const dashboardRepository = {
  /**
   * Sums between each of the moments and the next one.
   * @param edges ascending; one more than there are sums
   */
  async listSums(db: Db, edges: readonly Date[], currency: string): Promise<Map<number, Sums>> {
    const from = edges[0];
    const to = edges[edges.length - 1];
    const { rows } = await sql<Sums & { bucket: number }>`
      with found as (
        select quarter, revenue, orders, items, refunds, 0 as begun from sales_by_quarter_hour
        where quarter >= ${from} and quarter < ${to} and currency = ${currency}
        union all
        select quarter, 0, 0, 0, 0, begun from checkouts_by_quarter_hour where quarter >= ${from} and quarter < ${to}
      )
      select width_bucket(quarter, ${edges}::timestamptz[]) - 1 as bucket, sum(revenue)::bigint as sales,
        sum(orders)::integer as orders, sum(items)::integer as items, sum(refunds)::bigint as refunds,
        sum(begun)::integer as checkouts
      from found group by 1`.execute(db);
    return new Map(rows.map(({ bucket, ...sums }) => [bucket, sums]));
  },

  /** What sold for most on some days. */
  async listTopProducts(
    db: Db,
    { from, until, head, tail }: Stretches,
    currency: string,
    limit: number,
  ): Promise<TopProductRow[]> {
    const days = ([first, last]: readonly [string, string]) => sql`
      select product_id, units, revenue from variant_sales_by_day
      where day between ${first}::date and ${last}::date and currency = ${currency}`;
    const { rows } = await sql<TopProductRow>`
      ${plannedAnew} with parts as (
        ${days(head)} union all ${days(tail)} union all
        select product_id, units, revenue from product_sales_by_stretch
        where stretch >= ${from} and stretch < ${until} and currency = ${currency}
      ), sold as (
        select product_id, sum(units)::integer as units, sum(revenue)::bigint as sales from parts group by product_id
      ), best as materialized (
        select * from sold where exists (select from products where id = product_id)
        order by sales desc, product_id limit ${limit}
      )
      select best.product_id, products.slug, products.name, best.units, best.sales, shown.image
      from best join products on products.id = best.product_id
      ${firstPicture('products.id')}
      order by best.sales desc, best.product_id`.execute(db);
    return rows;
  },

  /**
   * What is sold out or low, and in the shop: what sold best in the days since `since` first.
   * @param low_stock of variants without a threshold of their own
   */
  async listAtRisk(db: Db, since: string, low_stock: number, limit: number): Promise<AtRiskRow[]> {
    const { rows } = await sql<AtRiskRow>`
      with at_risk as materialized (
        select variants.id as variant_id, products.id as product_id, products.slug, products.name, variants.sku,
          variants.options, variants.stock
        from variants join products on products.id = variants.product_id and products.published
        where track_stock and not allow_backorder and stock <= coalesce(low_stock_threshold, ${low_stock})
      ), sold as (
        select variant_id, sum(units)::integer as units from variant_sales_by_day
        where day >= ${since}::date and variant_id in (select variant_id from at_risk) group by variant_id
      )
      select at_risk.*, coalesce(sold.units, 0) as units_30_days from at_risk left join sold using (variant_id)
      order by coalesce(sold.units, 0) desc, stock, variant_id limit ${limit}`.execute(db);
    return rows;
  },

  /** What waits for this person, counted no further than `most` each. */
  async countToDo(db: Db, user_id: string, most: number): Promise<ToDoCounts> {
    const counted = (what: RawBuilder<unknown>) => countedTo(most, what);
    const { rows } = await sql<ToDoCounts>`
      select
        ${counted(sql`orders where status = 'open' and fulfilment_status = 'unfulfilled'`)} as to_ship,
        ${counted(sql`orders where status = 'awaiting_payment' and payment_status = 'awaiting'`)} as awaiting_payment,
        ${counted(sql`orders where status = 'awaiting_payment' and payment_status = 'failed'`)} as payments_failed,
        ${counted(sql`${TROUBLED_ORDERS.refund} as troubled`)} as refunds_failed,
        ${counted(sql`${TROUBLED_ORDERS.capture} as troubled`)} as captures_failed,
        ${counted(sql`orders where dispute = 'open'`)} as disputes_open,
        ${counted(sql`returns where state = 'requested'`)} as returns_to_decide,
        ${counted(sql`reviews where state = 'waiting'`)} as reviews_waiting,
        ${counted(sql`pay_later_applications where decision is null`)} as applications_waiting,
        ${counted(agreementsFor(user_id))} as agreements_waiting,
        ${counted(sql`(
          select distinct product_id from variants where allow_backorder and track_stock and stock = 0 and is_late
        ) as late`)} as backorders_late`.execute(db);
    const counts = rows[0];
    if (!counts) throw new Error('A count always has a row');
    return counts;
  },
};
