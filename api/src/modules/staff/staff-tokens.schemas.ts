import { REMOTE_NAME } from '@tessera/shared/remote-rules';
import { Type } from 'typebox';
import { RIGHTS } from '../../framework/staff/rights';
import { Id, Timestamp } from '../../schemas/basics/common';
import { nullable, ref } from '../../schemas/basics/ref';
import { Right } from './staff.schemas';

const closed = { additionalProperties: false };

const token = {
  id: Id,
  name: Type.String(),
  rights: Type.Array(ref(Right)),
  remote: nullable(Type.String({ description: 'the one remote that it may release; null: it is not bound to any' })),
  created_by: Type.Object({ id: Id, name: Type.String() }, closed),
  created_at: Timestamp,
  last_used_at: nullable(Type.String({ format: 'date-time', description: 'to the minute' })),
  expires_at: nullable(Timestamp),
  revoked_at: nullable(Timestamp),
};

export const StaffToken = Type.Object(token, { ...closed, $id: 'StaffToken' });
export const StaffTokenList = Type.Object({ items: Type.Array(ref(StaffToken)) }, { ...closed, $id: 'StaffTokenList' });
export const NewStaffToken = Type.Object(
  { ...token, token: Type.String({ description: 'shown this once' }) },
  { ...closed, $id: 'NewStaffToken' },
);

export const TokenParams = Type.Object({ token_id: Id });
export const TokenBody = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 60 }),
    rights: Type.Optional(
      Type.Array(Type.Enum([...RIGHTS]), {
        minItems: 1,
        maxItems: RIGHTS.length,
        uniqueItems: true,
        description: 'of a token that is bound to no remote',
      }),
    ),
    remote: Type.Optional(
      nullable(Type.String({ pattern: REMOTE_NAME, description: 'it may release this one, and nothing else' })),
    ),
    expires_at: Type.Optional(nullable(Type.String({ format: 'date-time' }))),
  },
  closed,
);

export const staffTokensSchemas = [StaffToken, StaffTokenList, NewStaffToken];
