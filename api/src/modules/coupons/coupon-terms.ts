import { notValid } from '../../errors/errors';
import { pick } from '../../infra/basics/pick';
import { messageOf } from '../../messages/message';
import type { LocalizedMessage } from '../../messages/message';
import type { StoredCoupon } from './coupon-records.repository';
import type { CouponEdit } from './coupons.schemas';

const TERMS = [
  'name',
  'kind',
  'value',
  'min_subtotal',
  'first_order',
  'starts_at',
  'ends_at',
  'max_uses',
  'max_uses_per_person',
  'active',
] as const;

/** What a coupon gives, to whom and when. */
export type Terms = Pick<StoredCoupon, (typeof TERMS)[number]>;

/** Of a new coupon, where nothing is said. */
const PLAIN: Omit<Terms, 'kind' | 'value'> = {
  name: '',
  min_subtotal: 0,
  first_order: false,
  starts_at: null,
  ends_at: null,
  max_uses: null,
  max_uses_per_person: null,
  active: true,
};

/** Of a coupon that there is. */
export const termsOf = (row: StoredCoupon): Terms => pick(row, TERMS);

/** All of a price: thousandths of a percent. */
const WHOLE = 100_000;

const momentOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

/**
 * What is wrong with terms as a whole.
 * @param uses how often the code that was used most was used
 * @throws AppError `validation.failed`
 */
function refuseFaults({ kind, value, starts_at, ends_at, max_uses }: Terms, uses: number): void {
  const isTurned = starts_at !== null && ends_at !== null && ends_at <= starts_at;
  const faults: [stands: boolean, field: string, message: LocalizedMessage][] = [
    [kind === 'percent' && (value < 1 || value > WHOLE), 'value', messageOf('validation.failed.coupon_percent')],
    [kind === 'amount' && value < 1, 'value', messageOf('validation.failed.coupon_amount')],
    [isTurned, 'ends_at', messageOf('validation.failed.coupon_dates')],
    [max_uses !== null && max_uses < uses, 'max_uses', messageOf('validation.failed.coupon_uses', { uses })],
  ];
  const standing = faults.filter(([stands]) => stands);
  if (standing.length > 0) throw notValid(Object.fromEntries(standing.map(([, field, message]) => [field, [message]])));
}

/** Text without the spaces around it, days as moments; free delivery has no value. */
function merged(before: Terms, { name, starts_at, ends_at, ...edit }: CouponEdit): Terms {
  const next: Terms = {
    ...before,
    ...edit,
    ...(name !== undefined && { name: name.trim() }),
    ...(starts_at !== undefined && { starts_at: momentOf(starts_at) }),
    ...(ends_at !== undefined && { ends_at: momentOf(ends_at) }),
  };
  return next.kind === 'free_shipping' ? { ...next, value: 0 } : next;
}

/** Whether an edit has a coupon give something else. */
export const givesOther = ({ kind, value }: Terms, edit: CouponEdit): boolean =>
  (edit.kind ?? kind) !== kind || (kind !== 'free_shipping' && (edit.value ?? value) !== value);

/**
 * A coupon's terms as an edit wants them: what it does not name stays.
 * @param uses how often the code that was used most was used: no limit may lie below it
 * @throws AppError `validation.failed`
 */
export function nextTerms(before: StoredCoupon, edit: CouponEdit, uses: number): Terms {
  // a number says something else of each kind
  if (edit.kind !== undefined && edit.kind !== before.kind && edit.value === undefined && edit.kind !== 'free_shipping')
    throw notValid({ value: [messageOf('validation.failed.coupon_value')] });
  const next = merged(termsOf(before), edit);
  refuseFaults(next, uses);
  return next;
}

/** The terms of a new coupon. @throws AppError `validation.failed` */
export function newTerms({ kind, value, ...edit }: CouponEdit & Pick<Terms, 'kind' | 'value'>): Terms {
  const terms = merged({ ...PLAIN, kind, value }, edit);
  refuseFaults(terms, 0);
  return terms;
}

/** Terms as the audit log has them: what they give by its own name, a percentage as people write it. */
export function toldOf({ kind, value, ...terms }: Terms): Record<string, unknown> {
  return {
    kind,
    ...(kind === 'percent' && { percent: value / 1000 }),
    ...(kind === 'amount' && { amount: value }),
    ...terms,
  };
}

/** What the audit log is told of an edit. */
export function changesOf(row: StoredCoupon, next: Terms): { before: object; after: object } {
  const [before, after] = [toldOf(termsOf(row)), toldOf(next)];
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  );
  return { before: pick(before, changed), after: pick(after, changed) };
}
