import { RETURN_REASONS } from '@tessera/shared/contract';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { Id } from '../basics/common';

export const RETURN_STATES = ['requested', 'approved', 'refused', 'received', 'refunded', 'exchanged'] as const;

/** Which returns, in which order: what their list and its download are asked for. */
export const AdminReturnFilter = Type.Object(
  {
    state: Type.Optional(Type.Enum([...RETURN_STATES])),
    reason: Type.Optional(Type.Enum([...RETURN_REASONS], { description: 'of a line at least' })),
    created_from: Type.Optional(Type.String({ format: 'date', description: 'YYYY-MM-DD, in UTC' })),
    created_to: Type.Optional(Type.String({ format: 'date', description: 'YYYY-MM-DD, in UTC; that day included' })),
    customer_id: Type.Optional(Id),
    search: Type.Optional(
      Type.String({ maxLength: 200, description: 'starts of a return’s or order’s number, e-mail address, name, SKU' }),
    ),
    sort: Type.Optional(Type.Enum(['-created_at', 'created_at'])),
  },
  { additionalProperties: false },
);

export type AdminReturnFilters = Static<typeof AdminReturnFilter>;
