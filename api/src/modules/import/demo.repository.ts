import { sql } from 'kysely';
import type { Db, Trx } from '../../infra/database/db';
import type { CategoryWords } from '../../infra/database/tables/database';
import type { VideoWords } from '../../infra/database/tables/videos';
import { newId } from '../../infra/basics/ids';

export interface DemoCategory {
  name: string;
  slug: string;
  description: string;
  words: CategoryWords;
  image_id: string | null;
  position: number;
}

export interface DemoReview {
  product: string;
  rating: number;
  name: string;
  text: string;
  date: string;
  verified: boolean;
}

const KEY = 'demo';

/** SQL of loading the demo shop. */
export const demoRepository = {
  /** 'empty' where nothing is for sale yet, 'begun' where loading was cut off, else 'in use'. */
  async getState(db: Db): Promise<'empty' | 'begun' | 'in use'> {
    const { rows } = await sql<{ begun: boolean; used: boolean }>`
      select exists (select from settings where key = ${KEY} and value ->> 'state' = 'begun') as begun,
        exists (select from products) or exists (select from categories) as used`.execute(db);
    if (rows[0]?.begun) return 'begun';
    return rows[0]?.used ? 'in use' : 'empty';
  },

  async putState(db: Db | Trx, state: 'begun' | 'loaded', now: Date): Promise<void> {
    const value = JSON.stringify({ state });
    await db
      .insertInto('settings')
      .values({ key: KEY, value, last_modified_at: now })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, last_modified_at: now }))
      .execute();
  },

  async putCategory(db: Db | Trx, { words: texts, ...category }: DemoCategory, now: Date): Promise<void> {
    const { name, description, image_id, position } = category;
    const words = JSON.stringify(texts);
    await db
      .insertInto('categories')
      .values({ id: newId(), parent_id: null, ...category, words, created_at: now, last_modified_at: now })
      .onConflict((conflict) => conflict.column('slug').doUpdateSet({ name, description, words, image_id, position }))
      .execute();
  },

  /** Shows a video behind the first picture of a product, by its address. */
  async putVideo(trx: Trx, slug: string, video_id: string, said: { label: string; words: VideoWords }): Promise<void> {
    await sql`
      insert into product_videos (product_id, video_id, label, words)
      select id, ${video_id}, ${said.label}, ${JSON.stringify(said.words)}::jsonb from products where slug = ${slug}
      on conflict (product_id) do update set video_id = excluded.video_id, label = excluded.label, words = excluded.words`.execute(
      trx,
    );
  },

  /** Gives products their texts in a language, by address; answers the ids of those that are there. */
  async putWords(trx: Trx, language: string, texts: Record<string, object>): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      update products set words = words || jsonb_build_object(${language}::text, said.value)
      from jsonb_each(${JSON.stringify(texts)}::jsonb) as said where products.slug = said.key
      returning products.id`.execute(trx);
    return rows.map(({ id }) => id);
  },

  /** Says in a language what pictures show, by the names of their files. */
  async putPictureWords(trx: Trx, language: string, alts: Record<string, string>): Promise<void> {
    await sql`
      update images set alt_words = alt_words || jsonb_build_object(${language}::text, jsonb_build_object('alt', said.value))
      from jsonb_each_text(${JSON.stringify(alts)}::jsonb) as said where images.file_name = said.key`.execute(trx);
  },

  /** Puts the demo's reviews in the place of all; units sold are what verified reviews speak for. */
  async replaceReviews(trx: Trx, reviews: readonly DemoReview[]): Promise<void> {
    await sql`delete from reviews`.execute(trx);
    const rows = JSON.stringify(reviews.map((review) => ({ id: newId(), ...review })));
    await sql`
      insert into reviews (id, product_id, author_name, rating, body, verified, created_at)
      select review.id, products.id, review.name, review.rating, review.text, review.verified, review.date
      from jsonb_to_recordset(${rows}::jsonb)
        as review (id uuid, product text, rating integer, name text, text text, date timestamptz, verified boolean)
      join products on products.slug = review.product`.execute(trx);
    await sql`
      update products set rating_average = rated.average, rating_count = rated.number, units_sold = rated.verified,
        rating_histogram = rated.stars
      from (
        select product_id, round(avg(rating), 2) as average, count(*) as number,
          count(*) filter (where verified) as verified,
          array[count(*) filter (where rating = 1), count(*) filter (where rating = 2),
            count(*) filter (where rating = 3), count(*) filter (where rating = 4),
            count(*) filter (where rating = 5)]::integer[] as stars
        from reviews where published group by product_id
      ) as rated
      where products.id = rated.product_id`.execute(trx);
  },
};
