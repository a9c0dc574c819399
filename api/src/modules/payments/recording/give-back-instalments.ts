import type { Trx } from '../../../infra/database/db';
import { paymentTasksRepository } from '../records/payment-tasks.repository';
import { paymentsRepository } from '../records/payments.repository';
import type { RecorderService } from './recorder.service';

/** Sends back what was paid into an order's schedule, from the last payment on. */
export async function giveBackInstalments(
  trx: Trx,
  recorder: Pick<RecorderService, 'want'>,
  order_id: string,
  amount: number,
  reason: string,
): Promise<void> {
  let left = amount;
  if (left <= 0) return;
  for (const { id, captured_amount } of await paymentsRepository.listInstalmentPayments(trx, order_id)) {
    const back = Math.min(left, captured_amount - (await paymentTasksRepository.sumRefunds(trx, id)));
    if (back <= 0) continue;
    await recorder.want(trx, id, { kind: 'refund', amount: back, reason });
    left -= back;
  }
}
