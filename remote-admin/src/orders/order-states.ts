import type { AdminOrderSummary, FulfilmentStatus, OrderPaymentStatus, OrderStatus } from '@tessera/shared/contract';
import type { BadgeProps } from '@tessera/shared/ui';

type Tone = NonNullable<BadgeProps['tone']>;

/** In the order in which an order goes through them. */
export const STATUS_TONES: Record<OrderStatus, Tone> = {
  awaiting_payment: 'warning',
  open: 'neutral',
  completed: 'success',
  cancelled: 'danger',
};

export const PAYMENT_TONES: Record<OrderPaymentStatus, Tone> = {
  awaiting: 'warning',
  authorised: 'neutral',
  paid: 'success',
  partially_paid: 'warning',
  partially_refunded: 'neutral',
  refunded: 'neutral',
  failed: 'danger',
};

export const SHIPMENT_TONES: Record<FulfilmentStatus, Tone> = {
  unfulfilled: 'warning',
  partly_shipped: 'warning',
  shipped: 'neutral',
  delivered: 'success',
  returned: 'neutral',
};

/** In the order in which they matter. */
export const DISPUTE_TONES: Record<NonNullable<AdminOrderSummary['dispute']>, Tone> = {
  open: 'danger',
  lost: 'danger',
  won: 'neutral',
};
