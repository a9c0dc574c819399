import { AppError } from '../../errors/errors';
import type { Infra } from '../../infra';
import type { Trx } from '../../infra/database/db';
import { isId } from '../../infra/basics/ids';
import { withTransaction } from '../../infra/database/transaction';
import type { Actor } from '../../framework/routes/http';
import type { AuditService } from '../audit/audit.service';
import { accountsRepository } from './accounts/accounts.repository';
import type { ApplicationRow, PlanRow } from './accounts/accounts.repository';
import type { PayLaterApplicationsService } from './accounts/applications.service';
import type { Approval, Refusal } from './accounts/decide';
import type { PlanView } from './accounts/pay-later.schemas';
import { accountListRepository } from './desk/account-list.repository';
import type { AdminPayLaterAccountView } from './desk/account.schemas';
import type { PresentAccount } from './desk/present-account.service';
import { accountNotFound } from './desk/staff-change';
import type { DeskWrite, StaffChange } from './desk/staff-change';

export interface PayLaterAdminDeps extends Pick<Infra, 'db' | 'clock'> {
  applications: Pick<PayLaterApplicationsService, 'settle' | 'addressee'>;
  presentAccount: PresentAccount;
  staffChange: Pick<StaffChange, 'run'>;
  audit: Pick<AuditService, 'record'>;
}

export type PayLaterAdminService = ReturnType<typeof createPayLaterAdminService>;

/** Who may pay later, how much and by which plans, as staff decide it. */
export function createPayLaterAdminService(deps: PayLaterAdminDeps) {
  const { db, clock, applications, presentAccount, staffChange, audit } = deps;

  async function settle(write: DeskWrite, decision: Approval | Refusal): Promise<void> {
    const account = isId(write.id) ? await accountsRepository.find(db, write.id) : undefined;
    if (!account) throw accountNotFound();
    const to = await applications.addressee(account.user_id);
    await staffChange.run(write, null, async (trx, { credit_limit: limit }) => {
      const last = await lastApplication(trx, account.id);
      await applications.settle(trx, waiting(last), decision, { to, decided_by: write.actor.user_id });
      const action = decision.decision === 'approved' ? 'approve' : 'refuse';
      return { action, before: { limit }, after: decision };
    });
  }

  const setSuspended = (write: DeskWrite, reason: string | null): Promise<void> =>
    staffChange.run(write, null, async (trx, { id, suspended_reason }) => {
      const suspended_at = reason === null ? null : clock.now();
      const after = { suspended_reason: reason ?? '' };
      await accountsRepository.update(trx, id, { suspended_at, ...after, last_modified_at: clock.now() });
      return { action: reason === null ? 'resume' : 'suspend', before: { suspended_reason }, after };
    });

  return {
    /** The account of somebody; null where they have none. */
    async findOf(user_id: string): Promise<AdminPayLaterAccountView | null> {
      const account = await accountsRepository.findOfUser(db, user_id);
      const found = account && account.state !== 'none' && (await accountListRepository.find(db, account.id));
      return found ? ((await presentAccount.all([found]))[0] ?? null) : null;
    },

    /** @throws AppError `conflict` when no application waits for a decision; `pay_later.stale`, as all of these do */
    approve: (write: DeskWrite, limit: number): Promise<void> => settle(write, { decision: 'approved', limit }),

    /** @throws AppError `conflict` when no application waits for a decision */
    refuse: (write: DeskWrite, reason: string): Promise<void> => settle(write, { decision: 'refused', reason }),

    /** Nothing more can be bought; what is owed stays owed. @param reason as the account's owner reads it */
    suspend: (write: DeskWrite, reason: string): Promise<void> => setSuspended(write, reason),

    resume: (write: DeskWrite): Promise<void> => setSuspended(write, null),

    /** What is owed stays owed, also where it is more than the new limit. */
    setLimit: (write: DeskWrite, limit: number): Promise<void> =>
      staffChange.run(write, null, async (trx, { id, credit_limit }) => {
        await accountsRepository.update(trx, id, { credit_limit: limit, last_modified_at: clock.now() });
        return { action: 'set_limit', before: { limit: credit_limit }, after: { limit } };
      }),

    listPlans: async (): Promise<{ plans: PlanView[] }> => ({
      plans: (await accountsRepository.listPlans(db)).map(presentPlan),
    }),

    /** @throws AppError `validation.failed` for two plans of one code, or bounds the wrong way round */
    async replacePlans(plans: PlanView[], actor: Actor): Promise<{ plans: PlanView[] }> {
      const codes = plans.map(({ code }) => code);
      if (new Set(codes).size < codes.length)
        throw new AppError('validation.failed.plan_codes', {}, { field: 'plans' });
      if (plans.some(({ min_amount, max_amount }) => max_amount !== null && max_amount < min_amount)) {
        throw new AppError('validation.failed.plan_amounts', {}, { field: 'plans' });
      }
      const rows = plans.map((plan, position) => ({ ...plan, position, last_modified_at: clock.now() }));
      await withTransaction(db, async (trx) => {
        const before = { plans: (await accountsRepository.listPlans(trx)).map(presentPlan) };
        await accountsRepository.replacePlans(trx, rows);
        const entry = { action: 'pay_later.replace_plans', record_type: 'pay_later_plans', record_id: 'all' };
        await audit.record(trx, actor, { ...entry, before, after: { plans } });
      });
      return { plans };
    },
  };
}

const lastApplication = async (trx: Trx, account_id: string): Promise<ApplicationRow | undefined> =>
  (await accountsRepository.listApplications(trx, [account_id])).at(-1);

function waiting(last: ApplicationRow | undefined): ApplicationRow {
  if (last && last.decision === null) return last;
  throw new AppError('conflict.no_application');
}

function presentPlan({ position, version, last_modified_at, ...plan }: PlanRow): PlanView {
  return plan;
}
