import type { Infra } from '../../../infra';
import type { Trx } from '../../../infra/database/db';
import { newId } from '../../../infra/basics/ids';
import type { OrderEventsService } from '../events/order-events.service';
import { orderEditsRepository } from '../order/order-edits.repository';
import type { FoundRefund } from '../order/order-payments.port';
import { isPromised, takenStatus } from '../order/order-state';
import { ordersRepository } from '../order/orders.repository';
import type { OrderRow } from '../order/orders.repository';
import { refundsRepository } from '../order/refunds.repository';
import type { RefundRow } from '../order/refunds.repository';
import { cardPartOf } from './card-part';

export interface SettledRefundsDeps extends Pick<Infra, 'clock'> {
  events: Pick<OrderEventsService, 'emit'>;
}

interface Settled extends Pick<RefundRow, 'id' | 'amount' | 'reason' | 'made' | 'purpose'> {
  return_id?: string | null;
  /** store credit had paid this part of the order, and has it again: the buyer is told so */
  to_credit?: boolean | undefined;
}

/** What becomes of an order when money has gone back, or has not after all. Everything here has the order locked. */
export function createSettledRefunds({ clock, events }: SettledRefundsDeps) {
  async function setDue(trx: Trx, row: OrderRow, due: number): Promise<void> {
    await ordersRepository.update(trx, row.id, { due, payment_status: takenStatus({ ...row, due }) }, clock.now());
  }

  /** What store credit has paid of an order goes back before the rest of it is taken: that is still to come. */
  const statusAfter = (row: OrderRow, sums: Parameters<typeof takenStatus>[0]): OrderRow['payment_status'] =>
    isPromised(row) ? 'authorised' : takenStatus(sums);

  async function emit(trx: Trx, row: OrderRow, event: string, refund: Settled, more: object = {}): Promise<void> {
    const { id: refund_id, amount, reason, made, to_credit, return_id } = refund;
    const said = {
      ...(made !== 'shop' && { made }),
      ...(return_id && { of_return: return_id }),
      ...(to_credit && { to_credit }),
    };
    const data = { refund_id, amount, reason, ...said, ...more };
    await events.emit(trx, { order_id: row.id, event, data });
  }

  async function addRefunded(trx: Trx, row: OrderRow, refund: Settled): Promise<void> {
    // More than it cost goes back only where somebody did so at the provider: it counts no further than that.
    const refunded = Math.min(row.total, row.refunded + refund.amount);
    // Cancelled, it is refunded with all that was paid of it.
    const sums =
      row.status === 'cancelled'
        ? { total: row.total - Math.max(0, row.due), due: 0 }
        : { total: row.total, due: row.due };
    const payment_status = statusAfter(row, { ...sums, refunded });
    await ordersRepository.update(trx, row.id, { refunded, payment_status }, clock.now());
    await emit(trx, row, 'refunded', refund);
  }

  /** Money of a difference that the shop owes has gone back: what is owed is less by it. */
  async function addDifference(trx: Trx, row: OrderRow, refund: Settled): Promise<void> {
    await orderEditsRepository.settle(trx, row.id, refund.id);
    await setDue(trx, row, row.due + refund.amount);
    await emit(trx, row, 'difference_refunded', refund);
  }

  /** Money that was to go back did not. */
  async function lose(trx: Trx, row: OrderRow, refund: Settled): Promise<void> {
    if (refund.purpose === 'difference') {
      // Then it is still the buyer's, who was told of it.
      await orderEditsRepository.reopen(trx, refund.id);
      await setDue(trx, row, row.due - refund.amount);
      return emit(trx, row, 'refund_failed', refund);
    }
    // Whoever has seen the order as it was before decides anew.
    await ordersRepository.update(trx, row.id, {}, clock.now());
    await emit(trx, row, 'refund_failed', refund, { never_done: true });
  }

  /** A provider said that the money went back, and later that it did not. */
  async function unsettle(trx: Trx, row: OrderRow, refund: Settled): Promise<void> {
    if (refund.purpose === 'difference') return lose(trx, row, refund);
    const refunded = Math.max(0, row.refunded - refund.amount);
    const payment_status = statusAfter(row, { ...row, refunded });
    await ordersRepository.update(trx, row.id, { refunded, payment_status }, clock.now());
    await emit(trx, row, 'refund_failed', refund);
  }

  /** A refund that was made elsewhere: first it settles what the shop owes since lines were changed. */
  async function addFound(trx: Trx, row: OrderRow, { payment_id, key, amount }: FoundRefund): Promise<void> {
    const now = clock.now();
    const base = { order_id: row.id, payment_id, reason: '', made: 'provider', provider_key: key } as const;
    const given = row.gift_cards > 0 ? await refundsRepository.listOf(trx, row.id) : [];
    const add = async (purpose: RefundRow['purpose'], part: number): Promise<Settled | undefined> => {
      const refund = { ...base, id: newId(), purpose, amount: part };
      const gift_cards = purpose === 'refund' ? cardPartOf(row, given, { amount: part }) : 0;
      const settled = { gift_cards, state: 'done', created_at: now, settled_at: now } as const;
      const isNew = part > 0 && (await refundsRepository.insertFound(trx, { ...refund, ...settled }));
      if (!isNew) return undefined;
      await refundsRepository.follow(trx, refund);
      return refund;
    };
    const of_difference = Math.min(amount, Math.max(0, -row.due));
    const difference = await add('difference', of_difference);
    if (difference) await addDifference(trx, row, difference);
    const refund = await add('refund', amount - of_difference);
    const now_row = { ...row, due: row.due + (difference ? of_difference : 0) };
    if (refund) await addRefunded(trx, now_row, refund);
  }

  return {
    addRefunded,
    addDifference,

    /** A refund that the order had asked for is done; a difference was settled when it was asked for. */
    complete: (trx: Trx, row: OrderRow, refund: Settled): Promise<void> =>
      refund.purpose === 'difference' ? emit(trx, row, 'difference_refunded', refund) : addRefunded(trx, row, refund),

    lose,
    unsettle,

    /** The same news twice changes nothing. */
    async found(trx: Trx, row: OrderRow, refund: FoundRefund): Promise<void> {
      const known = await refundsRepository.listFound(trx, refund.payment_id, refund.key);
      if (refund.done) {
        if (known.length === 0) await addFound(trx, row, refund);
        return;
      }
      for (const one of known.filter(({ state }) => state === 'done')) {
        await refundsRepository.settle(trx, one.id, 'done', 'failed', null, clock.now());
        const current = (await ordersRepository.lock(trx, row.id)) ?? row;
        await unsettle(trx, current, one);
      }
    },
  };
}
