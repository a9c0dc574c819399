import { act } from '@testing-library/react';
import type { PageContext, PageMeta, PageModule, RemotePages } from '@tessera/shared/composition';
import type { Store } from '@tessera/shared/contract';
import { mockApi, signedInAs, storeSettings, type FakeUser, type MockHandler } from '@tessera/shared/doubles';
import { loadMessages, setLanguage, type Language } from '@tessera/shared/i18n';
import { createQueryClient } from '@tessera/shared/query';
import { dispatch } from '@tessera/shared/session';
import { Link, Outlet, createBrowserRouter, matchRoutes, useLoaderData } from '@tessera/shared/vendor/router';
import { renderRoutes } from './render-routes';

/** What a person writes into `remote.json`, as an import of it gives it. */
export interface WrittenDescriptor {
  routes: { path: string; page: string }[];
  navigation: { label: string; labels?: Record<string, string>; to: string; slot: string; order: number }[];
}

export interface RenderRemoteOptions {
  /** address in the browser's bar, without the language's prefix */
  url: string;
  /** who is signed in; nobody when left out */
  session?: FakeUser | null;
  /** what the API answers, as for `mockApi` */
  api?: Record<string, MockHandler>;
  language?: Language;
  store?: Partial<Store>;
}

interface Visit {
  module: PageModule;
  context: PageContext;
}

function VisitedPage() {
  const { module } = useLoaderData() as Visit; // what the route's own loader returned
  return <module.Page />;
}

/** The shell as far as a remote is in it: its items in the navigation's slots, and its page. */
function FakeShell({ navigation, language }: Pick<WrittenDescriptor, 'navigation'> & { language: Language }) {
  const slots = [...new Set(navigation.map(({ slot }) => slot))];
  return (
    <>
      {slots.map((slot) => (
        <nav key={slot} aria-label={slot}>
          {navigation
            .filter((item) => item.slot === slot)
            .toSorted((a, b) => a.order - b.order)
            .map(({ to, label, labels }) => (
              <Link key={to} to={to}>
                {labels?.[language] ?? label}
              </Link>
            ))}
        </nav>
      ))}
      <main>
        <Outlet />
      </main>
    </>
  );
}

/**
 * Renders a whole remote as the shop does: the page of an address by its descriptor, in a stand-in for the shell, with its
 * messages and what it prefetches there before it is drawn.
 * @returns what Testing Library gives, and `user` (without delays), `router`, `queryClient`, the `calls` to the API, and
 * `meta`: what the page says of itself to the document's head
 * @throws Error when the descriptor has no route for the address, or the remote no page of that name
 */
export async function renderRemote(
  { pages, descriptor }: { pages: RemotePages; descriptor: WrittenDescriptor },
  { url, session = null, api = {}, language = 'en', store = {} }: RenderRemoteOptions,
) {
  window.history.replaceState(null, '', url);
  const calls = mockApi(api);
  dispatch(signedInAs(session));
  setLanguage(language);
  const queryClient = createQueryClient();

  const visit = async (page: string, params: object, address: string): Promise<Visit> => {
    const load = pages[page];
    if (!load) throw new Error(`remote.json names the page '${page}', and pages.ts has none.`);
    const module = await load();
    await loadMessages(module.messages ?? [], language);
    const context = {
      queryClient,
      params: { ...params },
      url: new URL(address),
      language,
      store: storeSettings(store),
    };
    // a failed prefetch is the page's own to draw
    await module.prefetch?.(context).catch(() => undefined);
    return { module, context };
  };

  let last: Visit | undefined; // of the page on show
  const routes = descriptor.routes.map(({ path, page }) => ({
    path,
    element: <VisitedPage />,
    loader: async ({ params, request }: { params: object; request: Request }) =>
      (last = await visit(page, params, request.url)),
  }));
  if (!matchRoutes(routes, new URL(url, location.origin))) throw new Error(`remote.json has no route for ${url}.`);
  // pages of other remotes show nothing
  const elsewhere = { path: '*', element: null };
  const shell = <FakeShell navigation={descriptor.navigation} language={language} />;
  const router = createBrowserRouter([
    { element: shell, hydrateFallbackElement: <></>, children: [...routes, elsewhere] },
  ]);
  const view = renderRoutes(router, queryClient);
  await act(() => new Promise<void>((resolve) => settled(router, resolve)));
  const meta = (): PageMeta | undefined => last?.module.meta?.(last.context);
  return { ...view, calls, meta };
}

/** Calls once the first page has been loaded, or has failed to. */
function settled(router: ReturnType<typeof createBrowserRouter>, done: () => void): void {
  if (router.state.initialized) return done();
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    done();
  });
}
