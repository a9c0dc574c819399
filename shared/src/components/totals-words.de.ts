import type { TotalsWords } from './totals-words';

/** `totalsWords` in German. */
export const totalsWordsDe: TotalsWords = {
  subtotal: 'Artikel',
  discount: 'Rabatt',
  coupon: (code) => `Rabatt (${code})`,
  free: 'Kostenlos',
  fee: 'Zahlungsgebühr',
  tax: (name, rate) => `${name} ${rate}`,
  taxIncluded: (name, rate) => `Enthält ${name} ${rate}`,
  total: 'Gesamtbetrag',
  credit: 'Mit Guthaben bezahlt',
  rest: 'Der Rest',
};
