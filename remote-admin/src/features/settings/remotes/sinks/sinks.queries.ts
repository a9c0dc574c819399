import { api } from '@tessera/shared/client';
import type { RemoteSink, RemoteSinks, SavedSink, SinkTest } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';
import { REMOTES_KEY } from '../remotes.queries';

export const SINK_KINDS = ['webhook', 'otlp'] as const;
export type SinkKind = RemoteSink['kind'];

/** Where to, as staff set it; what is left out stays as it was. */
export interface SinkEdit {
  url: string;
  is_on: boolean;
  header_name?: string | null;
  header_value?: string;
  new_secret?: boolean;
}

const pathOf = (name: string, kind: SinkKind): string => `admin/remotes/${encodeURIComponent(name)}/sinks/${kind}`;

/** Where what browsers say of a part of the shop is sent, and how that goes. */
export function sinksQuery(name: string) {
  return queryOptions({
    queryKey: [...REMOTES_KEY, 'sinks', name],
    queryFn: ({ signal }) => api.get<RemoteSinks>(`admin/remotes/${encodeURIComponent(name)}/sinks`, { signal }),
    meta: { personal: true },
  });
}

/** @param version the one that is shown; 0: there is none */
export const saveSink = (name: string, kind: SinkKind, edit: SinkEdit, version: number) =>
  api.put<SavedSink>(pathOf(name, kind), { json: { ...edit, version } });

export const removeSink = (name: string, { kind, version }: RemoteSink) =>
  api.delete<undefined>(pathOf(name, kind), { searchParams: { version } });

/** Sends one event at once. */
export const testSink = (name: string, kind: SinkKind) =>
  api.post<SinkTest>(`${pathOf(name, kind)}/test`, { json: {} });
