import { Type } from 'typebox';
import type { Static } from 'typebox';
import { AddressBody } from '../../../schemas/check-address';
import { Id } from '../../../schemas/basics/common';

const closed = { additionalProperties: false };
const MOST_LINES = 200;
const MOST_MONEY = Number.MAX_SAFE_INTEGER;
export const MOST_TAGS = 20;

const version = Type.Optional(
  Type.Integer({ minimum: 1, description: 'of the order as it was seen; where given, a stale one is refused' }),
);

/** Of a write that says nothing but which order was seen. */
export const VersionBody = Type.Optional(Type.Union([Type.Object({ version }, closed), Type.Null()]));

const somePieces = Type.Array(
  Type.Object({ order_item_id: Id, quantity: Type.Integer({ minimum: 1, maximum: 999 }) }, closed),
  { minItems: 1, maxItems: MOST_LINES },
);

export const PaidBody = Type.Optional(
  Type.Union([
    Type.Object(
      {
        method: Type.Optional(
          Type.Enum(['bank-transfer', 'cash'], {
            type: 'string',
            description: 'how it came, whatever way to pay was chosen; without: as the order said that it would',
          }),
        ),
        version,
      },
      closed,
    ),
    Type.Null(),
  ]),
);

export const ShipmentBody = Type.Object(
  {
    items: Type.Optional(somePieces),
    carrier: Type.String({ minLength: 1, maxLength: 100 }),
    tracking_number: Type.String({ maxLength: 100, default: '' }),
    version,
  },
  { ...closed, description: 'Without `items`: all that is left.' },
);

const reason = Type.String({ maxLength: 500, default: '', format: 'lines' });

const refundTarget = Type.Optional(
  Type.Enum(['payment', 'store_credit'], {
    type: 'string',
    description: 'where it goes: the way it was paid, unless it is said otherwise, or to the store credit of the buyer',
  }),
);

export const RefundBody = Type.Object(
  {
    amount: Type.Integer({ minimum: 1, maximum: MOST_MONEY }),
    reason,
    items: Type.Array(
      Type.Object(
        {
          order_item_id: Id,
          quantity: Type.Integer({ minimum: 1, maximum: 999 }),
          restock: Type.Boolean({ description: 'can be sold again' }),
        },
        closed,
      ),
      { maxItems: MOST_LINES, default: [] },
    ),
    to: refundTarget,
    version,
  },
  closed,
);

export const RefundPreviewBody = Type.Object(
  {
    items: Type.Array(
      Type.Object({ order_item_id: Id, quantity: Type.Integer({ minimum: 1, maximum: 999 }) }, closed),
      { maxItems: MOST_LINES, default: [] },
    ),
    amount: Type.Optional(
      Type.Integer({ minimum: 1, maximum: MOST_MONEY, description: 'instead of what the lines and the delivery cost' }),
    ),
    delivery: Type.Boolean({ default: false, description: 'the price of the delivery goes back, too' }),
    to: refundTarget,
  },
  closed,
);

export const AdminCancelBody = Type.Object(
  {
    reason,
    restock: Type.Boolean({ default: true, description: 'its goods can be sold again' }),
    version,
  },
  closed,
);

/** Which pieces of parcels that came back undelivered can be sold again; the others are damaged, or lost. */
export const UndeliveredBody = Type.Object(
  {
    reason,
    items: Type.Optional(
      Type.Array(Type.Object({ order_item_id: Id, quantity: Type.Integer({ minimum: 0, maximum: 999 }) }, closed), {
        maxItems: MOST_LINES,
        description: 'as good as new, and back in stock; without a line, or without `items`, all of it is',
      }),
    ),
    version,
  },
  closed,
);

export const TagsBody = Type.Object(
  {
    tags: Type.Array(Type.String({ minLength: 1, maxLength: 50, pattern: '\\S' }), { maxItems: MOST_TAGS }),
    version,
  },
  closed,
);

export const HoldBody = Type.Object(
  { reason: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S', format: 'lines' }), version },
  closed,
);

/** What was done about money that the provider could not give back. */
export const HandedBackBody = Type.Object(
  {
    reason: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S', format: 'lines' }),
    counts: Type.Boolean({
      default: true,
      description: 'it was given back another way; false: nothing more of it goes back',
    }),
    version,
  },
  closed,
);

/** Where an order goes, or to whom its invoice is written. */
export const OrderAddressBody = Type.Object({ address: AddressBody, version }, closed);

/** Another bill once there is an invoice. */
export const CorrectionBody = Type.Object(
  {
    address: AddressBody,
    reason: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S', format: 'lines' }),
    version,
  },
  closed,
);

export type HandedBack = Pick<Static<typeof HandedBackBody>, 'reason' | 'counts'>;
export type RefundRequest = Static<typeof RefundBody>;
export type UndeliveredRequest = Omit<Static<typeof UndeliveredBody>, 'version'>;
export type CancelRequest = Static<typeof AdminCancelBody>;
