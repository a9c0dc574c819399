import { Type } from 'typebox';
import type { Static } from 'typebox';
import { Id, Money, Timestamp } from '../../../schemas/common';
import { OrderPayment } from '../../../schemas/payment';
import { RefundPreview } from '../../../schemas/refund-preview';
import { nullable, ref } from '../../../schemas/ref';
import { orderFields } from '../order/orders.schemas';
import { orderListSchemas, seenByStaff } from './list/order-list.schemas';

const closed = { additionalProperties: false };

export const OrderRefund = Type.Object(
  {
    id: Id,
    amount: Money,
    purpose: Type.Enum(['refund', 'difference'], {
      type: 'string',
      description: 'difference: its total had gone down by it, so it does not count as refunded',
    }),
    reason: Type.String(),
    state: Type.Enum(['pending', 'done', 'failed'], { type: 'string' }),
    message: nullable(Type.String()),
    created_at: Timestamp,
  },
  { ...closed, $id: 'OrderRefund' },
);

export const OrderNote = Type.Object(
  {
    id: Id,
    text: Type.String(),
    created_at: Timestamp,
    author_name: Type.String({ description: 'empty: that account is gone' }),
  },
  { ...closed, $id: 'OrderNote' },
);

export const OrderHold = Type.Object(
  {
    reason: Type.String(),
    held_at: Timestamp,
    held_by_name: Type.String({ description: 'empty: that account is gone' }),
  },
  { ...closed, $id: 'OrderHold' },
);

export const AdminOrder = Type.Object(
  {
    ...orderFields.order,
    ...seenByStaff,
    hold: nullable(ref(OrderHold)),
    placed_by_name: nullable(Type.String({ description: 'of the staff; null: the buyer placed it' })),
    discount_reason: Type.String({ description: 'why staff took something off; empty: they did not' }),
    notes: Type.Array(ref(OrderNote), { description: 'oldest first' }),
    payments: Type.Array(ref(OrderPayment), { description: 'oldest first' }),
    refunds: Type.Array(ref(OrderRefund)),
    refundable: Type.Integer({ description: 'what can still be given back' }),
    can_capture: Type.Boolean({ description: 'a card’s payment is authorised, and can be taken now' }),
    can_ship: Type.Boolean({ description: 'it is open, paid or promised, not held, and something is left to send' }),
    can_edit_address: Type.Boolean({ description: 'nothing has been sent off' }),
  },
  { ...closed, $id: 'AdminOrder' },
);

export const adminOrdersSchemas = [OrderRefund, OrderNote, OrderHold, AdminOrder, ...orderListSchemas, RefundPreview];

export type AdminOrderView = Static<typeof AdminOrder>;
