import type { Db } from '../infra/database/db';
import { readListCursor, writeListCursor } from '../infra/database/lists/list-cursor';
import type { TableKnown } from '../infra/database/lists/list-sql';
import type { ListWindow, Placed } from '../infra/database/lists/list-window';

/** What staff are shown is counted exactly so far (docs/api.md, 'Paging'). */
export const MOST_COUNTED = 10_000;
/** What every four hundredth row is, fills a page so soon. */
const MOST_WALKED = 20_000;
/** Of what was searched for so few are looked at one by one; of several words an index reads all that each of them has. */
const FEW_LOOKED_AT = 1_500;
const FEW_TOGETHER = 500;
/** Where a page of what was searched for is expected to be met so soon, it is walked to. */
const SOON = 25_000;
/** And a page of what the keys of the list tell. */
const SOON_IN_KEYS = 5_000;
const MOST_WALKED_TO_IT = 30_000;
/** Of several words that are met soon it is said that more than so many match, if they are met so soon. */
const MET_TOGETHER = 100;
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

/** What reads a list whose SQL is `createListSql`'s. */
interface ListRepository<Filter, Window, Row> {
  count(db: Db, filter: Filter, most: number): Promise<number>;
  /** how many PostgreSQL expects to match */
  expect(db: Db, filter: Filter): Promise<number>;
  /** what it knows of all rows of the table */
  known(db: Db): Promise<TableKnown>;
  /** how many of the first `walk` rows match, counted no further than `most` */
  countMet(db: Db, filter: Filter, walk: number, most: number): Promise<number>;
  listFound(db: Db, filter: Filter, window: Window, most: number | null): Promise<(Row & { counted: number })[]>;
  walk(db: Db, filter: Filter, window: Window, most: number): Promise<Row[]>;
}

interface WindowAsked<Filter, Window> {
  filter: Filter;
  window: Window;
  /** whether what is expected to match is near to what does: by one column at most, or one word */
  isKnown: boolean;
  /** whether no key of the list tells it, but each row that may match: a search */
  isSearched?: boolean;
}

/**
 * Whether more than `most` match for certain enough that nobody needs to count them: twice as many are expected, and would
 * be if all that has changed since PostgreSQL looked had matched and were gone.
 */
export const isSurelyMore = (expected: number, changed: number, most: number): boolean => expected - changed > 2 * most;

/**
 * A window of what was searched for, where many are expected and a page of them is met soon in the order of the list. Nobody
 * counts them: of one word or number PostgreSQL knows how many there are more of, of several it is told by those that are met.
 * @returns undefined where they are few, or were not met so soon
 */
async function findMet<Filter, Window extends ListWindow, Row>(
  db: Db,
  repository: ListRepository<Filter, Window, Row>,
  { filter, window, isKnown }: WindowAsked<Filter, Window>,
): Promise<Found<Row> | undefined> {
  const [expected, all] = await Promise.all([repository.expect(db, filter), repository.known(db)]);
  const untilMet = (count: number): number => (count * all.rows) / expected;
  if (expected <= (isKnown ? FEW_LOOKED_AT : FEW_TOGETHER) || untilMet(window.limit) > SOON) return undefined;
  const countMet = async (): Promise<number> => {
    const sure = isKnown ? Math.min(Math.floor((expected - all.changed) / 2), MOST_COUNTED) : 0;
    if (sure > MET_TOGETHER) return sure + 1;
    const most = MET_TOGETHER + 1;
    return untilMet(most) > MOST_WALKED ? 0 : repository.countMet(db, filter, MOST_WALKED, most);
  };
  const [rows, met] = await Promise.all([
    repository.walk(db, filter, window, MOST_WALKED_TO_IT + window.offset),
    countMet(),
  ]);
  if (rows.length < window.limit) return undefined;
  return { rows, total: lessThan(Math.max(met, window.offset + rows.length)), is_exact: false };
}

/** A window of a list that may be long: few are found and sorted, many are walked along in the order of the list. */
export async function findWindow<Filter, Window extends ListWindow, Row>(
  db: Db,
  repository: ListRepository<Filter, Window, Row>,
  asked: WindowAsked<Filter, Window>,
): Promise<Found<Row>> {
  const { filter, window, isKnown, isSearched = false } = asked;
  const listFound = async (most: number | null) => {
    const rows = await repository.listFound(db, filter, window, most);
    return { rows, counted: await countedBeside(rows, window, () => repository.count(db, filter, MOST_COUNTED + 1)) };
  };
  const metSoon = isSearched ? await findMet(db, repository, asked) : undefined;
  if (metSoon) return metSoon;
  const most = MOST_COUNTED + 1;
  const [expected, all] =
    isKnown && !isSearched
      ? await Promise.all([repository.expect(db, filter), repository.known(db)])
      : [0, { rows: 0, changed: 0 }];
  const isMetSoon = expected > FEW_LOOKED_AT && (window.limit * all.rows) / expected <= SOON_IN_KEYS;
  const isMany = expected > 2 * MOST_COUNTED || isMetSoon;
  const found = isMany ? undefined : await listFound(most);
  if (found && found.counted < most) return { rows: found.rows, ...totalOf(found.counted) };
  const [rows, known] = await Promise.all([
    repository.walk(db, filter, window, MOST_WALKED + window.offset),
    found?.counted ?? (isSurelyMore(expected, all.changed, MOST_COUNTED) ? most : repository.count(db, filter, most)),
  ]);
  if (rows.length === window.limit) return { rows, ...totalOf(known) };
  // they all lie further on, or are fewer than was expected
  const { rows: others, counted } = await listFound(null);
  return { rows: others, ...totalOf(counted) };
}
