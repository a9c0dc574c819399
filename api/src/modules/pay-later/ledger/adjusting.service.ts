import { AppError } from '../../../errors/errors';
import type { Infra } from '../../../infra';
import type { Trx } from '../../../infra/database/db';
import type { AdjustedPart } from '../../../infra/database/tables/payments';
import { createBooking } from './booking';
import type { Booked } from './booking';
import { openOf, openOfAll } from './instalment-state';
import { ledgerRepository } from './ledger.repository';
import { adjust, reopen } from './replan';

export type AdjustingKind = 'fee' | 'waiver' | 'write_off' | 'reversal';

/** As what it stands in the ledger. */
export interface Adjusting {
  kind: AdjustingKind;
  /** one entry of a kind for each */
  source: string;
}

export type AdjustingService = ReturnType<typeof createAdjusting>;

/**
 * What staff do to plans by hand (docs/product.md, 'Pay-later for staff'). As all of the ledger: in the caller's
 * transaction, with the order locked before the account.
 */
export function createAdjusting({ clock }: Pick<Infra, 'clock'>) {
  const { book, lockSchedule, writeAmounts } = createBooking({ clock });

  async function getSchedule(trx: Trx, order_id: string): Promise<Booked> {
    const booked = await lockSchedule(trx, order_id);
    if (!booked) throw new AppError('pay_later.nothing_open');
    return booked;
  }

  return {
    /** An order's plan as it is now, and so until `trx` ends. @throws AppError `pay_later.nothing_open` where it has none */
    lock: getSchedule,

    /**
     * Changes what instalments come to, once for each source.
     * @param parts by how much each is raised, or lowered: by no more than is open of it
     * @returns whether nothing is open of the plan any more
     * @throws AppError `pay_later.not_so_much_open`
     */
    async change(
      trx: Trx,
      order_id: string,
      { kind, source }: Adjusting,
      parts: readonly AdjustedPart[],
    ): Promise<{ settled: boolean }> {
      const booked = await getSchedule(trx, order_id);
      if (await ledgerRepository.hasEntry(trx, kind, source)) return { settled: false };
      const after = adjust(booked.instalments, parts);
      if (!after) throw new AppError('pay_later.not_so_much_open');
      await writeAmounts(trx, booked.instalments, after);
      await book(trx, booked, { kind, amount: parts.reduce((sum, { amount }) => sum + amount, 0), source });
      return { settled: openOfAll(after) === 0 };
    },

    /**
     * A payment that was noted by hand had not come: it is open again, first of the instalments that it had paid, then of
     * the last paid one.
     * @param parts by how much it had paid each
     * @throws AppError `pay_later.not_reversible` where less is paid than that
     */
    async unpay(
      trx: Trx,
      order_id: string,
      amount: number,
      source: string,
      parts: readonly AdjustedPart[],
    ): Promise<void> {
      const booked = await getSchedule(trx, order_id);
      if (await ledgerRepository.hasEntry(trx, 'reversal', source)) return;
      const { instalments, reopened } = reopen(
        booked.instalments,
        amount,
        ({ id }) => parts.find(({ instalment_id }) => instalment_id === id)?.amount ?? 0,
      );
      if (reopened !== amount) throw new AppError('pay_later.not_reversible');
      await writeAmounts(trx, booked.instalments, instalments);
      await book(trx, booked, { kind: 'reversal', amount, source });
    },

    /** An open instalment is due later. @throws AppError `pay_later.not_so_much_open` for one that is paid */
    async postpone(trx: Trx, { account, instalments }: Booked, instalment_id: string, due_on: string): Promise<void> {
      const found = instalments.find(({ id }) => id === instalment_id);
      if (!found || openOf(found) === 0) throw new AppError('pay_later.not_so_much_open');
      await ledgerRepository.setDueOn(trx, found.id, due_on);
      await ledgerRepository.setBalance(trx, account.id, account.balance, clock.now());
    },
  };
}
