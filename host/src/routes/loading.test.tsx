import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import {
  UNHYDRATED,
  type PageModule,
  type RegisteredRemote,
  type RemotePages,
  type RemoteRoute,
} from '@tessera/shared/composition';
import type { Store } from '@tessera/shared/contract';
import { createQueryClient } from '@tessera/shared/query';
import { mockApi } from '@tessera/shared/testing';
import { QueryClientProvider } from '@tessera/shared/vendor/query';
import { RouterProvider, createBrowserRouter } from '@tessera/shared/vendor/router';
import { LOADING_SCREEN_DELAY } from '../composition/page-resource';
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
  descriptor: { routes: [route('/', 'home'), route('/goods', 'goods')], navigation: [], csp: {} },
} as unknown as RegisteredRemote; // of a descriptor only routes and navigation are read here

/** What the layout shows of it. */
const store = {
  name: 'Kiln & Oak',
  locale: 'en-US',
  languages: ['en', 'de'],
  sign_in_prompt: 'never',
} as Partial<Store> as Store;

const moduleOf = (name: string): PageModule => ({ Page: () => <h1>{name}</h1>, meta: () => ({ title: name }) });
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const heading = (name: string) => screen.queryByRole('heading', { level: 1, name });
const loading = () => screen.queryAllByRole('status').some(({ textContent }) => textContent === 'Loading');

/** A shop with a home page that is there, and a second page whose code arrives when the test says so. */
async function open(changes: Partial<Store> = {}) {
  window.history.replaceState(null, '', '/');
  mockApi({ 'GET products/categories': [], 'GET store': store });
  let settle: { resolve: (page: PageModule) => void; reject: (error: Error) => void } | undefined;
  const pages: RemotePages = {
    home: () => Promise.resolve(moduleOf('Home')),
    goods: () => new Promise((resolve, reject) => (settle = { resolve, reject })),
  };
  const queryClient = createQueryClient();
  const loader = { loadRemote: () => Promise.resolve({ pages }), forgetRemote: () => undefined };
  const data = { remotes: [remote], store: { ...store, ...changes }, public_url: 'https://shop.example' };
  const router = createBrowserRouter(createRoutes({ data, queryClient, loader }));
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await pass(0);
  return {
    router,
    arrive: (Page?: PageModule['Page']) =>
      act(async () => settle?.resolve({ ...moduleOf('Goods'), ...(Page && { Page }) })),
    fail: (error: Error) => act(async () => settle?.reject(error)),
  };
}

beforeEach(() => {
  jest.useFakeTimers();
  window.scrollTo = jest.fn(); // jsdom has no page to scroll
  jest.spyOn(console, 'warn').mockImplementation(() => undefined); // the router misses the page that the server sends
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a page without its code shows the loading screen after 150 ms, not before, and says so (docs/product.md §2)', async () => {
  expect(LOADING_SCREEN_DELAY).toBe(150);
  const { router, arrive } = await open();
  act(() => void router.navigate('/goods'));
  await pass(149);
  expect(heading('Home')).toBeVisible();
  expect(loading()).toBe(false);
  await pass(1);
  expect(heading('Home')).toBeNull();
  expect(document.querySelector('main [aria-busy=true]')).toBeVisible();
  await pass(1);
  expect(loading()).toBe(true);
  await arrive();
  await pass(1_000);
  expect(heading('Goods')).toBeVisible();
  expect(loading()).toBe(false);
});

test('a page whose code is quick shows no loading screen at all', async () => {
  const { router, arrive } = await open();
  act(() => void router.navigate('/goods'));
  await pass(100);
  await arrive();
  await pass(0);
  expect(heading('Goods')).toBeVisible();
  await pass(1_000);
  expect(loading()).toBe(false);
});

test('a page whose code does not come shows the error page in its place, and Try Again brings it without a reload', async () => {
  // React and the router report what a boundary has caught
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { router, arrive, fail } = await open();
  act(() => void router.navigate('/goods'));
  await pass(10);
  await fail(Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' }));
  await pass(500);
  expect(heading('Connection Error')).toBeVisible();
  // it is pressed like any page
  expect(document.querySelector(`[${UNHYDRATED}]`)).toBeNull();
  expect(screen.getByRole('banner')).toBeVisible();
  expect(document.title).toBe('Connection Error | Kiln & Oak');
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await pass(2_000);
  await arrive();
  await pass(1_000);
  expect(heading('Goods')).toBeVisible();
  expect(document.title).toContain('Goods');
});

test('a page that throws in an effect shows the error page in its place, and the shell stays', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { router, arrive } = await open();
  act(() => void router.navigate('/goods'));
  await pass(10);
  await arrive(() => {
    useEffect(() => {
      throw new Error('broken');
    }, []);
    return <h1>Goods</h1>;
  });
  await pass(1_000);
  expect(heading('Goods')).toBeNull();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  expect(screen.getByRole('banner')).toBeVisible();
});

test('a page that throws when it is pressed stays as it was', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const seen: string[] = [];
  const see = (event: ErrorEvent) => {
    event.preventDefault();
    seen.push(event.message);
  };
  addEventListener('error', see);
  const { router, arrive } = await open();
  act(() => void router.navigate('/goods'));
  await pass(10);
  const breaks = () => {
    throw new Error('broken');
  };
  await arrive(() => (
    <>
      <h1>Goods</h1>
      <button onClick={breaks}>Break</button>
    </>
  ));
  await pass(1_000);
  fireEvent.click(screen.getByRole('button', { name: 'Break' }));
  await pass(1_000);
  expect([seen, heading('Goods')?.isConnected]).toEqual([['broken'], true]);
  removeEventListener('error', see);
});

test("while the store is set to maintenance every page of the shop says 'Under Maintenance', sign-in stays", async () => {
  const { router } = await open({ maintenance: true });
  await pass(500);
  expect(heading('Under Maintenance')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
  act(() => void router.navigate('/auth/login'));
  await pass(1_000);
  expect(heading('Under Maintenance')).toBeNull();
  expect(screen.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();
});
