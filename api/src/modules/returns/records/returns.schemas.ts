import { Type } from 'typebox';
import type { Static } from 'typebox';
import { Id, Image, pageFields, Timestamp } from '../../../schemas/common';
import { nullable, ref } from '../../../schemas/ref';

const closed = { additionalProperties: false };
const MOST_LINES = 100;

const STATES = ['requested', 'approved', 'refused', 'received', 'refunded'] as const;

export const ReturnState = Type.Enum([...STATES], { $id: 'ReturnState', type: 'string' });

const REASONS = [
  'damaged',
  'wrong_item',
  'not_as_described',
  'does_not_fit',
  'arrived_late',
  'changed_mind',
  'other',
] as const;

export const ReturnReason = Type.Enum([...REASONS], { $id: 'ReturnReason', type: 'string' });

export const ReturnItem = Type.Object(
  {
    order_item_id: Id,
    quantity: Type.Integer(),
    reason: ref(ReturnReason),
    restocked: nullable(Type.Boolean({ description: 'null until the goods are back' })),
  },
  { ...closed, $id: 'ReturnItem' },
);

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
  version: Type.Integer({ description: 'sent back with each step' }),
};

export const Return = Type.Object(shown, { ...closed, $id: 'Return' });

export const AdminReturn = Type.Object(
  {
    ...shown,
    order: Type.Object({ id: Id, number: Type.String(), email: Type.String(), name: Type.String() }, closed),
    currency: Type.String(),
    refundable: Type.Integer({ description: 'what the lines came to: the amount that is proposed' }),
  },
  { ...closed, $id: 'AdminReturn' },
);

export const AdminReturnList = Type.Object(
  { items: Type.Array(ref(AdminReturn)), ...pageFields },
  { ...closed, $id: 'AdminReturnList' },
);

export const ReturnBody = Type.Object(
  {
    items: Type.Array(
      Type.Object(
        {
          order_item_id: Id,
          quantity: Type.Integer({ minimum: 1, maximum: 999 }),
          reason: Type.Enum([...REASONS], { type: 'string' }),
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

export const ReceiptBody = Type.Object(
  {
    version,
    restock: Type.Array(Id, {
      maxItems: MOST_LINES,
      default: [],
      description: 'the order lines whose goods can be sold again; the others are written off',
    }),
  },
  closed,
);

export const RefundBody = Type.Object(
  {
    version,
    amount: Type.Optional(Type.Integer({ minimum: 1, description: 'else what the lines came to' })),
    message: words,
  },
  closed,
);

export const ReturnParams = Type.Object({ id: Type.String({ maxLength: 100 }) });

export const ReturnParameters = Type.Object({
  state: Type.Optional(Type.Enum([...STATES], { type: 'string' })),
  search: Type.Optional(Type.String({ maxLength: 200 })),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
});

export const returnsSchemas = [ReturnState, ReturnReason, ReturnItem, Return];
export const adminReturnsSchemas = [AdminReturn, AdminReturnList];

export type ReturnView = Static<typeof Return>;
export type AdminReturnView = Static<typeof AdminReturn>;
export type ReturnRequest = Static<typeof ReturnBody>;
