import { AppError } from '../../../errors/errors';
import type { Infra } from '../../../infra';
import type { Trx } from '../../../infra/database/db';
import { withTransaction } from '../../../infra/database/transaction';
import type { PromotionsService } from '../../promotions/promotions.service';
import type { OrderCards } from '../gift-cards/order-cards.service';
import type { OrderEventsService } from '../events/order-events.service';
import type { OrderPayments } from '../order/order-payments.port';
import { reservedFor } from '../order/order-pieces';
import { canCancel, isPaid, isUnpaid } from '../order/order-state';
import { ordersRepository } from '../order/orders.repository';
import type { OrderRow } from '../order/orders.repository';
import type { ExchangedMoney } from '../payments/exchanged-money.service';
import { exchangedRest } from '../payments/exchanged-rest';
import type { RefundingService } from '../payments/refunding.service';
import type { StockService } from '../stock/stock.service';

export const CANCEL_PAYMENT_JOB = 'order-cancel-payment';

export interface Cancellation {
  by: 'shopper' | 'staff' | 'shop';
  reason: string;
  restock: boolean;
}

export interface CancellingDeps extends Pick<Infra, 'db' | 'clock' | 'queue' | 'logger'> {
  events: Pick<OrderEventsService, 'emit'>;
  stock: Pick<StockService, 'giveBack'>;
  promotions: Pick<PromotionsService, 'giveBack'>;
  payments: Pick<OrderPayments, 'release' | 'cancel'>;
  refunding: Pick<RefundingService, 'request' | 'tryNow' | 'refundable'>;
  exchangedMoney: Pick<ExchangedMoney, 'release'>;
  orderCards: Pick<OrderCards, 'endAll'>;
}

/** What is left to do after the commit. */
export interface AfterCancelling {
  order_id: string;
  refund_id: string | null;
}

export type CancellingService = ReturnType<typeof createCancellingService>;

/** The queue comes after whoever has ended the order, who tries at once. */
export const CANCEL_PAYMENT_OPTIONS = { start_after_seconds: 15, retries: 12, retry_delay_seconds: 30 };

const BATCH = 100;
const MOST_BATCHES = 10;

/** The end of an order: goods, coupon, balance and money go back to where they came from. */
export function createCancellingService(deps: CancellingDeps) {
  const { db, clock, queue, logger, events, stock, promotions, payments, refunding, exchangedMoney, orderCards } = deps;

  async function returnGoods(trx: Trx, row: OrderRow, restock: boolean): Promise<void> {
    const items = await ordersRepository.listItems(trx, [row.id]);
    await stock.giveBack(
      trx,
      items.map((item) => ({
        variant_id: item.variant_id,
        product_id: item.product_id,
        units: item.quantity - item.quantity_unsent,
        quantity: restock ? reservedFor(item) : 0,
      })),
      { order_id: row.id, reason: 'cancelled' },
    );
    await exchangedMoney.release(trx, row, { before: exchangedRest(items), after: 0 });
  }

  /** Cancels a locked order as part of `trx`. */
  async function cancelLocked(trx: Trx, before: OrderRow, how: Cancellation): Promise<AfterCancelling> {
    const { row, ended: on_cards } = await orderCards.endAll(trx, before);
    const amount = isPaid(row) ? await refunding.refundable(trx, row) : 0;
    const refund = { amount, reason: how.reason, items: [], ended: on_cards };
    const refund_id = amount > 0 ? await refunding.request(trx, row, refund) : null;
    const now = clock.now();
    const payment = row.payment_status === 'authorised' ? { payment_status: 'awaiting' as const } : {};
    const ended = { status: 'cancelled', cancelled_at: now, held_until: null, stock_returned: how.restock } as const;
    await ordersRepository.update(trx, row.id, { ...ended, ...payment }, now);
    // In the order in which placing locks them: balance, goods, coupon.
    await payments.release(trx, row.id);
    await returnGoods(trx, row, how.restock);
    if (row.coupon_code !== null) await promotions.giveBack(trx, row.coupon_code);
    const { by, reason } = how;
    await events.emit(trx, { order_id: row.id, event: 'cancelled', data: { by, reason, refund: amount } });
    await queue.send(CANCEL_PAYMENT_JOB, { order_id: row.id }, { ...CANCEL_PAYMENT_OPTIONS, trx });
    return { order_id: row.id, refund_id };
  }

  /** After the commit: what the gateway must know, now if it can be; else the queue tells it. */
  async function finish({ order_id, refund_id }: AfterCancelling): Promise<void> {
    await payments.cancel(order_id).catch((error: unknown) => {
      logger.warn({ error, order_id }, 'the cancelling of a payment waits for the queue');
    });
    await refunding.tryNow(refund_id);
  }

  async function expireOne(id: string): Promise<boolean> {
    const after = await withTransaction(db, async (trx) => {
      const row = await ordersRepository.lock(trx, id);
      if (!row?.held_until || row.held_until > clock.now()) return undefined;
      if (!isUnpaid(row) || !canCancel(row)) {
        await ordersRepository.update(trx, id, { held_until: null }, clock.now());
        return undefined;
      }
      return cancelLocked(trx, row, { by: 'shop', reason: 'not_paid', restock: true });
    });
    if (after) await finish(after);
    return after !== undefined;
  }

  /** One that cannot be cancelled now keeps no other from giving its goods back: it is tried again in a minute. */
  async function tryToExpire(id: string): Promise<number> {
    try {
      return (await expireOne(id)) ? 1 : 0;
    } catch (error) {
      logger.error({ error, order_id: id }, 'an order that nobody pays could not be cancelled');
      return 0;
    }
  }

  /** As part of `trx`, of a locked order. @throws AppError `orders.not_possible` once it is on its way or at its end */
  async function request(trx: Trx, row: OrderRow | undefined, how: Cancellation): Promise<AfterCancelling> {
    if (!row || !canCancel(row)) throw new AppError('orders.not_possible.cancel');
    return cancelLocked(trx, row, how);
  }

  return {
    request,
    finish,

    /** @throws AppError `orders.not_possible` once it is on its way or at its end */
    async cancel(order_id: string, how: Cancellation): Promise<void> {
      await finish(
        await withTransaction(db, async (trx) => request(trx, await ordersRepository.lock(trx, order_id), how)),
      );
    },

    /**
     * Cancels what has been kept long enough without being paid, at most a thousand at a time.
     * @returns how many
     */
    async expireHeld(): Promise<number> {
      let expired = 0;
      for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
        const ids = await ordersRepository.listHeldTooLong(db, clock.now(), BATCH);
        for (const id of ids) expired += await tryToExpire(id);
        if (ids.length < BATCH) break;
      }
      return expired;
    },

    /** Tells the gateway, by the queue. @throws Error to be called again */
    cancelPayment: (order_id: string): Promise<void> => payments.cancel(order_id),
  };
}
