import { api } from '@tessera/shared/client';
import type { AuditList } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';
import { askForCsv } from '../../../list-page/list.queries';
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

/** The address of a file of all entries which the filter shows. */
export const exportAudit = ({ filters }: AuditState): Promise<string> =>
  askForCsv('audit-log/downloads', { filter: auditQuestion({ filters, after: '' }) });
