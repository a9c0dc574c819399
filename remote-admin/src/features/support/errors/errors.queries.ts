import { api } from '@tessera/shared/client';
import type { ErrorReportGroupList, ErrorReportGroupRecord } from '@tessera/shared/contract';
import { queryOptions, useQueryClient } from '@tessera/shared/vendor/query';
import type { RecordWriting } from '../../../form/use-record-write';
import { listQuery } from '../../../list-page/list.queries';
import type { FailuresState } from './errors.model';

/** One page of reported failures. */
export const failuresQuery = (state: FailuresState) => listQuery<ErrorReportGroupList>('error-reports', state);

/** One failure by its id. */
export const failureQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'error-report', id],
    queryFn: ({ signal }) =>
      api.get<ErrorReportGroupRecord>(`admin/error-reports/${encodeURIComponent(id)}`, { signal }),
    meta: { personal: true },
  });

/** How it stands from now on, or a note. */
export type FailureWrite = Pick<ErrorReportGroupRecord, 'state' | 'version'> | { text: string };

/** How a failure is written to. */
export function useFailureWriting({
  id,
}: Pick<ErrorReportGroupRecord, 'id'>): RecordWriting<FailureWrite, ErrorReportGroupRecord> {
  const client = useQueryClient();
  return {
    writeOf: (json) =>
      'text' in json
        ? { path: `error-reports/${id}/notes`, json }
        : { method: 'patch', path: `error-reports/${id}`, json },
    staleCodes: ['error_reports.stale'],
    readAgain: () => client.fetchQuery(failureQuery(id)),
    onSaved: (saved) => {
      client.setQueryData(failureQuery(saved.id).queryKey, saved);
      void client.invalidateQueries({ queryKey: ['admin', 'error-reports'] });
    },
  };
}
