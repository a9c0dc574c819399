import { sql } from 'kysely';
import type { Insertable, Selectable } from 'kysely';
import type { Db, Trx } from '../../../infra/database/db';
import type { OrderExchangesTable } from '../../../infra/database/tables/orders';

export type OrderExchangeRow = Selectable<OrderExchangesTable>;

/** What exchanges have taken of orders' money. */
export const exchangesRepository = {
  async insert(trx: Trx, exchange: Insertable<OrderExchangesTable>): Promise<void> {
    await trx.insertInto('order_exchanges').values(exchange).execute();
  },

  /** What they have taken of an order and not given free again, minor units. */
  async sumOf(db: Db | Trx, order_id: string): Promise<number> {
    const row = await db
      .selectFrom('order_exchanges')
      .select(sql<number>`coalesce(sum(amount - released), 0)::bigint`.as('taken'))
      .where('order_id', '=', order_id)
      .executeTakeFirst();
    return row?.taken ?? 0;
  },

  /** The exchange whose goods are those of this order; nobody else changes it until the transaction ends. */
  lockOfReplacement: (trx: Trx, replacement_order_id: string): Promise<OrderExchangeRow | undefined> =>
    trx
      .selectFrom('order_exchanges')
      .selectAll()
      .where('replacement_order_id', '=', replacement_order_id)
      .forUpdate()
      .executeTakeFirst(),

  async setReleased(trx: Trx, return_id: string, released: number): Promise<void> {
    await trx.updateTable('order_exchanges').set({ released }).where('return_id', '=', return_id).execute();
  },
};
