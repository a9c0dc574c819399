import { DummyDriver, Kysely, PostgresDialect, Transaction } from 'kysely';
import type { QueryExecutor } from 'kysely';
import { postgresCode } from './db';
import type { Db, Trx } from './db';
import { ABORTED } from './prepared/prepared-query';
import type { Database } from './tables/database';

/** Kysely wants to be told of these, and asks nothing of them once there is a connection. */
const BEHIND = {
  dialect: new PostgresDialect({ pool: () => Promise.reject(new Error('There is a connection already')) }),
  driver: new DummyDriver(),
};

/** Sends each statement at once. Kysely's own sends it when the one before has been answered. */
async function sendingAtOnce(executor: QueryExecutor) {
  const connection = await executor.provideConnection((own) => Promise.resolve(own));
  const next = executor.withConnectionProvider({ provideConnection: (use) => use(connection) });
  return { ...BEHIND, config: BEHIND, executor: next };
}

/** The same transaction, whose statements may be sent before the one before is answered: see `together`. */
export async function pipelined(trx: Trx): Promise<Trx> {
  return new Transaction<Database>(await sendingAtOnce(trx.getExecutor()));
}

/**
 * Runs `work` with one connection of its own, or with the transaction that it is given: reads that are asked for
 * `together` take one connection and one round trip.
 */
export function onOneConnection<T>(handle: Db | Trx, work: (own: Db | Trx) => Promise<T>): Promise<T> {
  if (handle.isTransaction) return work(handle);
  return handle.connection().execute(async (own) => work(new Kysely<Database>(await sendingAtOnce(own.getExecutor()))));
}

/**
 * Waits for all of these, also when one fails, and then throws what failed first: nothing of them is under way any more
 * when their transaction ends. On one connection each is sent without waiting for the others, in the order given, as far
 * as its first statement; PostgreSQL works on them one after the other, and each sees what those before it did.
 *
 * One that is a pipeline itself tells its failure later than those behind it are told that they were passed over: these
 * are the reason of nothing.
 */
export async function inPipeline<T extends readonly unknown[]>(
  ...works: { [Index in keyof T]: Promise<T[Index]> }
): Promise<T> {
  const all = Promise.all(works);
  all.catch(() => undefined);
  const reasons = (await Promise.allSettled(works)).flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  const first: unknown = reasons.length > 0 ? await all.catch((error: unknown) => error) : undefined;
  if (postgresCode(first) === ABORTED) throw reasons.find((reason) => postgresCode(reason) !== ABORTED) ?? first;
  return all as unknown as Promise<T>; // of the same promises, in their order
}
