import { existsSync } from 'node:fs';
import path from 'node:path';
import { forAllTests } from '../../../../test/for-all-tests';
import { eventually, startTestShop } from '../../../../test/harness';
import { openRemotesDesk } from '../testing/remotes-desk';

/** A version that some of the visits get: docs/api.md, 'Remotes'. */

const DAY = 24 * 3_600_000;
const shop = forAllTests(startTestShop);
const { admin, post, publish } = openRemotesDesk(shop);
afterEach(async () => {
  await shop.infra.db.updateTable('remotes').set({ canary_version: null, canary_percent: null }).execute();
  await shop.infra.changes.notify(shop.infra.db, ['remotes']);
});

/** A remote with one live version and one that waits. */
async function aRemote(name: string): Promise<void> {
  for (const version of ['1.0.0', '2.0.0']) await publish(name, version);
  await post(name, 'live', { version: '1.0.0' });
}

interface Found {
  name: string;
  version: string;
  percent: number;
  remotes: { name: string; version: string }[];
}
const found = async () =>
  (await shop.app.inject({ url: '/api/remotes/canary' })).json<{ canary: Found | null }>().canary;
/** What is read is kept until the change feed says that it has changed. */
const finds = (version: string | undefined, percent?: number) =>
  eventually(async () => {
    const canary = await found();
    return canary?.version === version && canary?.percent === percent;
  });
const listed = async (name: string) => {
  const answer = await shop.app.inject({ url: '/api/admin/remotes', headers: admin().headers });
  return answer
    .json<{ name: string; versions: { version: string; state: string }[] }[]>()
    .find((one) => one.name === name);
};
const code = async (answer: ReturnType<typeof post>) => (await answer).json<{ code?: string }>().code;

test('some of the visits get a version, then more of them, and nobody else is told of it as live', async () => {
  await aRemote('alpha');
  await finds(undefined);
  for (const percent of [10, 25]) {
    const answer = await post('alpha', 'canary', { version: '2.0.0', percent, expected: '1.0.0', reason: 'Try it' });
    expect([answer.statusCode, answer.json()]).toEqual([200, { name: 'alpha', version: '2.0.0' }]);
    await finds('2.0.0', percent);
  }
  expect((await found())?.remotes).toEqual(
    expect.arrayContaining([expect.objectContaining({ name: 'alpha', version: '2.0.0' })]),
  );
  const live = (await shop.app.inject({ url: '/api/remotes' })).json<Found['remotes']>();
  expect(live).toEqual(expect.arrayContaining([expect.objectContaining({ name: 'alpha', version: '1.0.0' })]));
  expect(await listed('alpha')).toMatchObject({
    canary: { version: '2.0.0', percent: 25 },
    versions: [
      { version: '2.0.0', state: 'canary' },
      { version: '1.0.0', state: 'live' },
    ],
  });
  expect((await post('alpha', 'canary/end', {})).json()).toEqual({ name: 'alpha', version: '1.0.0' });
  expect((await post('alpha', 'canary/end', {})).statusCode).toBe(200);
  await finds(undefined);
  const url = '/api/admin/audit-log?record_type=remote&record_id=alpha';
  const log = (await shop.app.inject({ url, headers: admin().headers })).json<{ items: { action: string }[] }>();
  const actions = log.items.map(({ action }) => action).slice(0, 3);
  expect(actions).toEqual(['remotes.end_canary', 'remotes.start_canary', 'remotes.start_canary']);
});

test.each([
  ['live', { version: '2.0.0' }],
  ['retire', {}],
])('%s of the remote ends its canary', async (call, body) => {
  const name = `beta${call}`;
  await aRemote(name);
  await post(name, 'canary', { version: '2.0.0', percent: 50 });
  expect((await post(name, call, body)).statusCode).toBe(200);
  await finds(undefined);
  expect((await listed(name))?.versions.some(({ state }) => state === 'canary')).toBe(false);
});

test('a process from before there were schedules ends one that has a schedule', async () => {
  for (const version of ['1.0.0', '2.0.0']) await publish('eta', version, ['/eta'], 'public');
  await post('eta', 'live', { version: '1.0.0' });
  const schedule = { steps: [100], minutes: 30 };
  expect((await post('eta', 'canary', { version: '2.0.0', percent: 10, schedule })).statusCode).toBe(200);
  await shop.infra.db
    .updateTable('remotes')
    .set({ canary_version: null, canary_percent: null })
    .where('name', '=', 'eta')
    .execute();
  expect(await listed('eta')).toMatchObject({ canary: null });
  // nothing of the schedule is left for the next one
  await post('eta', 'canary', { version: '2.0.0', percent: 10 });
  expect(await listed('eta')).toMatchObject({ canary: { percent: 10, schedule: null } });
});

test('what cannot be one is refused with the reason', async () => {
  await aRemote('gamma');
  await aRemote('delta');
  await publish('epsilon', '1.0.0');
  const ask = (name: string, version: string, more: object = {}) =>
    code(post(name, 'canary', { version, percent: 10, ...more }));
  expect(await ask('nobody', '1.0.0')).toBe('remotes.version_not_found');
  expect(await ask('gamma', '7.0.0')).toBe('remotes.version_not_found');
  expect(await ask('gamma', '1.0.0')).toBe('remotes.live_already');
  expect(await ask('epsilon', '1.0.0')).toBe('remotes.not_live');
  expect(await ask('gamma', '2.0.0', { expected: '0.9.0' })).toBe('remotes.live_changed');
  for (const percent of [0, 51, 2.5]) expect(await ask('gamma', '2.0.0', { percent })).toBe('validation.failed');
  await finds(undefined);
  expect(await ask('gamma', '2.0.0')).toBeUndefined();
  expect(await ask('delta', '2.0.0')).toBe('remotes.canary_elsewhere');
});

test('of two who start one at once, one is told that the other was faster', async () => {
  await aRemote('first');
  await aRemote('second');
  const codes = await Promise.all(
    ['first', 'second'].map((name) => code(post(name, 'canary', { version: '2.0.0', percent: 5 }))),
  );
  expect(codes.sort()).toEqual(['remotes.canary_elsewhere', undefined]);
});

test('its files stay while it is one, however old', async () => {
  await aRemote('zeta');
  await post('zeta', 'canary', { version: '2.0.0', percent: 10 });
  shop.clock.advance(40 * DAY);
  const file = path.join(shop.infra.config.files_dir, 'remotes/zeta/2.0.0/remoteEntry.js');
  await shop.services.collectBuilds.collect();
  expect(existsSync(file)).toBe(true);
});
