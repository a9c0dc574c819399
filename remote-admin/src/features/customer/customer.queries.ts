import { api } from '@tessera/shared/client';
import type { CustomerRecord } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';

/** One customer by their id. */
export function customerQuery(id: string) {
  return queryOptions({
    queryKey: ['admin', 'customer', id],
    queryFn: ({ signal }) => api.get<CustomerRecord>(`admin/customers/${encodeURIComponent(id)}`, { signal }),
    meta: { personal: true },
  });
}
