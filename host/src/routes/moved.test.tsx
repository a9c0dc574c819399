import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import type { PageContext, PageModule, RegisteredRemote, RemoteRoute } from '@tessera/shared/composition';
import type { Store } from '@tessera/shared/contract';
import { createQueryClient } from '@tessera/shared/query';
import { mockApi } from '@tessera/shared/testing';
import { QueryClientProvider, useQuery } from '@tessera/shared/vendor/query';
import { RouterProvider, createBrowserRouter } from '@tessera/shared/vendor/router';
import { createRoutes } from './routes';

const route = (path: string, page: string): RemoteRoute => ({
  path,
  page,
  render: 'public',
  layout: 'shop',
  query: [],
});
const remote = {
  name: 'goods',
  version: '1',
  base_url: '/remotes/goods/1/',
  descriptor: { routes: [route('/', 'home'), route('/goods/:slug', 'one')], navigation: [], csp: {} },
} as unknown as RegisteredRemote; // of a descriptor only routes and navigation are read here
/** What the layout shows of it. */
const store = {
  name: 'Kiln & Oak',
  locale: 'en-US',
  languages: ['en', 'de'],
  sign_in_prompt: 'never',
} as Partial<Store> as Store;

/** All headings that were ever on the screen. */
const seen = new Set<string>();
/** Milliseconds that goods and redirects take. */
let takes = { goods: 0, redirect: 0 };
const after = <T,>(milliseconds: number, value: T) =>
  new Promise<T>((resolve) => setTimeout(() => resolve(value), milliseconds));

/** Goods that there are by their slugs; all others are none. */
const goodsQuery = (slug = '') => ({
  queryKey: ['goods', slug],
  queryFn: () => after(takes.goods, slug.startsWith('gone') ? null : slug),
});

function Heading({ text }: { text: string }) {
  useLayoutEffect(() => void seen.add(text));
  return <h1>{text}</h1>;
}

function One() {
  const { data } = useQuery(goodsQuery(window.location.pathname.split('/').at(-1)));
  if (data === undefined) return <p>Goods are on their way</p>;
  return <Heading text={data === null ? 'No such goods' : `Goods: ${data}`} />;
}

const one: PageModule = {
  Page: One,
  prefetch: ({ queryClient, params }: PageContext) => queryClient.prefetchQuery(goodsQuery(params['slug'])),
  meta: ({ queryClient, params }) =>
    queryClient.getQueryData(goodsQuery(params['slug']).queryKey) === null
      ? { title: 'No such goods', status: 404 }
      : { title: `Goods ${params['slug']}` },
};
const home: PageModule = { Page: () => <Heading text="Home" />, meta: () => ({ title: 'Home' }) };

const TARGETS: Record<string, string> = {
  '/goods/gone': '/goods/mug#care',
  '/goods/gone-twice': '/goods/gone',
  '/no/page': '/goods/bowl?from=old',
};
const asked: string[] = [];

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
/** In steps: code is loaded beside the clock of the test. */
async function arrive(): Promise<void> {
  for (let step = 0; step < 20; step += 1) await pass(250);
}
const at = () => window.location.pathname + window.location.search + window.location.hash;

async function open(basename = '/') {
  window.history.replaceState(null, '', basename);
  mockApi({
    'GET products/categories': [],
    'GET store': store,
    'GET redirects/target': ({ query }: { query: URLSearchParams }) => {
      const path = query.get('path') ?? '';
      asked.push(path);
      return after(takes.redirect, { target: TARGETS[path] ?? null });
    },
  });
  const queryClient = createQueryClient();
  const pages = { home: async () => home, one: async () => one };
  const loader = { loadRemote: () => Promise.resolve({ pages }), forgetRemote: () => undefined };
  const data = { remotes: [remote], store, public_url: 'https://shop.example' };
  const router = createBrowserRouter(createRoutes({ data, queryClient, loader }), { basename });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await pass(500);
  asked.length = 0;
  seen.clear();
  return router;
}

beforeEach(() => {
  jest.useFakeTimers();
  takes = { goods: 0, redirect: 0 };
  window.scrollTo = jest.fn(); // jsdom has no page to scroll
  jest.spyOn(console, 'warn').mockImplementation(() => undefined); // the router misses the page that the server sends
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test.each([
  ['quick', 0, 0],
  ['slow', 400, 600],
  ['found out late', 0, 600],
])(
  'a link to goods that are gone leads where their address does, without a flash of it: %s',
  async (_, goods, redirect) => {
    const router = await open();
    takes = { goods, redirect };
    act(() => void router.navigate('/goods/gone?size=2'));
    await arrive();
    expect(at()).toBe('/goods/mug?size=2#care');
    expect(screen.getByRole('heading', { level: 1, name: 'Goods: mug' })).toBeVisible();
    expect([...seen]).not.toContain('No such goods');
    expect(document.title).toContain('Goods mug');
    expect(asked).toEqual(['/goods/gone']);
    act(() => void router.navigate(-1));
    await arrive();
    expect(at()).toBe('/');
  },
);

test('an address of no page, one that leads on, and another language', async () => {
  const router = await open('/de');
  act(() => void router.navigate('/no/page?size=2'));
  await arrive();
  expect(at()).toBe('/de/goods/bowl?from=old');
  act(() => void router.navigate('/goods/gone-twice'));
  await arrive();
  expect(at()).toBe('/de/goods/mug#care');
  expect(asked).toEqual(['/no/page', '/goods/gone-twice', '/goods/gone']);
  expect([...seen]).toEqual(expect.arrayContaining(['Goods: bowl', 'Goods: mug']));
  expect([...seen]).not.toContain('No such goods');
});

test('what leads nowhere says so, and goods that there are ask for nothing', async () => {
  const router = await open();
  act(() => void router.navigate('/goods/cup'));
  await arrive();
  expect(asked).toEqual([]);
  act(() => void router.navigate('/goods/gone-for-good'));
  await arrive();
  expect(screen.getByRole('heading', { level: 1, name: 'No such goods' })).toBeVisible();
  expect([at(), asked]).toEqual(['/goods/gone-for-good', ['/goods/gone-for-good']]);
});
