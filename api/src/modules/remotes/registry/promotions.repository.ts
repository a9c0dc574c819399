import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import type { RemoteDescriptor } from '@tessera/shared/composition';
import type { Db, Trx } from '../../../infra/database/db';
import type { RemotePromotionsTable } from '../../../infra/database/tables/database';
import { isForeign } from './remotes.repository';

/** Of a remote's history, as it is answered. */
const HISTORY_MAX = 100;
/** Releases that are on trial at once: renderers hold what each has replaced. */
export const FORMERS_MAX = 3;

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

  /**
   * The releases of the shop since a moment, one of each remote, where they stand and replaced a version whose files are there.
   * @param proven for so many milliseconds that version must have been live at one time, whenever that was: what was gone
   *   back to a minute ago may have served for weeks
   * @returns what was live before each, that of the latest release first
   */
  async listFormers(db: Db | Trx, since: Date, proven: number) {
    const rows = await db
      .selectFrom('remotes')
      .innerJoin('remote_promotions as latest', 'latest.id', 'remotes.promotion_id')
      .innerJoin('remote_promotions as previous', 'previous.id', 'latest.previous_id')
      .innerJoin('remote_versions as version', (join) =>
        join.onRef('version.name', '=', 'remotes.name').onRef('version.version', '=', 'previous.version'),
      )
      .select(['version.name', 'version.version', 'version.base_url', 'version.descriptor'])
      .select(isForeign('version.name').as('foreign'))
      .where('latest.kind', '=', 'promote')
      .where('latest.created_at', '>=', since)
      .where('version.collected_at', 'is', null)
      .where(
        sql<boolean>`exists (
          select from (
            select version, lead(created_at) over (order by created_at, id) - created_at as lasted
            from remote_promotions where name = remotes.name
          ) as time
          where time.version = previous.version and time.lasted >= make_interval(secs => ${proven / 1_000}))`,
      )
      .whereRef('previous.version', '<>', 'remotes.live_version')
      .orderBy('latest.created_at', 'desc')
      .orderBy('latest.id', 'desc')
      .limit(FORMERS_MAX)
      .execute();
    // only `insertVersion` writes descriptors
    return rows.map((row) => ({ ...row, descriptor: row.descriptor as RemoteDescriptor }));
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
