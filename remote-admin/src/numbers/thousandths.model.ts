/** '7.5' for 7500, in German '7,5': kilograms of grams, percent of thousandths of a percent. */
export const thousandthsInput = (value: number, locale: string): string =>
  (value / 1000).toLocaleString(locale, { maximumFractionDigits: 3, useGrouping: false });

/** @returns thousandths of what was typed ('7.5' and '7,5' are 7500); undefined for what is no number, is negative or finer */
export function parseThousandths(text: string): number | undefined {
  const match = /^(\d{1,5})(?:[.,](\d{1,3}))?$/.exec(text.trim());
  return match ? Number(match[1]) * 1000 + Number((match[2] ?? '').padEnd(3, '0')) : undefined;
}
