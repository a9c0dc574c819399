import { AppError } from '../../../errors/errors';
import type { Actor } from '../../../framework/routes/http';
import type { Infra } from '../../../infra';
import { isId } from '../../../infra/basics/ids';
import type { Trx } from '../../../infra/database/db';
import { withTransaction } from '../../../infra/database/transaction';
import type { AuditService } from '../../audit/audit.service';
import type { UserRow, UsersService } from '../../users/users.service';
import type { CustomerRecordView } from '../record/customer.schemas';
import { customerRecordRepository as repository } from '../record/customer-record.repository';
import type { CustomerReader, CustomerRecordsService } from '../record/customer-records.service';

export interface CustomerWritesDeps extends Pick<Infra, 'db'> {
  users: Pick<UsersService, 'lock'>;
  audit: Pick<AuditService, 'record'>;
  customerRecords: Pick<CustomerRecordsService, 'get'>;
}

/** A write of staff: about whom, by whom, and what they have seen of it. */
export interface CustomerWrite {
  customer_id: string;
  actor: Actor & { user_id: string };
  reader: CustomerReader;
  /** undefined: whatever it is now */
  version?: number;
}

export interface CustomerDeed {
  /** as the audit log names it, after `customers.` */
  action: string;
  /** of the account itself: then whoever works in the shop is left alone */
  is_of_account: boolean;
  /**
   * Writes with the account locked, and says what changed of it; undefined: nothing had to be done. What somebody else may
   * be editing takes the account to its next version (`users.setByStaff`).
   */
  work(trx: Trx, user: UserRow): Promise<{ before?: object; after?: object } | undefined>;
}

/** A deed within a transaction of somebody else. */
export interface CustomerWriteWithin {
  customer_id: string;
  actor: Actor & { user_id: string };
  /** the long job that does it: the audit log names it */
  job_id: string;
}

export type CustomerWritesService = ReturnType<typeof createCustomerWrites>;

/** Nobody gets at the account of somebody of the staff by way of their customer's page. @throws AppError */
export function refuseStaff({ role }: Pick<UserRow, 'role'>): void {
  if (role === 'ADMIN') throw new AppError('customers.not_possible.staff');
}

/** The one way in which staff change what there is of a customer. */
export function createCustomerWrites({ db, users, audit, customerRecords }: CustomerWritesDeps) {
  /** @throws AppError `customers.not_found`, `customers.not_possible` for one who is anonymous */
  async function lock(trx: Trx, customer_id: string): Promise<UserRow> {
    const user = isId(customer_id) ? await users.lock(trx, customer_id) : undefined;
    if (user) return user;
    const row = isId(customer_id) ? await repository.find(trx, customer_id) : undefined;
    throw new AppError(row ? 'customers.not_possible.anonymised' : 'customers.not_found');
  }

  async function apply(trx: Trx, user: UserRow, deed: CustomerDeed, actor: Actor, job_id?: string): Promise<void> {
    if (deed.is_of_account) refuseStaff(user);
    const done = await deed.work(trx, user);
    if (!done) return;
    const after = job_id === undefined ? done.after : { ...done.after, job_id };
    await audit.record(trx, actor, {
      action: `customers.${deed.action}`,
      record_type: 'user',
      record_id: user.id,
      before: done.before ?? null,
      after: after ?? null,
      person: user.id,
    });
  }

  return {
    lock,

    /**
     * One transaction with the account locked, in which a stale version is refused and the audit log is told.
     * @throws AppError `customers.stale` with the customer as they are now, `customers.not_found`,
     *   `customers.not_possible`, and what the deed throws
     */
    async change(write: CustomerWrite, deed: CustomerDeed): Promise<CustomerRecordView> {
      const { customer_id, actor, reader, version } = write;
      const is_stale = await withTransaction(db, async (trx) => {
        const user = await lock(trx, customer_id);
        if (version !== undefined && version !== user.version) return true;
        await apply(trx, user, deed, actor);
        return false;
      });
      const current = await customerRecords.get(customer_id, reader);
      if (is_stale) throw new AppError('customers.stale', {}, { extensions: { current } });
      return current;
    },

    /** The same as part of `trx`, whatever the version is. @throws AppError as `change`, but `customers.stale` */
    async changeWithin(trx: Trx, write: CustomerWriteWithin, deed: CustomerDeed): Promise<void> {
      await apply(trx, await lock(trx, write.customer_id), deed, write.actor, write.job_id);
    },
  };
}
