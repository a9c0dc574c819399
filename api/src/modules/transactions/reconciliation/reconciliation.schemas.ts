import { Type } from 'typebox';
import type { Static } from 'typebox';
import { Id, Timestamp } from '../../../schemas/basics/common';
import { nullable, ref } from '../../../schemas/basics/ref';
import { TRANSACTION_METHODS } from '../../../schemas/filters/transaction-filter';

const closed = { additionalProperties: false };
const Sum = Type.Integer({ description: 'minor units' });

export const LINE_VERDICTS = [
  'matched',
  'unknown',
  'other_currency',
  'other_amount',
  'other_state',
  'other_fee',
  'twice',
  'beside',
  'missing',
] as const;

/** Of these a provider, a bank or whoever carries the money writes a file. */
const FILED_METHODS = TRANSACTION_METHODS.filter((method) => method !== 'pay-later' && method !== 'by-hand');

const Method = Type.Enum([...TRANSACTION_METHODS], { type: 'string' });
const Verdict = Type.Enum([...LINE_VERDICTS], {
  type: 'string',
  description: 'beside: no money of an order, such as a payout; missing: the shop knows it, the file does not have it',
});
const count = Type.Integer();

/** Characters of a file: 10,000 lines of a Stripe report. */
export const MOST_CHARACTERS = 2_000_000;

export const ReconciliationBody = Type.Object(
  {
    method: Type.Enum([...FILED_METHODS], { type: 'string', description: 'whose file it is' }),
    file_name: Type.String({ minLength: 1, maxLength: 200, format: 'line' }),
    csv: Type.String({
      minLength: 1,
      maxLength: MOST_CHARACTERS,
      format: 'lines',
      description: 'what the file has: at most 10,000 lines (docs/api.md, ‘Files of payouts’)',
    }),
  },
  closed,
);

export const ReconciliationParams = Type.Object({ reconciliation_id: Type.String({ maxLength: 100 }) });

export const ReconciliationsQuery = Type.Object({
  after: Type.Optional(Type.String({ format: 'uuid', description: '`next_cursor` of the page before' })),
});

export const ReconciliationLinesQuery = Type.Object({
  verdict: Type.Optional(Type.Enum([...LINE_VERDICTS], { type: 'string' })),
  after: Type.Integer({ minimum: 0, maximum: 1_000_000, default: 0, description: '`next_cursor` of the page before' }),
});

export const Reconciliation = Type.Object(
  {
    id: Id,
    method: Method,
    file_name: Type.String(),
    lines_from: Timestamp,
    lines_before: Type.String({ format: 'date-time', description: 'that moment not included' }),
    lines: Type.Integer({ description: 'of the file' }),
    verdicts: Type.Object(Object.fromEntries(LINE_VERDICTS.map((verdict) => [verdict, count])), {
      ...closed,
      description: 'how many lines, by what came of them; of missing ones at most 1,000 are named',
    }),
    sums: Type.Array(
      Type.Object(
        {
          currency: Type.String(),
          lines: count,
          amount: Sum,
          fee: Sum,
          net: Sum,
          matched: count,
          matched_amount: Sum,
          missing: count,
          missing_amount: Sum,
        },
        closed,
      ),
    ),
    fees: Type.Integer({ description: 'of how many payments and refunds it told the fee' }),
    created_by: Type.String({ description: 'their name; empty where that account is gone' }),
    created_at: Timestamp,
  },
  { ...closed, $id: 'Reconciliation' },
);

export const ReconciliationList = Type.Object(
  { items: Type.Array(ref(Reconciliation)), next_cursor: nullable(Type.String()) },
  { ...closed, $id: 'ReconciliationList' },
);

export const ReconciliationLine = Type.Object(
  {
    position: Type.Integer({ description: 'in the file, from 1 on; what is missing stands behind its last one' }),
    verdict: Verdict,
    kind: Type.Enum(['payment', 'refund', 'dispute', 'other'], { type: 'string' }),
    reference: Type.String({ description: 'by which the provider knows it' }),
    amount: Sum,
    fee: Sum,
    net: Sum,
    currency: Type.String(),
    at: Timestamp,
    order_id: nullable(Type.String({ format: 'uuid', description: 'of what it was compared with; null: nothing' })),
    order_number: nullable(Type.String()),
  },
  { ...closed, $id: 'ReconciliationLine' },
);

export const ReconciliationLineList = Type.Object(
  { items: Type.Array(ref(ReconciliationLine)), next_cursor: nullable(Type.Integer()) },
  { ...closed, $id: 'ReconciliationLineList' },
);

export const reconciliationSchemas = [Reconciliation, ReconciliationList, ReconciliationLine, ReconciliationLineList];

export type ReconciliationRequest = Static<typeof ReconciliationBody>;
export type ReconciliationView = Static<typeof Reconciliation>;
export type ReconciliationListView = Static<typeof ReconciliationList>;
export type ReconciliationLineListView = Static<typeof ReconciliationLineList>;
export type ReconciliationLinesAsked = Static<typeof ReconciliationLinesQuery>;
