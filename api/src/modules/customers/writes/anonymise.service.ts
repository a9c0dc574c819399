import { AppError } from '../../../errors/errors';
import type { GivenUp } from '../../../framework/door/personal-data';
import type { Infra } from '../../../infra';
import { newId } from '../../../infra/basics/ids';
import type { Trx } from '../../../infra/database/db';
import { withTransaction } from '../../../infra/database/transaction';
import type { AuditService } from '../../audit/audit.service';
import type { PersonalDataService } from '../../personal-data/personal-data.service';
import type { StoreService } from '../../store/store.service';
import type { CustomerRecordView } from '../record/customer.schemas';
import { customerRecordRepository as repository } from '../record/customer-record.repository';
import type { CustomerRecordsService } from '../record/customer-records.service';
import { customerSumsRepository } from '../sums/customer-sums.repository';
import { refuseStaff } from './customer-writes.service';
import type { CustomerWrite, CustomerWritesService } from './customer-writes.service';

export interface AnonymiseDeps extends Pick<Infra, 'db' | 'clock'> {
  audit: Pick<AuditService, 'record'>;
  personalData: Pick<PersonalDataService, 'erase' | 'removeFiles'>;
  store: Pick<StoreService, 'getCurrency'>;
  customerRecords: Pick<CustomerRecordsService, 'get'>;
  customerWrites: Pick<CustomerWritesService, 'lock'>;
}

export type AnonymiseService = ReturnType<typeof createAnonymise>;

/** What keeps an account from being deleted, as it is said to staff. */
const KEPT_BY = {
  'users.open_orders': 'customers.not_possible.credit_under_way',
  'pay_later.balance_open': 'customers.not_possible.balance_open',
  'users.store_credit_left': 'customers.not_possible.store_credit_left',
} as const;

const isKept = (code: string): code is keyof typeof KEPT_BY => code in KEPT_BY;

/** To staff, and not to the person whom it is about. */
function asStaffIsTold(cause: unknown): never {
  if (!(cause instanceof AppError) || !isKept(cause.code)) throw cause;
  const { order } = cause.extensions;
  if (typeof order !== 'string') throw new AppError(KEPT_BY[cause.code], {}, { cause });
  throw new AppError('customers.not_possible.open_order', { number: order }, { cause });
}

/** Takes the person out of the shop: what the law keeps stays, and the numbers that it stands for. */
export function createAnonymise(deps: AnonymiseDeps) {
  const { db, clock, audit, personalData, store, customerRecords, customerWrites } = deps;

  /** A customer of nobody, who leads back to no account: with the sums as they are at this moment. */
  async function insertStandIn(trx: Trx, customer_id: string, currency: string): Promise<string> {
    await customerSumsRepository.sum(trx, [customer_id], currency);
    const row = await repository.find(trx, customer_id);
    if (!row) throw new AppError('customers.not_found');
    const { orders_count, spent, last_order_at, created_at } = row;
    const id = newId();
    const state = 'anonymised' as const;
    const sums = { orders_count, spent, last_order_at, created_at };
    await repository.insertAnonymous(trx, { id, state, ...sums, anonymised_at: clock.now() });
    return id;
  }

  return {
    /**
     * Deletes the account as its owner would (docs/product.md §10), and leaves somebody without a name
     * in the list.
     * @param given_up what whoever does it has seen that goes with it
     * @returns that one, whose id is another
     * @throws AppError `customers.not_found`, `customers.stale`, `customers.not_possible` for staff, and while something is
     *   to be paid or delivered, or where there is other store credit than is given up
     */
    async anonymise(
      { customer_id, actor, reader, version }: CustomerWrite,
      given_up: GivenUp,
    ): Promise<CustomerRecordView> {
      const currency = await store.getCurrency();
      const id = await withTransaction(db, async (trx) => {
        const user = await customerWrites.lock(trx, customer_id);
        if (version !== user.version) return undefined;
        refuseStaff(user);
        const made = await insertStandIn(trx, customer_id, currency);
        await personalData.erase(trx, customer_id, given_up).catch(asStaffIsTold);
        await audit.record(trx, actor, { action: 'customers.anonymise', record_type: 'customer', record_id: made });
        return made;
      });
      if (id !== undefined) {
        await personalData.removeFiles();
        return customerRecords.get(id, reader);
      }
      const current = await customerRecords.get(customer_id, reader);
      throw new AppError('customers.stale', {}, { extensions: { current } });
    },
  };
}
