import type { Db } from '../infra/database/db';
import { readListCursor, writeListCursor } from '../infra/database/lists/list-cursor';
import type { ListWindow, Placed } from '../infra/database/lists/list-window';

/** What staff are shown is counted exactly so far (docs/api.md, 'Paging'). */
export const MOST_COUNTED = 10_000;
/** What every four hundredth row is, fills a page so soon. */
const MOST_WALKED = 20_000;

/** A window of a list. */
export interface Found<Row> {
  rows: Row[];
  /** of all that match */
  total: number;
  /** false: there are more */
  is_exact: boolean;
}

export type SortOf<Asked extends { sort?: string }> = NonNullable<Asked['sort']>;

/** As `cursorParameters` has it. */
interface PageAsked {
  after?: string;
  page: number;
  page_size: number;
}

/**
 * What a page of a list is read through: one row more than it shows tells whether there is a next one.
 * @param usual the order where none is asked for
 * @returns the window, and what was asked for beside it
 * @throws AppError `validation.failed` for an `after` that is none of this order
 */
export function windowOf<Asked extends PageAsked & { sort?: string }>(asked: Asked, usual: SortOf<Asked>) {
  const { page, page_size, after, sort: _sort, ...filters } = asked;
  const sort = (asked.sort ?? usual) as SortOf<Asked>; // a conditional type is not narrowed by ??
  const limit = page_size + 1;
  const window: ListWindow<SortOf<Asked>> =
    after === undefined
      ? { sort, limit, offset: (page - 1) * page_size }
      : { sort, limit, offset: 0, after: readListCursor(after, sort) };
  return { window, filters };
}

/**
 * What was found through such a window, as a page: its rows, and what it says of the list as `cursorFields` has it.
 * @param sort of the window
 */
export function pageOf<Row extends Placed>(
  { page, page_size, after }: PageAsked,
  sort: string,
  { rows: found, total, is_exact }: Found<Row>,
) {
  const rows = found.slice(0, page_size);
  const last = found.length > page_size ? rows.at(-1) : undefined;
  const next_cursor = last ? writeListCursor(sort, last) : null;
  const fields = { total, total_is_exact: is_exact, next_cursor, page: after === undefined ? page : 1, page_size };
  return { rows, fields };
}

/** What a count says that ended one beyond `most`. */
export const totalOf = (counted: number, most = MOST_COUNTED): { total: number; is_exact: boolean } => ({
  total: Math.min(counted, most),
  is_exact: counted <= most,
});

/**
 * How many match, as each row of a window says it beside itself. A window without rows says nothing, unless it is the
 * first one: then none match.
 * @param count is asked where the window does not say
 */
export async function countedBeside(
  rows: readonly { counted: number }[],
  { offset, after }: ListWindow,
  count: () => Promise<number>,
): Promise<number> {
  const isFirst = offset === 0 && after === undefined;
  return rows[0]?.counted ?? (isFirst ? 0 : count());
}

/** What reads a list whose SQL is `createListSql`'s. */
interface ListRepository<Filter, Window, Row> {
  count(db: Db, filter: Filter, most: number): Promise<number>;
  /** how many PostgreSQL expects to match */
  expect(db: Db, filter: Filter): Promise<number>;
  /** how many rows of the table have changed since it looked at what there is */
  changed(db: Db): Promise<number>;
  listFound(db: Db, filter: Filter, window: Window, most: number | null): Promise<(Row & { counted: number })[]>;
  walk(db: Db, filter: Filter, window: Window, most: number): Promise<Row[]>;
}

interface WindowAsked<Filter, Window> {
  filter: Filter;
  window: Window;
  /** whether what is expected to match is near to what does: by one column at most, and without a search */
  isKnown: boolean;
}

/**
 * Whether more than `most` match for certain enough that nobody needs to count them: twice as many are expected, and would
 * be if all that has changed since PostgreSQL looked had matched and were gone.
 */
export const isSurelyMore = (expected: number, changed: number, most: number): boolean => expected - changed > 2 * most;

/** A window of a list that may be long: few are found and sorted, many are walked along in the order of the list. */
export async function findWindow<Filter, Window extends ListWindow, Row>(
  db: Db,
  repository: ListRepository<Filter, Window, Row>,
  { filter, window, isKnown }: WindowAsked<Filter, Window>,
): Promise<Found<Row>> {
  const listFound = async (most: number | null) => {
    const rows = await repository.listFound(db, filter, window, most);
    return { rows, counted: await countedBeside(rows, window, () => repository.count(db, filter, MOST_COUNTED + 1)) };
  };
  const most = MOST_COUNTED + 1;
  const [expected, changed] = isKnown
    ? await Promise.all([repository.expect(db, filter), repository.changed(db)])
    : [0, 0];
  const isMany = expected > 2 * MOST_COUNTED;
  const found = isMany ? undefined : await listFound(most);
  if (found && found.counted < most) return { rows: found.rows, ...totalOf(found.counted) };
  const [rows, known] = await Promise.all([
    repository.walk(db, filter, window, MOST_WALKED + window.offset),
    found?.counted ?? (isSurelyMore(expected, changed, MOST_COUNTED) ? most : repository.count(db, filter, most)),
  ]);
  if (rows.length === window.limit) return { rows, ...totalOf(known) };
  // they all lie further on, or are fewer than was expected
  const { rows: all, counted } = await listFound(null);
  return { rows: all, ...totalOf(counted) };
}
