import type { OrderView } from '../orders/order/orders.schemas';
import type { Notice } from '../staff-notices/staff-notices.service';
import type { HappenedEvent } from './mail-of-event';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Events about money: what is told of each, and whose number it is told once for. */
const TROUBLES: Record<string, { kind: MoneyKind; about: 'about' | 'refund_id' | 'dispute_id' }> = {
  refund_failed: { kind: 'refund_failed', about: 'refund_id' },
  pay_back_failed: { kind: 'refund_failed', about: 'about' },
  capture_failed: { kind: 'capture_failed', about: 'about' },
  instalment_returned: { kind: 'instalment_returned', about: 'about' },
  capture_waits: { kind: 'money_waits', about: 'about' },
  refund_waits: { kind: 'money_waits', about: 'about' },
  dispute_opened: { kind: 'dispute_opened', about: 'dispute_id' },
  credit_disputed: { kind: 'credit_disputed', about: 'dispute_id' },
};

type MoneyKind =
  | 'refund_failed'
  | 'capture_failed'
  | 'instalment_returned'
  | 'money_waits'
  | 'dispute_opened'
  | 'credit_disputed';

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
    case 'dispute_closed': {
      const outcome = data['outcome'] === 'won' ? 'won' : 'lost';
      const once = `dispute_closed:${text(data['dispute_id'])}:${outcome}`;
      return [{ kind: 'dispute_closed', subject_id, data: { ...of_order.data, outcome }, once }];
    }
    case 'return_requested': {
      const wanted = order.returns.find(({ id }) => id === data['return_id']);
      if (!wanted) return [];
      const numbers = { number, return_number: wanted.number };
      return [
        { kind: 'return_requested', subject_id: wanted.id, data: numbers, once: `return_requested:${wanted.id}` },
      ];
    }
    default: {
      const trouble = Object.hasOwn(TROUBLES, event) ? TROUBLES[event] : undefined;
      if (!trouble) return [];
      const { kind, about } = trouble;
      return [{ kind, once: `${kind}:${text(data[about])}`, ...of_order }];
    }
  }
}
