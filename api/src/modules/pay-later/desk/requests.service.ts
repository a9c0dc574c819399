import { AppError } from '../../../errors/errors';
import type { Infra } from '../../../infra';
import { isId, newId } from '../../../infra/basics/ids';
import type { Trx } from '../../../infra/database/db';
import type { StaffNoticesService } from '../../staff-notices/staff-notices.service';
import type { StoreService } from '../../store/store.service';
import type { AdjustingService } from '../ledger/adjusting.service';
import { openOf, openOfAll } from '../ledger/instalment-state';
import { ledgerRepository } from '../ledger/ledger.repository';
import type { AccountRow } from '../ledger/ledger.repository';
import { adjustmentsRepository } from './adjustments.repository';
import type { Alone } from './alone';
import { getAdjustment, getInstalment } from './applying';
import type { Applying, FoundAdjustment } from './applying';
import type { DeskWrite, Done, StaffChange } from './staff-change';

export interface RequestsDeps extends Pick<Infra, 'db' | 'clock'> {
  staffChange: Pick<StaffChange, 'run'>;
  adjusting: Pick<AdjustingService, 'lock'>;
  applying: Pick<Applying, 'apply'>;
  alone: Alone;
  store: Pick<StoreService, 'getCurrency'>;
  staffNotices: Pick<StaffNoticesService, 'notify'>;
}

/** What staff ask for: of which instalment, or, to write it off, of which order's plan. */
interface Asked {
  kind: 'fee' | 'waiver' | 'write_off';
  order_id: string;
  order_number: string;
  schedule_id: string;
  instalment_id: string | null;
  /** minor units */
  amount: number;
  reason: string;
}

interface OfInstalment {
  instalment_id: string;
  /** minor units */
  amount: number;
  reason: string;
}

/**
 * Fees, waivers and write-offs. Larger waivers and write-offs wait for a second person (docs/product.md, 'Pay-later for
 * staff').
 */
export function createRequests(deps: RequestsDeps) {
  const { db, clock, staffChange, adjusting, applying, alone, store, staffNotices } = deps;

  const needsSecond = async (trx: Trx, account_id: string, { kind, amount }: Asked): Promise<boolean> =>
    kind !== 'fee' && alone.isTooMuch(trx, account_id, amount);

  /** What could not be done is refused at once, and not when somebody agrees to it. */
  async function refuseInVain(trx: Trx, { kind, order_id, schedule_id, amount }: Asked, waits: boolean): Promise<void> {
    const { schedule, instalments } = await adjusting.lock(trx, order_id);
    const open = openOfAll(instalments);
    if (open === 0) throw new AppError('pay_later.nothing_open');
    if (kind === 'write_off' && amount !== open) throw new AppError('pay_later.open_changed');
    if (kind === 'fee' && (await adjustmentsRepository.sumFees(trx, schedule_id)) + amount > schedule.amount)
      throw new AppError('pay_later.fees_too_high');
    if (kind === 'waiver' && amount > open) throw new AppError('pay_later.not_so_much_open');
    if (waits && (await adjustmentsRepository.hasWaiting(trx, schedule_id)))
      throw new AppError('pay_later.request_waits');
  }

  async function request(write: DeskWrite, asked: Asked): Promise<void> {
    const currency = await store.getCurrency();
    await staffChange.run(write, asked.order_id, async (trx: Trx, account: AccountRow): Promise<Done> => {
      const { kind, order_id, order_number, schedule_id, instalment_id, amount, reason } = asked;
      const id = newId();
      const now = clock.now();
      const waits = await needsSecond(trx, account.id, asked);
      await refuseInVain(trx, asked, waits);
      const parts = waits ? null : await applying.apply(trx, { id, kind, order_id, amount, instalment_id });
      await adjustmentsRepository.insert(trx, {
        ...{ id, account_id: account.id, schedule_id, instalment_id, kind, amount, reason, parts },
        received_on: null,
        payment_id: null,
        state: waits ? 'pending' : 'applied',
        requested_by: write.actor.user_id,
        requested_at: now,
        decided_by: null,
        decided_at: null,
        applied_at: waits ? null : now,
        reversed_by: null,
        reversed_at: null,
      });
      if (waits) {
        const [subject_id, doer] = [account.id, write.actor.user_id];
        const data = { number: order_number, amount, currency };
        await staffNotices.notify(trx, { kind: 'second_person_needed', subject_id, data, doer });
      }
      return { action: waits ? `request_${kind}` : kind, after: { amount, reason, order_number } };
    });
  }

  /** As it is under the account's lock, and for somebody else than who asked for it to decide. */
  async function lockWaiting(trx: Trx, { id, actor }: DeskWrite, adjustment_id: string): Promise<FoundAdjustment> {
    const found = await adjustmentsRepository.find(trx, id, adjustment_id);
    if (found?.state !== 'pending') throw new AppError('pay_later.not_waiting');
    if (found.requested_by === actor.user_id) throw new AppError('pay_later.own_request');
    return found;
  }

  /** Whoever asked is told; nobody is where their account is gone. */
  async function tellAsker(trx: Trx, found: FoundAdjustment, outcome: 'agreed' | 'declined'): Promise<void> {
    const { account_id: subject_id, requested_by: user_id, order_number: number, amount } = found;
    if (user_id === null) return;
    const data = { number, amount, currency: await store.getCurrency(), outcome };
    await staffNotices.notify(trx, { kind: 'request_decided', user_id, subject_id, data });
  }

  const decided = ({ actor }: DeskWrite) => ({ decided_by: actor.user_id, decided_at: clock.now() });

  return {
    /** Charges a fee with an open instalment. @throws AppError `pay_later.*`, as all of these do */
    async charge(write: DeskWrite, { instalment_id, amount, reason }: OfInstalment): Promise<void> {
      const { order_id, order_number, schedule_id } = await getInstalment(db, write.id, instalment_id);
      await request(write, { kind: 'fee', order_id, order_number, schedule_id, instalment_id, amount, reason });
    },

    /** Lets go of a part of an instalment, or asks a second person to. */
    async waive(write: DeskWrite, { instalment_id, amount, reason }: OfInstalment): Promise<void> {
      const { order_id, order_number, schedule_id, ...one } = await getInstalment(db, write.id, instalment_id);
      if (amount > openOf(one)) throw new AppError('pay_later.not_so_much_open');
      await request(write, { kind: 'waiver', order_id, order_number, schedule_id, instalment_id, amount, reason });
    },

    /** Gives up all that is open of an order's plan, or asks a second person to. @param asked `amount` is what was seen as open */
    async writeOff(write: DeskWrite, asked: { order_id: string; amount: number; reason: string }): Promise<void> {
      const { order_id, amount, reason } = asked;
      const schedule = isId(order_id) ? await ledgerRepository.findSchedule(db, order_id) : undefined;
      if (schedule?.account_id !== write.id) throw new AppError('pay_later.instalment_not_found');
      const { id: schedule_id, order_number } = schedule;
      const target = { order_id, order_number, schedule_id, instalment_id: null };
      await request(write, { kind: 'write_off', ...target, amount, reason });
    },

    /** A second person agrees. @throws AppError `pay_later.own_request`, `pay_later.not_waiting` */
    async confirm(write: DeskWrite, adjustment_id: string): Promise<void> {
      const { order_id } = await getAdjustment(db, write.id, adjustment_id);
      await staffChange.run(write, order_id, async (trx) => {
        const found = await lockWaiting(trx, write, adjustment_id);
        const parts = await applying.apply(trx, found);
        const values = { state: 'applied' as const, parts, applied_at: clock.now(), ...decided(write) };
        await adjustmentsRepository.update(trx, found.id, values);
        await tellAsker(trx, found, 'agreed');
        const { kind, amount, reason, order_number } = found;
        return { action: `confirm_${kind}`, after: { amount, reason, order_number } };
      });
    },

    /** A second person does not agree. @throws AppError `pay_later.own_request`, `pay_later.not_waiting` */
    async decline(write: DeskWrite, adjustment_id: string, answer: string): Promise<void> {
      await getAdjustment(db, write.id, adjustment_id);
      await staffChange.run(write, null, async (trx) => {
        const found = await lockWaiting(trx, write, adjustment_id);
        await adjustmentsRepository.update(trx, found.id, { state: 'refused', answer, ...decided(write) });
        await tellAsker(trx, found, 'declined');
        const { kind, amount, order_number } = found;
        return { action: `decline_${kind}`, after: { amount, reason: answer, order_number } };
      });
    },
  };
}
