import type { ReactElement } from 'react';
import { mockApi, signedInAs, type FakeUser, type MockHandler } from '@tessera/shared/doubles';
import { tellOfHistory } from '@tessera/shared/events';
import { createQueryClient } from '@tessera/shared/query';
import { dispatch } from '@tessera/shared/session';
import { createBrowserRouter } from '@tessera/shared/vendor/router';
import { renderRoutes } from './render-routes';

// as the shell does, once and before there is a router
tellOfHistory();

export interface RenderPageOptions {
  /** route pattern of the page, e.g. '/products/:product_id'; '*' when left out */
  path?: string;
  /** address in the browser's bar */
  url?: string;
  /** who is signed in; nobody when left out */
  session?: FakeUser | null;
  /** what the API answers, as for `mockApi` */
  api?: Record<string, MockHandler>;
}

/** Signs in (or, with null, out) before a test begins. */
export const startSession = (user: FakeUser | null): void => dispatch(signedInAs(user));

/**
 * Renders a page with a real router, a real query client and a stand-in for the API. Other addresses show nothing.
 * Gives what Testing Library gives, and `user` (without delays), `router`, `queryClient` and the `calls` to the API.
 */
export function renderPage(
  ui: ReactElement,
  { path = '*', url = '/', session = null, api = {} }: RenderPageOptions = {},
) {
  window.history.replaceState(null, '', url);
  const calls = mockApi(api);
  startSession(session);
  const queryClient = createQueryClient();
  const routes = [{ path, element: ui }, ...(path === '*' ? [] : [{ path: '*', element: null }])];
  const router = createBrowserRouter(routes);
  return { ...renderRoutes(router, queryClient), calls };
}
