import { Type } from 'typebox';
import type { Static } from 'typebox';
import { BodyDay, Id, Money, Timestamp } from '../../../schemas/basics/common';
import { PayLaterSchedule } from '../../../schemas/payment';
import { nullable, ref } from '../../../schemas/basics/ref';
import {
  accountFields,
  AdminPayLaterAccount,
  AdminPayLaterList,
  PayLaterAgeing,
  PayLaterApplication,
} from './account.schemas';

const closed = { additionalProperties: false };
const Day = Type.String({ format: 'date', description: 'YYYY-MM-DD' });
/** minor units; far above what a shop sells, far below where numbers become inexact */
const MOST = 1_000_000_000;

const ENTRY_KINDS = [
  'purchase',
  'release',
  'payment',
  'refund',
  'payout',
  'fee',
  'waiver',
  'write_off',
  'reversal',
] as const;

export const PayLaterAdjustment = Type.Object(
  {
    id: Id,
    account_id: Id,
    account_name: Type.Optional(nullable(Type.String({ description: 'in the list of what waits' }))),
    order_id: Id,
    order_number: Type.String(),
    instalment_number: nullable(Type.Integer({ description: 'null: all that was open of the plan' })),
    kind: Type.Enum(['payment', 'fee', 'waiver', 'write_off'], { type: 'string' }),
    amount: Money,
    reason: Type.String({ description: 'of a payment: its reference' }),
    received_on: nullable(Day),
    state: Type.Enum(['pending', 'applied', 'refused', 'reversed'], {
      type: 'string',
      description: 'pending: it waits for a second person',
    }),
    requested_by: nullable(Id),
    requested_by_name: nullable(Type.String()),
    requested_at: Timestamp,
    decided_by_name: nullable(Type.String()),
    decided_at: nullable(Timestamp),
    reversed_at: nullable(Timestamp),
    answer: Type.String({ description: 'why it was refused or taken back' }),
    parts: Type.Array(
      Type.Object(
        { instalment_id: Id, amount: Type.Integer({ description: 'minor units; above 0: owed more' }) },
        closed,
      ),
      {
        description: 'by how much it changed each instalment, of a payment: what it paid of each; none while it waits',
      },
    ),
  },
  { ...closed, $id: 'PayLaterAdjustment' },
);

export const PayLaterRequests = Type.Object(
  { items: Type.Array(ref(PayLaterAdjustment)), currency: Type.String() },
  { ...closed, $id: 'PayLaterRequests', description: 'What waits for a second person, the oldest first, at most 100.' },
);

export const AdminPayLaterRecord = Type.Object(
  {
    ...accountFields,
    currency: Type.String(),
    day: Type.String({ format: 'date', description: 'today, where the store is' }),
    second_person_above: Money,
    alone: Type.Integer({
      description: 'minor units: what one person alone has let go of this account within 30 days; it counts to that',
    }),
    facts: Type.Object(
      {
        customer_since: nullable(Timestamp),
        orders_count: Type.Integer(),
        spent: Money,
        last_order_at: nullable(Timestamp),
        returns_count: Type.Integer(),
        plans_count: Type.Integer({ description: 'that were not given up' }),
        plans_open: Type.Integer(),
      },
      { ...closed, description: 'what is known for a decision' },
    ),
    applications: Type.Array(ref(PayLaterApplication), { description: 'the latest ten, the latest first' }),
    schedules: Type.Array(ref(PayLaterSchedule), {
      description: 'at most 100: those with something open first, then the latest',
    }),
    adjustments: Type.Array(ref(PayLaterAdjustment), { description: 'the latest 100' }),
    reminders: Type.Array(
      Type.Object(
        {
          order_number: Type.String(),
          number: Type.Integer({ description: 'of the instalment' }),
          due_on: Day,
          step: Type.Integer({ description: 'days from then' }),
          sent_on: Day,
        },
        closed,
      ),
      { description: 'the latest 50' },
    ),
  },
  { ...closed, $id: 'AdminPayLaterRecord' },
);

export const PayLaterEntries = Type.Object(
  {
    items: Type.Array(
      Type.Object(
        {
          id: Id,
          kind: Type.Enum([...ENTRY_KINDS], { type: 'string' }),
          amount: Type.Integer({ description: 'minor units; above 0: owed more' }),
          order_id: Id,
          order_number: Type.String(),
          created_at: Timestamp,
        },
        closed,
      ),
    ),
    next_cursor: nullable(Type.String({ description: 'as `after`: the entries before these; null: there are none' })),
    currency: Type.String(),
  },
  { ...closed, $id: 'PayLaterEntries', description: 'The ledger of an account, the latest first.' },
);

const version = Type.Integer({ minimum: 1, description: 'of the account, as it was seen' });
const reason = Type.String({ minLength: 1, maxLength: 500, format: 'lines' });
const amount = Type.Integer({ minimum: 1, maximum: MOST, description: 'minor units' });
const id = Type.String({ maxLength: 100 });

export const AccountParams = Type.Object({ id });
export const InstalmentParams = Type.Object({ id, instalment_id: id });
export const AdjustmentParams = Type.Object({ id, adjustment_id: id });
export const EntriesQuery = Type.Object({
  after: Type.Optional(Type.String({ format: 'uuid', description: '`next_cursor` of the part before' })),
});

export const VersionBody = Type.Object({ version }, closed);
export const AccountReasonBody = Type.Object({ version, reason }, closed);
export const LimitBody = Type.Object({ version, limit: Type.Integer({ minimum: 0, maximum: MOST }) }, closed);
export const InstalmentAmountBody = Type.Object({ version, instalment_id: id, amount, reason }, closed);
export const WriteOffBody = Type.Object(
  { version, order_id: id, amount: { ...amount, description: 'minor units: what was seen as open' }, reason },
  closed,
);
export const ReceivedBody = Type.Object(
  {
    version,
    instalment_id: id,
    amount,
    method: Type.Enum(['bank-transfer', 'cash'], { type: 'string' }),
    received_on: BodyDay,
    reference: Type.String({ maxLength: 140, description: 'what the transfer says' }),
  },
  closed,
);
export const PostponeBody = Type.Object({ version, due_on: BodyDay, reason }, closed);

export const deskSchemas = [
  PayLaterApplication,
  AdminPayLaterAccount,
  AdminPayLaterList,
  PayLaterAgeing,
  PayLaterAdjustment,
  PayLaterRequests,
  AdminPayLaterRecord,
  PayLaterEntries,
];

export type AdminPayLaterRecordView = Static<typeof AdminPayLaterRecord>;
export type PayLaterAdjustmentView = Static<typeof PayLaterAdjustment>;
export type PayLaterEntriesView = Static<typeof PayLaterEntries>;
export type PayLaterRequestsView = Static<typeof PayLaterRequests>;
