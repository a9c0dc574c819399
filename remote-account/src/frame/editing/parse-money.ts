interface Writing {
  /** how many digits the minor unit has */
  digits: number;
  decimal: string;
  grouping: string;
}

function writingOf(currency: string, locale: string): Writing {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const decimal = new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.';
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return { digits, decimal, grouping: decimal === ',' ? '.' : ',' };
}

/** Thousands come in threes: '1.5' is no German amount, and is not taken for 15. */
function isWhole(text: string, grouping: string): boolean {
  return /^\d*$/.test(text) || new RegExp(`^\\d{1,3}(\\${grouping}\\d{3})+$`).test(text);
}

/**
 * Reads an amount that a person typed in a locale's way: '1,234.5' in English and '1.234,5' in German, with or without the
 * signs between thousands.
 * @returns minor units of the currency; undefined for anything that is no amount, and for what is negative
 */
export function parseMoney(typed: string, currency: string, locale: string): number | undefined {
  const { digits, decimal, grouping } = writingOf(currency, locale);
  const [whole = '', fraction = '', ...rest] = typed.replace(/[\s'’]/g, '').split(decimal);
  const isFraction = /^\d*$/.test(fraction) && fraction.length <= digits;
  if (!isWhole(whole, grouping) || !isFraction || rest.length > 0 || whole + fraction === '') return undefined;
  const minor = Number(whole.replaceAll(grouping, '') + fraction.padEnd(digits, '0'));
  return Number.isSafeInteger(minor) ? minor : undefined;
}
