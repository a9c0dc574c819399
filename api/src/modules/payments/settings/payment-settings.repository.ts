import { compiledOnce } from '../../../infra/database/compiled-once';
import type { Db, Trx } from '../../../infra/database/db';
import { findVersionedSettings, putSettings, replaceSettings } from '../../../infra/database/settings-row';

const KEY = 'payments';

/** One row of JSON in the shop's settings. */
export const paymentSettingsRepository = {
  async find(db: Db | Trx): Promise<unknown> {
    return (await selectValue(db, {}))[0]?.value;
  },

  findVersioned: (db: Db | Trx) => findVersionedSettings(db, KEY),

  /** @returns false where they are of another version meanwhile */
  replace: (trx: Trx, row: { value: unknown; version: number; now: Date }): Promise<boolean> =>
    replaceSettings(trx, { key: KEY, ...row }),

  put: (db: Db | Trx, value: unknown, now: Date): Promise<void> => putSettings(db, KEY, value, now),
};

const selectValue = compiledOnce((db) => db.selectFrom('settings').select('value').where('key', '=', KEY));
