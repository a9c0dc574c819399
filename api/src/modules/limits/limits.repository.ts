import { sql } from 'kysely';
import type { Db, Trx } from '../../infra/database/db';

/**
 * One row per counted thing: the moment at which everything that was taken has been given back (GCRA). Each call is
 * one statement, so that any number of processes count together.
 */
export const limitsRepository = {
  /** Takes one of `burst`, each of which comes back after `every_ms`; answers null, or how long to wait in ms. */
  async take(db: Db | Trx, key: Buffer, now: Date, burst: number, every_ms: number): Promise<number | null> {
    const next = new Date(now.getTime() + every_ms);
    const full = new Date(now.getTime() + (burst - 1) * every_ms);
    const taken = await sql<{ key: Buffer }>`
      insert into rate_limits (key, busy_until) values (${key}, ${next})
      on conflict (key) do update
        set busy_until = greatest(rate_limits.busy_until, ${now}::timestamptz) + ${every_ms}::float8 * interval '1 millisecond'
        where rate_limits.busy_until <= ${full}
      returning key`.execute(db);
    if (taken.rows.length > 0) return null;
    const row = await db.selectFrom('rate_limits').select('busy_until').where('key', '=', key).executeTakeFirst();
    return Math.max(0, (row?.busy_until.getTime() ?? 0) - full.getTime());
  },

  async giveBack(db: Db | Trx, key: Buffer, every_ms: number): Promise<void> {
    await sql`update rate_limits set busy_until = busy_until - ${every_ms}::float8 * interval '1 millisecond'
      where key = ${key}`.execute(db);
  },

  async clear(db: Db | Trx, key: Buffer): Promise<void> {
    await db.deleteFrom('rate_limits').where('key', '=', key).execute();
  },

  async removeIdle(db: Db, now: Date): Promise<void> {
    await db.deleteFrom('rate_limits').where('busy_until', '<', now).execute();
  },
};
