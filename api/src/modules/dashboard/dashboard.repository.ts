import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../infra/database/db';
import { plannedAnew } from '../../infra/database/prepared';
import type { Stretches } from './sums/stretches';
import type { ImageRow } from '../../presenters/image';

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

export interface AtRiskRow {
  variant_id: string;
  product_id: string;
  slug: string;
  name: string;
  sku: string;
  options: Record<string, string>;
  stock: number;
  units_30_days: number;
}

/** Each no higher than one more than what is counted to. */
export interface ToDoCounts {
  to_ship: number;
  awaiting_payment: number;
  payments_failed: number;
  refunds_failed: number;
  /** of an order whose refund failed, the one that has waited longest */
  refund_failed_order: string | null;
  returns_to_decide: number;
  reviews_waiting: number;
}

/** A refund that failed counts until a later one of its order was begun. */
const FAILED_REFUNDS = sql`order_refunds as failed where state = 'failed' and not exists (
  select from order_refunds as later
  where later.order_id = failed.order_id and later.created_at > failed.created_at and later.state <> 'failed')`;

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
      left join lateral (
        select jsonb_build_object('hash', images.hash, 'ext', images.ext, 'width', images.width, 'height', images.height,
          'tone', images.tone, 'alt', coalesce(nullif(product_images.alt, ''), images.alt),
          'derived_widths', to_jsonb(images.derived_widths)) as image
        from product_images join images on images.id = product_images.image_id
        where product_images.product_id = products.id order by product_images.position limit 1
      ) as shown on true
      order by best.sales desc, best.product_id`.execute(db);
    return rows;
  },

  /** What is sold out or low, and in the shop: what sold best in the days since `since` first. */
  async listAtRisk(db: Db, since: string, low_stock: number, limit: number): Promise<AtRiskRow[]> {
    const { rows } = await sql<AtRiskRow>`
      with at_risk as materialized (
        select variants.id as variant_id, products.id as product_id, products.slug, products.name, variants.sku,
          variants.options, variants.stock
        from variants join products on products.id = variants.product_id and products.published
        where track_stock and not allow_backorder and stock <= ${low_stock}
      ), sold as (
        select variant_id, sum(units)::integer as units from variant_sales_by_day
        where day >= ${since}::date and variant_id in (select variant_id from at_risk) group by variant_id
      )
      select at_risk.*, coalesce(sold.units, 0) as units_30_days from at_risk left join sold using (variant_id)
      order by coalesce(sold.units, 0) desc, stock, variant_id limit ${limit}`.execute(db);
    return rows;
  },

  /** What waits for somebody, counted no further than `most` each. */
  async countToDo(db: Db, most: number): Promise<ToDoCounts> {
    const counted = (what: RawBuilder<unknown>) =>
      sql`(select count(*)::integer from (select from ${what} limit ${most}) as few)`;
    const { rows } = await sql<ToDoCounts>`
      select
        ${counted(sql`orders where status = 'open' and fulfilment_status = 'unfulfilled'`)} as to_ship,
        ${counted(sql`orders where status = 'awaiting_payment' and payment_status = 'awaiting'`)} as awaiting_payment,
        ${counted(sql`orders where status = 'awaiting_payment' and payment_status = 'failed'`)} as payments_failed,
        ${counted(FAILED_REFUNDS)} as refunds_failed,
        (select number from orders where id = (
          select order_id from ${FAILED_REFUNDS} order by created_at limit 1)) as refund_failed_order,
        ${counted(sql`returns where state = 'requested'`)} as returns_to_decide,
        ${counted(sql`reviews where state = 'waiting'`)} as reviews_waiting`.execute(db);
    const counts = rows[0];
    if (!counts) throw new Error('A count always has a row');
    return counts;
  },
};
