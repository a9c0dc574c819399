import type { Language, Texts } from '../../core/languages';

/** What card networks call themselves, by Stripe's words for them (https://docs.stripe.com/api/charges/object, `card.network`). */
const NAMES: Readonly<Record<string, string>> = {
  accel: 'Accel',
  amex: 'American Express',
  cartes_bancaires: 'Cartes Bancaires',
  dankort: 'Dankort',
  diners: 'Diners Club',
  discover: 'Discover',
  eftpos_au: 'eftpos Australia',
  elo: 'Elo',
  girocard: 'girocard',
  interac: 'Interac',
  jcb: 'JCB',
  link: 'Link',
  maestro: 'Maestro',
  mastercard: 'Mastercard',
  nyce: 'NYCE',
  pulse: 'PULSE',
  rupay: 'RuPay',
  star: 'STAR',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/** Of a network that nobody knows. */
const CARD: Texts = { en: 'Card', de: 'Karte' };

/**
 * A card's network for people: 'Diners Club' for 'diners'; one that came up since in its provider's own letters: 'New Pay' for
 * 'new_pay'.
 */
export function cardBrandName(brand: string, language: Language): string {
  if (brand === 'unknown' || brand === '') return CARD[language];
  return NAMES[brand] ?? brand.replaceAll('_', ' ').replaceAll(/(^| )\p{L}/gu, (letter) => letter.toUpperCase());
}
