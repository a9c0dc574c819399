import { act, screen, within } from '@testing-library/react';
import type { Status, Store } from '@tessera/shared/contract';
import { loadMessages, setLanguage } from '@tessera/shared/i18n';
import { renderPage } from '@tessera/shared/testing';
import { QueryClient } from '@tessera/shared/vendor/query';
import { overallOf } from './status.model';
import { REFRESH } from './status.queries';
import { messages, meta, Page } from './status.route';

const checked_at = '2026-01-02T03:04:05.678Z';

const health = (state: Status['state'], queue = state): Status => ({
  state,
  checked_at,
  components: [
    { name: 'api', state: 'ok', checked_at },
    { name: 'database', state, checked_at },
    { name: 'queue', state: queue, checked_at },
    { name: 'files', state: 'ok', checked_at },
  ],
});

const remotes = ['account', 'goods'].map((name) => ({
  name,
  version: '1',
  base_url: `/remotes/${name}/1/`,
  descriptor: {
    entry: 'remoteEntry.js',
    ...(name === 'account' && { label: 'Your account', labels: { de: 'Konto' } }),
  },
}));

const store = { name: 'Kiln & Oak', locale: 'en-US' } as Store; // the page reads nothing else of it

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

async function show(status: unknown, found: unknown = remotes) {
  const view = renderPage(<Page />, {
    url: '/status',
    api: { 'GET status': status, 'GET remotes': found, 'GET store': store, 'HEAD /remotes/:name/:version/:file': head },
  });
  for (let turn = 0; turn < 8; turn += 1) await pass(20);
  return view;
}

/** Files that are gone, by their address. */
let gone: string[] = [];
const heads: string[] = [];
function head({ path }: { path: string }): Response {
  heads.push(path);
  return new Response(null, { status: gone.includes(path) ? 404 : 200 });
}

const stateOf = (list: string, name: string) =>
  within(screen.getByRole('region', { name: list }))
    .getByText(name)
    .closest('li')
    ?.textContent?.slice(name.length);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  gone = [];
  heads.length = 0;
});

test('API, database, queue, files and each remote of the registry are shown with how they do', async () => {
  await show(health('ok'));
  expect(screen.getByRole('status')).toHaveTextContent('Everything works');
  expect(stateOf('Services', 'Shop service')).toBe('Works');
  expect(stateOf('Services', 'Database')).toBe('Works');
  expect(stateOf('Services', 'Background work')).toBe('Works');
  expect(stateOf('Services', 'File storage')).toBe('Works');
  expect(stateOf('Parts of the shop', 'Your account')).toBe('Works');
  expect(stateOf('Parts of the shop', 'Goods')).toBe('Works');
  expect(screen.getByText(/^Last checked at /)).toBeVisible();
});

test('in another language a part is called what it says of itself there', async () => {
  setLanguage('de');
  try {
    await loadMessages(messages, 'de');
    await show(health('ok'));
    expect(stateOf('Teile des Shops', 'Konto')).toBe('Funktioniert');
    expect(stateOf('Teile des Shops', 'Goods')).toBe('Funktioniert');
  } finally {
    setLanguage('en');
  }
});

test('it looks again every few seconds, while it is visible', async () => {
  let answer = health('ok');
  const { calls } = await show(() => answer);
  answer = health('degraded');
  gone = ['/remotes/goods/1/remoteEntry.js'];
  await pass(REFRESH);
  for (let turn = 0; turn < 4; turn += 1) await pass(20);
  expect(screen.getByRole('status')).toHaveTextContent('Some parts have trouble');
  expect(stateOf('Services', 'Database')).toBe('Slow or incomplete');
  expect(stateOf('Parts of the shop', 'Goods')).toBe('Down');
  expect(stateOf('Parts of the shop', 'Your account')).toBe('Works');
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  const asked = calls.length;
  await pass(10 * REFRESH);
  expect(calls.length - asked).toBeLessThanOrEqual(1);
});

test('an API that does not answer is down, and says nothing about what only it could know', async () => {
  await show(() => {
    throw new TypeError('Failed to fetch');
  });
  await pass(100);
  expect(screen.getByRole('status')).toHaveTextContent('The shop has an outage right now');
  expect(stateOf('Services', 'Shop service')).toBe('Down');
  expect(stateOf('Services', 'Database')).toBe('Not known');
});

test('one broken part is not the whole shop', () => {
  const look = (state: Status['state']) => ({ data: health(state), isError: false });
  expect(overallOf(look('ok'), ['down', 'ok'])).toBe('degraded');
  expect(overallOf(look('degraded'), ['ok'])).toBe('degraded');
  expect(overallOf(look('down'), ['ok'])).toBe('down');
  expect(overallOf({ data: undefined, isError: true }, ['ok'])).toBe('down');
  expect(overallOf(look('ok'), ['checking'])).toBe('checking');
  expect(overallOf({ data: undefined, isError: false }, ['ok'])).toBe('checking');
  expect(overallOf(look('ok'), ['ok'])).toBe('ok');
});

test('a shop that stands without its background work has no outage', async () => {
  await show(health('degraded', 'down'));
  expect(screen.getByRole('status')).toHaveTextContent('Some parts have trouble');
  expect(stateOf('Services', 'Background work')).toBe('Down');
});

test('it is not indexed', () => {
  const url = new URL('https://shop.example/status');
  expect(meta?.({ queryClient: new QueryClient(), params: {}, url, language: 'en', store })).toMatchObject({
    robots: 'noindex',
  });
});
