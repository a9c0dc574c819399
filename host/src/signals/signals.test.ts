import type { RegisteredRemote } from '@tessera/shared/composition';
import { ApiError } from '@tessera/shared/client';
import { emit } from '@tessera/shared/events';
import type { Metric } from 'web-vitals';
import { setFolders } from '../loader/addresses';
import { sayLater } from './later';

const listeners: ((metric: Pick<Metric, 'name' | 'rating'>) => void)[] = [];
jest.mock('web-vitals', () => {
  const listen = (listener: (typeof listeners)[number]) => listeners.push(listener);
  return { onLCP: listen, onINP: listen, onCLS: listen };
});

const remotes = ['catalog', 'reviews'].map((name) => ({ name, version: `1.0.0-${name}` })) as RegisteredRemote[]; // nothing else is read
const sent: RequestInit[] = [];
const said = (): object[] => sent.flatMap(({ body }) => (JSON.parse(String(body)) as { signals: object[] }).signals); // what a test reads is what was sent
const showPageOf = (owner: string) =>
  (document.body.innerHTML = `<div data-boundary="${owner}" data-page="home"></div>`);
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  jest.useFakeTimers();
  sent.length = 0;
  listeners.length = 0;
  globalThis.fetch = async (_address, request) => {
    sent.push(request ?? {});
    throw new TypeError('no network');
  };
  showPageOf('catalog');
});
const { fetch } = globalThis;
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = fetch;
});

test('what failed from the first moment on is said by version, of the page that was shown then, together, after it has come', async () => {
  const failures = sayLater(remotes, 1);
  emit('remote-failed', { name: 'reviews', error: new Error('broken') });
  emit('remote-failed', { name: 'catalog', error: new Error('Loading chunk 7 failed') });
  failures.note({ error: new Error('Hydration failed'), kind: 'mismatched' });
  showPageOf('reviews');
  await pass(2_900);
  expect(sent).toEqual([]);
  await pass(3_000);
  expect(said()).toEqual([
    { remote: 'reviews', version: '1.0.0-reviews', kind: 'threw' },
    { remote: 'catalog', version: '1.0.0-catalog', kind: 'not_loaded' },
    { remote: 'catalog', version: '1.0.0-catalog', kind: 'mismatched' },
  ]);
  expect(sent).toHaveLength(1);
  // neither who was there nor which page it was
  expect(sent[0]).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true });
});

test('what is no fault of a version is not said, and what fails in a loop is bounded', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  sayLater([{ name: 'guides', version: '1.0.0' } as RegisteredRemote], 1);
  const fail = (error: Error, name = 'guides') => emit('remote-failed', { name, error });
  fail(new Error('Failed to fetch'));
  jest.restoreAllMocks();
  fail(new ApiError({ status: 500, code: 'server.failed', message: 'x' }));
  fail(new Error('broken'), 'unknown');
  for (let count = 0; count < 100; count += 1) fail(new Error('broken'));
  await pass(6_000);
  expect(said()).toHaveLength(18);
});

test('what nobody caught is told of the build whose file stands first in its stack, once, and logged', async () => {
  const logged: Blob[] = [];
  Object.assign(navigator, { sendBeacon: (_address: string, body: Blob) => logged.push(body) });
  setFolders(remotes.map((remote) => ({ ...remote, base_url: `/remotes/${remote.name}/${remote.version}/` })));
  sayLater(remotes, 1);
  const thrown = (...files: string[]) => {
    const error = new Error('later');
    error.stack = ['Error: later', ...files.map((file) => `    at x (${location.origin}${file}:1:2)`)].join('\n');
    return error;
  };
  const reviews = thrown(
    '/assets/js/main.js',
    '/remotes/reviews/1.0.0-reviews/js/1.js',
    '/remotes/catalog/1.0.0-catalog/js/2.js',
  );
  dispatchEvent(new ErrorEvent('error', { error: reviews }));
  emit('remote-failed', { name: 'reviews', error: reviews });
  dispatchEvent(
    Object.assign(new Event('unhandledrejection'), { reason: thrown('/remotes/catalog/1.0.0-catalog/2.js') }),
  );
  dispatchEvent(
    new ErrorEvent('error', { error: 'a text', filename: `${location.origin}/remotes/catalog/1.0.0-catalog/3.js` }),
  );
  // the shell's own, an extension's, and a version that is not this page's
  for (const file of ['/assets/js/main.js', '/remotes/reviews/0.9.0/js/1.js'])
    dispatchEvent(new ErrorEvent('error', { error: thrown(file) }));
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: undefined }));
  await pass(6_000);
  const threw = (name: string) => ({ remote: name, version: `1.0.0-${name}`, kind: 'threw' });
  expect(said()).toEqual([threw('reviews'), threw('catalog'), threw('catalog')]);
  expect(logged).toHaveLength(3);
});

test('one page of ten is measured, each value once, for the page that it was opened with; the others fetch nothing', async () => {
  sayLater(remotes, 0.1);
  await pass(6_000);
  expect(listeners).toEqual([]);
  sayLater(remotes, 0.09);
  showPageOf('reviews');
  await pass(6_000);
  for (const rating of ['needs-improvement', 'poor'] as const) listeners[0]?.({ name: 'LCP', rating });
  listeners[1]?.({ name: 'INP', rating: 'good' });
  expect(said()).toEqual([
    { remote: 'catalog', version: '1.0.0-catalog', kind: 'lcp_medium' },
    { remote: 'catalog', version: '1.0.0-catalog', kind: 'inp_good' },
  ]);
});
