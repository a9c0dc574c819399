import { Type } from 'typebox';
import type { Static } from 'typebox';
import { Id, Money, Timestamp, pageFields } from '../../schemas/common';
import { nullable, ref } from '../../schemas/ref';
import { ORDER_STATES, orderFields } from './order/orders.schemas';

const closed = { additionalProperties: false };

export const OrderRefund = Type.Object(
  {
    id: Id,
    amount: Money,
    reason: Type.String(),
    state: Type.Enum(['pending', 'done', 'failed'], { type: 'string' }),
    message: nullable(Type.String()),
    created_at: Timestamp,
  },
  { ...closed, $id: 'OrderRefund' },
);

const seenByStaff = {
  version: Type.Integer(),
  customer: nullable(Type.Object({ id: Id, name: Type.String() }, closed)),
};

export const AdminOrder = Type.Object(
  {
    ...orderFields.order,
    ...seenByStaff,
    refunds: Type.Array(ref(OrderRefund)),
    refundable: Type.Integer({ description: 'what can still be given back' }),
  },
  { ...closed, $id: 'AdminOrder' },
);

export const AdminOrderSummary = Type.Object(
  { ...orderFields.summary, ...seenByStaff, email: Type.String() },
  { ...closed, $id: 'AdminOrderSummary' },
);

export const AdminOrderList = Type.Object(
  { items: Type.Array(ref(AdminOrderSummary)), ...pageFields },
  { ...closed, $id: 'AdminOrderList' },
);

export const AdminOrderQuery = Type.Object({
  status: Type.Optional(Type.Enum([...ORDER_STATES.status])),
  payment_status: Type.Optional(Type.Enum([...ORDER_STATES.payment_status])),
  fulfilment_status: Type.Optional(Type.Enum([...ORDER_STATES.fulfilment_status])),
  search: Type.Optional(Type.String({ maxLength: 200, description: 'start of a number, or an e-mail address' })),
  page: Type.Integer({ minimum: 1, maximum: 10_000, default: 1 }),
  page_size: Type.Integer({ minimum: 1, maximum: 100, default: 20 }),
});

const MOST_LINES = 200;
const someItems = Type.Array(
  Type.Object({ order_item_id: Id, quantity: Type.Integer({ minimum: 1, maximum: 999 }) }, closed),
  { minItems: 1, maxItems: MOST_LINES },
);

export const ShipmentBody = Type.Object(
  {
    items: Type.Optional(someItems),
    carrier: Type.String({ minLength: 1, maxLength: 100 }),
    tracking_number: Type.String({ maxLength: 100, default: '' }),
  },
  { ...closed, description: 'Without `items`: all that is left.' },
);

export const RefundBody = Type.Object(
  {
    amount: Type.Integer({ minimum: 1 }),
    reason: Type.String({ maxLength: 500, default: '', format: 'lines' }),
    items: Type.Array(
      Type.Object(
        {
          order_item_id: Id,
          quantity: Type.Integer({ minimum: 1, maximum: 999 }),
          restock: Type.Boolean({ description: 'can be sold again' }),
        },
        closed,
      ),
      { maxItems: MOST_LINES, default: [] },
    ),
  },
  closed,
);

export const AdminCancelBody = Type.Object(
  {
    reason: Type.String({ maxLength: 500, default: '', format: 'lines' }),
    restock: Type.Boolean({ default: true, description: 'its goods can be sold again' }),
  },
  closed,
);

export const adminOrdersSchemas = [OrderRefund, AdminOrder, AdminOrderSummary, AdminOrderList];

export type AdminOrderView = Static<typeof AdminOrder>;
export type AdminOrderSearch = Static<typeof AdminOrderQuery>;
export type RefundRequest = Static<typeof RefundBody>;
