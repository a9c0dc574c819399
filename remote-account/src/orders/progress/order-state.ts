import type { OrderSummary } from '@tessera/shared/contract';
import type { BadgeProps } from '@tessera/shared/ui';

export type OrderState =
  | 'awaiting_payment'
  | 'payment_failed'
  | 'preparing'
  | 'partly_shipped'
  | 'shipped'
  | 'delivered'
  | 'returned'
  | 'cancelled'
  | 'refunded';

type States = Pick<OrderSummary, 'status' | 'payment_status' | 'fulfilment_status'>;

/** The one word that matters most of an order's three states: what went wrong, else how far the goods are. */
export function orderState({ status, payment_status, fulfilment_status }: States): OrderState {
  if (fulfilment_status === 'returned') return 'returned';
  if (status === 'cancelled') return 'cancelled';
  if (payment_status === 'refunded') return 'refunded';
  // Also of an order that is being prepared: what had been reserved on a card was lost.
  if (payment_status === 'failed') return 'payment_failed';
  if (status === 'awaiting_payment') return 'awaiting_payment';
  return fulfilment_status === 'unfulfilled' ? 'preparing' : fulfilment_status;
}

export const STATE_TONES: Record<OrderState, NonNullable<BadgeProps['tone']>> = {
  awaiting_payment: 'warning',
  payment_failed: 'danger',
  preparing: 'neutral',
  partly_shipped: 'accent',
  shipped: 'accent',
  delivered: 'success',
  returned: 'neutral',
  cancelled: 'neutral',
  refunded: 'neutral',
};
