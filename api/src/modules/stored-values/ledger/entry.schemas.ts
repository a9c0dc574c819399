import { Type } from 'typebox';
import type { Static } from 'typebox';
import { Id, Timestamp } from '../../../schemas/basics/common';
import { nullable } from '../../../schemas/basics/ref';
import { MOST_VALUE } from './ledger.service';

export const ENTRY_KINDS = [
  'issue',
  'spend',
  'release',
  'refund',
  'adjust',
  'expire',
  'redeem',
  'forfeit',
  'end',
] as const;

export const StoredValueEntry = Type.Object(
  {
    id: Id,
    kind: Type.Enum([...ENTRY_KINDS], { type: 'string' }),
    amount: Type.Integer({ description: 'minor units; below 0: it was taken' }),
    reason: Type.String({ description: 'as staff gave it; else empty' }),
    order_id: nullable(Id),
    order_number: nullable(Type.String()),
    redeemed_by: nullable(
      Type.Object(
        { customer_id: Id, name: Type.String({ description: 'or the e-mail address where there is none' }) },
        { additionalProperties: false, description: 'whose store credit a card became; null once the account is gone' },
      ),
    ),
    by: nullable(Type.String({ description: 'whoever of the staff made it' })),
    created_at: Timestamp,
  },
  { additionalProperties: false, $id: 'StoredValueEntry' },
);

/** What is put on a value in one go, minor units. */
export const PutAmount = Type.Integer({ minimum: 1, maximum: MOST_VALUE, description: 'minor units' });
/** By how much a value is changed, minor units. */
export const ChangeAmount = Type.Integer({
  minimum: -MOST_VALUE,
  maximum: MOST_VALUE,
  description: 'minor units, never 0; below 0: it is taken',
});
export const Reason = Type.String({ minLength: 1, maxLength: 500, pattern: '\\S', format: 'lines' });

export type StoredValueEntryView = Static<typeof StoredValueEntry>;
