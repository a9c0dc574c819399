import { api } from '@tessera/shared/client';
import type { AdminSummary } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';

/** The shop in numbers, and its newest products. */
export function summaryQuery() {
  return queryOptions({
    queryKey: ['admin', 'summary'],
    queryFn: ({ signal }) => api.get<AdminSummary>('admin/summary', { signal }),
    meta: { personal: true },
  });
}
