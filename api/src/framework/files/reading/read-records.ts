import { createReadStream } from 'node:fs';
import { AppError } from '../../../errors/errors';
import type { FileStore } from '../../../infra/files/file-store';
import { partsOf } from './parts';
import type { FilePart } from './parts';
import { readRows } from './read-rows';
import type { FileRow } from './read-rows';
import type { Delimiter } from './text-form';

/** Rows of one record, and where they lie. */
export interface RecordPart {
  rows: [FileRow, ...FileRow[]];
  from: number;
  to: number;
}

/** A file as it is kept, and by what its rows belong together. */
export interface ReadFile {
  files: Pick<FileStore, 'pathOf' | 'exists'>;
  /** in the file store */
  stored: string;
  delimiter: Delimiter;
  /** '' belongs to the record of the row before */
  keyOf(row: FileRow): string;
}

const MOST_ROWS = 100_000;
const ROWS_A_PART = 100;
/** Read at a time: all records of it wait in memory until they are taken. */
const CHUNK_BYTES = 16 * 1024;

/** @throws AppError `files.not_found` */
async function open({ files, stored }: ReadFile, range: { start?: number; end?: number } = {}) {
  if (!(await files.exists(stored))) throw new AppError('files.not_found');
  return createReadStream(files.pathOf(stored), { ...range, highWaterMark: CHUNK_BYTES });
}

async function* withoutHeader(rows: AsyncIterable<FileRow>): AsyncGenerator<FileRow> {
  let isHeader = true;
  for await (const row of rows) {
    if (row.row > MOST_ROWS + 1) throw new AppError('files.not_possible.rows', { most: MOST_ROWS });
    if (!isHeader) yield row;
    isHeader = false;
  }
}

/**
 * Reads a file once from end to end and parts it between records.
 * @param most rows of one record
 * @throws AppError `files.unreadable`, `files.not_possible` beyond 100,000 rows, or `most` of one record
 */
export async function listParts(file: ReadFile, most: number): Promise<FilePart[]> {
  const rows = withoutHeader(readRows(await open(file), { delimiter: file.delimiter }));
  const parts: FilePart[] = [];
  for await (const part of partsOf(rows, file.keyOf, ROWS_A_PART)) {
    // Other records may stand before the one that is too long.
    if (part.count > most + ROWS_A_PART) throw new AppError('files.not_possible.rows_of_one', { most, row: part.row });
    parts.push(part);
  }
  return parts;
}

/** The records of a part, in their order. @param part of a file that has not changed since it was parted */
export async function* readRecords(
  file: ReadFile,
  { row, from, to }: Pick<FilePart, 'row' | 'from' | 'to'>,
): AsyncGenerator<RecordPart> {
  const source = await open(file, { start: from, end: to - 1 });
  let record: RecordPart | undefined;
  let key = '';
  for await (const one of readRows(source, { delimiter: file.delimiter, row, offset: from })) {
    const next = file.keyOf(one) || key;
    if (record && next === key) record.rows.push(one);
    else {
      if (record) yield record;
      record = { rows: [one], from: one.start, to: one.end };
    }
    record.to = one.end;
    key = next;
  }
  if (record) yield record;
}
