import { pathIn, prefixOf, readLanguage, setLanguage } from '@tessera/shared/i18n';
import { QueryClientProvider } from '@tessera/shared/vendor/query';
import { dehydrate } from '@tessera/shared/vendor/query-server';
import { StaticRouterProvider, createStaticHandler, createStaticRouter } from '@tessera/shared/vendor/router-server';
import { categoriesQuery, createQueryClient } from '@tessera/shared/query';
import type { Store } from '@tessera/shared/contract';
import { standsForMany, type PageMeta, type PageModule } from '@tessera/shared/composition';
import { headElements, renderHead, type HeadSite } from './composition/head';
import { LeftToBrowser, type PageResource } from './composition/page-resource';
import { createRoutes } from './routes/routes';
import { siteElements } from './composition/site-head';
import { collectTags } from './on-server/collect-tags';
import { renderToHtml } from './on-server/render-to-html';
import { loadShellMessages } from './messages/speak';
import type { RenderRequest, RenderResult } from './on-server/render-request';

export { provided } from './loader/server-modules';
export { renderSlot } from './slots/render-slot';
export type { AskedSlot } from './slots/render-slot';
export type { RenderRequest, RenderResult } from './on-server/render-request';

/** The same visit, with the page's outlet left to the browser. */
function leave(resource: PageResource, reason: string): PageResource {
  const left = Promise.reject<never>(new LeftToBrowser(reason));
  left.catch(() => undefined);
  return { ...resource, module: left, ready: Promise.resolve(null) };
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

/** Public pages wait for code and data until their time is over; personal ones are the browser's. */
const settleOnServer =
  ({ shell_only, end }: Pick<RenderRequest, 'shell_only' | 'end'>) =>
  async (resource: PageResource): Promise<PageResource> => {
    const { owner, render } = resource.source;
    if (render === 'personal') return leave(resource, 'a personal page');
    const isWhole = owner === 'host' && !standsForMany(resource.context.url.pathname);
    if (shell_only && !isWhole) return leave(resource, 'the shell alone');
    await Promise.race([resource.ready, aborted(end)]);
    return end.aborted ? leave(resource, 'late') : resource;
  };

/** Null for a public page that is left to the browser: only the browser will know. */
function metaOf(module: PageModule | null, resource: PageResource | undefined): PageMeta | null {
  if (!module && resource?.source.render === 'public') return null;
  const unnamed: PageMeta = { title: resource?.context.store.name ?? '', robots: 'noindex' };
  return (resource && module?.meta?.(resource.context)) ?? unnamed;
}

/** That a page could not be rendered this once is no reason for search engines to forget it: then the head says its shop alone. */
function headOf(meta: PageMeta | null, store: Store, site: HeadSite): string {
  if (!meta) return renderHead(headElements({ title: site.store_name }, site).filter(({ tag }) => tag === 'title'));
  const elements = headElements(meta, site);
  return renderHead(meta.robots ? elements : [...elements, ...siteElements(store, site)]);
}

/**
 * Renders shell and page of one address. Calls must not overlap: the client's answers are collected for one page.
 * A remote that cannot be loaded, throws or is late leaves its outlet to the browser.
 * @throws Error when the shell itself cannot be rendered
 */
export async function renderPage(request: RenderRequest): Promise<RenderResult> {
  const { store, public_url } = request.data;
  const { language, path } = readLanguage(new URL(request.path, public_url).pathname);
  setLanguage(language);
  await loadShellMessages(language);
  const tags = collectTags(request, language);
  let complete = true;
  let threw = false;
  const queryClient = createQueryClient();
  const routes = createRoutes({
    data: request.data,
    queryClient,
    loader: { loadRemote: request.loadRemote, forgetRemote: () => undefined },
    settle: settleOnServer(request),
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
    { end: request.end },
    (error) => {
      if (error instanceof LeftToBrowser) return 'left to the browser';
      complete = false;
      threw = true;
      request.onError(error);
      return 'left to the browser: the server could not render it';
    },
  );
  const meta = metaOf(module, resource);
  const queries = queryClient.getQueryCache().getAll();
  if (queries.some((query) => query.state.status === 'error' && !meta?.status)) complete = false;
  const state = dehydrate(queryClient);
  queryClient.clear();
  const head = headOf(meta, store, { store_name: store.name, public_url, path, language, languages: store.languages });
  const redirect = meta?.redirect === undefined ? {} : { redirect: pathIn(language, meta.redirect) };
  return { body, head, status: meta?.status ?? 200, state, tags: [...tags], complete, threw, ...redirect };
}
