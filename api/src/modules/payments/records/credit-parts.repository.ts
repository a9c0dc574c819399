import { sql } from 'kysely';
import type { Db, Trx } from '../../../infra/database/db';
import type { PaymentRow } from './payments.repository';

/** What store credit has paid of orders, with another way for the rest. */
export const creditPartsRepository = {
  /** Oldest first. */
  listOfOrder: (db: Db | Trx, order_id: string): Promise<PaymentRow[]> =>
    db
      .selectFrom('payments')
      .selectAll()
      .where('order_id', '=', order_id)
      .where('purpose', '=', 'credit')
      .orderBy('created_at')
      .execute(),

  /**
   * Cancelled orders that were never paid as a whole, and whose part nobody has asked back. What was asked back and came to
   * nothing is for staff.
   */
  async listLeftOfCancelled(db: Db, limit: number): Promise<string[]> {
    const rows = await db
      .selectFrom('orders')
      .select('orders.id')
      .where('status', '=', 'cancelled')
      .where('credit', '>', 0)
      .where('paid_at', 'is', null)
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('payments')
            .select('payments.id')
            .whereRef('payments.order_id', '=', 'orders.id')
            .where('purpose', '=', 'credit')
            .whereRef('refunded_amount', '<', 'captured_amount')
            .where(({ not, exists, selectFrom }) =>
              not(
                exists(
                  selectFrom('payment_tasks')
                    .select('payment_tasks.id')
                    .whereRef('payment_id', '=', 'payments.id')
                    .where('kind', '=', 'refund')
                    .where('reason', '=', 'order_cancelled'),
                ),
              ),
            ),
        ),
      )
      .orderBy('orders.id')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  },

  /** Whether something is to go back to somebody's store credit, of the whole of an order or a part, and has not yet. */
  async isUnderWay(trx: Trx, user_id: string): Promise<boolean> {
    const { rows } = await sql`
      select from payments where user_id = ${user_id} and method = 'store-credit' and (
        exists (select from payment_tasks where payment_id = payments.id and kind = 'refund' and state = 'wanted')
        or exists (select from order_refunds as refund where refund.order_id = payments.order_id and state = 'pending'
          and coalesce(refund.payment_id, payments.id) = payments.id))
      limit 1`.execute(trx);
    return rows.length > 0;
  },
};
