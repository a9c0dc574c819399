import { isDay } from '../../../list/date-range.model';
import type { ListSpec, ListState } from '../../../list/list-address';
import { adminPaths } from '../../../paths';

export type AuditFilter = 'user_id' | 'action' | 'record_type' | 'record' | 'record_id' | 'from' | 'to';
export type AuditState = ListState<AuditFilter>;

const isWord = (value: string): boolean => value.length <= 100;

/** The log's address, and what makes sense in it. */
export const auditList: ListSpec<AuditFilter> = {
  path: adminPaths.auditLog(),
  sorts: ['latest'],
  filters: {
    user_id: (value) => /^[0-9a-f-]{36}$/i.test(value),
    action: isWord,
    record_type: isWord,
    record: isWord,
    record_id: isWord,
    from: isDay,
    to: isDay,
  },
};

/**
 * When a day of the reader's begins, or the day after it, as the API takes moments.
 * @param day YYYY-MM-DD
 */
export function startOfDay(day: string, daysLater = 0): string {
  const start = new Date(`${day}T00:00:00`);
  start.setDate(start.getDate() + daysLater);
  return start.toISOString();
}

/** What the API is asked for: its `to` is exclusive, a person's last day is not. */
export function auditQuestion({ filters, after }: Pick<AuditState, 'filters' | 'after'>): Record<string, string> {
  const { from, to, ...words } = filters;
  return {
    ...words,
    ...(from && { from: startOfDay(from) }),
    ...(to && { to: startOfDay(to, 1) }),
    ...(after && { after }),
  };
}
