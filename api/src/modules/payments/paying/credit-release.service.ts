import type { Infra } from '../../../infra';
import type { Trx } from '../../../infra/database/db';
import { withTransaction } from '../../../infra/database/transaction';
import type { PayableOrder, PaymentOrders } from '../../orders/order/order-payments.port';
import { creditPartsRepository } from '../records/credit-parts.repository';
import { paymentTasksRepository } from '../records/payment-tasks.repository';
import type { RecorderService } from '../recording/recorder.service';
import type { TaskRunnerService } from '../recording/task-runner.service';

export interface CreditReleaseDeps extends Pick<Infra, 'db'> {
  orders: Pick<PaymentOrders, 'lock'>;
  recorder: Pick<RecorderService, 'want'>;
  tasks: Pick<TaskRunnerService, 'tryForOrder'>;
}

export type CreditRelease = ReturnType<typeof createCreditRelease>;

const UNPAID = new Set<PayableOrder['payment_status']>(['awaiting', 'failed', 'authorised']);
const BATCH = 500;

/** What store credit has paid of orders that end unpaid goes back to it (docs/product.md, 'Gift cards and store credit'). */
export function createCreditRelease({ db, orders, recorder, tasks }: CreditReleaseDeps) {
  /** As part of `trx`; nothing of an order that was paid as a whole. What has gone back, or is to, does not again. */
  async function release(trx: Trx, order_id: string): Promise<void> {
    const order = await orders.lock(trx, order_id);
    if (!order || order.credit === 0 || !UNPAID.has(order.payment_status)) return;
    for (const { id, amount } of await creditPartsRepository.listOfOrder(trx, order_id)) {
      const left = amount - (await paymentTasksRepository.sumRefunds(trx, id));
      if (left > 0) await recorder.want(trx, id, { kind: 'refund', amount: left, reason: 'order_cancelled' });
    }
  }

  return {
    release,

    /** Whether something of orders is on its way back to somebody's store credit, as part of `trx`. */
    isUnderWay: (trx: Trx, user_id: string): Promise<boolean> => creditPartsRepository.isUnderWay(trx, user_id),

    /**
     * Releases what whoever cancelled an order has left behind, as a program does that is older than credit in part and
     * still runs while the shop is upgraded; at most 500 orders at a time.
     */
    async releaseLeft(): Promise<void> {
      for (const order_id of await creditPartsRepository.listLeftOfCancelled(db, BATCH)) {
        await withTransaction(db, (trx) => release(trx, order_id));
        await tasks.tryForOrder(order_id);
      }
    },
  };
}
