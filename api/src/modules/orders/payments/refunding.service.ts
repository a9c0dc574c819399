import { AppError } from '../../../errors/errors';
import type { Infra } from '../../../infra';
import type { Trx } from '../../../infra/database/db';
import type { RefundedPieces } from '../../../infra/database/tables/orders';
import { groupBy } from '../../../infra/basics/group-by';
import { newId } from '../../../infra/basics/ids';
import type { LineWorth, ReturnedItem } from '../order/order-after-sale.port';
import type { OrderPayments } from '../order/order-payments.port';
import { takeBackPieces } from '../order/order-pieces';
import { ordersRepository } from '../order/orders.repository';
import type { OrderRow } from '../order/orders.repository';
import { orderEditsRepository } from '../order/order-edits.repository';
import { splitRefund } from './split-refund';
import { refundsRepository } from '../order/refunds.repository';
import { worthOfPieces } from './refund-worth';
import type { WorthLine } from './refund-worth';
import type { RefundRow } from '../order/refunds.repository';
import type { ReturnedStock, StockService } from '../stock/stock.service';

export const REFUND_JOB = 'order-refund';

export interface RefundOrder {
  amount: number;
  reason: string;
  items: readonly ReturnedItem[];
  /** pieces that came back before, and that it is for */
  worths?: readonly LineWorth[];
}

export interface RefundingDeps extends Pick<Infra, 'db' | 'clock' | 'queue' | 'logger'> {
  payments: Pick<OrderPayments, 'refund' | 'listTaken'>;
  stock: Pick<StockService, 'giveBack'>;
}

type NewRefund = Pick<RefundRow, 'amount' | 'reason' | 'purpose'> & { items?: string };

export type RefundingService = ReturnType<typeof createRefundingService>;

/** The queue comes after whoever asked for it, who tries at once. */
const QUEUE_DELAY_SECONDS = 15;
const RETRIES = 12;

/** What of a payment can still be given back, minor units. */
export function refundableOf(row: OrderRow, refunds: readonly RefundRow[]): number {
  const promised = row.payment_status === 'authorised' && row.payment_method === 'pay-later';
  const paid = ['paid', 'partially_paid', 'partially_refunded'].includes(row.payment_status);
  if (!promised && !paid) return 0;
  const waiting = refunds.filter(({ state, purpose }) => state === 'pending' && purpose === 'refund');
  const pending = waiting.reduce((sum, { amount }) => sum + amount, 0);
  return Math.max(0, row.total - Math.max(0, row.due) - row.refunded - pending);
}

/** Giving back: money by the payments module, goods into stock. */
export function createRefundingService({ db, clock, queue, logger, payments, stock }: RefundingDeps) {
  async function takeBack(trx: Trx, order_id: string, returned: readonly ReturnedItem[]): Promise<LineWorth[]> {
    if (returned.length === 0) return [];
    const rows = await ordersRepository.listItems(trx, [order_id]);
    const worths = worthsOf(rows, returned);
    const lines = new Map(rows.map((row) => [row.id, row]));
    const changed = new Set<string>();
    // One after the other: a line may be named twice, for pieces that can be sold again and pieces that cannot.
    const goods = returned.map(({ order_item_id, quantity, restock }): ReturnedStock => {
      const row = lines.get(order_item_id);
      const back = row && takeBackPieces(row, quantity);
      if (!back) throw new AppError('orders.not_possible.take_back');
      lines.set(order_item_id, back.line);
      changed.add(order_item_id);
      const { variant_id, product_id } = back.line;
      return { variant_id, product_id, units: quantity, quantity: restock ? back.on_shelf : 0 };
    });
    await ordersRepository.setQuantities(
      trx,
      [...lines.values()]
        .filter(({ id }) => changed.has(id))
        .map(({ id, quantity_shipped, quantity_returned, quantity_unsent }) => ({
          id,
          quantity_shipped,
          quantity_returned,
          quantity_unsent,
        })),
    );
    await stock.giveBack(trx, goods);
    return worths;
  }

  /**
   * One refund for each payment that money goes back from, the last payment's first; all but the first are left to the
   * queue.
   */
  async function write(trx: Trx, order_id: string, { amount, ...refund }: NewRefund): Promise<string> {
    const parts = splitRefund(
      amount,
      await payments.listTaken(trx, order_id),
      await refundsRepository.listOf(trx, order_id),
    );
    const ids: string[] = [];
    for (const part of parts) {
      const id = newId();
      const items = parts.length === 1 ? refund.items : undefined;
      await refundsRepository.insert(trx, { id, order_id, ...refund, ...part, items, created_at: clock.now() });
      const options = { trx, start_after_seconds: QUEUE_DELAY_SECONDS, retries: RETRIES, retry_delay_seconds: 30 };
      await queue.send(REFUND_JOB, { refund_id: id }, options);
      ids.push(id);
    }
    const [first] = ids;
    if (first === undefined) throw new Error('A refund has at least one part');
    return first;
  }

  /** What a credit note says of pieces: which, for how much, and with which tax. */
  async function named(trx: Trx, order_id: string, pieces: readonly LineWorth[]): Promise<RefundedPieces[]> {
    if (pieces.length === 0) return [];
    const rows = await ordersRepository.listItems(trx, [order_id]);
    return pieces.flatMap(({ order_item_id, quantity, amount, tax }) => {
      const row = rows.find(({ id }) => id === order_item_id);
      if (!row || quantity === 0) return [];
      return [{ order_item_id, quantity, amount, tax, tax_name: row.tax_name, tax_rate: row.tax_rate }];
    });
  }

  /** Gives the money of a refund back, unless that is done. @throws Error to be called again */
  async function perform(refund_id: string): Promise<void> {
    const refund = await refundsRepository.find(db, refund_id);
    if (refund?.state !== 'pending') return;
    const { order_id, payment_id, amount, reason } = refund;
    await payments.refund({ refund_id, order_id, payment_id, amount, reason });
  }

  return {
    /**
     * Queues a refund of a locked order, as part of `trx`.
     * @returns its id, to be tried at once after the commit; null: no money goes back
     * @throws AppError `orders.refund_too_much` with how much can be
     */
    async request(
      trx: Trx,
      row: OrderRow,
      { amount, reason, items, worths = [] }: RefundOrder,
    ): Promise<string | null> {
      const refundable = refundableOf(row, await refundsRepository.listOf(trx, row.id));
      if (amount > refundable) {
        throw new AppError('orders.refund_too_much', {}, { extensions: { refundable } });
      }
      const pieces = [...worths, ...(await takeBack(trx, row.id, items))];
      // Whoever has seen the order as it was before decides anew.
      await ordersRepository.update(trx, row.id, {}, clock.now());
      if (amount === 0) return null;
      const items_json = JSON.stringify(await named(trx, row.id, pieces));
      return write(trx, row.id, { amount, reason, purpose: 'refund', items: items_json });
    },

    /**
     * Queues the giving back of what a locked order was paid more than it costs now, as part of `trx`.
     * @returns its id, to be tried at once after the commit
     */
    async requestDifference(trx: Trx, order_id: string, amount: number, reason: string): Promise<string> {
      const id = await write(trx, order_id, { amount, reason, purpose: 'difference' });
      await orderEditsRepository.settle(trx, order_id, id);
      return id;
    },

    /**
     * Goods of a locked order have come back, as part of `trx`; money does not go back by it.
     * @returns what the pieces of each line were bought for
     * @throws AppError `orders.not_possible` for more than can be taken back
     */
    async takeBack(trx: Trx, row: OrderRow, items: readonly ReturnedItem[]): Promise<LineWorth[]> {
      const worths = await takeBack(trx, row.id, items);
      // Whoever has seen the order as it was before decides anew.
      await ordersRepository.update(trx, row.id, {}, clock.now());
      return worths;
    },

    /** After the commit: gives the money back now if it can be; else the queue does. */
    async tryNow(refund_id: string | null): Promise<void> {
      if (refund_id === null) return;
      await perform(refund_id).catch((error: unknown) =>
        logger.warn({ error, refund_id }, 'a refund waits for the queue'),
      );
    },

    perform,

    /** What of a locked order can still be given back. */
    refundable: async (trx: Trx, row: OrderRow): Promise<number> =>
      refundableOf(row, await refundsRepository.listOf(trx, row.id)),

    listOf: (order_id: string) => refundsRepository.listOf(db, order_id),
  };
}

/** What was paid for these pieces, of each line once. @throws AppError `orders.not_possible` for more than there are */
function worthsOf(rows: readonly WorthLine[], returned: readonly ReturnedItem[]): LineWorth[] {
  return [...groupBy(returned, ({ order_item_id }) => order_item_id)].map(([id, pieces]) => {
    const row = rows.find((line) => line.id === id);
    if (!row) throw new AppError('orders.not_possible.take_back');
    return worthOfPieces(
      row,
      pieces.reduce((sum, { quantity }) => sum + quantity, 0),
    );
  });
}
