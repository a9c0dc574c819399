import { Type } from 'typebox';
import type { Static } from 'typebox';
import { nullable } from '../../../schemas/basics/ref';

const closed = { additionalProperties: false };
const End = Type.String({ description: 'its last four signs' });

export const StripeKeysState = Type.Object(
  {
    source: nullable(
      Type.Enum(['environment', 'saved'], { type: 'string', description: 'of the keys that are used; null: none are' }),
    ),
    saved: nullable(
      Type.Object(
        {
          ends: Type.Object({ secret_key: End, publishable_key: End, webhook_secret: End }, closed),
          is_live: Type.Boolean({ description: 'false: of the test mode, no money moves' }),
          set_at: Type.String({ format: 'date-time' }),
          set_by: nullable(Type.String({ description: 'a name; null: they are not known any more' })),
        },
        closed,
      ),
    ),
    is_readable: Type.Boolean({
      description: 'false: another SHOP_SECRET has sealed them, they are to be entered anew',
    }),
    webhook_url: Type.String({ description: 'where Stripe is to send its messages' }),
    events: Type.Array(Type.String(), { description: 'which of them' }),
    version: Type.Integer({ description: '0 before any were saved' }),
  },
  { ...closed, $id: 'StripeKeysState', description: 'By which keys cards are taken. The keys are never told.' },
);

const Key = Type.String({ minLength: 1, maxLength: 300 });
const version = Type.Integer({ minimum: 0, description: 'the one that was read' });

export const StripeKeysBody = Type.Object(
  { secret_key: Key, publishable_key: Key, webhook_secret: Key, version },
  closed,
);

export const StripeKeysVersion = Type.Object({ version: Type.Integer({ minimum: 0 }) }, closed);

export type StripeKeysView = Static<typeof StripeKeysState>;
export type StripeKeysEdit = Static<typeof StripeKeysBody>;

export const stripeKeysSchemas = [StripeKeysState];
