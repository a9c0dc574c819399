import type { Db, Trx } from '../../infra/db';

/** The settings under the key 'orders'. */
export const orderSettingsRepository = {
  async find(db: Db | Trx): Promise<unknown> {
    const row = await db.selectFrom('settings').select('value').where('key', '=', 'orders').executeTakeFirst();
    return row?.value;
  },
};
