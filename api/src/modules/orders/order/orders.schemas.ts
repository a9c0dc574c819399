import { Type } from 'typebox';
import type { Static } from 'typebox';
import { Cart } from '../../../schemas/cart';
import {
  boughtGoods,
  Id,
  Money,
  nullableImage,
  OrderedAhead,
  pageFields,
  Timestamp,
} from '../../../schemas/basics/common';
import { ORDER_STATES } from '../../../schemas/filters/order-filter';
import { PayLaterSchedule, Payment, PaymentMethodInput } from '../../../schemas/payment';
import { nullable, ref } from '../../../schemas/basics/ref';
import { AddressFields, OrderTotals } from '../../../schemas/totals';
import { Return } from '../../returns/records/returns.schemas';

const closed = { additionalProperties: false };
const Day = Type.String({ format: 'date', description: 'YYYY-MM-DD' });

export const OrderStatus = Type.Enum([...ORDER_STATES.status], { $id: 'OrderStatus', type: 'string' });
export const OrderPaymentStatus = Type.Enum([...ORDER_STATES.payment_status], {
  $id: 'OrderPaymentStatus',
  type: 'string',
});
export const FulfilmentStatus = Type.Enum([...ORDER_STATES.fulfilment_status], {
  $id: 'FulfilmentStatus',
  type: 'string',
});

const states = {
  status: ref(OrderStatus),
  payment_status: ref(OrderPaymentStatus),
  fulfilment_status: ref(FulfilmentStatus),
};

export const OrderItem = Type.Object(
  {
    id: Id,
    ...boughtGoods,
    image: nullableImage,
    quantity: Type.Integer(),
    unit_price: Money,
    regular_price: Money,
    subtotal: Money,
    discount: Money,
    tax: Money,
    total: Type.Integer({ description: 'subtotal - discount, + tax where it is not included' }),
    gift_card: Type.Boolean({ description: 'mailed once the order is paid: no parcel has it, and it is not returned' }),
    quantity_shipped: Type.Integer(),
    quantity_returned: Type.Integer(),
    quantity_unsent: Type.Integer({ description: 'refunded before they were sent: they stay here' }),
    backorder: Type.Optional(ref(OrderedAhead)),
  },
  { ...closed, $id: 'OrderItem' },
);

/** A gift card among what was ordered: each piece is one. */
export const OrderGiftCard = Type.Object(
  {
    order_item_id: Id,
    amount: Money,
    email: Type.String({ description: 'to which its code is mailed; empty once that is forgotten' }),
    name: Type.String({ description: 'of whom it is for' }),
    message: Type.String(),
    send_on: nullable(
      Type.String({ format: 'date', description: 'YYYY-MM-DD; null: once it is paid, or it was mailed' }),
    ),
    state: Type.Enum(['unpaid', 'planned', 'mailed', 'ended'], {
      type: 'string',
      description: 'planned: it is issued and waits for its day; ended: its price went back',
    }),
  },
  { ...closed, $id: 'OrderGiftCard' },
);

export const eventFields = {
  at: Timestamp,
  event: Type.String({ description: 'placed, paid, payment_failed, shipped, delivered, cancelled, refunded, …' }),
  data: Type.Record(Type.String(), Type.Unknown()),
};

export const OrderEvent = Type.Object(eventFields, { ...closed, $id: 'OrderEvent' });

export const Shipment = Type.Object(
  {
    id: Id,
    carrier: Type.String(),
    tracking_number: Type.String(),
    tracking_url: nullable(Type.String()),
    shipped_at: Timestamp,
    delivered_at: nullable(Timestamp),
    came_back_at: nullable(Type.String({ format: 'date-time', description: 'undelivered' })),
    items: Type.Array(Type.Object({ order_item_id: Id, quantity: Type.Integer() }, closed)),
  },
  { ...closed, $id: 'Shipment' },
);

export const OrderDelivery = Type.Object(
  { code: Type.String(), name: Type.String(), earliest_on: Day, latest_on: Day },
  { ...closed, $id: 'OrderDelivery' },
);

export const OrderInvoice = Type.Object(
  { number: Type.String(), url: Type.String() },
  { ...closed, $id: 'OrderInvoice' },
);

/** An invoice, a credit note, or what cancels an invoice so that another can be written. */
export const OrderDocument = Type.Object(
  {
    kind: Type.Enum(['invoice', 'credit_note', 'cancellation'], { type: 'string' }),
    number: Type.String(),
    total: Type.Integer({ description: 'what was invoiced, credited or cancelled' }),
    issued_at: Timestamp,
    refers_to: nullable(Type.String({ description: 'the number of the invoice that it corrects or follows' })),
    replaced_by: nullable(Type.String({ description: 'the number of the invoice that stands in its place' })),
    url: Type.String({ description: 'needs the session' }),
  },
  { ...closed, $id: 'OrderDocument' },
);

const order = {
  id: Id,
  number: Type.String(),
  placed_at: Timestamp,
  ...states,
  currency: Type.String(),
  email: Type.String(),
  items: Type.Array(ref(OrderItem)),
  gift_cards: Type.Optional(Type.Array(ref(OrderGiftCard), { description: 'piece by piece' })),
  totals: ref(OrderTotals),
  owed: Type.Integer({
    description: 'to be paid now: all of it but what store credit has paid, or what has been added since it was paid',
  }),
  coupon_code: nullable(Type.String()),
  shipping_address: ref(AddressFields),
  billing_address: nullable(ref(AddressFields)),
  delivery: ref(OrderDelivery),
  payment: ref(Payment),
  timeline: Type.Array(ref(OrderEvent)),
  shipments: Type.Array(ref(Shipment)),
  can_cancel: Type.Boolean(),
  can_pay: Type.Boolean(),
  held_until: nullable(Type.String({ format: 'date-time', description: 'its goods are kept so long without payment' })),
  return_until: nullable(Day),
  invoice: nullable(ref(OrderInvoice)),
  documents: Type.Array(ref(OrderDocument), { description: 'invoices, credit notes and cancellations, oldest first' }),
  returns: Type.Array(ref(Return)),
  pay_later: nullable(ref(PayLaterSchedule)),
  note: Type.String(),
};

export const Order = Type.Object(order, { ...closed, $id: 'Order' });

const summary = {
  id: Id,
  number: Type.String(),
  placed_at: Timestamp,
  ...states,
  currency: Type.String(),
  total: Money,
  item_count: Type.Integer(),
  images: Type.Array(nullableImage, { description: 'of the first lines, at most four' }),
  delivery: ref(OrderDelivery),
};

export const OrderSummary = Type.Object(summary, { ...closed, $id: 'OrderSummary' });

export const OrderList = Type.Object(
  { items: Type.Array(ref(OrderSummary)), ...pageFields },
  { ...closed, $id: 'OrderList' },
);

/** For whoever knows number and address: no name, no street, no sum. */
export const TrackedOrder = Type.Object(
  {
    number: Type.String(),
    placed_at: Timestamp,
    ...states,
    items: Type.Array(
      Type.Object(
        {
          name: Type.String(),
          options: Type.Record(Type.String(), Type.String()),
          image: nullableImage,
          quantity: Type.Integer(),
          quantity_shipped: Type.Integer(),
          gift_card: Type.Boolean(),
          backorder: Type.Optional(ref(OrderedAhead)),
        },
        closed,
      ),
    ),
    destination: Type.Object({ postal_code: Type.String(), city: Type.String(), country: Type.String() }, closed),
    delivery: ref(OrderDelivery),
    timeline: Type.Array(ref(OrderEvent)),
    shipments: Type.Array(ref(Shipment)),
  },
  { ...closed, $id: 'TrackedOrder' },
);

export const PlacedOrder = Type.Object({ order: ref(Order), payment: ref(Payment) }, { ...closed, $id: 'PlacedOrder' });

export const Reordered = Type.Object(
  {
    cart: ref(Cart),
    left_out: Type.Array(Type.Object({ name: Type.String(), reason: Type.String() }, closed)),
  },
  { ...closed, $id: 'Reordered' },
);

export const OrderBody = Type.Object(
  {
    expected_total: Type.Integer({ minimum: 0, description: 'what the buyer has seen; another one is refused' }),
    expected_credit: Type.Optional(
      Type.Integer({
        minimum: 0,
        description: 'what store credit pays of it, as the buyer has seen; another is refused',
      }),
    ),
    payment: Type.Object(
      {
        method: PaymentMethodInput,
        token: Type.Optional(Type.String({ maxLength: 500 })),
        plan: Type.Optional(Type.String({ maxLength: 100 })),
      },
      closed,
    ),
    accept_terms: Type.Literal(true),
  },
  closed,
);

export const CancelBody = Type.Object(
  { reason: Type.String({ maxLength: 500, default: '', format: 'lines' }) },
  closed,
);

export const TrackBody = Type.Object(
  {
    number: Type.String({ maxLength: 50, default: '' }),
    email: Type.String({ maxLength: 320, default: '', format: 'text' }),
  },
  closed,
);

export const OrderParams = Type.Object({ id: Type.String({ maxLength: 100 }) });
export const OrderPage = Type.Object({
  page: Type.Integer({ minimum: 1, maximum: 10_000, default: 1 }),
  page_size: Type.Integer({ minimum: 1, maximum: 100, default: 10 }),
});

export const ordersSchemas = [
  OrderStatus,
  OrderPaymentStatus,
  FulfilmentStatus,
  OrderItem,
  OrderGiftCard,
  OrderEvent,
  Shipment,
  OrderDelivery,
  OrderInvoice,
  OrderDocument,
  Order,
  OrderSummary,
  OrderList,
  TrackedOrder,
  PlacedOrder,
  Reordered,
];

export const orderFields = { order, summary };

export type OrderView = Static<typeof Order>;
export type OrderSummaryView = Static<typeof OrderSummary>;
export type OrderItemView = Static<typeof OrderItem>;
export type ShipmentView = Static<typeof Shipment>;
export type OrderRequest = Static<typeof OrderBody>;
export type TrackedOrderView = Static<typeof TrackedOrder>;
