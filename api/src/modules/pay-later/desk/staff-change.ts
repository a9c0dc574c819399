import { AppError } from '../../../errors/errors';
import type { Actor } from '../../../framework/routes/http';
import type { Infra } from '../../../infra';
import { isId } from '../../../infra/basics/ids';
import type { Trx } from '../../../infra/database/db';
import { withTransaction } from '../../../infra/database/transaction';
import type { AuditService } from '../../audit/audit.service';
import type { HandPaymentsService } from '../../payments/paying/hand-payments.service';
import { accountsRepository } from '../accounts/accounts.repository';
import { ledgerRepository } from '../ledger/ledger.repository';
import type { AccountRow } from '../ledger/ledger.repository';
import { adjustmentsRepository } from './adjustments.repository';

export interface StaffChangeDeps extends Pick<Infra, 'db' | 'clock'> {
  audit: Pick<AuditService, 'record'>;
  handPayments: Pick<HandPaymentsService, 'lockOrder'>;
}

/** A write of staff: to which account, by whom, and what they have seen of it. */
export interface DeskWrite {
  /** of the account */
  id: string;
  actor: Actor & { user_id: string };
  version: number;
  /** the request's Idempotency-Key: the deed is done once for it, whatever became of the answer */
  key?: string;
}

/** What has been done, for the audit log. */
export interface Done {
  action: string;
  before?: object;
  after?: object;
}

/** As long as an Idempotency-Key is good (docs/api.md, 'Idempotency'). */
const KEEP_KEYS_MS = 24 * 3_600_000;

export const accountNotFound = (): AppError => new AppError('pay_later.account_not_found');

export type StaffChange = ReturnType<typeof createStaffChange>;

/** How staff write to an account. */
export function createStaffChange({ db, clock, audit, handPayments }: StaffChangeDeps) {
  /** @returns false where the version is not the present one */
  async function write(
    trx: Trx,
    { id, actor, version, key }: DeskWrite,
    order_id: string | null,
    deed: (trx: Trx, account: AccountRow) => Promise<Done>,
  ): Promise<boolean> {
    // One order of locks for everybody: the order's row, then the account's.
    if (order_id !== null) await handPayments.lockOrder(trx, order_id);
    const account = await ledgerRepository.lockAccount(trx, id);
    if (!account) throw accountNotFound();
    if (account.user_id === actor.user_id) throw new AppError('pay_later.own_account');
    const before =
      key === undefined ? undefined : await adjustmentsRepository.findAccountOfKey(trx, actor.user_id, key);
    if (before === id) return true;
    if (before !== undefined) throw new AppError('idempotency.mismatch');
    if (account.version !== version) return false;
    const { action, ...told } = await deed(trx, account);
    await accountsRepository.update(trx, id, { last_modified_at: clock.now() });
    const entry = { action: `pay_later.${action}`, record_type: 'pay_later_account', record_id: id, ...told };
    await audit.record(trx, actor, { ...entry, ...(account.user_id !== null && { person: account.user_id }) });
    const used = { user_id: actor.user_id, account_id: id, written_at: clock.now() };
    if (key !== undefined) await adjustmentsRepository.insertKey(trx, { ...used, key });
    return true;
  }

  return {
    /**
     * One transaction with the account locked, in which a stale version is refused and the audit log and the change feed are
     * told. What was done under the same key before is not done again.
     * @param order_id whose plan is changed; null: no plan is
     * @throws AppError `pay_later.account_not_found`, `pay_later.own_account`, `pay_later.stale`, `pay_later.not_begun`; `idempotency.mismatch` where
     *   the key was used for another account
     */
    async run(
      asked: DeskWrite,
      order_id: string | null,
      deed: (trx: Trx, account: AccountRow) => Promise<Done>,
    ): Promise<void> {
      if (!isId(asked.id)) throw accountNotFound();
      if (!(await withTransaction(db, (trx) => write(trx, asked, order_id, deed))))
        throw new AppError('pay_later.stale');
    },

    /** Keys that are too old to be sent again. */
    forgetKeys: (): Promise<void> =>
      adjustmentsRepository.removeOldKeys(db, new Date(clock.now().getTime() - KEEP_KEYS_MS)),
  };
}
