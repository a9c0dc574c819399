import type { FulfilmentStatus, OrderPaymentStatus, OrderStatus } from '../../../infra/database/tables/orders';

export interface OrderState {
  status: OrderStatus;
  payment_status: OrderPaymentStatus;
  fulfilment_status: FulfilmentStatus;
  payment_method: string;
}

const PAID: readonly OrderPaymentStatus[] = ['paid', 'partially_paid', 'partially_refunded', 'refunded'];

export const isPaid = ({ payment_status }: Pick<OrderState, 'payment_status'>): boolean =>
  PAID.includes(payment_status);

/** Reserved or promised, and nothing taken of it yet but what store credit has paid; a plan counts as taken. */
export const isPromised = ({
  payment_status,
  payment_method,
}: Pick<OrderState, 'payment_status' | 'payment_method'>): boolean =>
  payment_status === 'authorised' && payment_method !== 'pay-later';

/** How the payment of an order stands that money was taken for: something due comes first, since somebody must act. */
export function takenStatus({
  total,
  due,
  refunded,
}: {
  total: number;
  due: number;
  refunded: number;
}): OrderPaymentStatus {
  if (due > 0) return 'partially_paid';
  if (refunded > 0) return refunded >= total ? 'refunded' : 'partially_refunded';
  return 'paid';
}

/** What is to be paid of it, minor units: all of it but what store credit has paid, or what has been added since. */
export const owedOf = (
  order: Pick<OrderState, 'status' | 'payment_status'> & { total: number; credit: number; due: number },
): number => (order.status === 'cancelled' ? 0 : isUnpaid(order) ? order.total - order.credit : Math.max(0, order.due));

/** Nothing has been paid or promised yet. */
export const isUnpaid = ({ payment_status }: Pick<OrderState, 'payment_status'>): boolean =>
  payment_status === 'awaiting' || payment_status === 'failed';

/** The status that follows from payment and delivery; it is never set by hand. A cancelled order stays cancelled. */
export function settledStatus(order: OrderState): OrderStatus {
  if (order.status === 'cancelled') return 'cancelled';
  // Pay-later is settled between the shopper and the ledger; the order has done its part when it has arrived.
  const settled = isPaid(order) || (order.payment_status === 'authorised' && order.payment_method === 'pay-later');
  if (order.fulfilment_status === 'delivered' && settled) return 'completed';
  return order.status === 'awaiting_payment' && isUnpaid(order) ? 'awaiting_payment' : 'open';
}

/** Nothing has been sent off, and the order is not over: it may be cancelled, or sent elsewhere. */
export const canCancel = ({ status, fulfilment_status }: OrderState): boolean =>
  (status === 'awaiting_payment' || status === 'open') && fulfilment_status === 'unfulfilled';

/**
 * It is on its way and nothing of it has been paid but by store credit: its parcels may come back undelivered, and then
 * nothing is owed. What a plan has promised goes back by a refund.
 */
export const canComeBack = (order: OrderState): boolean =>
  order.status === 'open' && order.fulfilment_status !== 'unfulfilled' && (isUnpaid(order) || isPromised(order));

const CARDS: readonly string[] = ['test-card', 'stripe'];

/** Money of a card is reserved and not taken yet; what was promised otherwise comes by itself or by staff's word. */
export const canCapture = ({ status, payment_status, payment_method }: OrderState): boolean =>
  status === 'open' && payment_status === 'authorised' && CARDS.includes(payment_method);

export interface Sent {
  quantity: number;
  quantity_shipped: number;
  /** refunded before they were sent */
  quantity_unsent: number;
  /** mailed once it is paid, whatever becomes of the goods beside it */
  gift_card: boolean;
}

/** How far the goods are, from the lines and from how many shipments are still under way. */
export function fulfilmentOf(lines: readonly Sent[], under_way: number): FulfilmentStatus {
  const goods = lines.filter(({ gift_card }) => !gift_card);
  const items = goods.length > 0 ? goods : lines;
  if (!items.some(({ quantity_shipped }) => quantity_shipped > 0)) return 'unfulfilled';
  if (items.some(({ quantity, quantity_shipped, quantity_unsent }) => quantity_shipped + quantity_unsent < quantity))
    return 'partly_shipped';
  return under_way > 0 ? 'shipped' : 'delivered';
}
