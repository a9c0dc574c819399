import { paths } from '@tessera/shared/paths';
import { roleNameOf, type AuditEntry } from '@tessera/shared/contract';
import { currentLanguage, messagesIn } from '@tessera/shared/i18n';
import { auditMessages } from '../messages/settings/audit';
import { adminPaths } from '../paths';

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
function nameIn({ before, after }: Pick<AuditEntry, 'before' | 'after'>): string | undefined {
  const names: unknown[] = [Object(after).name, Object(before).name];
  return names.find((name) => typeof name === 'string');
}

/** Records of which there is one: their kind says it all. */
const SINGLE = ['store', 'delivery', 'taxes', 'payment_settings', 'pay_later_plans', 'stripe_keys'];
/** Those whose id is their name, and which nobody deletes. */
const NAMED_BY_ID = ['remote', 'mail_texts'];

/** What the record of an entry is called, with its kind: 'Order K7F2'. */
export function recordName(entry: AuditEntry): string {
  const { record_type: type, record_id: id, record_name } = entry;
  const kind = recordWords(type);
  if (SINGLE.includes(type)) return kind;
  if (type === 'job' && record_name !== null) return `${kind} ${plainWords(record_name)}`;
  const name = record_name ?? nameIn(entry);
  if (type === 'staff_role' && name) return `${kind} ${roleNameOf(name, currentLanguage())}`;
  return `${kind} ${name ?? shortId(id)}`;
}

const PAGES: Record<string, (id: string) => string> = {
  coupon: adminPaths.coupon,
  gift_card: adminPaths.giftCard,
  inquiry: adminPaths.inquiry,
  error_report: adminPaths.errorReport,
  reconciliation: adminPaths.reconciliation,
  pay_later_account: adminPaths.payLaterAccount,
  order: paths.adminOrder,
  order_draft: adminPaths.draft,
  return: adminPaths.return,
  job: adminPaths.job,
  staff: adminPaths.member,
  staff_role: adminPaths.role,
  staff_token: adminPaths.token,
  remote: adminPaths.remote,
  store: adminPaths.store,
  delivery: adminPaths.delivery,
  taxes: adminPaths.taxes,
  payment_settings: adminPaths.payments,
  stripe_keys: adminPaths.payments,
  mail_texts: adminPaths.mail,
};

/** The page of an entry's record; undefined where it has none, or is gone. */
export function recordHref({ record_type, record_id, record_name }: AuditEntry): string | undefined {
  const isThere = record_name !== null || [...SINGLE, ...NAMED_BY_ID].includes(record_type);
  return isThere ? PAGES[record_type]?.(record_id) : undefined;
}
