import { Type } from 'typebox';
import type { Static } from 'typebox';
import { Money } from '../../../schemas/common';
import { ref } from '../../../schemas/ref';
import { ChangeAmount, Reason, StoredValueEntry } from '../ledger/entry.schemas';

const closed = { additionalProperties: false };

export const StoreCredit = Type.Object(
  {
    balance: Money,
    currency: Type.String(),
    entries: Type.Array(ref(StoredValueEntry), { description: 'the latest 100, the last one first' }),
  },
  { ...closed, $id: 'StoreCredit' },
);

export const StoreCreditParams = Type.Object({ customer_id: Type.String({ maxLength: 100 }) });
export const StoreCreditBody = Type.Object({ amount: ChangeAmount, reason: Reason }, closed);

export const storeCreditSchemas = [StoreCredit];

export type StoreCreditView = Static<typeof StoreCredit>;
export type StoreCreditChange = Static<typeof StoreCreditBody>;
