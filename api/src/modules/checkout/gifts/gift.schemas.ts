import { Type } from 'typebox';
import type { Static } from 'typebox';
import { BodyDay, Id } from '../../../schemas/basics/common';
import { nullable } from '../../../schemas/basics/ref';

const closed = { additionalProperties: false };

/** As many gift cards as are bought at once: each is a card and a mail, made in the transaction that takes the money. */
export const MOST_GIFT_CARDS = 50;

const which = {
  variant_id: Id,
  piece: Type.Integer({ minimum: 1, maximum: MOST_GIFT_CARDS, description: 'of the line, counted from 1' }),
};

const EMAIL = 'its code is mailed there, and nowhere else';
const NAME = 'of whom it is for';
const MESSAGE = 'is mailed with it';

export const CheckoutGift = Type.Object(
  {
    ...which,
    email: Type.String({ description: EMAIL }),
    name: Type.String({ description: NAME }),
    message: Type.String({ description: MESSAGE }),
    send_on: nullable(Type.String({ format: 'date', description: 'YYYY-MM-DD; null: once it is paid' })),
  },
  { ...closed, $id: 'CheckoutGift' },
);

const GiftTo = Type.Object(
  {
    email: Type.String({ maxLength: 1000, format: 'text', description: EMAIL }),
    name: Type.String({ maxLength: 100, default: '', format: 'text', description: NAME }),
    message: Type.String({ maxLength: 500, default: '', format: 'lines', description: MESSAGE }),
    send_on: Type.Optional(nullable(BodyDay)),
  },
  closed,
);

export const GiftBody = Type.Object(
  { ...which, to: nullable(GiftTo) },
  { ...closed, description: 'to whom a gift card goes; `to` null: to whoever buys it' },
);

export type GiftRequest = Static<typeof GiftBody>;
