import type { NavigationGroup, SlotPlace } from '@tessera/shared/composition';
import places from '@tessera/shared/composition/slot-places.json';
import { Type, type TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

const closed = { additionalProperties: false };

/** What people read: neither control characters nor those that turn the text around them (Unicode UAX 9). */
const words = (maxLength: number) =>
  Type.String({
    minLength: 1,
    maxLength,
    pattern: '^[^\\u0000-\\u001f\\u007f-\\u009f\\u202a-\\u202e\\u2066-\\u2069]+$',
  });
const Key = Type.String({ minLength: 1, maxLength: 100 });
const Paths = Type.Array(Type.String({ maxLength: 300 }), { maxItems: 500 });
const Assets = Type.Object({ js: Paths, css: Paths }, closed);
/** By language, for what the default language's field says. */
const byLanguage = <T extends TSchema>(value: T, options = {}) =>
  Type.Optional(Type.Record(Type.String({ pattern: '^[a-z]{2}$' }), value, options));
const PageAssets = Type.Object({ js: Paths, css: Paths, languages: byLanguage(Paths) }, closed);
const Address = Type.String({ pattern: '^/', maxLength: 300 });
const Sources = Type.Record(
  Type.String({ pattern: '^[a-z-]{1,30}$' }),
  Type.Array(Type.String({ pattern: '^[^\\s;,]+$', maxLength: 200 }), { maxItems: 20 }),
);

export const REMOTE_NAME = '^[a-z][a-z0-9-]{0,39}$';
/** semver, or semver with a content hash behind a dash */
export const REMOTE_VERSION = '^\\d{1,6}\\.\\d{1,6}\\.\\d{1,6}(-[0-9A-Za-z.-]{1,60})?$';

/** The most that a remote may set as the budget of one page: bytes of JavaScript after Brotli. */
const BUDGET_MAX = 256 * 1024;
/** The same for what stands in somebody else's page. */
const SLOT_BUDGET_MAX = 64 * 1024;

const Route = Type.Object(
  {
    path: Type.String({ pattern: '^/[\\w\\-./:*?~]*$', maxLength: 200 }),
    page: Key,
    render: Type.Enum(['public', 'personal'], { type: 'string' }),
    layout: Type.Enum(['shop', 'checkout', 'admin'], { type: 'string' }),
    // a bare `*` would make a page of its own of whatever parameter somebody invents
    query: Type.Array(Type.String({ pattern: '^[A-Za-z][\\w-]*(\\.[\\w-]+)*(\\.\\*)?$', maxLength: 60 }), {
      maxItems: 50,
    }),
    needs_session: Type.Optional(Type.Boolean()),
    prompt: Type.Optional(Type.Enum(['never'], { type: 'string' })),
    dev: Type.Optional(Type.Literal(true)),
    csp: Type.Optional(Sources),
  },
  closed,
);

const GROUPS: readonly NavigationGroup[] = ['sales', 'catalogue', 'customers', 'marketing', 'settings'];

const NavigationItem = Type.Object(
  {
    label: words(60),
    labels: byLanguage(words(60)),
    to: Address,
    slot: Type.Enum(['header', 'account', 'footer', 'admin'], { type: 'string' }),
    order: Type.Number({ minimum: 0, maximum: 1000 }),
    icon: Type.Optional(
      Type.String({ pattern: '^[MLHVCSQTAZmlhvcsqtaz0-9 ,.-]*$', maxLength: 1000, description: 'SVG path data' }),
    ),
    group: Type.Optional(Type.Enum([...GROUPS], { type: 'string' })),
    key: Type.Optional(Type.String({ pattern: '^[a-z]$' })),
    right: Type.Optional(Type.String({ pattern: '^[a-z_]+\\.[a-z_]+$', maxLength: 60 })),
    sign_in_reason: Type.Optional(words(200)),
    sign_in_reasons: byLanguage(words(200)),
  },
  closed,
);

const Drawer = Type.Object({ page: Key, to: Address, title: words(100), titles: byLanguage(words(100)) }, closed);

/** Room for a slot, in rem: what is higher is a page. */
const Room = Type.Number({ minimum: 1, maximum: 60 });

const PLACES = Object.keys(places) as SlotPlace[]; // all of them

const Slot = Type.Object(
  {
    place: Type.Enum(PLACES, { type: 'string' }),
    priority: Type.Enum(['decorative', 'important', 'critical'], { type: 'string' }),
    height: Type.Object({ narrow: Room, wide: Room }, closed),
    order: Type.Optional(Type.Number({ minimum: 0, maximum: 1000 })),
    fallback: Type.Optional(
      Type.Object({ text: words(200), texts: byLanguage(words(200)), to: Type.Optional(Address) }, closed),
    ),
    budget: Type.Object(
      { js: Type.Number({ minimum: 0, maximum: SLOT_BUDGET_MAX }), ms: Type.Number({ minimum: 20, maximum: 500 }) },
      closed,
    ),
    props: Type.Record(
      Type.String({ pattern: '^[a-z_]{1,40}$' }),
      Type.Enum(['string', 'number', 'boolean'], { type: 'string' }),
    ),
  },
  closed,
);

/** The shape of what a build says of itself (`RemoteDescriptor` in @tessera/shared/composition). */
export const RemoteDescriptor = Type.Object(
  {
    name: Type.String({ pattern: REMOTE_NAME }),
    team: words(100),
    label: Type.Optional(words(60)),
    labels: byLanguage(words(60), closed),
    version: Type.String({ pattern: REMOTE_VERSION }),
    contract: Type.String({ description: 'semver range of the host’s contract', maxLength: 100 }),
    routes: Type.Array(Route, { maxItems: 200 }),
    navigation: Type.Array(NavigationItem, { maxItems: 40 }),
    drawers: Type.Optional(Type.Array(Drawer, { maxItems: 20 })),
    slots: Type.Optional(Type.Array(Slot, { maxItems: 20 })),
    csp: Sources,
    budget: Type.Object({ js: Type.Number({ minimum: 0, maximum: BUDGET_MAX }) }, closed),
    entry: Type.String({ maxLength: 300 }),
    global: Type.String({ pattern: '^[A-Za-z_$][\\w$]*$', maxLength: 100 }),
    server: Type.Union([Type.String({ maxLength: 300 }), Type.Null()]),
    assets: Type.Object(
      {
        entry: Assets,
        pages: Type.Record(Type.String(), PageAssets),
        slots: Type.Optional(Type.Record(Type.String(), PageAssets)),
      },
      closed,
    ),
    files: Type.Record(Type.String(), Type.String({ pattern: '^sha384-[A-Za-z0-9+/]{64}$' })),
  },
  { ...closed, $id: 'RemoteDescriptor' },
);

export const descriptorShape = Compile(RemoteDescriptor);
