import { Type } from 'typebox';
import type { Static } from 'typebox';
import { Id, pageFields } from '../../../../schemas/common';
import { nullable, ref } from '../../../../schemas/ref';
import { AdminOrderFilter } from '../../../../schemas/order-filter';
import { orderFields } from '../../order/orders.schemas';

const closed = { additionalProperties: false };

export const AdminOrderQuery = Type.Object({
  ...AdminOrderFilter.properties,
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
    ...pageFields,
    total_is_exact: Type.Boolean({ description: 'false: there are more than `total` says, 10,000 or 1,000' }),
    next_cursor: nullable(Type.String({ description: 'as `after`: the orders after these; null: there are none' })),
  },
  { ...closed, $id: 'AdminOrderList' },
);

export const orderListSchemas = [AdminOrderSummary, AdminOrderList];

export type AdminOrderListView = Static<typeof AdminOrderList>;
export type AdminOrderSearch = Static<typeof AdminOrderQuery>;
