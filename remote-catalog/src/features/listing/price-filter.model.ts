function decimals(currency: string): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  return maximumFractionDigits;
}

/** What somebody typed as a price, in minor units; null for nothing and for what is no price. A comma may stand for the point. */
export function readPrice(text: string, currency: string): number | null {
  const plain = text
    .trim()
    .replace(/[^\d.,]/g, '')
    .replace(',', '.');
  const amount = plain === '' ? Number.NaN : Number(plain);
  return Number.isFinite(amount) ? Math.min(Math.round(amount * 10 ** decimals(currency)), 999_999_999) : null;
}

/** A price as it is typed: '12' or '12.50'. */
export function writePrice(minor: number, currency: string): string {
  const digits = decimals(currency);
  const whole = 10 ** digits;
  return minor % whole === 0 ? String(minor / whole) : (minor / whole).toFixed(digits);
}

/** A range with its ends in order; an end that was left out stays open. */
export function inOrder(
  min: number | null,
  max: number | null,
): { min_price: number | null; max_price: number | null } {
  const isSwapped = min !== null && max !== null && min > max;
  return isSwapped ? { min_price: max, max_price: min } : { min_price: min, max_price: max };
}
