import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../src/infra/database/db';

/**
 * Fills a table, however long a busy machine takes for it, and lets PostgreSQL look at it. On one connection that tells its changes
 * before: told a second later, as usual, they would count as changes since. From then on it is 15 s later, so that nothing is
 * remembered of before (src/infra/database/lists/expected-rows.ts).
 * @param filled the table that is written to by `fill`, by a trigger too
 */
export const fillAnalyzed = (db: Db, filled: string, fill: RawBuilder<unknown>): Promise<void> => {
  const { now } = Date;
  jest.spyOn(Date, 'now').mockImplementation(() => now() + 15_000);
  return db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    try {
      await fill.execute(connection);
    } finally {
      await sql`reset statement_timeout`.execute(connection);
    }
    await sql`select pg_stat_force_next_flush()`.execute(connection);
    await sql`analyze ${sql.table(filled)}`.execute(connection);
  });
};
