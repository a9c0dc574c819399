import { readFilters, type ReadFilters } from '../../../list-page/filters/read-filters.model';
import type { AuditFilter, AuditState } from './audit.model';

/**
 * Reads the filters' form: what is empty is not asked for. The log has one order, so none is read.
 * @param before the filters on show; a record that was come to from its page stays, until another one or another kind is
 *   asked for
 */
export function readFilterForm(form: FormData, before: AuditState['filters']): ReadFilters<AuditFilter> {
  const words = ['user_id', 'action', 'record_type', 'record', 'from', 'to'] as const;
  const { filters, faults } = readFilters<AuditFilter>({ words, days: [['from', 'to']] }, form, before);
  const { record_id } = before;
  const isSame = record_id !== undefined && !filters.record && filters.record_type === before.record_type;
  return { filters: { ...filters, ...(isSame && { record_id }) }, faults };
}
