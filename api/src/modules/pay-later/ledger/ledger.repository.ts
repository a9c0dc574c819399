import type { Insertable, Selectable } from 'kysely';
import type { Db, Trx } from '../../../infra/database/db';
import type {
  PayLaterAccountsTable,
  PayLaterEntriesTable,
  PayLaterInstalmentsTable,
  PayLaterSchedulesTable,
} from '../../../infra/database/tables/payments';

export type AccountRow = Selectable<PayLaterAccountsTable>;
export type ScheduleRow = Selectable<PayLaterSchedulesTable>;
export type InstalmentRow = Selectable<PayLaterInstalmentsTable>;
export type EntryRow = Selectable<PayLaterEntriesTable>;

/** Entries that their account's owner is told of one by one; the others show in orders and schedules. */
export const RECEIPT_KINDS = ['payment', 'payout', 'fee', 'waiver', 'write_off', 'reversal'] as const;
export type ReceiptKind = (typeof RECEIPT_KINDS)[number];

export interface LedgerGap {
  account_id: string;
  balance: number;
  /** what the ledger's entries come to */
  entries: number;
  /** what is open of all schedules */
  open: number;
}

/** Accounts, schedules and the ledger. */
export const ledgerRepository = {
  lockAccountOfUser: (trx: Trx, user_id: string): Promise<AccountRow | undefined> =>
    trx.selectFrom('pay_later_accounts').selectAll().where('user_id', '=', user_id).forUpdate().executeTakeFirst(),

  lockAccount: (trx: Trx, id: string): Promise<AccountRow | undefined> =>
    trx.selectFrom('pay_later_accounts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),

  /** With what is due next, which follows from the instalments: they are written before. */
  async setBalance(trx: Trx, id: string, balance: number, now: Date): Promise<void> {
    await trx
      .updateTable('pay_later_accounts')
      .set((eb) => ({
        balance,
        last_modified_at: now,
        next_due_on: eb
          .selectFrom('pay_later_schedules as schedule')
          .innerJoin('pay_later_instalments as part', 'part.schedule_id', 'schedule.id')
          .select(({ fn }) => fn.min('part.due_on').as('due_on'))
          .whereRef('schedule.account_id', '=', 'pay_later_accounts.id')
          .where('part.released', '=', false)
          .whereRef('part.paid', '<', 'part.amount'),
      }))
      .where('id', '=', id)
      .execute();
  },

  /** The schedule that an order is paid by; one that was released does not count. */
  findSchedule: (db: Db | Trx, order_id: string): Promise<ScheduleRow | undefined> =>
    db
      .selectFrom('pay_later_schedules')
      .selectAll()
      .where('order_id', '=', order_id)
      .where('released_at', 'is', null)
      .executeTakeFirst(),

  listSchedules: (db: Db | Trx, account_id: string): Promise<ScheduleRow[]> =>
    db
      .selectFrom('pay_later_schedules')
      .selectAll()
      .where('account_id', '=', account_id)
      .where('released_at', 'is', null)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute(),

  async insertSchedule(
    trx: Trx,
    schedule: Insertable<PayLaterSchedulesTable>,
    instalments: Insertable<PayLaterInstalmentsTable>[],
  ): Promise<void> {
    await trx.insertInto('pay_later_schedules').values(schedule).execute();
    await trx.insertInto('pay_later_instalments').values(instalments).execute();
  },

  async markReleased(trx: Trx, id: string, now: Date): Promise<void> {
    await trx.updateTable('pay_later_schedules').set({ released_at: now }).where('id', '=', id).execute();
    await trx.updateTable('pay_later_instalments').set({ released: true }).where('schedule_id', '=', id).execute();
  },

  async markReduced(trx: Trx, id: string, now: Date): Promise<void> {
    await trx.updateTable('pay_later_schedules').set({ reduced_at: now }).where('id', '=', id).execute();
  },

  /** Whether what was open of a schedule has been given up, and that was not taken back. */
  isWrittenOff: async (trx: Trx, order_id: string): Promise<boolean> =>
    (await trx
      .selectFrom('pay_later_adjustments as adjustment')
      .innerJoin('pay_later_schedules as schedule', 'schedule.id', 'adjustment.schedule_id')
      .select('adjustment.id')
      .where('schedule.order_id', '=', order_id)
      .where('schedule.released_at', 'is', null)
      .where('adjustment.kind', '=', 'write_off')
      .where('adjustment.state', '=', 'applied')
      .limit(1)
      .executeTakeFirst()) !== undefined,

  async setDueOn(trx: Trx, id: string, due_on: string): Promise<void> {
    await trx.updateTable('pay_later_instalments').set({ due_on }).where('id', '=', id).execute();
  },

  listInstalments: (db: Db | Trx, schedule_ids: readonly string[]): Promise<InstalmentRow[]> =>
    schedule_ids.length === 0
      ? Promise.resolve([])
      : db
          .selectFrom('pay_later_instalments')
          .selectAll()
          .where('schedule_id', 'in', [...schedule_ids])
          .orderBy('number')
          .execute(),

  /** With the schedule that it belongs to. */
  findInstalment: (db: Db | Trx, id: string) =>
    db
      .selectFrom('pay_later_instalments')
      .innerJoin('pay_later_schedules', 'pay_later_schedules.id', 'pay_later_instalments.schedule_id')
      .innerJoin('pay_later_accounts', 'pay_later_accounts.id', 'pay_later_schedules.account_id')
      .selectAll('pay_later_instalments')
      .select([
        'pay_later_schedules.order_id',
        'pay_later_schedules.order_number',
        'pay_later_accounts.id as account_id',
        'pay_later_accounts.user_id',
      ])
      .where('pay_later_instalments.id', '=', id)
      .where('pay_later_schedules.released_at', 'is', null)
      .executeTakeFirst(),

  async setAmounts(trx: Trx, id: string, { amount, paid }: { amount: number; paid: number }): Promise<void> {
    await trx.updateTable('pay_later_instalments').set({ amount, paid }).where('id', '=', id).execute();
  },

  /** False when this was booked before. */
  async insertEntry(trx: Trx, entry: Insertable<PayLaterEntriesTable>): Promise<boolean> {
    const { numInsertedOrUpdatedRows = 0n } = await trx
      .insertInto('pay_later_entries')
      .values(entry)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows > 0n;
  },

  hasEntry: async (trx: Trx, kind: EntryRow['kind'], source: string): Promise<boolean> =>
    (await trx
      .selectFrom('pay_later_entries')
      .select('id')
      .where('kind', '=', kind)
      .where('source', '=', source)
      .executeTakeFirst()) !== undefined,

  /** What the entries of a schedule whose sources begin so come to, minor units; positive: owed more. */
  async sumOfSources(trx: Trx, schedule_id: string, beginning: string): Promise<number> {
    const { sum } = await trx
      .selectFrom('pay_later_entries')
      .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amount'), eb.lit(0)).as('sum'))
      .where('schedule_id', '=', schedule_id)
      .where((eb) => eb.fn<boolean>('starts_with', ['source', eb.val(beginning)]))
      .executeTakeFirstOrThrow();
    return Number(sum);
  },

  /** What an account's owner is told of it: what was paid, what went back, and what the shop changed; newest first. */
  listReceipts: (db: Db, account_id: string, limit: number) =>
    db
      .selectFrom('pay_later_entries')
      .innerJoin('pay_later_schedules', 'pay_later_schedules.id', 'pay_later_entries.schedule_id')
      .select([
        'pay_later_entries.id',
        'pay_later_entries.kind',
        'pay_later_entries.amount',
        'pay_later_entries.created_at',
        'pay_later_schedules.order_number',
      ])
      .where('pay_later_entries.account_id', '=', account_id)
      .where('pay_later_entries.kind', 'in', [...RECEIPT_KINDS])
      .orderBy('pay_later_entries.created_at', 'desc')
      .orderBy('pay_later_entries.id', 'desc')
      .limit(limit)
      .$narrowType<{ kind: ReceiptKind }>()
      .execute(),

  listEntries: (db: Db, account_id: string) =>
    db
      .selectFrom('pay_later_entries')
      .select(['kind', 'amount', 'created_at'])
      .where('account_id', '=', account_id)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),

  /** Whom a receipt goes to; undefined when the person's account is gone. */
  findOwner: (db: Db | Trx, account_id: string) =>
    db
      .selectFrom('pay_later_accounts')
      .innerJoin('users', 'users.id', 'pay_later_accounts.user_id')
      .select(['users.first_name', 'users.email', 'users.language'])
      .where('pay_later_accounts.id', '=', account_id)
      .executeTakeFirst(),

  /** Accounts whose three ways to say what is owed do not agree. */
  async listGaps(db: Db): Promise<LedgerGap[]> {
    return db
      .with('said', (cte) =>
        cte.selectFrom('pay_later_accounts as account').select((eb) => [
          'account.id as account_id',
          'account.balance',
          eb.fn
            .coalesce(
              eb
                .selectFrom('pay_later_entries as entry')
                .select(({ fn }) => fn.sum<number>('entry.amount').as('sum'))
                .whereRef('entry.account_id', '=', 'account.id'),
              eb.lit(0),
            )
            .as('entries'),
          eb.fn
            .coalesce(
              eb
                .selectFrom('pay_later_instalments as part')
                .innerJoin('pay_later_schedules as schedule', 'schedule.id', 'part.schedule_id')
                .select((part) => part.fn.sum<number>(part('part.amount', '-', part.ref('part.paid'))).as('sum'))
                .whereRef('schedule.account_id', '=', 'account.id')
                .where('schedule.released_at', 'is', null),
              eb.lit(0),
            )
            .as('open'),
        ]),
      )
      .selectFrom('said')
      .selectAll()
      .where((eb) => eb.or([eb('balance', '!=', eb.ref('entries')), eb('balance', '!=', eb.ref('open'))]))
      .execute();
  },
};
