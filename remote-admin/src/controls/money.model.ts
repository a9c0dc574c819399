interface Marks {
  decimal: string;
  group: string;
  /** how many digits stand behind the decimal mark: 2 for USD, 0 for JPY, 3 for KWD (ISO 4217) */
  digits: number;
}

function marksOf(currency: string, locale: string): Marks {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const parts = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).formatToParts(1_234_567.5);
  const find = (type: Intl.NumberFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  return { decimal: find('decimal'), group: find('group'), digits: format.resolvedOptions().maximumFractionDigits ?? 2 };
}

const isGrouped = (text: string, mark: string): boolean => {
  const [first = '', ...rest] = text.split(mark);
  return /^\d{1,3}$/.test(first) && rest.every((part) => /^\d{3}$/.test(part));
};

interface Parts {
  whole: string;
  fraction: string;
}

/** Where the two marks of a number stand tells what they mean; undefined where it does not. */
function partsOf(text: string, { group, digits }: Marks): Parts | undefined {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (last < 0) return { whole: text, fraction: '' };
  const mark = text.charAt(last);
  const other = mark === '.' ? ',' : '.';
  const [head, tail] = [text.slice(0, last), text.slice(last + 1)];
  const isOnly = !head.includes(mark) && !head.includes(other);
  // '1,234' is a thousand and more where people write it so, whatever the currency
  const isGroup = isOnly ? mark === group && tail.length === 3 : !text.includes(other);
  if (isGroup) return isGrouped(text, mark) ? { whole: text.replaceAll(mark, ''), fraction: '' } : undefined;
  if (head.includes(mark) || tail.length === 0 || tail.length > digits) return undefined;
  if (head.includes(other) && !isGrouped(head, other)) return undefined;
  return { whole: head.replaceAll(other, ''), fraction: tail };
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
  const parts = partsOf(compact, marks);
  if (!parts) return undefined;
  const minor = Number(parts.whole + parts.fraction.padEnd(marks.digits, '0'));
  return Number.isSafeInteger(minor) ? minor : undefined;
}

/** An amount as it stands in a field: '1234.50', in German '1234,50', without the currency's sign. */
export function moneyInput(minor: number, currency: string, locale: string): string {
  const { decimal, digits } = marksOf(currency, locale);
  const text = String(minor).padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}${decimal}${text.slice(-digits)}`;
}
