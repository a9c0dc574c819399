import { api } from '@tessera/shared/client';
import type { Me } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';

const ONE_MINUTE = 60_000;

/** What the signed-in person may do. */
export function adminMeQuery() {
  return queryOptions({
    queryKey: ['admin', 'me'],
    queryFn: ({ signal }) => api.get<Me>('admin/me', { signal }),
    staleTime: ONE_MINUTE,
    meta: { personal: true },
  });
}
