import type { Db } from '../../infra/database/db';
import type { TableKnown } from '../../infra/database/lists/expected-rows';
import type { ListWindow } from '../../infra/database/lists/list-window';
import { countedBeside, isSurelyMore, lessThan, MOST_COUNTED, totalOf } from './list-page';
import type { Found } from './list-page';

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
  /**
   * who tells what matches: the keys of the list, of filters; the words of each row, of a search that many match, or its facets; or
   * each row that may match, of which there are few
   */
  told_by: 'keys' | 'words' | 'rows';
  /** whether what is expected to match is near to what does: by one column at most, or one word; what rows tell never is */
  isKnown: boolean;
  /** so few are looked at one by one, where not words tell them */
  few?: number;
}

/**
 * A window of what was searched for, where many are expected and a page of them is met soon in the order of the list. Nobody
 * counts them: of one word or number PostgreSQL knows how many there are more of, of several it is told by those that are met.
 * @returns undefined where they are few, or were not met so soon
 */
async function findMet<Filter, Window extends ListWindow, Row>(
  db: Db,
  repository: ListRepository<Filter, Window, Row>,
  { filter, window, isKnown, few = isKnown ? FEW_LOOKED_AT : FEW_TOGETHER }: WindowAsked<Filter, Window>,
): Promise<Found<Row> | undefined> {
  const [expected, all] = await Promise.all([repository.expect(db, filter), repository.known(db)]);
  const untilMet = (count: number): number => (count * all.rows) / expected;
  if (expected <= few || untilMet(window.limit) > SOON) return undefined;
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

/**
 * A window of what the keys of the list tell, where many are expected or a page of them is met soon: they are counted while it is
 * walked to, unless there are surely more.
 * @returns undefined where they are few, or all lie further on
 */
async function findExpected<Filter, Window extends ListWindow, Row>(
  db: Db,
  repository: ListRepository<Filter, Window, Row>,
  { filter, window, isKnown }: WindowAsked<Filter, Window>,
): Promise<Found<Row> | undefined> {
  const [expected, all] = await Promise.all([repository.expect(db, filter), repository.known(db)]);
  const isMetSoon = expected > FEW_LOOKED_AT && (window.limit * all.rows) / expected <= SOON_IN_KEYS;
  if (expected <= 2 * MOST_COUNTED && !isMetSoon) return undefined;
  const most = MOST_COUNTED + 1;
  const [rows, counted] = await Promise.all([
    repository.walk(db, filter, window, MOST_WALKED + window.offset),
    isKnown && isSurelyMore(expected, all.changed, MOST_COUNTED) ? most : repository.count(db, filter, most),
  ]);
  return rows.length < window.limit && counted > 0 ? undefined : { rows, ...totalOf(counted) };
}

/** A window of a list that may be long: few are found and sorted, many are walked along in the order of the list. */
export async function findWindow<Filter, Window extends ListWindow, Row>(
  db: Db,
  repository: ListRepository<Filter, Window, Row>,
  asked: WindowAsked<Filter, Window>,
): Promise<Found<Row>> {
  const { filter, window, told_by } = asked;
  const listFound = async (most: number | null) => {
    const rows = await repository.listFound(db, filter, window, most);
    return { rows, counted: await countedBeside(rows, window, () => repository.count(db, filter, MOST_COUNTED + 1)) };
  };
  const findMany = told_by === 'keys' ? findExpected : findMet;
  const many = told_by === 'rows' ? undefined : await findMany(db, repository, asked);
  if (many) return many;
  const most = MOST_COUNTED + 1;
  const few = await listFound(most);
  if (few.counted < most) return { rows: few.rows, ...totalOf(few.counted) };
  const rows = await repository.walk(db, filter, window, MOST_WALKED + window.offset);
  if (rows.length === window.limit) return { rows, ...totalOf(few.counted) };
  // they all lie further on
  const { rows: all, counted } = await listFound(null);
  return { rows: all, ...totalOf(counted) };
}
