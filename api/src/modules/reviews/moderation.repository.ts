import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { countRows } from '../../infra/database/count-rows';
import type { Db, Trx } from '../../infra/database/db';
import type { ReviewsTable } from '../../infra/database/tables/engagement';
import { picturesOfReview } from './reviews.repository';
import type { OwnReviewRow } from './reviews.repository';

export type ReviewStateName = 'waiting' | 'published' | 'refused';

export interface ModeratedRow extends OwnReviewRow {
  product: { id: string; name: string; slug: string };
  moderated_at: Date | null;
}

export interface Verdict {
  state: Exclude<ReviewStateName, 'waiting'>;
  refusal_reason: string;
  moderated_by: string;
  moderated_at: Date;
}

const columns = sql`reviews.id, reviews.user_id, reviews.author_name, reviews.rating, reviews.body, reviews.verified,
  reviews.state, reviews.refusal_reason, reviews.helpful_count, reviews.created_at, reviews.moderated_at,
  jsonb_build_object('id', products.id, 'name', products.name, 'slug', products.slug) as product, ${picturesOfReview}`;

/** SQL of reviews as staff sees them. */
export const moderationRepository = {
  /** Those that wait: the oldest first. Others: the latest first. */
  async list(db: Db, state: ReviewStateName, offset: number, limit: number): Promise<ModeratedRow[]> {
    const order =
      state === 'waiting' ? sql`reviews.created_at, reviews.id` : sql`reviews.created_at desc, reviews.id desc`;
    const { rows } = await sql<ModeratedRow>`
      select ${columns} from reviews join products on products.id = reviews.product_id
      where reviews.state = ${state} order by ${order} limit ${limit} offset ${offset}`.execute(db);
    return rows;
  },

  count: (db: Db, state: ReviewStateName): Promise<number> =>
    countRows(db.selectFrom('reviews').where('state', '=', state)),

  async find(db: Db | Trx, id: string): Promise<ModeratedRow | undefined> {
    const { rows } = await sql<ModeratedRow>`
      select ${columns} from reviews join products on products.id = reviews.product_id
      where reviews.id = ${id}`.execute(db);
    return rows[0];
  },

  findState: (trx: Trx, id: string): Promise<Pick<Selectable<ReviewsTable>, 'product_id' | 'state'> | undefined> =>
    trx.selectFrom('reviews').select(['product_id', 'state']).where('id', '=', id).executeTakeFirst(),

  async judge(trx: Trx, id: string, verdict: Verdict): Promise<void> {
    await trx.updateTable('reviews').set(verdict).where('id', '=', id).execute();
  },
};
