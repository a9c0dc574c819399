import type { Infra } from '../../infra';
import type { Db, Trx } from '../../infra/database/db';
import type { Actor } from '../../framework/routes/http';
import type { AfterSaleOrders } from '../orders/order/order-after-sale.port';
import { notFound } from './admin-return-views.service';
import { creditOf } from './receiving';
import type { ReturnCredit } from './receiving';
import { returnsRepository } from './records/returns.repository';
import type { LockedReturn, ReturnSteps } from './return-steps';

export type { LockedReturn } from './return-steps';

export interface ExchangesDeps extends Pick<Infra, 'clock'> {
  orders: Pick<AfterSaleOrders, 'getKnown' | 'exchangeable' | 'exchange' | 'refund' | 'tryRefund'>;
  steps: Pick<ReturnSteps, 'lock' | 'finish' | 'note' | 'countedItems'>;
}

/** A return whose goods others take the place of. */
export interface ReturnToExchange extends ReturnCredit {
  return_id: string;
  return_number: string;
  /** whose goods came back */
  order_number: string;
  /** false: nothing of it is here, or it is settled */
  is_open: boolean;
}

/** The order that takes the place of the money. */
interface Replacement {
  order_id: string;
  number: string;
  /** what of the first order's money pays its goods, minor units */
  used: number;
  /** what the goods that came back were worth more, minor units: it goes back to the buyer */
  goes_back: number;
}

export type ExchangesService = ReturnType<typeof createExchangesService>;

/** What orders by staff do with a return that they exchange. */
export function createExchangesService({ clock, orders, steps }: ExchangesDeps) {
  return {
    /** @throws AppError `returns.not_found` */
    async find(handle: Db | Trx, id_or_number: string): Promise<ReturnToExchange> {
      const row = (await returnsRepository.find(handle, id_or_number)) ?? notFound();
      const return_id = row.id;
      const { order } = await orders.getKnown(handle, row.order_id);
      const items = await returnsRepository.listItems(handle, [return_id]);
      const credit = creditOf(items, order, await orders.exchangeable(handle, order.id));
      const is_open = row.state === 'received';
      return { ...credit, return_id, return_number: row.number, order_number: order.number, is_open };
    },

    /** Nobody else changes the return, or its order, until `trx` ends: before goods are taken. */
    lock: steps.lock,

    /**
     * The return ends with this order, as part of `trx`: it takes the first order's money; what the goods that came back
     * were worth more goes back.
     * @returns the refund to be tried after the commit
     * @throws AppError `orders.refund_too_much`
     */
    async settle(
      trx: Trx,
      actor: Actor,
      { row }: LockedReturn,
      { order_id, number, used, goes_back }: Replacement,
    ): Promise<string | null> {
      await steps.countedItems(trx, row);
      await orders.exchange(trx, row.order_id, { return_id: row.id, replacement_order_id: order_id, amount: used });
      const refund = { amount: goes_back, reason: row.number, worths: [] };
      const refund_id = goes_back > 0 ? await orders.refund(trx, row.order_id, refund) : null;
      const amount = goes_back > 0 ? { amount: goes_back } : {};
      await steps.note(trx, row, 'exchanged', { replacement_order: number, ...amount });
      const changes = {
        state: 'exchanged' as const,
        is_counted: false,
        replacement_order_id: order_id,
        exchanged_at: clock.now(),
        ...(goes_back > 0 && { refund_amount: goes_back }),
      };
      const details = { replacement_order: number, ...(goes_back > 0 && { refund_amount: goes_back }) };
      await steps.finish(trx, row, { actor, action: 'exchange' }, { changes, details });
      return refund_id;
    },

    tryRefund: orders.tryRefund,
  };
}
