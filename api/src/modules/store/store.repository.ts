import type { Db, Trx } from '../../infra/database/db';

/** Settings are rows of JSON under a key. */
export const storeRepository = {
  async find(db: Db | Trx, key: string): Promise<unknown> {
    const row = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
    return row?.value;
  },

  async put(db: Db | Trx, key: string, value: unknown, now: Date): Promise<void> {
    const row = { value: JSON.stringify(value), last_modified_at: now };
    await db
      .insertInto('settings')
      .values({ key, ...row })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((eb) => ({ ...row, version: eb('settings.version', '+', 1) })),
      )
      .execute();
  },

  listImages: (db: Db | Trx, ids: string[]) =>
    db
      .selectFrom('images')
      .select(['id', 'hash', 'ext', 'width', 'height', 'alt', 'tone', 'derived_widths'])
      .where('id', 'in', ids)
      .execute(),
};
