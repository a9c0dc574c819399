import { sql } from 'kysely';
import type { Db, Trx } from '../../infra/database/db';
import { listImages } from '../../infra/database/images';
import { findSettings, findVersionedSettings, putSettings, replaceSettings } from '../../infra/database/settings-row';

/** The store's own settings, and its pictures. */
export const storeRepository = {
  find: findSettings,

  put: putSettings,

  findVersioned: findVersionedSettings,

  replace: replaceSettings,

  listImages,

  /** Whether there is anything whose price or sum is of the store's currency. */
  async hasAmounts(db: Db | Trx): Promise<boolean> {
    const { rows } = await sql<{ has: boolean }>`
      select exists (select from products) or exists (select from orders) or exists (select from coupons)
        or exists (select from gift_cards) or exists (select from store_credits) as has`.execute(db);
    return rows[0]?.has ?? true;
  },
};
