/** What spreadsheets take for the beginning of a formula, as `presenters/formats/csv.ts` has it. */
const FORMULA = String.raw`[=+\-@＝＋－＠]`;
/** Where a cell begins, for those too that are set up for other delimiters. */
const BEGINNING = String.raw`(^|[;|\t])`;
const BEFORE = String.raw`(?:[^\S\t]|')*`;
const DANGEROUS = new RegExp(`${BEGINNING}(?=${BEFORE}${FORMULA})`, 'gu');
const MARKED = new RegExp(`${BEGINNING}'(?=${BEFORE}${FORMULA})`, 'gu');

/** A text that no spreadsheet reckons with; `unmarked` gives back the very same. */
export const marked = (text: string): string => text.replace(DANGEROUS, `$1'`);

/** Takes off the apostrophes of `marked`. */
export const unmarked = (text: string): string => text.replace(MARKED, '$1');

/** A cell of a file, which `unmarked` and a reader of CSV (RFC 4180) give back. */
function losslessCell(text: string): string {
  const safe = marked(text);
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A line of such cells, with its end. */
export const losslessLine = (cells: readonly string[]): string => `${cells.map(losslessCell).join(',')}\r\n`;

/** Texts in one cell; a separator that one of them holds is kept apart by a backslash. */
export const joinList = (texts: readonly string[], separator: ',' | ';'): string =>
  texts.map((text) => text.replaceAll('\\', '\\\\').replaceAll(separator, `\\${separator}`)).join(`${separator} `);

/** The texts of `joinList` as they stand there, those that are empty too. */
export function splitPlaces(cell: string, separator: ',' | ';'): string[] {
  const texts = [''];
  for (let at = 0; at < cell.length; at += 1) {
    const [one = '', next] = [cell[at], cell[at + 1]];
    if (one === '\\' && (next === separator || next === '\\')) {
      texts[texts.length - 1] += next;
      at += 1;
    } else if (one === separator) texts.push('');
    else texts[texts.length - 1] += one;
  }
  return texts.map((text) => text.trim());
}

/** The texts of `joinList`, each once, without those that are empty. */
export const splitList = (cell: string, separator: ',' | ';'): string[] => [
  ...new Set(splitPlaces(cell, separator).filter((text) => text !== '')),
];
