import { NOBODY } from '../../framework/routes/http';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { RemoteDescriptor } from '@tessera/shared/composition';
import { sql } from 'kysely';
import { forAllTests } from '../../../test/for-all-tests';
import { makeBuild, toMultipart } from '../../../test/builds';
import type { TestBuild } from '../../../test/builds';
import { eventually, startTestShop } from '../../../test/harness';
import { signIn } from '../../../test/people';

/** A bomb is as small at once as after seconds of thought. */
const IN_A_HURRY = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
const shop = forAllTests(startTestShop);
const admin = forAllTests(() => signIn(shop, 'ADMIN'));

const publish = (
  build: { descriptor: unknown; files: Map<string, Buffer> },
  name = 'cart',
  headers = admin.headers,
) => {
  const { payload, headers: form } = toMultipart(build);
  const url = `/api/admin/remotes/${name}/versions`;
  return shop.app.inject({ method: 'POST', url, payload, headers: { ...headers, ...form } });
};
const goLive = (version: string, name = 'cart') =>
  shop.app.inject({
    method: 'POST',
    url: `/api/admin/remotes/${name}/live`,
    payload: { version },
    headers: admin.headers,
  });
const live = async () =>
  (await shop.app.inject({ url: '/api/remotes' })).json<
    { name: string; version: string; descriptor: RemoteDescriptor }[]
  >();
const stored = (name: string) => path.join(shop.infra.config.files_dir, 'remotes', name);
const refusal = async (build: TestBuild, name?: string) => {
  const answer = await publish(build, name);
  const { name: own, version } = build.descriptor;
  expect(existsSync(stored(`${own}/${version}`))).toBe(false);
  return [answer.statusCode, answer.json().code];
};

let counter = 0;
const nextVersion = () => `2.0.${(counter += 1)}-abc`;

describe('publishing a build', () => {
  it('stores its files and registers it, without making it live', async () => {
    const build = makeBuild();
    const answer = await publish(build);
    expect([answer.statusCode, answer.json()]).toEqual([201, { version: '1.0.0-3f2a9c' }]);
    expect(readFileSync(stored('cart/1.0.0-3f2a9c/server/server.js'), 'utf8')).toBe('2');
    expect(await live()).toEqual([]);
  });

  it('is refused a second time: versions are immutable', async () => {
    const changed = makeBuild({}, { 'remoteEntry.js': 'var other;' });
    const answer = await publish(changed);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'remotes.version_exists']);
    expect(readFileSync(stored('cart/1.0.0-3f2a9c/remoteEntry.js'), 'utf8')).toBe('var tessera_cart;');
  });

  it('lets one of two simultaneous publishers through', async () => {
    const version = nextVersion();
    const answers = await Promise.all([
      publish(makeBuild({ version }, { 'remoteEntry.js': 'a' })),
      publish(makeBuild({ version }, { 'remoteEntry.js': 'b' })),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    const winner = answers[0]?.statusCode === 201 ? 'a' : 'b';
    expect(readFileSync(stored(`cart/${version}/remoteEntry.js`), 'utf8')).toBe(winner);
  });

  it('takes a Brotli sibling that unpacks to the listed file, and no other', async () => {
    const good = makeBuild({ version: nextVersion() });
    good.files.set('remoteEntry.js.br', brotliCompressSync(Buffer.from('var tessera_cart;')));
    expect((await publish(good)).statusCode).toBe(201);

    const bad = makeBuild({ version: nextVersion() });
    bad.files.set('remoteEntry.js.br', brotliCompressSync(Buffer.from('alert(1)')));
    expect(await refusal(bad)).toEqual([422, 'remotes.not_valid']);

    const bomb = makeBuild({ version: nextVersion() });
    bomb.files.set('remoteEntry.js.br', brotliCompressSync(Buffer.alloc(64 * 1024 * 1024), IN_A_HURRY));
    expect(await refusal(bomb)).toEqual([422, 'remotes.not_valid']);
  });

  it.each([
    '../../evil.js',
    '..\\evil.js',
    '/etc/cron.d/evil',
    'a/../../evil.js',
    './evil.js',
    'a//b.js',
    '.hidden',
    'C:/evil.js',
    'a/b\u0000.js',
  ])('refuses the path %p', async (name) => {
    const build = makeBuild({ version: nextVersion() }, { [name]: 'evil' });
    expect(await refusal(build)).toEqual([422, 'remotes.not_valid']);
  });

  it('refuses a file that is not the one the descriptor names, is missing, or is not listed', async () => {
    const changed = makeBuild({ version: nextVersion() });
    changed.files.set('remoteEntry.js', Buffer.from('alert(1)'));
    expect(await refusal(changed)).toEqual([422, 'remotes.not_valid']);

    const missing = makeBuild({ version: nextVersion() });
    missing.files.delete('server/server.js');
    expect(await refusal(missing)).toEqual([422, 'remotes.not_valid']);

    const unlisted = makeBuild({ version: nextVersion() });
    unlisted.files.set('extra.js', Buffer.from('1'));
    expect(await refusal(unlisted)).toEqual([422, 'remotes.not_valid']);

    const prototype = makeBuild({ version: nextVersion() });
    prototype.files.set('constructor', Buffer.from('1'));
    expect(await refusal(prototype)).toEqual([422, 'remotes.not_valid']);
  });

  it('refuses a file or a build that is too large', async () => {
    const large = makeBuild({ version: nextVersion() }, { 'large.js': 'x'.repeat(8 * 1024 * 1024 + 1) });
    expect((await refusal(large))[0]).toBe(413);
    const many = Object.fromEntries(Array.from({ length: 1_001 }, (_, index) => [`f${index}.js`, 'x']));
    expect((await refusal(makeBuild({ version: nextVersion() }, many)))[0]).toBe(413);
  });

  it.each<[string, Partial<Record<keyof RemoteDescriptor, unknown>>, string]>([
    ['another contract', { contract: '^9.0.0' }, 'remotes.contract_not_met'],
    ['no contract', { contract: 'soon' }, 'remotes.contract_not_met'],
    ['a version that is a path', { version: '../1.0.0' }, 'remotes.not_valid'],
    ['an entry that is not among its files', { entry: 'other.js' }, 'remotes.not_valid'],
    ['a global that is code', { global: 'a;alert(1)' }, 'remotes.not_valid'],
    [
      'a policy that breaks out of its directive',
      { csp: { 'script-src': ["'self'; script-src *"] } },
      'remotes.not_valid',
    ],
    [
      'a navigation item that leaves the shop',
      { navigation: [{ label: 'x', to: 'javascript:1', slot: 'header', order: 1 }] },
      'remotes.not_valid',
    ],
    [
      'a drawing that is no path data',
      { navigation: [{ label: 'x', to: '/x', slot: 'admin', order: 1, icon: 'url(#x)' }] },
      'remotes.not_valid',
    ],
    ...['/auth/login', '/admin/auth/login', '/*', '/api/products', '/faq', '/newsletter/:token'].map(
      (path): [string, { routes: unknown }, string] => [
        `the host's own ${path}`,
        { routes: [{ path, page: 'cart', render: 'personal', layout: 'shop', query: [] }] },
        'remotes.not_valid',
      ],
    ),
    ['a field that nobody knows', { owner: 'me' } as object, 'remotes.not_valid'],
  ])('refuses a descriptor with %s', async (_what, changes, code) => {
    const build = makeBuild({ version: nextVersion() });
    const answer = await publish({ ...build, descriptor: { ...build.descriptor, ...changes } });
    expect([answer.statusCode, answer.json().code]).toEqual([422, code]);
  });

  it('refuses what is no descriptor, or the descriptor of another remote', async () => {
    const { files } = makeBuild();
    expect((await publish({ descriptor: '{', files })).json().code).toBe('remotes.not_valid');
    expect((await publish(makeBuild({ version: nextVersion() }), 'catalog')).json().code).toBe('remotes.not_valid');
    const headers = { ...admin.headers, 'content-type': 'application/json' };
    const url = '/api/admin/remotes/cart/versions';
    expect((await shop.app.inject({ method: 'POST', url, payload: '{}', headers })).statusCode).toBe(415);
  });

  it('is for admins', async () => {
    const shopper = await signIn(shop);
    expect((await publish(makeBuild(), 'cart', shopper.headers)).statusCode).toBe(403);
  });
});

describe('going live', () => {
  it('changes what the shell composes, at once and for all who listen; rolling back is the same call', async () => {
    const heard: string[] = [];
    shop.infra.changes.onChange((tags) => heard.push(...tags));
    const next = makeBuild({ version: '1.1.0-aaaaaa' });
    await publish(next);

    expect((await goLive('1.0.0-3f2a9c')).json()).toEqual({ name: 'cart', version: '1.0.0-3f2a9c' });
    await eventually(async () => (await live())[0]?.version === '1.0.0-3f2a9c');
    await goLive('1.1.0-aaaaaa');
    await eventually(async () => (await live())[0]?.version === '1.1.0-aaaaaa');
    await goLive('1.0.0-3f2a9c');
    await eventually(async () => (await live())[0]?.version === '1.0.0-3f2a9c');
    expect(heard).toContain('remotes');

    const [remote] = await live();
    expect(remote).toEqual({
      name: 'cart',
      version: '1.0.0-3f2a9c',
      base_url: '/remotes/cart/1.0.0-3f2a9c/',
      foreign: true,
      descriptor: makeBuild().descriptor,
    });
  });

  it('tells the present version and the whole history', async () => {
    const url = '/api/admin/remotes';
    const present = await shop.app.inject({ url: `${url}/cart/live`, headers: admin.headers });
    expect(present.json()).toEqual({ name: 'cart', version: '1.0.0-3f2a9c' });
    const [cart] = (await shop.app.inject({ url, headers: admin.headers })).json();
    const states = Object.fromEntries(
      cart.versions.map(({ version, state }: { version: string; state: string }) => [version, state]),
    );
    expect(states).toMatchObject({ '1.0.0-3f2a9c': 'live', '1.1.0-aaaaaa': 'previous' });
    expect((await shop.app.inject({ url: `${url}/none/live`, headers: admin.headers })).statusCode).toBe(404);
  });

  it('answers 404 for a version that was never published', async () => {
    expect((await goLive('9.9.9')).json().code).toBe('remotes.version_not_found');
  });

  it('refuses to go back to a version that this host no longer fits, or whose files are gone', async () => {
    const routes = [{ path: '/old', page: 'p', render: 'public' as const, layout: 'shop' as const, query: [] }];
    await publish(makeBuild({ name: 'old', version: '1.0.0', routes }), 'old');
    await publish(makeBuild({ name: 'old', version: '1.1.0', routes }), 'old');
    // as if it had been published to an earlier host
    const contract = sql`jsonb_set(descriptor, '{contract}', '"^0.9.0"')`;
    await sql`update remote_versions set descriptor = ${contract} where name = 'old' and version = '1.0.0'`.execute(
      shop.infra.db,
    );
    expect((await goLive('1.0.0', 'old')).json().code).toBe('remotes.contract_not_met');
    rmSync(stored('old/1.1.0'), { recursive: true });
    expect((await goLive('1.1.0', 'old')).json().code).toBe('remotes.version_not_found');
  });

  it('refuses a route that another live remote has, whatever its parameter is called', async () => {
    const route = (path: string) => [
      { path, page: 'p', render: 'public' as const, layout: 'shop' as const, query: [] },
    ];
    const catalog = makeBuild({ name: 'catalog', version: '1.0.0', routes: route('/products/:product_id') });
    expect((await publish(catalog, 'catalog')).statusCode).toBe(201);
    expect((await goLive('1.0.0', 'catalog')).statusCode).toBe(200);

    const thief = makeBuild({ name: 'thief', version: '1.0.0', routes: route('/products/:id') });
    const answer = await publish(thief, 'thief');
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'remotes.route_taken']);
  });

  it('refuses it again when the other one went live in between', async () => {
    const routes = [{ path: '/sale', page: 'p', render: 'public' as const, layout: 'shop' as const, query: [] }];
    await publish(makeBuild({ name: 'one', version: '1.0.0', routes }), 'one');
    await publish(makeBuild({ name: 'two', version: '1.0.0', routes }), 'two');
    const answers = await Promise.all([goLive('1.0.0', 'one'), goLive('1.0.0', 'two')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });
});

describe('the builds that the shop brings along', () => {
  const build = ({ descriptor, files }: TestBuild) => ({
    descriptor: JSON.stringify(descriptor),
    files,
  });

  it('go live when their version was never seen, and leave a roll-back alone', async () => {
    const routes = [{ path: '/account', page: 'p', render: 'personal' as const, layout: 'shop' as const, query: [] }];
    const one = build(makeBuild({ name: 'account', version: '1.0.0', routes }));
    const two = build(makeBuild({ name: 'account', version: '1.1.0', routes }));
    const { remotes, releases } = shop.services;
    expect(await remotes.publishOnce(one)).toEqual({ name: 'account', version: '1.0.0', published: true });
    await remotes.publishOnce(two);
    await releases.setLive('account', '1.0.0', NOBODY);
    expect(await remotes.publishOnce(two)).toMatchObject({ published: false });
    expect(await releases.getLiveVersion('account')).toBe('1.0.0');
  });

  it('go live after a start that died before that; what an admin uploaded waits', async () => {
    const { remotes } = shop.services;
    const page = (path: string) => [
      { path, page: 'p', render: 'personal' as const, layout: 'shop' as const, query: [] },
    ];
    const own = build(makeBuild({ name: 'halfway', version: '1.0.0', routes: page('/halfway') }));
    await remotes.publish('halfway', own, NOBODY);
    expect(await remotes.publishOnce(own)).toMatchObject({ published: true });
    expect(await shop.services.releases.getLiveVersion('halfway')).toBe('1.0.0');
    const uploaded = build(makeBuild({ name: 'halfway', version: '1.1.0', routes: page('/halfway') }));
    await remotes.publish('halfway', uploaded, { user_id: admin.user_id, address: '' });
    expect(await remotes.publishOnce(uploaded)).toMatchObject({ published: false });
    expect(await shop.services.releases.getLiveVersion('halfway')).toBe('1.0.0');
  });

  it('are no foreign remotes, and all that others publish are, also once their accounts are gone', async () => {
    const { remotes, releases } = shop.services;
    const routes = (name: string) => [
      { path: `/${name}`, page: 'p', render: 'personal' as const, layout: 'shop' as const, query: [] },
    ];
    const made = (name: string, version: string) => build(makeBuild({ name, version, routes: routes(name) }));
    const person = await signIn(shop, 'ADMIN');
    await remotes.publish('visiting', made('visiting', '1.0.0'), { user_id: person.user_id, address: '' });
    await releases.setLive('visiting', '1.0.0', NOBODY);
    // a team of the shop's repository ships its remote alone
    await remotes.publishOnce(made('resident', '1.0.0'));
    await remotes.publish('resident', made('resident', '1.1.0'), { user_id: person.user_id, address: '' });
    await releases.setLive('resident', '1.1.0', NOBODY);
    await shop.infra.db.updateTable('remote_versions').set({ created_by: null }).execute();
    const told = (await shop.app.inject({ url: '/api/remotes' })).json<{ name: string; foreign: boolean }[]>();
    const foreign = Object.fromEntries(told.map((remote) => [remote.name, remote.foreign]));
    expect(foreign).toMatchObject({ visiting: true, resident: false });
    expect((await remotes.listWith('visiting', '1.0.0')).find(({ name }) => name === 'visiting')?.foreign).toBe(true);
  });

  it('bring back files that were lost', async () => {
    const routes = [{ path: '/account', page: 'p', render: 'personal' as const, layout: 'shop' as const, query: [] }];
    await shop.infra.files.removeFolder('remotes/account/1.0.0');
    await shop.services.remotes.publishOnce(build(makeBuild({ name: 'account', version: '1.0.0', routes })));
    expect(existsSync(stored('account/1.0.0/remoteEntry.js'))).toBe(true);
  });
});
