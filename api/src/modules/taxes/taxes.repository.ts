import type { Insertable } from 'kysely';
import type { Db, Trx } from '../../infra/database/db';
import type { TaxRatesTable } from '../../infra/database/tables/orders';

const KEY = 'taxes';

/** Tax rates by country, region and category. */
export const taxesRepository = {
  listRates: (db: Db | Trx) => db.selectFrom('tax_rates').selectAll().orderBy('id').execute(),

  listCategories: (db: Db | Trx) => db.selectFrom('categories').select(['id', 'parent_id']).execute(),

  async findSettings(db: Db | Trx): Promise<unknown> {
    const row = await db.selectFrom('settings').select('value').where('key', '=', KEY).executeTakeFirst();
    return row?.value;
  },

  async putSettings(trx: Trx, settings: object, now: Date): Promise<void> {
    const row = { value: JSON.stringify(settings), last_modified_at: now };
    await trx
      .insertInto('settings')
      .values({ key: KEY, ...row })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((eb) => ({ ...row, version: eb('settings.version', '+', 1) })),
      )
      .execute();
  },

  async replace(trx: Trx, rates: Insertable<TaxRatesTable>[]): Promise<void> {
    await trx.deleteFrom('tax_rates').execute();
    if (rates.length > 0) await trx.insertInto('tax_rates').values(rates).execute();
  },
};
