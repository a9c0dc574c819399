import type { Trx } from '../../../infra/database/db';
import { isId } from '../../../infra/basics/ids';
import type { PaymentOrders } from '../../orders/order/order-payments.port';
import type { LedgerService } from '../../pay-later/ledger/ledger.service';
import type { PaymentState } from '../records/payment-state';
import { paymentTasksRepository } from '../records/payment-tasks.repository';
import type { TaskRow } from '../records/payment-tasks.repository';
import type { PaymentRow } from '../records/payments.repository';

export interface Step {
  payment: PaymentRow;
  before: PaymentState;
  after: PaymentState;
}

export interface TellRefundsDeps {
  orders: Pick<PaymentOrders, 'refundSettled' | 'refundFound' | 'tellTrouble'>;
  ledger: Pick<LedgerService, 'takeBack'>;
}

interface RefundNews {
  key: string;
  amount: number;
  done: boolean;
  /** '' where nobody said why it failed */
  reason: string;
}

/** Where nothing had been taken. */
const NOTHING = { refunds: {}, failed_refunds: {} };

/** What is new; of a payment whose taking is news all of it is. What came to nothing at last is told as that alone. */
function newsOf({ before, after }: Step): RefundNews[] {
  const known = before.captured === 0 && after.captured > 0 ? NOTHING : before;
  const { refunds, failed_refunds } = after;
  return [
    ...Object.entries(refunds)
      .filter(([key]) => !(key in known.refunds) && !(key in failed_refunds))
      .map(([key, amount]) => ({ key, amount, done: true, reason: '' })),
    ...Object.entries(failed_refunds)
      .filter(([key]) => !(key in known.failed_refunds))
      .map(([key, reason]) => ({ key, amount: refunds[key] ?? 0, done: false, reason })),
  ];
}

/** Tells what refunds came to: the order, whichever of them it is about, or a plan that is paid in parts. */
export function createTellRefunds({ orders, ledger }: TellRefundsDeps) {
  /** One that the shop had asked for. */
  async function tellOwn(trx: Trx, task: TaskRow, { order_id, purpose }: PaymentRow, news: RefundNews): Promise<void> {
    const { id, for_order, amount } = task;
    const { done, reason } = news;
    const to_credit = purpose === 'credit';
    if (for_order) return orders.refundSettled(trx, { refund_id: id, done, to_credit, reason: reason || undefined });
    if (!done) await orders.tellTrouble(trx, { order_id, event: 'pay_back_failed', about: id, amount, reason });
  }

  /** One that somebody made at the provider itself: it has a number of theirs. */
  async function tellFound(trx: Trx, payment: PaymentRow, { key, amount, done, reason }: RefundNews): Promise<void> {
    const { id: payment_id, order_id, purpose } = payment;
    if (purpose !== 'instalment') return orders.refundFound(trx, { order_id, payment_id, key, amount, done });
    const about = `${payment_id}:${key}`;
    if (!done) return orders.tellTrouble(trx, { order_id, event: 'pay_back_failed', about, amount, reason });
    const returned = await ledger.takeBack(trx, order_id, amount, about);
    if (returned === 0) return;
    await orders.tellTrouble(trx, { order_id, event: 'instalment_returned', about, amount: returned, reason });
  }

  /** As part of `trx`, with the order locked and the payment's own news told. */
  return async (trx: Trx, step: Step): Promise<void> => {
    for (const news of newsOf(step)) {
      const task = isId(news.key) ? await paymentTasksRepository.find(trx, news.key) : undefined;
      if (task) await tellOwn(trx, task, step.payment, news);
      else if (step.payment.captured_amount > 0) await tellFound(trx, step.payment, news);
    }
  };
}
