import type { Db, Trx } from '../../../infra/database/db';
import type { OrderPayments, PayableOrder, PaymentOrders } from '../../orders/order/order-payments.port';
import { creditPartsRepository } from '../records/credit-parts.repository';
import { disputesRepository } from '../records/disputes.repository';
import { paymentsRepository } from '../records/payments.repository';
import type { PaymentRow } from '../records/payments.repository';

interface TakenPaymentsDeps {
  orders: Pick<PaymentOrders, 'lock' | 'findPayable'>;
}

const TAKEN = new Set<PaymentRow['status']>(['paid', 'partially_refunded']);

/** Its money is here, and not all of it has gone back. */
export const wasTaken = ({ status }: Pick<PaymentRow, 'status'>): boolean => TAKEN.has(status);

/** Payments that money of an order can go back from. */
export function createTakenPayments({ orders }: TakenPaymentsDeps) {
  /**
   * The order's own: the one that it counts on, else the one that was taken or that it was promised with. Another one may
   * have been taken, too, and be on its way back: of an order that is only promised yet that is none of its own.
   */
  async function ownOf(
    handle: Db | Trx,
    order_id: string,
    order: PayableOrder | undefined,
  ): Promise<PaymentRow | undefined> {
    const rows = await paymentsRepository.listOfOrder(handle, order_id);
    const promised = (row: PaymentRow): boolean => row.method === 'pay-later' && row.status === 'authorised';
    const taken = rows.filter(wasTaken);
    const own = taken.find(({ id }) => id === order?.payment_id);
    if (order?.promised) return own;
    return own ?? taken.at(-1) ?? rows.findLast(promised);
  }

  return {
    /** The order's own payment; the order is locked by `trx` from now on. */
    find: async (trx: Trx, order_id: string): Promise<PaymentRow | undefined> =>
      ownOf(trx, order_id, await orders.lock(trx, order_id)),

    /** As OrderPayments.listTaken. */
    async list(handle: Db | Trx, order_id: string): ReturnType<OrderPayments['listTaken']> {
      const first = await ownOf(handle, order_id, await orders.findPayable(handle, order_id));
      const differences = await paymentsRepository.listDifferences(handle, order_id);
      const credit = await creditPartsRepository.listOfOrder(handle, order_id);
      const parts = [...credit, ...(first ? [first] : [])];
      const disputes = (await disputesRepository.listOfOrder(handle, order_id)).filter(({ state }) => state !== 'won');
      // What a bank holds, or has taken, cannot go back by the same payment.
      const left = ({ id, amount }: PaymentRow): number =>
        disputes.reduce((rest, one) => (one.payment_id === id ? Math.max(0, rest - one.amount) : rest), amount);
      const shares = credit.length > 0;
      const taken = (row: PaymentRow, isShare: boolean) => {
        return { payment_id: row.id, method: row.method, amount: left(row), shares: isShare };
      };
      return [
        ...parts.map((row) => taken(row, shares)),
        ...differences.filter(wasTaken).map((row) => taken(row, false)),
      ];
    },
  };
}
