import { sql } from 'kysely';
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

  /** Answers how often it has been tried with this; 0 where it is not wanted any more. */
  async noteFailure(db: Db, id: string, last_error: string, try_at: Date): Promise<number> {
    const row = await db
      .updateTable('payment_tasks')
      .set((eb) => ({ last_error, try_at, attempts: eb('attempts', '+', 1) }))
      .where('id', '=', id)
      .where('state', '=', 'wanted')
      .returning('attempts')
      .executeTakeFirst();
    return row?.attempts ?? 0;
  },

  /**
   * What goes back, or is to go back, of a payment: by tasks, by hand in the place of one that failed, and by refunds that
   * were made at the provider itself.
   */
  async sumRefunds(trx: Trx, payment_id: string): Promise<number> {
    const { rows } = await sql<{ sum: number }>`
      select (
        select coalesce(sum(amount), 0) from payment_tasks as task
        where payment_id = ${payment_id} and kind = 'refund' and (by_hand is not null or state <> 'refused'
          -- sent, and come to nothing after all
          and not exists (
            select from payment_facts where payment_facts.payment_id = task.payment_id and kind = 'refund_failed'
              and key = task.id::text))
      ) + (
        select coalesce(sum(elsewhere.amount), 0) from (
          select key, max(amount) as amount from payment_facts as fact
          where payment_id = ${payment_id} and kind = 'refunded' and not exists (
            select from payment_tasks where payment_tasks.payment_id = fact.payment_id and payment_tasks.id::text = fact.key)
          and not exists (
            select from payment_facts as failed where failed.payment_id = fact.payment_id
              and failed.kind = 'refund_failed' and failed.key = fact.key)
          group by key
        ) as elsewhere
      ) as sum`.execute(trx);
    return Number(rows[0]?.sum ?? 0);
  },

  /** What was to go back of an order's payments, oldest first, with whether it came to nothing after all. */
  listRefundsOfOrder: (db: Db | Trx, order_id: string): Promise<(TaskRow & { failed: boolean; why: string })[]> =>
    db
      .selectFrom('payment_tasks')
      .innerJoin('payments', 'payments.id', 'payment_tasks.payment_id')
      .leftJoin('payment_facts', (join) =>
        join
          .onRef('payment_facts.payment_id', '=', 'payment_tasks.payment_id')
          .on('payment_facts.kind', '=', 'refund_failed')
          .on(sql<boolean>`payment_facts.key = payment_tasks.id::text`),
      )
      .selectAll('payment_tasks')
      .select([
        sql<boolean>`bool_or(payment_tasks.state = 'refused' or payment_facts.kind is not null)`.as('failed'),
        sql<string>`coalesce(min(nullif(payment_facts.reason, '')), '')`.as('why'),
      ])
      .where('payments.order_id', '=', order_id)
      .where('payment_tasks.kind', '=', 'refund')
      .groupBy('payment_tasks.id')
      .orderBy('payment_tasks.created_at')
      .orderBy('payment_tasks.id')
      .execute(),

  /** The last task to take money of each of these payments. */
  listCaptures: (db: Db | Trx, payment_ids: readonly string[]): Promise<TaskRow[]> =>
    db
      .selectFrom('payment_tasks')
      .selectAll()
      .distinctOn('payment_id')
      .where('payment_id', '=', sql<string>`any(${payment_ids}::uuid[])`)
      .where('kind', '=', 'capture')
      .orderBy('payment_id')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute(),

  /** What has become of one that failed. */
  async setFollowed(
    trx: Trx,
    id: string,
    what: { followed_by: string } | { by_hand: string; by_hand_at: Date },
  ): Promise<void> {
    await trx.updateTable('payment_tasks').set(what).where('id', '=', id).execute();
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
