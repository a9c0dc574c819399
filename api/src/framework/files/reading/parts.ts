import type { FileRow } from './read-rows';

/** Rows of a file that belong together, and where they lie in it. */
export interface FilePart {
  /** of the first one */
  row: number;
  /** those with text */
  count: number;
  /** bytes of the file before it, and before its end */
  from: number;
  to: number;
}

/**
 * Parts a file where another product begins, a product being the rows with one key that follow each other.
 * @param keyOf '' belongs to the row before
 * @param size rows of a part at least, but for the last one
 */
export async function* partsOf(
  rows: AsyncIterable<FileRow>,
  keyOf: (row: FileRow) => string,
  size: number,
): AsyncGenerator<FilePart> {
  let part: FilePart | undefined;
  let key = '';
  for await (const row of rows) {
    const next = keyOf(row) || key;
    if (part && part.count >= size && next !== key) {
      yield part;
      part = undefined;
    }
    part ??= { row: row.row, count: 0, from: row.start, to: row.end };
    part.count += 1;
    part.to = row.end;
    key = next;
  }
  if (part) yield part;
}
