import { api } from '@tessera/shared/client';
import type { CustomerRecord, StoreCredit } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';

/** One customer by their id. */
export function customerQuery(id: string) {
  return queryOptions({
    queryKey: ['admin', 'customer', id],
    queryFn: ({ signal }) => api.get<CustomerRecord>(`admin/customers/${encodeURIComponent(id)}`, { signal }),
    meta: { personal: true },
  });
}

/** What the shop owes them as credit, with what was given and taken. */
export function storeCreditQuery(id: string) {
  return queryOptions({
    queryKey: ['admin', 'customer', id, 'store-credit'],
    queryFn: ({ signal }) => api.get<StoreCredit>(`admin/customers/${encodeURIComponent(id)}/store-credit`, { signal }),
    meta: { personal: true },
  });
}
