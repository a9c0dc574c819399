import { api } from '@tessera/shared/client';
import { queryOptions } from '@tessera/shared/vendor/query';

/** Whoever is signed in, as the back office knows them. */
export interface AdminMe {
  user: { id: string; first_name: string; last_name: string; email: string };
  role: { id: string; key: string | null; name: string };
  rights: string[];
}

const ONE_MINUTE = 60_000;

/** What the signed-in person may do. */
export function adminMeQuery() {
  return queryOptions({
    queryKey: ['admin', 'me'],
    queryFn: ({ signal }) => api.get<AdminMe>('admin/me', { signal }),
    staleTime: ONE_MINUTE,
    meta: { personal: true },
  });
}
