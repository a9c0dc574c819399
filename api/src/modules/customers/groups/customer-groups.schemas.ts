import { Type } from 'typebox';
import type { Static } from 'typebox';
import { Id } from '../../../schemas/basics/common';
import { ref } from '../../../schemas/basics/ref';

const closed = { additionalProperties: false };

export const CustomerGroup = Type.Object(
  {
    id: Id,
    name: Type.String(),
    members: Type.Integer({ description: 'counted no further than 10,000' }),
    version: Type.Integer(),
  },
  { ...closed, $id: 'CustomerGroup' },
);

export const CustomerGroupList = Type.Object(
  { items: Type.Array(ref(CustomerGroup)) },
  { ...closed, $id: 'CustomerGroupList' },
);

const name = Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' });

export const GroupParams = Type.Object({ group_id: Type.String({ maxLength: 100 }) });
export const GroupBody = Type.Object({ name }, closed);
export const GroupChanges = Type.Object({ name, version: Type.Integer() }, closed);
export const GroupVersionQuery = Type.Object({ version: Type.Integer() });

export const customerGroupsSchemas = [CustomerGroup, CustomerGroupList];

export type CustomerGroupListView = Static<typeof CustomerGroupList>;
