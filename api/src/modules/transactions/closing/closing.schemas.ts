import { Type } from 'typebox';
import type { Static } from 'typebox';
import { Id, Month, Timestamp } from '../../../schemas/basics/common';
import { nullable, ref } from '../../../schemas/basics/ref';

const closed = { additionalProperties: false };
const Sum = Type.Integer({ description: 'minor units' });

/** In the order in which they are said. */
export const CLOSING_CHECKS = [
  'payments',
  'orders',
  'refunded',
  'refunds',
  'unclaimed',
  'invoices',
  'credit_notes',
  'changes',
  'corrections',
  'undelivered',
  'plans',
  'instalments',
  'accounts',
  'values',
  'credit_spent',
  'credit_returned',
  'cards_sold',
] as const;

/** In the order in which they are said. */
export const CLOSING_FIGURES = [
  'payments',
  'instalments',
  'refunds',
  'disputes',
  'fees',
  'orders',
  'invoices',
  'credit_notes',
  'cancellations',
  'ledger_purchases',
  'ledger_releases',
  'ledger_payments',
  'ledger_refunds',
  'ledger_payouts',
  'ledger_fees',
  'ledger_waivers',
  'ledger_write_offs',
  'ledger_reversals',
  'value_issues',
  'value_refunds',
  'value_spends',
  'value_lapses',
  'value_adjustments',
  'value_ends',
] as const;

export const ClosingParams = Type.Object({ month: Month });

const figureName = Type.Enum([...CLOSING_FIGURES], { type: 'string' });

const Figure = Type.Object({ figure: figureName, currency: Type.String(), count: Type.Integer(), amount: Sum }, closed);

const Differing = Type.Object(
  {
    order_id: nullable(
      Type.String({
        format: 'uuid',
        description: 'null: it is an account of pay-later, a gift card or a store credit',
      }),
    ),
    label: Type.String({ description: 'an order’s number, the account’s e-mail address, or the last four of a card' }),
    currency: Type.String(),
    expected: Type.Integer({ description: 'minor units: what the first book says' }),
    found: Type.Integer({ description: 'minor units: what the second book says' }),
  },
  closed,
);

const Checked = Type.Object(
  {
    check: Type.Enum([...CLOSING_CHECKS], {
      type: 'string',
      description: 'which books are compared, record by record (docs/product.md §4)',
    }),
    sums: Type.Array(
      Type.Object(
        { currency: Type.String(), records: Type.Integer(), differing: Type.Integer(), expected: Sum, found: Sum },
        closed,
      ),
    ),
    differing: Type.Integer({ description: 'records that do not agree' }),
    differences: Type.Array(Differing, { description: 'at most 50 of those' }),
  },
  closed,
);

const Recorded = Type.Object(
  {
    id: Id,
    month: Type.String(),
    time_zone: Type.String(),
    differing: Type.Integer({ description: 'records that did not agree then' }),
    note: Type.String(),
    closed_by: Type.String({ description: 'their name; empty where that account is gone' }),
    closed_at: Timestamp,
  },
  { ...closed, $id: 'RecordedClosing' },
);

const ValueBook = Type.Object(
  {
    value: Type.Enum(['gift_cards', 'store_credit'], { type: 'string' }),
    currency: Type.String(),
    opening: Type.Integer({ description: 'minor units that were owed as the month began, as all here' }),
    issued: Sum,
    redeemed: Type.Integer({ description: 'from cards to credit' }),
    refunded: Sum,
    spent: Sum,
    lapsed: Sum,
    adjusted: Sum,
    ended: Type.Integer({ description: 'what was left on cards whose price was given back' }),
    closing: Sum,
  },
  closed,
);

export const MonthClosing = Type.Object(
  {
    month: Type.String(),
    time_zone: Type.String(),
    from: Timestamp,
    before: Type.String({ format: 'date-time', description: 'that moment not included' }),
    is_over: Type.Boolean({ description: 'false: it can be looked at, and not recorded yet' }),
    differing: Type.Integer({
      description: 'records that do not agree, an order that several checks name once; 0: the books agree to the cent',
    }),
    figures: Type.Array(Figure, { description: 'what moved and was written in the month; what went is below 0' }),
    stored_values: Type.Array(ValueBook, {
      description: 'gift cards and store credit: `opening` and what came and went is `closing`',
    }),
    checks: Type.Array(Checked),
    fingerprint: Type.String({
      description: 'of these sums: whoever records the month says which sums they have seen',
    }),
    recorded: nullable(ref(Recorded)),
    changed: Type.Array(Type.Object({ figure: figureName, currency: Type.String(), recorded: Sum, now: Sum }, closed), {
      description: 'sums that are others now than those that were recorded',
    }),
  },
  { ...closed, $id: 'MonthClosing' },
);

export const RecordedClosingList = Type.Object(
  { items: Type.Array(ref(Recorded)) },
  { ...closed, $id: 'RecordedClosingList' },
);

export const RecordClosingBody = Type.Object(
  {
    fingerprint: Type.String({ minLength: 64, maxLength: 64 }),
    recorded_id: nullable(
      Type.String({ format: 'uuid', description: 'the `id` of `recorded` as they have seen it; null: there was none' }),
    ),
    note: Type.Optional(Type.String({ maxLength: 500, format: 'lines' })),
  },
  closed,
);

export const closingSchemas = [Recorded, MonthClosing, RecordedClosingList];

export type MonthClosingView = Static<typeof MonthClosing>;
export type RecordedClosingView = Static<typeof Recorded>;
export type RecordedClosingListView = Static<typeof RecordedClosingList>;
export type RecordClosing = Static<typeof RecordClosingBody>;
