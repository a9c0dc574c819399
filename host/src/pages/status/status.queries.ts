import { api } from '@tessera/shared/client';
import type { RegisteredRemote } from '@tessera/shared/composition';
import type { Status } from '@tessera/shared/contract';
import { currentLanguage } from '@tessera/shared/i18n';
import { queryOptions } from '@tessera/shared/vendor/query';
import { readPageData } from '../../composition/page-data';

/** How often /status looks again while it is visible, in milliseconds. */
export const REFRESH = 5_000;
/** What has not answered by then is down. Milliseconds. */
const PATIENCE = 4_000;

/** Aborts with `signal`, or when it takes too long. */
function soon(signal: AbortSignal): AbortSignal {
  // not AbortSignal.any: a browser that lacks it would be told that everything is down
  const stop = new AbortController();
  signal.addEventListener('abort', () => stop.abort(signal.reason));
  setTimeout(() => stop.abort(new Error('No answer in time')), PATIENCE);
  return stop.signal;
}

/** A part of the shop: the remote's name, what it is called and the address of the file that it begins with. */
export interface Part {
  name: string;
  label: string;
  entry: string;
}

/** A name as a word of a list, for what says nothing of what it is called: 'catalog' → 'Catalog'. */
const asWord = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

function labelOf({ name, descriptor: { label, labels } }: RegisteredRemote): string {
  return labels?.[currentLanguage()] ?? label ?? asWord(name);
}

/** Health of the services, from the API. Not repeated by the client: the next look comes soon enough. */
export function shopStatusQuery() {
  return queryOptions({
    queryKey: ['status'],
    queryFn: ({ signal }) => api.get<Status>('status', { signal: soon(signal), retry: false }),
    staleTime: 0,
    refetchInterval: REFRESH,
  });
}

/** The live remotes as the registry names them now, of each only what is looked at. */
export function partsQuery() {
  return queryOptions({
    queryKey: ['status', 'parts'],
    queryFn: async ({ signal }): Promise<Part[]> => {
      // with the API down: as this page was composed
      const remotes = await api
        .get<RegisteredRemote[]>('remotes', { signal: soon(signal), retry: false })
        .catch(() => readPageData().remotes);
      return remotes.map((remote) => {
        const { name, base_url, descriptor } = remote;
        return { name, label: labelOf(remote), entry: base_url + descriptor.entry };
      });
    },
    staleTime: REFRESH,
    refetchInterval: 6 * REFRESH,
  });
}

async function isReachable(entry: string, signal: AbortSignal): Promise<boolean> {
  const how: RequestInit = { method: 'HEAD', cache: 'no-store', signal: soon(signal) };
  const answer = await fetch(new URL(entry, location.href), how).catch(() => null);
  return answer?.ok ?? false;
}

/** Whether a browser can fetch what each part begins with, by its name. */
export function reachableQuery(parts: Part[]) {
  return queryOptions({
    queryKey: ['status', 'reachable', parts.map(({ entry }) => entry)],
    queryFn: async ({ signal }): Promise<Record<string, boolean>> =>
      Object.fromEntries(
        await Promise.all(parts.map(async ({ name, entry }) => [name, await isReachable(entry, signal)] as const)),
      ),
    enabled: parts.length > 0,
    staleTime: 0,
    refetchInterval: REFRESH,
  });
}
