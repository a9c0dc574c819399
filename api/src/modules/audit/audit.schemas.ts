import { Type } from 'typebox';
import { Id, Timestamp } from '../../schemas/common';
import { nullable, ref } from '../../schemas/ref';

const closed = { additionalProperties: false };

export const AuditEntry = Type.Object(
  {
    id: Id,
    at: Timestamp,
    user: nullable(
      Type.Object(
        { id: Id, name: nullable(Type.String({ description: 'null once the account is deleted' })) },
        { ...closed, description: 'null where a command did it' },
      ),
    ),
    token: nullable(
      Type.Object(
        { id: Id, name: nullable(Type.String({ description: 'null once it is forgotten' })) },
        { ...closed, description: 'of the machine that did it, by a token that `user` made; null for a person' },
      ),
    ),
    address: Type.String({ description: 'shortened' }),
    action: Type.String(),
    record_type: Type.String(),
    record_id: Type.String(),
    before: Type.Unknown({ description: 'what changed of the record, or null' }),
    after: Type.Unknown({ description: 'what changed of the record, or null' }),
  },
  { ...closed, $id: 'AuditEntry' },
);

export const AuditList = Type.Object(
  { items: Type.Array(ref(AuditEntry)), next_cursor: nullable(Id) },
  { ...closed, $id: 'AuditList' },
);

const Word = Type.String({ minLength: 1, maxLength: 100 });

export const AuditParameters = Type.Object(
  {
    user_id: Type.Optional(Id),
    action: Type.Optional(Word),
    record_type: Type.Optional(Word),
    record_id: Type.Optional(Word),
    from: Type.Optional(Timestamp),
    to: Type.Optional(Type.String({ format: 'date-time', description: 'exclusive' })),
    after: Type.Optional(Type.String({ format: 'uuid', description: '`next_cursor` of the page before' })),
    page_size: Type.Integer({ minimum: 1, maximum: 100, default: 50 }),
  },
  closed,
);

export const auditSchemas = [AuditEntry, AuditList];
