import { sql } from 'kysely';
import type { Trx } from '../../../infra/database/db';

/** So many at a run: the rest has its turn a day later. */
const AT_ONCE = 200;

/** Versions whose files nobody needs. */
export const collectBuildsRepository = {
  /**
   * Notes that the files of old versions are gone, and answers which those are.
   * @param ages `published`: from before this moment; `live`: not live since this one
   */
  async collect(
    trx: Trx,
    ages: { published: Date; live: Date },
    now: Date,
  ): Promise<{ name: string; version: string }[]> {
    const { rows } = await sql<{ name: string; version: string }>`
      update remote_versions set collected_at = ${now}
      where (name, version) in (
        select old.name, old.version from remote_versions as old
        where old.collected_at is null and old.state <> 'live' and old.created_at < ${ages.published}
          and (old.last_live_at is null or old.last_live_at < ${ages.live})
          and not exists (
            select from remotes where remotes.name = old.name and remotes.canary_version = old.version)
          -- where going back leads
          and not exists (
            select from remotes
            join remote_promotions as latest on latest.id = remotes.promotion_id
            join remote_promotions as previous on previous.id = latest.previous_id
            where previous.name = old.name and previous.version = old.version)
        order by old.created_at limit ${AT_ONCE})
      returning name, version`.execute(trx);
    return rows;
  },
};
