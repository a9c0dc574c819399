import { Type } from 'typebox';
import type { Static } from 'typebox';
import { Id } from '../../schemas/basics/common';
import { ref } from '../../schemas/basics/ref';

const closed = { additionalProperties: false };
/** Lists of the back office whose filters can be kept. */
const LISTS = [
  'orders',
  'products',
  'customers',
  'returns',
  'reviews',
  'coupons',
  'transactions',
  'reports',
  'pay-later',
] as const;

export const SavedView = Type.Object(
  {
    id: Id,
    list: Type.Enum([...LISTS], { type: 'string' }),
    name: Type.String(),
    query: Type.String({ description: 'of the list’s address, without the question mark' }),
    is_shared: Type.Boolean({ description: 'all of staff see it' }),
    is_mine: Type.Boolean(),
  },
  { ...closed, $id: 'SavedView' },
);

export const SavedViewList = Type.Object({ items: Type.Array(ref(SavedView)) }, { ...closed, $id: 'SavedViewList' });

export const SavedViewsQuery = Type.Object({ list: Type.Enum([...LISTS]) });
export const SavedViewParams = Type.Object({ id: Type.String({ maxLength: 100 }) });
export const SavedViewBody = Type.Object(
  {
    list: Type.Enum([...LISTS]),
    name: Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' }),
    query: Type.String({ maxLength: 1000, pattern: '^[^?#]*$' }),
    is_shared: Type.Boolean({ default: false }),
  },
  closed,
);

export const viewsSchemas = [SavedView, SavedViewList];

export type SavedViewView = Static<typeof SavedView>;
export type SavedViewRequest = Static<typeof SavedViewBody>;
