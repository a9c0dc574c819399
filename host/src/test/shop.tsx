import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { PageModule, RegisteredRemote, RemotePages, RemoteRoute } from '@tessera/shared/composition';
import { on } from '@tessera/shared/events';
import type { Store } from '@tessera/shared/contract';
import { createQueryClient } from '@tessera/shared/query';
import { mockApi, startSession } from '@tessera/shared/testing';
import type { RenderPageOptions } from '@tessera/shared/testing';
import { QueryClientProvider } from '@tessera/shared/vendor/query';
import { RouterProvider, createBrowserRouter, matchRoutes } from '@tessera/shared/vendor/router';
import type { RouteObject } from '@tessera/shared/vendor/router';
import type { PageHandle } from '../composition/page-resource';
import { createRoutes } from '../routes/routes';
import { CurrentAddress, store } from '../testing/render-shell';

const route = (path: string, page = 'page', more: Partial<RemoteRoute> = {}): RemoteRoute => ({
  path,
  page,
  render: 'public',
  layout: 'shop',
  query: [],
  ...more,
});

const remote: RegisteredRemote = {
  name: 'catalog',
  version: '1.0.0',
  base_url: '/remotes/catalog/1.0.0/',
  descriptor: {
    name: 'catalog',
    team: 'Catalogue',
    version: '1.0.0',
    contract: '^1.0.0',
    routes: [
      route('/'),
      route('/products'),
      route('/products/gone', 'gone'),
      route('/products/broken', 'broken'),
      route('/products/:product_id'),
      route('/cart', 'page', { render: 'personal', needs_session: true }),
      route('/pay/:token', 'page', { render: 'personal', prompt: 'never' }),
      route('/admin', 'page', { layout: 'admin' }),
    ],
    navigation: [
      { label: 'Cart', to: '/cart', slot: 'header', order: 1, sign_in_reason: 'Please login to view your cart!' },
    ],
    csp: {},
    budget: { js: 1 },
    entry: 'remoteEntry.js',
    global: 'catalog',
    server: null,
    assets: { entry: { js: [], css: [] }, pages: {} },
    files: {},
  },
};

const pages: RemotePages = {
  page: async () => ({ Page: CurrentAddress }),
  gone: async () => ({ Page: CurrentAddress, meta: () => ({ title: 'Gone', status: 404 }) }),
  broken: () => Promise.reject(new Error('Loading chunk page failed')),
};

export interface ShopOptions extends Omit<RenderPageOptions, 'path'> {
  prompt?: Store['sign_in_prompt'];
  /** takes the place of the page of '/', '/products', '/products/:product_id' and '/cart' */
  page?: () => Promise<PageModule>;
}

/** As the shell's start does it. */
function firstVisit(routes: RouteObject[]): Record<string, unknown> {
  const visits = matchRoutes(routes, location)?.filter(({ route: { handle } }) => handle) ?? [];
  return Object.fromEntries(
    visits.map(({ route: { id = '', handle }, params }) => [
      id,
      (handle as PageHandle).start(params, new URL(location.href)), // set by createRoutes
    ]),
  );
}

/** The whole shell over a small shop: its real routes and layouts, and pages that say where the visitor is. */
export async function renderShop({ url = '/', prompt = 'never', session = null, api = {}, page }: ShopOptions = {}) {
  window.history.replaceState(null, '', url);
  const calls = mockApi({ 'GET products/categories': [], 'GET redirects/target': { target: null }, ...api });
  startSession(session);
  const queryClient = createQueryClient();
  const data = { remotes: [remote], store: { ...store, sign_in_prompt: prompt }, public_url: 'https://shop.example' };
  const loader = {
    loadRemote: () => Promise.resolve({ pages: page ? { ...pages, page } : pages }),
    forgetRemote: () => undefined,
  };
  const routes = createRoutes({ data, queryClient, loader });
  const router = createBrowserRouter(routes, { hydrationData: { loaderData: firstVisit(routes) } });
  // async: pages are suspended until their code is here
  const view = await act(async () =>
    render(
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    ),
  );
  return { ...view, user: userEvent.setup({ delay: null }), router, queryClient, calls };
}

/** Collects the texts of all toasts. @returns them, and a function that ends it */
export function listenToToasts(): { texts: string[]; stop: () => void } {
  const texts: string[] = [];
  return { texts, stop: on('toast', ({ text }) => texts.push(text)) };
}
