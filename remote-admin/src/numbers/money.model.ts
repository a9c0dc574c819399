/** How amounts of money are read and written. */
export interface MoneyFormat {
  /** ISO 4217 */
  currency: string;
  /** BCP 47 */
  locale: string;
}

interface Marks {
  decimal: string;
  group: string;
  /** how many digits stand behind the decimal mark: 2 for USD, 0 for JPY, 3 for KWD (ISO 4217) */
  digits: number;
}

/** The last ones: formats cost a hundred times what is done with them, and a page has one currency. */
let known: { of: string; marks: Marks } | undefined;

function marksOf(currency: string, locale: string): Marks {
  const of = `${currency} ${locale}`;
  if (known?.of !== of) known = { of, marks: findMarks(currency, locale) };
  return known.marks;
}

function findMarks(currency: string, locale: string): Marks {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const parts = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).formatToParts(1_234_567.5);
  const find = (type: Intl.NumberFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  return {
    decimal: find('decimal'),
    group: find('group'),
    digits: format.resolvedOptions().maximumFractionDigits ?? 2,
  };
}

/** The digits of a whole number without the marks between its thousands; undefined where those stand anywhere else. */
function ungrouped(text: string, mark: string): string | undefined {
  if (!text.includes(mark)) return /^\d+$/.test(text) ? text : undefined;
  const [first = '', ...rest] = text.split(mark);
  const isGrouped = /^\d{1,3}$/.test(first) && rest.every((part) => /^\d{3}$/.test(part));
  return isGrouped ? first + rest.join('') : undefined;
}

/** The last mark stands between thousands: it is there twice, or people write 'a thousand' with it, whatever the currency. */
function separatesThousands(text: string, mark: string, other: string, group: string): boolean {
  if (text.includes(other)) return false;
  const [, tail = '', ...more] = text.split(mark);
  return more.length > 0 || (mark === group && tail.length === 3);
}

/** Where the two marks of a number stand tells what they mean; no whole where it does not. */
function partsOf(text: string, { group, digits }: Marks): [whole: string | undefined, fraction: string] {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (last < 0) return [text, ''];
  const mark = text.charAt(last);
  const other = mark === '.' ? ',' : '.';
  if (separatesThousands(text, mark, other, group)) return [ungrouped(text, mark), ''];
  const fraction = text.slice(last + 1);
  const fits = fraction.length > 0 && fraction.length <= digits;
  return [fits ? ungrouped(text.slice(0, last), other) : undefined, fraction];
}

/**
 * Reads an amount as people type it: '12.50' and '12,50' are the same in every language, '1,234.50' and '1.234,50', too. Digits
 * are moved, never calculated with, so nothing is rounded.
 * @returns minor units; undefined for what is no amount, is negative, or has more digits than the currency
 */
export function parseMoney(text: string, currency: string, locale: string): number | undefined {
  const marks = marksOf(currency, locale);
  const compact = text.replace(/[\s'’]/gu, '');
  if (!/^\d[\d.,]*$/.test(compact)) return undefined;
  const [whole, fraction] = partsOf(compact, marks);
  if (whole === undefined) return undefined;
  const minor = Number(whole + fraction.padEnd(marks.digits, '0'));
  return Number.isSafeInteger(minor) ? minor : undefined;
}

/** An amount as it stands in a field: '1234.50', in German '1234,50', without the currency's sign. */
export function moneyInput(minor: number, currency: string, locale: string): string {
  const { decimal, digits } = marksOf(currency, locale);
  const text = String(minor).padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}${decimal}${text.slice(-digits)}`;
}
