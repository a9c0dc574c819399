import type { OrderView } from '../orders/order/orders.schemas';
import type { Notice } from '../staff-notices/staff-notices.service';
import type { HappenedEvent } from './mail-of-event';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What staff is told of what has happened to an order; most of it they see when they look. */
export function noticesOfEvent(order: OrderView, { event, data }: HappenedEvent): Notice[] {
  const { id: subject_id, number, currency } = order;
  const amount = typeof data['amount'] === 'number' ? data['amount'] : order.totals.total;
  const of_order = { subject_id, data: { number, amount, currency } };
  switch (event) {
    case 'placed':
      return [{ kind: 'order_placed', once: `order_placed:${subject_id}`, ...of_order }];
    case 'payment_failed':
      return [{ kind: 'payment_failed', once: `payment_failed:${text(data['payment_id'])}`, ...of_order }];
    case 'refund_failed':
      return [{ kind: 'refund_failed', once: `refund_failed:${text(data['refund_id'])}`, ...of_order }];
    case 'return_requested': {
      const wanted = order.returns.find(({ id }) => id === data['return_id']);
      if (!wanted) return [];
      const numbers = { number, return_number: wanted.number };
      return [
        { kind: 'return_requested', subject_id: wanted.id, data: numbers, once: `return_requested:${wanted.id}` },
      ];
    }
    default:
      return [];
  }
}
