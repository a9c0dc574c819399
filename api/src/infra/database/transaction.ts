import type { Db, Trx } from './db';
import { postgresCode } from './db';
import { pipelined } from './pipeline';
import { RESULT_CHANGED } from './prepared';

const RETRIES = 5;
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';
const PASSING = [SERIALIZATION_FAILURE, DEADLOCK_DETECTED, RESULT_CHANGED];

/** Takes a statement that has been asked for and is not waited for. */
export type WithCommit = (last: Promise<unknown>) => void;

/**
 * Runs `work` in one transaction and runs it again, at most five times, when PostgreSQL asks for it (serialization
 * failure, deadlock, or a table changed by a migration meanwhile): `work` must therefore touch nothing but `trx`.
 * @param work may leave its last statements to `withCommit` instead of waiting for them: they and the commit are one round
 *   trip. Where one of them fails, PostgreSQL answers the commit by undoing everything, and the failure is thrown.
 */
export async function withTransaction<T>(db: Db, work: (trx: Trx, withCommit: WithCommit) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const last: Promise<unknown>[] = [];
      const answer = await db.transaction().execute(async (trx) =>
        work(await pipelined(trx), (promise) => {
          // Looked at below; until then it may fail without being missed.
          promise.catch(() => undefined);
          last.push(promise);
        }),
      );
      await Promise.all(last);
      return answer;
    } catch (error) {
      const code = postgresCode(error);
      if (attempt > RETRIES || code === undefined || !PASSING.includes(code)) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** attempt));
    }
  }
}
