import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Span } from '../../../infra/days/zone-days';

/** Of an amount as much as `part` is of `whole`, rounded to a minor unit. */
const shareOf = (amount: string, part: string, whole: string) =>
  sql.raw(`round((${amount})::numeric * (${part}) / (${whole}))::bigint`);

/** Whether the buyer's address had ordered before; `unknown` of somebody who was forgotten. */
const CUSTOMER = sql`case when email = '' then 'unknown' when exists (
    select from orders as earlier
    where lower(earlier.email) = lower(orders.email) and (earlier.placed_at, earlier.id) < (orders.placed_at, orders.id)
  ) then 'returning' else 'new' end as customer`;

const PARTS = sql`currency, coalesce(country, '') as country, coalesce(coupon_code, '') as coupon, payment_method, ${CUSTOMER}`;

/** What is bought is not money to be spent later, at least not all of it. */
const HAS_GOODS = sql`(orders.gift_cards = 0 or orders.items > orders.gift_cards)`;

/** The pieces of a refund, each with its line as long as that is there. */
export const PIECES = sql`jsonb_to_recordset(order_refunds.items)
    as piece (order_item_id uuid, quantity integer, amount bigint, tax bigint)
  left join order_items on order_items.id = piece.order_item_id`;

/** Of lines and of pieces that came back: what there is of those whose cost was known when they were ordered. */
const COSTS = sql`coalesce(sum(quantity) filter (where cost is not null), 0)::integer as costed_units,
  coalesce(sum(net) filter (where cost is not null), 0)::bigint as costed_sales,
  coalesce(sum(quantity::bigint * cost), 0)::bigint as cost`;
const COSTS_BACK = sql`
  coalesce(sum(piece.amount - piece.tax) filter (where order_items.cost is not null), 0)::bigint as costed_sales,
  coalesce(sum(piece.quantity::bigint * order_items.cost), 0)::bigint as cost`;

/**
 * What orders say of a span of time, as tables for a statement (docs/product.md §4, 'Reports'):
 * - `bought`: lines of orders that were placed in it and are not cancelled, as they stand now, without taxes. Where
 *   prices hold their tax, so does a discount: its tax goes by the line's rate.
 * - `given_back`: refunds that were done in it, of orders that are not cancelled, with the tax of their credit note; as long
 *   as there is none, with what it will have of the order as it is now.
 *   Gift cards are in none of it: what is paid with them is sold when they are spent.
 *   What goes back because an order was made smaller is no refund: the order's total is smaller already.
 * - `facts`: a row for each order and each of those refunds, with `at` and what reports are parted by.
 */
export function orderFacts({ start, end }: Span): RawBuilder<unknown> {
  return sql`placed as materialized (
      select id, ${PARTS}, placed_at as at, tax, tax_included, shipping + fee as extras from orders
      where placed_at >= ${start} and placed_at < ${end} and status <> 'cancelled' and ${HAS_GOODS}
    ), bought as materialized (
      select order_id, currency, product_id, quantity, cost, order_items.tax,
        order_items.total - order_items.tax as net,
        case when tax_included then round(discount::numeric * 100000 / (100000 + tax_rate))::bigint else discount end
          as discount
      from placed join order_items on order_items.order_id = placed.id and not order_items.gift_card
    ), goods as (
      select order_id, sum(quantity)::integer as units, sum(net + discount)::bigint as gross_sales,
        sum(discount)::bigint as discounts, sum(tax)::bigint as tax, ${COSTS}
      from bought group by order_id
    ), given_back as materialized (
      select order_refunds.id, ${PARTS}, settled_at as at, order_refunds.items, goods.amount, pieces.costed_sales,
        pieces.cost,
        coalesce((
          select (content -> 'totals' ->> 'tax')::bigint from invoices
          where cause = order_refunds.id and kind = 'credit_note'
        ), case when goods.amount < pieces.worth then ${shareOf('pieces.tax', 'goods.amount', 'pieces.worth')}
          else pieces.tax + case when orders.total - orders.gift_cards > pieces.worth
            then ${shareOf('orders.tax - pieces.tax', 'goods.amount - pieces.worth', 'orders.total - orders.gift_cards - pieces.worth')}
            else 0 end end) as tax
      from order_refunds join orders on orders.id = order_refunds.order_id
      cross join lateral (select order_refunds.amount - order_refunds.gift_cards as amount) as goods
      cross join lateral (
        select coalesce(sum(piece.amount), 0)::bigint as worth, coalesce(sum(piece.tax), 0)::bigint as tax, ${COSTS_BACK}
        from ${PIECES}
        where order_items.gift_card is not true
      ) as pieces
      where order_refunds.state = 'done' and purpose = 'refund' and settled_at >= ${start} and settled_at < ${end}
        and orders.status <> 'cancelled' and goods.amount > 0
    ), facts as (
      select placed.currency, country, coupon, payment_method, customer, at, 1 as orders, coalesce(units, 0) as units,
        coalesce(gross_sales, 0) as gross_sales, coalesce(discounts, 0) as discounts, 0::bigint as returns,
        extras - case when tax_included then placed.tax - coalesce(goods.tax, 0) else 0 end as delivery,
        placed.tax as taxes, coalesce(costed_units, 0) as costed_units, coalesce(costed_sales, 0) as costed_sales,
        coalesce(cost, 0) as cost
      from placed left join goods on goods.order_id = placed.id
      union all
      select currency, country, coupon, payment_method, customer, at, 0, 0, 0, 0, amount - tax, 0, -tax, 0, -costed_sales, -cost
      from given_back
    )`;
}

/** Of rows with the columns of `facts`: what they come to. */
export const SUMMED = sql`sum(orders)::integer as orders, sum(units)::integer as units,
  sum(gross_sales)::bigint as gross_sales, sum(discounts)::bigint as discounts, sum(returns)::bigint as returns,
  sum(delivery)::bigint as delivery, sum(taxes)::bigint as taxes, sum(costed_units)::integer as costed_units,
  sum(costed_sales)::bigint as costed_sales, sum(cost)::bigint as cost`;
