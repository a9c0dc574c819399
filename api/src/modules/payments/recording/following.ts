import { AppError } from '../../../errors/errors';
import type { Trx } from '../../../infra/database/db';
import type { OrderPayments, PaymentOrders } from '../../orders/order/order-payments.port';
import type { LedgerService } from '../../pay-later/ledger/ledger.service';
import { paymentTasksRepository } from '../records/payment-tasks.repository';
import { paymentsRepository } from '../records/payments.repository';
import type { PaymentRow } from '../records/payments.repository';
import { giveBackInstalments } from './give-back-instalments';
import { isCard } from './recorder.service';
import type { RecorderService } from './recorder.service';

interface FollowingDeps {
  orders: Pick<PaymentOrders, 'lock'>;
  recorder: RecorderService;
  ledger: Pick<LedgerService, 'resize'>;
  giveUp: (trx: Trx, order_id: string) => Promise<void>;
  releaseSchedule: (trx: Trx, order_id: string) => Promise<void>;
}

type Change = Parameters<OrderPayments['follow']>[2];

/** How the payment of an order that is not paid yet follows its total, when lines are changed (docs/decisions/0032). */
export function createFollowing({ orders, recorder, ledger, giveUp, releaseSchedule }: FollowingDeps) {
  const setAmount = (trx: Trx, { id }: PaymentRow, amount: number): Promise<void> =>
    paymentsRepository.update(trx, id, { amount });

  /** Less than is reserved can be taken of a card, more cannot; nothing is changed while it is being taken. */
  async function followCard(trx: Trx, row: PaymentRow, { before, after }: Change): Promise<void> {
    const tasks = await paymentTasksRepository.listOfPayment(trx, row.id);
    const taking = tasks.some(({ kind, state }) => kind === 'capture' && state !== 'refused');
    if (taking) throw new AppError('orders.not_possible.edit_taking');
    if (after > before) throw new AppError('orders.not_possible.edit_reserved');
    await setAmount(trx, row, after);
  }

  /** A plan grows within its limit, or shrinks; what was paid too much goes back. */
  async function followPlan(trx: Trx, row: PaymentRow, { edit_id, before, after }: Change): Promise<void> {
    const { pay_back } = await ledger.resize(trx, row.order_id, after - before, edit_id);
    await giveBackInstalments(trx, recorder, row.order_id, pay_back, 'order_changed');
    await setAmount(trx, row, after);
    await recorder.note(trx, row.id, { facts: [{ kind: 'authorised', amount: after }] }, 'shop');
  }

  async function followPromised(trx: Trx, row: PaymentRow, change: Change): Promise<void> {
    if (isCard(row)) return followCard(trx, row, change);
    if (row.method === 'pay-later') return followPlan(trx, row, change);
    await setAmount(trx, row, change.after);
  }

  return {
    /** As OrderPayments.follow. */
    async follow(trx: Trx, order_id: string, wanted: Change): Promise<void> {
      const order = await orders.lock(trx, order_id);
      // What store credit has paid of it stays; the other way pays what is left.
      const credit = order?.credit ?? 0;
      const change = { ...wanted, before: wanted.before - credit, after: wanted.after - credit };
      if (credit > 0 && change.after <= 0) throw new AppError('orders.not_possible.edit_credit');
      const rows = await paymentsRepository.listOfOrder(trx, order_id);
      if (order?.payment_status === 'authorised') {
        const promised = rows.findLast(({ status }) => status === 'authorised');
        // A plan that something was given back of: what is left of it cannot be told from what was bought.
        if (!promised) throw new AppError('orders.not_possible.edit_payment');
        return followPromised(trx, promised, change);
      }
      const transfer = rows.findLast(({ method, status }) => method === 'bank-transfer' && status === 'pending');
      if (transfer) return setAmount(trx, transfer, change.after);
      // Begun for another sum: whoever pays begins anew.
      await giveUp(trx, order_id);
      await releaseSchedule(trx, order_id);
    },
  };
}
