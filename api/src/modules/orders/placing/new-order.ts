import type { Insertable } from 'kysely';
import type { OrderItemsTable, OrdersTable } from '../../../infra/database/tables/orders';
import { orderedAheadOf } from '../../../presenters/goods/variant';
import { newItemRow } from '../order/new-item';
import { orderWords } from '../order/order-words';
import type { CheckoutContext, PreparedCheckout } from '../../checkout/checkout.service';

export interface Buyer {
  email: string;
  first_name: string;
  last_name: string;
}

export interface NewOrder {
  id: string;
  number: string;
  user_id: string | null;
  buyer: Buyer;
  now: Date;
  context: CheckoutContext;
  prepared: PreparedCheckout;
  method: string;
  plan: string | null;
}

/** The row of a new order, without its state. @throws Error for a checkout that has a problem */
export function orderRow(order: NewOrder): Omit<Insertable<OrdersTable>, 'status' | 'payment_status'> {
  const { id, number, user_id, buyer, now, context, prepared, method, plan } = order;
  const { row, quote, coupon } = prepared;
  const delivery = quote.delivery_offer;
  if (!row?.shipping_address || !delivery) throw new Error('This checkout has no address or no delivery');
  const { items, discount, shipping, fee, tax, tax_included, total, tax_lines, credit = 0 } = quote.totals;
  return {
    id,
    number,
    user_id,
    email: buyer.email,
    language: context.language,
    currency: context.currency,
    items,
    gift_cards: giftCardsOf(prepared),
    discount,
    shipping,
    fee,
    tax,
    tax_included,
    total,
    credit,
    tax_lines: JSON.stringify(tax_lines),
    coupon_code: coupon?.benefit ? coupon.shown.code : null,
    shipping_address: JSON.stringify(row.shipping_address),
    billing_address: row.billing_address && JSON.stringify(row.billing_address),
    delivery_code: delivery.code,
    delivery_name: delivery.name,
    earliest_on: delivery.earliest_on,
    latest_on: delivery.latest_on,
    payment_method: method,
    plan,
    note: row.note,
    placed_at: now,
    last_modified_at: now,
    ...orderWords({
      names: [buyer, row.shipping_address, row.billing_address].map(nameOf),
      skus: prepared.lines.map(({ sku }) => sku),
      tags: [],
    }),
  };
}

/** What gift cards cost of it, minor units. */
const giftCardsOf = ({ lines, quote }: PreparedCheckout): number =>
  lines.reduce((sum, { gift_card }, index) => sum + (gift_card ? (quote.lines[index]?.total ?? 0) : 0), 0);

const nameOf = (person: Pick<Buyer, 'first_name' | 'last_name'> | null): string =>
  person ? `${person.first_name} ${person.last_name}` : '';

/** Its lines, as they were bought: they stay so whatever becomes of the products. */
export function orderItems(
  order_id: string,
  { lines, quote, gifts }: PreparedCheckout,
  taken: ReadonlyMap<string, number>,
): Insertable<OrderItemsTable>[] {
  return lines.map((line, position) => {
    const { id: product_id, price: unit_price, variant_id } = line;
    const stock_taken = taken.get(variant_id) ?? 0;
    const sums = quote.lines[position] ?? { subtotal: 0, discount: 0, tax: 0, total: 0 };
    return newItemRow(order_id, position, {
      ...line,
      ...sums,
      goods: { ...line, product_id, gifts: gifts[position] ?? null },
      unit_price,
      rate: quote.rates[position],
      stock_taken,
      backorder: orderedAheadOf(line, line.quantity - stock_taken),
    });
  });
}
