import { Type } from 'typebox';
import type { Static } from 'typebox';
import { cursorFields, cursorParameters, Id } from '../../../../schemas/basics/common';
import { nullable, ref } from '../../../../schemas/basics/ref';
import { AdminOrderFilter, DISPUTE_STATES } from '../../../../schemas/filters/order-filter';
import { orderFields } from '../../order/orders.schemas';

const closed = { additionalProperties: false };

export const AdminOrderQuery = Type.Object({
  ...AdminOrderFilter.properties,
  ...cursorParameters(20),
});

/** What only staff see of an order, in lists and on its own page. */
export const seenByStaff = {
  version: Type.Integer(),
  customer: nullable(Type.Object({ id: Id, name: Type.String() }, closed)),
  tags: Type.Array(Type.String()),
  dispute: nullable(
    Type.Enum([...DISPUTE_STATES], { type: 'string', description: 'of its disputes the one that matters most' }),
  ),
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
    ...cursorFields('orders', 'there are more than `total` says'),
  },
  { ...closed, $id: 'AdminOrderList' },
);

export const orderListSchemas = [AdminOrderSummary, AdminOrderList];

export type AdminOrderListView = Static<typeof AdminOrderList>;
export type AdminOrderSearch = Static<typeof AdminOrderQuery>;
