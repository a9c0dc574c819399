import { sql } from 'kysely';
import type { Db, Trx } from '../../infra/database/db';
import type { VideosTable } from '../../infra/database/tables/videos';

export type VideoFile = Pick<VideosTable, 'hash' | 'ext'>;
type NewVideo = Omit<VideosTable, 'unused_since'>;

const unused = sql`not exists (select from product_videos where product_videos.video_id = videos.id)`;

/** SQL of stored videos. */
export const storedVideosRepository = {
  /** @returns the id of the one that has this content, which nothing removes for the next days */
  async keep(trx: Trx, video: NewVideo): Promise<string> {
    const { id, hash, ext, bytes, width, height, duration_ms, created_at } = video;
    const { rows } = await sql<{ id: string }>`
      insert into videos (id, hash, ext, bytes, width, height, duration_ms, created_at)
      values (${id}, ${hash}, ${ext}, ${bytes}, ${width}, ${height}, ${duration_ms}, ${created_at})
      on conflict (hash) do update set unused_since = null returning id`.execute(trx);
    if (!rows[0]) throw new Error(`The video ${hash} vanished while it was stored`);
    return rows[0].id;
  },

  isThere: async (trx: Trx, hash: string): Promise<boolean> =>
    (await sql`select from videos where hash = ${hash}`.execute(trx)).rows.length > 0,

  /** Whether there is one of this id, which nobody removes until `trx` ends. */
  hold: async (trx: Trx, id: string): Promise<boolean> =>
    (await sql`select from videos where id = ${id} for key share`.execute(trx)).rows.length > 0,

  /** Of these the rows that no product shows are gone afterwards. */
  async removeUnused(trx: Trx, ids: readonly string[]): Promise<VideoFile[]> {
    const { rows } = await sql<VideoFile>`
      delete from videos where id = any(${ids}::uuid[]) and ${unused} returning hash, ext`.execute(trx);
    return rows;
  },

  /** Notes which ones no product shows any more, and which ones are shown again. */
  async noteUnused(db: Db, now: Date): Promise<void> {
    await sql`
      update videos set unused_since = case when ${unused} then ${now}::timestamptz end
      where (unused_since is null) = ${unused}`.execute(db);
  },

  async listUnused(db: Db, before: Date, most: number): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      select id from videos where unused_since < ${before} order by unused_since limit ${most}`.execute(db);
    return rows.map(({ id }) => id);
  },
};
