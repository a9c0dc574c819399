import { Outlet, type RouteObject } from '@tessera/shared/vendor/router';
import type { QueryClient } from '@tessera/shared/vendor/query';
import type { PageContext, PageModule } from '@tessera/shared/composition';
import { storeQuery } from '@tessera/shared/query';
import { AdminLayout, AuthLayout, ShopLayout } from '../layout';
import { LastResort, notFoundPage } from '../pages';
import { Shell } from '../shell';
import type { PageData } from './page-data';
import { createPageResource, settleOrDelay, type PageResource, type PageSource } from './page-resource';
import { remotePageSource, type RemoteLoader } from './page-sources';
import { RemotePage } from './remote-page';

export interface RouteOptions {
  data: Pick<PageData, 'remotes' | 'store' | 'public_url'>;
  queryClient: QueryClient;
  loader: RemoteLoader;
  /** turns a started visit into what the route's loader waits for; by default code and data or 150 ms */
  settle?: (resource: PageResource) => Promise<PageResource>;
}

export interface PageHandle {
  start: (params: Record<string, string | undefined>, url: URL) => PageResource;
}

const hostPages: Record<'auth' | 'admin', { path: string; page: string; load: () => Promise<PageModule> }[]> = {
  auth: [
    { path: '/auth/login', page: 'login', load: () => import('../auth/login-page') },
    { path: '/auth/signup', page: 'signup', load: () => import('../auth/signup-page') },
    { path: '/auth/forgot-password', page: 'forgot-password', load: () => import('../auth/forgot-password-page') },
  ],
  admin: [{ path: '/admin/auth/login', page: 'admin-login', load: () => import('../auth/admin-login-page') }],
};

function definedOnly(params: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

/** A React Router route for one page, with the loader that fetches its code and data. */
function pageRoute(path: string, source: PageSource, options: RouteOptions): RouteObject {
  const { data, queryClient, settle = settleOrDelay } = options;
  const start: PageHandle['start'] = (params, url) => {
    const context: PageContext = { queryClient, params: definedOnly(params), url, store: data.store };
    return createPageResource(source, context);
  };
  return {
    id: `${source.owner}:${path}`,
    path,
    handle: { start } satisfies PageHandle,
    loader: ({ params, request }) => settle(start(params, new URL(request.url))),
    element: <RemotePage publicUrl={data.public_url} />,
  };
}

const hostSource = (page: string, load: () => Promise<PageModule>, render: PageSource['render']): PageSource => ({
  owner: 'host',
  page,
  render,
  load,
});

/**
 * The route table of the whole product, made from the registry: the host's build names no remote. A path that no
 * descriptor claims shows the 404 page.
 */
export function createRoutes(options: RouteOptions): RouteObject[] {
  const { remotes, store } = options.data;
  const remoteRoutes = (layout: 'shop' | 'admin') =>
    remotes.flatMap((remote) =>
      remote.descriptor.routes
        .filter((route) => route.layout === layout)
        .map((route) => pageRoute(route.path, remotePageSource(remote, route, options.loader), options)),
    );
  const ownRoutes = (layout: 'auth' | 'admin') =>
    hostPages[layout].map(({ path, page, load }) => pageRoute(path, hostSource(page, load, 'personal'), options));
  // dialogs and pages read the store from the cache: nobody asks the API for what the page already carries
  options.queryClient.setQueryData(storeQuery().queryKey, store);
  const layoutProps = { remotes, store };
  return [
    {
      element: <Shell />,
      errorElement: <LastResort onReload={() => location.reload()} />,
      children: [
        {
          element: (
            <AuthLayout {...layoutProps}>
              <Outlet />
            </AuthLayout>
          ),
          children: [...ownRoutes('auth'), ...ownRoutes('admin')],
        },
        {
          element: (
            <AdminLayout {...layoutProps}>
              <Outlet />
            </AdminLayout>
          ),
          children: remoteRoutes('admin'),
        },
        {
          element: (
            <ShopLayout {...layoutProps}>
              <Outlet />
            </ShopLayout>
          ),
          children: [
            ...remoteRoutes('shop'),
            pageRoute(
              '*',
              hostSource('not-found', async () => notFoundPage, 'public'),
              options,
            ),
          ],
        },
      ],
    },
  ];
}
