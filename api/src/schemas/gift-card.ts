import { Type } from 'typebox';
import type { Static } from 'typebox';
import { Id, Timestamp } from './basics/common';
import { nullable } from './basics/ref';

/** How a card stands: of several that hold, the first of `expired`, `disabled`, `used_up`. */
export const GIFT_CARD_STATES = ['active', 'used_up', 'disabled', 'expired'] as const;

export const giftCardFields = {
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

export const AdminGiftCard = Type.Object(giftCardFields, { additionalProperties: false, $id: 'AdminGiftCard' });

export type AdminGiftCardView = Static<typeof AdminGiftCard>;
