import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { forAllTests } from '../../../test/for-all-tests';
import { startTestShop } from '../../../test/harness';
import { openRemotesDesk } from './testing/remotes-desk';
import { createTrialsService, PROBATION, PROVEN, readVerdicts, type Verdict } from './trials.service';

/** A version on trial, and how the shop takes it back by itself: docs/decisions/0047. */

const shop = forAllTests(startTestShop);
const { admin, post, publish } = openRemotesDesk(shop);

/** What the web server of these tests says. */
let said: unknown;
const web = createServer((_request, response) => response.end(JSON.stringify(said)));
beforeAll(() => new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve)));
afterAll(() => web.close());
beforeEach(() => (said = { trials: [] }));

const trials = (clock = shop.infra.clock) =>
  createTrialsService({
    ...shop.infra,
    ...shop.services,
    clock,
    // one that is not there, and one that listens on a port
    web_urls: ['http://127.0.0.1:1', `http://127.0.0.1:${(web.address() as AddressInfo).port}`],
  });
const tell = (verdict: Partial<Verdict>) =>
  (said = {
    trials: [
      // another team's, which is well
      { kind: 'canary', name: 'other', fresh: '2.0.0', former: '1.0.0', worse: 0, better: 0, is_worse: false },
      { ...{ kind: 'canary', fresh: '2.0.0', former: '1.0.0', worse: 12, better: 0, is_worse: true }, ...verdict },
    ],
  });

async function aRemote(name: string): Promise<void> {
  for (const version of ['1.0.0', '2.0.0']) await publish(name, version);
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
