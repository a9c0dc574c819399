import type { Infra } from '../../../infra';
import { daysBetween } from '../../../infra/basics/calendar';
import { refusalMessage } from '../accounts/account-messages';
import { accountsRepository } from '../accounts/accounts.repository';
import type { ApplicationRow } from '../accounts/accounts.repository';
import type { PayLaterService } from '../accounts/pay-later.service';
import { accountListRepository } from './account-list.repository';
import type { ListedAccount } from './account-list.repository';
import type { AdminPayLaterAccountView } from './account.schemas';

export interface PresentAccountDeps extends Pick<Infra, 'db'> {
  payLater: Pick<PayLaterService, 'today'>;
}

export type PresentAccount = ReturnType<typeof createPresentAccount>;

/** An application as staff see it. */
export function presentApplication(row: ApplicationRow): NonNullable<AdminPayLaterAccountView['application']> {
  const { date_of_birth, monthly_income, employment, consent_at, consent_version, decided_at, created_at } = row;
  return {
    date_of_birth,
    monthly_income,
    employment,
    consent_at: consent_at.toISOString(),
    consent_version,
    decision: row.decision,
    reason: refusalMessage(row.reason, 'en'),
    granted_limit: row.granted_limit,
    decided_at: decided_at?.toISOString() ?? null,
    by_rule: decided_at !== null && row.decided_by === null,
    created_at: created_at.toISOString(),
  };
}

/** Accounts as staff see them in lists. */
export function createPresentAccount({ db, payLater }: PresentAccountDeps) {
  function present(
    account: ListedAccount,
    { last, overdue, day }: { last: ApplicationRow | undefined; overdue: number; day: string },
  ): AdminPayLaterAccountView {
    const { id, user_id, name, email, next_due_on } = account;
    const refused = last?.reason ? refusalMessage(last.reason, 'en') : null;
    return {
      id,
      user_id,
      name,
      email,
      // a trigger writes it, and who never applied is not listed
      state: account.state as AdminPayLaterAccountView['state'],
      reason: account.suspended_at === null ? refused : account.suspended_reason,
      limit: account.credit_limit,
      used: account.balance,
      overdue,
      next_due_on,
      overdue_days: next_due_on === null ? 0 : Math.max(0, daysBetween(next_due_on, day)),
      application: last ? presentApplication(last) : null,
      created_at: account.created_at.toISOString(),
      version: account.version,
    };
  }

  return {
    /** @param today where the store is, YYYY-MM-DD. Default: it is asked for */
    async all(accounts: readonly ListedAccount[], today?: string): Promise<AdminPayLaterAccountView[]> {
      if (accounts.length === 0) return [];
      const ids = accounts.map(({ id }) => id);
      const day = today ?? (await payLater.today());
      const [applications, overdue] = await Promise.all([
        accountsRepository.listApplications(db, ids),
        accountListRepository.sumOverdue(db, ids, day),
      ]);
      return accounts.map((account) => {
        const last = applications.findLast(({ account_id }) => account_id === account.id);
        return present(account, { last, overdue: overdue.get(account.id) ?? 0, day });
      });
    },
  };
}
