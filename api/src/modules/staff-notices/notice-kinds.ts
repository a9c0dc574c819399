import type { Right } from '../../framework/staff/rights';

/** Whatever is said of a notice: numbers of records, amounts in minor units with their currency, days; never a person. */
type NoticeData = Record<string, string | number | null>;

interface NoticeKindDefinition {
  /** whoever has it sees these; null: each says which */
  right: Right | null;
  /** what `subject_id` is the id of */
  subject: 'order' | 'return' | 'product' | 'pay_later_account' | 'job' | 'payment' | 'inquiry' | 'remote';
}

/**
 * What staff can be told of. Another kind is a line here, its data in `NoticeDataByKind` and its sentence in
 * host/src/messages/en/notices.ts (docs/api.md, 'Notices of staff').
 */
export const NOTICE_KINDS = {
  order_placed: { right: 'orders.read', subject: 'order' },
  payment_failed: { right: 'orders.read', subject: 'order' },
  capture_failed: { right: 'orders.read', subject: 'order' },
  refund_failed: { right: 'orders.refund', subject: 'order' },
  money_waits: { right: 'orders.read', subject: 'order' },
  instalment_returned: { right: 'pay_later.read', subject: 'order' },
  payment_unknown: { right: 'orders.read', subject: 'payment' },
  dispute_opened: { right: 'orders.read', subject: 'order' },
  credit_disputed: { right: 'orders.read', subject: 'order' },
  dispute_closed: { right: 'orders.read', subject: 'order' },
  return_requested: { right: 'returns.write', subject: 'return' },
  inquiry_received: { right: 'support.read', subject: 'inquiry' },
  stock_low: { right: 'products.read', subject: 'product' },
  application_waiting: { right: 'pay_later.read', subject: 'pay_later_account' },
  instalment_overdue: { right: 'pay_later.read', subject: 'order' },
  second_person_needed: { right: 'pay_later.write_off', subject: 'pay_later_account' },
  request_decided: { right: 'pay_later.read', subject: 'pay_later_account' },
  release_ended: { right: 'remotes.read', subject: 'remote' },
  job_finished: { right: null, subject: 'job' },
} as const satisfies Record<string, NoticeKindDefinition>;

export type NoticeKind = keyof typeof NOTICE_KINDS;

interface OfOrder extends NoticeData {
  /** of the order */
  number: string;
}

interface OfMoney extends OfOrder {
  /** minor units */
  amount: number;
  /** ISO 4217 */
  currency: string;
}

interface NoticeDataByKind extends Record<NoticeKind, NoticeData> {
  order_placed: OfMoney;
  payment_failed: OfMoney;
  capture_failed: OfMoney;
  refund_failed: OfMoney;
  money_waits: OfMoney;
  instalment_returned: OfMoney;
  /** `reference`: the provider's own number; `event`: its word for what happened */
  payment_unknown: { provider: string; reference: string; event: string };
  dispute_opened: OfMoney;
  credit_disputed: OfMoney;
  dispute_closed: OfMoney & { outcome: 'won' | 'lost' };
  return_requested: OfOrder & { return_number: string };
  inquiry_received: { reference: string };
  /** `stock`: how many are left of the variant */
  stock_low: { name: string; sku: string; stock: number };
  application_waiting: Record<string, never>;
  instalment_overdue: OfMoney & { due_on: string };
  second_person_needed: OfMoney;
  request_decided: OfMoney & { outcome: 'agreed' | 'declined' };
  /** the shop has taken a version of a remote back itself: a canary, or what was live; `former`: what is live */
  release_ended: { name: string; version: string; former: string };
  /** `job_kind` as its module names it; rows that were done, and that failed */
  job_finished: { job_kind: string; state: 'done' | 'stopped' | 'failed'; done: number; failed: number };
}

interface Addressed<Kind extends NoticeKind> {
  kind: Kind;
  /** of what it is about: an order, a job (by the kind's `subject`) */
  subject_id: string;
  data: NoticeDataByKind[Kind];
  /** told once, however often it is said with this key; without: each time */
  once?: string;
  /** who did what it tells of: it counts as read for them */
  doer?: string;
}

type ToWhom<Kind extends NoticeKind> = (typeof NOTICE_KINDS)[Kind]['right'] extends null
  ? { right: Right; user_id: string }
  : { right?: Right; user_id?: string };

/** What somebody is told: everybody with the kind's right, or `right`; with `user_id` that account alone. */
export type Notice = { [Kind in NoticeKind]: Addressed<Kind> & ToWhom<Kind> }[NoticeKind];

/** Whether a name is one of a kind: the database may hold those of another version. */
export const isNoticeKind = (name: string): name is NoticeKind => Object.hasOwn(NOTICE_KINDS, name);
