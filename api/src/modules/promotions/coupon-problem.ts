import { formatMoney } from '@tessera/shared/money';
import { localeOf } from '../../core/languages';
import type { Language } from '../../core/languages';
import { couponWords } from './coupon-words';

export interface CouponTerms {
  active: boolean;
  min_subtotal: number;
  starts_at: Date | null;
  ends_at: Date | null;
  max_uses: number | null;
  max_uses_per_person: number | null;
  /** of this code */
  used: number;
  /** for somebody's first order alone */
  first_order: boolean;
}

export interface CouponUse {
  now: Date;
  /** what is being bought, minor units */
  subtotal: number;
  /** orders of this person with it, without cancelled ones */
  uses: number;
  /** whether this person has ordered before, cancelled orders left out */
  has_ordered: boolean;
  currency: string;
}

/** Why a coupon gives nothing for what is being bought, in a sentence; null: it does. */
export function couponProblem(terms: CouponTerms | undefined, use: CouponUse, language: Language): string | null {
  const words = couponWords(language);
  if (!terms?.active) return words.unknown;
  const { starts_at, ends_at, max_uses, max_uses_per_person, min_subtotal, first_order } = terms;
  const problems: [boolean, string][] = [
    [starts_at !== null && starts_at > use.now, words.not_yet],
    [ends_at !== null && ends_at <= use.now, words.over],
    [max_uses !== null && terms.used >= max_uses, words.used_up],
    [max_uses_per_person !== null && use.uses >= max_uses_per_person, words.used],
    [first_order && use.has_ordered, words.first_order],
    [use.subtotal < min_subtotal, words.too_little(formatMoney(min_subtotal, use.currency, localeOf(language)))],
  ];
  return problems.find(([stands]) => stands)?.[1] ?? null;
}
