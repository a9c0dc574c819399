import { readListCursor, writeListCursor } from '../../infra/database/lists/list-cursor';
import type { ListWindow, Placed } from '../../infra/database/lists/list-window';

/** What staff are shown is counted exactly so far (docs/api.md, 'Paging'). */
export const MOST_COUNTED = 10_000;
const ROUND = [1_000, 100, 10];

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

/** A round number that there are more of, where so many were met before looking ended. */
export function lessThan(counted: number): number {
  const unit = ROUND.find((value) => counted > value) ?? 1;
  return Math.floor((counted - 1) / unit) * unit;
}

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

/** PostgreSQL looks at 30,000 rows of a table: how often something is there that every hundredth has, it knows to a fifth or better. */
const SURELY = 1.5;

/**
 * Whether more than `most` match for certain enough that nobody needs to count them: half as many again are expected, and
 * would be if all that has changed since PostgreSQL looked had matched and were gone.
 */
export const isSurelyMore = (expected: number, changed: number, most: number): boolean =>
  expected - changed > SURELY * most;
