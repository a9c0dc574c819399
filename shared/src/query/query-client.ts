import { ApiError } from '@tessera/shared/client';
import { QueryClient } from '@tessera/shared/vendor/query';
import { sessionStore } from '@tessera/shared/session';

/** docs/product.md §9: data that nothing shows is kept this long, and the categories count as fresh as long. */
export const FIVE_MINUTES = 5 * 60 * 1000;

let active: QueryClient | undefined;

/** Drops what belonged to the user who left: queries state it by `meta: { personal: true }`. */
function dropPersonal(client: QueryClient): void {
  client.removeQueries({ predicate: (query) => query.meta?.personal === true });
}

/** Drops what was read before by somebody who may not read it any more: a failure otherwise keeps it on show. */
function dropForbidden(client: QueryClient): void {
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error' || event.query.state.data === undefined) return;
    const { error } = event.action;
    // the API's own refusal, not that of a server in between
    if (error instanceof ApiError && error.status === 403 && error.code !== 'unexpected')
      event.query.setState({ data: undefined });
  });
}

/**
 * The cache of server data: one per browser tab, one per request on the server. The client has its own rules for repeating
 * (docs/product.md §7), so queries never retry. In the browser it also forgets personal data when the user changes, and what
 * may not be read any more.
 */
export function createQueryClient(): QueryClient {
  const isServer = typeof window === 'undefined';
  const client = new QueryClient({
    defaultOptions: {
      // 'always': an offline visitor gets the error with its retry instead of an endless skeleton
      queries: { gcTime: isServer ? Infinity : FIVE_MINUTES, retry: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  if (isServer) return client;
  active = client;
  dropForbidden(client);
  sessionStore.subscribe((state, before) => {
    if (before.userId && state.userId !== before.userId) dropPersonal(client);
  });
  return client;
}

/** The query client of this tab, for actions outside of components; undefined before `createQueryClient` and on the server. */
export function activeQueryClient(): QueryClient | undefined {
  return active;
}
