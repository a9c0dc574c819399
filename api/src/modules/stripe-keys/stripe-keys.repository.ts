import type { Db, Trx } from '../../infra/database/db';
import { findVersionedSettings, replaceSettings } from '../../infra/database/settings-row';

const KEY = 'stripe_keys';

/** A row of JSON in the shop's settings, in which the keys are sealed. */
export const stripeKeysRepository = {
  find: (db: Db | Trx) => findVersionedSettings(db, KEY),

  /** @returns false where they are of another version meanwhile */
  replace: (trx: Trx, row: { value: unknown; version: number; now: Date }): Promise<boolean> =>
    replaceSettings(trx, { key: KEY, ...row }),

  async findName(db: Db | Trx, user_id: string): Promise<string | undefined> {
    const row = await db
      .selectFrom('users')
      .select(['first_name', 'last_name'])
      .where('id', '=', user_id)
      .executeTakeFirst();
    return row && `${row.first_name} ${row.last_name}`.trim();
  },
};
