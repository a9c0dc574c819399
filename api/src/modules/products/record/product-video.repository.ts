import { sql } from 'kysely';
import type { Db, Trx } from '../../../infra/database/db';
import type { VideoWords } from '../../../infra/database/tables/videos';
import { videoOfProduct } from '../../../presenters/goods/video';
import type { VideoRow } from '../../../presenters/goods/video';

export interface WrittenVideo {
  label: string;
  words: VideoWords;
  place: number;
  poster_id: string | null;
}

/** SQL of which video a product shows. */
export const productVideoRepository = {
  async find(db: Db | Trx, product_id: string): Promise<VideoRow | null> {
    const { rows } = await sql<{ video: VideoRow | null }>`
      select ${videoOfProduct} as video from products where id = ${product_id}`.execute(db);
    return rows[0]?.video ?? null;
  },

  /** Shows a video in the place of the one before: what is said stays, what stood for that one goes. */
  async put(trx: Trx, product_id: string, video_id: string): Promise<void> {
    await sql`
      insert into product_videos (product_id, video_id) values (${product_id}, ${video_id})
      on conflict (product_id) do update set video_id = excluded.video_id,
        poster_id = case when product_videos.video_id = excluded.video_id then product_videos.poster_id end`.execute(
      trx,
    );
  },

  async say(trx: Trx, product_id: string, { label, words, place, poster_id }: WrittenVideo): Promise<void> {
    await sql`
      update product_videos set label = ${label}, words = ${JSON.stringify(words)}::jsonb, place = ${place},
        poster_id = ${poster_id}
      where product_id = ${product_id}`.execute(trx);
  },

  async remove(trx: Trx, product_id: string): Promise<void> {
    await sql`delete from product_videos where product_id = ${product_id}`.execute(trx);
  },
};
