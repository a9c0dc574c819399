import { existsSync } from 'node:fs';
import path from 'node:path';
import type { PreviewLink } from '@tessera/shared/contract';
import { makeBuild, route } from '../../../../test/builds';
import { forAllTests } from '../../../../test/for-all-tests';
import { eventually, startTestShop } from '../../../../test/harness';
import { appoint, signIn } from '../../../../test/people';
import { NOBODY } from '../../../framework/routes/http';
import { openRemotesDesk } from '../testing/remotes-desk';

/** What is live, and the way back: docs/api.md, 'Remotes'. */

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const shop = forAllTests(startTestShop);
const { admin, signInAgain, post, publish } = openRemotesDesk(shop);

const said = async (answer: ReturnType<typeof post>) => {
  const { statusCode, json } = await answer;
  const { code, version, live_version } = json();
  return code === undefined ? version : [statusCode, code, ...(live_version === undefined ? [] : [live_version])];
};
/** A remote with these versions, each made live in its turn. */
async function aRemote(name: string, ...versions: string[]): Promise<void> {
  for (const version of versions) {
    await publish(name, version);
    await post(name, 'live', { version });
  }
}

interface Listed {
  name: string;
  team: string;
  owns: string[];
  live_version: string | null;
  previous_version: string | null;
  versions: { version: string; state: string; pages: { page: string; bytes: number }[]; budget: number }[];
}
const listed = async (name: string): Promise<Listed> => {
  const answer = await shop.app.inject({ url: '/api/admin/remotes', headers: admin().headers });
  const found = answer.json<Listed[]>().find((remote) => remote.name === name);
  if (!found) throw new Error(`${name} is not listed`);
  return found;
};
const states = async (name: string) =>
  Object.fromEntries((await listed(name)).versions.map(({ version, state }) => [version, state]));
const composed = async () =>
  (await shop.app.inject({ url: '/api/remotes' })).json<{ name: string }[]>().map(({ name }) => name);
const historyOf = async (name: string) =>
  (await shop.app.inject({ url: `/api/admin/remotes/${name}/history`, headers: admin().headers })).json<{
    items: { kind: string; from_version: string | null; version: string | null; reason: string }[];
  }>().items;
const stored = (name: string, version: string) =>
  existsSync(path.join(shop.infra.config.files_dir, 'remotes', name, version, 'remoteEntry.js'));

describe('a preview of a version', () => {
  const open = async (link: string) => {
    const answer = await shop.app.inject({ url: new URL(link).pathname });
    return { to: answer.headers.location, cookie: String(answer.headers['set-cookie']).split(';')[0] ?? '' };
  };
  const seen = async (cookie?: string) => {
    const answer = await shop.app.inject({ url: '/api/remotes', headers: cookie ? { cookie } : {} });
    const versions = answer
      .json<{ name: string; version: string }[]>()
      .filter(({ name }) => name === 'vorab' || name === 'neuling')
      .map(({ name, version }) => `${name} ${version}`);
    return [answer.headers['cache-control'], ...versions];
  };

  it('puts it in the place of the live one, or behind the others, for whoever has the link alone', async () => {
    await aRemote('vorab', '1.0.0');
    await publish('vorab', '2.0.0-rc.1');
    await publish('neuling', '0.1.0', ['/neuling/:slug', '/neuling']);
    const link = (await post('vorab', 'preview-links', { version: '2.0.0-rc.1' })).json<PreviewLink>();
    const { to, cookie } = await open(link.url);
    expect(to).toBe('/vorab');
    expect(await seen(cookie)).toEqual(['private, no-store', 'vorab 2.0.0-rc.1']);
    const fresh = await open((await post('neuling', 'preview-links', { version: '0.1.0' })).json<PreviewLink>().url);
    expect(fresh.to).toBe('/neuling');
    expect(await seen(fresh.cookie)).toEqual(['private, no-store', 'vorab 1.0.0', 'neuling 0.1.0']);
    expect((await seen()).slice(1)).toEqual(['vorab 1.0.0']);
    const told = await shop.app.inject({ url: '/api/preview', headers: { cookie } });
    expect(told.json().preview).toMatchObject({ kind: 'remote', name: 'vorab 2.0.0-rc.1', path: '/vorab' });
    shop.clock.advance(HOUR);
    expect((await seen(cookie)).slice(1)).toEqual(['vorab 1.0.0']);
    expect((await open(link.url)).cookie).not.toContain('tessera_preview');
    await signInAgain();
  });

  it('is made of a version that is published, and shows what is live once that is gone', async () => {
    expect(await said(post('vorab', 'preview-links', { version: '9.9.9' }))).toEqual([
      404,
      'remotes.version_not_found',
    ]);
    const { url } = (await post('vorab', 'preview-links', { version: '2.0.0-rc.1' })).json<PreviewLink>();
    const { cookie } = await open(url);
    await shop.infra.db
      .updateTable('remote_versions')
      .set({ collected_at: shop.clock.now() })
      .where('version', '=', '2.0.0-rc.1')
      .execute();
    expect((await seen(cookie)).slice(1)).toEqual(['vorab 1.0.0']);
    expect((await open(url)).to).toBe('/');
  });

  it('is not made of what was taken back, and ends with it', async () => {
    await aRemote('zurueck', '1.0.0', '1.1.0');
    const { url } = (await post('zurueck', 'preview-links', { version: '1.1.0' })).json<PreviewLink>();
    await post('zurueck', 'rollback');
    expect(await said(post('zurueck', 'preview-links', { version: '1.1.0' }))).toEqual([
      404,
      'remotes.version_not_found',
    ]);
    expect((await open(url)).to).toBe('/');
  });

  it('is made by those who may make a version live', async () => {
    const reader = await signIn(shop, 'ADMIN');
    await appoint(shop, reader.user_id, 'read_only');
    const url = '/api/admin/remotes/vorab/preview-links';
    const payload = { version: '1.0.0' };
    const answer = await shop.app.inject({ method: 'POST', url, payload, headers: reader.headers });
    expect(answer.statusCode).toBe(403);
  });
});

describe('making a version live', () => {
  it('is refused where another one is live than was expected, and says which', async () => {
    await aRemote('eins', '1.0.0');
    await publish('eins', '1.1.0');
    expect(await said(post('eins', 'live', { version: '1.1.0', expected: '0.9.0' }))).toEqual([
      409,
      'remotes.live_changed',
      '1.0.0',
    ]);
    expect(await said(post('eins', 'live', { version: '1.1.0', expected: null }))).toEqual([
      409,
      'remotes.live_changed',
      '1.0.0',
    ]);
    expect(await said(post('eins', 'live', { version: '1.1.0', expected: '1.0.0' }))).toBe('1.1.0');
  });

  it('tells one of two who do it at once', async () => {
    await aRemote('zwei', '1.0.0');
    await publish('zwei', '1.1.0');
    await publish('zwei', '1.2.0');
    const answers = await Promise.all(
      ['1.1.0', '1.2.0'].map((version) => post('zwei', 'live', { version, expected: '1.0.0' })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const [won, lost] = [...answers].sort((a, b) => a.statusCode - b.statusCode);
    expect(lost?.json()).toMatchObject({ code: 'remotes.live_changed', live_version: won?.json().version });
  });

  it('of what is live already is nothing new', async () => {
    await aRemote('drei', '1.0.0');
    expect(await said(post('drei', 'live', { version: '1.0.0' }))).toBe('1.0.0');
    expect(await historyOf('drei')).toHaveLength(1);
  });
});

describe('going back', () => {
  it('leads to what was live before, and done again one further back, not forth', async () => {
    await aRemote('back', '1.0.0', '1.1.0', '1.2.0');
    expect(await states('back')).toEqual({ '1.2.0': 'live', '1.1.0': 'previous', '1.0.0': 'retired' });
    expect(await said(post('back', 'rollback', { expected: '1.1.0' }))).toEqual([409, 'remotes.live_changed', '1.2.0']);
    expect(await said(post('back', 'rollback', { expected: '1.2.0', reason: 'Totals were wrong' }))).toBe('1.1.0');
    expect(await listed('back')).toMatchObject({ live_version: '1.1.0', previous_version: '1.0.0' });
    expect(await said(post('back', 'rollback'))).toBe('1.0.0');
    expect(await said(post('back', 'rollback'))).toEqual([409, 'remotes.no_previous']);
    // a fix goes on top of what is live
    await publish('back', '1.3.0');
    await post('back', 'live', { version: '1.3.0' });
    expect(await said(post('back', 'rollback'))).toBe('1.0.0');
    expect((await historyOf('back')).map(({ kind, from_version, version }) => [kind, from_version, version])).toEqual([
      ['rollback', '1.3.0', '1.0.0'],
      ['promote', '1.0.0', '1.3.0'],
      ['rollback', '1.1.0', '1.0.0'],
      ['rollback', '1.2.0', '1.1.0'],
      ['promote', '1.1.0', '1.2.0'],
      ['promote', '1.0.0', '1.1.0'],
      ['promote', null, '1.0.0'],
    ]);
    expect((await historyOf('back'))[3]?.reason).toBe('Totals were wrong');
  });

  it('happens once, however many press at the same moment', async () => {
    await aRemote('once', '1.0.0', '1.1.0', '1.2.0');
    const answers = await Promise.all([1, 2].map(() => post('once', 'rollback', { expected: '1.2.0' })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await listed('once')).live_version).toBe('1.1.0');
  });

  it('asks again what going live asks', async () => {
    await aRemote('gone', '1.0.0', '1.1.0');
    await shop.infra.files.removeFolder('remotes/gone/1.0.0');
    expect(await said(post('gone', 'rollback'))).toEqual([404, 'remotes.version_not_found']);
    expect((await listed('gone')).live_version).toBe('1.1.0');
    expect((await post('nobody', 'rollback')).json().code).toBe('remotes.not_found');
  });
});

describe('a remote that is retired', () => {
  it('is not composed, frees its routes for another team, and comes back where they are free', async () => {
    const heard: string[] = [];
    shop.infra.changes.onChange((tags) => heard.push(...tags));
    await aRemote('tent', '1.0.0');
    expect(await publish('hotel', '1.0.0', ['/tent/suite'])).toBe(409);
    expect(await said(post('tent', 'retire', { expected: '0.9.0' }))).toEqual([409, 'remotes.live_changed', '1.0.0']);
    expect(await said(post('tent', 'retire'))).toBeNull();
    expect(await said(post('tent', 'retire'))).toEqual([409, 'remotes.not_live']);
    await eventually(async () => !(await composed()).includes('tent'));
    expect(heard).toContain('remotes');
    expect(await listed('tent')).toMatchObject({ live_version: null, previous_version: '1.0.0', owns: ['/tent'] });

    expect(await publish('hotel', '1.0.0', ['/tent/suite'])).toBe(201);
    await post('hotel', 'live', { version: '1.0.0' });
    expect(await said(post('tent', 'live', { version: '1.0.0' }))).toEqual([409, 'remotes.route_taken']);
    expect(await said(post('tent', 'rollback'))).toEqual([409, 'remotes.route_taken']);
    await post('hotel', 'retire');
    expect(await said(post('tent', 'live', { version: '1.0.0', expected: null }))).toBe('1.0.0');
    await eventually(async () => (await composed()).includes('tent'));
  });

  it('goes back to what was live last, and from there as if nothing had been', async () => {
    await aRemote('pause', '1.0.0', '1.1.0');
    await post('pause', 'retire');
    expect(await said(post('pause', 'rollback'))).toBe('1.1.0');
    await post('pause', 'retire');
    await post('pause', 'live', { version: '1.1.0' });
    expect(await said(post('pause', 'rollback'))).toBe('1.0.0');
    expect(await said(post('pause', 'rollback'))).toEqual([409, 'remotes.no_previous']);
  });
});

describe('the list', () => {
  it('says who owns what, and what each page weighs against the budget', async () => {
    const paths = ['/list', '/list/:id', '/other'];
    await publish('list', '1.0.0', paths);
    const { team, owns, versions } = await listed('list');
    expect([team, owns]).toEqual(['Checkout', ['/list', '/other']]);
    const [version] = versions;
    const { budget } = makeBuild({ name: 'list', version: '1.0.0', routes: [route('/list')] }).descriptor;
    expect(version).toMatchObject({ state: 'published', budget: budget.js, pages: [{ page: 'p' }] });
    expect(version?.pages[0]?.bytes).toBeGreaterThan(0);
  });
});

describe('files of old versions', () => {
  const collect = () => shop.services.collectBuilds.collect();

  it('stay for 30 days, and longer where one is live, is what going back leads to, or was live this day', async () => {
    await aRemote('old', '1.0.0', '1.1.0', '1.2.0', '1.3.0');
    await publish('old', '1.4.0');
    shop.clock.advance(30 * DAY - 1);
    expect((await collect()).filter((one) => one.startsWith('old'))).toEqual([]);
    shop.clock.advance(2);
    await signInAgain();
    await post('old', 'rollback'); // 1.3.0 was live until now
    expect((await collect()).filter((one) => one.startsWith('old')).sort()).toEqual(['old 1.0.0', 'old 1.4.0']);
    expect(await states('old')).toEqual({
      '1.0.0': 'collected',
      '1.1.0': 'previous',
      '1.2.0': 'live',
      '1.3.0': 'retired',
      '1.4.0': 'collected',
    });
    expect([stored('old', '1.0.0'), stored('old', '1.3.0')]).toEqual([false, true]);
    shop.clock.advance(DAY + 1);
    expect((await collect()).filter((one) => one.startsWith('old'))).toEqual(['old 1.3.0']);
  });

  it('that are gone are said to be, and come back with the same build alone', async () => {
    await signInAgain();
    expect(await said(post('old', 'live', { version: '1.3.0' }))).toEqual([409, 'remotes.version_collected']);
    expect(await publish('old', '1.3.0', ['/old', '/old/more'])).toBe(409);
    expect(await publish('old', '1.3.0')).toBe(201);
    expect((await collect()).filter((one) => one.startsWith('old'))).toEqual([]);
    expect(await said(post('old', 'live', { version: '1.3.0' }))).toBe('1.3.0');
  });

  it('of a retired remote stay for its way back', async () => {
    await aRemote('rest', '1.0.0');
    await post('rest', 'retire');
    shop.clock.advance(60 * DAY);
    expect((await collect()).filter((one) => one.startsWith('rest'))).toEqual([]);
    await shop.services.releases.rollBack('rest', NOBODY);
    expect(await shop.services.releases.getLiveVersion('rest')).toBe('1.0.0');
  });
});
