import { AppError } from '../../../errors/errors';
import type { Infra } from '../../../infra';
import type { Db, Trx } from '../../../infra/database/db';
import { isId, newId } from '../../../infra/basics/ids';
import type { PlanSnapshot } from '../../../infra/database/tables/payments';
import type { MailService } from '../../mail/mail.service';
import { createBooking } from './booking';
import type { Booked } from './booking';
import { openOf, wholeOf } from './instalment-state';
import { ledgerRepository } from './ledger.repository';
import type { AccountRow, InstalmentRow, LedgerGap, ScheduleRow } from './ledger.repository';
import { isFirstAtOnce, planSchedule } from './plan-schedule';
import { allocate, extend, reopen, replan } from './replan';

export interface Reservation {
  user_id: string;
  order_id: string;
  order_number: string;
  /** minor units */
  amount: number;
  plan: PlanSnapshot;
  /** the day of the order in the store's time zone */
  day: string;
}

export interface Reserved {
  schedule_id: string;
  /** the instalment that is paid with the order, if the plan has one */
  at_once: { instalment_id: string; amount: number } | null;
}

/** Money that was taken for an instalment. */
export interface TakenPayment {
  id: string;
  order_id: string;
  instalment_id: string | null;
  /** the order's own payment that waited for it: then the order's mail tells of it */
  parent_id: string | null;
  captured_amount: number;
  currency: string;
}

export interface LedgerDeps extends Pick<Infra, 'db' | 'clock' | 'logger'> {
  mail: Pick<MailService, 'send'>;
}

export type LedgerService = ReturnType<typeof createLedgerService>;

/**
 * What is owed: schedules, and an append-only ledger whose sum is the account's balance. Everything here happens under
 * the account's row lock, in the caller's transaction.
 */
export function createLedgerService({ db, clock, logger, mail }: LedgerDeps) {
  const { book, lockSchedule, writeAmounts } = createBooking({ clock });

  /** Writes what is paid by `amount`: of the instalment `first`, then of the earliest open ones. */
  async function fill(trx: Trx, { instalments }: Booked, amount: number, first: string | null = null) {
    const index = instalments.findIndex(({ id }) => id === first);
    const allocated = allocate(instalments, amount, index);
    await writeAmounts(trx, instalments, allocated.instalments);
    return { ...allocated, settled: allocated.instalments.every((instalment) => openOf(instalment) === 0) };
  }

  /** A reservation that was made before, with what is still open of its first instalment. */
  async function stillToPay(trx: Trx, { id, plan }: ScheduleRow): Promise<Reserved> {
    const [first] = await ledgerRepository.listInstalments(trx, [id]);
    const due = first && isFirstAtOnce(plan) && openOf(first) > 0;
    return { schedule_id: id, at_once: due ? { instalment_id: first.id, amount: openOf(first) } : null };
  }

  async function sendReceipt(
    trx: Trx,
    { account, schedule }: Booked,
    { parent_id, currency }: TakenPayment,
    amount: number,
    instalments: InstalmentRow[],
  ): Promise<void> {
    const owner = parent_id === null && amount > 0 && (await ledgerRepository.findOwner(trx, account.id));
    if (!owner) return;
    const { first_name, email, language } = owner;
    const still_open = instalments.reduce((sum, instalment) => sum + openOf(instalment), 0);
    const data = { first_name, order_number: schedule.order_number, currency, amount, still_open };
    await mail.send(trx, { to: email, template: 'pay-later-receipt', data, language });
  }

  async function open(trx: Trx, account: AccountRow, reservation: Reservation): Promise<Reserved> {
    const { order_id, order_number, amount, plan, day } = reservation;
    const schedule = { id: newId(), account_id: account.id, order_id, order_number, amount };
    const planned = planSchedule(plan, amount, day);
    const instalments = planned.map((instalment) => ({ id: newId(), schedule_id: schedule.id, ...instalment }));
    const times = { released_at: null, created_at: clock.now() };
    await ledgerRepository.insertSchedule(trx, { ...schedule, plan: JSON.stringify(plan), ...times }, instalments);
    await book(trx, { account, schedule }, { kind: 'purchase', amount, source: schedule.id });
    const first = isFirstAtOnce(plan) ? instalments[0] : undefined;
    return { schedule_id: schedule.id, at_once: first ? { instalment_id: first.id, amount: first.amount } : null };
  }

  async function release(trx: Trx, order_id: string): Promise<{ pay_back: number }> {
    const booked = await lockSchedule(trx, order_id);
    if (!booked) return { pay_back: 0 };
    const { schedule, instalments } = booked;
    const pay_back = instalments.reduce((all, { paid }) => all + paid, 0);
    await ledgerRepository.markReleased(trx, schedule.id, clock.now());
    await book(trx, booked, { kind: 'payout', amount: pay_back, source: schedule.id });
    await book(trx, booked, { kind: 'release', amount: -wholeOf(instalments), source: schedule.id });
    return { pay_back };
  }

  return {
    /**
     * Reserves an order's amount: the same order with the same plan and amount is reserved once.
     * @throws AppError `pay_later.not_available`, `pay_later.limit_exceeded`
     */
    async reserve(trx: Trx, reservation: Reservation): Promise<Reserved> {
      const { user_id, order_id, amount, plan } = reservation;
      const account = await ledgerRepository.lockAccountOfUser(trx, user_id);
      if (!account || account.suspended_at !== null) throw new AppError('pay_later.not_available');
      const present = await ledgerRepository.findSchedule(trx, order_id);
      if (present?.amount === amount && present.plan.code === plan.code) return stillToPay(trx, present);
      if (present) await release(trx, order_id);
      const { balance, credit_limit } = (await ledgerRepository.lockAccount(trx, account.id)) ?? account;
      if (balance + amount > credit_limit) {
        throw new AppError('pay_later.limit_exceeded');
      }
      return open(trx, { ...account, balance }, reservation);
    },

    /** An instalment of somebody's own, and what is open of it. @throws AppError `pay_later.instalment_not_found` */
    async getInstalment(handle: Db | Trx, id: string, user_id: string) {
      const found = isId(id) ? await ledgerRepository.findInstalment(handle, id) : undefined;
      if (!found || found.user_id !== user_id) {
        throw new AppError('pay_later.instalment_not_found');
      }
      return { order_id: found.order_id, order_number: found.order_number, open: openOf(found) };
    },

    /** What is open of an order's schedule; nobody changes it until `trx` ends. 0 where there is none. */
    async lockOpen(trx: Trx, order_id: string): Promise<number> {
      const booked = await lockSchedule(trx, order_id);
      return booked?.instalments.reduce((sum, instalment) => sum + openOf(instalment), 0) ?? 0;
    },

    /** What has been paid into an order's schedule; nobody changes it until `trx` ends. 0 where there is none. */
    async sumPaid(trx: Trx, order_id: string): Promise<number> {
      const booked = await lockSchedule(trx, order_id);
      return booked?.instalments.reduce((sum, { paid }) => sum + paid, 0) ?? 0;
    },

    /**
     * Books money that was taken for an instalment.
     * @returns what was more than everything open, and whether nothing is open any more
     */
    async receive(trx: Trx, payment: TakenPayment, amount: number): Promise<{ left: number; settled: boolean }> {
      const booked = await lockSchedule(trx, payment.order_id);
      if (!booked) return { left: amount, settled: false };
      const source = `${payment.id}:${payment.captured_amount}`;
      if (await ledgerRepository.hasEntry(trx, 'payment', source)) return { left: 0, settled: false };
      const { left, settled, instalments } = await fill(trx, booked, amount, payment.instalment_id);
      await book(trx, booked, { kind: 'payment', amount: left - amount, source });
      await sendReceipt(trx, booked, payment, amount - left, instalments);
      return { left, settled };
    },

    /**
     * An order that is paid by its schedule costs more or less now: the plan follows, once for each `source`.
     * @param change minor units
     * @returns what had been paid already and is to go back
     * @throws AppError `pay_later.limit_exceeded`, `pay_later.not_available`
     */
    async resize(trx: Trx, order_id: string, change: number, source: string): Promise<{ pay_back: number }> {
      const booked = await lockSchedule(trx, order_id);
      if (!booked) throw new AppError('pay_later.not_available');
      const { account, schedule, instalments } = booked;
      if (change > 0) {
        if (account.suspended_at !== null) throw new AppError('pay_later.not_available');
        if (account.balance + change > account.credit_limit) throw new AppError('pay_later.limit_exceeded');
        await writeAmounts(trx, instalments, extend(instalments, change));
        await book(trx, booked, { kind: 'purchase', amount: change, source });
        return { pay_back: 0 };
      }
      const taken = Math.min(-change, wholeOf(instalments));
      const { instalments: after, pay_back } = replan(instalments, taken);
      await writeAmounts(trx, instalments, after);
      await ledgerRepository.markReduced(trx, schedule.id, clock.now());
      // What goes back first, so that the balance is never below nothing.
      await book(trx, booked, { kind: 'payout', amount: pay_back, source });
      await book(trx, booked, { kind: 'refund', amount: -taken, source });
      return { pay_back };
    },

    /** Whether what was open of an order's schedule has been given up: it counts as paid no more (docs/product.md §4). */
    isWrittenOff: ledgerRepository.isWrittenOff,

    /** Gives an order's reservation back. @returns what had been paid and is to go back */
    release,

    /**
     * Takes a refund off an order's schedule, once for each `source`: what was waived or written off before goes back to
     * nobody.
     * @returns what had been paid already and is to go back; undefined where the order has no schedule (any more)
     */
    async refund(
      trx: Trx,
      order_id: string,
      amount: number,
      source: string,
    ): Promise<{ pay_back: number; settled: boolean } | undefined> {
      const booked = await lockSchedule(trx, order_id);
      if (!booked) return undefined;
      if (await ledgerRepository.hasEntry(trx, 'refund', source)) return { pay_back: 0, settled: false };
      const { schedule, instalments } = booked;
      const taken = Math.min(amount, wholeOf(instalments));
      const { instalments: after, pay_back } = replan(instalments, taken);
      await writeAmounts(trx, instalments, after);
      await ledgerRepository.markReduced(trx, schedule.id, clock.now());
      // What goes back first, so that the balance is never below nothing.
      await book(trx, booked, { kind: 'payout', amount: pay_back, source });
      await book(trx, booked, { kind: 'refund', amount: -taken, source });
      const rest = after.some((instalment) => instalment.amount > 0);
      return { pay_back, settled: rest && after.every((instalment) => openOf(instalment) === 0) };
    },

    /**
     * Money that had been paid into an order's schedule was given back elsewhere: it is owed again, once for each `source`.
     * @param amount minor units
     * @returns how much of it is open again; 0 where the order has no schedule (any more)
     */
    async takeBack(trx: Trx, order_id: string, amount: number, source: string): Promise<number> {
      const booked = await lockSchedule(trx, order_id);
      if (!booked || (await ledgerRepository.hasEntry(trx, 'payout', source))) return 0;
      const { instalments, reopened } = reopen(booked.instalments, amount);
      await writeAmounts(trx, booked.instalments, instalments);
      await book(trx, booked, { kind: 'payout', amount: reopened, source });
      return reopened;
    },

    /** How much is open again by `takeBack` and has not been put back since, of all sources that begin so. */
    async sumTakenBack(trx: Trx, order_id: string, beginning: string): Promise<number> {
      const booked = await lockSchedule(trx, order_id);
      return booked ? ledgerRepository.sumOfSources(trx, booked.schedule.id, beginning) : 0;
    },

    /**
     * Money that had been taken back is the shop's after all: it is paid again, once for each `source`. What is more than
     * everything open is booked as going back.
     * @param amount minor units, at most what had been taken back
     * @returns whether nothing is open any more; false where the order has no schedule (any more)
     */
    async putBack(trx: Trx, order_id: string, amount: number, source: string): Promise<{ settled: boolean }> {
      const booked = await lockSchedule(trx, order_id);
      if (!booked || (await ledgerRepository.hasEntry(trx, 'payment', source))) return { settled: false };
      const { left, settled } = await fill(trx, booked, amount);
      // What goes back first, so that the balance is never below nothing.
      await book(trx, booked, { kind: 'payout', amount: left, source: `surplus:${source}` });
      await book(trx, booked, { kind: 'payment', amount: -amount, source });
      return { settled };
    },

    /**
     * Compares each account's balance with the sum of its ledger and with what is open of its schedules.
     * @returns the accounts where they differ; they are written to the log as errors
     */
    async check(): Promise<LedgerGap[]> {
      const gaps = await ledgerRepository.listGaps(db);
      for (const gap of gaps) logger.error(gap, 'a pay-later ledger does not add up');
      return gaps;
    },
  };
}
