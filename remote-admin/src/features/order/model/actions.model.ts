import type { AdminOrder, OrderItem } from '@tessera/shared/contract';
import type { Right } from '../../../rights/use-rights';
import { leftInvoiced } from './documents.model';

/** What staff can do with an order. */
export type OrderAction =
  | 'mark_paid'
  | 'capture'
  | 'ship'
  | 'deliver'
  | 'refund'
  | 'cancel'
  | 'undelivered'
  | 'hold'
  | 'release'
  | 'address'
  | 'billing'
  | 'correct_invoice'
  | 'edit';

/** Why something cannot be done with an order as it is. */
export type Block =
  | 'cancelled'
  | 'completed'
  | 'held'
  | 'not_paid'
  | 'owed'
  | 'payment_lost'
  | 'already_paid'
  | 'not_by_hand'
  | 'nothing_reserved'
  | 'all_sent'
  | 'on_its_way'
  | 'invoiced'
  | 'not_invoiced'
  | 'all_credited'
  | 'nothing_under_way'
  | 'not_undelivered'
  | 'exchanged'
  | 'nothing_to_refund';

type States = Pick<
  AdminOrder,
  | 'status'
  | 'payment_status'
  | 'fulfilment_status'
  | 'payment'
  | 'hold'
  | 'shipments'
  | 'refundable'
  | 'exchanged'
  | 'can_cancel'
  | 'can_capture'
  | 'can_ship'
  | 'can_edit_address'
  | 'can_come_back'
  | 'owed'
  | 'documents'
>;

const PAID: readonly AdminOrder['payment_status'][] = ['paid', 'partially_paid', 'partially_refunded', 'refunded'];
/** Nobody but staff can tell that this money has come. */
const BY_HAND: readonly AdminOrder['payment']['method'][] = ['bank-transfer', 'cash-on-delivery', 'cash'];

/** The money comes as the customer said that it would, by a way that only staff can tell of. */
export const comesByHand = ({ payment }: Pick<AdminOrder, 'payment'>): boolean => BY_HAND.includes(payment.method);

const isPaid = ({ payment_status }: States): boolean => PAID.includes(payment_status);

function whyNotPaid(order: States): Block | undefined {
  if (order.status === 'cancelled') return 'cancelled';
  // What was added comes by the customer's card, or by hand whichever way the rest was paid.
  if (isPaid(order)) return order.owed > 0 ? undefined : 'already_paid';
  // Whoever was to pay by card or link may pay in another way, as long as nothing is reserved.
  return comesByHand(order) || order.owed > 0 ? undefined : 'not_by_hand';
}

function whyNotShipped({ can_ship, status, hold, payment_status, owed }: States): Block | undefined {
  if (can_ship) return undefined;
  if (status === 'cancelled') return 'cancelled';
  if (payment_status === 'failed') return 'payment_lost';
  if (status === 'awaiting_payment') return 'not_paid';
  if (payment_status === 'partially_paid' && owed > 0) return 'owed';
  return hold ? 'held' : 'all_sent';
}

const whyNotBefore = (allowed: boolean, { status }: States): Block | undefined =>
  allowed ? undefined : status === 'cancelled' ? 'cancelled' : 'on_its_way';

function whyNotUndelivered({ can_come_back, status, shipments, exchanged }: States): Block | undefined {
  if (can_come_back) return undefined;
  if (status === 'cancelled') return 'cancelled';
  if (shipments.length === 0) return 'nothing_under_way';
  return exchanged > 0 ? 'exchanged' : 'not_undelivered';
}

function whyNotHeld({ status, hold }: States): Block | undefined {
  if (hold) return 'held';
  return status === 'cancelled' || status === 'completed' ? status : undefined;
}

/** An invoice says for ever what it said when its number was given. */
function whyNotBilled({ status, documents }: States): Block | undefined {
  if (status === 'cancelled') return 'cancelled';
  return documents.length > 0 ? 'invoiced' : undefined;
}

/** It is cancelled and written anew, as long as something of it is left. */
function whyNotCorrected({ documents }: States): Block | undefined {
  if (documents.length === 0) return 'not_invoiced';
  return leftInvoiced(documents) > 0 ? undefined : 'all_credited';
}

const BLOCKS: Record<OrderAction, (order: States) => Block | undefined> = {
  mark_paid: whyNotPaid,
  capture: ({ can_capture }) => (can_capture ? undefined : 'nothing_reserved'),
  ship: whyNotShipped,
  deliver: ({ shipments }) => (underWay(shipments).length > 0 ? undefined : 'nothing_under_way'),
  refund: ({ refundable }) => (refundable > 0 ? undefined : 'nothing_to_refund'),
  cancel: (order) => whyNotBefore(order.can_cancel, order),
  undelivered: whyNotUndelivered,
  hold: whyNotHeld,
  release: () => undefined,
  address: (order) => whyNotBefore(order.can_edit_address, order),
  billing: whyNotBilled,
  correct_invoice: whyNotCorrected,
  edit: (order) => whyNotBefore(order.can_edit_address, order),
};

/** Why an action cannot be taken on an order as it is; undefined where it can. The API decides, this only explains. */
export const blockOf = (action: OrderAction, order: States): Block | undefined => BLOCKS[action](order);

/** What may give money back. */
const GIVES_BACK: ReadonlySet<OrderAction> = new Set<OrderAction>(['refund', 'cancel', 'undelivered']);

/** The right that an action needs, as the API asks for it. */
export const rightFor = (action: OrderAction): Right => (GIVES_BACK.has(action) ? 'orders.refund' : 'orders.write');

/** In the order of how urgent they are; the first one that can be taken is the order's one primary action. */
const DAILY: readonly OrderAction[] = ['ship', 'deliver', 'mark_paid', 'capture'];

/** Goods go out against money that was promised, such as cash at the door; a transfer promises nothing before it has come. */
const awaitsTransfer = ({ payment, payment_status }: States): boolean =>
  payment.method === 'bank-transfer' && payment_status === 'awaiting';

const isLikely = (order: States, action: OrderAction): boolean =>
  blockOf(action, order) === undefined && (action !== 'mark_paid' || isPaid(order) || comesByHand(order));

/** What most likely comes next for an order: undefined where it is at its end. */
export function primaryAction(order: States): OrderAction | undefined {
  if (order.status === 'cancelled') return undefined;
  if (order.hold) return 'release';
  if (order.status === 'awaiting_payment' || awaitsTransfer(order)) {
    return isLikely(order, 'mark_paid') ? 'mark_paid' : undefined;
  }
  return DAILY.find((action) => isLikely(order, action));
}

/** Parcels that have not arrived. */
export const underWay = (shipments: AdminOrder['shipments']): AdminOrder['shipments'] =>
  shipments.filter(({ delivered_at, came_back_at }) => delivered_at === null && came_back_at === null);

type Line = Pick<OrderItem, 'quantity' | 'quantity_shipped' | 'quantity_unsent'> &
  Partial<Pick<OrderItem, 'gift_card'>>;

/** How many of a line are still to be sent; a gift card is mailed. */
export const leftToShip = ({ gift_card, quantity, quantity_shipped, quantity_unsent }: Line): number =>
  gift_card ? 0 : Math.max(0, quantity - quantity_shipped - quantity_unsent);

/** True for a whole number of pieces that there are; none counts. */
export const isPieces = (quantity: number, most: number): boolean =>
  Number.isInteger(quantity) && quantity >= 0 && quantity <= most;
