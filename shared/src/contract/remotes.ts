/** What staff are told of remotes: their versions, what browsers say of them, and to whom that is sent on. */
import type { components } from './schema.d.ts';

type Schemas = components['schemas'];

export type AdminRemote = Schemas['AdminRemote'];
export type RemoteVersion = Schemas['RemoteVersion'];
export type RemotePromotion = Schemas['RemotePromotion'];
export type RemoteHistory = Schemas['RemoteHistory'];
export type RemoteRenderers = Schemas['RemoteRenderers'];
export type RemoteSignals = Schemas['RemoteSignals'];
export type RemoteSink = Schemas['RemoteSink'];
export type RemoteSinks = Schemas['RemoteSinks'];
export type SavedSink = Schemas['SavedSink'];
export type SinkTest = Schemas['SinkTest'];
