import type { Order, OrderSummary } from '@tessera/shared/contract';
import type { BadgeProps } from '@tessera/shared/ui';
import { isMailed } from '../mailed';

export type OrderState =
  | 'awaiting_payment'
  | 'payment_failed'
  | 'preparing'
  | 'partly_shipped'
  | 'shipped'
  | 'delivered'
  | 'issued'
  | 'returned'
  | 'cancelled'
  | 'refunded';

/** An order, as far as its state goes; a server of before does not say in a list how it is delivered. */
export type States = Pick<OrderSummary, 'status' | 'payment_status' | 'fulfilment_status'> &
  Partial<Pick<Order, 'delivery'>>;

/** The one word that matters most of an order's three states: what went wrong, else how far the goods are. */
export function orderState(order: States): OrderState {
  const { status, payment_status, fulfilment_status } = order;
  if (fulfilment_status === 'returned') return 'returned';
  if (status === 'cancelled') return 'cancelled';
  if (payment_status === 'refunded') return 'refunded';
  // Also of an order that is being prepared: what had been reserved on a card was lost.
  if (payment_status === 'failed') return 'payment_failed';
  if (status === 'awaiting_payment') return 'awaiting_payment';
  return howFar(order);
}

/** Gift cards alone count as delivered once they are issued; some may wait for their day. */
function howFar({ fulfilment_status, ...order }: States): OrderState {
  if (fulfilment_status === 'unfulfilled') return 'preparing';
  return fulfilment_status === 'delivered' && isMailed(order) ? 'issued' : fulfilment_status;
}

export const STATE_TONES: Record<OrderState, NonNullable<BadgeProps['tone']>> = {
  awaiting_payment: 'warning',
  payment_failed: 'danger',
  preparing: 'neutral',
  partly_shipped: 'accent',
  shipped: 'accent',
  delivered: 'success',
  issued: 'success',
  returned: 'neutral',
  cancelled: 'neutral',
  refunded: 'neutral',
};
