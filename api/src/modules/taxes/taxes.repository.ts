import type { Insertable } from 'kysely';
import type { Db, Trx } from '../../infra/database/db';
import { findSettings, putSettings } from '../../infra/database/settings-row';
import type { TaxRatesTable } from '../../infra/database/tables/checkout';

const KEY = 'taxes';

/** Tax rates by country, region and category. */
export const taxesRepository = {
  listRates: (db: Db | Trx) => db.selectFrom('tax_rates').selectAll().orderBy('id').execute(),

  listCategories: (db: Db | Trx) => db.selectFrom('categories').select(['id', 'parent_id']).execute(),

  findSettings: (db: Db | Trx): Promise<unknown> => findSettings(db, KEY),

  putSettings: (trx: Trx, settings: object, now: Date): Promise<void> => putSettings(trx, KEY, settings, now),

  async replace(trx: Trx, rates: Insertable<TaxRatesTable>[]): Promise<void> {
    await trx.deleteFrom('tax_rates').execute();
    if (rates.length > 0) await trx.insertInto('tax_rates').values(rates).execute();
  },
};
