import { forAllTests } from '../../../../test/for-all-tests';
import { startTestShop } from '../../../../test/harness';
import { openRemotesDesk } from '../testing/remotes-desk';

/** What browsers say of versions: docs/api.md, 'Remotes'. */

const DAY = 24 * 3_600_000;
const shop = forAllTests(startTestShop);
const { admin, post, publish, signInAgain } = openRemotesDesk(shop);
beforeAll(async () => {
  for (const version of ['1.0.0', '2.0.0', '3.0.0']) await publish('alpha', version);
  await post('alpha', 'live', { version: '1.0.0' });
  await post('alpha', 'live', { version: '2.0.0' });
});

const say = async (signals: unknown[]) =>
  (await shop.app.inject({ method: 'POST', url: '/api/remote-signals', payload: { signals } })).statusCode;
const signal = (version: string, kind: string, remote = 'alpha') => ({ remote, version, kind });
const seen = async () => {
  const answer = await shop.app.inject({ url: '/api/admin/remotes/alpha/signals', headers: admin().headers });
  return answer.json<{ days: number; versions: { version: string; threw: number; vitals: object }[] }>();
};

test('what browsers say is summed up by version, the newest first, and nothing of versions that nobody can have', async () => {
  expect(await say([signal('2.0.0', 'threw'), signal('2.0.0', 'threw'), signal('2.0.0', 'lcp_good')])).toBe(204);
  expect(
    await say([...['threw', 'hung', 'lcp_poor'].map((kind) => signal('2.0.0', kind)), signal('1.0.0', 'mismatched')]),
  ).toBe(204);
  // never live, and never there
  expect(await say([signal('3.0.0', 'threw'), signal('9.0.0', 'threw'), signal('1.0.0', 'threw', 'beta')])).toBe(204);
  const unheard = { hung: 0, ended: 0, hoarded: 0, patched: 0 };
  const none = { good: 0, medium: 0, poor: 0 };
  expect(await seen()).toEqual({
    days: 7,
    versions: [
      {
        ...{ ...unheard, version: '2.0.0', threw: 3, not_loaded: 0, mismatched: 0, hung: 1 },
        vitals: { lcp: { good: 1, medium: 0, poor: 1 }, inp: none, cls: none },
      },
      {
        ...unheard,
        version: '1.0.0',
        threw: 0,
        not_loaded: 0,
        mismatched: 1,
        vitals: { lcp: none, inp: none, cls: none },
      },
    ],
  });
});

test.each([
  ['nothing', []],
  ['a kind that there is not', [signal('2.0.0', 'slow')]],
  ['more than a page has', Array.from({ length: 21 }, () => signal('2.0.0', 'threw'))],
  ['anything of a person', [{ ...signal('2.0.0', 'threw'), address: '/account' }]],
])('%s is not taken', async (_what, signals) => {
  expect(await say(signals)).toBe(422);
});

test('a canary is counted, a version that was live two days ago is not, and what is old goes', async () => {
  await post('alpha', 'canary', { version: '3.0.0', percent: 10 });
  expect(await say([signal('3.0.0', 'not_loaded')])).toBe(204);
  expect((await seen()).versions[0]).toMatchObject({ version: '3.0.0', not_loaded: 1 });
  shop.clock.advance(2 * DAY);
  await signInAgain();
  await say([signal('1.0.0', 'threw')]);
  expect((await seen()).versions.at(-1)).toMatchObject({ version: '1.0.0', threw: 0 });
  shop.clock.advance(29 * DAY);
  await signInAgain();
  expect((await seen()).versions).toEqual([]);
  await shop.services.retention.run();
  expect(await shop.infra.db.selectFrom('remote_signals').selectAll().execute()).toEqual([]);
});
