/** Money is an integer in the minor unit of its currency (4900 is $49.00). Pure. */

export { splitByLargestRemainder } from './split';
export { calculateTotals, discountOf, refundOfPieces } from './totals';
export type {
  CalculatedTotals,
  CouponBenefit,
  LineTotals,
  TaxLine,
  TaxRate,
  Totals,
  TotalsInput,
  TotalsLine,
} from './totals';

/** What one piece costs: the sale price when above 0, else the regular price (docs/product.md §9). */
export function priceCharged({ regular_price, sale_price }: { regular_price: number; sale_price: number }): number {
  return sale_price > 0 ? sale_price : regular_price;
}

const formats = new Map<string, { format: Intl.NumberFormat; scale: number }>();

function formatFor(currency: string, locale: string) {
  const key = `${locale} ${currency}`;
  let entry = formats.get(key);
  if (!entry) {
    const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
    // ISO 4217: how many minor units make one, 100 for USD, 1 for JPY, 1000 for KWD
    entry = { format, scale: 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2) };
    formats.set(key, entry);
  }
  return entry;
}

/**
 * Writes an amount for people, e.g. `formatMoney(4900, 'USD', 'en-US')` → '$49.00'.
 * @param minor integer in minor units
 * @throws RangeError when `currency` is not a three-letter code or `locale` is malformed
 */
export function formatMoney(minor: number, currency: string, locale = 'en-US'): string {
  const { format, scale } = formatFor(currency, locale);
  return format.format(minor / scale);
}

/** Writes amounts (minor units) of one currency as a locale does; throws like `formatMoney`. */
export const moneyFormat =
  (currency: string, locale: string) =>
  (minor: number): string =>
    formatMoney(minor, currency, locale);
