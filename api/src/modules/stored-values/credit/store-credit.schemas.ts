import { Type } from 'typebox';
import type { Static } from 'typebox';
import { Id, Money, Timestamp } from '../../../schemas/basics/common';
import { nullable, ref } from '../../../schemas/basics/ref';
import { ChangeAmount, ENTRY_KINDS, Reason, StoredValueEntry } from '../ledger/entry.schemas';

const closed = { additionalProperties: false };

export const StoreCredit = Type.Object(
  {
    balance: Money,
    currency: Type.String(),
    entries: Type.Array(ref(StoredValueEntry), { description: 'the latest 100, the last one first' }),
  },
  { ...closed, $id: 'StoreCredit' },
);

export const OwnStoreCredit = Type.Object(
  {
    balance: Money,
    currency: Type.String(),
    entries: Type.Array(
      Type.Object(
        {
          id: Id,
          kind: Type.Enum([...ENTRY_KINDS], { type: 'string' }),
          amount: Type.Integer({ description: 'minor units; below 0: it was taken' }),
          order_number: nullable(Type.String()),
          created_at: Timestamp,
        },
        closed,
      ),
      { description: 'the latest 50, the last one first' },
    ),
  },
  { ...closed, $id: 'OwnStoreCredit' },
);

export const RedeemedGiftCard = Type.Object(
  { redeemed: Type.Integer({ description: 'minor units that were on the card' }), credit: ref(OwnStoreCredit) },
  { ...closed, $id: 'RedeemedGiftCard' },
);

export const RedeemBody = Type.Object(
  { code: Type.String({ maxLength: 100, description: 'case, spaces and hyphens do not count' }) },
  closed,
);

export const StoreCreditParams = Type.Object({ customer_id: Type.String({ maxLength: 100 }) });
export const StoreCreditBody = Type.Object({ amount: ChangeAmount, reason: Reason }, closed);

export const storeCreditSchemas = [StoreCredit, OwnStoreCredit, RedeemedGiftCard];

export type StoreCreditView = Static<typeof StoreCredit>;
export type StoreCreditChange = Static<typeof StoreCreditBody>;
export type OwnStoreCreditView = Static<typeof OwnStoreCredit>;
export type RedeemedView = Static<typeof RedeemedGiftCard>;
