import type { Db, Trx } from '../../../infra/database/db';
import { isPromised, isUnpaid } from '../order/order-state';
import type { OrderRow } from '../order/orders.repository';
import { refundsRepository } from '../order/refunds.repository';
import type { RefundRow } from '../order/refunds.repository';
import { exchangesRepository } from './exchanges.repository';

/**
 * What of an order's total is neither given back, nor held by a bank, nor taken by an exchange, nor out as gift cards;
 * minor units.
 */
export function exchangeableOf(row: OrderRow, refunds: readonly RefundRow[], exchanged: number): number {
  const waiting = refunds.filter(({ state, purpose }) => state === 'pending' && purpose === 'refund');
  const pending = waiting.reduce((sum, { amount }) => sum + amount, 0);
  // What a bank holds or has taken cannot be given back, too.
  return Math.max(0, row.total - row.refunded - row.disputed - row.cards_out - pending - exchanged);
}

/**
 * What of a payment can still be given back, minor units. Of an order that is sent and not paid, as one that is refused at
 * the door, that is what store credit has paid of it; before it is sent it is cancelled.
 * @param exchanged what exchanges have taken of it
 */
export function refundableOf(row: OrderRow, refunds: readonly RefundRow[], exchanged: number): number {
  const promised = row.payment_status === 'authorised' && row.payment_method === 'pay-later';
  if (isPromised(row) && row.fulfilment_status !== 'unfulfilled')
    return exchangeableOf({ ...row, total: row.credit }, refunds, exchanged);
  const paid = ['paid', 'partially_paid', 'partially_refunded'].includes(row.payment_status);
  if (!promised && !paid) return 0;
  return exchangeableOf({ ...row, total: row.total - Math.max(0, row.due) }, refunds, exchanged);
}

type LeftOf = (row: OrderRow, refunds: readonly RefundRow[], exchanged: number) => number;

async function find(handle: Db | Trx, row: OrderRow, leftOf: LeftOf): Promise<number> {
  const [refunds, exchanged] = await Promise.all([
    refundsRepository.listOf(handle, row.id),
    exchangesRepository.sumOf(handle, row.id),
  ]);
  return leftOf(row, refunds, exchanged);
}

/** `refundableOf` the order as it is now. */
export const findRefundable = (handle: Db | Trx, row: OrderRow): Promise<number> => find(handle, row, refundableOf);

/** `exchangeableOf` the order as it is now; of one that ended without being paid nobody owes anything. */
export const findExchangeable = async (handle: Db | Trx, row: OrderRow): Promise<number> =>
  row.status === 'cancelled' && isUnpaid(row) ? 0 : find(handle, row, exchangeableOf);
