import { REMOTE_NAME, REMOTE_VERSION, RemoteDescriptor } from '@tessera/shared/remote-rules';
import { Type } from 'typebox';
import { Timestamp } from '../../schemas/common';
import { nullable, ref } from '../../schemas/ref';

const closed = { additionalProperties: false };
export const RegisteredRemote = Type.Object(
  { name: Type.String(), version: Type.String(), base_url: Type.String(), descriptor: ref(RemoteDescriptor) },
  { ...closed, $id: 'RegisteredRemote' },
);

export const RemoteVersion = Type.Object(
  {
    version: Type.String(),
    state: Type.Enum(['registered', 'live', 'retired'], { type: 'string' }),
    contract: Type.String(),
    weight: Type.Integer(),
    created_at: Timestamp,
  },
  { ...closed, $id: 'RemoteVersion' },
);

export const RemoteHistory = Type.Object(
  { name: Type.String(), live_version: nullable(Type.String()), versions: Type.Array(ref(RemoteVersion)) },
  { ...closed, $id: 'RemoteHistory' },
);

export const LiveVersion = Type.Object({ name: Type.String(), version: nullable(Type.String()) }, closed);
export const NameParams = Type.Object({ name: Type.String({ pattern: REMOTE_NAME }) });
export const LiveBody = Type.Object({ version: Type.String({ pattern: REMOTE_VERSION }) }, closed);

export const remotesSchemas = [RemoteDescriptor, RegisteredRemote, RemoteVersion, RemoteHistory];
