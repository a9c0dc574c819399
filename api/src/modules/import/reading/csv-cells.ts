import { COUNTRY_CODES } from '@tessera/shared/addresses';
import { isTwofold } from '../../../framework/files/format/thousands';
import type { CsvRow, ImportProblem } from './import-product';

const HIGHEST_PRICE = 2_000_000_000;

/** Collects the problems of one product, so that a person sees all of them at once. */
export interface Problems {
  add(row: number, column: string | null, message: string): void;
  readonly list: readonly ImportProblem[];
}

/** Makes an empty collection of problems. */
export function createProblems(): Problems {
  const list: ImportProblem[] = [];
  return { add: (row, column, message) => void list.push({ row, column, message }), list };
}

/** The cell's text, or an empty string when the file has no such column. */
export function textCell(row: CsvRow, column: string): string {
  return row.cells[column] ?? '';
}

/** The cell's text, or null when it is empty. */
export function optionalCell(row: CsvRow, column: string): string | null {
  return textCell(row, column) || null;
}

/**
 * Reads a price such as `24.00` as minor units, without passing through floating point.
 * @param decimals digits that the currency has after the point (ISO 4217)
 * @returns undefined, with a problem noted, when the cell is no such price
 */
export function priceCell(row: CsvRow, column: string, decimals: number, problems: Problems): number | undefined {
  const text = textCell(row, column);
  const match = /^(\d{1,12})(?:\.(\d+))?$/.exec(text);
  const fraction = (match?.[2] ?? '').replace(/0+$/, '');
  if (!match?.[1] || fraction.length > decimals || (decimals !== 3 && isTwofold(text))) {
    const form = decimals > 0 ? `24.${'0'.repeat(decimals)}` : '24';
    problems.add(row.row, column, `'${text}' is not a price; write it like ${form}`);
    return undefined;
  }
  const minor = Number(match[1] + fraction.padEnd(decimals, '0'));
  if (minor > HIGHEST_PRICE) {
    problems.add(row.row, column, `The price ${text} is too high`);
    return undefined;
  }
  return minor;
}

/** Reads a whole number; an empty cell is 0. A negative stock (sold ahead) is told as 0. */
export function countCell(row: CsvRow, column: string, problems: Problems): number {
  const text = textCell(row, column);
  if (text === '') return 0;
  if (!/^-?\d{1,9}(\.0+)?$/.test(text)) {
    problems.add(row.row, column, `'${text}' is not a whole number`);
    return 0;
  }
  return Math.max(0, Math.trunc(Number(text)));
}

/** Reads weights, which Shopify writes in grams, with or without decimals. */
export function gramsCell(row: CsvRow, column: string, problems: Problems): number {
  const text = textCell(row, column);
  if (text === '') return 0;
  if (!/^\d{1,9}(\.\d+)?$/.test(text)) {
    problems.add(row.row, column, `'${text}' is not a weight in grams`);
    return 0;
  }
  if (isTwofold(text)) problems.add(row.row, column, `'${text}' could be thousands of grams; write whole grams`);
  return Math.round(Number(text));
}

/** Reads TRUE or FALSE in any case; an empty cell is `otherwise`. */
export function booleanCell(row: CsvRow, column: string, otherwise: boolean, problems: Problems): boolean {
  const text = textCell(row, column).toLowerCase();
  if (text === '') return otherwise;
  if (text === 'true' || text === 'false') return text === 'true';
  problems.add(row.row, column, `'${textCell(row, column)}' is neither TRUE nor FALSE`);
  return otherwise;
}

/** Reads one of a closed list of words in any case; an empty cell is the first of them. */
export function choiceCell<T extends string>(
  row: CsvRow,
  column: string,
  choices: readonly [T, ...T[]],
  problems: Problems,
): T {
  const text = textCell(row, column).toLowerCase();
  const found = choices.find((choice) => choice === text);
  if (found === undefined && text !== '') {
    problems.add(row.row, column, `'${textCell(row, column)}' is not one of ${choices.join(', ')}`);
  }
  return found ?? choices[0];
}

/** Reads a country's code (ISO 3166-1 alpha-2) in any case; an empty cell is null. */
export function countryCell(row: CsvRow, column: string, problems: Problems): string | null {
  const text = textCell(row, column);
  const code = text.toUpperCase();
  if (text === '' || COUNTRY_CODES.includes(code)) return code || null;
  problems.add(row.row, column, `'${text}' is no country; write it like PT`);
  return null;
}
