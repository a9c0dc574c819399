import { pick } from '../../../infra/basics/pick';
import { presentImage } from '../../../presenters/goods/image';
import type { PaymentMethodCode, PaymentView } from '../../../schemas/payment';
import type { CardOfOrder } from '../../stored-values/sales/card-sales.service';
import { presentCards } from './present-cards';
import { trackingUrl } from './carriers';
import { canCancel, isPaid, isUnpaid, owedOf } from './order-state';
import type { OrderItemView, OrderSummaryView, OrderView, ShipmentView } from './orders.schemas';
import type { OrderItemRow, OrderRow } from './orders.repository';
import type { ShipmentRow } from './shipments.repository';

const DAY_MS = 86_400_000;
const SHOWN_PICTURES = 4;
/** What every view of an order begins with. */
const HEAD = ['id', 'number', 'status', 'payment_status', 'fulfilment_status', 'currency'] as const;
const ITEM = [
  ...(['id', 'product_id', 'variant_id', 'slug', 'name', 'sku', 'options'] as const),
  ...(['quantity', 'unit_price', 'regular_price', 'subtotal', 'discount', 'tax', 'total'] as const),
  ...(['gift_card'] as const),
  ...(['quantity_shipped', 'quantity_returned', 'quantity_unsent'] as const),
] as const;

export interface OrderParts extends Pick<OrderView, 'returns' | 'invoice' | 'documents' | 'pay_later'> {
  row: OrderRow;
  items: OrderItemRow[];
  /** gift cards that were issued with it */
  cards: CardOfOrder[];
  shipments: ShipmentRow[];
  timeline: { event: string; data: Record<string, unknown>; at: Date }[];
  /** undefined: nothing was ever started (an order that staff entered) */
  payment: PaymentView | undefined;
  return_days: number;
  now: Date;
}

/** The order as its buyer sees it. */
export function presentOrder(parts: OrderParts): OrderView {
  const { row, items, cards, shipments, timeline, payment, return_days, now, returns, invoice, documents, pay_later } =
    parts;
  return {
    ...pick(row, HEAD),
    ...pick(row, ['email', 'coupon_code', 'note']),
    placed_at: row.placed_at.toISOString(),
    items: items.map(presentItem),
    gift_cards: presentCards(row, items, cards),
    totals: totalsOf(row),
    owed: owedOf(row),
    shipping_address: row.shipping_address,
    billing_address: row.billing_address,
    delivery: deliveryOf(row),
    payment: payment ?? paymentOf(row),
    timeline: timeline.filter((event) => !isOfStaff(event)).map(presentEvent),
    shipments: shipments.map(presentShipment),
    can_cancel: canCancel(row),
    can_pay: canPay(row, now),
    held_until: row.held_until?.toISOString() ?? null,
    return_until: returnUntil(row, return_days),
    returns,
    invoice,
    documents,
    pay_later,
  };
}

/** What is between the shop and its payment provider. */
const OF_STAFF = new Set([
  'capture_failed',
  'capture_waits',
  'refund_waits',
  'pay_back_failed',
  'instalment_returned',
  'exchange_released',
  'dispute_opened',
  'credit_disputed',
  'gift_cards_blocked',
  'dispute_closed',
]);

/** A refund that was never done is nothing that its buyer has heard of. */
const isOfStaff = ({ event, data }: OrderParts['timeline'][number]): boolean =>
  OF_STAFF.has(event) || (event === 'refund_failed' && data['never_done'] === true);

export const presentEvent = ({ event, data, at }: OrderParts['timeline'][number]): OrderView['timeline'][number] => ({
  at: at.toISOString(),
  event,
  data,
});

/** A payment can be started as long as the goods are kept for it. */
export function canPay(row: OrderRow, now: Date): boolean {
  const { status, payment_status, held_until } = row;
  // An open one that is not paid any more: what had been reserved on a card was lost.
  if (status === 'open' && owedOf(row) > 0 && isPaid(row)) return true;
  const waits = status === 'awaiting_payment' || (status === 'open' && payment_status === 'failed');
  return waits && isUnpaid(row) && (held_until === null || held_until > now);
}

function totalsOf(row: OrderRow): OrderView['totals'] {
  const sums = pick(row, [
    'items',
    'discount',
    'shipping',
    'fee',
    'tax',
    'tax_included',
    'total',
    'tax_lines',
    'refunded',
  ]);
  // It may cost less by now than credit has paid of it.
  return row.credit > 0 ? { ...sums, credit: Math.min(row.credit, row.total) } : sums;
}

export function deliveryOf({ delivery_code, delivery_name, earliest_on, latest_on }: OrderRow): OrderView['delivery'] {
  return { code: delivery_code, name: delivery_name, earliest_on, latest_on };
}

const PAYMENT_STATES: Record<OrderRow['payment_status'], PaymentView['status']> = {
  awaiting: 'pending',
  authorised: 'authorised',
  paid: 'paid',
  partially_paid: 'paid',
  partially_refunded: 'partially_refunded',
  refunded: 'refunded',
  failed: 'failed',
};

function paymentOf({ id, payment_method, payment_status, total, credit }: OrderRow): PaymentView {
  // The column is written from the same list.
  const method = payment_method as PaymentMethodCode;
  return { id, method, status: PAYMENT_STATES[payment_status], amount: total - credit, message: null, action: null };
}

/** The last day on which it can be sent back; null while it has not arrived. */
function returnUntil(order: OrderRow, return_days: number): string | null {
  const { delivered_at, status, items, gift_cards } = order;
  // What was mailed alone is not sent back.
  if (!delivered_at || status === 'cancelled' || (gift_cards > 0 && gift_cards === items)) return null;
  return new Date(delivered_at.getTime() + return_days * DAY_MS).toISOString().slice(0, 10);
}

const presentItem = ({ image, ...row }: OrderItemRow): OrderItemView => ({
  ...pick(row, ITEM),
  ...(row.backorder && { backorder: row.backorder }),
  image: image ? presentImage(image) : null,
});

export function presentShipment(row: ShipmentRow): ShipmentView {
  const { id, carrier, tracking_number, items } = row;
  return {
    id,
    carrier,
    tracking_number,
    items,
    tracking_url: trackingUrl(carrier, tracking_number),
    shipped_at: row.shipped_at.toISOString(),
    delivered_at: row.delivered_at?.toISOString() ?? null,
    came_back_at: row.came_back_at?.toISOString() ?? null,
  };
}

export function presentSummary(row: OrderRow, items: OrderItemRow[]): OrderSummaryView {
  return {
    ...pick(row, HEAD),
    total: row.total,
    placed_at: row.placed_at.toISOString(),
    item_count: items.reduce((sum, { quantity }) => sum + quantity, 0),
    images: items.slice(0, SHOWN_PICTURES).map(({ image }) => (image ? presentImage(image) : null)),
    delivery: deliveryOf(row),
  };
}
