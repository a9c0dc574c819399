import type { Trx } from '../../../infra/database/db';
import { disputesRepository } from '../records/disputes.repository';
import { paymentTasksRepository } from '../records/payment-tasks.repository';
import { paymentsRepository } from '../records/payments.repository';
import type { RecorderService } from './recorder.service';

/** Payments into an order's schedule, the last one first, with what the shop has of each, neither given back nor disputed. */
async function instalmentsOf(trx: Trx, order_id: string): Promise<{ id: string; kept: number }[]> {
  const disputes = await disputesRepository.listOfOrder(trx, order_id);
  const kept: { id: string; kept: number }[] = [];
  for (const { id, captured_amount } of await paymentsRepository.listInstalmentPayments(trx, order_id)) {
    const held = disputes
      .filter(({ payment_id, state }) => payment_id === id && state !== 'won')
      .reduce((sum, { amount }) => sum + amount, 0);
    kept.push({ id, kept: Math.max(0, captured_amount - held - (await paymentTasksRepository.sumRefunds(trx, id))) });
  }
  return kept;
}

/** What the shop has of them in all, without what failed to go back: that is for staff to deal with. */
export async function surplusOf(trx: Trx, order_id: string): Promise<number> {
  const failed = (await paymentTasksRepository.listRefundsOfOrder(trx, order_id)).filter((task) => {
    return task.failed && !task.for_order && task.followed_by === null && task.by_hand === null;
  });
  const instalments = await instalmentsOf(trx, order_id);
  return instalments.reduce((sum, { kept }) => sum + kept, 0) - failed.reduce((sum, { amount }) => sum + amount, 0);
}

/** Sends back what was paid into an order's schedule, from the last payment on; what a bank holds waits for its decision. */
export async function giveBackInstalments(
  trx: Trx,
  recorder: Pick<RecorderService, 'want'>,
  order_id: string,
  amount: number,
  reason: string,
): Promise<void> {
  let left = amount;
  if (left <= 0) return;
  for (const { id, kept } of await instalmentsOf(trx, order_id)) {
    const back = Math.min(left, kept);
    if (back <= 0) continue;
    await recorder.want(trx, id, { kind: 'refund', amount: back, reason });
    left -= back;
  }
}
