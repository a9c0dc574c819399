import type { CardOfOrder } from '../../stored-values/sales/card-sales.service';
import type { OrderItemRow, OrderRow } from './orders.repository';
import type { OrderView } from './orders.schemas';

type Card = NonNullable<OrderView['gift_cards']>[number];

/**
 * The gift cards of an order, piece by piece: those that it will have once it is paid, or those that were issued. Pure.
 * @param issued as they were made
 */
export function presentCards(
  { email, status }: Pick<OrderRow, 'email' | 'status'>,
  items: readonly OrderItemRow[],
  issued: readonly CardOfOrder[],
): Card[] {
  return items
    .filter(({ gift_card }) => gift_card)
    .flatMap((item): Card[] => {
      const { id: order_item_id, unit_price: amount } = item;
      const own = issued.filter((card) => card.order_item_id === order_item_id);
      if (own.length > 0) return own.map((card) => ({ order_item_id, ...issuedCard(card) }));
      if (status === 'cancelled') return [];
      return Array.from({ length: item.quantity - item.quantity_unsent }, (_, index): Card => {
        const to = item.gifts?.[index] ?? { email, name: '', message: '', send_on: null };
        return { order_item_id, amount, ...to, state: 'unpaid' };
      });
    });
}

function issuedCard({ amount, email, name, message, send_on, ended }: CardOfOrder): Omit<Card, 'order_item_id'> {
  const state = ended ? 'ended' : send_on === null ? 'mailed' : 'planned';
  return { amount, email, name, message, send_on, state };
}
