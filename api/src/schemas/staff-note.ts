import { Type } from 'typebox';
import { Id, Timestamp } from './basics/common';

/** What staff note about a record among themselves. */
export const StaffNote = Type.Object(
  {
    id: Id,
    text: Type.String(),
    created_at: Timestamp,
    author_name: Type.String({ description: 'empty: that account is gone' }),
  },
  { additionalProperties: false, $id: 'StaffNote' },
);

/** For requests. */
export const NoteBody = Type.Object(
  { text: Type.String({ minLength: 1, maxLength: 2000, pattern: '\\S', format: 'lines' }) },
  { additionalProperties: false },
);
