import { sql } from 'kysely';
import type { Db } from '../src/infra/database/db';
import { eventually } from './harness';

/** Waits until so many in this database wait for rows that others have locked. */
export const untilBlocked = (db: Db, count = 1): Promise<void> =>
  eventually(async () => {
    const { rows } = await sql`
      select from pg_stat_activity
      where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`.execute(db);
    return rows.length >= count;
  });
