import { Type } from 'typebox';
import type { Static } from 'typebox';
import { Id } from '../../../../schemas/common';
import { nullable, ref } from '../../../../schemas/ref';
import { ORDER_STATES, orderFields } from '../../order/orders.schemas';

const closed = { additionalProperties: false };
const MOST_MONEY = Number.MAX_SAFE_INTEGER;
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

/** What only staff see of an order, in lists and on its own page. */
export const seenByStaff = {
  version: Type.Integer(),
  customer: nullable(Type.Object({ id: Id, name: Type.String() }, closed)),
  tags: Type.Array(Type.String()),
};

export const AdminOrderSummary = Type.Object(
  {
    ...orderFields.summary,
    ...seenByStaff,
    email: Type.String(),
    country: Type.String({ description: 'where it is sent to, ISO 3166-1 alpha-2' }),
    is_held: Type.Boolean(),
  },
  { ...closed, $id: 'AdminOrderSummary' },
);

export const AdminOrderList = Type.Object(
  {
    items: Type.Array(ref(AdminOrderSummary)),
    ...orderFields.page,
    total_is_exact: Type.Boolean({ description: 'false: there are more than 10,000, and `total` says 10,000' }),
    next_cursor: nullable(Type.String({ description: 'as `after`: the orders after these; null: there are none' })),
  },
  { ...closed, $id: 'AdminOrderList' },
);

export const orderListSchemas = [AdminOrderSummary, AdminOrderList];

export type AdminOrderListView = Static<typeof AdminOrderList>;
export type AdminOrderFilters = Static<typeof AdminOrderFilter>;
export type AdminOrderSearch = Static<typeof AdminOrderQuery>;
