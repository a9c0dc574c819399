import { Type } from 'typebox';
import type { Static } from 'typebox';
import { cursorFields, cursorParameters, Id } from '../../../schemas/basics/common';
import { nullable, ref } from '../../../schemas/basics/ref';
import {
  AdminTransactionFilter,
  TRANSACTION_KINDS,
  TRANSACTION_METHODS,
  TRANSACTION_STATES,
} from '../../../schemas/filters/transaction-filter';

const closed = { additionalProperties: false };

export const AdminTransactionQuery = Type.Object({
  ...AdminTransactionFilter.properties,
  ...cursorParameters(25),
});

const { sort: _sort, ...unsorted } = AdminTransactionFilter.properties;
export const AdminTransactionSumsQuery = Type.Object(unsorted, closed);

export const AdminTransaction = Type.Object(
  {
    id: Id,
    kind: Type.Enum([...TRANSACTION_KINDS], { type: 'string' }),
    method: Type.Enum([...TRANSACTION_METHODS], { type: 'string' }),
    state: Type.Enum([...TRANSACTION_STATES], { type: 'string' }),
    order_id: Id,
    order_number: Type.String(),
    customer: nullable(Type.Object({ id: Id, name: Type.String() }, closed)),
    email: Type.String({ description: 'of the order; empty where that is gone' }),
    reference: nullable(
      Type.String({ description: 'the provider’s own number, or ours by which it knows a refund; null: none yet' }),
    ),
    amount: Type.Integer({ description: 'minor units' }),
    moved: Type.Integer({
      description: 'minor units: what has come (above 0) or gone (below 0) by it; 0 until it has, and by a plan',
    }),
    currency: Type.String(),
    fee: nullable(
      Type.Integer({
        description: 'minor units: what the provider took, as its file of payouts says; null: not known',
      }),
    ),
    at: Type.String({ format: 'date-time', description: 'when the money moved; until it has, when that was begun' }),
  },
  { ...closed, $id: 'AdminTransaction' },
);

export const AdminTransactionList = Type.Object(
  {
    items: Type.Array(ref(AdminTransaction)),
    ...cursorFields('transactions', 'there are more than 10,000, and `total` says 10,000'),
  },
  { ...closed, $id: 'AdminTransactionList' },
);

export const AdminTransactionSums = Type.Object(
  {
    is_complete: Type.Boolean({ description: 'false: more match than are added up, and there are no items' }),
    items: Type.Array(
      Type.Object(
        {
          currency: Type.String(),
          count: Type.Integer(),
          came: Type.Integer({ description: 'minor units' }),
          went: Type.Integer({ description: 'minor units, above 0' }),
          fees: Type.Integer({ description: 'minor units: of those whose fee is known' }),
        },
        closed,
      ),
    ),
  },
  { ...closed, $id: 'AdminTransactionSums' },
);

export const transactionListSchemas = [AdminTransaction, AdminTransactionList, AdminTransactionSums];

export type AdminTransactionView = Static<typeof AdminTransaction>;
export type AdminTransactionListView = Static<typeof AdminTransactionList>;
export type AdminTransactionSumsView = Static<typeof AdminTransactionSums>;
export type AdminTransactionSearch = Static<typeof AdminTransactionQuery>;
