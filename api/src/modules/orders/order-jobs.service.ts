import type { Infra } from '../../infra';
import { CANCEL_PAYMENT_JOB } from './fulfilment/cancelling.service';
import type { CancellingService } from './fulfilment/cancelling.service';
import { CAPTURE_JOB } from './order/capture-job';
import type { FulfilmentService } from './fulfilment/fulfilment.service';
import { REFUND_JOB } from './payments/refunding.service';
import type { RefundingService } from './payments/refunding.service';
import type { OrderWordsService } from './order/order-words.service';
import type { StockService } from './stock/stock.service';

export interface OrderJobsDeps extends Pick<Infra, 'queue'> {
  cancelling: Pick<CancellingService, 'expireHeld' | 'cancelPayment'>;
  refunding: Pick<RefundingService, 'perform'>;
  fulfilment: Pick<FulfilmentService, 'capture'>;
  stock: Pick<StockService, 'countSales'>;
  words: Pick<OrderWordsService, 'writeMissing'>;
}

const EACH_MINUTE = '* * * * *';
const COUNT_EVERY_MS = 5_000;

/** What becomes of orders without anybody asking. */
export function createOrderJobs({ queue, cancelling, refunding, fulfilment, stock, words }: OrderJobsDeps) {
  return {
    /** Gives money back that could not be given at once. @throws Error to be called again */
    refund: (refund_id: string): Promise<void> => refunding.perform(refund_id),

    /** Takes their jobs from the queue in this process. */
    async work(): Promise<void> {
      queue.repeat('count-sales', COUNT_EVERY_MS, async () => {
        await stock.countSales();
        return false;
      });
      await queue.schedule('orders-expire-held', EACH_MINUTE, async () => {
        await cancelling.expireHeld();
      });
      await queue.schedule('orders-write-words', EACH_MINUTE, () => words.writeMissing());
      await queue.work<{ order_id: string }>(CANCEL_PAYMENT_JOB, ({ order_id }) => cancelling.cancelPayment(order_id));
      await queue.work<{ refund_id: string }>(REFUND_JOB, ({ refund_id }) => refunding.perform(refund_id));
      await queue.work<{ order_id: string }>(CAPTURE_JOB, ({ order_id }) => fulfilment.capture(order_id));
    },
  };
}
