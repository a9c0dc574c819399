import { Type } from 'typebox';
import type { Static } from 'typebox';
import { AddressBody } from '../../../schemas/check-address';
import { Id } from '../../../schemas/common';
import { ORDER_STATES } from '../order/orders.schemas';

const closed = { additionalProperties: false };
const MOST_LINES = 200;
const MOST_MONEY = Number.MAX_SAFE_INTEGER;
export const MOST_TAGS = 20;

const Day = Type.String({ format: 'date', description: 'YYYY-MM-DD, in UTC' });
const Sum = Type.Integer({ minimum: 0, maximum: MOST_MONEY, description: 'minor units' });

const filters = {
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
  search: Type.Optional(
    Type.String({ maxLength: 200, description: 'starts of a number, e-mail address, name, SKU, tracking number' }),
  ),
  sort: Type.Optional(Type.Enum(['-placed_at', 'placed_at', '-total', 'total'])),
};

/** Which orders, in which order: what lists and their downloads are asked for. */
export const AdminOrderFilter = Type.Object(filters, closed);

export const AdminOrderQuery = Type.Object({
  ...filters,
  after: Type.Optional(
    Type.String({
      format: 'uuid',
      description: '`next_cursor` of the page before, however deep; `page` does not count',
    }),
  ),
  page: Type.Integer({ minimum: 1, maximum: 10_000, default: 1 }),
  page_size: Type.Integer({ minimum: 1, maximum: 100, default: 20 }),
});

const version = Type.Optional(
  Type.Integer({ minimum: 1, description: 'of the order as it was seen; where given, a stale one is refused' }),
);

/** Of a write that says nothing but which order was seen. */
export const VersionBody = Type.Optional(Type.Union([Type.Object({ version }, closed), Type.Null()]));

const somePieces = Type.Array(
  Type.Object({ order_item_id: Id, quantity: Type.Integer({ minimum: 1, maximum: 999 }) }, closed),
  { minItems: 1, maxItems: MOST_LINES },
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

export const NoteBody = Type.Object(
  { text: Type.String({ minLength: 1, maxLength: 2000, pattern: '\\S', format: 'lines' }) },
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

export const DeliveryAddressBody = Type.Object({ address: AddressBody, version }, closed);

export type AdminOrderFilters = Static<typeof AdminOrderFilter>;
export type AdminOrderSearch = Static<typeof AdminOrderQuery>;
export type RefundRequest = Static<typeof RefundBody>;
export type RefundPreviewRequest = Static<typeof RefundPreviewBody>;
export type CancelRequest = Static<typeof AdminCancelBody>;
export type DeliveryAddressRequest = Static<typeof DeliveryAddressBody>;
