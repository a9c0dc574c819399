import { Type } from 'typebox';
import type { Static } from 'typebox';
import { LANGUAGES } from '../../../core/languages';
import { BodyDay, cursorFields, cursorParameters, Id, Timestamp } from '../../../schemas/basics/common';
import { nullable, ref } from '../../../schemas/basics/ref';
import { ChangeAmount, PutAmount, Reason, StoredValueEntry } from '../ledger/entry.schemas';

const closed = { additionalProperties: false };

/** How a card stands: of several that hold, the first of `expired`, `disabled`, `used_up`. */
export const GIFT_CARD_STATES = ['active', 'used_up', 'disabled', 'expired'] as const;

/** The orders that the list can be in; each is total by the id. */
export const GIFT_CARD_SORTS = ['-created_at', 'created_at', '-balance', 'balance'] as const;
export type GiftCardSort = (typeof GIFT_CARD_SORTS)[number];

const cardFields = {
  id: Id,
  last_four: Type.String({ description: 'of the code, which is known to nobody but whoever was mailed it' }),
  amount: Type.Integer({ description: 'minor units, as it was issued' }),
  balance: Type.Integer({ description: 'minor units that are left' }),
  currency: Type.String(),
  state: Type.Enum([...GIFT_CARD_STATES], { type: 'string' }),
  expires_on: nullable(Type.String({ format: 'date', description: 'YYYY-MM-DD: the last day on which it is good' })),
  name: Type.String({ description: 'of whom it is for' }),
  email: Type.String({ description: 'to which it was mailed; empty once that is forgotten' }),
  send_on: nullable(
    Type.String({ format: 'date', description: 'YYYY-MM-DD: it was bought to be mailed then; null: it was mailed' }),
  ),
  customer_id: nullable(Type.String({ format: 'uuid', description: 'whose confirmed address that is' })),
  created_at: Timestamp,
  version: Type.Integer(),
};

export const AdminGiftCard = Type.Object(cardFields, { ...closed, $id: 'AdminGiftCard' });

export const AdminGiftCardList = Type.Object(
  { items: Type.Array(ref(AdminGiftCard)), ...cursorFields('gift cards', 'there are more than 10,000') },
  { ...closed, $id: 'AdminGiftCardList' },
);

export const AdminGiftCardRecord = Type.Object(
  {
    ...cardFields,
    language: Type.Enum([...LANGUAGES], { type: 'string', description: 'of its mail' }),
    message: Type.String({ description: 'that was mailed with it' }),
    disabled_reason: Type.String(),
    entries: Type.Array(ref(StoredValueEntry), { description: 'the latest 100, the last one first' }),
  },
  { ...closed, $id: 'AdminGiftCardRecord' },
);

export const AdminGiftCardQuery = Type.Object({
  state: Type.Optional(Type.Enum([...GIFT_CARD_STATES], { type: 'string' })),
  search: Type.Optional(
    Type.String({ maxLength: 200, description: 'the last four letters of a code, or the start of an e-mail address' }),
  ),
  sort: Type.Optional(Type.Enum([...GIFT_CARD_SORTS], { type: 'string' })),
  ...cursorParameters(25),
});

export const GiftCardParams = Type.Object({ id: Type.String({ maxLength: 100 }) });

export const NewGiftCardBody = Type.Object(
  {
    amount: PutAmount,
    email: Type.String({ maxLength: 1000, format: 'text', description: 'its code is mailed there, and nowhere else' }),
    name: Type.Optional(Type.String({ maxLength: 100, description: 'of whom it is for' })),
    message: Type.Optional(Type.String({ maxLength: 500, format: 'lines', description: 'is mailed with it' })),
    language: Type.Enum([...LANGUAGES], { type: 'string', description: 'of its mail' }),
    expires_on: Type.Optional(nullable(BodyDay)),
  },
  closed,
);

const version = Type.Integer({ minimum: 1, description: 'of the card as it was seen; a stale one is refused' });
export const GiftCardVersionBody = Type.Object({ version }, closed);
export const GiftCardReasonBody = Type.Object({ version, reason: Reason }, closed);
export const GiftCardAdjustBody = Type.Object({ version, amount: ChangeAmount, reason: Reason }, closed);

export const giftCardSchemas = [StoredValueEntry, AdminGiftCard, AdminGiftCardList, AdminGiftCardRecord];

export type AdminGiftCardView = Static<typeof AdminGiftCard>;
export type AdminGiftCardListView = Static<typeof AdminGiftCardList>;
export type AdminGiftCardRecordView = Static<typeof AdminGiftCardRecord>;
export type AdminGiftCardSearch = Static<typeof AdminGiftCardQuery>;
export type NewGiftCard = Static<typeof NewGiftCardBody>;
