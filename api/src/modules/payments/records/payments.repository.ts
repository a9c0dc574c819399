import { sql } from 'kysely';
import type { Insertable, Selectable, Updateable } from 'kysely';
import { compiledOnce, insertedOnce } from '../../../infra/database/compiled-once';
import type { Db, Trx } from '../../../infra/database/db';
import type { PaymentEventsTable, PaymentsTable } from '../../../infra/database/tables/payments';
import { inPipeline } from '../../../infra/database/pipeline';
import type { PaymentFact } from './payment-state';

export type PaymentRow = Selectable<PaymentsTable>;
export type FactSource = 'answer' | 'webhook' | 'poll' | 'staff' | 'shop';

/** Payments, what is known of them, and the messages of providers that were taken. */
export const paymentsRepository = {
  /** As it is then, with what the database fills in. */
  async insert(trx: Trx, payment: Insertable<PaymentsTable>): Promise<PaymentRow> {
    const [row] = await insertPayment(trx, payment);
    if (!row) throw new Error('An insert gives its row');
    return row;
  },

  find: (db: Db | Trx, id: string): Promise<PaymentRow | undefined> =>
    db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst(),

  lock: (trx: Trx, id: string): Promise<PaymentRow | undefined> =>
    trx.selectFrom('payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),

  async update(trx: Trx, id: string, values: Updateable<PaymentsTable>): Promise<void> {
    await trx.updateTable('payments').set(values).where('id', '=', id).execute();
  },

  /** An order's attempts to be paid, oldest first. */
  listOfOrder: (db: Db | Trx, order_id: string): Promise<PaymentRow[]> => selectOfOrder(db, { order_id }),

  /** Attempts to pay what was added to an order, oldest first. */
  listDifferences: (db: Db | Trx, order_id: string): Promise<PaymentRow[]> =>
    db
      .selectFrom('payments')
      .selectAll()
      .where('order_id', '=', order_id)
      .where('purpose', '=', 'difference')
      .orderBy('created_at')
      .orderBy('id')
      .execute(),

  /** Every payment of an order, those into its pay-later schedule among them; oldest first. */
  listAllOfOrder: (db: Db | Trx, order_id: string): Promise<PaymentRow[]> =>
    db
      .selectFrom('payments')
      .selectAll()
      .where('order_id', '=', order_id)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),

  /** Everything that was paid, or is being paid, into an order's pay-later schedule; newest first. */
  listInstalmentPayments: (db: Db | Trx, order_id: string): Promise<PaymentRow[]> =>
    db
      .selectFrom('payments')
      .selectAll()
      .where('order_id', '=', order_id)
      .where('purpose', '=', 'instalment')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute(),

  listLatest: (db: Db | Trx, order_ids: readonly string[]): Promise<PaymentRow[]> => selectLatest(db, { order_ids }),

  listInstalments: (db: Db | Trx, parent_ids: readonly string[]): Promise<PaymentRow[]> =>
    db
      .selectFrom('payments')
      .selectAll()
      .where('parent_id', 'in', [...parent_ids])
      .orderBy('created_at')
      .orderBy('id')
      .execute(),

  findByKey: (db: Db | Trx, order_id: string, start_key: string): Promise<PaymentRow | undefined> =>
    db
      .selectFrom('payments')
      .selectAll()
      .where('order_id', '=', order_id)
      .where('start_key', '=', start_key)
      .executeTakeFirst(),

  /** Begins an attempt under a key; false when it has been begun under another one. */
  async claim(db: Db, id: string, start_key: string): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('payments')
      .set({ start_key })
      .where('id', '=', id)
      .where((eb) => eb.or([eb('start_key', 'is', null), eb('start_key', '=', start_key)]))
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  async addFacts(
    trx: Trx,
    payment_id: string,
    facts: readonly PaymentFact[],
    source: FactSource,
    happened_at: Date,
  ): Promise<void> {
    const rows = facts.map((fact) => ({ key: '', amount: 0, reason: '', ...fact, payment_id, source, happened_at }));
    await inPipeline(...rows.map((row) => insertFact(trx, row)));
  },

  listFacts: (db: Db | Trx, payment_id: string): Promise<PaymentFact[]> =>
    db
      .selectFrom('payment_facts')
      .select(['kind', 'key', 'amount', 'reason'])
      .where('payment_id', '=', payment_id)
      .execute(),

  /** By the provider's own number. */
  findByRef: (db: Db | Trx, method: string, provider_ref: string): Promise<PaymentRow | undefined> =>
    db
      .selectFrom('payments')
      .selectAll()
      .where(sql<boolean>`method = ${method}`)
      .where('provider_ref', '=', provider_ref)
      .executeTakeFirst(),

  /** False when this message was taken before. */
  async insertEvent(
    trx: Trx,
    event: Omit<Insertable<PaymentEventsTable>, 'received_at'>,
    received_at: Date,
  ): Promise<boolean> {
    const { numInsertedOrUpdatedRows = 0n } = await trx
      .insertInto('payment_events')
      .values({ ...event, received_at })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows > 0n;
  },

  listToCheck: (db: Db, now: Date, limit: number): Promise<PaymentRow[]> =>
    db.selectFrom('payments').selectAll().where('check_at', '<=', now).orderBy('check_at').limit(limit).execute(),

  async noteCheck(db: Db, id: string, check_at: Date | null): Promise<void> {
    await db
      .updateTable('payments')
      .set((eb) => ({ check_at, checks: eb('checks', '+', 1) }))
      .where('id', '=', id)
      .execute();
  },

  listOfUser: (db: Db, user_id: string) =>
    db
      .selectFrom('payments')
      .select(['order_number', 'purpose', 'method', 'amount', 'refunded_amount', 'currency', 'status', 'created_at'])
      .where('user_id', '=', user_id)
      .orderBy('created_at')
      .execute(),
};

const insertPayment = insertedOnce('payments', (insert) => insert.returningAll());

const insertFact = insertedOnce('payment_facts', (insert) => insert.onConflict((conflict) => conflict.doNothing()));

const selectOfOrder = compiledOnce((db, { order_id }: { order_id: string }) =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', order_id)
    .where('purpose', '=', 'order')
    .orderBy('created_at')
    .orderBy('id'),
);

const selectLatest = compiledOnce((db, { order_ids }: { order_ids: readonly string[] }) =>
  db
    .selectFrom('payments')
    .selectAll()
    .distinctOn('order_id')
    .where('order_id', '=', sql<string>`any(${order_ids}::uuid[])`)
    // A difference while something is to be done about it; else what pays the order.
    .where(sql<boolean>`(purpose = 'order' or purpose = 'difference' and status in ('pending', 'needs_confirmation'))`)
    .orderBy('order_id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc'),
);
