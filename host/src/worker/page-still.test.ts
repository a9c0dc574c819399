import { answerStill, inOwnProcess } from './page-still';
import { kindOf } from './rules';
import type { WindowClient, WorkerScope } from './scope';

/** What becomes of a page that stands still: the second thread that sees it, and the service worker that loads it anew. */

const ORIGIN = 'https://shop.example';
const request = (body: unknown) =>
  ({ url: `${ORIGIN}/page-still`, method: 'POST', json: async () => body }) as unknown as Request; // what is read of it

const { fetch } = globalThis;
const posted: { address: string; body: string }[] = [];
beforeEach(() => {
  posted.length = 0;
  globalThis.fetch = async (address, options) => {
    posted.push({ address: String(address), body: String(options?.body) });
    return {} as Response; // nobody reads it
  };
});
afterEach(() => {
  globalThis.fetch = fetch;
  jest.useRealTimers();
});

test('the second thread says that a page stands still after five looks that it left unanswered, not of one that may', async () => {
  jest.useFakeTimers();
  const asked = jest.spyOn(globalThis, 'postMessage').mockImplementation(() => undefined);
  // a script, no module
  jest.requireActual('./beside.worker');
  const say = (data: unknown) => dispatchEvent(new MessageEvent('message', { data }));
  const page = { page: '/reviews', remote: 'reviews', version: '1.0.0' };
  say(page);
  for (let time = 0; time < 60; time += 1) {
    jest.advanceTimersByTime(2_000);
    say(page);
  }
  expect([asked.mock.calls.length, posted]).toEqual([60, []]);
  say(null);
  jest.advanceTimersByTime(600_000);
  expect(posted).toEqual([]);
  say({});
  jest.advanceTimersByTime(600_000);
  expect([asked.mock.calls.length, posted]).toEqual([61, []]);
  say(page);
  jest.advanceTimersByTime(11_000);
  expect(posted).toEqual([]);
  jest.advanceTimersByTime(600_000);
  expect(posted).toEqual([{ address: '/page-still', body: JSON.stringify(page) }]);
  expect(kindOf({ ...request(page), mode: 'cors', headers: new Headers() }, ORIGIN)).toBe('still');
  expect(kindOf({ ...request(page), mode: 'cors', headers: new Headers() }, 'https://other.example')).toBe('other');
  // a form that another site sends here
  expect(kindOf({ ...request(page), mode: 'navigate', headers: new Headers() }, ORIGIN)).toBe('other');
});

test('the service worker tells the shop and loads that page anew, the tab that is looked at, in a process of its own', async () => {
  const went: string[] = [];
  const answer = () =>
    ({ type: 'basic', status: 200, body: null, headers: new Headers({ 'content-type': 'text/html' }) }) as Response;
  const seen: (string | null | undefined)[] = [];
  const client = (url: string, visibilityState: 'visible' | 'hidden'): WindowClient => ({
    url: ORIGIN + url,
    visibilityState,
    navigate: async (to) => {
      went.push(`${url} to ${to}`);
      seen.push(inOwnProcess(`${to}#there`, answer()).headers.get('origin-agent-cluster'));
    },
  });
  const matchAll = async () => [
    client('/', 'visible'),
    client('/reviews?page=2', 'hidden'),
    client('/reviews?page=2#top', 'visible'),
    client('/twice', 'visible'),
    client('/twice', 'visible'),
  ];
  const scope = { clients: { matchAll }, location: { origin: ORIGIN } } as unknown as WorkerScope; // what is used of it
  const told = await answerStill(request({ page: '/reviews?page=2', remote: 'reviews', version: '1.0.0' }), scope);
  expect(told.status).toBe(204);
  expect(went).toEqual([`/reviews?page=2#top to ${ORIGIN}/reviews?page=2`]);
  expect(seen).toEqual(['?1']);
  expect(posted).toEqual([
    { address: '/api/remote-signals', body: '{"signals":[{"remote":"reviews","version":"1.0.0","kind":"hung"}]}' },
  ]);
  // and no other time
  expect(inOwnProcess(`${ORIGIN}/reviews?page=2`, answer()).headers.get('origin-agent-cluster')).toBeNull();
  await answerStill(request({ page: '/gone' }), scope);
  // one of two windows side by side: which, nobody knows
  await answerStill(request({ page: '/twice' }), scope);
  expect([went.length, posted.length]).toEqual([1, 1]);
});
