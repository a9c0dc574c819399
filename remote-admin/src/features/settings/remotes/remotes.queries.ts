import { api } from '@tessera/shared/client';
import type { AdminRemote, PreviewLink, RemoteHistory, RemoteRenderers, RemoteSignals } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';

/** All that is asked of the parts of the shop: a change of one is news for all of it. */
export const REMOTES_KEY = ['admin', 'remotes'] as const;

/** Every part with its versions. */
export function remotesQuery() {
  return queryOptions({
    queryKey: [...REMOTES_KEY, 'list'],
    queryFn: ({ signal }) => api.get<AdminRemote[]>('admin/remotes', { signal }),
    meta: { personal: true },
  });
}

/** A link that shows the shop with this version, for an hour; each call makes another. */
export const makePreviewLink = (name: string, version: string) =>
  api.post<PreviewLink>(`admin/remotes/${encodeURIComponent(name)}/preview-links`, { json: { version } });

/** How the versions of one of them did in browsers. */
export function remoteSignalsQuery(name: string) {
  return queryOptions({
    queryKey: [...REMOTES_KEY, 'signals', name],
    queryFn: ({ signal }) => api.get<RemoteSignals>(`admin/remotes/${encodeURIComponent(name)}/signals`, { signal }),
    meta: { personal: true },
  });
}

/** What the web servers run of one of them now. */
export function remoteRenderersQuery(name: string) {
  return queryOptions({
    queryKey: [...REMOTES_KEY, 'renderers', name],
    queryFn: ({ signal }) =>
      api.get<RemoteRenderers>(`admin/remotes/${encodeURIComponent(name)}/renderers`, { signal }),
    meta: { personal: true },
  });
}

/** What was live of one of them, the latest first. */
export function remoteHistoryQuery(name: string) {
  return queryOptions({
    queryKey: [...REMOTES_KEY, 'history', name],
    queryFn: ({ signal }) => api.get<RemoteHistory>(`admin/remotes/${encodeURIComponent(name)}/history`, { signal }),
    meta: { personal: true },
  });
}
