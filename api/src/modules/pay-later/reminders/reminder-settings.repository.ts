import type { Db, Trx } from '../../../infra/database/db';
import { findVersionedSettings, replaceSettings } from '../../../infra/database/settings-row';

const KEY = 'pay_later_reminders';

/** One row of JSON in the shop's settings. */
export const reminderSettingsRepository = {
  find: (db: Db | Trx) => findVersionedSettings(db, KEY),

  /** @returns false where they are of another version meanwhile */
  replace: (trx: Trx, row: { value: unknown; version: number; now: Date }): Promise<boolean> =>
    replaceSettings(trx, { key: KEY, ...row }),
};
