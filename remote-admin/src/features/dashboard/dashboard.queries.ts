import { api } from '@tessera/shared/client';
import type { AdminSummary, Dashboard } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';
import type { Range } from './sales/range.model';

const REFETCH_MS = 60_000;

/** The shop in numbers, and its newest products. */
export function summaryQuery() {
  return queryOptions({
    queryKey: ['admin', 'summary'],
    queryFn: ({ signal }) => api.get<AdminSummary>('admin/summary', { signal }),
    meta: { personal: true },
  });
}

/** Sales of some days, stock at risk and what waits; while other days are on their way the last ones stay. */
export function dashboardQuery(range: Range) {
  return queryOptions({
    queryKey: ['admin', 'dashboard', range],
    queryFn: ({ signal }) => api.get<Dashboard>('admin/dashboard', { searchParams: { ...range }, signal }),
    placeholderData: (previous) => previous,
    refetchInterval: REFETCH_MS,
    meta: { personal: true },
  });
}
