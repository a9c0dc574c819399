import { api } from '@tessera/shared/client';
import type { Me } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';

const ONE_MINUTE = 60_000;

/** What the signed-in person may do; the shell asks by the same key, so that it is asked for once. */
export function adminMeQuery(userId: string | undefined) {
  return queryOptions({
    queryKey: ['admin', 'me', userId ?? null],
    queryFn: ({ signal }) => api.get<Me>('admin/me', { signal }),
    staleTime: ONE_MINUTE,
    meta: { personal: true },
  });
}
