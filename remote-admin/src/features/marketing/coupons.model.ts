import type { AdminCoupon } from '@tessera/shared/contract';
import { messagesIn } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import type { ListSpec, ListState } from '../../list/list-address';
import { marketingMessages } from '../../messages/marketing';
import { adminPaths } from '../../paths';

/** Every filter of the list, by the name that address and API have for it. */
export type CouponFilter = 'state' | 'kind';

export type CouponsState = ListState<CouponFilter>;

const STATES: readonly AdminCoupon['state'][] = ['active', 'scheduled', 'ended', 'used_up', 'off'];
export const KINDS: readonly AdminCoupon['kind'][] = ['percent', 'amount', 'free_shipping'];

const isState = (text: string): text is AdminCoupon['state'] => STATES.some((state) => state === text);
export const isKind = (text: string): text is AdminCoupon['kind'] => KINDS.some((kind) => kind === text);

/** The usual one first. */
export const COUPON_SORTS = [
  '-created_at',
  'created_at',
  'code',
  '-code',
  '-used',
  'used',
  'ends_at',
  '-ends_at',
] as const;

/** The list's address, and what makes sense in it. */
export const couponList: ListSpec<CouponFilter> = {
  path: adminPaths.coupons(),
  sorts: COUPON_SORTS,
  filters: { state: isState, kind: isKind },
};

/** What staff look at every day. */
export const BUILT_IN_VIEWS: Record<'all' | AdminCoupon['state'], CouponsState['filters']> = {
  all: {},
  active: { state: 'active' },
  scheduled: { state: 'scheduled' },
  ended: { state: 'ended' },
  used_up: { state: 'used_up' },
  off: { state: 'off' },
};

/** What a coupon is called: its code, or how its many codes begin. */
export const codeText = ({ code, prefix }: Pick<AdminCoupon, 'code' | 'prefix'>): string => code ?? `${prefix ?? ''}-…`;

/** What a coupon gives: '10% off'. */
export function benefitText(
  { kind, value, currency }: Pick<AdminCoupon, 'kind' | 'value' | 'currency'>,
  locale: string,
): string {
  const text = messagesIn(marketingMessages);
  if (kind === 'free_shipping') return text.kinds.free_shipping;
  if (kind === 'amount') return text.off(formatMoney(value, currency, locale));
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 });
  return text.off(percent.format(value / 100_000));
}

/** How often it was used, of how often it can be. */
export function usedText(
  { used, max_uses, codes }: Pick<AdminCoupon, 'used' | 'max_uses' | 'codes'>,
  locale: string,
): string {
  const text = messagesIn(marketingMessages);
  const shown = used.toLocaleString(locale);
  return max_uses === null ? shown : text.usedOf(shown, (max_uses * codes).toLocaleString(locale));
}

/** Between which days it can be used, in the reader's time zone. */
export function whenText({ starts_at, ends_at }: Pick<AdminCoupon, 'starts_at' | 'ends_at'>, locale: string): string {
  const text = messagesIn(marketingMessages);
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  if (starts_at !== null && ends_at !== null) return days.formatRange(new Date(starts_at), new Date(ends_at));
  if (starts_at !== null) return text.from(days.format(new Date(starts_at)));
  return ends_at === null ? text.always : text.until(days.format(new Date(ends_at)));
}
