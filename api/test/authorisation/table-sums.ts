import { sql } from 'kysely';
import type { Db } from '../../src/infra/database/db';

/** What is written about a call, whatever becomes of it. */
const RECORDS = ['idempotency_keys', 'rate_limits', 'worker_heartbeats', 'search_terms'];

/** Asked for once: the tables stay, and PostgreSQL takes longer to name them all than to sum them up. */
const known = new WeakMap<Db, Promise<string[]>>();

async function readTables(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables();
  return tables.flatMap(({ name, schema }) => (schema === 'public' && !RECORDS.includes(name) ? [name] : []));
}

function tablesOf(db: Db): Promise<string[]> {
  const tables = known.get(db) ?? readTables(db);
  known.set(db, tables);
  return tables;
}

/**
 * A checksum of each table, without what is written about every call.
 * @param ids only rows in which one of these stands are looked at; all of them without
 */
export async function sumTables(db: Db, ids?: readonly string[]): Promise<Record<string, string>> {
  const chosen = ids ? sql`where row::text ~ ${ids.join('|')}` : sql``;
  const sums = (await tablesOf(db)).map(
    (name) => sql`
      select ${sql.lit(name)} as name, md5(coalesce(string_agg(row::text, '|' order by row::text), '')) as sum
      from ${sql.table(name)} as row ${chosen}`,
  );
  const { rows } = await sql<{ name: string; sum: string }>`${sql.join(sums, sql` union all `)}`.execute(db);
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
}
