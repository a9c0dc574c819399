import { AppError } from '../../errors/errors';
import type { Infra } from '../../infra';
import type { Trx } from '../../infra/database/db';
import { isId } from '../../infra/basics/ids';
import { withTransaction } from '../../infra/database/transaction';
import type { Actor } from '../../framework/http';
import type { AuditService } from '../audit/audit.service';
import type { StoreService } from '../store/store.service';
import { refusalMessage } from './accounts/account-messages';
import { accountsRepository } from './accounts/accounts.repository';
import type { ApplicationRow, PlanRow } from './accounts/accounts.repository';
import type { PayLaterApplicationsService } from './accounts/applications.service';
import type { Approval, Refusal } from './accounts/decide';
import { openOf, stateOf } from './ledger/instalment-state';
import { ledgerRepository } from './ledger/ledger.repository';
import type { AdminPayLaterAccountView, AdminPayLaterListView, PlanView } from './accounts/pay-later.schemas';
import type { PayLaterService } from './accounts/pay-later.service';

export interface PayLaterAdminDeps extends Pick<Infra, 'db' | 'clock'> {
  payLater: Pick<PayLaterService, 'today'>;
  applications: Pick<PayLaterApplicationsService, 'settle' | 'addressee'>;
  store: Pick<StoreService, 'getCurrency'>;
  audit: Pick<AuditService, 'record'>;
}

interface Search {
  state?: AdminPayLaterAccountView['state'];
  page: number;
  page_size: number;
}

export type PayLaterAdminService = ReturnType<typeof createPayLaterAdminService>;

type Found = Awaited<ReturnType<typeof accountsRepository.search>>['rows'][number];

/** What staff do with pay-later. */
export function createPayLaterAdminService({ db, clock, payLater, applications, store, audit }: PayLaterAdminDeps) {
  async function overdueOf(account_id: string, today: string): Promise<number> {
    const schedules = await ledgerRepository.listSchedules(db, account_id);
    const instalments = await ledgerRepository.listInstalments(
      db,
      schedules.map(({ id }) => id),
    );
    const overdue = instalments.filter((instalment) => stateOf(instalment, today) === 'overdue');
    return overdue.reduce((sum, instalment) => sum + openOf(instalment), 0);
  }

  async function present(found: Found): Promise<AdminPayLaterAccountView> {
    const account = await accountsRepository.find(db, found.id);
    const last = (await accountsRepository.listApplications(db, [found.id])).at(-1);
    if (!account) throw notFound();
    const suspended = account.suspended_at !== null;
    return {
      id: account.id,
      user_id: account.user_id,
      name: `${found.first_name ?? ''} ${found.last_name ?? ''}`.trim(),
      email: found.email ?? '',
      state: found.state as AdminPayLaterAccountView['state'],
      reason: suspended ? account.suspended_reason : last?.reason ? refusalMessage(last.reason, 'en') : null,
      limit: account.credit_limit,
      used: account.balance,
      overdue: await overdueOf(account.id, await payLater.today()),
      application: last ? presentApplication(last) : null,
      created_at: account.created_at.toISOString(),
      version: account.version,
    };
  }

  /** Runs `work` on a locked account and answers it as it is then. @throws AppError `pay_later.account_not_found` */
  async function change(
    id: string,
    { actor, action, after }: { actor: Actor; action: string; after?: object },
    work: (trx: Trx, last: ApplicationRow | undefined) => Promise<void>,
  ): Promise<AdminPayLaterAccountView> {
    if (!isId(id)) throw notFound();
    await withTransaction(db, async (trx) => {
      if (!(await ledgerRepository.lockAccount(trx, id))) throw notFound();
      const account = await accountsRepository.find(trx, id);
      if (!account) throw notFound();
      const { user_id, credit_limit: limit, suspended_reason } = account;
      const entry = { action: `pay_later.${action}`, record_type: 'pay_later_account', record_id: id };
      const person = user_id === null ? {} : { person: user_id };
      await audit.record(trx, actor, { ...entry, before: { limit, suspended_reason }, after, ...person });
      await work(trx, (await accountsRepository.listApplications(trx, [id])).at(-1));
    });
    const [found] = (await accountsRepository.search(db, { id, limit: 1, offset: 0 })).rows;
    if (!found) throw notFound();
    return present(found);
  }

  async function settle(id: string, decision: Approval | Refusal, actor: Actor) {
    const account = isId(id) ? await accountsRepository.find(db, id) : undefined;
    if (!account) throw notFound();
    const to = await applications.addressee(account.user_id);
    const action = decision.decision === 'approved' ? 'approve' : 'refuse';
    return change(id, { actor, action, after: decision }, (trx, last) =>
      applications.settle(trx, waiting(last), decision, { to, decided_by: actor.user_id }),
    );
  }

  const stamp = (values: object) => ({ ...values, last_modified_at: clock.now() });

  return {
    async list({ state, page, page_size }: Search): Promise<AdminPayLaterListView> {
      const offset = (page - 1) * page_size;
      const { rows, total } = await accountsRepository.search(db, { state, limit: page_size, offset });
      const items = await Promise.all(rows.map(present));
      return { items, total, page, page_size, currency: await store.getCurrency() };
    },

    /** The account of somebody; null where they have none. */
    async findOf(user_id: string): Promise<AdminPayLaterAccountView | null> {
      const account = await accountsRepository.findOfUser(db, user_id);
      const [found] = account
        ? (await accountsRepository.search(db, { id: account.id, limit: 1, offset: 0 })).rows
        : [];
      return found ? present(found) : null;
    },

    /** @throws AppError `conflict` when no application waits for a decision */
    approve: (id: string, limit: number, actor: Actor): Promise<AdminPayLaterAccountView> =>
      settle(id, { decision: 'approved', limit }, actor),

    /** @throws AppError `conflict` when no application waits for a decision */
    refuse: (id: string, reason: string, actor: Actor): Promise<AdminPayLaterAccountView> =>
      settle(id, { decision: 'refused', reason }, actor),

    suspend: (id: string, reason: string, actor: Actor): Promise<AdminPayLaterAccountView> =>
      change(id, { actor, action: 'suspend', after: { suspended_reason: reason } }, (trx) =>
        accountsRepository.update(trx, id, stamp({ suspended_at: clock.now(), suspended_reason: reason })),
      ),

    resume: (id: string, actor: Actor): Promise<AdminPayLaterAccountView> =>
      change(id, { actor, action: 'resume', after: { suspended_reason: '' } }, (trx) =>
        accountsRepository.update(trx, id, stamp({ suspended_at: null, suspended_reason: '' })),
      ),

    /** What is owed stays owed, also where it is more than the new limit. */
    setLimit: (id: string, limit: number, actor: Actor): Promise<AdminPayLaterAccountView> =>
      change(id, { actor, action: 'set_limit', after: { limit } }, (trx) =>
        accountsRepository.update(trx, id, stamp({ credit_limit: limit })),
      ),

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

function waiting(last: ApplicationRow | undefined): ApplicationRow {
  if (last && last.decision === null) return last;
  throw new AppError('conflict.no_application');
}

function notFound(): AppError {
  return new AppError('pay_later.account_not_found');
}

function presentApplication(row: ApplicationRow): AdminPayLaterAccountView['application'] {
  const { date_of_birth, monthly_income, employment, consent_at, consent_version, decided_at, created_at } = row;
  return {
    date_of_birth,
    monthly_income,
    employment,
    consent_at: consent_at.toISOString(),
    consent_version,
    decided_at: decided_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
  };
}

function presentPlan({ position, version, last_modified_at, ...plan }: PlanRow): PlanView {
  return plan;
}
