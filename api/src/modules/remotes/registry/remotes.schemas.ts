import { REMOTE_NAME, REMOTE_VERSION, RemoteDescriptor } from '@tessera/shared/remote-rules';
import { Type } from 'typebox';
import { Id, Timestamp } from '../../../schemas/basics/common';
import { nullable, ref } from '../../../schemas/basics/ref';

const closed = { additionalProperties: false };
export const RegisteredRemote = Type.Object(
  {
    name: Type.String(),
    version: Type.String(),
    base_url: Type.String(),
    foreign: Type.Boolean({
      description: 'none of its versions came with the shop itself: a server runs it in a process of its own',
    }),
    descriptor: ref(RemoteDescriptor),
  },
  { ...closed, $id: 'RegisteredRemote' },
);

/** The largest part of the visits: beyond it a version is made live. */
export const MOST_PERCENT = 50;
const percent = Type.Integer({ minimum: 1, maximum: MOST_PERCENT, description: 'of all visits' });

/** Steps that a canary takes by itself. */
const steps = Type.Array(Type.Union([Type.Integer({ minimum: 1, maximum: MOST_PERCENT }), Type.Literal(100)]), {
  minItems: 1,
  maxItems: 6,
  description: 'of all visits, the smallest first; 100 makes it live',
});
const minutes = Type.Integer({
  minimum: 5,
  maximum: 7 * 24 * 60,
  description: 'before each step, as long as no web server has seen it fail more often than the live version',
});

export const RemoteCanary = Type.Object(
  {
    name: Type.String(),
    version: Type.String(),
    percent,
    remotes: Type.Array(ref(RegisteredRemote), { description: 'what the shop is composed of for those visits' }),
  },
  { ...closed, $id: 'RemoteCanary' },
);

export const FormerVersion = Type.Object(
  {
    name: Type.String(),
    version: Type.String(),
    remotes: Type.Array(ref(RegisteredRemote), { description: 'what the shop was composed of with it' }),
  },
  { ...closed, $id: 'FormerVersion', description: 'what was live before a release, while that is on trial' },
);

/** Who did it: a person, and the machine to which they gave a token. */
const doer = {
  user: nullable(Type.Object({ id: Id, name: Type.String() }, closed)),
  token: nullable(
    Type.Object(
      { id: Id, name: nullable(Type.String({ description: 'null once the token is forgotten' })) },
      { ...closed, description: 'null where a person did it by hand' },
    ),
  ),
};

export const RemoteVersion = Type.Object(
  {
    version: Type.String(),
    state: Type.Enum(['published', 'live', 'canary', 'previous', 'retired', 'collected'], {
      type: 'string',
      description:
        'published: never live; canary: some of the visits get it; previous: where going back leads; retired: was live; collected: its files are gone',
    }),
    contract: Type.String(),
    weight: Type.Integer(),
    budget: Type.Integer({
      description: 'the most JavaScript that one of its pages may need, in bytes as they are sent',
    }),
    pages: nullable(
      Type.Array(Type.Object({ page: Type.String(), bytes: Type.Integer() }, closed), {
        description: 'the heaviest first; null: it came before they were counted',
      }),
    ),
    created_at: Type.String({ format: 'date-time', description: 'when it was published' }),
    ...doer,
    collected_at: nullable(Timestamp),
  },
  { ...closed, $id: 'RemoteVersion' },
);

export const AdminRemote = Type.Object(
  {
    name: Type.String(),
    team: Type.String({ description: 'as the version says that is live, or else the newest' }),
    owns: Type.Array(Type.String(), {
      description: 'first segments, as paths: `/cart` is this and all below it; nobody’s while no version is live',
    }),
    live_version: nullable(Type.String()),
    previous_version: nullable(Type.String({ description: 'what going back makes live; null: nothing' })),
    canary: nullable(
      Type.Object(
        {
          version: Type.String(),
          percent,
          schedule: nullable(
            Type.Object(
              { steps, minutes, next_at: Timestamp },
              { ...closed, description: 'what it becomes by itself; null: nothing' },
            ),
          ),
        },
        { ...closed, description: 'what some of the visits get in the place of the live version' },
      ),
    ),
    versions: Type.Array(ref(RemoteVersion), { description: 'the newest first; at most 50 beside those two' }),
  },
  { ...closed, $id: 'AdminRemote' },
);

export const RemotePromotion = Type.Object(
  {
    id: Id,
    kind: Type.Enum(['promote', 'rollback', 'retire'], { type: 'string' }),
    version: nullable(Type.String({ description: 'what was live from then on; null: nothing' })),
    from_version: nullable(Type.String({ description: 'what was live until then; null: nothing' })),
    reason: Type.String(),
    ...doer,
    created_at: Timestamp,
  },
  { ...closed, $id: 'RemotePromotion' },
);

export const RemoteHistory = Type.Object(
  { items: Type.Array(ref(RemotePromotion), { description: 'the latest first; at most 100' }) },
  { ...closed, $id: 'RemoteHistory' },
);

const bytes = Type.Integer({ minimum: 0, description: 'bytes' });
export const RemoteRenderers = Type.Object(
  {
    foreign: Type.Boolean({
      description:
        'none of its versions came with the shop itself: it has renderers of its own, while somebody asks for them',
    }),
    items: Type.Array(
      Type.Object(
        { started_at: Timestamp, last_used_at: Timestamp, rss: nullable(bytes), bar: bytes },
        { ...closed, description: '`rss`: in memory; `bar`: with more than that it is started anew' },
      ),
      { description: 'those that it has now, one of each web server at most' },
    ),
    silent: Type.Integer({ minimum: 0, description: 'web servers that did not answer' }),
  },
  { ...closed, $id: 'RemoteRenderers' },
);

export const LiveVersion = Type.Object({ name: Type.String(), version: nullable(Type.String()) }, closed);
export const NameParams = Type.Object({ name: Type.String({ pattern: REMOTE_NAME }) });

const version = Type.String({ pattern: REMOTE_VERSION });
const change = {
  expected: Type.Optional(
    nullable(Type.String({ pattern: REMOTE_VERSION, description: 'refused where another one is live; null: none' })),
  ),
  reason: Type.Optional(Type.String({ maxLength: 200, description: 'for the history' })),
};
export const LiveBody = Type.Object({ version, ...change }, closed);
export const ChangeBody = Type.Object(change, closed);
export const CanaryBody = Type.Object(
  { version, percent, schedule: Type.Optional(Type.Object({ steps, minutes }, closed)), ...change },
  closed,
);
export const CanaryEndBody = Type.Pick(ChangeBody, ['reason'], closed);
export const CanaryFound = Type.Object(
  {
    canary: nullable(ref(RemoteCanary)),
    former: { ...nullable(ref(FormerVersion)), description: 'the first of `formers`, for web servers of before them' },
    formers: Type.Array(ref(FormerVersion), { description: 'one of each remote, of the latest release first' }),
  },
  closed,
);

export const remotesSchemas = [
  RemoteDescriptor,
  RemoteRenderers,
  RegisteredRemote,
  RemoteCanary,
  FormerVersion,
  RemoteVersion,
  AdminRemote,
  RemotePromotion,
  RemoteHistory,
];
