import { RETURN_REASONS } from '@tessera/shared/contract';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { boughtGoods, Id, Image, Money, nullableImage, Timestamp } from '../../../schemas/basics/common';
import { nullable, ref } from '../../../schemas/basics/ref';
import { RETURN_STATES } from '../../../schemas/filters/return-filter';
import { StaffNote } from '../../../schemas/staff-note';

const closed = { additionalProperties: false };
const MOST_LINES = 100;

export const ReturnState = Type.Enum([...RETURN_STATES], { $id: 'ReturnState', type: 'string' });

export const ReturnReason = Type.Enum([...RETURN_REASONS], { $id: 'ReturnReason', type: 'string' });

const line = {
  order_item_id: Id,
  quantity: Type.Integer(),
  reason: ref(ReturnReason),
  quantity_received: Type.Integer({ description: 'how many have arrived' }),
  restocked: nullable(Type.Boolean({ description: 'some can be sold again; null until the goods are back' })),
};

export const ReturnItem = Type.Object(line, { ...closed, $id: 'ReturnItem' });

const shown = {
  id: Id,
  number: Type.String(),
  state: ref(ReturnState),
  items: Type.Array(ref(ReturnItem)),
  comment: Type.String({ description: 'the shopper’s words' }),
  pictures: Type.Array(ref(Image)),
  message: nullable(Type.String({ description: 'the shop’s words with its decision' })),
  refund_amount: nullable(
    Type.Integer({ description: 'minor units of the order’s currency; null until it is refunded' }),
  ),
  created_at: Timestamp,
  decided_at: nullable(Timestamp),
  received_at: nullable(Timestamp),
  refunded_at: nullable(Timestamp),
  exchanged_at: nullable(Timestamp),
  replacement_order: nullable(Type.String({ description: 'the number of the order that it was exchanged for' })),
  version: Type.Integer({ description: 'sent back with each step' }),
};

export const Return = Type.Object(shown, { ...closed, $id: 'Return' });

export const AdminReturnItem = Type.Object(
  {
    ...line,
    quantity_restocked: Type.Integer({ description: 'of those that have arrived, as new: back in stock' }),
    worth: Type.Integer({ description: 'what they were bought for: of what has arrived, before that of all' }),
    ...boughtGoods,
    image: nullableImage,
    unit_price: Money,
  },
  { ...closed, $id: 'AdminReturnItem' },
);

export const AdminReturn = Type.Object(
  {
    ...shown,
    items: Type.Array(ref(AdminReturnItem)),
    order: Type.Object(
      {
        id: Id,
        number: Type.String(),
        email: Type.String(),
        name: Type.String(),
        shipping: Type.Integer({ description: 'what its delivery cost' }),
      },
      closed,
    ),
    currency: Type.String(),
    refundable: Type.Integer({ description: 'what the goods came to: the amount that is proposed' }),
    credit: Type.Integer({
      description: 'what an exchange takes off the price of other goods: without tax where prices are without',
    }),
    exchange_draft_id: nullable(Type.String({ description: 'of the order that is being written to exchange it' })),
    notes: Type.Array(ref(StaffNote), { description: 'oldest first' }),
    timeline: Type.Array(
      Type.Object({ at: Timestamp, event: Type.String(), data: Type.Record(Type.String(), Type.Unknown()) }, closed),
      { description: 'of the order’s, what is about this return; oldest first' },
    ),
  },
  { ...closed, $id: 'AdminReturn' },
);

export const ReturnBody = Type.Object(
  {
    items: Type.Array(
      Type.Object(
        {
          order_item_id: Id,
          quantity: Type.Integer({ minimum: 1, maximum: 999 }),
          reason: Type.Enum([...RETURN_REASONS], { type: 'string' }),
        },
        closed,
      ),
      { minItems: 1, maxItems: MOST_LINES },
    ),
    comment: Type.String({ maxLength: 2000, default: '', format: 'lines' }),
    pictures: Type.Array(Id, { maxItems: 5, default: [], description: 'ids of uploads of the kind `return`' }),
  },
  closed,
);

const version = Type.Integer();
const words = Type.String({ maxLength: 1000, default: '', format: 'lines' });

export const DecisionBody = Type.Object({ version, message: words }, closed);

const pieces = Type.Integer({ minimum: 0, maximum: 999 });

export const ReceiptBody = Type.Object(
  {
    version,
    items: Type.Optional(
      Type.Array(
        Type.Object(
          {
            order_item_id: Id,
            as_new: Type.Integer({ minimum: 0, maximum: 999, description: 'can be sold again: back into stock' }),
            damaged: pieces,
          },
          closed,
        ),
        {
          minItems: 1,
          maxItems: MOST_LINES,
          description: 'what has arrived now; the rest may follow. Without: all that is missing, by `restock`',
        },
      ),
    ),
    restock: Type.Array(Id, {
      maxItems: MOST_LINES,
      default: [],
      description: 'without `items`: the lines whose goods can be sold again; the others are written off',
    }),
  },
  closed,
);

const amount = Type.Optional(Type.Integer({ minimum: 1, description: 'else what the goods came to' }));
const delivery = Type.Boolean({ default: false, description: 'its price goes back, too' });

export const ReturnRefundBody = Type.Object({ version, amount, delivery, message: words }, closed);

export const ExchangeBody = Type.Object(
  {
    version,
    order: Type.String({ minLength: 1, maxLength: 100, description: 'the replacement: its id or number' }),
    message: words,
  },
  closed,
);

export const ReturnRefundPreviewBody = Type.Object({ amount, delivery }, closed);

export const ReturnParams = Type.Object({ id: Type.String({ maxLength: 100 }) });

export const returnsSchemas = [ReturnState, ReturnReason, ReturnItem, Return];
export const adminReturnsSchemas = [AdminReturnItem, AdminReturn];

export type ReturnView = Static<typeof Return>;
export type AdminReturnView = Static<typeof AdminReturn>;
export type ReturnRequest = Static<typeof ReturnBody>;
export type Receipt = Static<typeof ReceiptBody>;
export type ReturnRefund = Static<typeof ReturnRefundBody>;
export type Exchange = Static<typeof ExchangeBody>;
export type ReturnRefundQuestion = Static<typeof ReturnRefundPreviewBody>;
