import { newId } from '../../infra/basics/ids';
import { postgresCode } from '../../infra/database/db';
import type { Db, Trx } from '../../infra/database/db';
import { findSettings, findVersionedSettings, putSettings, replaceSettings } from '../../infra/database/settings-row';

const KEY = 'taxes';
/** SQLSTATE of a row that names one that is not there. */
const FOREIGN_KEY = '23503';

/** A rate as it is written. */
export interface RateSetting {
  /** without: a new one */
  id?: string;
  country: string;
  /** ways to write a part of the country, between '|'; without: all of it */
  region?: string;
  category_id?: string | null;
  /** by language */
  names: Record<string, string>;
  /** thousandths of a percent */
  rate: number;
}

/** Tax rates by country, region and category. */
export const taxesRepository = {
  listRates: (db: Db | Trx) => db.selectFrom('tax_rates').selectAll().orderBy('id').execute(),

  listCategories: (db: Db | Trx) =>
    db
      .selectFrom('categories')
      .select(['id', 'name', 'parent_id'])
      .where('rule', 'is', null)
      .orderBy('name')
      .orderBy('id')
      .execute(),

  findSettings: (db: Db | Trx): Promise<unknown> => findSettings(db, KEY),

  findVersioned: (db: Db | Trx) => findVersionedSettings(db, KEY),

  putSettings: (trx: Trx, settings: object, now: Date): Promise<void> => putSettings(trx, KEY, settings, now),

  /** @returns false where they are of another version meanwhile */
  replaceSettings: (trx: Trx, row: { value: object; version: number; now: Date }): Promise<boolean> =>
    replaceSettings(trx, { key: KEY, ...row }),

  /** Whether rates were not written because a category of theirs had just been deleted. */
  isOfDeletedCategory: (error: unknown): boolean => postgresCode(error) === FOREIGN_KEY,

  /** Puts these rates in the place of all; one that is told by its id keeps it. */
  async replace(trx: Trx, rates: readonly RateSetting[], now: Date): Promise<void> {
    await trx.deleteFrom('tax_rates').execute();
    if (rates.length === 0) return;
    const rows = rates.map(({ id = newId(), names, category_id = null, ...rate }) => ({
      id,
      ...rate,
      category_id,
      last_modified_at: now,
      names: JSON.stringify(names),
    }));
    await trx.insertInto('tax_rates').values(rows).execute();
  },
};
