import { cachedFormat } from './cached-format';

/**
 * What spreadsheets take for a formula (OWASP, 'CSV Injection'), also in its full width, and behind what ends a cell for
 * those that are set up for lists by semicolon.
 */
const FORMULA = /(?:^|[;|\t])\s*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** A number by the digits that the shop has written for it, such as 29.90 or -5.00: no text that somebody typed. */
export interface CsvNumber {
  digits: string;
}

export type CsvCell = string | number | boolean | CsvNumber;

/**
 * A cell of a CSV file (RFC 4180): what a spreadsheet would reckon with is marked as text by an apostrophe.
 * @param value a number or true is never a formula
 */
export function csvCell(value: CsvCell): string {
  if (typeof value === 'object') return value.digits;
  const text = String(value);
  const safe = typeof value === 'string' && FORMULA.test(text) ? `'${text.replaceAll(/[;|\t]/g, ' ')}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A line of it, with its end. */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** Spreadsheets take a file for UTF-8 that begins so. */
const BYTE_ORDER_MARK = '\ufeff';

/** What the file begins with: the names of its columns. */
export const csvHead = (columns: readonly string[]): string => BYTE_ORDER_MARK + csvLine(columns);

/** ISO 4217: how many digits of an amount are below its major unit; 2 for USD, 0 for JPY. */
export const currencyDigits = cachedFormat((currency) => {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
});

/** An amount as spreadsheets reckon with it, also below zero: `csvAmount(4900, 'USD')` is 49.00. */
export function csvAmount(minor: number, currency: string): CsvNumber {
  const digits = currencyDigits(currency);
  return { digits: (minor / 10 ** digits).toFixed(digits) };
}
