import { Type } from 'typebox';
import { AuditLogFilter } from '../../schemas/filters/audit-filter';
import { Id, Timestamp } from '../../schemas/basics/common';
import { nullable, ref } from '../../schemas/basics/ref';

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
    record_name: nullable(
      Type.String({
        description:
          'what staff call it now: an order’s number, an e-mail address; null once it is gone, or without one',
      }),
    ),
    before: Type.Unknown({ description: 'what changed of the record, or null' }),
    after: Type.Unknown({ description: 'what changed of the record, or null' }),
  },
  { ...closed, $id: 'AuditEntry' },
);

export const AuditList = Type.Object(
  { items: Type.Array(ref(AuditEntry)), next_cursor: nullable(Id) },
  { ...closed, $id: 'AuditList' },
);

export const AuditParameters = Type.Object(
  {
    ...AuditLogFilter.properties,
    after: Type.Optional(Type.String({ format: 'uuid', description: '`next_cursor` of the page before' })),
    page_size: Type.Integer({ minimum: 1, maximum: 100, default: 50 }),
  },
  closed,
);

export const auditSchemas = [AuditEntry, AuditList];
