import { Suspense, type ComponentType } from 'react';
import { Outlet, type RouteObject } from '@tessera/shared/vendor/router';
import type { QueryClient } from '@tessera/shared/vendor/query';
import { hostRoutesOf, type HostRoute, type PageContext, type RemoteRoute } from '@tessera/shared/composition';
import { currentLanguage, readLanguage } from '@tessera/shared/i18n';
import { storeQuery } from '@tessera/shared/query';
import { AdminLayout, AuthLayout, CheckoutLayout, ShopLayout, type LayoutProps } from '../layout';
import { LastResort } from '../pages/failure/last-resort';
import { PageSkeleton } from '../ui/page-skeleton';
import { routeId, type PageData } from '../composition/page-data';
import {
  createPageResource,
  settleOrDelay,
  type PageHandle,
  type PageResource,
  type PageSource,
  type Prompt,
} from '../composition/page-resource';
import { remotePageSource, type RemoteLoader } from '../composition/page-sources';
import { Shell } from './shell';
import { HydratedRoot } from './hydrated-root';
import { hostPages } from './host-pages';
import { DrawerHost } from './drawer-host';
import { RemotePage } from './remote-page';

export interface RouteOptions {
  data: Pick<PageData, 'remotes' | 'store' | 'public_url' | 'dev_ui' | 'elsewhere'>;
  queryClient: QueryClient;
  loader: RemoteLoader;
  /** turns a started visit into what the route's loader waits for; by default code and data or 150 ms */
  settle?: (resource: PageResource) => Promise<PageResource | Response>;
}

function definedOnly(params: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

/**
 * Leaves for a page that needs another document: its Content-Security-Policy, or what it knows. Whoever comes back to this
 * document as the browser has kept it would find it on its way still: it is loaded anew.
 */
function leaveFor(url: string): Response {
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  // React Router's redirectDocument, which would be one more name to hand out
  return new Response(null, { status: 302, headers: { Location: url, 'X-Remix-Reload-Document': 'true' } });
}

/** A React Router route for one page, with the loader that fetches its code and data. */
function pageRoute(path: string, source: PageSource, options: RouteOptions, prompt: Prompt = 'never'): RouteObject {
  const { data, queryClient, settle = settleOrDelay } = options;
  const start: PageHandle['start'] = (params, address, isSent) => {
    const url = new URL(address);
    url.pathname = readLanguage(url.pathname).path;
    const context: PageContext = {
      queryClient,
      params: definedOnly(params),
      url,
      language: currentLanguage(),
      store: data.store,
    };
    // whoever has `settle` sends documents, and looks where they lead
    const isByLink = isSent === undefined && settle === settleOrDelay;
    return createPageResource(source, context, { hasHead: isSent && source.render === 'public', isByLink });
  };
  const id = routeId(source.owner, path);
  return {
    id,
    path,
    handle: { start, prompt } satisfies PageHandle,
    loader: ({ params, request: { url } }) =>
      data.elsewhere?.includes(id) ? leaveFor(url) : settle(start(params, new URL(url))),
    element: <RemotePage publicUrl={data.public_url} />,
  };
}

function hostSource({ page, render }: Pick<HostRoute, 'page' | 'render'>): PageSource {
  const load = hostPages[page];
  if (!load) throw new Error(`The shell has no page '${page}'`);
  return { owner: 'host', page, render, load };
}

/** docs/product.md §2: pages of the shop, but not content, 404 and mail-link pages: those are the shell's own. */
function promptOf({ layout, needs_session, prompt }: RemoteRoute): Prompt {
  if (layout === 'admin' || prompt) return 'never';
  return needs_session ? 'always' : 'as-set';
}

/**
 * What this document knows no page for below /admin: a page outside of the back office knows none of it, and one inside may
 * be older than the address. Another document knows, or says that there is nothing.
 */
const BACK_OFFICE = '/admin/*';

const notFoundSource = hostSource({ page: 'not-found', render: 'public' });
/** In the place of every page of the shop while the store is set to maintenance; the shell's own pages stay. */
const maintenanceSource = hostSource({ page: 'maintenance', render: 'public' });

/**
 * The route table of the whole product, made from the registry: the host's build names no remote. A path that no
 * descriptor claims shows the 404 page. The language's prefix is the router's `basename`: no route has it.
 */
export function createRoutes(options: RouteOptions): RouteObject[] {
  const { remotes, store } = options.data;
  const remoteRoutes = (layout: RemoteRoute['layout']) =>
    remotes.flatMap((remote) =>
      remote.descriptor.routes
        .filter((route) => route.layout === layout)
        .map((route) =>
          layout !== 'admin' && store.maintenance
            ? pageRoute(route.path, maintenanceSource, options)
            : pageRoute(route.path, remotePageSource(remote, route, options.loader), options, promptOf(route)),
        ),
    );
  const ownRoutes = (layout: HostRoute['layout']) =>
    hostRoutesOf(options.data)
      .filter((route) => route.layout === layout)
      .map((route) => pageRoute(route.path, hostSource(route), options));
  // dialogs and pages read the store from the cache: nobody asks the API for what the page already carries
  options.queryClient.setQueryData(storeQuery().queryKey, store);
  const backOffice: RouteObject = {
    ...pageRoute(BACK_OFFICE, notFoundSource, options),
    loader: ({ request: { url } }) => leaveFor(url),
  };
  const layoutProps = { remotes, store };
  const inLateLayout = (Layout: ComponentType<LayoutProps>, children: RouteObject[]): RouteObject => ({
    element: (
      <Suspense fallback={<PageSkeleton />}>
        <HydratedRoot>
          <Layout {...layoutProps}>
            <Outlet />
          </Layout>
        </HydratedRoot>
      </Suspense>
    ),
    children,
  });
  return [
    {
      element: <Shell />,
      errorElement: (
        <HydratedRoot>
          <LastResort onReload={() => location.reload()} />
        </HydratedRoot>
      ),
      children: [
        inLateLayout(AuthLayout, ownRoutes('auth')),
        inLateLayout(AdminLayout, remoteRoutes('admin')),
        inLateLayout(CheckoutLayout, remoteRoutes('checkout')),
        {
          element: (
            <HydratedRoot>
              <ShopLayout {...layoutProps}>
                <Outlet />
              </ShopLayout>
              <DrawerHost remotes={remotes} loader={options.loader} />
            </HydratedRoot>
          ),
          children: [
            ...remoteRoutes('shop'),
            ...ownRoutes('shop'),
            backOffice,
            pageRoute('*', notFoundSource, options),
          ],
        },
      ],
    },
  ];
}
