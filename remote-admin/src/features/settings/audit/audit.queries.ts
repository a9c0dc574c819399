import { api } from '@tessera/shared/client';
import type { AuditList, Download } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';
import { auditQuestion, type AuditState } from './audit.model';

export const PAGE_SIZE = 50;

/** One page of the log; while the next one is on its way the last one stays. */
export function auditQuery(state: AuditState) {
  const question = { ...auditQuestion(state), page_size: PAGE_SIZE };
  return queryOptions({
    queryKey: ['admin', 'audit-log', question],
    queryFn: ({ signal }) => api.get<AuditList>('admin/audit-log', { searchParams: question, signal }),
    placeholderData: (previous) => previous,
    meta: { personal: true },
  });
}

/** An address that downloads all entries which the filter shows, as CSV; it is good once and for a minute. */
export async function exportAudit({ filters }: AuditState): Promise<string> {
  const filter = auditQuestion({ filters, after: '' });
  const { url } = await api.post<Download>('admin/audit-log/downloads', { json: { filter } });
  return url;
}
