import { Type } from 'typebox';
import type { Static } from 'typebox';
import { LANGUAGES } from '../../../core/languages';
import { BodyDay, cursorFields, cursorParameters } from '../../../schemas/basics/common';
import { nullable, ref } from '../../../schemas/basics/ref';
import { AdminGiftCard, GIFT_CARD_STATES, giftCardFields } from '../../../schemas/gift-card';
import { ChangeAmount, PutAmount, Reason, StoredValueEntry } from '../ledger/entry.schemas';

const closed = { additionalProperties: false };

/** The orders that the list can be in; each is total by the id. */
export const GIFT_CARD_SORTS = ['-created_at', 'created_at', '-balance', 'balance'] as const;
export type GiftCardSort = (typeof GIFT_CARD_SORTS)[number];

export const AdminGiftCardList = Type.Object(
  { items: Type.Array(ref(AdminGiftCard)), ...cursorFields('gift cards', 'there are more than 10,000') },
  { ...closed, $id: 'AdminGiftCardList' },
);

export const AdminGiftCardRecord = Type.Object(
  {
    ...giftCardFields,
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

export type AdminGiftCardListView = Static<typeof AdminGiftCardList>;
export type AdminGiftCardRecordView = Static<typeof AdminGiftCardRecord>;
export type AdminGiftCardSearch = Static<typeof AdminGiftCardQuery>;
export type NewGiftCard = Static<typeof NewGiftCardBody>;
