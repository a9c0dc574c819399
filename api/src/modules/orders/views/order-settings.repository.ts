import { compiledOnce } from '../../../infra/database/compiled-once';
import type { Db, Trx } from '../../../infra/database/db';

/** What the store's settings and those of orders say about orders. */
export const orderSettingsRepository = {
  /** @returns what was put under each key; undefined where nothing was */
  async find(db: Db | Trx): Promise<{ store: unknown; orders: unknown }> {
    const rows = await selectValues(db, {});
    const of = (key: string) => rows.find((row) => row.key === key)?.value;
    return { store: of('store'), orders: of('orders') };
  },
};

const selectValues = compiledOnce((db) =>
  db.selectFrom('settings').select(['key', 'value']).where('key', 'in', ['store', 'orders']),
);
