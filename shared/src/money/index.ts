/** Money is an integer in the minor unit of its currency (4900 is $49.00). Pure. */

/** What one piece costs: the sale price when above 0, else the regular price (SPEC.md §9). */
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

/**
 * Splits `total` minor units in proportion to `weights`, so that the parts add up to exactly `total` (largest remainder;
 * equal remainders go to the earlier part). Without any weight the parts are equal.
 * @param total integer, may be negative (a discount)
 * @param weights non-negative integers
 * @returns as many integers as there are weights
 */
export function splitByLargestRemainder(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((whole, weight) => whole + BigInt(weight), 0n);
  const shares = sum === 0n ? weights.map(() => 1n) : weights.map((weight) => BigInt(weight));
  const whole = sum === 0n ? BigInt(weights.length) : sum;
  const amount = BigInt(Math.abs(total));
  const parts = shares.map((share, index) => ({
    index,
    part: whole ? (amount * share) / whole : 0n,
    remainder: whole ? (amount * share) % whole : 0n,
  }));
  let left = amount - parts.reduce((used, { part }) => used + part, 0n);
  const byRemainder = [...parts].sort((a, b) =>
    a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1,
  );
  for (const entry of byRemainder) {
    if (left === 0n) break;
    entry.part += 1n;
    left -= 1n;
  }
  const sign = total < 0 ? -1 : 1;
  return parts.map(({ part }) => (part === 0n ? 0 : sign * Number(part)));
}
