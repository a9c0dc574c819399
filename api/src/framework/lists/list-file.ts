import type { Db, Trx } from '../../infra/database/db';
import { readListCursor, writeListCursor } from '../../infra/database/lists/list-cursor';
import type { ListWindow, Placed } from '../../infra/database/lists/list-window';
import { csvHead, csvLine } from '../../presenters/formats/csv';
import type { CsvCell } from '../../presenters/formats/csv';
import { MOST_COUNTED } from './list-page';
import type { SortOf } from './list-page';

/** So many rows are in memory at a time. */
const AT_ONCE = 500;
/** How far the list is walked along for the matches of one part, before they are looked for by themselves. */
const MOST_WALKED = 20_000;

/** A part of the file, and where the next one begins. */
export interface FilePart {
  text: string;
  rows: number;
  /** null: that was the last one */
  next: FilePosition | null;
}

/** Where a part begins. */
export interface FilePosition {
  /** the place that the part before ended with, as `writeListCursor` has it; null: at the beginning */
  after: string | null;
  /** so many match that they are walked along: found out once, at the beginning */
  is_many: boolean;
}

/** What is known of a list that becomes a file. */
interface ListedRecords<Asked extends { sort?: string }, Filter, Row> {
  columns: readonly string[];
  /** the order where none is asked for */
  sort: SortOf<Asked>;
  toFilter(handle: Db | Trx, asked: Asked): Filter | Promise<Filter>;
  /** how many match, counted no further than `most` */
  count(handle: Db | Trx, filter: Filter, most: number): Promise<number>;
  /** about how many match */
  expect(handle: Db | Trx, filter: Filter): Promise<number>;
  /** @param walked look no further along the list than at so many; null: look the matches up */
  list(filter: Filter, window: ListWindow<SortOf<Asked>>, walked: number | null): Promise<(Row & Placed)[]>;
  /** a line for each row, in the order of `columns`; amounts in the currency's major unit (24.00) */
  toCells(rows: Row[]): Iterable<Cells> | Promise<Iterable<Cells>>;
}

type Cells = readonly CsvCell[];

/**
 * The cells of each row when its line is written. Made of all rows at once they may lie in memory until V8 looks through the whole
 * heap: it makes what has outlived a short collection among its old objects from then on.
 */
export function* eachRow<Row>(rows: readonly Row[], cellsOf: (row: Row) => Cells): Generator<Cells> {
  for (const row of rows) yield cellsOf(row);
}

/** A list of staff as a file for spreadsheets. Each part is a statement of its own: no connection is held while whoever downloads is slow. */
export function createListFile<Asked extends { sort?: string }, Filter, Row>(
  db: Db,
  { columns, sort: usual, toFilter, count, expect, list, toCells }: ListedRecords<Asked, Filter, Row>,
) {
  async function listFrom(
    filter: Filter,
    window: ListWindow<SortOf<Asked>>,
    is_many: boolean,
  ): Promise<(Row & Placed)[]> {
    const walked = is_many ? await list(filter, window, MOST_WALKED) : [];
    return walked.length === window.limit ? walked : list(filter, window, null);
  }

  /** How many match (an estimate beyond 10,000), and where the file begins. */
  async function begin(handle: Db | Trx, asked: Asked) {
    const filter = await toFilter(handle, asked);
    const counted = await count(handle, filter, MOST_COUNTED + 1);
    const is_many = counted > MOST_COUNTED;
    const expected = is_many ? await expect(handle, filter) : 0;
    const position: FilePosition = { after: null, is_many };
    return { total: Math.max(counted, Math.round(expected)), is_exact: !is_many, position };
  }

  /** One part. Records that are made meanwhile may be left out. */
  async function read(asked: Asked, { after, is_many }: FilePosition): Promise<FilePart> {
    const sort = (asked.sort ?? usual) as SortOf<Asked>; // a conditional type is not narrowed by ??
    const from = after === null ? {} : { after: readListCursor(after, sort) };
    const window: ListWindow<SortOf<Asked>> = { sort, limit: AT_ONCE, offset: 0, ...from };
    const rows = await listFrom(await toFilter(db, asked), window, is_many);
    const lines: string[] = [];
    for (const cells of await toCells(rows)) lines.push(csvLine(cells));
    const head = after === null ? csvHead(columns) : '';
    const last = rows.length === AT_ONCE ? rows.at(-1) : undefined;
    return {
      text: head + lines.join(''),
      rows: rows.length,
      next: last ? { after: writeListCursor(sort, last), is_many } : null,
    };
  }

  return {
    begin,
    read,

    /** The whole file part by part. */
    async *write(asked: Asked): AsyncGenerator<string> {
      for (let at: FilePosition | null = (await begin(db, asked)).position; at;) {
        const { text, next }: FilePart = await read(asked, at);
        yield text;
        at = next;
      }
    },
  };
}
