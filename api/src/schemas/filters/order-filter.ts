import { Type } from 'typebox';
import type { Static } from 'typebox';
import { Id } from '../basics/common';

/** The states by themselves, for requests, whose check knows no names. */
export const ORDER_STATES = {
  status: ['awaiting_payment', 'open', 'completed', 'cancelled'],
  payment_status: ['awaiting', 'authorised', 'paid', 'partially_paid', 'partially_refunded', 'refunded', 'failed'],
  fulfilment_status: ['unfulfilled', 'partly_shipped', 'shipped', 'delivered', 'returned'],
} as const;

/** In the order in which they matter. */
export const DISPUTE_STATES = ['open', 'lost', 'won'] as const;

/** What of an order's money can fail so that somebody has to do something about it. */
const ORDER_TROUBLES = ['refund', 'capture'] as const;

const MOST_MONEY = Number.MAX_SAFE_INTEGER;
const Day = Type.String({ format: 'date', description: 'YYYY-MM-DD, in UTC' });
const Sum = Type.Integer({ minimum: 0, maximum: MOST_MONEY, description: 'minor units' });

/** Which orders, in which order: what lists and their downloads are asked for. */
export const AdminOrderFilter = Type.Object(
  {
    status: Type.Optional(Type.Enum([...ORDER_STATES.status])),
    payment_status: Type.Optional(Type.Enum([...ORDER_STATES.payment_status])),
    fulfilment_status: Type.Optional(Type.Enum([...ORDER_STATES.fulfilment_status])),
    placed_from: Type.Optional(Day),
    placed_to: Type.Optional(Type.String({ format: 'date', description: 'YYYY-MM-DD, in UTC; that day included' })),
    total_from: Type.Optional(Sum),
    total_to: Type.Optional(Sum),
    country: Type.Optional(Type.String({ pattern: '^[A-Za-z]{2}$', description: 'ISO 3166-1 alpha-2' })),
    tag: Type.Optional(Type.String({ minLength: 1, maxLength: 50 })),
    customer_id: Type.Optional(Id),
    is_held: Type.Optional(Type.Boolean()),
    dispute: Type.Optional(Type.Enum([...DISPUTE_STATES])),
    trouble: Type.Optional(
      Type.Enum([...ORDER_TROUBLES], {
        description: 'a refund, or the taking of reserved money, failed and waits for staff',
      }),
    ),
    search: Type.Optional(
      Type.String({ maxLength: 200, description: 'starts of a number, e-mail address, name, SKU, tracking number' }),
    ),
    sort: Type.Optional(Type.Enum(['-placed_at', 'placed_at', '-total', 'total'])),
  },
  { additionalProperties: false },
);

export type AdminOrderFilters = Static<typeof AdminOrderFilter>;
