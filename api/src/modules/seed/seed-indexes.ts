import { sql } from 'kysely';
import type { Infra } from '../../infra';
import type { Db } from '../../infra/database/db';
import { withTransaction } from '../../infra/database/transaction';
import { withPatience } from '../../infra/upkeep/upkeep';

const KEY = 'seed.indexes';
const TABLES = ['products', 'variants', 'product_images', 'product_options', 'product_attribute_values'];

interface IndexRow {
  name: string;
  definition: string;
}

/**
 * Takes the catalogue's indexes away, but for those that keep rows unique: filling them row by row takes many times
 * longer than making them in the end. What they were is kept, so that a load that was cut off can bring them back.
 */
export async function dropIndexes(db: Db, now: Date): Promise<void> {
  await withTransaction(db, async (trx) => {
    const { rows } = await sql<IndexRow>`
      select indexname as name, indexdef as definition from pg_indexes
      where schemaname = current_schema() and tablename = any(${TABLES}::text[]) and indexdef not like 'CREATE UNIQUE%'
      order by indexname`.execute(trx);
    if (rows.length === 0) return;
    await sql`
      insert into settings (key, value, last_modified_at) values (${KEY}, ${JSON.stringify(rows)}::jsonb, ${now})
      on conflict (key) do update set value = settings.value || excluded.value`.execute(trx);
    for (const { name } of rows) await sql`drop index ${sql.id(name)}`.execute(trx);
  });
}

/** Makes every index anew that dropIndexes took away, then statistics and visibility for the planner. */
export async function restoreIndexes(
  upkeep: Pick<Infra, 'config' | 'logger'>,
  onIndex: (name: string) => void,
): Promise<void> {
  await withPatience(upkeep, async (connection) => {
    const { rows } = await sql<{ value: IndexRow[] }>`select value from settings where key = ${KEY}`.execute(
      connection,
    );
    for (const { name, definition } of rows[0]?.value ?? []) {
      onIndex(name);
      await sql.raw(definition.replace('CREATE INDEX ', 'CREATE INDEX IF NOT EXISTS ')).execute(connection);
    }
    await sql`delete from settings where key = ${KEY}`.execute(connection);
    await sql`vacuum (analyze) ${sql.join([...TABLES, 'search_words'].map((table) => sql.table(table)))}`.execute(
      connection,
    );
  });
}
