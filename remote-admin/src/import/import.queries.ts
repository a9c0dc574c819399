import { api } from '@tessera/shared/client';
import type { CustomerCheckItemList, ProductCheckItemList, RedirectCheckItemList } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';
import type { CheckResult, SentFile, Verdict } from './import-subject';

type Path = 'product' | 'customer' | 'redirect';

/** Large files take their time. Milliseconds */
export const SEND_MS = 10 * 60_000;

export function sendFile<File extends SentFile>(path: Path, file: globalThis.File): Promise<File> {
  const body = new FormData();
  body.append('file', file);
  return api.post<File>(`admin/${path}-files`, { body, timeout: SEND_MS });
}

export const fileQuery = <File extends SentFile>(path: Path, id: string) =>
  queryOptions({
    queryKey: ['admin', `${path}-file`, id],
    queryFn: ({ signal }) => api.get<File>(`admin/${path}-files/${id}`, { signal }),
    meta: { personal: true },
  });

/** What a check that is over has found. */
export const checkQuery = <Found extends CheckResult>(path: Path, id: string) =>
  queryOptions({
    queryKey: ['admin', `${path}-check`, id],
    queryFn: ({ signal }) => api.get<Found>(`admin/${path}-checks/${id}`, { signal }),
    meta: { personal: true },
  });

/** A page of its records. @param after where the page before ended */
export const checkItemsQuery = (path: Path, id: string, verdict: Verdict, after: number) =>
  queryOptions({
    queryKey: ['admin', `${path}-check`, id, verdict, after],
    queryFn: ({ signal }) =>
      api.get<ProductCheckItemList | CustomerCheckItemList | RedirectCheckItemList>(
        `admin/${path}-checks/${id}/items`,
        {
          searchParams: { verdict, after },
          signal,
        },
      ),
    meta: { personal: true },
  });
