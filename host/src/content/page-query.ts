import { api } from '@tessera/shared/client';
import type { Page } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';

/** One of the store's own texts; the web server drops what it shows as soon as it is edited. */
export function pageQuery(slug: string) {
  return queryOptions({
    queryKey: ['pages', slug],
    queryFn: ({ signal }) => api.get<Page>(`pages/${slug}`, { signal }),
    staleTime: 60_000,
  });
}
