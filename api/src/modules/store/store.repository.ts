import { sql } from 'kysely';
import type { Language } from '../../core/languages';
import type { Db, Trx } from '../../infra/database/db';
import { listImages } from '../../infra/database/images';
import { findSettings, findVersionedSettings, putSettings, replaceSettings } from '../../infra/database/settings-row';

/** Products in a language are counted no further: whoever reads it has the number by then. */
const MOST_COUNTED = 10_001;

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

  /** How many products have a name in a language, of `MOST_COUNTED` at most, and how many texts of the shop are written in it. */
  async countTranslated(db: Db | Trx, language: Language): Promise<{ products: number; pages: number }> {
    // the index of migrations/0368_found_by_staff.sql has just these products
    const { rows } = await sql<{ products: number; pages: number }>`
      select (select count(*)::integer from (select from products
          where words -> ${sql.lit(language)} ->> 'name' is not null limit ${MOST_COUNTED}) as named) as products,
        (select count(*)::integer from content_pages where language = ${language}) as pages`.execute(db);
    return rows[0] ?? { products: 0, pages: 0 };
  },
};
