function decimals(currency: string): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  return maximumFractionDigits;
}

/** How many minor units a whole one has. */
export const oneWhole = (currency: string): number => 10 ** decimals(currency);

/**
 * What somebody typed as a price, in minor units; null for nothing and for what is no price. Point and comma both do for
 * the fraction; what stands before three digits parts thousands ('1,000', '1.234,50').
 */
export function readPrice(text: string, currency: string): number | null {
  const digits = decimals(currency);
  const plain = text.replace(/[^\d.,]/g, '');
  const fraction = new RegExp(`[.,](\\d{1,${Math.max(2, digits)}})$`).exec(plain);
  const whole = plain.slice(0, fraction?.index).replace(/[.,]/g, '');
  const amount = whole === '' && !fraction ? Number.NaN : Number(`${whole || 0}.${fraction?.[1] ?? 0}`);
  return Number.isFinite(amount) ? Math.min(Math.round(amount * 10 ** digits), 999_999_999) : null;
}

/** A price as it is typed: '12' or '12.50'. */
export function writePrice(minor: number, currency: string): string {
  const digits = decimals(currency);
  const whole = 10 ** digits;
  return minor % whole === 0 ? String(minor / whole) : (minor / whole).toFixed(digits);
}
