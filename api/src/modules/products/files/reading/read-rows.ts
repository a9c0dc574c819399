import type { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import type { Info } from 'csv-parse';
import { AppError } from '../../../../errors/errors';
import type { Delimiter } from './text-form';

/** One record of a file, and where it stands there. */
export interface FileRow {
  /** 1 is the header's, as a spreadsheet counts */
  row: number;
  cells: readonly string[];
  /** bytes of the file before it, and before its end */
  start: number;
  end: number;
}

const LONGEST_RECORD = 1024 * 1024;
/** Columns of a file. */
export const MOST_COLUMNS = 300;

interface Parsed {
  record: string[];
  info: Pick<Info, 'bytes'>;
}

interface From {
  delimiter: Delimiter;
  /** of the first record that is read; 1 unless said */
  row?: number;
  /** of the file, before `source` begins; 0 unless said */
  offset?: number;
}

/**
 * Streams the records of CSV text in UTF-8 with where each ends, in constant memory; records without any text are passed
 * over and counted. Of a record that has too many cells so many are read that it shows.
 * @throws AppError `product_files.unreadable` where quotation marks do not close, or a record is longer than 1 MB
 */
export async function* readRows(source: Readable, { delimiter, row = 1, offset = 0 }: From): AsyncGenerator<FileRow> {
  const parser = parse({
    bom: true,
    delimiter,
    info: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    max_record_size: LONGEST_RECORD,
  });
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  let at = row;
  let start = offset;
  try {
    // With `info` csv-parse hands on both.
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      const cells = record.slice(0, MOST_COLUMNS + 1).map((cell) => cell.trim());
      const end = offset + info.bytes;
      if (record.some((cell) => cell.trim() !== '')) yield { row: at, cells, start, end };
      at += 1;
      start = end;
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const records = typeof error['records'] === 'number' ? error['records'] : at - row;
    throw new AppError('product_files.unreadable', { row: row + records });
  } finally {
    source.destroy();
  }
}
