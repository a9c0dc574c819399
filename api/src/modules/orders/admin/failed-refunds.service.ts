import { AppError } from '../../../errors/errors';
import type { Infra } from '../../../infra';
import { reasonOf } from '../../../infra/basics/reason-of';
import type { OrderPayments } from '../order/order-payments.port';
import type { RefundingService } from '../payments/refunding.service';
import type { AdminOrdersService, StaffWrite } from './admin-orders.service';
import type { HandedBack } from './admin-order-requests.schemas';
import type { AdminOrderView } from './admin-orders.schemas';

export interface FailedRefundsDeps extends Pick<Infra, 'logger'> {
  adminOrders: Pick<AdminOrdersService, 'change'>;
  refunding: Pick<RefundingService, 'again' | 'byHand' | 'tryNow'>;
  payments: Pick<OrderPayments, 'payBackAgain' | 'payBackByHand' | 'cancel'>;
}

export type FailedRefundsService = ReturnType<typeof createFailedRefunds>;

/** What staff do about money that was to go back and did not, whether by a refund of the order's or beside them. */
export function createFailedRefunds({ logger, adminOrders, refunding, payments }: FailedRefundsDeps) {
  const askProvider = (order_id: string): Promise<void> =>
    payments.cancel(order_id).catch((error: unknown) => {
      logger.warn({ reason: reasonOf(error), order_id }, 'money that is to go back waits for its next try');
    });

  return {
    /**
     * Asks for the money again: one that waits is tried now, one that failed is made anew.
     * @throws AppError `orders.not_found`, `orders.not_possible` where it is done or made up for, `orders.refund_too_much`,
     * `orders.stale`
     */
    again: (write: StaffWrite, refund_id: string): Promise<AdminOrderView> =>
      adminOrders.change(write, { action: 'refund_again', details: { refund_id } }, async (trx, row) => {
        const again = await refunding.again(trx, row, refund_id);
        if (again !== undefined) return () => refunding.tryNow(again);
        if (!(await payments.payBackAgain(trx, row.id, refund_id))) throw noRefund();
        return () => askProvider(row.id);
      }),

    /**
     * The money was given back another way, or (`counts` false) nothing more of it goes back.
     * @param answer.reason how, for the audit log
     * @throws AppError as `again` does
     */
    byHand: (write: StaffWrite, refund_id: string, { reason, counts }: HandedBack): Promise<AdminOrderView> => {
      const deed = { action: 'refund_by_hand', details: { refund_id, reason, counts } };
      return adminOrders.change(write, deed, async (trx, row) => {
        if (await refunding.byHand(trx, row, refund_id, counts)) return;
        if (!(await payments.payBackByHand(trx, row.id, refund_id, reason))) throw noRefund();
      });
    },
  };
}

const noRefund = (): AppError => new AppError('orders.not_found.refund');
