import { AppError } from '../../../errors/errors';
import { isId } from '../../../infra/basics/ids';
import type { Db, Trx } from '../../../infra/database/db';
import type { AdjustedPart } from '../../../infra/database/tables/payments';
import type { HandPaymentsService } from '../../payments/paying/hand-payments.service';
import type { AdjustingService } from '../ledger/adjusting.service';
import type { Booked } from '../ledger/booking';
import { openOf, openOfAll } from '../ledger/instalment-state';
import { ledgerRepository } from '../ledger/ledger.repository';
import type { InstalmentRow } from '../ledger/ledger.repository';
import { allocate, paidParts } from '../ledger/replan';
import { adjustmentsRepository } from './adjustments.repository';
import type { AdjustmentRow } from './adjustments.repository';

export interface ApplyingDeps {
  adjusting: AdjustingService;
  handPayments: HandPaymentsService;
}

export type FoundAdjustment = NonNullable<Awaited<ReturnType<typeof adjustmentsRepository.find>>>;
export type Applied = Pick<AdjustmentRow, 'id' | 'kind' | 'instalment_id' | 'amount'> & { order_id: string };

/** An instalment of the account, of a plan that counts. @throws AppError `pay_later.instalment_not_found` */
export async function getInstalment(handle: Db | Trx, account_id: string, id: string) {
  const found = isId(id) ? await ledgerRepository.findInstalment(handle, id) : undefined;
  if (found?.account_id !== account_id) throw new AppError('pay_later.instalment_not_found');
  return found;
}

/** What was booked by hand on the account. @throws AppError `pay_later.adjustment_not_found` */
export async function getAdjustment(handle: Db | Trx, account_id: string, id: string): Promise<FoundAdjustment> {
  const found = isId(account_id) && isId(id) ? await adjustmentsRepository.find(handle, account_id, id) : undefined;
  if (!found) throw new AppError('pay_later.adjustment_not_found');
  return found;
}

/**
 * A fee comes off what is open: of its own instalment first, then of the earliest, because it may be paid by now, or a refund
 * may have lowered it.
 * @throws AppError `pay_later.not_so_much_open`
 */
function withoutFee(
  instalments: readonly InstalmentRow[],
  { instalment_id, amount }: Pick<AdjustmentRow, 'instalment_id' | 'amount'>,
): AdjustedPart[] {
  if (openOfAll(instalments) < amount) throw new AppError('pay_later.not_so_much_open');
  const own = instalments.findIndex(({ id }) => id === instalment_id);
  return paidParts(instalments, allocate(instalments, amount, own).instalments, -1);
}

/**
 * By how much each instalment is changed when a fee, a waiver or a write-off is taken back.
 * @throws AppError `pay_later.not_reversible`, `pay_later.not_so_much_open`
 */
function backOf({ schedule, instalments }: Booked, found: FoundAdjustment, applied_at: Date): AdjustedPart[] {
  if (found.kind === 'fee') return withoutFee(instalments, found);
  // Goods came back since: what had been let go of them cannot be owed again.
  if (schedule.reduced_at !== null && schedule.reduced_at >= applied_at) throw new AppError('pay_later.not_reversible');
  return (found.parts ?? []).map((part) => ({ ...part, amount: -part.amount }));
}

/** What an adjustment does to a plan, and what takes it back; with the order and the account locked. */
export function createApplying({ adjusting, handPayments }: ApplyingDeps) {
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

  return {
    /**
     * A fee, a waiver or a write-off stands in the ledger from now on.
     * @returns the parts, as they are kept
     * @throws AppError `pay_later.not_so_much_open`, `pay_later.open_changed`
     */
    async apply(trx: Trx, applied: Applied): Promise<string> {
      const { id, kind, order_id, amount } = applied;
      if (kind === 'payment') throw new Error('a payment is received, not applied');
      const parts = await partsOf(trx, applied);
      // What is being taken of a card right now is not open for anything else.
      if (kind !== 'fee' && amount > (await handPayments.lockFree(trx, order_id)))
        throw new AppError('pay_later.not_so_much_open');
      const { settled } = await adjusting.change(trx, order_id, { kind, source: id }, parts);
      // What was written off was never paid: its order stays as it was promised.
      if (settled && kind === 'waiver') await handPayments.settle(trx, order_id);
      return JSON.stringify(parts);
    },

    /** Takes it back, once. @throws AppError `pay_later.not_reversible`, `pay_later.not_so_much_open` */
    async undo(trx: Trx, found: FoundAdjustment): Promise<void> {
      const { id, kind, order_id, amount, payment_id, applied_at, parts } = found;
      if (found.state !== 'applied' || applied_at === null) throw new AppError('pay_later.not_reversible');
      if (kind === 'payment') {
        await handPayments.takeBack(trx, payment_id ?? '', id);
        await adjusting.unpay(trx, order_id, amount, id, parts ?? []);
        return handPayments.tellReopened(trx, { order_id, about: id, amount, reason: 'never_came' });
      }
      const back = backOf(await adjusting.lock(trx, order_id), found, applied_at);
      const { settled } = await adjusting.change(trx, order_id, { kind: 'reversal', source: id }, back);
      if (settled) await handPayments.settle(trx, order_id);
      if (kind === 'waiver')
        await handPayments.tellReopened(trx, { order_id, about: id, amount, reason: 'waiver_taken_back' });
    },
  };
}

export type Applying = ReturnType<typeof createApplying>;
