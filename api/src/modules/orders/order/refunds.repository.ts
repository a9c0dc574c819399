import { sql } from 'kysely';
import type { Insertable, Selectable } from 'kysely';
import type { Db, Trx } from '../../../infra/database/db';
import type { OrderRefundsTable } from '../../../infra/database/tables/orders';

export type RefundRow = Selectable<OrderRefundsTable>;

/** Money that goes back. */
export const refundsRepository = {
  async insert(trx: Trx, refund: Insertable<OrderRefundsTable>): Promise<void> {
    await trx.insertInto('order_refunds').values(refund).execute();
  },

  find: (db: Db | Trx, id: string): Promise<RefundRow | undefined> =>
    db.selectFrom('order_refunds').selectAll().where('id', '=', id).executeTakeFirst(),

  listOf: (db: Db | Trx, order_id: string): Promise<RefundRow[]> =>
    db.selectFrom('order_refunds').selectAll().where('order_id', '=', order_id).orderBy('created_at').execute(),

  listByIds: (trx: Trx, ids: readonly string[]): Promise<RefundRow[]> =>
    trx
      .selectFrom('order_refunds')
      .selectAll()
      .where('id', '=', sql<string>`any(${ids}::uuid[])`)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),

  /** Answers whether it was in the state `from`. */
  async settle(
    trx: Trx,
    id: string,
    from: RefundRow['state'],
    state: 'done' | 'failed',
    message: string | null,
    now: Date,
  ): Promise<boolean> {
    const result = await trx
      .updateTable('order_refunds')
      .set({ state, message, settled_at: now })
      .where('id', '=', id)
      .where('state', '=', from)
      .executeTakeFirst();
    return result.numUpdatedRows > 0n;
  },
};
