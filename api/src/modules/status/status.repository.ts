import { sql } from 'kysely';
import type { Db } from '../../infra/database/db';

export interface QueueSigns {
  /** seconds since a worker was last heard of; null when none ever was */
  silent_seconds: number | null;
  /** how long the oldest job has waited beyond its time, in seconds; 0 when none waits */
  waiting_seconds: number;
  /** the same of what buyers wait for: events of orders, mails, documents of invoices and messages of test cards */
  late_seconds: number;
}

/** One outbox. */
export interface OutboxSigns {
  name: 'order_events' | 'mails' | 'invoices' | 'test_gateway_events';
  /** how many are not settled */
  waiting: number;
  /** since when the oldest of them is there, in seconds; 0 when there is none */
  oldest_seconds: number;
}

/** What PostgreSQL knows of the shop's health. Ages are by its own clock: workers may run on other machines. */
export const statusRepository = {
  async ping(db: Db): Promise<void> {
    await sql`select 1`.execute(db);
  },

  async getQueueSigns(db: Db): Promise<QueueSigns> {
    const { rows } = await sql<{ silent_seconds: number | null; late_seconds: number | null; has_jobs: boolean }>`
      select extract(epoch from now() - max(seen_at)) as silent_seconds,
        extract(epoch from now() - least(
          (select min(try_at) from order_events where try_at is not null),
          (select min(try_at) from mails where try_at is not null and state = 'queued'),
          (select min(try_at) from invoices where try_at is not null),
          (select min(try_at) from test_gateway_events where try_at is not null))) as late_seconds,
        to_regclass('jobs.job') is not null as has_jobs
      from worker_heartbeats`.execute(db);
    const found = rows[0];
    return {
      silent_seconds: found?.silent_seconds ?? null,
      late_seconds: Math.max(found?.late_seconds ?? 0, 0),
      waiting_seconds: found?.has_jobs ? await oldestWaiting(db) : 0,
    };
  },

  /** What waits in each outbox, whether it is due or put off because it failed. */
  async listOutboxes(db: Db): Promise<OutboxSigns[]> {
    const { rows } = await sql<OutboxSigns>`
      select 'order_events' as name, count(*) as waiting,
        coalesce(extract(epoch from now() - min(at)), 0) as oldest_seconds from order_events where try_at is not null
      union all select 'mails', count(*), coalesce(extract(epoch from now() - min(created_at)), 0)
        from mails where try_at is not null and state = 'queued'
      union all select 'invoices', count(*), coalesce(extract(epoch from now() - min(issued_at)), 0)
        from invoices where try_at is not null
      union all select 'test_gateway_events', count(*), coalesce(extract(epoch from now() - min(created_at)), 0)
        from test_gateway_events where try_at is not null`.execute(db);
    return rows;
  },

  /** Mails that were given up in the last 24 hours. */
  async countFailedMails(db: Db): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from mails where state = 'failed' and settled_at > now() - interval '1 day'`.execute(db);
    return rows[0]?.count ?? 0;
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
