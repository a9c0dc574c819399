import { AppError, notValid } from '../../../errors/errors';
import type { Infra } from '../../../infra';
import { daysBetween, isDay } from '../../../infra/basics/calendar';
import { newId } from '../../../infra/basics/ids';
import { messageOf } from '../../../messages/message';
import type { HandPayment, HandPaymentsService } from '../../payments/paying/hand-payments.service';
import type { StoreService } from '../../store/store.service';
import type { PayLaterService } from '../accounts/pay-later.service';
import type { AdjustingService } from '../ledger/adjusting.service';
import { paidParts } from '../ledger/replan';
import { adjustmentsRepository } from './adjustments.repository';
import type { Alone } from './alone';
import { getAdjustment, getInstalment } from './applying';
import type { Applying } from './applying';
import type { DeskWrite, StaffChange } from './staff-change';

export interface BookingsDeps extends Pick<Infra, 'db' | 'clock'> {
  staffChange: Pick<StaffChange, 'run'>;
  adjusting: Pick<AdjustingService, 'lock' | 'postpone'>;
  applying: Pick<Applying, 'undo'>;
  alone: Alone;
  handPayments: Pick<HandPaymentsService, 'lockFree' | 'receive'>;
  payLater: Pick<PayLaterService, 'today'>;
  store: Pick<StoreService, 'getCurrency'>;
}

interface Received extends Pick<HandPayment, 'instalment_id' | 'amount' | 'method'> {
  /** YYYY-MM-DD */
  received_on: string;
  /** what the transfer says; may be empty */
  reference: string;
}

const LONGEST_DAYS = 365;

/** Payments by hand, more time, and what takes back whatever was booked. */
export function createBookings(deps: BookingsDeps) {
  const { db, clock, staffChange, adjusting, applying, alone, handPayments, payLater, store } = deps;

  return {
    /** Notes money that came by transfer or in cash; what is more than the instalment goes to the next ones of its order. */
    async receive(write: DeskWrite, asked: Received): Promise<void> {
      const { instalment_id, amount, method, received_on, reference } = asked;
      if (!isDay(received_on) || received_on > (await payLater.today()))
        throw notValid({ received_on: [messageOf('validation.failed.received_on')] });
      const found = await getInstalment(db, write.id, instalment_id);
      const { order_id, order_number, schedule_id, user_id } = found;
      const currency = await store.getCurrency();
      await staffChange.run(write, order_id, async (trx, account) => {
        if (amount > (await handPayments.lockFree(trx, order_id))) throw new AppError('pay_later.not_so_much_open');
        const payment = { instalment_id, order_id, order_number, user_id, method, amount, currency };
        const now = clock.now();
        const { instalments: before } = await adjusting.lock(trx, order_id);
        const payment_id = await handPayments.receive(trx, payment);
        const { instalments: after } = await adjusting.lock(trx, order_id);
        await adjustmentsRepository.insert(trx, {
          ...{ id: newId(), account_id: account.id, schedule_id, instalment_id, amount, received_on, payment_id },
          kind: 'payment',
          reason: reference,
          parts: JSON.stringify(paidParts(before, after)),
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

    /**
     * Takes back what staff did, once.
     * @param asked `may_write_off`: whether whoever asks has that right, as what two decided and what was written off need
     * @throws AppError `pay_later.not_reversible`, `pay_later.not_so_much_open`, `pay_later.second_person_needed`,
     *   `staff.right_missing`
     */
    async reverse(
      write: DeskWrite,
      adjustment_id: string,
      { answer, may_write_off }: { answer: string; may_write_off: boolean },
    ): Promise<void> {
      const { order_id } = await getAdjustment(db, write.id, adjustment_id);
      await staffChange.run(write, order_id, async (trx) => {
        const found = await getAdjustment(trx, write.id, adjustment_id);
        if (!may_write_off && (found.kind === 'write_off' || found.decided_at !== null))
          throw new AppError('staff.right_missing', { right: 'pay_later.write_off' });
        if (found.kind === 'fee' && (await alone.isTooMuch(trx, write.id, found.amount)))
          throw new AppError('pay_later.second_person_needed');
        await applying.undo(trx, found);
        const by = { reversed_by: write.actor.user_id, reversed_at: clock.now() };
        await adjustmentsRepository.update(trx, found.id, { state: 'reversed', answer, ...by });
        const { kind, amount, order_number } = found;
        return { action: `reverse_${kind}`, after: { amount, reason: answer, order_number } };
      });
    },

    /** An instalment is due later, by a year at most; reminders begin anew. @throws AppError `validation.failed` */
    async postpone(write: DeskWrite, instalment_id: string, asked: { due_on: string; reason: string }): Promise<void> {
      const { due_on, reason } = asked;
      const { order_id, order_number } = await getInstalment(db, write.id, instalment_id);
      const today = await payLater.today();
      await staffChange.run(write, order_id, async (trx) => {
        const booked = await adjusting.lock(trx, order_id);
        const present = booked.instalments.find(({ id }) => id === instalment_id)?.due_on ?? today;
        const isLater = isDay(due_on) && due_on > today && due_on > present;
        if (!isLater || daysBetween(today, due_on) > LONGEST_DAYS)
          throw notValid({ due_on: [messageOf('validation.failed.due_on')] });
        await adjusting.postpone(trx, booked, instalment_id, due_on);
        return { action: 'postpone', before: { due_on: present }, after: { due_on, reason, order_number } };
      });
    },
  };
}
