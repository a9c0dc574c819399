import type { Db, Trx } from './db';
import { postgresCode } from './db';
import { pipelined } from './pipeline';
import { RESULT_CHANGED } from './prepared';

const RETRIES = 5;
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';
const PASSING = [SERIALIZATION_FAILURE, DEADLOCK_DETECTED, RESULT_CHANGED];

/**
 * Runs `work` in one transaction and runs it again, at most five times, when PostgreSQL asks for it (serialization
 * failure, deadlock, or a table changed by a migration meanwhile): `work` must therefore touch nothing but `trx`.
 */
export async function withTransaction<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(async (trx) => work(await pipelined(trx)));
    } catch (error) {
      const code = postgresCode(error);
      if (attempt > RETRIES || code === undefined || !PASSING.includes(code)) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** attempt));
    }
  }
}
