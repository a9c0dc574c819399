import type { Insertable } from 'kysely';
import type { Db, Trx } from '../../../infra/database/db';
import type { OrderWriteKeysTable } from '../../../infra/database/tables/orders';

/** Which Idempotency-Keys of staff have been used for a deed. */
export const writeKeysRepository = {
  /** The order that this key was used for. */
  async findOrder(trx: Trx, user_id: string, key: string): Promise<string | undefined> {
    const row = await trx
      .selectFrom('order_write_keys')
      .select('order_id')
      .where('user_id', '=', user_id)
      .where('key', '=', key)
      .executeTakeFirst();
    return row?.order_id;
  },

  async insert(trx: Trx, used: Insertable<OrderWriteKeysTable>): Promise<void> {
    await trx.insertInto('order_write_keys').values(used).execute();
  },

  async removeOld(db: Db, before: Date): Promise<void> {
    await db.deleteFrom('order_write_keys').where('written_at', '<', before).execute();
  },
};
