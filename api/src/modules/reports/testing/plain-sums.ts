import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../../infra/database/db';
import type { ReportSums } from '../report-figures';

export interface PlainSums extends Omit<ReportSums, 'costed_units' | 'costed_sales'> {
  key: string;
  net_sales: number;
  total: number;
  margin: number;
  units_without_cost: number;
}

export interface PlainAsked {
  from: string;
  to: string;
  currency: string;
  time_zone: string;
}

const dayOf = (moment: RawBuilder<unknown>, time_zone: string) => sql`(${moment} at time zone ${time_zone})::date`;

/** A line without its tax, and what was taken off it. */
const NET = sql`order_items.subtotal - order_items.discount - case when orders.tax_included then order_items.tax else 0 end`;
const OFF = sql`case when orders.tax_included
  then round(order_items.discount * 100000.0 / (100000 + order_items.tax_rate)) else order_items.discount end`;

const SUM = sql`sum(orders)::integer as orders, sum(units)::integer as units, sum(net + discounts)::bigint as gross_sales,
  sum(discounts)::bigint as discounts, sum(returns)::bigint as returns, sum(net - returns)::bigint as net_sales,
  sum(cost)::bigint as cost, sum(costed_sales - cost)::bigint as margin,
  sum(units - costed_units)::integer as units_without_cost,
  sum(total - taxes - net + returns)::bigint as delivery, sum(taxes)::bigint as taxes, sum(total)::bigint as total`;

/**
 * A report in plain SQL over the tables of orders, without a look at what is kept: an order for itself, then a refund.
 * @param key of an order, e.g. sql`orders.country`; the day is `day`
 */
export async function plainSums(db: Db, asked: PlainAsked, key: RawBuilder<unknown>): Promise<PlainSums[]> {
  const { from, to, currency, time_zone } = asked;
  const { rows } = await sql<PlainSums>`
    select key, ${SUM} from (
      select ${key} as key, 1 as orders,
        (select sum(quantity) from order_items where order_id = orders.id) as units,
        (select sum(${NET}) from order_items where order_id = orders.id) as net,
        (select sum(${OFF}) from order_items where order_id = orders.id) as discounts,
        0 as returns, orders.tax as taxes, orders.total, coalesce(known.units, 0) as costed_units,
        coalesce(known.net, 0) as costed_sales, coalesce(known.cost, 0) as cost
      from orders cross join lateral (select ${dayOf(sql`orders.placed_at`, time_zone)} as day) as placed
      cross join lateral (
        select sum(quantity) as units, sum(${NET}) as net, sum(quantity * cost) as cost
        from order_items where order_id = orders.id and cost is not null) as known
      where status <> 'cancelled' and currency = ${currency} and day between ${from}::date and ${to}::date
      union all
      select ${key}, 0, 0, 0, 0, amount - given.tax, -given.tax, -amount, 0, -coalesce(pieces.costed, 0),
        -coalesce(pieces.cost, 0)
      from order_refunds join orders on orders.id = order_refunds.order_id
      cross join lateral (select ${dayOf(sql`settled_at`, time_zone)} as day) as settled
      cross join lateral (
        select sum((piece ->> 'amount')::numeric) as worth, sum((piece ->> 'tax')::numeric) as tax,
          sum((piece ->> 'quantity')::numeric * cost) as cost,
          sum(case when cost is not null then (piece ->> 'amount')::numeric - (piece ->> 'tax')::numeric end) as costed
        from jsonb_array_elements(order_refunds.items) as piece
        left join order_items on order_items.id = (piece ->> 'order_item_id')::uuid) as pieces
      cross join lateral (
        select case
          when worth is null then coalesce(round(orders.tax::numeric * amount / nullif(orders.total, 0)), 0)
          when amount < worth then round(pieces.tax * amount / worth)
          when orders.total <= worth then pieces.tax
          else pieces.tax + round((orders.tax - pieces.tax) * (amount - worth) / (orders.total - worth)) end as tax
      ) as given
      where order_refunds.state = 'done' and purpose = 'refund' and orders.status <> 'cancelled'
        and currency = ${currency} and day between ${from}::date and ${to}::date
    ) as ledger group by key order by key`.execute(db);
  return rows;
}

/** The same of goods: their lines, and pieces that came back. @param key of a line, whose product may be gone */
export async function plainGoods(db: Db, asked: PlainAsked, key: RawBuilder<unknown>): Promise<PlainSums[]> {
  const { from, to, currency, time_zone } = asked;
  const { rows } = await sql<PlainSums>`
    select key, ${SUM} from (
      select ${key} as key, 0 as orders, quantity as units, ${NET} as net, ${OFF} as discounts, 0 as returns,
        order_items.tax as taxes, ${NET} + order_items.tax as total,
        case when cost >= 0 then quantity else 0 end as costed_units, case when cost >= 0 then ${NET} else 0 end as costed_sales,
        coalesce(quantity * cost, 0) as cost
      from orders join order_items on order_items.order_id = orders.id
      left join products on products.id = order_items.product_id
      where orders.status <> 'cancelled' and currency = ${currency}
        and ${dayOf(sql`placed_at`, time_zone)} between ${from}::date and ${to}::date
      union all
      select ${key}, 0, 0, 0, 0, piece.amount - piece.tax, -piece.tax, -piece.amount,
        0, case when cost >= 0 then piece.tax - piece.amount else 0 end, -coalesce(piece.quantity * cost, 0)
      from order_refunds join orders on orders.id = order_refunds.order_id
      cross join lateral jsonb_to_recordset(order_refunds.items) as piece (order_item_id uuid, quantity integer, amount bigint, tax bigint)
      left join order_items on order_items.id = piece.order_item_id
      left join products on products.id = order_items.product_id
      where order_refunds.state = 'done' and purpose = 'refund' and orders.status <> 'cancelled'
        and currency = ${currency} and ${dayOf(sql`settled_at`, time_zone)} between ${from}::date and ${to}::date
    ) as ledger group by key order by key`.execute(db);
  return rows;
}
