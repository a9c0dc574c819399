import { formatMoney } from '@tessera/shared/money';
import type { CouponBenefit } from '@tessera/shared/money';
import { localeOf } from '../../core/languages';
import type { Language } from '../../core/languages';

const WORDS = {
  en: {
    off: (amount: string) => `${amount} off`,
    free_shipping: 'Free delivery',
    unknown: 'This coupon is not known.',
    not_yet: 'This coupon is not valid yet.',
    over: 'This coupon has expired.',
    used_up: 'This coupon has been used up.',
    used: 'You have used this coupon already.',
    first_order: 'This coupon is for a first order.',
    too_little: (amount: string) => `This coupon is for orders from ${amount}.`,
  },
  de: {
    off: (amount: string) => `${amount} Rabatt`,
    free_shipping: 'Kostenlose Lieferung',
    unknown: 'Diesen Gutschein kennen wir nicht.',
    not_yet: 'Dieser Gutschein gilt noch nicht.',
    over: 'Dieser Gutschein ist abgelaufen.',
    used_up: 'Dieser Gutschein ist aufgebraucht.',
    used: 'Sie haben diesen Gutschein bereits eingelöst.',
    first_order: 'Dieser Gutschein gilt für die erste Bestellung.',
    too_little: (amount: string) => `Dieser Gutschein gilt für Bestellungen ab ${amount}.`,
  },
};

/** What coupons say in a language. */
export const couponWords = (language: Language): (typeof WORDS)['en'] => WORDS[language];

/** What a coupon gives, in words: '10% off'. */
export function couponLabel({ kind, value }: CouponBenefit, currency: string, language: Language): string {
  const words = couponWords(language);
  const locale = localeOf(language);
  if (kind === 'free_shipping') return words.free_shipping;
  if (kind === 'amount') return words.off(formatMoney(value, currency, locale));
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 });
  return words.off(percent.format(value / 100_000));
}
