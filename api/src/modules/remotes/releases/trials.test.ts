import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makeBuild, route } from '../../../../test/builds';
import { forAllTests } from '../../../../test/for-all-tests';
import { startTestShop } from '../../../../test/harness';
import { openRemotesDesk } from '../testing/remotes-desk';
import { createCanaryService } from './canary.service';
import { createCanaryStepsService, RENDERED_MIN } from './canary-steps.service';
import { createTrialsService, PROBATION, PROVEN } from './trials.service';
import { readVerdicts, type Verdict } from '../web-servers/verdicts';

/** A version on trial, and how the shop takes it back by itself: docs/decisions/0047. */

const shop = forAllTests(startTestShop);
const { admin, post, publish } = openRemotesDesk(shop);

/** What the web server of these tests says. */
let said: unknown;
const web = createServer((_request, response) => response.end(JSON.stringify(said)));
beforeAll(() => new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve)));
afterAll(() => web.close());
beforeEach(() => (said = { trials: [] }));

const webUrl = () => `http://127.0.0.1:${(web.address() as AddressInfo).port}`;
const trials = (clock = shop.infra.clock, web_urls = ['http://127.0.0.1:1', webUrl()]) => {
  const canary = createCanaryService({ ...shop.infra, audit: shop.services.audit, clock });
  const steps = createCanaryStepsService({ ...shop.infra, ...shop.services, canary, clock });
  // one that is not there, and one that listens on a port
  return createTrialsService({ ...shop.infra, ...shop.services, steps, clock, web_urls });
};
const tell = (verdict: Partial<Verdict>) =>
  (said = {
    trials: [
      // another team's, which is well
      { kind: 'canary', name: 'other', fresh: '2.0.0', former: '1.0.0', worse: 0, better: 0, is_worse: false },
      { ...{ kind: 'canary', fresh: '2.0.0', former: '1.0.0', worse: 12, better: 0, is_worse: true }, ...verdict },
    ],
  });

async function aRemote(name: string): Promise<void> {
  for (const version of ['1.0.0', '2.0.0']) await publish(name, version, [`/${name}`], 'public');
  await post(name, 'live', { version: '1.0.0' });
}
/** The first of its versions went live long ago. */
const proveFirst = (name: string, ago = PROVEN + 1_000) =>
  shop.infra.db
    .updateTable('remote_promotions')
    .set({ created_at: new Date(shop.infra.clock.now().getTime() - ago) })
    .where('name', '=', name)
    .where('version', '=', '1.0.0')
    .execute();
const get = async <T>(url: string): Promise<T> =>
  (await shop.app.inject({ url: `/api/${url}`, headers: admin().headers })).json<T>();
const lastAudit = async (name: string) =>
  (
    await get<{ items: { action: string; user: unknown; after: unknown }[] }>(
      `admin/audit-log?record_type=remote&record_id=${name}`,
    )
  ).items[0];
const bell = async (name: string) =>
  (await get<{ items: { kind: string; subject_id: string; data: unknown }[] }>('admin/notices')).items.filter(
    ({ kind, subject_id }) => kind === 'release_ended' && subject_id === name,
  );
const live = (name: string) => shop.services.releases.getLiveVersion(name);

test('a canary that is worse ends, once, and audit log and bell say so', async () => {
  await aRemote('one');
  await post('one', 'canary', { version: '2.0.0', percent: 50 });
  expect(await trials().judge()).toBe(false);
  tell({ name: 'one' });
  expect(await trials().judge()).toBe(true);
  expect((await trials().find()).canary).toBeNull();
  expect(await live('one')).toBe('1.0.0');
  expect(await lastAudit('one')).toMatchObject({
    action: 'remotes.end_canary',
    after: { reason: 'Failed on the server where 1.0.0 does not (12 to 0)' },
  });
  expect(await trials().judge()).toBe(false);
  expect((await bell('one')).map(({ data }) => data)).toEqual([{ name: 'one', version: '2.0.0', former: '1.0.0' }]);
});

test('what went live and is worse gives way to what was live before, for half an hour after it went live', async () => {
  await aRemote('two');
  await post('two', 'live', { version: '2.0.0' });
  // what was live for a moment proves nothing
  expect((await trials().find()).former).toBeNull();
  await proveFirst('two');
  expect((await trials().find()).former).toMatchObject({ name: 'two', version: '1.0.0' });
  expect((await trials().find()).former?.remotes).toContainEqual(
    expect.objectContaining({ name: 'two', version: '1.0.0' }),
  );
  tell({ name: 'two', kind: 'promotion' });
  const later = { now: () => new Date(shop.infra.clock.now().getTime() + PROBATION + 1_000) };
  expect(await trials({ ...shop.infra.clock, ...later }).judge()).toBe(false);
  expect(await live('two')).toBe('2.0.0');
  expect(await trials().judge()).toBe(true);
  expect(await live('two')).toBe('1.0.0');
  expect(await lastAudit('two')).toMatchObject({ action: 'remotes.roll_back' });
  expect(await bell('two')).toHaveLength(1);
  // gone back is on no trial itself
  expect(await trials().judge()).toBe(false);
});

test('two releases within half an hour are on trial both: what one is worse by takes nothing from the other', async () => {
  for (const name of ['nine', 'ten']) {
    await aRemote(name);
    await proveFirst(name);
    await post(name, 'live', { version: '2.0.0' });
  }
  const found = await trials().find();
  const own = found.formers.filter(({ name }) => ['nine', 'ten'].includes(name));
  expect(own.map(({ name, version }) => [name, version])).toEqual([
    ['ten', '1.0.0'],
    ['nine', '1.0.0'],
  ]);
  // each stands beside the other as it is now
  expect(own[1]?.remotes).toContainEqual(expect.objectContaining({ name: 'ten', version: '2.0.0' }));
  expect(found.former).toEqual(found.formers[0]);
  tell({ name: 'nine', kind: 'promotion' });
  expect(await trials().judge()).toBe(true);
  expect([await live('nine'), await live('ten')]).toEqual(['1.0.0', '2.0.0']);
  tell({ name: 'ten', kind: 'promotion' });
  expect(await trials().judge()).toBe(true);
  expect(await live('ten')).toBe('1.0.0');
});

test('a release right after going back is on trial beside what was gone back to, which had been live for long', async () => {
  await aRemote('five');
  await proveFirst('five');
  await publish('five', '3.0.0');
  await post('five', 'live', { version: '2.0.0' });
  await post('five', 'rollback');
  // gone back is on no trial itself
  expect((await trials().find()).former?.name).not.toBe('five');
  await post('five', 'live', { version: '3.0.0' });
  expect((await trials().find()).former).toMatchObject({ name: 'five', version: '1.0.0' });
  tell({ name: 'five', kind: 'promotion', fresh: '3.0.0' });
  expect(await trials().judge()).toBe(true);
  expect(await live('five')).toBe('1.0.0');
});

test('a version is gone back to, by the shop itself and by hand, though its place has less room by now', async () => {
  await aRemote('tall');
  await proveFirst('tall');
  // published when the place was higher
  const { descriptor } = makeBuild({ name: 'tall', version: '1.0.0', routes: [route('/tall')] });
  const place = 'product-below-price';
  const slot = { place, priority: 'decorative', height: { narrow: 60, wide: 60 }, props: { product_id: 'string' } };
  const higher = {
    ...descriptor,
    slots: [{ ...slot, budget: { js: 9_000, ms: 100 } }],
    assets: { ...descriptor.assets, slots: { [place]: { js: ['js/page-cart.a1b2c3.js'], css: [] } } },
  };
  await shop.infra.db
    .updateTable('remote_versions')
    .set({ descriptor: JSON.stringify(higher) })
    .where('name', '=', 'tall')
    .where('version', '=', '1.0.0')
    .execute();
  await post('tall', 'live', { version: '2.0.0' });
  tell({ name: 'tall', kind: 'promotion' });
  expect(await trials().judge()).toBe(true);
  expect(await live('tall')).toBe('1.0.0');
  await post('tall', 'live', { version: '2.0.0' });
  expect((await post('tall', 'rollback')).json()).toEqual({ name: 'tall', version: '1.0.0' });
});

describe('a canary with a schedule', () => {
  const MINUTE = 60_000;
  const later = (minutes: number) => ({
    ...shop.infra.clock,
    now: () => new Date(shop.infra.clock.now().getTime() + minutes * MINUTE),
  });
  const standing = async () => {
    const { canary } = (await get<{ name: string; canary: unknown }[]>('admin/remotes')).find(
      (one) => one.name === 'steps',
    ) ?? { canary: null };
    return canary as { percent: number; schedule: { steps: number[]; next_at: string } | null } | null;
  };
  const well = { kind: 'canary', name: 'steps', rendered: RENDERED_MIN, worse: 1, better: 1, is_worse: false } as const;
  const start = (steps: number[]) =>
    post('steps', 'canary', { version: '2.0.0', percent: 5, schedule: { steps, minutes: 30 } });
  beforeAll(() => aRemote('steps'));
  afterEach(() => post('steps', 'canary/end'));

  test('is given to more visits each time it has done well for so long, and is live in the end', async () => {
    expect((await start([100, 25, 5, 25])).statusCode).toBe(200);
    expect(await standing()).toMatchObject({ percent: 5, schedule: { steps: [25, 100] } });
    tell(well);
    await trials(later(29), [webUrl()]).judge();
    expect((await standing())?.percent).toBe(5);
    await trials(later(31), [webUrl()]).judge();
    expect(await standing()).toMatchObject({ percent: 25, schedule: { steps: [100] } });
    expect(await lastAudit('steps')).toMatchObject({ action: 'remotes.start_canary', user: null });
    await trials(later(31), [webUrl()]).judge();
    expect((await standing())?.percent).toBe(25);
    await trials(later(62), [webUrl()]).judge();
    expect([await standing(), await live('steps')]).toEqual([null, '2.0.0']);
    expect(await lastAudit('steps')).toMatchObject({ action: 'remotes.set_live', user: null });
    await post('steps', 'live', { version: '1.0.0' });
  });

  test('stays where it is while it fails more often than the live version, or a web server says nothing', async () => {
    await start([25, 100]);
    tell({ ...well, worse: 2 });
    await trials(later(31), [webUrl()]).judge();
    expect((await standing())?.percent).toBe(5);
    tell(well);
    // put off by the same time
    await trials(later(32), [webUrl()]).judge();
    await trials(later(61)).judge();
    expect(await standing()).toMatchObject({ percent: 5, schedule: { steps: [25, 100] } });
    await trials(later(120), [webUrl()]).judge();
    expect((await standing())?.percent).toBe(25);
  });

  test('stays where it is until enough of it was seen, by all web servers together', async () => {
    await start([25, 100]);
    for (const [minutes, rendered] of [
      [31, 0],
      [62, RENDERED_MIN / 2 - 1],
    ] as const) {
      tell({ ...well, worse: 0, better: 0, rendered });
      await trials(later(minutes), [webUrl(), webUrl()]).judge();
      expect((await standing())?.percent).toBe(5);
    }
    tell({ ...well, rendered: RENDERED_MIN / 2 });
    await trials(later(93), [webUrl(), webUrl()]).judge();
    expect((await standing())?.percent).toBe(25);
  });

  test('is refused with a sentence where no server renders anything of the version', async () => {
    await publish('steps', '3.0.0');
    const asked = { version: '3.0.0', percent: 5 };
    const refused = await post('steps', 'canary', { ...asked, schedule: { steps: [25], minutes: 30 } });
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'remotes.not_rendered']);
    expect((await post('steps', 'canary', asked)).statusCode).toBe(200);
  });

  test('is taken no further where somebody has changed it meanwhile, and asks for steps that there are', async () => {
    await start([25]);
    await shop.services.canary.start(
      'steps',
      { version: '2.0.0', percent: 25, from: { version: '2.0.0', percent: 10 } },
      { user_id: null, address: '' },
    );
    expect((await standing())?.percent).toBe(5);
    await post('steps', 'canary', { version: '2.0.0', percent: 5 });
    expect((await standing())?.schedule).toBeNull();
    for (const steps of [[], [51], [0], [1, 2, 3, 4, 5, 6, 7]]) expect((await start(steps)).statusCode).toBe(422);
  });
});

test('what cannot be gone back to keeps no other version from being judged, and its own canary from growing', async () => {
  await aRemote('lost');
  await aRemote('found');
  await publish('lost', '3.0.0', ['/lost'], 'public');
  await proveFirst('lost');
  await post('lost', 'live', { version: '2.0.0' });
  await shop.infra.files.removeFolder('remotes/lost/1.0.0');
  const worse = { fresh: '2.0.0', former: '1.0.0', rendered: RENDERED_MIN, worse: 12, better: 0, is_worse: true };
  const release = { ...worse, kind: 'promotion', name: 'lost' };
  await post('found', 'canary', { version: '2.0.0', percent: 5 });
  said = { trials: [release, { ...worse, kind: 'canary', name: 'found' }] };
  expect(await trials().judge()).toBe(true);
  expect([await live('lost'), (await trials().find()).canary]).toEqual(['2.0.0', null]);

  const well = { ...worse, kind: 'canary', worse: 0, is_worse: false };
  const later = { ...shop.infra.clock, now: () => new Date(shop.infra.clock.now().getTime() + 6 * 60_000) };
  const percentAfter = async (name: string, fresh: string, former: string) => {
    const schedule = { steps: [25], minutes: 5 };
    await post(name, 'canary', { version: fresh, percent: 5, schedule });
    said = { trials: [release, { ...well, name, fresh, former }] };
    expect(await trials(later, [webUrl()]).judge()).toBe(false);
    const { canary } = await trials().find();
    await post(name, 'canary/end');
    return canary?.percent;
  };
  expect(await percentAfter('lost', '3.0.0', '2.0.0')).toBe(5);
  expect(await percentAfter('found', '2.0.0', '1.0.0')).toBe(25);
});

test('a verdict about what is on trial no more moves nothing', async () => {
  await aRemote('three');
  await post('three', 'canary', { version: '2.0.0', percent: 10 });
  for (const verdict of [
    { name: 'three', fresh: '1.9.0' },
    { name: 'three', former: '0.9.0' },
    { name: 'three', kind: 'promotion' as const },
    { name: 'two' },
    { name: 'three', is_worse: false },
  ]) {
    tell(verdict);
    expect(await trials().judge()).toBe(false);
  }
  expect((await trials().find()).canary?.version).toBe('2.0.0');
  await post('three', 'canary/end');
});

test.each([
  null,
  'worse',
  {},
  { trials: null },
  { trials: [{ is_worse: true, kind: 'all', name: 'x' }] },
  { trials: {} },
])('an answer that is none says nothing: %j', (answer) => expect(readVerdicts(answer)).toEqual([]));

test('a report of a browser, or of anybody, is none: nobody may tell the shop that a version is worse', async () => {
  await aRemote('four');
  await post('four', 'canary', { version: '2.0.0', percent: 50 });
  for (const [method, url] of [
    ['POST', '/api/remotes/canary'],
    ['POST', '/api/release-watch'],
    ['POST', '/api/remotes/four/verdict'],
  ] as const) {
    const payload = { kind: 'canary', name: 'four', fresh: '2.0.0', former: '1.0.0', is_worse: true };
    expect((await shop.app.inject({ method, url, payload })).statusCode).toBeGreaterThanOrEqual(400);
  }
  expect(await trials().judge()).toBe(false);
  expect((await trials().find()).canary?.version).toBe('2.0.0');
  await post('four', 'canary/end');
});
