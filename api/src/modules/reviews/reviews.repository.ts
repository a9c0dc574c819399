import { sql } from 'kysely';
import type { Insertable, RawBuilder } from 'kysely';
import type { Db, Trx } from '../../infra/database/db';
import { findSettings } from '../../infra/database/settings-row';
import type { ReviewsTable } from '../../infra/database/tables/engagement';
import type { ImageRow } from '../../presenters/goods/image';

export type ReviewSortName = 'newest' | 'helpful' | 'highest' | 'lowest';

export interface ReviewRow {
  id: string;
  user_id: string | null;
  author_name: string;
  rating: number;
  body: string;
  verified: boolean;
  helpful_count: number;
  created_at: Date;
  answer: string | null;
  answered_at: Date | null;
  pictures: ImageRow[];
}

export interface OwnReviewRow extends ReviewRow {
  state: 'waiting' | 'published' | 'refused';
  refusal_reason: string;
  /** of `pictures`, in their order */
  picture_ids: string[];
}

export interface SummaryRow {
  average: number | null;
  count: number;
  histogram: number[];
}

/** What somebody has to do with a review. */
export interface Standing {
  id: string;
  mine: boolean;
  helpful_by_me: boolean;
}

/** The pictures of `reviews.id` as JSON, in order. */
export const picturesOfReview = sql<ImageRow[]>`coalesce((
  select jsonb_agg(jsonb_build_object('hash', images.hash, 'ext', images.ext, 'width', images.width,
    'height', images.height, 'alt', images.alt, 'tone', images.tone, 'derived_widths', to_jsonb(images.derived_widths))
    order by review_pictures.position)
  from review_pictures join uploads on uploads.id = review_pictures.upload_id join images on images.id = uploads.image_id
  where review_pictures.review_id = reviews.id), '[]'::jsonb) as pictures`;

const shown = sql`reviews.id, reviews.user_id, reviews.author_name, reviews.rating, reviews.body, reviews.verified,
  reviews.helpful_count, reviews.created_at, reviews.answer, reviews.answered_at, ${picturesOfReview}`;

const shownToAuthor = sql`${shown}, reviews.state, reviews.refusal_reason, array(
  select upload_id from review_pictures where review_id = reviews.id order by position) as picture_ids`;

/** One index for each (migrations/0060_engagement.sql). */
const ORDERS: Record<ReviewSortName, RawBuilder<unknown>> = {
  newest: sql`created_at desc, id desc`,
  helpful: sql`helpful_count desc, created_at desc, id desc`,
  highest: sql`rating desc, created_at desc, id desc`,
  lowest: sql`rating, created_at, id`,
};

/** A few words that somebody liked a product with. */
type PraiseRow = Pick<ReviewRow, 'id' | 'author_name' | 'rating' | 'body' | 'verified'> & { product_id: string };

/** Of so many, the latest ones, one for each product is looked for. */
const MOST_PRAISE = 60;

export interface ReviewsPage {
  stars: number | undefined;
  sort: ReviewSortName;
  offset: number;
  limit: number;
}

/** SQL of reviews as shoppers read and write them. */
export const reviewsRepository = {
  async list(db: Db, product_id: string, { stars, sort, offset, limit }: ReviewsPage): Promise<ReviewRow[]> {
    const having = stars === undefined ? sql`` : sql`and rating = ${stars}`;
    const { rows } = await sql<ReviewRow>`
      select ${shown} from reviews where product_id = ${product_id} and published ${having}
      order by ${ORDERS[sort]} limit ${limit} offset ${offset}`.execute(db);
    return rows;
  },

  /** The latest short reviews with five stars, one for each product (migrations/0329_praise.sql). */
  async listPraise(db: Db, most: number): Promise<PraiseRow[]> {
    const { rows } = await sql<PraiseRow>`
      with latest as (
        select id, product_id, author_name, rating, body, verified, created_at from reviews
        where published and rating = 5 and char_length(body) between 20 and 240
        order by created_at desc, id desc limit ${MOST_PRAISE})
      select id, product_id, author_name, rating, body, verified from (
        select distinct on (product_id) * from latest order by product_id, created_at desc, id desc) as each
      order by created_at desc, id desc limit ${most}`.execute(db);
    return rows;
  },

  findSummary: (db: Db, product_id: string): Promise<SummaryRow | undefined> =>
    db
      .selectFrom('products')
      .select(['rating_average as average', 'rating_count as count', 'rating_histogram as histogram'])
      .where('id', '=', product_id)
      .executeTakeFirst(),

  /** Whether the store takes reviews of those alone who bought the product: settings, `reviews.buyers_only`. */
  async isForBuyersOnly(db: Db): Promise<boolean> {
    return Object(await findSettings(db, 'reviews')).buyers_only === true;
  },

  /** Which of these reviews somebody found helpful, and which they wrote. */
  async listStandings(db: Db, user_id: string, review_ids: readonly string[]): Promise<Standing[]> {
    const { rows } = await sql<Standing>`
      select reviews.id, reviews.user_id is not distinct from ${user_id}::uuid as mine,
        review_votes.user_id is not null as helpful_by_me
      from reviews left join review_votes on review_votes.review_id = reviews.id and review_votes.user_id = ${user_id}
      where reviews.id = any(${review_ids}::uuid[])`.execute(db);
    return rows;
  },

  async findOwn(db: Db | Trx, product_id: string, user_id: string): Promise<OwnReviewRow | undefined> {
    const { rows } = await sql<OwnReviewRow>`
      select ${shownToAuthor} from reviews
      where product_id = ${product_id} and user_id = ${user_id}`.execute(db);
    return rows[0];
  },

  /** Answers false where they have written one already. */
  async insert(trx: Trx, review: Insertable<ReviewsTable>, upload_ids: readonly string[]): Promise<boolean> {
    const added = await trx
      .insertInto('reviews')
      .values(review)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (added.numInsertedOrUpdatedRows !== 1n) return false;
    const pictures = upload_ids.map((upload_id, position) => ({ review_id: review.id, upload_id, position }));
    if (pictures.length > 0) await trx.insertInto('review_pictures').values(pictures).execute();
    return true;
  },

  /** Answers the uploads that it showed, whose use has ended with it. */
  async remove(trx: Trx, id: string): Promise<string[]> {
    const pictures = await trx
      .deleteFrom('review_pictures')
      .where('review_id', '=', id)
      .returning('upload_id')
      .execute();
    await trx.deleteFrom('reviews').where('id', '=', id).execute();
    return pictures.map(({ upload_id }) => upload_id);
  },

  /** Takes the pictures out of somebody's reviews, because they go; answers the uploads. */
  async removePicturesOf(trx: Trx, user_id: string): Promise<string[]> {
    const { rows } = await sql<{ upload_id: string }>`
      delete from review_pictures using reviews
      where reviews.id = review_pictures.review_id and reviews.user_id = ${user_id}
      returning review_pictures.upload_id`.execute(trx);
    return rows.map(({ upload_id }) => upload_id);
  },

  /** What was said of a product stays; who said it does not. @returns the products that it was said of */
  async anonymise(trx: Trx, user_id: string): Promise<string[]> {
    const rows = await trx
      .updateTable('reviews')
      .set({ author_name: '', user_id: null })
      .where('user_id', '=', user_id)
      .returning('product_id')
      .execute();
    return rows.map(({ product_id }) => product_id);
  },

  /** A published review's product and author; its row stays locked, so that votes are counted one after the other. */
  lockPublished: (trx: Trx, id: string) =>
    trx
      .selectFrom('reviews')
      .select(['id', 'product_id', 'user_id', 'helpful_count'])
      .where('id', '=', id)
      .where('state', '=', 'published')
      .forUpdate()
      .executeTakeFirst(),

  /** Answers whether that changed anything: a second vote of one person is none. */
  async setVote(trx: Trx, review_id: string, user_id: string, helpful: boolean, now: Date): Promise<boolean> {
    if (!helpful) {
      const gone = await trx
        .deleteFrom('review_votes')
        .where('review_id', '=', review_id)
        .where('user_id', '=', user_id)
        .executeTakeFirst();
      return gone.numDeletedRows > 0n;
    }
    const added = await trx
      .insertInto('review_votes')
      .values({ review_id, user_id, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
  },

  async addHelpful(trx: Trx, id: string, by: 1 | -1): Promise<number> {
    const { helpful_count } = await trx
      .updateTable('reviews')
      .set((eb) => ({ helpful_count: eb('helpful_count', '+', by) }))
      .where('id', '=', id)
      .returning('helpful_count')
      .executeTakeFirstOrThrow();
    return helpful_count;
  },

  /** Everything that somebody wrote, with what became of it. */
  async listOf(db: Db, user_id: string): Promise<(OwnReviewRow & { product: string })[]> {
    const { rows } = await sql<OwnReviewRow & { product: string }>`
      select ${shownToAuthor}, products.name as product
      from reviews join products on products.id = reviews.product_id
      where reviews.user_id = ${user_id} order by reviews.created_at, reviews.id`.execute(db);
    return rows;
  },
};
