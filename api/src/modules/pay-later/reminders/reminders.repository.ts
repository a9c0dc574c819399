import type { Db, Trx } from '../../../infra/database/db';

/** Reminders that were sent: the row and the mail are one transaction. */
export const remindersRepository = {
  /** What is open of schedules that count, due up to a day, with whom to remind. */
  listOpen: (db: Db, due_until: string) =>
    db
      .selectFrom('pay_later_instalments as part')
      .innerJoin('pay_later_schedules as schedule', 'schedule.id', 'part.schedule_id')
      .innerJoin('pay_later_accounts as account', 'account.id', 'schedule.account_id')
      .innerJoin('users', 'users.id', 'account.user_id')
      .select([
        'part.id',
        'part.due_on',
        'part.amount',
        'part.paid',
        'schedule.order_number',
        'account.id as account_id',
        'users.first_name',
        'users.email',
        'users.language',
      ])
      .whereRef('part.paid', '<', 'part.amount')
      .where('part.due_on', '<=', due_until)
      .where('part.released', '=', false)
      .orderBy('account.id')
      .orderBy('part.due_on')
      .execute(),

  async lockAccount(trx: Trx, id: string): Promise<void> {
    await trx.selectFrom('pay_later_accounts').select('id').where('id', '=', id).forUpdate().execute();
  },

  hasMailOn: async (trx: Trx, account_id: string, sent_on: string): Promise<boolean> =>
    (await trx
      .selectFrom('pay_later_reminders')
      .select('instalment_id')
      .where('account_id', '=', account_id)
      .where('sent_on', '=', sent_on)
      .executeTakeFirst()) !== undefined,

  /** The latest step of this due date that was reminded of; null: none was. */
  async findLastStep(trx: Trx, instalment_id: string, due_on: string): Promise<number | null> {
    const last = trx.selectFrom('pay_later_reminders').select((eb) => eb.fn.max('step').as('step'));
    const row = await last.where('instalment_id', '=', instalment_id).where('due_on', '=', due_on).executeTakeFirst();
    return row?.step ?? null;
  },

  /** False when this step, or another one today, has been reminded of. */
  async insert(
    trx: Trx,
    reminder: { instalment_id: string; due_on: string; step: number; account_id: string; sent_on: string },
  ): Promise<boolean> {
    const { numInsertedOrUpdatedRows = 0n } = await trx
      .insertInto('pay_later_reminders')
      .values(reminder)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows > 0n;
  },
};
