import type { Insertable, Selectable } from 'kysely';
import type { Db, Trx } from '../../../infra/database/db';
import type { PaymentTasksTable } from '../../../infra/database/tables/payments';

export type TaskRow = Selectable<PaymentTasksTable>;

/** What providers are to do. */
export const paymentTasksRepository = {
  /** The same id twice is one task. */
  async insert(trx: Trx, task: Insertable<PaymentTasksTable>): Promise<void> {
    await trx
      .insertInto('payment_tasks')
      .values(task)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  find: (db: Db | Trx, id: string): Promise<TaskRow | undefined> =>
    db.selectFrom('payment_tasks').selectAll().where('id', '=', id).executeTakeFirst(),

  listOfPayment: (db: Db | Trx, payment_id: string): Promise<TaskRow[]> =>
    db.selectFrom('payment_tasks').selectAll().where('payment_id', '=', payment_id).orderBy('created_at').execute(),

  /** What is still wanted of an order's payments, whenever its next try would be. */
  listWantedOfOrder: (db: Db, order_id: string): Promise<TaskRow[]> =>
    db
      .selectFrom('payment_tasks')
      .innerJoin('payments', 'payments.id', 'payment_tasks.payment_id')
      .selectAll('payment_tasks')
      .where('payments.order_id', '=', order_id)
      .where('payment_tasks.state', '=', 'wanted')
      .orderBy('payment_tasks.created_at')
      .orderBy('payment_tasks.id')
      .execute(),

  listDue: (db: Db, now: Date, limit: number): Promise<TaskRow[]> =>
    db
      .selectFrom('payment_tasks')
      .selectAll()
      .where('state', '=', 'wanted')
      .where('try_at', '<=', now)
      .orderBy('try_at')
      .limit(limit)
      .execute(),

  async settle(trx: Trx, id: string, state: 'done' | 'refused', last_error: string | null, now: Date): Promise<void> {
    await trx
      .updateTable('payment_tasks')
      .set((eb) => ({ state, last_error, settled_at: now, attempts: eb('attempts', '+', 1) }))
      .where('id', '=', id)
      .where('state', '=', 'wanted')
      .execute();
  },

  /** What was to be taken is to be given up instead. */
  async dropCaptures(trx: Trx, payment_id: string, now: Date): Promise<void> {
    await trx
      .updateTable('payment_tasks')
      .set({ state: 'refused', last_error: 'given_up', settled_at: now })
      .where('payment_id', '=', payment_id)
      .where('kind', '=', 'capture')
      .where('state', '=', 'wanted')
      .execute();
  },

  async noteFailure(db: Db, id: string, last_error: string, try_at: Date): Promise<void> {
    await db
      .updateTable('payment_tasks')
      .set((eb) => ({ last_error, try_at, attempts: eb('attempts', '+', 1) }))
      .where('id', '=', id)
      .where('state', '=', 'wanted')
      .execute();
  },

  /** What goes back, or is to go back, of a payment. */
  async sumRefunds(trx: Trx, payment_id: string): Promise<number> {
    const { sum } = await trx
      .selectFrom('payment_tasks')
      .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amount'), eb.lit(0)).as('sum'))
      .where('payment_id', '=', payment_id)
      .where('kind', '=', 'refund')
      .where('state', '!=', 'refused')
      // Sent, and come to nothing after all.
      .where(({ not, exists, selectFrom, cast, ref }) =>
        not(
          exists(
            selectFrom('payment_facts')
              .select('payment_facts.kind')
              .whereRef('payment_facts.payment_id', '=', 'payment_tasks.payment_id')
              .where('payment_facts.kind', '=', 'refund_failed')
              .where('payment_facts.key', '=', cast<string>(ref('payment_tasks.id'), 'text')),
          ),
        ),
      )
      .executeTakeFirstOrThrow();
    return sum;
  },

  /** What is being taken into an order's schedule and has not been counted yet. */
  async sumCapturesUnderWay(trx: Trx, order_id: string): Promise<number> {
    const { sum } = await trx
      .selectFrom('payments')
      .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amount'), eb.lit(0)).as('sum'))
      .where('order_id', '=', order_id)
      .where('purpose', '=', 'instalment')
      .where('status', '=', 'authorised')
      .where('id', 'in', (eb) =>
        eb.selectFrom('payment_tasks').select('payment_id').where('kind', '=', 'capture').where('state', '=', 'wanted'),
      )
      .executeTakeFirstOrThrow();
    return sum;
  },
};
