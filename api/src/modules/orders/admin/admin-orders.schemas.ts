import { Type } from 'typebox';
import type { Static } from 'typebox';
import { Id, Money, Timestamp } from '../../../schemas/basics/common';
import { OrderDispute, OrderPayment, METHODS } from '../../../schemas/payment';
import { RefundPreview, RefundWay } from '../../../schemas/refund-preview';
import { nullable, ref } from '../../../schemas/basics/ref';
import { StaffNote } from '../../../schemas/staff-note';
import { AdminGiftCard } from '../../../schemas/gift-card';
import { eventFields, orderFields } from '../order/orders.schemas';
import { orderListSchemas, seenByStaff } from './list/order-list.schemas';

const closed = { additionalProperties: false };

/** Staff can have its mail sent again. */
export const AdminOrderEvent = Type.Object({ id: Id, ...eventFields }, { ...closed, $id: 'AdminOrderEvent' });

export const OrderExchange = Type.Object(
  { return_id: Id, return_number: Type.String(), order_number: Type.String({ description: 'whose goods came back' }) },
  { ...closed, $id: 'OrderExchange' },
);

export const OrderRefund = Type.Object(
  {
    id: Id,
    amount: Money,
    purpose: Type.Enum(['refund', 'difference', 'surplus'], {
      type: 'string',
      description:
        'difference: its total had gone down by it, so it does not count as refunded; surplus: money beside it, e.g. what was paid twice',
    }),
    made: Type.Enum(['shop', 'provider', 'by_hand', 'credit'], {
      type: 'string',
      description:
        'provider: by somebody at the payment provider itself; by_hand: by staff, another way; credit: as store credit',
    }),
    method: nullable(
      Type.Enum([...METHODS], {
        type: 'string',
        description: 'that it goes back by; null: another way, or as store credit',
      }),
    ),
    reason: Type.String(),
    state: Type.Enum(['pending', 'done', 'failed'], { type: 'string' }),
    message: nullable(Type.String({ description: 'why it failed, or has not been done yet' })),
    attempts: Type.Integer({ description: 'how often the provider was asked' }),
    next_try_at: nullable(Timestamp),
    followed_by: nullable(Type.String({ description: 'the refund that took its place after it had failed' })),
    can_retry: Type.Boolean({ description: 'it failed, or waits for the provider: it can be asked for again' }),
    can_settle_by_hand: Type.Boolean({ description: 'it failed, and the money can be given back another way' }),
    can_close: Type.Boolean({ description: 'it failed, and staff can say that nothing more of it goes back' }),
    created_at: Timestamp,
  },
  { ...closed, $id: 'OrderRefund' },
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
    timeline: Type.Array(ref(AdminOrderEvent), { description: 'oldest first' }),
    cards: Type.Optional(
      Type.Array(ref(AdminGiftCard), {
        description:
          'gift cards that were issued with it; without `gift_cards.read` none, and `gift_cards` names nobody',
      }),
    ),
    exchange_of: nullable(ref(OrderExchange)),
    hold: nullable(ref(OrderHold)),
    placed_by_name: nullable(Type.String({ description: 'of the staff; null: the buyer placed it' })),
    discount_reason: Type.String({ description: 'why staff took something off; empty: they did not' }),
    notes: Type.Array(ref(StaffNote), { description: 'oldest first' }),
    payments: Type.Array(ref(OrderPayment), { description: 'oldest first' }),
    disputes: Type.Array(ref(OrderDispute), { description: 'oldest first' }),
    refunds: Type.Array(ref(OrderRefund)),
    exchanged: Type.Integer({ description: 'of its money, what paid the goods that others were exchanged for' }),
    refundable: Type.Integer({ description: 'what can still be given back' }),
    can_capture: Type.Boolean({ description: 'a card’s payment is authorised, and can be taken now' }),
    can_ship: Type.Boolean({ description: 'it is open, paid or promised, not held, and something is left to send' }),
    can_edit_address: Type.Boolean({ description: 'nothing has been sent off' }),
    can_come_back: Type.Boolean({
      description: 'it was sent, and nobody has paid or exchanged any of it: its parcels may come back',
    }),
  },
  { ...closed, $id: 'AdminOrder' },
);

export const adminOrdersSchemas = [
  AdminOrderEvent,
  OrderExchange,
  OrderRefund,
  StaffNote,
  OrderHold,
  AdminOrder,
  ...orderListSchemas,
  RefundWay,
  RefundPreview,
];

export type AdminOrderView = Static<typeof AdminOrder>;
