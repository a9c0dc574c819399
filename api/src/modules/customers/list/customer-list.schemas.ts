import { Type } from 'typebox';
import type { Static } from 'typebox';
import { cursorFields, cursorParameters, Id, Timestamp } from '../../../schemas/basics/common';
import { AdminCustomerFilter, CUSTOMER_STATES } from '../../../schemas/filters/customer-filter';
import { nullable, ref } from '../../../schemas/basics/ref';

const closed = { additionalProperties: false };

export const AdminCustomerQuery = Type.Object({
  ...AdminCustomerFilter.properties,
  ...cursorParameters(25),
});

/** What a list and the customer's own page say. */
export const customerFields = {
  id: Id,
  name: Type.String({ description: 'empty once they are anonymous' }),
  email: Type.String({ description: 'empty once they are anonymous' }),
  state: Type.Enum([...CUSTOMER_STATES], { type: 'string' }),
  is_staff: Type.Boolean(),
  currency: Type.String(),
  orders_count: Type.Integer({ description: 'without cancelled ones, as of a minute ago' }),
  spent: Type.Integer({ description: 'minor units: without cancelled orders and what went back, as of a minute ago' }),
  last_order_at: nullable(Timestamp),
  created_at: Timestamp,
  newsletter: Type.Boolean({ description: 'they have asked for it and confirmed that' }),
  tags: Type.Array(Type.String()),
  groups: Type.Array(Type.Object({ id: Id, name: Type.String() }, closed)),
};

export const AdminCustomer = Type.Object(customerFields, { ...closed, $id: 'AdminCustomer' });

export const AdminCustomerList = Type.Object(
  {
    items: Type.Array(ref(AdminCustomer)),
    ...cursorFields('customers', 'there are more than 10,000, and `total` says 10,000'),
  },
  { ...closed, $id: 'AdminCustomerList' },
);

export const customerListSchemas = [AdminCustomer, AdminCustomerList];

export type AdminCustomerView = Static<typeof AdminCustomer>;
export type AdminCustomerListView = Static<typeof AdminCustomerList>;
export type AdminCustomerSearch = Static<typeof AdminCustomerQuery>;
