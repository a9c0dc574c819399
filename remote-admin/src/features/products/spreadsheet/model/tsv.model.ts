/** A block of cells, row by row. */
export type Block = readonly (readonly string[])[];

const NEEDS_QUOTES = /["\t\r\n]/;

const write = (cell: string): string => (NEEDS_QUOTES.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** As spreadsheets put cells onto the clipboard: tabs between them, quotes around what holds one. */
export const toTsv = (block: Block): string => block.map((row) => row.map(write).join('\t')).join('\n');

/** The text of a cell that begins with a quote, and where it ends; one that never closes is plain text. */
function quoted(text: string, start: number): { cell: string; end: number } | undefined {
  let cell = '';
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] !== '"') cell += text[at];
    else if (text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else return { cell, end: at + 1 };
  }
  return undefined;
}

const END = /[\t\r\n]/g;

function plain(text: string, start: number): { cell: string; end: number } {
  END.lastIndex = start;
  const end = END.exec(text)?.index ?? text.length;
  return { cell: text.slice(start, end), end };
}

/** What is between two rows. */
const lineEnd = (text: string, at: number): number => (text.startsWith('\r\n', at) ? 2 : 1);

/**
 * Cells from the clipboard of a spreadsheet or a text. The last line's end is no row of its own; rows are as wide as the widest.
 */
export function fromTsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (let at = 0; at <= text.length;) {
    const found = (text[at] === '"' ? quoted(text, at) : undefined) ?? plain(text, at);
    // what follows a closed quote belongs to the cell, as spreadsheets read it
    const rest = plain(text, found.end);
    rows.at(-1)?.push(found.cell + rest.cell);
    if (rest.end >= text.length) break;
    at = rest.end + (text[rest.end] === '\t' ? 1 : lineEnd(text, rest.end));
    if (text[rest.end] !== '\t') {
      if (at >= text.length) break;
      rows.push([]);
    }
  }
  const width = Math.max(...rows.map((row) => row.length));
  return rows.map((row) => [...row, ...Array.from({ length: width - row.length }, () => '')]);
}
