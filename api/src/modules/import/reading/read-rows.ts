import { Transform, type Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import type { CsvRow, ImportLimits } from './import-product';

const REQUIRED_COLUMNS = ['Handle', 'Title', 'Variant Price'];
const LONGEST_ROW = 1024 * 1024;

/** The file as a whole cannot be read: nothing after `row` was looked at. */
export class UnreadableFile extends Error {
  constructor(
    message: string,
    readonly row: number,
  ) {
    super(message);
    this.name = 'UnreadableFile';
  }
}

/** Passes bytes on while they are UTF-8 text and fewer than the bound. */
function checkedText(limits: ImportLimits): Transform {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let bytes = 0;
  const decode = (chunk: Buffer | undefined): string => {
    try {
      return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
    } catch {
      throw new UnreadableFile('The file is not UTF-8 text; save it as CSV (UTF-8) and try again', 0);
    }
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > limits.bytes) {
        done(new UnreadableFile(`The file is larger than ${Math.floor(limits.bytes / 1024 / 1024)} MB`, 0));
        return;
      }
      try {
        done(null, decode(chunk));
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)));
      }
    },
    flush(done) {
      try {
        done(null, decode(undefined));
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)));
      }
    },
  });
}

function readHeader(cells: readonly string[]): string[] {
  const header = cells.map((cell) => cell.trim());
  const missing = REQUIRED_COLUMNS.filter((column) => !header.includes(column));
  if (missing.length > 0) {
    throw new UnreadableFile(`The first row has no column ${missing.map((name) => `'${name}'`).join(', ')}`, 1);
  }
  const twice = header.find((column, index) => column !== '' && header.indexOf(column) !== index);
  if (twice !== undefined) throw new UnreadableFile(`The first row has the column '${twice}' twice`, 1);
  return header;
}

function toRow(header: readonly string[], cells: readonly string[], row: number): CsvRow {
  if (cells.length !== header.length) {
    throw new UnreadableFile(
      `Row ${row} has ${cells.length} cells where the first row has ${header.length}; a quotation mark may be missing`,
      row,
    );
  }
  return { row, cells: Object.fromEntries(header.map((name, index) => [name, (cells[index] ?? '').trim()])) };
}

/** The parser reads ahead: how far it came is told by its error, not by the rows that were handed on. */
function explain(error: unknown, read: number): Error {
  if (!(error instanceof CsvError)) return error instanceof Error ? error : new Error(String(error));
  const row = (typeof error['records'] === 'number' ? error['records'] : read) + 1;
  return new UnreadableFile(`Row ${row} cannot be read as CSV: a quotation mark is missing or misplaced`, row);
}

/**
 * Streams the rows of a CSV file with a header, a row at a time, in constant memory.
 * @throws UnreadableFile with a message when the file is no CSV, no UTF-8, too large, or lacks a column
 */
export async function* readRows(file: Readable, limits: ImportLimits): AsyncGenerator<CsvRow> {
  const text = checkedText(limits);
  const parser = parse({ bom: true, relax_column_count: true, max_record_size: LONGEST_ROW });
  file.on('error', (error) => text.destroy(error));
  text.on('error', (error) => parser.destroy(error));
  file.pipe(text).pipe(parser);
  let header: string[] | undefined;
  let row = 0;
  try {
    // csv-parse yields arrays of strings when no `columns` option is given.
    for await (const cells of parser as AsyncIterable<string[]>) {
      row += 1;
      if (row > limits.rows + 1) throw new UnreadableFile(`The file has more than ${limits.rows} rows`, row);
      if (header === undefined) header = readHeader(cells);
      else if (cells.some((cell) => cell.trim() !== '')) yield toRow(header, cells, row);
    }
  } catch (error) {
    throw explain(error, row);
  } finally {
    file.destroy();
  }
  if (header === undefined) throw new UnreadableFile('The file is empty', 0);
}
