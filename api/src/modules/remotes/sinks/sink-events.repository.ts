import { sql } from 'kysely';
import type { Db, Trx } from '../../../infra/database/db';
import type { SinkEvent } from './sink-event';

/** Something to be told to the sinks of a remote. */
export interface SaidOf extends Omit<SinkEvent, 'minute'> {
  remote: string;
}

/** Of one sink: what is the same within a minute is one. */
const WAITING_MAX = 500;
const COUNT_MAX = 1_000_000;

/** What waits to be sent to sinks. */
export const sinkEventsRepository = {
  /**
   * Adds to what waits, for each sink that is on; what is said of versions that nobody can have is left out. The oldest go
   * where there are too many, and are counted.
   * @param since what was live after this moment may be open still
   */
  async add(db: Db, said: readonly SaidOf[], minute: Date, since: Date): Promise<void> {
    const { rows } = await sql<{ sink_id: string }>`
      insert into remote_sink_events as known (id, sink_id, version, kind, minute, message, path, slot, count)
      select told.id, sink.id, version.version, told.kind, ${minute}, told.message, told.path, told.slot, told.count
      from jsonb_to_recordset(${JSON.stringify(said)}::jsonb) as told
        (id uuid, remote text, version text, kind text, message text, path text, slot text, count integer)
      join remote_sinks as sink on sink.name = told.remote and sink.is_on
      join remote_versions as version on version.name = told.remote and version.version = told.version
      join remotes on remotes.name = version.name
      where version.state = 'live' or remotes.canary_version = version.version or version.last_live_at >= ${since}
      -- two calls at once take the rows in one order
      order by 2, 3, 4, 6, 7, 8
      on conflict (sink_id, version, kind, minute, md5(message || E'\n' || path || E'\n' || slot))
        do update set count = least(known.count + excluded.count, ${COUNT_MAX})
      returning sink_id`.execute(db);
    if (rows.length > 0) await this.trim(db, [...new Set(rows.map(({ sink_id }) => sink_id))].sort());
  },

  async trim(db: Db, sinks: readonly string[]): Promise<void> {
    await sql`
      with gone as (
        delete from remote_sink_events where (sink_id, id) in (
          select sink_id, id from remote_sink_events where (sink_id, id) in (
            select sink_id, id from (
              select sink_id, id, row_number() over (partition by sink_id order by minute desc, id desc) as nth
              from remote_sink_events where sink_id = any (${sinks}::uuid[])
            ) as waiting where nth > ${WAITING_MAX})
          -- what another call is adding to, or sending, is not waited for
          for update skip locked)
        returning sink_id, count
      )
      update remote_sinks set dropped = least(dropped + lost.count, ${COUNT_MAX})
      from (select sink_id, sum(count) as count from gone group by sink_id) as lost
      where remote_sinks.id = lost.sink_id`.execute(db);
  },

  /** Takes the oldest out. @param most so many at the most */
  async take(trx: Trx, sink_id: string, most: number): Promise<SinkEvent[]> {
    const { rows } = await sql<Omit<SinkEvent, 'minute'> & { minute: Date }>`
      delete from remote_sink_events where sink_id = ${sink_id} and id in (
        select id from remote_sink_events where sink_id = ${sink_id} order by minute, id limit ${most}
        for update skip locked)
      returning id, version, kind, minute, message, path, slot, count`.execute(trx);
    return rows
      .map((row) => ({ ...row, minute: row.minute.toISOString() }))
      .sort((a, b) => (a.minute + a.id < b.minute + b.id ? -1 : 1));
  },

  async removeAll(trx: Trx, sink_id: string): Promise<void> {
    await trx.deleteFrom('remote_sink_events').where('sink_id', '=', sink_id).execute();
  },
};
