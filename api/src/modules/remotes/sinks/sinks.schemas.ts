import { REMOTE_NAME } from '@tessera/shared/remote-rules';
import { Type } from 'typebox';
import { Timestamp } from '../../../schemas/basics/common';
import { nullable, ref } from '../../../schemas/basics/ref';

const closed = { additionalProperties: false };
const kind = Type.Enum(['webhook', 'otlp'], { type: 'string' });
const failure = nullable(
  Type.Enum(['private', 'late', 'away', 'status', 'secret'], {
    type: 'string',
    description:
      'private: not an address of the open network; late: no answer in time; away: no connection; status: see `failure_status`; secret: sealed by another SHOP_SECRET',
  }),
);
const failure_status = nullable(Type.Integer({ description: 'what it was answered with' }));

export const RemoteSink = Type.Object(
  {
    kind,
    url: Type.String({ description: 'without path and query for those who may not set it: they may hold a key' }),
    is_on: Type.Boolean(),
    header_name: nullable(Type.String({ description: 'of OpenTelemetry alone; its value is never told' })),
    version: Type.Integer(),
    waiting: Type.Integer({ description: 'events that wait for the next batch' }),
    dropped: Type.Integer({ description: 'events that were given up or had no room since the last batch was made' }),
    tries: Type.Integer({ description: 'how often the batch that is on its way was tried in vain' }),
    next_at: nullable({ ...Timestamp, description: 'when it is tried again; null: nothing is tried again' }),
    delivered_at: nullable(Timestamp),
    failed_at: nullable(Timestamp),
    failure,
    failure_status,
  },
  { ...closed, $id: 'RemoteSink' },
);

export const RemoteSinks = Type.Object(
  { items: Type.Array(ref(RemoteSink), { description: 'at most one of each kind' }) },
  { ...closed, $id: 'RemoteSinks' },
);

export const SavedSink = Type.Object(
  {
    sink: ref(RemoteSink),
    secret: nullable(
      Type.String({ description: 'what a webhook is signed by, `whsec_…`: told once, when it is made' }),
    ),
  },
  { ...closed, $id: 'SavedSink' },
);

export const SinkTest = Type.Object(
  { has_arrived: Type.Boolean(), failure, failure_status },
  { ...closed, $id: 'SinkTest' },
);

export const SinkParams = Type.Object({ name: Type.String({ pattern: REMOTE_NAME }), kind });
const version = Type.Integer({ minimum: 0, description: 'the version that was read; 0: there was none' });
export const SinkVersionQuery = Type.Object({ version }, closed);

export const SinkBody = Type.Object(
  {
    url: Type.String({ maxLength: 500 }),
    is_on: Type.Boolean(),
    header_name: Type.Optional(nullable(Type.String({ maxLength: 64 }))),
    header_value: Type.Optional(
      Type.String({
        maxLength: 1_000,
        description: 'left out: the one that is kept, where name and server are the same',
      }),
    ),
    new_secret: Type.Optional(Type.Boolean({ description: 'of a webhook: the old one is good no more' })),
    version,
  },
  closed,
);

export const sinksSchemas = [RemoteSink, RemoteSinks, SavedSink, SinkTest];
