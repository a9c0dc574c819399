import { api } from '@tessera/shared/client';
import type { AuditList } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';

const LATEST = 10;

/**
 * The latest entries of the audit log about one record.
 * @param version of the record: with another one it is asked for anew, and what was there stays until the answer
 */
export function historyQuery(record_type: string, record_id: string, version: number) {
  const searchParams = { record_type, record_id, page_size: LATEST };
  return queryOptions({
    queryKey: ['admin', 'audit-log', 'of', record_type, record_id, version],
    queryFn: ({ signal }) => api.get<AuditList>('admin/audit-log', { searchParams, signal }),
    placeholderData: (previous) => previous,
    meta: { personal: true },
  });
}
