import type { AuditEntry } from '@tessera/shared/contract';
import { messagesIn } from '@tessera/shared/i18n';
import { isDay } from '../../../list/date-range.model';
import { plainList, listHref, type ListSpec, type ListState } from '../../../list/list-address';
import { auditMessages } from '../../../messages/audit';
import { adminPaths } from '../../../paths';

export type AuditFilter = 'user_id' | 'action' | 'record_type' | 'record_id' | 'from' | 'to';
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
    record_id: isWord,
    from: isDay,
    to: isDay,
  },
};

export function auditHref(filters: AuditState['filters']): string {
  return listHref(auditList, { ...plainList(auditList), filters });
}

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
export function auditQuestion({ filters, after }: AuditState): Record<string, string> {
  const { from, to, ...words } = filters;
  return {
    ...words,
    ...(from && { from: startOfDay(from) }),
    ...(to && { to: startOfDay(to, 1) }),
    ...(after && { after }),
  };
}

/** 'orders.set_flag' as 'Orders: set flag', for what a later version of the shop does. */
function plainWords(name: string): string {
  const words = name.replaceAll('_', ' ').replace('.', ': ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const wordOf = (words: Record<string, string>, name: string): string => words[name] ?? plainWords(name);

export const actionWords = (action: string): string => wordOf(messagesIn(auditMessages).actions, action);
export const recordWords = (type: string): string => wordOf(messagesIn(auditMessages).records, type);
export const fieldWords = (field: string): string => wordOf(messagesIn(auditMessages).fields, field);

/** Who did it, in words; a machine does it by the token that somebody gave it. */
export function personOf({ user, token }: Pick<AuditEntry, 'user' | 'token'>): string {
  const text = messagesIn(auditMessages);
  if (token) return text.byToken(token.name ?? shortId(token.id));
  if (!user) return text.command;
  return user.name ?? text.somebodyGone;
}

/** The end of an id, which tells two records apart; what is no id is a name already. */
export function shortId(id: string): string {
  return /^[0-9a-f-]{36}$/i.test(id) ? `…${id.slice(-6)}` : id;
}

/** What the entry itself calls its record: one that is deleted has its name nowhere else. */
export function nameIn({ before, after }: Pick<AuditEntry, 'before' | 'after'>): string | undefined {
  const names: unknown[] = [Object(after).name, Object(before).name];
  return names.find((name) => typeof name === 'string');
}
