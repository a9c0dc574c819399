import type { MailOrder } from '../mail/mail.service';
import type { CorrectedPapers } from '../invoices/records/invoice-corrections.service';
import type { RefundWayView } from '../../schemas/refund-preview';
import type { OrderView } from '../orders/order/orders.schemas';
import { linesOf, orderMailData } from './order-mail-data';
import type { Recipient } from './order-mail-data';

type OrderMailName =
  | 'order-placed'
  | 'order-paid'
  | 'order-payment-lost'
  | 'order-shipped'
  | 'order-delivered'
  | 'order-cancelled'
  | 'order-undelivered'
  | 'order-refunded'
  | 'order-changed'
  | 'invoice-corrected'
  | 'return-step'
  | 'return-refunded';

export type OrderMailOrder = { [Name in OrderMailName]: MailOrder<Name> }[OrderMailName];

export interface HappenedEvent {
  event: string;
  data: Record<string, unknown>;
}

/** Whole addresses of documents, by their ids. */
export type DocumentLinks = (id: string) => string;

type Writer = (
  order: OrderView,
  data: Record<string, unknown>,
  recipient: Recipient,
  linkOf: DocumentLinks,
) => OrderMailOrder | undefined;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const amount = (value: unknown): number => (typeof value === 'number' ? value : 0);

const PAYMENTS: Record<OrderView['payment']['method'], 'card' | 'transfer' | 'cash' | 'later' | 'credit'> = {
  'test-card': 'card',
  stripe: 'card',
  'bank-transfer': 'transfer',
  'cash-on-delivery': 'cash',
  cash: 'cash',
  'pay-later': 'later',
  'store-credit': 'credit',
};

/** Nobody was asked: nothing had been paid in time. */
const CANCELLED_BY: Record<string, 'buyer' | 'shop' | 'unpaid'> = { shopper: 'buyer', shop: 'unpaid' };

const paid: Writer = (order, data, recipient) => {
  const money = amount(data['amount']);
  // A coupon has paid for all of it, or store credit, which the mail about the order says: there is no money to thank for.
  if (money === 0 || data['method'] === 'store-credit') return undefined;
  return {
    ...envelope(recipient),
    template: 'order-paid',
    data: { ...orderMailData(order, recipient), amount: money },
  };
};

const moneyBack = ({ payment }: OrderView, { made, to_credit, amount: money }: Record<string, unknown>) => {
  const isCredit = made === 'credit' || to_credit === true || payment.method === 'store-credit';
  return { amount: amount(money), way: made === 'by_hand' ? 'another' : isCredit ? 'credit' : 'same' } as const;
};

/** Which mail an event gets; events that are not here are seen with the order and need none. */
const WRITERS: Record<string, Writer> = {
  placed: (order, { way, total }, recipient) => {
    const isFree = total === 0;
    // Staff placed it: the mail with the link to pay, or the one about the money that is there, says it all.
    if (!isFree && (way === 'link' || way === 'paid')) return undefined;
    const { method, action } = order.payment;
    const payment = isFree ? ('nothing' as const) : PAYMENTS[method];
    const data = { ...orderMailData(order, recipient), payment, bank: action?.bank ?? null };
    return { ...envelope(recipient), template: 'order-placed', data };
  },

  // The receipt of a plan's last part says it: a second mail over the whole would read as if it had been paid twice.
  paid: (order, data, recipient, linkOf) =>
    order.payment.method === 'pay-later' ? undefined : paid(order, data, recipient, linkOf),
  difference_paid: paid,

  // A card that is declined says so at once; what was reserved is lost while nobody looks. Paid anew, it asks for nothing.
  payment_failed: (order, data, recipient) =>
    data['lost'] === true && order.can_pay
      ? {
          ...envelope(recipient),
          template: 'order-payment-lost',
          data: { ...orderMailData(order, recipient), amount: amount(data['amount']) || order.totals.total },
        }
      : undefined,

  edited: (order, data, recipient) => ({
    ...envelope(recipient),
    template: 'order-changed',
    data: { ...orderMailData(order, recipient), owed: amount(data['owed']), refund: amount(data['refund']) },
  }),

  difference_refunded: (order, data, recipient) => ({
    ...envelope(recipient),
    template: 'order-refunded',
    data: { ...orderMailData(order, recipient), ...moneyBack(order, data), return_number: null },
  }),

  shipped: (order, data, recipient) => {
    const sent = order.shipments.find(({ id }) => id === data['shipment_id']);
    if (!sent) return undefined;
    const { carrier, tracking_number, tracking_url } = sent;
    const parcel = { carrier, tracking_number, tracking_url, parcel: linesOf(order, sent.items) };
    return {
      ...envelope(recipient),
      template: 'order-shipped',
      data: { ...orderMailData(order, recipient), ...parcel },
    };
  },

  delivered: (order, _data, recipient) => {
    const data = { ...orderMailData(order, recipient), return_until: order.return_until };
    return { ...envelope(recipient), template: 'order-delivered', data };
  },

  cancelled: (order, { by, refund }, recipient) => {
    const end = { by: CANCELLED_BY[text(by)] ?? ('shop' as const), refund: amount(refund) };
    return {
      ...envelope(recipient),
      template: 'order-cancelled',
      data: { ...orderMailData(order, recipient), ...end },
    };
  },

  undelivered: (order, { reason, credit }, recipient) => ({
    ...envelope(recipient),
    template: 'order-undelivered',
    data: { ...orderMailData(order, recipient), reason: text(reason), credit: amount(credit) },
  }),

  refunded: (order, data, recipient) => {
    const of_return = order.returns.find(({ number }) => number === data['reason']);
    // One mail says all that goes back for a return; of what staff then gave another way another one does.
    if (typeof data['of_return'] === 'string' && data['made'] === undefined) return undefined;
    const money = { ...moneyBack(order, data), return_number: of_return?.number ?? null };
    return {
      ...envelope(recipient),
      template: 'order-refunded',
      data: { ...orderMailData(order, recipient), ...money },
    };
  },

  invoice_corrected: (order, data, recipient, linkOf) => {
    // Written by the orders' own service.
    const { replaces, cancellation, invoice } = data as unknown as CorrectedPapers;
    const named = ({ id, number }: { id: string; number: string }) => ({ number, url: linkOf(id) });
    const papers = { replaces, cancellation: named(cancellation), invoice: named(invoice) };
    return {
      ...envelope(recipient),
      template: 'invoice-corrected',
      data: { ...orderMailData(order, recipient), ...papers },
    };
  },

  return_requested: returnMail('requested'),
  return_approved: returnMail('approved'),
  return_refused: returnMail('refused'),
  return_received: returnMail('received'),

  return_refunded: (order, data, recipient) => {
    const found = order.returns.find(({ id }) => id === data['return_id']);
    if (!found) return undefined;
    const of_return = {
      return_number: found.number,
      // what has not come is not paid for
      goods: linesOf(order, arrivedItems(found.items)),
      message: text(data['message']),
    };
    return {
      ...envelope(recipient),
      template: 'return-refunded',
      data: { ...orderMailData(order, recipient), ...of_return, amount: amount(data['amount']), ways: waysIn(data) },
    };
  },
};

/** The mail about what has happened to an order; undefined where none is written about it. */
export function mailOfEvent(
  order: OrderView,
  { event, data }: HappenedEvent,
  recipient: Recipient,
  linkOf: DocumentLinks,
) {
  return Object.hasOwn(WRITERS, event) ? WRITERS[event]?.(order, data, recipient, linkOf) : undefined;
}

function envelope({ to, language }: Recipient) {
  return { to, language };
}

function returnMail(step: 'requested' | 'approved' | 'refused' | 'received'): Writer {
  return (order, data, recipient) => {
    const found = order.returns.find(({ id }) => id === data['return_id']);
    if (!found) return undefined;
    const { number: return_number, message } = found;
    // Of goods that come in several parcels each is told by itself.
    const items = step === 'received' ? (arrivedOf(data['items']) ?? found.items) : found.items;
    const of_return = { step, return_number, message, goods: linesOf(order, items) };
    return {
      ...envelope(recipient),
      template: 'return-step',
      data: { ...orderMailData(order, recipient), ...of_return },
    };
  };
}

/** What of a return's lines has arrived. */
const arrivedItems = (items: OrderView['returns'][number]['items']) =>
  items
    .filter(({ quantity_received }) => quantity_received > 0)
    .map(({ order_item_id, quantity_received }) => ({ order_item_id, quantity: quantity_received }));

/** By which ways an event says that money goes back. */
function waysIn({ ways }: Record<string, unknown>): RefundWayView[] {
  // Written by the returns' own service.
  return Array.isArray(ways) ? (ways as RefundWayView[]) : [];
}

/** What an event says to have arrived; undefined where it does not. */
function arrivedOf(items: unknown): { order_item_id: string; quantity: number }[] | undefined {
  // Written by the returns' own service.
  return Array.isArray(items) ? (items as { order_item_id: string; quantity: number }[]) : undefined;
}
