import { AppError, notValid } from '../../../errors/errors';
import type { Infra } from '../../../infra';
import { daysBetween, isDay } from '../../../infra/basics/calendar';
import { isId, newId } from '../../../infra/basics/ids';
import type { Db, Trx } from '../../../infra/database/db';
import type { AdjustedPart } from '../../../infra/database/tables/payments';
import { messageOf } from '../../../messages/message';
import type { HandPaymentsService } from '../../payments/paying/hand-payments.service';
import type { PaymentSettingsService } from '../../payments/settings/payment-settings.service';
import type { StoreService } from '../../store/store.service';
import type { PayLaterService } from '../accounts/pay-later.service';
import type { AdjustingService } from '../ledger/adjusting.service';
import { openOf, openOfAll } from '../ledger/instalment-state';
import { ledgerRepository } from '../ledger/ledger.repository';
import { ALONE_MS, adjustmentsRepository } from './adjustments.repository';
import type { AdjustmentRow } from './adjustments.repository';
import type { DeskWrite, Done, StaffChange } from './staff-change';

export interface AdjustmentsDeps extends Pick<Infra, 'db' | 'clock'> {
  staffChange: Pick<StaffChange, 'run'>;
  adjusting: AdjustingService;
  handPayments: HandPaymentsService;
  payLater: Pick<PayLaterService, 'today'>;
  settings: Pick<PaymentSettingsService, 'get'>;
  store: Pick<StoreService, 'getCurrency'>;
}

/** What staff ask for: of which instalment, or, to write it off, of which order's plan. */
interface Asked {
  kind: 'fee' | 'waiver' | 'write_off';
  order_id: string;
  schedule_id: string;
  instalment_id: string | null;
  /** minor units */
  amount: number;
  reason: string;
}

type FoundAdjustment = NonNullable<Awaited<ReturnType<typeof adjustmentsRepository.find>>>;
type Applied = Pick<AdjustmentRow, 'id' | 'kind' | 'instalment_id' | 'amount'> & { order_id: string };

export type AdjustmentsService = ReturnType<typeof createAdjustments>;

const LONGEST_DAYS = 365;

/**
 * What staff do by hand to what is owed: payments, fees, waivers, write-offs, and what takes them back. Larger waivers and
 * write-offs wait for a second person (docs/product.md, 'Pay-later for staff').
 */
export function createAdjustments(deps: AdjustmentsDeps) {
  const { db, clock, staffChange, adjusting, handPayments, payLater, settings, store } = deps;

  /** An instalment of the account, of a plan that counts. @throws AppError `pay_later.instalment_not_found` */
  async function getInstalment(account_id: string, id: string) {
    const found = isId(id) ? await ledgerRepository.findInstalment(db, id) : undefined;
    if (found?.account_id !== account_id) throw new AppError('pay_later.instalment_not_found');
    return found;
  }

  /** By how much each instalment is changed. @throws AppError `pay_later.not_so_much_open`, `pay_later.open_changed` */
  async function partsOf(trx: Trx, { kind, order_id, instalment_id, amount }: Applied): Promise<AdjustedPart[]> {
    const { instalments } = await adjusting.lock(trx, order_id);
    if (kind === 'write_off') {
      if (openOfAll(instalments) !== amount) throw new AppError('pay_later.open_changed');
      const open = instalments.filter((one) => openOf(one) > 0);
      return open.map((one) => ({ instalment_id: one.id, amount: -openOf(one) }));
    }
    const one = instalments.find(({ id }) => id === instalment_id);
    // A fee goes onto what is still to be paid: whoever owes nothing any more is charged nothing.
    if (!one || openOf(one) === 0) throw new AppError('pay_later.not_so_much_open');
    return [{ instalment_id: one.id, amount: kind === 'fee' ? amount : -amount }];
  }

  /** @returns the parts, as they are kept */
  async function apply(trx: Trx, applied: Applied): Promise<string> {
    const { id, kind, order_id, amount } = applied;
    if (kind === 'payment') throw new Error('a payment is received, not applied');
    // What is being taken of a card right now is not open for anything else.
    if (kind !== 'fee' && amount > (await handPayments.lockFree(trx, order_id)))
      throw new AppError('pay_later.not_so_much_open');
    const parts = await partsOf(trx, applied);
    const { settled } = await adjusting.change(trx, order_id, { kind, source: id }, parts);
    // What was written off was never paid: its order stays as it was promised.
    if (settled && kind === 'waiver') await handPayments.settle(trx, order_id);
    return JSON.stringify(parts);
  }

  async function needsSecond(trx: Trx, account_id: string, { kind, amount }: Asked): Promise<boolean> {
    if (kind === 'fee') return false;
    const since = new Date(clock.now().getTime() - ALONE_MS);
    const alone = await adjustmentsRepository.sumAlone(trx, account_id, since);
    return alone + amount > (await settings.get(trx)).pay_later.second_person_above;
  }

  /** @returns once it is done, or waits for a second person */
  const request = (write: DeskWrite, asked: Asked, order_number: string): Promise<void> =>
    staffChange.run(write, asked.order_id, async (trx, account): Promise<Done> => {
      const { kind, order_id, amount, reason, ...target } = asked;
      const id = newId();
      const now = clock.now();
      const waits = await needsSecond(trx, account.id, asked);
      // What cannot be done is refused at once, and not when somebody agrees to it.
      const { instalments } = await adjusting.lock(trx, order_id);
      if (kind !== 'fee' && amount > openOfAll(instalments)) throw new AppError('pay_later.not_so_much_open');
      if (waits && (await adjustmentsRepository.hasWaiting(trx, target.schedule_id)))
        throw new AppError('pay_later.request_waits');
      const applied = { id, kind, order_id, amount, instalment_id: target.instalment_id };
      const parts = waits ? null : await apply(trx, applied);
      await adjustmentsRepository.insert(trx, {
        id,
        account_id: account.id,
        ...target,
        kind,
        amount,
        reason,
        received_on: null,
        payment_id: null,
        parts,
        state: waits ? 'pending' : 'applied',
        requested_by: write.actor.user_id,
        requested_at: now,
        decided_by: null,
        decided_at: null,
        applied_at: waits ? null : now,
        reversed_by: null,
        reversed_at: null,
      });
      return { action: waits ? `request_${kind}` : kind, after: { amount, reason, order_number } };
    });

  async function getAdjustment(account_id: string, id: string, handle: Db | Trx = db): Promise<FoundAdjustment> {
    const found = isId(account_id) && isId(id) ? await adjustmentsRepository.find(handle, account_id, id) : undefined;
    if (!found) throw new AppError('pay_later.adjustment_not_found');
    return found;
  }

  /** The same, as it is under the account's lock, by somebody else than who asked for it. */
  async function lockWaiting(trx: Trx, { id, actor }: DeskWrite, adjustment_id: string): Promise<FoundAdjustment> {
    const found = await adjustmentsRepository.find(trx, id, adjustment_id);
    if (found?.state !== 'pending') throw new AppError('pay_later.not_waiting');
    if (found.requested_by === actor.user_id) throw new AppError('pay_later.own_request');
    return found;
  }

  const decided = ({ actor }: DeskWrite) => ({ decided_by: actor.user_id, decided_at: clock.now() });

  async function undo(trx: Trx, found: FoundAdjustment): Promise<void> {
    const { id, kind, order_id, schedule_id, amount, payment_id, applied_at, parts } = found;
    if (found.state !== 'applied' || applied_at === null) throw new AppError('pay_later.not_reversible');
    if (kind === 'payment') {
      await handPayments.takeBack(trx, payment_id ?? '', id);
      return adjusting.unpay(trx, order_id, amount, id);
    }
    // Goods came back since: what had been let go of them cannot be owed again.
    if (kind !== 'fee' && (await adjusting.hasRefundSince(trx, schedule_id, applied_at)))
      throw new AppError('pay_later.not_reversible');
    const back = (parts ?? []).map((part) => ({ ...part, amount: -part.amount }));
    const { settled } = await adjusting.change(trx, order_id, { kind: 'reversal', source: id }, back);
    if (settled) await handPayments.settle(trx, order_id);
  }

  return {
    /** Charges a fee with an open instalment. @throws AppError `pay_later.*`, as all of these do */
    async charge(write: DeskWrite, asked: { instalment_id: string; amount: number; reason: string }): Promise<void> {
      const { order_id, order_number, schedule_id } = await getInstalment(write.id, asked.instalment_id);
      await request(write, { kind: 'fee', order_id, schedule_id, ...asked }, order_number);
    },

    /** Lets go of a part of an instalment, or asks a second person to. */
    async waive(write: DeskWrite, asked: { instalment_id: string; amount: number; reason: string }): Promise<void> {
      const { order_id, order_number, schedule_id, ...one } = await getInstalment(write.id, asked.instalment_id);
      if (asked.amount > openOf(one)) throw new AppError('pay_later.not_so_much_open');
      await request(write, { kind: 'waiver', order_id, schedule_id, ...asked }, order_number);
    },

    /** Gives up all that is open of an order's plan, or asks a second person to. @param asked `amount` is what was seen as open */
    async writeOff(write: DeskWrite, asked: { order_id: string; amount: number; reason: string }): Promise<void> {
      const schedule = isId(asked.order_id) ? await ledgerRepository.findSchedule(db, asked.order_id) : undefined;
      if (schedule?.account_id !== write.id) throw new AppError('pay_later.instalment_not_found');
      const target = { schedule_id: schedule.id, instalment_id: null };
      await request(write, { kind: 'write_off', ...asked, ...target }, schedule.order_number);
    },

    /** Notes money that came by transfer or in cash; what is more than the instalment goes to the next ones of its order. */
    async receive(
      write: DeskWrite,
      asked: { instalment_id: string; amount: number; method: 'bank-transfer' | 'cash'; received_on: string; reference: string },
    ): Promise<void> {
      const { instalment_id, amount, method, received_on, reference } = asked;
      if (!isDay(received_on) || received_on > (await payLater.today()))
        throw notValid({ received_on: [messageOf('validation.failed.received_on')] });
      const { order_id, order_number, schedule_id, user_id } = await getInstalment(write.id, instalment_id);
      const currency = await store.getCurrency();
      await staffChange.run(write, order_id, async (trx, account) => {
        if (amount > (await handPayments.lockFree(trx, order_id))) throw new AppError('pay_later.not_so_much_open');
        const payment = { instalment_id, order_id, order_number, user_id, method, amount, currency };
        const now = clock.now();
        await adjustmentsRepository.insert(trx, {
          id: newId(),
          account_id: account.id,
          schedule_id,
          instalment_id,
          kind: 'payment',
          amount,
          reason: reference,
          received_on,
          payment_id: await handPayments.receive(trx, payment),
          parts: null,
          state: 'applied',
          requested_by: write.actor.user_id,
          requested_at: now,
          decided_by: null,
          decided_at: null,
          applied_at: now,
          reversed_by: null,
          reversed_at: null,
        });
        return { action: 'payment', after: { amount, method, received_on, reference, order_number } };
      });
    },

    /** A second person agrees. @throws AppError `pay_later.own_request`, `pay_later.not_waiting` */
    async confirm(write: DeskWrite, adjustment_id: string): Promise<void> {
      const { order_id } = await getAdjustment(write.id, adjustment_id);
      await staffChange.run(write, order_id, async (trx) => {
        const found = await lockWaiting(trx, write, adjustment_id);
        const parts = await apply(trx, found);
        const values = { state: 'applied' as const, parts, applied_at: clock.now(), ...decided(write) };
        await adjustmentsRepository.update(trx, found.id, values);
        const { kind, amount, reason, order_number } = found;
        return { action: `confirm_${kind}`, after: { amount, reason, order_number } };
      });
    },

    /** A second person does not agree. @throws AppError `pay_later.own_request`, `pay_later.not_waiting` */
    async decline(write: DeskWrite, adjustment_id: string, answer: string): Promise<void> {
      await getAdjustment(write.id, adjustment_id);
      await staffChange.run(write, null, async (trx) => {
        const found = await lockWaiting(trx, write, adjustment_id);
        await adjustmentsRepository.update(trx, found.id, { state: 'refused', answer, ...decided(write) });
        const { kind, amount, order_number } = found;
        return { action: `decline_${kind}`, after: { amount, reason: answer, order_number } };
      });
    },

    /** Takes back what staff did, once. @throws AppError `pay_later.not_reversible`, `pay_later.not_so_much_open` */
    async reverse(write: DeskWrite, adjustment_id: string, answer: string): Promise<void> {
      const { order_id } = await getAdjustment(write.id, adjustment_id);
      await staffChange.run(write, order_id, async (trx) => {
        const found = await getAdjustment(write.id, adjustment_id, trx);
        await undo(trx, found);
        const by = { reversed_by: write.actor.user_id, reversed_at: clock.now() };
        await adjustmentsRepository.update(trx, found.id, { state: 'reversed', answer, ...by });
        const { kind, amount, order_number } = found;
        return { action: `reverse_${kind}`, after: { amount, reason: answer, order_number } };
      });
    },

    /** An instalment is due later, by a year at most; reminders begin anew. @throws AppError `validation.failed` */
    async postpone(write: DeskWrite, instalment_id: string, asked: { due_on: string; reason: string }): Promise<void> {
      const { due_on, reason } = asked;
      const { order_id, order_number } = await getInstalment(write.id, instalment_id);
      const today = await payLater.today();
      await staffChange.run(write, order_id, async (trx) => {
        const booked = await adjusting.lock(trx, order_id);
        const one = booked.instalments.find(({ id }) => id === instalment_id);
        const from = [one?.due_on ?? today, today].sort().at(-1) ?? today;
        if (!isDay(due_on) || due_on <= from || daysBetween(today, due_on) > LONGEST_DAYS)
          throw notValid({ due_on: [messageOf('validation.failed.due_on')] });
        await adjusting.postpone(trx, booked, instalment_id, due_on);
        return { action: 'postpone', before: { due_on: one?.due_on }, after: { due_on, reason, order_number } };
      });
    },
  };
}
