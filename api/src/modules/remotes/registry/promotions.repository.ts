import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import type { Db, Trx } from '../../../infra/database/db';
import type { RemotePromotionsTable } from '../../../infra/database/tables/database';

/** Of a remote's history, as it is answered. */
const HISTORY_MAX = 100;

/** What was live when: each entry knows where going back from it leads. */
export const promotionsRepository = {
  find: (db: Db | Trx, id: string) =>
    db
      .selectFrom('remote_promotions')
      .select(['id', 'kind', 'version', 'previous_id'])
      .where('id', '=', id)
      .executeTakeFirst(),

  async insert(trx: Trx, promotion: Insertable<RemotePromotionsTable>): Promise<void> {
    await trx.insertInto('remote_promotions').values(promotion).execute();
  },

  /** The latest first. */
  list: (db: Db, name: string) =>
    db
      .selectFrom('remote_promotions as promotion')
      .leftJoin('users', 'users.id', 'promotion.user_id')
      .leftJoin('staff_tokens as token', 'token.id', 'promotion.token_id')
      .select(['promotion.id', 'promotion.kind', 'promotion.version', 'promotion.from_version', 'promotion.reason'])
      .select(['promotion.user_id', 'promotion.token_id', 'token.name as token_name', 'promotion.created_at'])
      .select(sql<string | null>`users.first_name || ' ' || users.last_name`.as('user_name'))
      .where('promotion.name', '=', name)
      .orderBy('promotion.created_at', 'desc')
      .orderBy('promotion.id', 'desc')
      .limit(HISTORY_MAX)
      .execute(),
};
