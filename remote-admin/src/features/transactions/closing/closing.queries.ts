import { api } from '@tessera/shared/client';
import type { MonthClosing, RecordedClosingList } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';
import { newKey } from '../../../controls/new-key';
import { askForCsv } from '../../../list-page/list.queries';

const pathOf = (month: string): string => `transactions/closings/${encodeURIComponent(month)}`;

/** The closing of a month (YYYY-MM). */
export function closingQuery(month: string) {
  return queryOptions({
    queryKey: ['admin', 'closing', month],
    queryFn: ({ signal }) => api.get<MonthClosing>(`admin/${pathOf(month)}`, { signal }),
    meta: { personal: true },
  });
}

/** The latest record of each month, the latest month first. */
export function recordedMonthsQuery() {
  return queryOptions({
    queryKey: ['admin', 'closings'],
    queryFn: ({ signal }) => api.get<RecordedClosingList>('admin/transactions/closings', { signal }),
    meta: { personal: true },
  });
}

/** Records a month as it was seen. */
export const recordMonth = ({ month, fingerprint, recorded }: MonthClosing, note: string) =>
  api.post<MonthClosing>(`admin/${pathOf(month)}`, {
    json: { fingerprint, recorded_id: recorded?.id ?? null, note },
    key: newKey(),
  });

/** The address of the month's file. */
export const exportClosing = (month: string): Promise<string> => askForCsv(`${pathOf(month)}/downloads`, {});

/** The address of the file of what was owed as a day (YYYY-MM-DD) ended. */
export const exportOwed = (day: string): Promise<string> => askForCsv('transactions/stored-values/downloads', { day });
