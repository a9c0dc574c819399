import { sql } from 'kysely';
import type { Insertable, Selectable } from 'kysely';
import type { Db, Trx } from '../../../infra/database/db';
import type { OrderEditsTable } from '../../../infra/database/tables/orders';

export type OrderEditRow = Selectable<OrderEditsTable>;

/** What was changed of orders, and which payment or refund settled each difference. */
export const orderEditsRepository = {
  async insert(trx: Trx, edit: Insertable<OrderEditsTable>): Promise<void> {
    await trx.insertInto('order_edits').values(edit).execute();
  },

  /** Changes of these orders that are settled apart from their first payment, oldest first. */
  listApart: (db: Db | Trx, order_ids: readonly string[]): Promise<OrderEditRow[]> =>
    db
      .selectFrom('order_edits')
      .selectAll()
      .where('order_id', '=', sql<string>`any(${order_ids}::uuid[])`)
      .where('apart', '=', true)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),

  isSettledBy: async (trx: Trx, settled_by: string): Promise<boolean> =>
    (await trx.selectFrom('order_edits').select('id').where('settled_by', '=', settled_by).executeTakeFirst()) !==
    undefined,

  /** Whatever of an order's differences is open is settled by this payment or refund. */
  async settle(trx: Trx, order_id: string, settled_by: string): Promise<void> {
    await trx
      .updateTable('order_edits')
      .set({ settled_by })
      .where('order_id', '=', order_id)
      .where('apart', '=', true)
      .where('settled_by', 'is', null)
      .execute();
  },

  /** What was to settle them has come to nothing. */
  async reopen(trx: Trx, settled_by: string): Promise<void> {
    await trx.updateTable('order_edits').set({ settled_by: null }).where('settled_by', '=', settled_by).execute();
  },
};
