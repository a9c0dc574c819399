import type { Infra } from '../../../infra';
import type { Trx } from '../../../infra/database/db';
import { newId } from '../../../infra/basics/ids';
import { ledgerRepository } from './ledger.repository';
import type { AccountRow, EntryRow, InstalmentRow, ScheduleRow } from './ledger.repository';

/** An order's schedule, with its account locked. */
export interface Booked {
  account: AccountRow;
  schedule: ScheduleRow;
  instalments: InstalmentRow[];
}

/** How the ledger is written, in the caller's transaction and under the account's row lock. */
export function createBooking({ clock }: Pick<Infra, 'clock'>) {
  return {
    /** Adds an entry, once for each kind and source, and brings the balance up to date; instalments are written before. */
    async book(
      trx: Trx,
      { account, schedule }: { account: AccountRow; schedule: Pick<ScheduleRow, 'id'> },
      entry: Pick<EntryRow, 'kind' | 'amount' | 'source'>,
    ): Promise<void> {
      if (entry.amount === 0) return;
      const now = clock.now();
      const ids = { id: newId(), account_id: account.id, schedule_id: schedule.id };
      if (!(await ledgerRepository.insertEntry(trx, { ...ids, ...entry, created_at: now }))) return;
      account.balance += entry.amount;
      await ledgerRepository.setBalance(trx, account.id, account.balance, now);
    },

    /** An order's schedule with its account locked; undefined where it has none (any more). */
    async lockSchedule(trx: Trx, order_id: string): Promise<Booked | undefined> {
      const found = await ledgerRepository.findSchedule(trx, order_id);
      const account = found && (await ledgerRepository.lockAccount(trx, found.account_id));
      // Looked up again: it may have been released while we waited for the lock.
      const schedule = account && (await ledgerRepository.findSchedule(trx, order_id));
      if (!schedule) return undefined;
      return { account, schedule, instalments: await ledgerRepository.listInstalments(trx, [schedule.id]) };
    },

    async writeAmounts(trx: Trx, before: InstalmentRow[], after: InstalmentRow[]): Promise<void> {
      for (const [index, instalment] of after.entries()) {
        const known = before[index];
        if (known && (known.amount !== instalment.amount || known.paid !== instalment.paid)) {
          await ledgerRepository.setAmounts(trx, instalment.id, instalment);
        }
      }
    },
  };
}
