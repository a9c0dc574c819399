import { sql } from 'kysely';
import type { RawBuilder, Selectable } from 'kysely';
import { countedTo, countRows } from '../../infra/database/count-rows';
import type { Db, Trx } from '../../infra/database/db';
import type { ReviewsTable } from '../../infra/database/tables/engagement';
import { picturesOfReview } from './reviews.repository';
import type { OwnReviewRow } from './reviews.repository';

export type ReviewStateName = 'waiting' | 'published' | 'refused';

export interface ModeratedRow extends OwnReviewRow {
  product: { id: string; name: string; slug: string };
  moderated_at: Date | null;
  version: number;
}

export interface Verdict {
  state: Exclude<ReviewStateName, 'waiting'>;
  refusal_reason: string;
  moderated_by: string;
  moderated_at: Date;
}

/** What the list is narrowed to; what is undefined narrows nothing. */
export interface ReviewFilter {
  state?: ReviewStateName | undefined;
  rating?: number | undefined;
  product_id?: string | undefined;
  search?: string | undefined;
}

type HeldReview = Pick<Selectable<ReviewsTable>, 'product_id' | 'state' | 'answer' | 'version'>;

const columns = sql`reviews.id, reviews.user_id, reviews.author_name, reviews.rating, reviews.body, reviews.verified,
  reviews.state, reviews.refusal_reason, reviews.helpful_count, reviews.created_at, reviews.moderated_at,
  reviews.answer, reviews.answered_at, reviews.version,
  jsonb_build_object('id', products.id, 'name', products.name, 'slug', products.slug) as product, ${picturesOfReview}`;

const LATEST_FIRST = sql`reviews.created_at desc, reviews.id desc`;

/** One index for each (migrations/0060_engagement.sql, 0216_review_answers.sql). */
function orderOf(state: ReviewStateName | undefined): RawBuilder<unknown> {
  if (state === undefined)
    return sql`(reviews.state <> 'waiting'), (case when reviews.state = 'waiting' then reviews.created_at end),
      ${LATEST_FIRST}`;
  return state === 'waiting' ? sql`reviews.created_at, reviews.id` : LATEST_FIRST;
}

/** Reviews with words that begin so, in the review itself or in the name of its product. */
function found(search: string): RawBuilder<unknown> {
  const words = search.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  if (words.length === 0) return sql`false`;
  const typed = words.map((word) => `${word.toLowerCase()}:*`).join(' & ');
  return sql`reviews.id in (
    select id from reviews where to_tsvector('simple', author_name || ' ' || body) @@ to_tsquery('simple', ${typed})
    union all
    select reviews.id from products join reviews on reviews.product_id = products.id
    where products.name_search @@ to_tsquery('simple', ${typed}))`;
}

function matching({ state, rating, product_id, search = '' }: ReviewFilter): RawBuilder<unknown> {
  const conditions = [
    state !== undefined && sql`reviews.state = ${state}`,
    rating !== undefined && sql`reviews.rating = ${rating}`,
    product_id !== undefined && sql`reviews.product_id = ${product_id}`,
    search !== '' && found(search),
  ].filter((condition) => condition !== false);
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/** SQL of reviews as staff sees them. */
export const moderationRepository = {
  /** Those that wait come first, the oldest of them first; of the others the latest. */
  async list(db: Db, filter: ReviewFilter, offset: number, limit: number): Promise<ModeratedRow[]> {
    const { rows } = await sql<ModeratedRow>`
      select ${columns} from reviews join products on products.id = reviews.product_id
      where ${matching(filter)} order by ${orderOf(filter.state)} limit ${limit} offset ${offset}`.execute(db);
    return rows;
  },

  /** How many match, counted no further than `most`. */
  async count(db: Db, filter: ReviewFilter, most: number): Promise<number> {
    const { rows } = await sql<{ total: number }>`
      select ${countedTo(most, sql`reviews where ${matching(filter)}`)} as total`.execute(db);
    return rows[0]?.total ?? 0;
  },

  countWaiting: (db: Db): Promise<number> => countRows(db.selectFrom('reviews').where('state', '=', 'waiting')),

  async find(db: Db | Trx, id: string): Promise<ModeratedRow | undefined> {
    const { rows } = await sql<ModeratedRow>`
      select ${columns} from reviews join products on products.id = reviews.product_id
      where reviews.id = ${id}`.execute(db);
    return rows[0];
  },

  findState: (trx: Trx, id: string): Promise<Pick<HeldReview, 'product_id' | 'state'> | undefined> =>
    trx.selectFrom('reviews').select(['product_id', 'state']).where('id', '=', id).executeTakeFirst(),

  async judge(trx: Trx, id: string, verdict: Verdict): Promise<void> {
    await trx
      .updateTable('reviews')
      .set((eb) => ({ ...verdict, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
  },

  /** Its row stays locked until `trx` ends. */
  lock: (trx: Trx, id: string): Promise<HeldReview | undefined> =>
    trx
      .selectFrom('reviews')
      .select(['product_id', 'state', 'answer', 'version'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),

  /** @param answer null: there is none any more */
  async setAnswer(trx: Trx, id: string, answer: string | null, now: Date): Promise<void> {
    await trx
      .updateTable('reviews')
      .set((eb) => ({ answer, answered_at: answer === null ? null : now, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
  },
};
