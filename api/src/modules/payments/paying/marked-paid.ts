import { AppError } from '../../../errors/errors';
import type { Trx } from '../../../infra/database/db';
import type { HandMethod, OrderPayments, PayableOrder, PaymentOrders } from '../../orders/order/order-payments.port';
import { isByHand } from '../providers/by-hand';
import type { RecorderService } from '../recording/recorder.service';
import { paymentsRepository } from '../records/payments.repository';
import type { PaymentRow } from '../records/payments.repository';
import type { StarterService } from './starter.service';
import { isDifference } from './what-is-owed';

interface MarkedPaidDeps {
  orders: Pick<PaymentOrders, 'lock'>;
  starter: Pick<StarterService, 'insert'>;
  recorder: Pick<RecorderService, 'recordIn'>;
  giveUp: (trx: Trx, order_id: string) => Promise<void>;
  dropDifferences: (trx: Trx, order_id: string) => Promise<void>;
  releaseSchedule: (trx: Trx, order_id: string) => Promise<void>;
}

const WAITS = new Set<PaymentRow['status']>(['pending', 'authorised']);

/** Money that no provider tells of, as staff say that it has come. */
export function createMarkedPaid(deps: MarkedPaidDeps): OrderPayments['markPaid'] {
  const { orders, starter, recorder, giveUp, dropDifferences, releaseSchedule } = deps;

  async function receive(trx: Trx, order: PayableOrder, purpose: 'order' | 'difference', method: HandMethod) {
    const { id: order_id, number: order_number, user_id, owed: amount, currency } = order;
    const id = await starter.insert(trx, { order_id, order_number, user_id, purpose, method, amount, currency });
    await recorder.recordIn(trx, id, { facts: [{ kind: 'captured', amount }] }, 'staff');
  }

  /** What was added to an order: without a word it came as the order was paid, if that was by hand, else by transfer. */
  async function receiveDifference(trx: Trx, order: PayableOrder, method: HandMethod | undefined): Promise<void> {
    const { id, payment_method } = order;
    await dropDifferences(trx, id);
    await receive(trx, order, 'difference', method ?? (isByHand(payment_method) ? payment_method : 'bank-transfer'));
  }

  return async function markPaid(trx, order_id, method) {
    const order = await orders.lock(trx, order_id);
    if (order && isDifference(order)) return receiveDifference(trx, order, method);
    const row = (await paymentsRepository.listOfOrder(trx, order_id)).at(-1);
    if (row && isByHand(row.method) && WAITS.has(row.status)) {
      return recorder.recordIn(trx, row.id, { facts: [{ kind: 'captured', amount: row.amount }] }, 'staff');
    }
    // What a card has reserved is taken from it; nothing is owed beside that.
    if (!order?.owed || !method) throw new AppError('payments.not_payable.by_staff');
    // Whatever was begun by card or by a plan ends: if it is approved all the same, it is given up.
    await giveUp(trx, order_id);
    await releaseSchedule(trx, order_id);
    await receive(trx, order, 'order', method);
  };
}
