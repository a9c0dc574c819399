import { renderToPipeableStream } from 'react-dom/server';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { loadMessages, pathIn, prefixOf, readLanguage, setLanguage } from '@tessera/shared/i18n';
import { QueryClientProvider, type DehydratedState } from '@tessera/shared/vendor/query';
import { dehydrate } from '@tessera/shared/vendor/query-server';
import { StaticRouterProvider, createStaticHandler, createStaticRouter } from '@tessera/shared/vendor/router-server';
import { configureClient } from '@tessera/shared/client';
import { categoriesQuery, createQueryClient } from '@tessera/shared/query';
import type { PageMeta, PageModule, RegisteredRemote, RemotePages } from '@tessera/shared/composition';
import { headElements, renderHead } from './composition/head';
import type { PageData } from './composition/page-data';
import { LeftToBrowser, type PageResource } from './composition/page-resource';
import { createRoutes } from './composition/routes';
import { siteElements } from './composition/site-head';
import { adminLayoutMessages } from './layout/admin-layout-messages';
import { footerMessages } from './layout/footer-messages';
import { loadShellMessages } from './messages/speak';

export { provided } from './composition/provided';

export interface RenderRequest {
  /** path and query, with the language's prefix */
  path: string;
  data: Pick<PageData, 'remotes' | 'store' | 'public_url' | 'dev_ui'>;
  /** the verified pages of a remote; throws when its server build is missing or broken */
  loadPages: (remote: RegisteredRemote) => Promise<RemotePages>;
  /** base URL of the API, e.g. http://127.0.0.1:4001/api */
  api_url: string;
  /** longest time for one API call, milliseconds; nothing is retried here */
  api_timeout: number;
  /** hears what a remote threw while it was rendered */
  onError: (error: unknown) => void;
}

export interface RenderResult {
  /** HTML of the root element's content */
  body: string;
  head: string;
  status: number;
  state: DehydratedState;
  /** what the page shows, as the API named it: it is dropped when one of these changes */
  tags: string[];
  /** false when something was left to the browser that belongs on the page: not to be kept */
  complete: boolean;
  /** path of the page's own address, where this is a former one */
  redirect?: string;
}

/**
 * Renders to the end. What throws inside a page's place is left to the browser; `onError` gives its mark in the HTML.
 * @throws whatever the shell around the pages throws
 */
function renderToHtml(element: ReactNode, onError: (error: unknown) => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(element, {
      // boundaries stay in place: moving them would need inline scripts, which the page's policy forbids
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => void text(pipe(new PassThrough())).then(resolve, reject),
      onShellError: reject,
      onError,
    });
  });
}

/** Public pages wait for code and data; personal ones are the browser's. */
async function settleOnServer(resource: PageResource): Promise<PageResource> {
  if (resource.source.render === 'personal') {
    const left = Promise.reject<never>(new LeftToBrowser('a personal page'));
    left.catch(() => undefined);
    return { ...resource, module: left, ready: Promise.resolve(null) };
  }
  await resource.ready;
  return resource;
}

function metaOf(module: PageModule | null, resource: PageResource | undefined): PageMeta {
  const left: PageMeta = { title: resource?.context.store.name ?? '', robots: 'noindex' };
  return (resource && module?.meta?.(resource.context)) ?? left;
}

/**
 * Renders shell and page of one address. Calls must not overlap: the client's answers are collected for one page.
 * A remote that cannot be loaded or throws leaves its own place to the browser.
 * @throws Error when the shell itself cannot be rendered
 */
export async function renderPage(request: RenderRequest): Promise<RenderResult> {
  const { store, public_url } = request.data;
  const { language, path } = readLanguage(new URL(request.path, public_url).pathname);
  setLanguage(language);
  // the code of footer and layouts stays from page to page here, so their sentences do not come with it
  await Promise.all([loadShellMessages(language), loadMessages([footerMessages, adminLayoutMessages], language)]);
  const tags = new Set<string>(['store', 'remotes']);
  let complete = true;
  configureClient({
    baseUrl: request.api_url,
    timeout: request.api_timeout,
    retry: false,
    headers: { 'x-cache-tags': '1', 'accept-language': language },
    onResponse: (response) =>
      response.headers
        .get('cache-tag')
        ?.split(' ')
        .forEach((tag) => tags.add(tag)),
  });
  const queryClient = createQueryClient();
  const routes = createRoutes({
    data: request.data,
    queryClient,
    loader: { loadPages: request.loadPages, forgetRemote: () => undefined },
    settle: settleOnServer,
  });
  const handler = createStaticHandler(routes, { basename: prefixOf(language) || '/' });
  const [context] = await Promise.all([
    handler.query(new Request(new URL(request.path, public_url))),
    queryClient.prefetchQuery(categoriesQuery()),
  ]);
  if (context instanceof Response) throw new Error(`Unexpected redirect while rendering ${request.path}`);
  const resource = Object.values(context.loaderData).find(Boolean) as PageResource | undefined; // our own loaders' type
  const module = (await resource?.ready) ?? null;
  const body = await renderToHtml(
    <QueryClientProvider client={queryClient}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </QueryClientProvider>,
    (error) => {
      if (error instanceof LeftToBrowser) return 'left to the browser';
      complete = false;
      request.onError(error);
      return 'left to the browser: the server could not render it';
    },
  );
  const meta = metaOf(module, resource);
  const queries = queryClient.getQueryCache().getAll();
  if (queries.some((query) => query.state.status === 'error' && !meta.status)) complete = false;
  const state = dehydrate(queryClient);
  queryClient.clear();
  const elements = headElements(meta, { store_name: store.name, public_url, path, language });
  const head = renderHead(
    meta.robots ? elements : [...elements, ...siteElements(store, { public_url, path, language })],
  );
  const redirect = meta.redirect === undefined ? {} : { redirect: pathIn(language, meta.redirect) };
  return { body, head, status: meta.status ?? 200, state, tags: [...tags], complete, ...redirect };
}
