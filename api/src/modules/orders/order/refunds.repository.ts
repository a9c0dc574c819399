import { sql } from 'kysely';
import type { Insertable, Selectable } from 'kysely';
import type { Db, Trx } from '../../../infra/database/db';
import type { OrderRefundsTable } from '../../../infra/database/tables/orders';

export type RefundRow = Selectable<OrderRefundsTable>;

type FollowingRefund = Pick<RefundRow, 'id' | 'order_id' | 'purpose' | 'amount'>;

/** A refund that failed, and that nothing has been done about: the shop's own alone can be made again. */
export const isOpenFailure = ({ state, made, followed_by, closed_at }: RefundRow): boolean =>
  state === 'failed' && made === 'shop' && followed_by === null && closed_at === null;

/** Money that goes back. */
export const refundsRepository = {
  async insert(trx: Trx, refund: Insertable<OrderRefundsTable>): Promise<void> {
    await trx.insertInto('order_refunds').values(refund).execute();
  },

  /** One that was made at the provider; false where it was written before. */
  async insertFound(trx: Trx, refund: Insertable<OrderRefundsTable>): Promise<boolean> {
    const { numInsertedOrUpdatedRows = 0n } = await trx
      .insertInto('order_refunds')
      .values(refund)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows > 0n;
  },

  /** What was written of a refund that was made at the provider: one row, or one for each of its purposes. */
  listFound: (trx: Trx, payment_id: string, provider_key: string): Promise<RefundRow[]> =>
    trx
      .selectFrom('order_refunds')
      .selectAll()
      .where('payment_id', '=', payment_id)
      .where('provider_key', '=', provider_key)
      .orderBy('purpose')
      .execute(),

  /** Another one has taken the place of one that failed. */
  async setFollowed(trx: Trx, id: string, followed_by: string): Promise<void> {
    await trx.updateTable('order_refunds').set({ followed_by }).where('id', '=', id).execute();
  },

  async close(trx: Trx, id: string, closed_at: Date): Promise<void> {
    await trx.updateTable('order_refunds').set({ closed_at }).where('id', '=', id).execute();
  },

  /**
   * A refund that was made takes the place of those that failed and that nothing was done about: of all differences, and
   * of the oldest refund of the same amount, the shop's own before one that was made at the provider.
   */
  async follow(trx: Trx, { id, order_id, purpose, amount }: FollowingRefund): Promise<void> {
    const most = purpose === 'difference' ? null : 1;
    await sql`
      update order_refunds set followed_by = ${id} where id in (
        select id from order_refunds where order_id = ${order_id} and purpose = ${purpose} and state = 'failed'
          and (made = 'shop' or (made = 'provider' and purpose = 'refund'))
          and followed_by is null and closed_at is null and (purpose = 'difference' or amount = ${amount})
        order by made = 'shop' desc, created_at, id limit ${most})`.execute(trx);
  },

  find: (db: Db | Trx, id: string): Promise<RefundRow | undefined> =>
    db.selectFrom('order_refunds').selectAll().where('id', '=', id).executeTakeFirst(),

  listOf: (db: Db | Trx, order_id: string): Promise<RefundRow[]> =>
    db.selectFrom('order_refunds').selectAll().where('order_id', '=', order_id).orderBy('created_at').execute(),

  /**
   * With what their orders' gift cards cost, less what had gone back for them, minor units, and with those that had failed
   * and whose place they took.
   */
  listByIds: (
    trx: Trx,
    ids: readonly string[],
  ): Promise<(RefundRow & { gift_cards_left: number; in_place_of: string[] })[]> =>
    trx
      .selectFrom('order_refunds')
      .selectAll()
      .select(
        sql<number>`(select orders.gift_cards from orders where orders.id = order_refunds.order_id) - (
          select coalesce(sum(before.gift_cards), 0)::bigint from order_refunds as before
          where before.order_id = order_refunds.order_id and before.state = 'done'
            and (before.settled_at, before.id) < (order_refunds.settled_at, order_refunds.id))`.as('gift_cards_left'),
      )
      .select(
        sql<string[]>`array(
          with recursive failed as (
            select id from order_refunds as one where one.followed_by = order_refunds.id
            union select one.id from order_refunds as one join failed on one.followed_by = failed.id)
          select id from failed)`.as('in_place_of'),
      )
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
