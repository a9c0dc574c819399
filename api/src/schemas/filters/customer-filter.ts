import { CUSTOMER_SORTS } from '@tessera/shared/contract';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { Id } from '../basics/common';

export const CUSTOMER_STATES = ['active', 'suspended', 'anonymised'] as const;

/** The largest sum that a filter takes: 10,000 million of a currency with two digits. */
const MOST_MONEY = 1_000_000_000_000;
const MOST_ORDERS = 1_000_000;
const day = (description: string) => Type.Optional(Type.String({ format: 'date', description }));
const money = (description: string) =>
  Type.Optional(Type.Integer({ minimum: 0, maximum: MOST_MONEY, description: `minor units: ${description}` }));
const count = (description: string) => Type.Optional(Type.Integer({ minimum: 0, maximum: MOST_ORDERS, description }));

/** Which customers, in which order: what their list, its download and long jobs are asked for. */
export const AdminCustomerFilter = Type.Object(
  {
    search: Type.Optional(
      Type.String({
        maxLength: 200,
        description: 'the start of an e-mail address, of words of the name, or four digits of a telephone number',
      }),
    ),
    state: Type.Optional(Type.Enum([...CUSTOMER_STATES], { type: 'string' })),
    group_id: Type.Optional(Id),
    tag: Type.Optional(Type.String({ minLength: 1, maxLength: 50, description: 'exactly this one' })),
    newsletter: Type.Optional(Type.Boolean({ description: 'they have asked for it and confirmed that' })),
    orders_from: count('without cancelled ones'),
    orders_to: count('that many, or fewer'),
    spent_from: money('without cancelled orders and what went back'),
    spent_to: money('that much, or less'),
    last_order_from: day('of the last order that was not cancelled: YYYY-MM-DD, in UTC'),
    last_order_to: day('that day included: YYYY-MM-DD, in UTC'),
    since_from: day('when the account was made: YYYY-MM-DD, in UTC'),
    since_to: day('that day included: YYYY-MM-DD, in UTC'),
    sort: Type.Optional(
      Type.Enum([...CUSTOMER_SORTS], {
        type: 'string',
        description: 'sums are as of a minute ago; by last order, who has none comes last, or first',
      }),
    ),
  },
  { additionalProperties: false },
);

export type AdminCustomerFilters = Static<typeof AdminCustomerFilter>;
/** Each order is total by the id. */
export type CustomerSort = (typeof CUSTOMER_SORTS)[number];
