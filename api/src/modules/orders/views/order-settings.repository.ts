import { compiledOnce } from '../../../infra/database/compiled-once';
import type { Db, Trx } from '../../../infra/database/db';

/** The settings under the key 'orders'. */
export const orderSettingsRepository = {
  async find(db: Db | Trx): Promise<unknown> {
    return (await selectValue(db, {}))[0]?.value;
  },
};

const selectValue = compiledOnce((db) => db.selectFrom('settings').select('value').where('key', '=', 'orders'));
