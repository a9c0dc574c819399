import { api } from '@tessera/shared/client';
import type { Reconciliation, ReconciliationLineList, ReconciliationList } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';
import { newKey } from '../../../controls/new-key';
import type { Verdict } from './reconciliations.model';

const PATH = 'admin/transactions/reconciliations';
export const RECONCILIATIONS_KEY = ['admin', 'reconciliations'] as const;

const pathOf = (id: string): string => `${PATH}/${encodeURIComponent(id)}`;

/** The files that were compared, the latest first. @param after the last one that was seen; '' for the first page */
export function reconciliationsQuery(after: string) {
  return queryOptions({
    queryKey: [...RECONCILIATIONS_KEY, after],
    queryFn: ({ signal }) => api.get<ReconciliationList>(PATH, { searchParams: after === '' ? {} : { after }, signal }),
    meta: { personal: true },
  });
}

/** One of them. */
export function reconciliationQuery(id: string) {
  return queryOptions({
    queryKey: ['admin', 'reconciliation', id],
    queryFn: ({ signal }) => api.get<Reconciliation>(pathOf(id), { signal }),
    meta: { personal: true },
  });
}

/** A page of its lines. @param after the position of the last one that was seen; 0 for the first page */
export function reconciliationLinesQuery(id: string, verdict: Verdict | undefined, after: number) {
  return queryOptions({
    queryKey: ['admin', 'reconciliation', id, 'lines', verdict ?? '', after],
    queryFn: ({ signal }) =>
      api.get<ReconciliationLineList>(`${pathOf(id)}/lines`, {
        searchParams: { ...(verdict && { verdict }), after },
        signal,
      }),
    placeholderData: (previous) => previous,
    meta: { personal: true },
  });
}

export interface PayoutFile {
  method: string;
  file_name: string;
  csv: string;
}

/** Compares a file. */
export const compareFile = (json: PayoutFile) => api.post<Reconciliation>(PATH, { json, key: newKey() });
