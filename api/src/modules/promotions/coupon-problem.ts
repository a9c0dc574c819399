import { formatMoney } from '@tessera/shared/money';
import { localeOf } from '../../languages';
import type { Language } from '../../languages';
import { couponWords } from './coupon-words';

export interface CouponTerms {
  active: boolean;
  min_subtotal: number;
  starts_at: Date | null;
  ends_at: Date | null;
  max_uses: number | null;
  max_uses_per_person: number | null;
  used: number;
}

export interface CouponUse {
  now: Date;
  /** what is being bought, minor units */
  subtotal: number;
  /** orders of this person with it, without cancelled ones */
  uses: number;
  currency: string;
}

/** Why a coupon gives nothing for what is being bought, in a sentence; null: it does. */
export function couponProblem(terms: CouponTerms | undefined, use: CouponUse, language: Language): string | null {
  const words = couponWords(language);
  if (!terms?.active) return words.unknown;
  if (terms.starts_at !== null && terms.starts_at > use.now) return words.not_yet;
  if (terms.ends_at !== null && terms.ends_at <= use.now) return words.over;
  if (terms.max_uses !== null && terms.used >= terms.max_uses) return words.used_up;
  if (terms.max_uses_per_person !== null && use.uses >= terms.max_uses_per_person) return words.used;
  if (use.subtotal >= terms.min_subtotal) return null;
  return words.too_little(formatMoney(terms.min_subtotal, use.currency, localeOf(language)));
}
