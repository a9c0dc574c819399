import { api } from '@tessera/shared/client';
import type { Report } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';
import { askForCsv } from '../../list-page/list.queries';
import { questionFor, type ReportState } from './reports.model';

const REFETCH_MS = 60_000;

/** A report; while another one is on its way the last one stays. */
export function reportQuery(state: ReportState) {
  const question = questionFor(state);
  return queryOptions({
    queryKey: ['admin', 'reports', question],
    queryFn: ({ signal }) => api.get<Report>('admin/reports/sales', { searchParams: question, signal }),
    placeholderData: (previous) => previous,
    refetchInterval: REFETCH_MS,
    meta: { personal: true },
  });
}

/** The address of the report as a file. */
export const exportReport = (state: ReportState): Promise<string> =>
  askForCsv('reports/downloads', { filter: questionFor(state) });
