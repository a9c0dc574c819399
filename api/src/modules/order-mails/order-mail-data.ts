import { addressLines } from '@tessera/shared/addresses';
import { localeOf } from '@tessera/shared/i18n';
import { offeredOrFirst } from '../../core/languages';
import type { Language } from '../../core/languages';
import type { KnownOrder } from '../orders/order/order-after-sale.port';
import type { OrderItemView, OrderView } from '../orders/order/orders.schemas';

export interface Recipient {
  to: string;
  first_name: string;
  language: Language;
  has_account: boolean;
}

/** An account, as far as its owner is written to. */
export type Account = { email: string; first_name: string; language: Language } | undefined;

/**
 * An account's owner is written to where they are now, in the language that they read now, where the shop is offered in it.
 * @param languages of the store
 */
export function recipientOf(
  { order, language: ordered_in }: KnownOrder,
  user: Account,
  languages: readonly Language[],
): Recipient {
  const { first_name } = order.shipping_address;
  const language = offeredOrFirst(user?.language ?? ordered_in, languages);
  return user
    ? { to: user.email, first_name: user.first_name, language, has_account: true }
    : { to: order.email, first_name, language, has_account: false };
}

const withPicture = (item: OrderItemView, quantity: number, total: number) => ({
  name: item.name,
  options: item.options,
  quantity,
  total,
  picture: item.image?.src ?? null,
  ...(item.gift_card && { mailed: true }),
  ...(item.backorder && item.quantity_shipped < item.quantity && { backorder: item.backorder }),
});

/** What every mail about an order says of it. */
export function orderMailData(order: OrderView, { first_name, has_account, language }: Recipient) {
  const { items, discount, shipping, fee, total, credit, tax_included, tax_lines } = order.totals;
  const { name, earliest_on, latest_on } = order.delivery;
  return {
    first_name,
    number: order.number,
    has_account,
    currency: order.currency,
    lines: order.items.map((item) => withPicture(item, item.quantity, item.subtotal)),
    totals: {
      items,
      discount,
      shipping,
      fee,
      total,
      ...(credit !== undefined && { credit }),
      tax_included,
      tax_lines: tax_lines.map((line) => ({ name: line.name, rate: line.rate, amount: line.amount })),
    },
    delivery: { name, earliest_on, latest_on },
    ship_to: addressLines(order.shipping_address, localeOf(language)),
  };
}

/** Some pieces of some lines: what is in a parcel, or what comes back. */
export function linesOf(order: OrderView, some: readonly { order_item_id: string; quantity: number }[]) {
  return some.flatMap(({ order_item_id, quantity }) => {
    const item = order.items.find(({ id }) => id === order_item_id);
    return item ? [withPicture(item, quantity, item.unit_price * quantity)] : [];
  });
}
