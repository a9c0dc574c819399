import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';
import { AppError } from '../../../errors/errors';
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
export const MOST_COLUMNS = 700;

/** One record as csv-parse has it. */
interface Parsed {
  cells: string[];
  /** of cells that are not read, too */
  hasText: boolean;
  /** bytes that were parsed before its end */
  bytes: number;
}

interface From {
  delimiter: Delimiter;
  /** of the first record that is read; 1 unless said */
  row?: number;
  /** of the file, before `source` begins; 0 unless said */
  offset?: number;
}

/**
 * The records of CSV text, a piece of the source at a time. They are taken as they are parsed and not out of the parser's own
 * queue: in that one, a linked list, what was taken keeps alive what follows until the whole heap is looked through, which
 * made some hundred megabytes of a long file.
 */
async function* parseRecords(source: Readable, delimiter: Delimiter): AsyncGenerator<Parsed> {
  let parsed: Parsed[] = [];
  const parser = parse({
    bom: true,
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    max_record_size: LONGEST_RECORD,
    on_record: (record: string[], { bytes }): null => {
      const cells = record.slice(0, MOST_COLUMNS + 1).map((cell) => cell.trim());
      parsed.push({ cells, hasText: record.some((cell) => cell.trim() !== ''), bytes });
      return null;
    },
  });
  parser.resume();
  const ended = finished(parser);
  // It is waited for below; a failure before is told by the piece that it came with.
  ended.catch(() => undefined);
  try {
    for await (const piece of source as AsyncIterable<Buffer>) {
      await new Promise<void>((resolve, reject) => {
        parser.write(piece, (error) => (error ? reject(error) : resolve()));
      });
      const taken = parsed;
      parsed = [];
      yield* taken;
    }
    parser.end();
    await ended;
    yield* parsed;
  } finally {
    parser.destroy();
  }
}

/**
 * Streams the records of CSV text in UTF-8 with where each ends, in constant memory; records without any text are passed
 * over and counted. Of a record that has too many cells so many are read that it shows.
 * @throws AppError `files.unreadable` where quotation marks do not close, or a record is longer than 1 MB
 */
export async function* readRows(source: Readable, { delimiter, row = 1, offset = 0 }: From): AsyncGenerator<FileRow> {
  let at = row;
  let start = offset;
  try {
    for await (const { cells, hasText, bytes } of parseRecords(source, delimiter)) {
      const end = offset + bytes;
      if (hasText) yield { row: at, cells, start, end };
      at += 1;
      start = end;
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const records = typeof error['records'] === 'number' ? error['records'] : at - row;
    throw new AppError('files.unreadable', { row: row + records });
  } finally {
    source.destroy();
  }
}
