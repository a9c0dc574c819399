import { TaggedCache } from '@tessera/server/cache';
import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import { plannedAnew } from '../prepared/prepared';
import type { Condition } from './conditions';

/**
 * Whoever turns pages, comes back or is told of an order asks for the same within moments, and a bulk action makes little of it
 * untrue so soon (docs/decisions/0077-a-guess-is-good-for-moments.md).
 */
const MAX_AGE_MS = 15_000;
/** So many sets of filters, of all lists together. */
const MOST_REMEMBERED = 1_000;

/** What PostgreSQL knows of a table. */
export interface TableKnown {
  /** rows, as it last counted them */
  rows: number;
  /** how many have changed since it last looked at their values: what it expects may be wrong by as many. Infinity where it
   * never looked, or has forgotten since (a crash, a restored copy) */
  changed: number;
}

const createMemory = <T extends object>(): TaggedCache<T> =>
  new TaggedCache({
    maxSize: MOST_REMEMBERED,
    maxAge: MAX_AGE_MS,
    trustWithoutFeed: MAX_AGE_MS,
    now: () => Date.now(),
  });

interface Memories {
  expected: TaggedCache<{ rows: number }>;
  known: TaggedCache<TableKnown>;
}

const memories = new WeakMap<QueryExecutorProvider, Memories>();

/** From now on what this database says is remembered for 15 s. */
export function rememberExpected(db: QueryExecutorProvider): void {
  memories.set(db, { expected: createMemory(), known: createMemory() });
}

/** @param memory where what the database answers is kept; none: it is asked each time */
const remembered = async <T extends object>(
  memory: TaggedCache<T> | undefined,
  key: string,
  ask: () => Promise<T>,
): Promise<T> => (memory ? memory.load(key, async () => ({ value: await ask(), tags: [] })) : ask());

/** How many rows of `table` PostgreSQL expects to match, from what it knows of the columns' values. */
export async function expectRows(db: QueryExecutorProvider, table: string, matching: Condition): Promise<number> {
  const query = sql<{ 'QUERY PLAN': { Plan: { 'Plan Rows': number } }[] }>`
    ${plannedAnew} explain (format json) select from ${sql.table(table)} where ${matching}`.compile(db);
  const key = JSON.stringify([query.sql, query.parameters]);
  const { rows } = await remembered(memories.get(db)?.expected, key, async () => {
    const answer = await db.getExecutor().executeQuery(query);
    return { rows: answer.rows[0]?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0 };
  });
  return rows;
}

/** What PostgreSQL knows of a table. */
export const readKnown = (db: QueryExecutorProvider, table: string): Promise<TableKnown> =>
  remembered(memories.get(db)?.known, table, async () => {
    const { rows } = await sql<{ changed: number | null; rows: number }>`
      select case when coalesce(pg_stat_get_last_analyze_time(oid), pg_stat_get_last_autoanalyze_time(oid)) is not null
        then pg_stat_get_mod_since_analyze(oid)::float8 end as changed, greatest(reltuples, 0)::float8 as rows
      from pg_class where oid = ${table}::regclass`.execute(db);
    return { rows: rows[0]?.rows ?? 0, changed: rows[0]?.changed ?? Infinity };
  });
