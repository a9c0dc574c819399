import { sql } from 'kysely';
import type { Db } from '../../../infra/database/db';
import type { SignalKind } from './signals.schemas';

export interface SignalCount {
  remote: string;
  version: string;
  kind: SignalKind;
  count: number;
}

/** A day's number of one kind: whoever makes reports up moves no more. */
const COUNT_MAX = 1_000_000;
const VERSIONS_MAX = 20;

/** What browsers say of versions, by day. */
export const signalsRepository = {
  /**
   * Adds to what was counted; what is said of versions that nobody can have is left out.
   * @param since what was live after this moment may be open still
   */
  async add(db: Db, counts: readonly SignalCount[], day: string, since: Date): Promise<void> {
    await sql`
      insert into remote_signals as known (name, version, day, kind, count)
      select version.name, version.version, ${day}::date, told.kind, told.count
      from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as told (remote text, version text, kind text, count integer)
      join remote_versions as version on version.name = told.remote and version.version = told.version
      join remotes on remotes.name = version.name
      where version.state = 'live' or remotes.canary_version = version.version or version.last_live_at >= ${since}
      -- two calls at once take the rows in one order
      order by 1, 2, 4
      on conflict (name, version, day, kind)
        do update set count = least(known.count + excluded.count, ${COUNT_MAX})`.execute(db);
  },

  /** What was counted of a remote's latest versions since a day, by version and kind; the newest version first. */
  async sum(db: Db, name: string, since: string): Promise<Omit<SignalCount, 'remote'>[]> {
    const { rows } = await sql<Omit<SignalCount, 'remote'>>`
      select version.version, signal.kind, sum(signal.count)::integer as count
      from (
        select version, created_at from remote_versions as each where each.name = ${name}
          and exists (
            select from remote_signals as any_one
            where any_one.name = each.name and any_one.version = each.version and any_one.day >= ${since}::date)
        order by created_at desc, version desc limit ${VERSIONS_MAX}
      ) as version
      join remote_signals as signal on signal.name = ${name} and signal.version = version.version
      where signal.day >= ${since}::date
      group by version.created_at, version.version, signal.kind
      order by version.created_at desc, version.version desc`.execute(db);
    return rows;
  },
};
