import { compiledOnce } from '../../../infra/database/compiled-once';
import type { Db, Trx } from '../../../infra/database/db';

const KEY = 'payments';

/** One row of JSON in the shop's settings. */
export const paymentSettingsRepository = {
  async find(db: Db | Trx): Promise<unknown> {
    return (await selectValue(db, {}))[0]?.value;
  },

  async put(db: Db | Trx, value: unknown, now: Date): Promise<void> {
    const row = { value: JSON.stringify(value), last_modified_at: now };
    await db
      .insertInto('settings')
      .values({ key: KEY, ...row })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((eb) => ({ ...row, version: eb('settings.version', '+', 1) })),
      )
      .execute();
  },
};

const selectValue = compiledOnce((db) => db.selectFrom('settings').select('value').where('key', '=', KEY));
