import { Type } from 'typebox';
import type { Static } from 'typebox';

export const TRANSACTION_KINDS = ['payment', 'instalment', 'plan', 'refund', 'plan_refund', 'dispute'] as const;

export const TRANSACTION_METHODS = [
  'test-card',
  'stripe',
  'pay-later',
  'bank-transfer',
  'cash-on-delivery',
  'cash',
  'store-credit',
  'by-hand',
] as const;

export const TRANSACTION_STATES = [
  'pending',
  'authorised',
  'done',
  'failed',
  'cancelled',
  'open',
  'won',
  'lost',
] as const;

const TRANSACTION_SORTS = ['-at', 'at', '-amount', 'amount'] as const;

/** Which money, in which order: what the list, its sums, its download and its export are asked for. */
export const AdminTransactionFilter = Type.Object(
  {
    search: Type.Optional(
      Type.String({
        maxLength: 200,
        description: 'the start of an order’s number, of its e-mail address, or of the provider’s own number',
      }),
    ),
    kind: Type.Optional(
      Type.Enum([...TRANSACTION_KINDS], {
        type: 'string',
        description: 'plan: an order that is paid later, plan_refund: what was taken off that; no money moves by these',
      }),
    ),
    method: Type.Optional(
      Type.Enum([...TRANSACTION_METHODS], {
        type: 'string',
        description: 'of the payment; by-hand: staff have given it back another way',
      }),
    ),
    state: Type.Optional(
      Type.Enum([...TRANSACTION_STATES], { type: 'string', description: 'open, won and lost are those of disputes' }),
    ),
    currency: Type.Optional(Type.String({ pattern: '^[A-Z]{3}$', description: 'ISO 4217' })),
    at_from: Type.Optional(Type.String({ format: 'date', description: 'when the money moved: YYYY-MM-DD, in UTC' })),
    at_to: Type.Optional(Type.String({ format: 'date', description: 'that day included: YYYY-MM-DD, in UTC' })),
    sort: Type.Optional(Type.Enum([...TRANSACTION_SORTS], { type: 'string' })),
  },
  { additionalProperties: false },
);

export type AdminTransactionFilters = Static<typeof AdminTransactionFilter>;
/** Each order is total by the id. */
export type TransactionSort = (typeof TRANSACTION_SORTS)[number];
