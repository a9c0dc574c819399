import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import { plannedAnew } from '../prepared/prepared';
import { allOf, byOneOf } from './conditions';
import type { Condition } from './conditions';
import { expectRows, readKnown } from './expected-rows';
import type { TableKnown } from './expected-rows';
import { isBehind, keyOf } from './list-window';
import type { ListOrder, ListWindow, Placed } from './list-window';

/** How many rows `found` has, counted no further than `most`; null: all of them. */
export async function countFound(db: QueryExecutorProvider, found: Condition, most: number | null): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    ${plannedAnew} with found as (${found}) select least(count(*), ${most})::integer as total from found`.execute(db);
  return rows[0]?.total ?? 0;
}

interface ListedTable<Filter, Sort extends string> {
  /** the name that the columns of conditions and orders have before them */
  table: string;
  sorts: Record<Sort, ListOrder>;
  /** the order where it makes no difference */
  usual: Sort;
  /** everything of a filter but what was searched for */
  plain(filter: Filter): Condition;
  /** the ways to be what was searched for, each by an index of its own; none: everything is */
  waysToBeFound(filter: Filter): Condition[];
  /** the same of a row that a walk has met, where looking all of them up costs more than looking at each; else as found */
  isFound?(filter: Filter): Condition[];
  /** what all rows of the list are, where its indexes have nothing else */
  listed?: Condition;
  /** the columns that tell whether a row matches, where a walk passes by many rows: it takes nothing else along */
  told_by?(filter: Filter): readonly string[];
  /** where a walk begins: what is asked for of what an index of this order begins with */
  stretchOf?(filter: Filter, sort: Sort): Condition[];
}

/** SQL of a list of staff: what is rare is found by an index of its own, what is common is met soon. */
export function createListSql<Filter, Sort extends string>({
  table,
  sorts,
  usual,
  plain,
  waysToBeFound,
  isFound = waysToBeFound,
  listed,
  told_by,
  stretchOf = () => [],
}: ListedTable<Filter, Sort>) {
  const rows = sql.table(table);
  const rowId = sql.ref(`${table}.id`);
  const key = sql.ref(`${table}.key`);

  const inList = listed ? [listed] : [];

  const matching = (filter: Filter): Condition => byOneOf(waysToBeFound(filter), allOf([...inList, plain(filter)]));
  const isMet = (filter: Filter): Condition => byOneOf(isFound(filter), plain(filter));
  const met = (filter: Filter): Condition =>
    told_by ? sql.join(['id', ...told_by(filter)].map((name) => sql.ref(`${table}.${name}`))) : sql`${rows}.*`;

  /** A walk along the list for `most` rows from where the window begins, those that do not match with them. */
  const walked = (
    filter: Filter,
    { sort, after }: Pick<ListWindow<Sort>, 'sort' | 'after'>,
    most: number,
  ): Condition => {
    const { column, order } = sorts[sort];
    return sql`(
      select ${met(filter)}, ${column} as key from ${rows}
      where ${allOf([isBehind(sorts[sort], after, rowId), ...inList, ...stretchOf(filter, sort)])}
      order by ${column} ${order}, ${rowId} ${order} limit ${most}
    ) as ${rows}`;
  };

  /** Ids of all that match, or at least `most` of them, each with what the list is sorted by as `key`. */
  function found(filter: Filter, sort: Sort, most: number | null): Condition {
    const some = (way: Condition): Condition =>
      sql`(select ${rowId}, ${sorts[sort].column} as key from ${rows} where ${allOf([...inList, plain(filter), way])} limit ${most})`;
    const ways = waysToBeFound(filter);
    if (ways.length === 0) return some(sql`true`);
    if (most === null || ways.length === 1) return sql.join(ways.map(some), sql` union `);
    // where one way has found enough, those behind it are not tried
    const names = ways.map((_, place) => sql.table(`way_${place}`));
    const tried = ways.map((way, place) => {
      const before = names.slice(0, place).map((name) => sql`(select count(*) from ${name}) < ${most}`);
      return sql`${names[place]} as materialized ${some(allOf([...before, way]))}`;
    });
    const all = names.map((name) => sql`select * from ${name}`);
    return sql`with ${sql.join(tried)} ${sql.join(all, sql` union `)}`;
  }

  return {
    found,

    /** About how many match. */
    expect: (db: QueryExecutorProvider, filter: Filter): Promise<number> => expectRows(db, table, matching(filter)),

    /** What PostgreSQL knows of all. */
    known: (db: QueryExecutorProvider): Promise<TableKnown> => readKnown(db, table),

    /** How many match, counted no further than `most`. */
    count: (db: QueryExecutorProvider, filter: Filter, most: number): Promise<number> =>
      countFound(db, found(filter, usual, most), most),

    /** How many match of the first `walk` rows of the list, counted no further than `most`. */
    countMet: (db: QueryExecutorProvider, filter: Filter, walk: number, most: number): Promise<number> =>
      countFound(
        db,
        sql`select ${rowId} from ${walked(filter, { sort: usual }, walk)} where ${isMet(filter)} limit ${most}`,
        most,
      ),

    /**
     * Begins a statement with a window of all that match, as `page` (`id`, `counted`): they are looked for by whatever index
     * finds them, and sorted.
     * @param most how far they are counted; where there are more, it is the window of some of them. null: all
     */
    foundPage(filter: Filter, window: ListWindow<Sort>, most: number | null): Condition {
      const { order } = sorts[window.sort];
      return sql`${plannedAnew} with found as materialized (${found(filter, window.sort, most)}),
        page as materialized (
          select id, (select count(*)::integer from found) as counted from found
          where ${isBehind(sorts[window.sort], window.after, sql`id`, sql`key`)}
          order by key ${order}, id ${order} limit ${window.limit} offset ${window.offset})`;
    },

    /**
     * The same of many, which are met soon in the order of the list: it is walked along for `most` rows. `page` has fewer than
     * the window where they were not met so soon, and nobody has `counted` them.
     */
    walkedPage(filter: Filter, window: ListWindow<Sort>, most: number): Condition {
      const { order } = sorts[window.sort];
      return sql`${plannedAnew} with page as materialized (
        select ${rowId}, null::integer as counted from ${walked(filter, window, most)}
        where ${isMet(filter)}
        order by ${key} ${order}, ${rowId} ${order} limit ${window.limit} offset ${window.offset})`;
    },

    /** The `sort_key` of rows joined to `page`. */
    keyOf: ({ sort }: ListWindow<Sort>): Condition => keyOf(sorts[sort]),

    /** The order of rows joined to `page`. */
    orderBy({ sort }: ListWindow<Sort>): Condition {
      const { column, order } = sorts[sort];
      return sql`order by ${column} ${order}, ${rowId} ${order}`;
    },
  };
}

type ListSql<Filter, Sort extends string> = ReturnType<typeof createListSql<Filter, Sort>>;

/**
 * The reads of a list of staff.
 * @param pages of `createListSql`
 * @param rowsOf what is said of the rows of `page` (with `page.counted` and `sort_key`), in the order of the list
 */
export function createListReads<
  Row extends { id: string },
  Filter,
  Sort extends string,
  Window extends ListWindow<Sort> = ListWindow<Sort>,
>(
  { foundPage, walkedPage }: Pick<ListSql<Filter, Sort>, 'foundPage' | 'walkedPage'>,
  rowsOf: (window: Window) => Condition,
) {
  type Shown = Row & Placed;
  type Counted = Shown & { counted: number };

  /**
   * A window of all that match: they are looked for by whatever index finds them, and sorted.
   * @param most how far they are counted; where there are more, it is the window of some of them. null: all
   */
  async function listFound(db: QueryExecutorProvider, filter: Filter, window: Window, most: number | null) {
    return (await sql<Counted>`${foundPage(filter, window, most)} ${rowsOf(window)}`.execute(db)).rows;
  }

  /**
   * A window of many, which are met soon in the order of the list: it is walked along for `most` of them.
   * @returns fewer than the window has where they were not met so soon
   */
  async function walk(db: QueryExecutorProvider, filter: Filter, window: Window, most: number): Promise<Shown[]> {
    return (await sql<Shown>`${walkedPage(filter, window, most)} ${rowsOf(window)}`.execute(db)).rows;
  }

  return {
    listFound,
    walk,

    /** A part of a file. @param walked look no further along the list than at so many; null: look the matches up */
    listPart: (db: QueryExecutorProvider, filter: Filter, window: Window, walked: number | null): Promise<Shown[]> =>
      walked === null ? listFound(db, filter, window, null) : walk(db, filter, window, walked),
  };
}

/** All that a list of staff is read and counted by, where it has no ways of its own; as `createListReads`. */
export const createListQueries = <Row extends { id: string }, Filter, Sort extends string>(
  pages: ListSql<Filter, Sort>,
  rowsOf: (window: ListWindow<Sort>) => Condition,
) => ({
  count: pages.count,
  expect: pages.expect,
  known: pages.known,
  countMet: pages.countMet,
  ...createListReads<Row, Filter, Sort>(pages, rowsOf),
});
