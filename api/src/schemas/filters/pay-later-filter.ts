import { Type } from 'typebox';
import type { Static } from 'typebox';

export const ACCOUNT_STATES = ['pending', 'active', 'refused', 'suspended'] as const;

/** How long the oldest part of an account is overdue, in days. */
export const AGES = ['any', '1_30', '31_60', '61_90', '91'] as const;
export type Age = (typeof AGES)[number];

/** The orders that the list can be in; each is total by the id. */
const ACCOUNT_SORTS = ['-applied_at', 'applied_at', '-used', 'used', 'next_due_on'] as const;
export type AccountSort = (typeof ACCOUNT_SORTS)[number];

/** Which pay-later accounts, in which order: what the list and its download are asked for. */
export const AdminPayLaterFilter = Type.Object(
  {
    state: Type.Optional(Type.Enum([...ACCOUNT_STATES], { type: 'string' })),
    overdue: Type.Optional(
      Type.Enum([...AGES], { type: 'string', description: 'by how many days the oldest part is overdue' }),
    ),
    search: Type.Optional(
      Type.String({
        maxLength: 200,
        description: 'words of a name, the start of an e-mail address, or the number of an order',
      }),
    ),
    sort: Type.Optional(
      Type.Enum([...ACCOUNT_SORTS], {
        type: 'string',
        description: 'by `next_due_on`, those who owe nothing come last',
      }),
    ),
  },
  { additionalProperties: false },
);

export type AdminPayLaterFilters = Static<typeof AdminPayLaterFilter>;
