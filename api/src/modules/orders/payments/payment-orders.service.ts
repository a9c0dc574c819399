import type { Infra } from '../../../infra';
import type { Db, Trx } from '../../../infra/database/db';
import type { Language } from '../../../core/languages';
import type { PaymentMethodCode } from '../../../schemas/payment';
import type { OrderEventsService } from '../events/order-events.service';
import type { PayableOrder, PaymentChange, PaymentOrders } from '../order/order-payments.port';
import { isPaid, isUnpaid, owedOf, settledStatus, takenStatus } from '../order/order-state';
import { ordersRepository } from '../order/orders.repository';
import type { OrderRow } from '../order/orders.repository';
import { canPay } from '../order/present-order';
import { orderEditsRepository } from '../order/order-edits.repository';
import { refundsRepository } from '../order/refunds.repository';
import type { RefundRow } from '../order/refunds.repository';

export interface PaymentOrdersDeps extends Pick<Infra, 'clock'> {
  events: Pick<OrderEventsService, 'emit' | 'has'>;
}

/** What payments may know of orders, and tell them. */
export function createPaymentOrders({ clock, events }: PaymentOrdersDeps): PaymentOrders {
  const payable = (row: OrderRow): PayableOrder => {
    const { id, number, user_id, email, total, fee, refunded, currency, status, payment_status } = row;
    const owed = owedOf(row);
    return {
      id,
      number,
      user_id,
      email,
      total,
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
      payable: canPay(row, clock.now()),
      country: row.shipping_address.country,
    };
  };

  /** The order counts on this payment from now on. */
  async function accept(trx: Trx, row: OrderRow, change: PaymentChange): Promise<void> {
    const { payment_id, method, amount } = change;
    const paid = change.status === 'paid';
    const payment_status = paid ? 'paid' : 'authorised';
    const status = settledStatus({ ...row, payment_status, payment_method: method });
    const known = { status, payment_status, payment_id, payment_method: method, held_until: null } as const;
    const times = paid ? { paid_at: clock.now() } : {};
    await ordersRepository.update(trx, row.id, { ...known, ...times }, clock.now());
    const event = paid ? 'paid' : 'payment_authorised';
    await events.emit(trx, { order_id: row.id, event, data: { payment_id, method, amount } });
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
  async function lose(trx: Trx, row: OrderRow, { payment_id, method, reason = null }: PaymentChange): Promise<void> {
    await ordersRepository.update(trx, row.id, { payment_status: 'failed' }, clock.now());
    await events.emit(trx, { order_id: row.id, event: 'payment_failed', data: { payment_id, method, reason } });
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

  /** Money of a difference went back, or did not: then it is still the buyer's. */
  async function settleDifference(trx: Trx, row: OrderRow, refund: RefundRow, done: boolean): Promise<void> {
    const { id: refund_id, amount, reason } = refund;
    if (!done) {
      await orderEditsRepository.reopen(trx, refund_id);
      const due = row.due - amount;
      await ordersRepository.update(trx, row.id, { due, payment_status: takenStatus({ ...row, due }) }, clock.now());
    }
    const event = done ? 'difference_refunded' : 'refund_failed';
    await events.emit(trx, { order_id: row.id, event, data: { refund_id, amount, reason } });
  }

  async function addRefunded(trx: Trx, row: OrderRow, refund: RefundRow): Promise<void> {
    const { id: refund_id, amount, reason } = refund;
    const refunded = row.refunded + amount;
    // Cancelled, it is refunded with all that was paid of it.
    const sums =
      row.status === 'cancelled'
        ? { total: row.total - Math.max(0, row.due), due: 0 }
        : { total: row.total, due: row.due };
    const payment_status = takenStatus({ ...sums, refunded });
    await ordersRepository.update(trx, row.id, { refunded, payment_status }, clock.now());
    await events.emit(trx, { order_id: row.id, event: 'refunded', data: { refund_id, amount, reason } });
  }

  /** A provider said that the money went back, and later that it did not. */
  async function unsettle(trx: Trx, row: OrderRow, refund: RefundRow, reason: string | null): Promise<void> {
    if (!(await refundsRepository.settle(trx, refund.id, 'done', 'failed', reason, clock.now()))) return;
    if (refund.purpose === 'difference') return settleDifference(trx, row, refund, false);
    const refunded = row.refunded - refund.amount;
    const payment_status = takenStatus({ ...row, refunded });
    await ordersRepository.update(trx, row.id, { refunded, payment_status }, clock.now());
    const data = { refund_id: refund.id, amount: refund.amount, reason: refund.reason };
    await events.emit(trx, { order_id: row.id, event: 'refund_failed', data });
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

    async refundSettled(trx, { refund_id, done, reason = null }) {
      const found = await refundsRepository.find(trx, refund_id);
      const row = found && (await ordersRepository.lock(trx, found.order_id));
      if (!row) return;
      if (!done && found.state === 'done') return unsettle(trx, row, found, reason);
      const state = done ? 'done' : 'failed';
      if (!(await refundsRepository.settle(trx, refund_id, 'pending', state, reason, clock.now()))) return;
      if (found.purpose === 'difference') return settleDifference(trx, row, found, done);
      if (!done) return;
      await addRefunded(trx, row, found);
    },
  };
}

type Verdict = 'accept' | 'note' | 'known' | 'refuse' | 'lose';

/**
 * 'refuse': the money must go back; 'known': this has been heard before; 'note': worth a line, no more; 'lose': what the
 * order counted on is gone.
 */
function verdictOn(row: OrderRow, { status, payment_id }: PaymentChange): Verdict {
  if (status !== 'paid' && status !== 'authorised') return verdictOnNothing(row, status, payment_id);
  if (isPaid(row)) return row.payment_id === payment_id ? 'known' : 'refuse';
  if (row.status === 'cancelled') return 'refuse';
  return row.payment_status === 'authorised' ? verdictOnPromised(row, status, payment_id) : 'accept';
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
