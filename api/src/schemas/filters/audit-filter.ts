import { Type } from 'typebox';
import type { Static } from 'typebox';
import { Id, Timestamp } from '../basics/common';

const Word = Type.String({ minLength: 1, maxLength: 100 });

/** Which entries of the audit log: what its list and its download are asked for. */
export const AuditLogFilter = Type.Object(
  {
    user_id: Type.Optional(Id),
    action: Type.Optional(Word),
    record_type: Type.Optional(Word),
    record_id: Type.Optional(Word),
    record: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 254,
        description: 'an id, or what staff call it: a number, an e-mail address, the name of a role or token',
      }),
    ),
    from: Type.Optional(Timestamp),
    to: Type.Optional(Type.String({ format: 'date-time', description: 'exclusive' })),
  },
  { additionalProperties: false },
);

export type AuditLogFilters = Static<typeof AuditLogFilter>;
