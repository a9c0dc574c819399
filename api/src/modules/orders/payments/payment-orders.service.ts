import type { Infra } from '../../../infra';
import type { Db, Trx } from '../../../infra/database/db';
import type { Language } from '../../../core/languages';
import type { PaymentMethodCode } from '../../../schemas/payment';
import type { OrderEventsService } from '../events/order-events.service';
import type { PayableOrder, PaymentChange, PaymentOrders } from '../order/order-payments.port';
import { canCapture, isPaid, isPromised, isUnpaid, owedOf, settledStatus, takenStatus } from '../order/order-state';
import { ordersRepository } from '../order/orders.repository';
import type { OrderRow } from '../order/orders.repository';
import { canPay } from '../order/present-order';
import { orderEditsRepository } from '../order/order-edits.repository';
import { refundsRepository } from '../order/refunds.repository';
import { CAPTURE_JOB, CAPTURE_OPTIONS } from '../order/capture-job';
import type { OrderCards } from '../gift-cards/order-cards.service';
import { createSettledRefunds } from './settled-refunds';

export interface PaymentOrdersDeps extends Pick<Infra, 'clock' | 'queue'> {
  orderCards: Pick<OrderCards, 'issue' | 'block'>;
  events: Pick<OrderEventsService, 'emit' | 'has'>;
}

/** What payments may know of orders, and tell them. */
export function createPaymentOrders({ clock, queue, events, orderCards }: PaymentOrdersDeps): PaymentOrders {
  const refunds = createSettledRefunds({ clock, events });

  const payable = (row: OrderRow): PayableOrder => {
    const { id, number, user_id, email, total, credit, fee, refunded, currency, status, payment_status } = row;
    const owed = owedOf(row);
    return {
      id,
      number,
      user_id,
      email,
      total,
      credit,
      fee,
      refunded,
      owed,
      currency,
      status,
      payment_status,
      // Both columns are written from these lists.
      language: row.language as Language,
      payment_method: row.payment_method as PaymentMethodCode,
      plan: row.plan,
      payment_id: row.payment_id,
      placed_at: row.placed_at,
      held_until: row.held_until,
      promised: isPromised(row),
      payable: canPay(row, clock.now()),
      country: row.shipping_address.country,
      gift_cards: row.gift_cards > 0,
    };
  };

  /** The order counts on this payment from now on. */
  async function accept(trx: Trx, row: OrderRow, change: PaymentChange): Promise<void> {
    const { payment_id, method, amount } = change;
    const paid = change.status === 'paid';
    // Something of its store credit may have gone back by then.
    const payment_status = paid ? takenStatus({ ...row, due: 0 }) : 'authorised';
    const status = settledStatus({ ...row, payment_status, payment_method: method });
    const known = { status, payment_status, payment_id, payment_method: method, held_until: null } as const;
    const times = paid ? { paid_at: clock.now() } : {};
    await ordersRepository.update(trx, row.id, { ...known, ...times }, clock.now());
    const event = paid ? 'paid' : 'payment_authorised';
    await events.emit(trx, { order_id: row.id, event, data: { payment_id, method, amount } });
    if (row.gift_cards === 0) return;
    const now_row = { ...row, ...known };
    if (paid) return orderCards.issue(trx, now_row);
    // Cards are issued for money that is there, and nothing is sent that it would be taken with.
    if (canCapture(now_row)) await queue.send(CAPTURE_JOB, { order_id: row.id }, { ...CAPTURE_OPTIONS, trx });
  }

  /** The buyer may try again while the goods are kept. */
  async function note(trx: Trx, row: OrderRow, change: PaymentChange): Promise<void> {
    const { status, payment_id, method, reason = null } = change;
    if (!isUnpaid(row)) return;
    const payment_status = status === 'failed' ? 'failed' : 'awaiting';
    if (payment_status !== row.payment_status || method !== row.payment_method) {
      await ordersRepository.update(trx, row.id, { payment_status, payment_method: method }, clock.now());
    }
    if (status !== 'failed' || (await events.has(trx, row.id, 'payment_failed', 'payment_id', payment_id))) return;
    await events.emit(trx, { order_id: row.id, event: 'payment_failed', data: { payment_id, method, reason } });
  }

  /** What had been reserved is gone: nothing is sent, and the buyer may pay again. */
  async function lose(
    trx: Trx,
    row: OrderRow,
    { payment_id, method, amount, reason = null }: PaymentChange,
  ): Promise<void> {
    await ordersRepository.update(trx, row.id, { payment_status: 'failed' }, clock.now());
    const data = { payment_id, method, amount, reason, lost: true };
    await events.emit(trx, { order_id: row.id, event: 'payment_failed', data });
  }

  /**
   * News of a payment of what was added to the order: taken when it is exactly that, and once.
   * @returns false where the order has no use for the money
   */
  async function settleDue(trx: Trx, row: OrderRow, change: PaymentChange): Promise<boolean> {
    const { payment_id, method, amount } = change;
    if (change.status !== 'paid' && change.status !== 'authorised') return true;
    if (await orderEditsRepository.isSettledBy(trx, payment_id)) return true;
    if (row.status === 'cancelled' || row.due !== amount) return false;
    // Reserved alone it is worth nothing yet: it is taken at once.
    if (change.status === 'authorised') return true;
    await orderEditsRepository.settle(trx, row.id, payment_id);
    const payment_status = takenStatus({ ...row, due: 0 });
    await ordersRepository.update(trx, row.id, { due: 0, payment_status }, clock.now());
    await events.emit(trx, { order_id: row.id, event: 'difference_paid', data: { payment_id, method, amount } });
    return true;
  }

  return {
    async findPayable(handle: Db | Trx, id_or_number, user_id) {
      const row = await ordersRepository.find(handle, id_or_number);
      return row && (user_id === undefined || row.user_id === user_id) ? payable(row) : undefined;
    },

    async lock(trx, order_id) {
      const row = await ordersRepository.lock(trx, order_id);
      return row && payable(row);
    },

    async keepUntil(trx, order_id, until) {
      const row = await ordersRepository.lock(trx, order_id);
      if (!row?.held_until || row.held_until >= until) return;
      await ordersRepository.update(trx, order_id, { held_until: until }, clock.now());
    },

    async paymentChanged(trx, change) {
      const row = await ordersRepository.lock(trx, change.order_id);
      if (!row) return { taken: false };
      if (change.purpose === 'difference') return { taken: await settleDue(trx, row, change) };
      const news = verdictOn(row, change);
      if (news === 'accept') await accept(trx, row, change);
      if (news === 'note') await note(trx, row, change);
      if (news === 'lose') await lose(trx, row, change);
      return { taken: news !== 'refuse' };
    },

    async refundSettled(trx, { refund_id, done, to_credit, reason = null }) {
      const found = await refundsRepository.find(trx, refund_id);
      const row = found && (await ordersRepository.lock(trx, found.order_id));
      if (!row) return;
      const wasDone = !done && found.state === 'done';
      const [from, to] = [wasDone ? 'done' : 'pending', done ? 'done' : 'failed'] as const;
      if (!(await refundsRepository.settle(trx, refund_id, from, to, reason, clock.now()))) return;
      if (done) return refunds.complete(trx, row, { ...found, to_credit });
      await (wasDone ? refunds.unsettle(trx, row, found) : refunds.lose(trx, row, found));
    },

    async refundFound(trx, refund) {
      const row = await ordersRepository.lock(trx, refund.order_id);
      if (!row) return;
      const { payment_id } = refund;
      // Money that the order has no use for is none of its refunds.
      const counts = row.payment_id === payment_id || (await orderEditsRepository.isSettledBy(trx, payment_id));
      if (!counts) return;
      await refunds.found(trx, row, refund);
      const after = await ordersRepository.find(trx, row.id);
      if (after && after.total - after.refunded < after.cards_out) await orderCards.block(trx, after, 'refund');
    },

    async tellTrouble(trx, { order_id, event, about, amount, reason }) {
      if (await events.has(trx, order_id, event, 'about', about)) return;
      await events.emit(trx, { order_id, event, data: { about, amount, why: reason } });
    },

    async disputeChanged(trx, { order_id, dispute, disputed, was, state, ...told }) {
      await ordersRepository.update(trx, order_id, { dispute, disputed }, clock.now());
      const { dispute_id, amount, reason: why, respond_by } = told;
      const row = await ordersRepository.find(trx, order_id);
      if (row && state !== 'won') await orderCards.block(trx, row, 'dispute');
      const twice = row && state !== 'won' ? await creditBeside(trx, row) : 0;
      const data = { dispute_id, amount, why };
      if (was === null) await events.emit(trx, { order_id, event: 'dispute_opened', data: { ...data, respond_by } });
      const about = { dispute_id, amount: twice, why };
      if (twice > 0 && !(await events.has(trx, order_id, 'credit_disputed', 'dispute_id', dispute_id)))
        await events.emit(trx, { order_id, event: 'credit_disputed', data: about });
      if (state === 'open' || state === was) return;
      await events.emit(trx, { order_id, event: 'dispute_closed', data: { ...data, outcome: state } });
    },
  };
}

/**
 * What a buyer has twice while their bank holds money of an order: as store credit, too. Minor units.
 * @param row with what is disputed now
 */
async function creditBeside(trx: Trx, row: OrderRow): Promise<number> {
  const refunds = await refundsRepository.listOf(trx, row.id);
  const as_credit = refunds.filter(({ made, state }) => made === 'credit' && state === 'done');
  const given = as_credit.reduce((sum, { amount }) => sum + amount, 0);
  return Math.max(0, Math.min(given, row.refunded + row.disputed - row.total));
}

type Verdict = 'accept' | 'note' | 'known' | 'refuse' | 'lose';

/**
 * Money of another sum than the order costs is not its payment: lines were changed since that was begun.
 * 'refuse': the money must go back; 'known': this has been heard before; 'note': worth a line, no more; 'lose': what the
 * order counted on is gone.
 */
function verdictOn(row: OrderRow, { status, payment_id, amount }: PaymentChange): Verdict {
  if (status !== 'paid' && status !== 'authorised') return verdictOnNothing(row, status, payment_id);
  if (isPaid(row)) return row.payment_id === payment_id ? 'known' : 'refuse';
  if (row.status === 'cancelled') return 'refuse';
  if (row.payment_status === 'authorised') return verdictOnPromised(row, status, payment_id);
  return amount === row.total - row.credit ? 'accept' : 'refuse';
}

/** No money has moved. */
function verdictOnNothing(row: OrderRow, status: PaymentChange['status'], payment_id: string): Verdict {
  if (row.status === 'cancelled') return 'known';
  const counted_on = row.payment_status === 'authorised' && row.payment_id === payment_id;
  return counted_on && (status === 'cancelled' || status === 'failed') ? 'lose' : 'note';
}

/** Promised when it was placed (pay-later, cash): the first payment to say so is the one. */
function verdictOnPromised(row: OrderRow, status: PaymentChange['status'], payment_id: string): Verdict {
  if (row.payment_id === null) return 'accept';
  if (row.payment_id !== payment_id) return 'refuse';
  return status === 'paid' ? 'accept' : 'known';
}
