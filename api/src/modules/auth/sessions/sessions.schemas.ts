import { Type } from 'typebox';
import { Id, Timestamp } from '../../../schemas/basics/common';
import { ref } from '../../../schemas/basics/ref';

const closed = { additionalProperties: false };

export const Tokens = Type.Object({ access: Type.String(), refresh: Type.String() }, { ...closed, $id: 'Tokens' });

export const SignedIn = Type.Object(
  { access: Type.String(), refresh: Type.String(), message: Type.String() },
  { ...closed, $id: 'SignedIn' },
);

export const Session = Type.Object(
  {
    id: Id,
    device: Type.String({ description: 'browser and system, as far as they are known' }),
    address: Type.String({ description: "shortened: '203.0.113.x'" }),
    created_at: Timestamp,
    last_used_at: Timestamp,
    current: Type.Boolean({ description: 'the session that asks' }),
  },
  { ...closed, $id: 'Session' },
);

export const SessionList = Type.Object({ items: Type.Array(ref(Session)) }, { ...closed, $id: 'SessionList' });
export const SessionParams = Type.Object({ id: Id });
