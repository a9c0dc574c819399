import type { Db, Trx } from './db';
import { postgresCode } from './db';
import { pipelined } from './pipeline';
import { RESULT_CHANGED } from './prepared/prepared';

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
 *   trip. Where one of them fails, nothing is committed, and the failure is thrown.
 */
export async function withTransaction<T>(db: Db, work: (trx: Trx, withCommit: WithCommit) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const last: Promise<unknown>[] = [];
    const withCommit: WithCommit = (promise) => {
      // Looked at below; until then it may fail without being missed.
      promise.catch(() => undefined);
      last.push(promise);
    };
    let worked = false;
    try {
      const answer = await db.transaction().execute(async (trx) => {
        const done = await work(await pipelined(trx), withCommit);
        worked = true;
        return done;
      });
      await Promise.all(last);
      return answer;
    } catch (failure) {
      const error = worked ? await firstFailure(last, failure) : failure;
      const code = postgresCode(error);
      if (attempt > RETRIES || code === undefined || !PASSING.includes(code)) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** attempt));
    }
  }
}

/** A commit fails because of what failed before it: that is what to tell. */
async function firstFailure(last: Promise<unknown>[], otherwise: unknown): Promise<unknown> {
  const failed = (await Promise.allSettled(last)).find((one) => one.status === 'rejected');
  return failed ? failed.reason : otherwise;
}
