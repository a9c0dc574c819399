import { splitByLargestRemainder } from '@tessera/shared/money';
import { AppError } from '../../../errors/errors';
import type { Infra } from '../../../infra';
import type { Trx } from '../../../infra/database/db';
import type { OrderEventsService } from '../events/order-events.service';
import type { NewExchange } from '../order/order-after-sale.port';
import { ordersRepository } from '../order/orders.repository';
import type { OrderRow } from '../order/orders.repository';
import { exchangesRepository } from './exchanges.repository';
import { findExchangeable } from './refundable';

export interface ExchangedMoneyDeps extends Pick<Infra, 'clock'> {
  events: Pick<OrderEventsService, 'emit'>;
}

export type ExchangedMoney = ReturnType<typeof createExchangedMoney>;

/** Money of an order that another order's goods were paid with: it is not given back as well. */
export function createExchangedMoney({ clock, events }: ExchangedMoneyDeps) {
  return {
    /**
     * Takes money of a locked order for another one, which is locked or new, as part of `trx`.
     * @throws AppError `orders.refund_too_much` with how much there is; `validation.failed` where that order has taken the
     * place of another return
     */
    async take(trx: Trx, row: OrderRow, exchange: NewExchange): Promise<void> {
      const refundable = await findExchangeable(trx, row);
      if (exchange.amount > refundable) {
        throw new AppError('orders.refund_too_much', {}, { extensions: { refundable } });
      }
      if (await exchangesRepository.lockOfReplacement(trx, exchange.replacement_order_id)) {
        throw new AppError('validation.failed.replacement_taken', {}, { field: 'order' });
      }
      await exchangesRepository.insert(trx, { ...exchange, order_id: row.id, created_at: clock.now() });
      // Whoever has seen the order as it was before decides anew.
      await ordersRepository.update(trx, row.id, {}, clock.now());
    },

    /**
     * Less of a locked order is the buyer's than before: as much of what it was exchanged for is the first order's again,
     * as part of `trx`. The first order is not locked, since its row comes before this one's; what can be given back of it
     * only grows.
     * @param rest how much of it is the buyer's, as `exchangedRest` says it
     */
    async release(trx: Trx, row: OrderRow, rest: { before: number; after: number }): Promise<void> {
      const gone = rest.before - rest.after;
      const exchange = gone > 0 ? await exchangesRepository.lockOfReplacement(trx, row.id) : undefined;
      if (!exchange) return;
      const { return_id, order_id, amount, released } = exchange;
      const [free = 0] = splitByLargestRemainder(amount - released, [gone, rest.after]);
      if (free === 0) return;
      await exchangesRepository.setReleased(trx, return_id, released + free);
      const data = { return_id, replacement_order: row.number, amount: free };
      await events.emit(trx, { order_id, event: 'exchange_released', data });
    },
  };
}
