import type { PaymentOfferView } from '../../../schemas/payment';
import type { PayableOrder } from '../../orders/order/order-payments.port';
import { isCard } from '../recording/recorder.service';

/** It is paid, and something has been added since (docs/decisions/0032). */
export const isDifference = ({ payment_status }: Pick<PayableOrder, 'payment_status'>): boolean =>
  payment_status === 'partially_paid';

/** What of the sum that is owed is the fee of a way to pay: what was added has none. Minor units. */
export const feeOf = (order: PayableOrder): number => (isDifference(order) ? 0 : order.fee);

/** The sum holds the fee of the way to pay that the order was placed with; what was added is paid by card. */
export const hasSameTerms = (order: PayableOrder, { fee, code }: PaymentOfferView): boolean =>
  fee === feeOf(order) && (!isDifference(order) || isCard({ method: code }));
