import type { Insertable, Selectable, Updateable } from 'kysely';
import { compiledOnce } from '../../../infra/database/compiled-once';
import type { Db, Trx } from '../../../infra/database/db';
import type {
  PayLaterAccountsTable,
  PayLaterApplicationsTable,
  PayLaterPlansTable,
} from '../../../infra/database/tables/payments';
import type { AccountRow } from '../ledger/ledger.repository';

export type ApplicationRow = Selectable<PayLaterApplicationsTable>;
export type PlanRow = Selectable<PayLaterPlansTable>;

/** Who may pay later, what they applied with, and by which plans. */
export const accountsRepository = {
  findOfUser: async (db: Db | Trx, user_id: string): Promise<AccountRow | undefined> =>
    (await selectOfUser(db, { user_id }))[0],

  find: (db: Db | Trx, id: string): Promise<AccountRow | undefined> =>
    db.selectFrom('pay_later_accounts').selectAll().where('id', '=', id).executeTakeFirst(),

  /** The person's account, made where there is none, and locked. */
  async ensure(trx: Trx, account: Insertable<PayLaterAccountsTable> & { user_id: string }): Promise<AccountRow> {
    await trx
      .insertInto('pay_later_accounts')
      .values(account)
      .onConflict((conflict) => conflict.column('user_id').doNothing())
      .execute();
    return trx
      .selectFrom('pay_later_accounts')
      .selectAll()
      .where('user_id', '=', account.user_id)
      .forUpdate()
      .executeTakeFirstOrThrow();
  },

  async update(trx: Trx, id: string, values: Updateable<PayLaterAccountsTable>): Promise<void> {
    await trx
      .updateTable('pay_later_accounts')
      .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
  },

  /** Oldest first. */
  listApplications: (db: Db | Trx, account_ids: readonly string[]): Promise<ApplicationRow[]> =>
    account_ids.length === 0
      ? Promise.resolve([])
      : db
          .selectFrom('pay_later_applications')
          .selectAll()
          .where('account_id', 'in', [...account_ids])
          .orderBy('created_at')
          .orderBy('id')
          .execute(),

  async insertApplication(trx: Trx, application: Insertable<PayLaterApplicationsTable>): Promise<void> {
    await trx.insertInto('pay_later_applications').values(application).execute();
  },

  async decide(trx: Trx, id: string, values: Updateable<PayLaterApplicationsTable>): Promise<void> {
    await trx.updateTable('pay_later_applications').set(values).where('id', '=', id).execute();
  },

  /** What staff did by hand to an account, for its owner's export, the earliest first. */
  listAdjustments: (db: Db, account_id: string) =>
    db
      .selectFrom('pay_later_adjustments')
      .select(['kind', 'amount', 'state', 'reason', 'answer', 'received_on'])
      .select(['requested_at', 'decided_at', 'applied_at', 'reversed_at'])
      .where('account_id', '=', account_id)
      .orderBy('requested_at')
      .orderBy('id')
      .execute(),

  /** What was told in applications, or noted by staff, is nobody's business once the person has gone. */
  async forgetFacts(trx: Trx, account_id: string): Promise<void> {
    await trx
      .updateTable('pay_later_adjustments')
      .set({ reason: '', answer: '' })
      .where('account_id', '=', account_id)
      .execute();
    await trx.updateTable('pay_later_accounts').set({ suspended_reason: '' }).where('id', '=', account_id).execute();
    await trx
      .updateTable('pay_later_applications')
      .set({ date_of_birth: null, monthly_income: null, employment: null, reason: '' })
      .where('account_id', '=', account_id)
      .execute();
  },

  listPlans: (db: Db | Trx): Promise<PlanRow[]> => selectPlans(db, {}),

  async replacePlans(trx: Trx, plans: Insertable<PayLaterPlansTable>[]): Promise<void> {
    await trx.deleteFrom('pay_later_plans').execute();
    if (plans.length > 0) await trx.insertInto('pay_later_plans').values(plans).execute();
  },
};

const selectOfUser = compiledOnce((db, { user_id }: { user_id: string }) =>
  db.selectFrom('pay_later_accounts').selectAll().where('user_id', '=', user_id),
);

const selectPlans = compiledOnce((db) =>
  db.selectFrom('pay_later_plans').selectAll().orderBy('position').orderBy('code'),
);
