import { NOBODY } from '../../../framework/routes/http';
import type { RemoteDescriptor } from '@tessera/shared/composition';
import { sql } from 'kysely';
import { brotliCompressSync } from 'node:zlib';
import { forAllTests } from '../../../../test/for-all-tests';
import { makeBuild, route, toMultipart } from '../../../../test/builds';
import type { TestBuild } from '../../../../test/builds';
import { startTestShop } from '../../../../test/harness';
import { signIn } from '../../../../test/people';
import type { SignedIn } from '../../../../test/people';

const shop = forAllTests(startTestShop);
let admin: SignedIn;
beforeAll(async () => {
  admin = await signIn(shop, 'ADMIN');
  const page = route('/cart', 'cart');
  await shop.services.remotes.publish('cart', sent(makeBuild({ version: '1.0.0', routes: [page] })), NOBODY);
  await shop.services.releases.setLive('cart', '1.0.0', NOBODY);
});

let counter = 0;
const nextVersion = () => `3.0.${(counter += 1)}`;
const sent = ({ descriptor, files }: TestBuild) => ({
  descriptor: JSON.stringify(descriptor),
  files,
  created_by: null,
});

type Changes = Partial<Record<keyof RemoteDescriptor, unknown>>;
const evil = (changes: Changes = {}, files: Record<string, string> = {}): TestBuild => {
  const build = makeBuild({ name: 'evil', version: nextVersion(), routes: [route('/evil')] }, files);
  return { ...build, descriptor: { ...build.descriptor, ...changes } as RemoteDescriptor }; // wrong on purpose
};

async function answerTo(build: TestBuild, name = 'evil'): Promise<{ status: number; code: string; detail: string }> {
  const { payload, headers } = toMultipart(build);
  const url = `/api/admin/remotes/${name}/versions`;
  const answer = await shop.app.inject({ method: 'POST', url, payload, headers: { ...admin.headers, ...headers } });
  const { code = '', detail = '' } = answer.json<{ code?: string; detail?: string }>();
  return { status: answer.statusCode, code, detail };
}

const item = { label: 'Evil', to: '/evil', slot: 'header', order: 10 };
const drawer = { page: 'p', to: '/evil', title: 'Evil' };
const slot = {
  ...{ place: 'product-below-price', priority: 'decorative', height: { narrow: 6, wide: 4 } },
  budget: { js: 9_000, ms: 100 },
  props: { product_id: 'string', price: 'number' },
};
/** What fills a place, and the code for it. */
const filling = (changes: object = {}, more: object[] = []): Changes => ({
  slots: [{ ...slot, ...changes }, ...more],
  assets: {
    ...{ entry: { js: ['remoteEntry.js'], css: [] }, pages: { p: { js: [], css: [] } } },
    slots: { 'product-below-price': { js: ['js/page-cart.a1b2c3.js'], css: [] } },
  },
});
const assets = (js: string[], css: string[] = []) => ({
  assets: { entry: { js: ['remoteEntry.js'], css: [] }, pages: { p: { js, css } } },
});

test('a build that takes only what is its own is accepted', async () => {
  expect(await answerTo(evil({ navigation: [item], drawers: [drawer] }))).toMatchObject({ status: 201 });
});

test("what fills a place in somebody else's page is accepted with its code, and with what its priority promises", async () => {
  expect(await answerTo(evil(filling()))).toMatchObject({ status: 201 });
  const fallback = { text: 'Ask us', to: '/evil' };
  expect(await answerTo(evil(filling({ priority: 'critical', fallback })))).toMatchObject({ status: 201 });
});

test("an item of the back office's rail may name its group, its key and the right that it needs", async () => {
  const page = { ...route('/admin/evil'), layout: 'admin' as const };
  const inRail = { ...item, to: '/admin/evil', slot: 'admin', group: 'sales', key: 'e', right: 'orders.read' };
  expect(await answerTo(evil({ routes: [page], navigation: [inRail] }))).toMatchObject({ status: 201 });
});

describe('routes', () => {
  test.each([
    '/:a?',
    '/:a',
    '/cart/../auth/login',
    '/sw.js',
    '/evil?/auth/login',
    '/evil//deep',
    '/evil/',
    '/evil/*/more',
    '/evil/a*',
    '/evil/:a.json',
    '/%61uth/login',
    '/Evil',
    '/error-log',
    '/robots.txt',
    '/favicon.svg',
    '/icons/x.png',
    '/manifest.webmanifest',
    '/sitemap.xml',
    '/de',
    '/en/evil',
    '/DE/evil',
    '/dev/ui',
    '/admin/:section/:page',
    '/admin/auth/:page?',
    '/admin/*',
    '/faq/:question',
  ])('%s is refused', async (path) => {
    const { status, code, detail } = await answerTo(evil({ routes: [route(path)] }));
    expect([status, code]).toEqual([422, 'remotes.not_valid']);
    expect(detail).toMatch(/routes\.0\.path/);
  });

  test.each(['/cart', '/cart/:x?', '/cart/*', '/cart/saved', '/cart/:a/:b'])(
    '%s lies in a segment that a live remote owns',
    async (path) => {
      const { status, code, detail } = await answerTo(evil({ routes: [route(path)] }));
      expect([status, code]).toEqual([409, 'remotes.route_taken']);
      expect(detail).toBe(`${path} belongs to the remote cart, which owns /cart.`);
    },
  );

  test('so many optional parts that no router could write them out are refused', async () => {
    const { status, code } = await answerTo(evil({ routes: [route(`/evil${'/:a?'.repeat(30)}`)] }));
    expect([status, code]).toEqual([422, 'remotes.not_valid']);
  });

  test('two routes of one build that match the same path are one too many', async () => {
    const routes = [route('/evil/:a?'), route('/evil')];
    expect(await answerTo(evil({ routes }))).toMatchObject({ status: 422, code: 'remotes.not_valid' });
  });

  test('the home page belongs to whoever has it, and to nobody else', async () => {
    const home = (name: string) => makeBuild({ name, version: nextVersion(), routes: [route('/', 'home')] });
    const catalog = home('catalog');
    expect(await answerTo(catalog, 'catalog')).toMatchObject({ status: 201 });
    await shop.services.releases.setLive('catalog', catalog.descriptor.version, NOBODY);
    expect(await answerTo(home('evil'))).toMatchObject({ status: 409, code: 'remotes.route_taken' });
  });

  test('the layout of the back office is for pages below /admin', async () => {
    const routes = [{ ...route('/evil'), layout: 'admin' }];
    expect((await answerTo(evil({ routes }))).detail).toMatch(/routes\.0\.layout/);
  });

  test.each(['*', '', 'a b', 'a*'])('the query parameter %p is refused', async (name) => {
    const { status, detail } = await answerTo(evil({ routes: [{ ...route('/evil'), query: [name] }] }));
    expect(status).toBe(422);
    expect(detail).toMatch(/routes\.0\.query/);
  });
});

describe('what else a descriptor could take', () => {
  test.each<[string, Changes, RegExp]>([
    ...[
      '//evil.example',
      '/\\evil.example',
      '/evil\n',
      'javascript:alert(1)',
      'https://evil.example',
      '/evil/../cart',
    ].map((to): [string, Changes, RegExp] => [
      `a navigation item to ${JSON.stringify(to)}`,
      { navigation: [{ ...item, to }] },
      /navigation\.0\.to/,
    ]),
    ['a navigation item to the page of another', { navigation: [{ ...item, to: '/cart' }] }, /navigation\.0\.to/],
    ['the drawer of another', { drawers: [{ ...drawer, to: '/cart' }] }, /drawers\.0\.to/],
    ['a drawer elsewhere', { drawers: [{ ...drawer, to: '//evil.example' }] }, /drawers\.0\.to/],
    ['a drawer without a page', { drawers: [{ ...drawer, page: 'none' }] }, /drawers\.0\.page/],
    ['a place that there is not', filling({ place: 'footer' }), /slots\.0\.place/],
    [
      'the screen above the button',
      filling({ height: { narrow: 60, wide: 4 } }),
      /slots\.0\.height\.narrow: product-below-price has room for 9 rem/,
    ],
    ['a place twice', filling({}, [slot]), /slots\.1\.place/],
    ['a place without code', { slots: [slot] }, /slots\.0\.place/],
    ['code from elsewhere in a place', { ...filling(), files: {} }, /files|assets/],
    ['a prop that no place gives', filling({ props: { password: 'string' } }), /slots\.0\.props\.password/],
    ['a prop as something else', filling({ props: { price: 'string' } }), /slots\.0\.props\.price/],
    ['nothing where something is promised', filling({ priority: 'important' }), /slots\.0\.fallback/],
    [
      'a critical slot that leads nowhere',
      filling({ priority: 'critical', fallback: { text: 'Ask us' } }),
      /slots\.0\.fallback\.to/,
    ],
    [
      'a fallback to the page of another',
      filling({ priority: 'critical', fallback: { text: 'Ask us', to: '/cart' } }),
      /slots\.0\.fallback\.to/,
    ],
    ['a fallback that turns its neighbours round', filling({ fallback: { text: '\u202eevil' } }), /slots\.0\.fallback/],
    ['the room of a page', filling({ height: { narrow: 100, wide: 4 } }), /slots\.0\.height/],
    ["a slot's budget of everything", filling({ budget: { js: 1e9, ms: 100 } }), /slots\.0\.budget/],
    ['a slot that is waited for for ever', filling({ budget: { js: 1, ms: 60_000 } }), /slots\.0\.budget/],
    ['a slot above its budget', filling({ budget: { js: 1, ms: 100 } }), /slots\.0\.budget\.js/],
    ['a route without a page', { routes: [route('/evil', 'none')] }, /routes\.0\.page/],
    ['a page of every object', { routes: [route('/evil', 'constructor')] }, /routes\.0\.page/],
    [
      'a label that turns its neighbours round',
      { navigation: [{ ...item, label: '\u202eevil' }] },
      /navigation\.0\.label/,
    ],
    ['a name that turns its neighbours round', { label: '\u202eevil' }, /label/],
    ['a name of a whole page', { label: 'e'.repeat(61) }, /label/],
    ['a name of nothing in German', { labels: { de: '' } }, /labels\.de/],
    ['a name in no language', { labels: { evil: 'Evil' } }, /labels/],
    ['a label of nothing', { navigation: [{ ...item, label: '' }] }, /navigation\.0\.label/],
    ['a place before everybody', { navigation: [{ ...item, order: -1e308 }] }, /navigation\.0\.order/],
    ['a heading of its own', { navigation: [{ ...item, group: 'evil' }] }, /navigation\.0\.group/],
    ['a key that is more than a letter', { navigation: [{ ...item, key: 'Enter' }] }, /navigation\.0\.key/],
    [
      'one key for two places',
      {
        navigation: [
          { ...item, key: 'e' },
          { ...item, key: 'e' },
        ],
      },
      /navigation\.1\.key/,
    ],
    ['a right that is none', { navigation: [{ ...item, right: 'everything' }] }, /navigation\.0\.right/],
    ['a whole menu of links', { navigation: Array.from({ length: 9 }, () => item) }, /navigation/],
    ['the container of another', { global: 'tessera_cart' }, /global/],
    ["a browser's own function", { global: 'fetch' }, /global/],
    ["the shell's federation", { global: 'tesseraFederation' }, /global/],
    ['a name that is the shell’s', { name: 'host' }, /name/],
    ['any contract that will ever be', { contract: '>=2.0.0' }, /contract/],
    ['a script outside of its build', assets(['../../cart/1.0.0/remoteEntry.js']), /assets\.pages\.p\.js\.0/],
    ['a sheet from the machine', assets([], ['../../../../../etc/passwd']), /assets\.pages\.p\.css\.0/],
    ['an encoded way out', assets(['%2e%2e/evil.js']), /assets\.pages\.p\.js\.0/],
    ['a script of another origin', assets(['//evil.example/x.js']), /assets\.pages\.p\.js\.0/],
    ['a script that every object has', assets(['constructor']), /assets\.pages\.p\.js\.0/],
    [
      'a script that is a sheet',
      assets(['js/page-cart.a1b2c3.js'], ['js/page-cart.a1b2c3.js']),
      /assets\.pages\.p\.css\.0/,
    ],
    ['server code as a script', assets(['server/server.js']), /assets\.pages\.p\.js\.0/],
    ['its server code where it is sent', { server: 'js/page-cart.a1b2c3.js' }, /server/],
    ['an entry that is not sent', { entry: 'server/server.js' }, /entry/],
    ['a budget of everything', { budget: { js: 1e9 } }, /budget\.js/],
    ['pages from anywhere', { csp: { 'frame-src': ['*'] } }, /csp\.frame-src/],
    ['code as text', { csp: { 'script-src': ["'unsafe-eval'"] } }, /csp\.script-src/],
    ['code from elsewhere', { csp: { 'script-src': ['https://evil.example'] } }, /csp\.script-src/],
    ['an open line', { csp: { 'connect-src': ['http://evil.example'] } }, /csp\.connect-src/],
    ['pictures as text', { csp: { 'img-src': ['data:'] } }, /csp\.img-src/],
    ['all that is not said', { csp: { 'default-src': ['https://evil.example'] } }, /csp\.default-src/],
    ['who may frame the shop', { csp: { 'frame-ancestors': ['https://evil.example'] } }, /csp\.frame-ancestors/],
    [
      'sources of one route',
      { routes: [{ ...route('/evil'), csp: { 'connect-src': ['*'] } }] },
      /routes\.0\.csp\.connect-src/,
    ],
  ])('%s is refused, and the field is named', async (_what, changes, field) => {
    const { status, code, detail } = await answerTo(evil(changes), (changes.name as string | undefined) ?? 'evil');
    expect([status, code]).toEqual([422, 'remotes.not_valid']);
    expect(detail).toMatch(field);
  });

  test('a listed Brotli file that unpacks to something else', async () => {
    const build = evil({}, { 'remoteEntry.js.br': 'x' });
    expect((await answerTo(build)).detail).toMatch(/remoteEntry\.js\.br does not unpack/);
  });
});

describe('the size of a page', () => {
  /** does not compress */
  const noise = (bytes: number) => Array.from({ length: bytes }, () => Math.random().toString(36)[3] ?? '0').join('');
  const page = 'js/page-p.js';

  test('is counted from the files: a budget that is too small for them is refused', async () => {
    const large = evil({ ...assets([page]), budget: { js: 20_000 } }, { [page]: noise(60_000) });
    const { status, detail } = await answerTo(large);
    expect(status).toBe(422);
    expect(detail).toMatch(/^budget\.js: the page p needs \d+ bytes of JavaScript, its budget is 20000\.$/);
    const small = evil({ ...assets([page]), budget: { js: 60_000 } }, { [page]: noise(60_000) });
    expect(await answerTo(small)).toMatchObject({ status: 201 });
  });

  test('is that of the compressed file that is sent', async () => {
    const build = evil({ ...assets([page]), budget: { js: 20_000 } }, { [page]: 'x'.repeat(100_000) });
    build.files.set(`${page}.br`, brotliCompressSync(build.files.get(page) ?? ''));
    expect(await answerTo(build)).toMatchObject({ status: 201 });
  });
});

describe('going live', () => {
  test('asks what publishing asks: a build from before these rules is refused', async () => {
    const build = evil();
    const { version } = build.descriptor;
    await answerTo(build);
    const path = sql`jsonb_set(descriptor, '{routes,0,path}', '"/:a?"')`;
    await sql`update remote_versions set descriptor = ${path} where name = 'evil' and version = ${version}`.execute(
      shop.infra.db,
    );
    await expect(shop.services.releases.setLive('evil', version, NOBODY)).rejects.toMatchObject({
      code: 'remotes.not_valid',
    });
  });

  test('takes no build whose files have changed since', async () => {
    const build = evil();
    const { version } = build.descriptor;
    await answerTo(build);
    await shop.infra.files.write(`remotes/evil/${version}/remoteEntry.js`, Buffer.from('alert(1)'));
    await expect(shop.services.releases.setLive('evil', version, NOBODY)).rejects.toMatchObject({
      code: 'remotes.not_valid',
    });
  });
});
