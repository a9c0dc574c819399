import type { Insertable, Selectable } from 'kysely';
import { violatedUniqueIndex } from '../../infra/database/db';
import type { Db, Trx } from '../../infra/database/db';
import type { SavedViewsTable } from '../../infra/database/tables/shell';

export type SavedViewRow = Selectable<SavedViewsTable>;

/** The person has a view of this name. */
export const isNameTaken = (error: unknown): boolean => violatedUniqueIndex(error) === 'saved_views_name';

/** Saved views of staff. */
export const viewsRepository = {
  /** Somebody's own and those that are shared, by name. */
  list: (db: Db, list: SavedViewRow['list'], user_id: string): Promise<SavedViewRow[]> =>
    db
      .selectFrom('saved_views')
      .selectAll()
      .where('list', '=', list)
      .where((eb) => eb.or([eb('user_id', '=', user_id), eb('is_shared', '=', true)]))
      .orderBy((eb) => eb.fn('lower', ['name']))
      .orderBy('id')
      .execute(),

  listOf: (db: Db, user_id: string): Promise<SavedViewRow[]> =>
    db.selectFrom('saved_views').selectAll().where('user_id', '=', user_id).orderBy('created_at').execute(),

  async count(trx: Trx, user_id: string): Promise<number> {
    const row = await trx
      .selectFrom('saved_views')
      .select((eb) => eb.fn.countAll<number>().as('number'))
      .where('user_id', '=', user_id)
      .executeTakeFirst();
    return row?.number ?? 0;
  },

  /** @throws an error that is `isNameTaken` */
  async insert(trx: Trx, view: Insertable<SavedViewsTable>): Promise<void> {
    await trx.insertInto('saved_views').values(view).execute();
  },

  /** One of theirs, or of those that are shared; answers what it was, or undefined where there is none. */
  remove: (trx: Trx, id: string, user_id: string, or_shared: boolean): Promise<SavedViewRow | undefined> =>
    trx
      .deleteFrom('saved_views')
      .where('id', '=', id)
      .where((eb) =>
        or_shared ? eb.or([eb('user_id', '=', user_id), eb('is_shared', '=', true)]) : eb('user_id', '=', user_id),
      )
      .returningAll()
      .executeTakeFirst(),
};
