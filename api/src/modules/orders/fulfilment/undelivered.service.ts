import { AppError } from '../../../errors/errors';
import type { Infra } from '../../../infra';
import type { Trx } from '../../../infra/database/db';
import type { PromotionsService } from '../../promotions/promotions.service';
import type { OrderEventsService } from '../events/order-events.service';
import type { ReturnedItem } from '../order/order-after-sale.port';
import type { OrderPayments } from '../order/order-payments.port';
import { leftToSend } from '../order/order-pieces';
import { canComeBack } from '../order/order-state';
import { ordersRepository } from '../order/orders.repository';
import type { OrderItemRow, OrderRow } from '../order/orders.repository';
import { refundsRepository } from '../order/refunds.repository';
import { shipmentsRepository } from '../order/shipments.repository';
import { exchangesRepository } from '../payments/exchanges.repository';
import type { RefundingService } from '../payments/refunding.service';
import { CANCEL_PAYMENT_JOB, CANCEL_PAYMENT_OPTIONS } from './cancelling.service';

export interface Undelivered {
  reason: string;
  /** what of a line can be sold again; of a line that is not named, and without any, all of it */
  items?: readonly { order_item_id: string; quantity: number }[];
}

export interface UndeliveredDeps extends Pick<Infra, 'clock' | 'queue'> {
  events: Pick<OrderEventsService, 'emit'>;
  promotions: Pick<PromotionsService, 'giveBack'>;
  payments: Pick<OrderPayments, 'release'>;
  refunding: Pick<RefundingService, 'takeBack'>;
}

export type UndeliveredService = ReturnType<typeof createUndeliveredService>;

/** The end of an order whose parcels nobody has taken or paid (docs/product.md §4, 'Parcels that come back'). */
export function createUndeliveredService(deps: UndeliveredDeps) {
  const { clock, queue, events, promotions, payments, refunding } = deps;

  return {
    /**
     * Ends a locked order as part of `trx`: its goods are back, nothing is owed any more, what store credit has paid of it
     * goes back. After the commit its payment is to be cancelled.
     * @throws AppError `orders.not_possible` where it was not sent, something was paid or exchanged, or more is named than
     * came back
     */
    async end(trx: Trx, row: OrderRow, { reason, items = [] }: Undelivered): Promise<void> {
      if (!canComeBack(row)) throw new AppError('orders.not_possible.undelivered');
      // Other goods were given for some of it: they would be nobody's debt any more.
      if ((await exchangesRepository.sumOf(trx, row.id)) > 0) throw new AppError('orders.not_possible.exchanged');
      const refunds = await refundsRepository.listOf(trx, row.id);
      // Its credit note and the one that ends the order would both have it.
      if (refunds.some(({ state }) => state === 'pending')) throw new AppError('orders.not_possible.refund_under_way');
      const now = clock.now();
      const payment = row.payment_status === 'authorised' ? { payment_status: 'awaiting' as const } : {};
      const ended = {
        status: 'cancelled',
        fulfilment_status: 'returned',
        cancelled_at: now,
        held_until: null,
      } as const;
      // In the order in which placing locks them: balance, goods, coupon.
      await payments.release(trx, row.id);
      await refunding.takeBack(trx, row, piecesOf(await ordersRepository.listItems(trx, [row.id]), items));
      await shipmentsRepository.setCameBack(trx, row.id, now);
      await ordersRepository.update(trx, row.id, { ...ended, ...payment }, now);
      if (row.gift_cards > 0) await ordersRepository.forgetGifts(trx, row.id);
      if (row.coupon_code !== null) await promotions.giveBack(trx, row.coupon_code);
      const credit = Math.max(0, row.credit - row.refunded);
      await events.emit(trx, { order_id: row.id, event: 'undelivered', data: { reason, credit } });
      await queue.send(CANCEL_PAYMENT_JOB, { order_id: row.id }, { ...CANCEL_PAYMENT_OPTIONS, trx });
    },
  };
}

/** Every piece of an order that has not come back before: what can be sold again, what cannot, and what was never sent. */
function piecesOf(rows: readonly OrderItemRow[], as_new: Undelivered['items'] = []): ReturnedItem[] {
  const named = new Map(as_new.map(({ order_item_id, quantity }) => [order_item_id, quantity]));
  const isKnown = as_new.every(({ order_item_id }) => rows.some(({ id }) => id === order_item_id));
  if (!isKnown || named.size !== as_new.length) throw new AppError('orders.not_possible.take_back');
  return rows.flatMap((row) => {
    const came = row.quantity_shipped - row.quantity_returned;
    const good = named.get(row.id) ?? came;
    if (good > came) throw new AppError('orders.not_possible.take_back');
    const part = (quantity: number, restock: boolean): ReturnedItem[] =>
      quantity > 0 ? [{ order_item_id: row.id, quantity, restock }] : [];
    return [...part(good, true), ...part(came - good, false), ...part(leftToSend(row), true)];
  });
}
