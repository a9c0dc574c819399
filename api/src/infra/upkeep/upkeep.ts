import { sql } from 'kysely';
import type { Config } from '../../core/config';
import type { Logger } from '../process/logger';
import { createDb } from '../database/db';
import type { Db } from '../database/db';

/** An index over a million products takes longer than any request may. */
const LONGEST_MS = 3_600_000;

/** Runs `work` on a connection of its own, past a pooler, that may take long and use memory as an upkeep does. */
export async function withPatience<T>(
  { config, logger }: { config: Pick<Config, 'database_direct_url'>; logger: Logger },
  work: (connection: Db) => Promise<T>,
): Promise<T> {
  const connection = createDb({
    database_url: config.database_direct_url,
    application_name: 'tessera upkeep',
    pool_max: 1,
    logger,
    statement_timeout_ms: LONGEST_MS,
  });
  try {
    await sql`set maintenance_work_mem = '512MB'`.execute(connection);
    return await work(connection);
  } finally {
    await connection.destroy();
  }
}
