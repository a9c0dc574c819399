import { sql } from 'kysely';
import type { Db } from '../../infra/db';

export interface QueueSigns {
  /** seconds since a worker was last heard of; null when none ever was */
  silent_seconds: number | null;
  /** how long the oldest job or untold event has waited beyond its time, in seconds; 0 when none waits */
  waiting_seconds: number;
}

/** What PostgreSQL knows of the shop's health. Ages are by its own clock: workers may run on other machines. */
export const statusRepository = {
  async ping(db: Db): Promise<void> {
    await sql`select 1`.execute(db);
  },

  async getQueueSigns(db: Db): Promise<QueueSigns> {
    const { rows } = await sql<{ silent_seconds: number | null; untold_seconds: number | null; has_jobs: boolean }>`
      select extract(epoch from now() - max(seen_at)) as silent_seconds,
        (select extract(epoch from now() - min(try_at)) from order_events where try_at is not null) as untold_seconds,
        to_regclass('jobs.job') is not null as has_jobs
      from worker_heartbeats`.execute(db);
    const found = rows[0];
    return {
      silent_seconds: found?.silent_seconds ?? null,
      waiting_seconds: Math.max(found?.untold_seconds ?? 0, found?.has_jobs ? await oldestWaiting(db) : 0),
    };
  },

  /** Says that a worker lives, and forgets those that were not heard of for a day. */
  async beat(db: Db, id: string): Promise<void> {
    await sql`
      insert into worker_heartbeats (id) values (${id}) on conflict (id) do update set seen_at = now()`.execute(db);
    await sql`delete from worker_heartbeats where seen_at < now() - interval '1 day'`.execute(db);
  },

  async leave(db: Db, id: string): Promise<void> {
    await db.deleteFrom('worker_heartbeats').where('id', '=', id).execute();
  },
};

/** pg-boss's own table, which is made when the queue is first used. */
async function oldestWaiting(db: Db): Promise<number> {
  const { rows } = await sql<{ seconds: number | null }>`
    select extract(epoch from now() - min(start_after)) as seconds
    from jobs.job where state < 'active' and start_after <= now()`.execute(db);
  return rows[0]?.seconds ?? 0;
}
