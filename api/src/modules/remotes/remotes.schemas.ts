import { Type, type TSchema } from 'typebox';
import { Timestamp } from '../../schemas/common';
import { nullable, ref } from '../../schemas/ref';

const closed = { additionalProperties: false };
const Text = Type.String({ maxLength: 500 });
const Paths = Type.Array(Type.String({ maxLength: 300 }), { maxItems: 500 });
const Assets = Type.Object({ js: Paths, css: Paths }, closed);
/** By language, for what the default language's field says. */
const byLanguage = <T extends TSchema>(value: T) =>
  Type.Optional(Type.Record(Type.String({ pattern: '^[a-z]{2}$' }), value));
const PageAssets = Type.Object({ js: Paths, css: Paths, languages: byLanguage(Paths) }, closed);

export const REMOTE_NAME = '^[a-z][a-z0-9-]{0,39}$';
/** semver, or semver with a content hash behind a dash */
export const REMOTE_VERSION = '^\\d{1,6}\\.\\d{1,6}\\.\\d{1,6}(-[0-9A-Za-z.-]{1,60})?$';

const Route = Type.Object(
  {
    path: Type.String({ pattern: '^/[\\w\\-./:*?]*$', maxLength: 200 }),
    page: Text,
    render: Type.Enum(['public', 'personal'], { type: 'string' }),
    layout: Type.Enum(['shop', 'admin'], { type: 'string' }),
    query: Type.Array(Text, { maxItems: 50 }),
    needs_session: Type.Optional(Type.Boolean()),
  },
  closed,
);

const NavigationItem = Type.Object(
  {
    label: Text,
    labels: byLanguage(Text),
    to: Type.String({ pattern: '^/', maxLength: 300 }),
    slot: Type.Enum(['header', 'account', 'footer', 'admin'], { type: 'string' }),
    order: Type.Number(),
    icon: Type.Optional(
      Type.String({ pattern: '^[MLHVCSQTAZmlhvcsqtaz0-9 ,.-]*$', maxLength: 1000, description: 'SVG path data' }),
    ),
    sign_in_reason: Type.Optional(Text),
    sign_in_reasons: byLanguage(Text),
  },
  closed,
);

const Drawer = Type.Object(
  {
    page: Text,
    to: Type.String({ pattern: '^/', maxLength: 300 }),
    title: Text,
    titles: byLanguage(Text),
  },
  closed,
);

/** What a build says of itself (`RemoteDescriptor` in @tessera/shared/composition). */
export const RemoteDescriptor = Type.Object(
  {
    name: Type.String({ pattern: REMOTE_NAME }),
    team: Text,
    version: Type.String({ pattern: REMOTE_VERSION }),
    contract: Type.String({ description: 'semver range of the host’s contract', maxLength: 100 }),
    routes: Type.Array(Route, { maxItems: 200 }),
    navigation: Type.Array(NavigationItem, { maxItems: 100 }),
    drawers: Type.Optional(Type.Array(Drawer, { maxItems: 20 })),
    csp: Type.Record(Type.String({ pattern: '^[a-z-]+$' }), Type.Array(Type.String({ pattern: '^[^\\s;,]+$' }))),
    budget: Type.Object({ js: Type.Number() }, closed),
    entry: Type.String({ maxLength: 300 }),
    global: Type.String({ pattern: '^[A-Za-z_$][\\w$]*$', maxLength: 100 }),
    server: nullable(Type.String({ maxLength: 300 })),
    assets: Type.Object({ entry: Assets, pages: Type.Record(Type.String(), PageAssets) }, closed),
    files: Type.Record(Type.String(), Type.String({ pattern: '^sha384-[A-Za-z0-9+/]{64}$' })),
  },
  { ...closed, $id: 'RemoteDescriptor' },
);

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
