/** A thousandth of a percent is the smallest that a discount knows. */
const UNIT = 1000;
const WHOLE = 100 * UNIT;

/**
 * Reads a percentage as people type it: '10', '12.5' and '12,5'.
 * @returns thousandths of a percent; undefined for what is none, is 0 or more than 100
 */
export function parsePercent(text: string): number | undefined {
  const [, whole, fraction = ''] = /^(\d{1,3})(?:[.,](\d{1,3}))?\s*%?$/.exec(text.trim()) ?? [];
  if (whole === undefined) return undefined;
  const value = Number(whole) * UNIT + Number(fraction.padEnd(3, '0'));
  return value > 0 && value <= WHOLE ? value : undefined;
}

/** A percentage (thousandths of a percent) as it stands in a field. */
export const percentInput = (value: number, locale: string): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }).format(value / UNIT);
