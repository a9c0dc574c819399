import { Type } from 'typebox';
import type { Static } from 'typebox';
import { cursorFields, cursorParameters, Id, Timestamp } from '../../../schemas/basics/common';
import { nullable, ref } from '../../../schemas/basics/ref';
import { AdminReturnFilter } from '../../../schemas/filters/return-filter';
import { ReturnReason, ReturnState } from '../records/returns.schemas';

const closed = { additionalProperties: false };

export const AdminReturnQuery = Type.Object({
  ...AdminReturnFilter.properties,
  ...cursorParameters(25),
});

export const AdminReturnSummary = Type.Object(
  {
    id: Id,
    number: Type.String(),
    state: ref(ReturnState),
    created_at: Timestamp,
    order: Type.Object({ id: Id, number: Type.String(), email: Type.String(), name: Type.String() }, closed),
    reasons: Type.Array(ref(ReturnReason), { description: 'each once' }),
    quantity: Type.Integer({ description: 'pieces asked for' }),
    quantity_received: Type.Integer({ description: 'of those, arrived' }),
    currency: Type.String(),
    refund_amount: nullable(Type.Integer({ description: 'minor units; null until it is refunded' })),
    version: Type.Integer(),
  },
  { ...closed, $id: 'AdminReturnSummary' },
);

export const AdminReturnList = Type.Object(
  {
    items: Type.Array(ref(AdminReturnSummary)),
    ...cursorFields('returns', 'there are more than 10,000, and `total` says 10,000'),
  },
  { ...closed, $id: 'AdminReturnList' },
);

export const returnListSchemas = [AdminReturnSummary, AdminReturnList];

export type AdminReturnListView = Static<typeof AdminReturnList>;
export type AdminReturnSearch = Static<typeof AdminReturnQuery>;
