import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { prefixOf, readLanguage, setLanguage } from '@tessera/shared/i18n';
import { RouterProvider, createBrowserRouter, matchRoutes, type RouteObject } from '@tessera/shared/vendor/router';
import { QueryClientProvider, hydrate, type DehydratedState } from '@tessera/shared/vendor/query';
import { configureClient } from '@tessera/shared/client';
import { tellOfHistory } from '@tessera/shared/events';
import { createQueryClient } from '@tessera/shared/query';
import { restoreSession } from '@tessera/shared/session';
import { startLoader } from './loader/start-loader';
import { hideMailToken } from './mail-link/mail-token';
import { ROOT_ID, readPageData } from './composition/page-data';
import type { PageHandle } from './composition/page-resource';
import { createRoutes } from './routes/routes';
import { loadShellMessages } from './messages/speak';
import { nextTask } from './next-task';
import { LastResort } from './pages/failure/last-resort';
import type { Failures } from './signals/heard';
import { sayLater } from './signals/later';
import { watchPage } from './watch/watch-page';

/** Starts the visit of the page that the server sent, so that hydration need not wait for its code. */
function firstVisit(routes: RouteObject[], basename: string, isSent: boolean): Record<string, unknown> {
  const loaderData: Record<string, unknown> = {};
  for (const { route, params } of matchRoutes(routes, location, basename) ?? []) {
    const handle = route.handle as PageHandle | undefined; // set by createRoutes
    if (handle && route.id) loaderData[route.id] = handle.start(params, new URL(location.href), isSent);
  }
  return loaderData;
}

/** The web server drops a page when anything on it changes, so its data is as fresh as this answer. */
function asFreshAsNow(state: DehydratedState): DehydratedState {
  const dataUpdatedAt = Date.now();
  return { ...state, queries: state.queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt } })) };
}

/** A page that somebody stays on has all that it needs by then. Milliseconds after its load. */
const WORKER_AFTER = 4_000;

/** Browsers have workers on secure pages alone. */
function registerWorkerLater(failures: Failures): void {
  if (!('serviceWorker' in navigator) || process.env.NODE_ENV !== 'production') return;
  const register = () =>
    void import(/* webpackChunkName: "register-worker" */ './worker/after-load')
      .then(({ startAfterLoad }) => startAfterLoad(failures))
      .catch(() => undefined);
  const later = () => setTimeout(register, WORKER_AFTER);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later);
}

/** @throws Error when the page carries no data */
async function compose(root: HTMLElement, beside: Worker | undefined): Promise<void> {
  const data = readPageData();
  const { language } = readLanguage(location.pathname);
  setLanguage(language);
  configureClient({ headers: { 'accept-language': language } });
  await loadShellMessages(language);
  const failures = sayLater(data.remotes);
  const loader = startLoader(data.remotes, data.shell_hashes, (failure) => failures.note(failure));
  watchPage(data.remotes, failures, data.unwatched ? undefined : beside);
  await nextTask();
  const queryClient = createQueryClient();
  if (data.state) hydrate(queryClient, asFreshAsNow(data.state));
  const routes = createRoutes({ data, queryClient, loader });
  await nextTask();
  const basename = prefixOf(language) || '/';
  const isSent = root.hasChildNodes() && !data.incomplete;
  tellOfHistory();
  const router = createBrowserRouter(routes, {
    basename,
    hydrationData: { loaderData: firstVisit(routes, basename, isSent) },
  });
  await nextTask();
  const app = (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
  // an outlet left to the browser is not an error, nor one whose answer the server lacked and the browser has by now;
  // anything else reaches the console
  const onRecoverableError = (error: unknown) => {
    const { digest } = error as { digest?: string }; // React's own field for what the server said
    if (data.incomplete || digest?.startsWith('left to the browser')) return;
    failures.note({ error, kind: 'mismatched' });
    reportError(error);
  };
  if (window.tesseraPage?.isLeft()) return;
  if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, app, { onRecoverableError }));
  else createRoot(root).render(app);
  if (data.remotes.some(({ descriptor }) => descriptor.slots)) {
    void import(/* webpackChunkName: "slots" */ './slots/slot-element').then(({ defineSlots }) =>
      defineSlots({ remotes: data.remotes, store: data.store, queryClient, basename, loader, router }),
    );
  }
  if (data.preview) {
    void import(/* webpackChunkName: "preview" */ './preview/preview-banner').then(({ showPreviewBanner }) =>
      showPreviewBanner(data),
    );
  }
  restoreSession();
  registerWorkerLater(failures);
}

/**
 * Brings the page to life: registry, data, router, hydration. The session is restored after hydration, because what
 * the server sent is the same for everybody. When that fails, what the server sent stays: its links and forms work
 * without us. Where it sent nothing, the last-resort page stands. Nothing comes to life that was left meanwhile: browsers
 * hold `popstate` back until the document is loaded, but not the address.
 * @param beside the page's second thread (`startBeside`)
 * @throws Error when the page has no root element
 */
export function start(beside?: Worker): void {
  const page = window.tesseraPage;
  if (page?.isLeft()) return;
  hideMailToken();
  if (page) page.shown = location.pathname + location.search;
  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error(`The page has no #${ROOT_ID}`);
  compose(root, beside).catch((error: unknown) => {
    reportError(error);
    if (!root.hasChildNodes()) createRoot(root).render(<LastResort onReload={() => location.reload()} />);
  });
}
