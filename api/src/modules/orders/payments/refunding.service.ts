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
import { isPromised, takenStatus } from '../order/order-state';
import type { OrderCards } from '../gift-cards/order-cards.service';
import type { OrderEventsService } from '../events/order-events.service';
import type { CreditPayments } from '../../stored-values/ledger/credit-payments.service';
import { cardPartOf } from './card-part';
import { createCreditRefunds } from './credit-refunds';
import { exchangedRest } from './exchanged-rest';
import type { ExchangedMoney } from './exchanged-money.service';
import { findRefundable } from './refundable';
import { createSettledRefunds } from './settled-refunds';
import { splitRefund } from './split-refund';
import { isOpenFailure, refundsRepository } from '../order/refunds.repository';
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
  /** to the store credit of its buyer, in the place of the way it was paid */
  to_credit?: boolean;
  /** the return that it is for, which tells of it */
  return_id?: string;
  /** of `amount`, what was left on gift cards that were ended for it before, minor units */
  ended?: number;
}

export interface RefundingDeps extends Pick<Infra, 'db' | 'clock' | 'queue' | 'logger'> {
  payments: Pick<OrderPayments, 'refund' | 'listTaken'>;
  stock: Pick<StockService, 'giveBack'>;
  events: Pick<OrderEventsService, 'emit'>;
  exchangedMoney: Pick<ExchangedMoney, 'release'>;
  creditPayments: Pick<CreditPayments, 'lock' | 'refund'>;
  orderCards: Pick<OrderCards, 'end'>;
}

type NewRefund = Pick<RefundRow, 'amount' | 'reason' | 'purpose'> & {
  /** of `amount`, what was left on the gift cards that it ends */
  gift_cards?: number;
  return_id?: string | null;
  items?: string | undefined;
};

export type RefundingService = ReturnType<typeof createRefundingService>;

/** The queue comes after whoever asked for it, who tries at once. */
const QUEUE_DELAY_SECONDS = 15;
const RETRIES = 12;

/** Giving back: money by the payments module, goods into stock. */
export function createRefundingService(deps: RefundingDeps) {
  const { db, clock, queue, logger, payments, stock, events, exchangedMoney, creditPayments, orderCards } = deps;
  const settledRefunds = createSettledRefunds({ clock, events });
  const giveCredit = createCreditRefunds({ clock, settledRefunds, creditPayments });

  async function takeBack(trx: Trx, order: OrderRow, returned: readonly ReturnedItem[]): Promise<LineWorth[]> {
    if (returned.length === 0) return [];
    const rows = await ordersRepository.listItems(trx, [order.id]);
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
    await stock.giveBack(trx, goods, { order_id: order.id, reason: 'returned' });
    // What these goods were paid with by an exchange is the first order's again.
    await exchangedMoney.release(trx, order, {
      before: exchangedRest(rows),
      after: exchangedRest([...lines.values()]),
    });
    return worths;
  }

  /**
   * One refund for each payment that money goes back from, the last payment's first; all but the first are left to the
   * queue.
   */
  async function write(trx: Trx, order_id: string, { amount, gift_cards = 0, ...refund }: NewRefund): Promise<string> {
    const parts = splitRefund(
      amount,
      await payments.listTaken(trx, order_id),
      await refundsRepository.listOf(trx, order_id),
    );
    const ids: string[] = [];
    let of_cards = gift_cards;
    for (const part of parts) {
      const id = newId();
      const share = Math.min(of_cards, part.amount);
      of_cards -= share;
      const items = parts.length === 1 ? refund.items : undefined;
      await refundsRepository.insert(trx, {
        ...{ id, order_id, ...refund, ...part, items },
        ...{ gift_cards: share, created_at: clock.now() },
      });
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

  /** A failed refund of a locked order, with how much of it is still to go back. @throws AppError where nothing is */
  async function leftOf(trx: Trx, row: OrderRow, failed: RefundRow): Promise<number> {
    if (failed.order_id !== row.id || !isOpenFailure(failed)) throw new AppError('orders.not_possible.refund_over');
    // Of a difference the shop owes what is left of it; lines may have been changed again since.
    const left = failed.purpose === 'difference' ? Math.max(0, -row.due) : await findRefundable(trx, row);
    const amount = failed.purpose === 'difference' ? Math.min(failed.amount, left) : failed.amount;
    if (amount === 0 || amount > left) {
      throw new AppError('orders.refund_too_much', {}, { extensions: { refundable: left } });
    }
    return amount;
  }

  /** The goods went back with the refund that failed; the one in its place names them in its credit note. */
  const itemsOf = ({ items, amount: before }: RefundRow, amount: number): string | undefined =>
    amount === before ? JSON.stringify(items) : undefined;

  async function tryAgain(trx: Trx, row: OrderRow, failed: RefundRow): Promise<string> {
    const amount = await leftOf(trx, row, failed);
    const { purpose, reason, return_id } = failed;
    const parts = { items: itemsOf(failed, amount), gift_cards: Math.min(failed.gift_cards, amount) };
    const id = await write(trx, row.id, { amount, purpose, reason, return_id, ...parts });
    await refundsRepository.setFollowed(trx, failed.id, id);
    const due = purpose === 'difference' ? row.due + amount : row.due;
    if (purpose === 'difference') await orderEditsRepository.settle(trx, row.id, id);
    const values = purpose === 'difference' ? { due, payment_status: takenStatus({ ...row, due }) } : {};
    await ordersRepository.update(trx, row.id, values, clock.now());
    return id;
  }

  /** Gives the money of a refund back, unless that is done. @throws Error to be called again */
  async function perform(refund_id: string): Promise<void> {
    const refund = await refundsRepository.find(db, refund_id);
    if (refund?.state !== 'pending') return;
    const { order_id, payment_id, amount, reason } = refund;
    await payments.refund({ refund_id, order_id, payment_id, amount, reason });
  }

  async function refuseTooMuch(trx: Trx, row: OrderRow, amount: number): Promise<void> {
    const refundable = await findRefundable(trx, row);
    if (amount > refundable) throw new AppError('orders.refund_too_much', {}, { extensions: { refundable } });
  }

  return {
    /**
     * Queues a refund of a locked order, as part of `trx`.
     * @returns its id, to be tried at once after the commit; null: no money goes back, or it is store credit by then
     * @throws AppError `orders.refund_too_much` with how much can be; `orders.not_possible` where nobody has store credit
     */
    async request(
      trx: Trx,
      before: OrderRow,
      { amount, reason, items, worths = [], to_credit = false, return_id, ended = 0 }: RefundOrder,
    ): Promise<string | null> {
      // Cards before credit, as whoever redeems one locks them.
      const { row, ended: left } = await orderCards.end(trx, before, items);
      await refuseTooMuch(trx, row, amount);
      const given = await refundsRepository.listOf(trx, row.id);
      const gift_cards = cardPartOf(row, given, { amount, ended: ended + left });
      // In the order in which placing locks them: credit, goods.
      if (to_credit && row.user_id !== null) await creditPayments.lock(trx, row.user_id);
      const pieces = [...worths, ...(await takeBack(trx, row, items))];
      // Whoever has seen the order as it was before decides anew.
      await ordersRepository.update(trx, row.id, {}, clock.now());
      if (amount === 0) return null;
      const items_json = JSON.stringify(await named(trx, row.id, pieces));
      // Of one whose rest is not paid it is store credit either way, and its payment says so.
      if (to_credit && !isPromised(row)) {
        await giveCredit(trx, row, { amount, reason, items: items_json, gift_cards });
        return null;
      }
      const asked = { amount, reason, purpose: 'refund', items: items_json, gift_cards } as const;
      const id = await write(trx, row.id, { ...asked, ...(return_id && { return_id }) });
      await refundsRepository.follow(trx, { id, order_id: row.id, purpose: 'refund', amount });
      return id;
    },

    /**
     * Queues the giving back of what a locked order was paid more than it costs now, as part of `trx`.
     * @returns its id, to be tried at once after the commit
     */
    async requestDifference(trx: Trx, order_id: string, amount: number, reason: string): Promise<string> {
      const id = await write(trx, order_id, { amount, reason, purpose: 'difference' });
      await orderEditsRepository.settle(trx, order_id, id);
      await refundsRepository.follow(trx, { id, order_id, purpose: 'difference', amount });
      return id;
    },

    /**
     * Goods of a locked order have come back, as part of `trx`; money does not go back by it.
     * @returns what the pieces of each line were bought for
     * @throws AppError `orders.not_possible` for more than can be taken back
     */
    async takeBack(trx: Trx, row: OrderRow, items: readonly ReturnedItem[]): Promise<LineWorth[]> {
      const worths = await takeBack(trx, row, items);
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

    /**
     * A refund of a locked order that failed is asked for again, as part of `trx`; of one that waits nothing is written.
     * @returns the id of the refund to be tried after the commit; undefined where the order has no such refund
     * @throws AppError `orders.not_possible` for one that is done or made up for, `orders.refund_too_much`
     */
    async again(trx: Trx, row: OrderRow, refund_id: string): Promise<string | undefined> {
      const found = await refundsRepository.find(trx, refund_id);
      if (found?.order_id !== row.id) return undefined;
      return found.state === 'pending' ? found.id : tryAgain(trx, row, found);
    },

    /**
     * What staff have done about a failed refund of a locked order, as part of `trx`: its money was given back another way,
     * or (`counts` false) nothing more of it goes back.
     * @returns false where the order has no such refund
     * @throws AppError as `again` does
     */
    async byHand(trx: Trx, row: OrderRow, refund_id: string, counts: boolean): Promise<boolean> {
      const failed = await refundsRepository.find(trx, refund_id);
      if (failed?.order_id !== row.id) return false;
      const now = clock.now();
      if (!counts) {
        if (!isOpenFailure(failed)) throw new AppError('orders.not_possible.refund_over');
        await refundsRepository.close(trx, failed.id, now);
        await ordersRepository.update(trx, row.id, {}, now);
        return true;
      }
      if (row.payment_method === 'pay-later') throw new AppError('orders.not_possible.refund_by_hand');
      const amount = await leftOf(trx, row, failed);
      const { purpose, reason, payment_id } = failed;
      const gift_cards = Math.min(failed.gift_cards, amount);
      const about = { id: newId(), order_id: row.id, payment_id, amount, gift_cards };
      const refund = { ...about, purpose, reason, made: 'by_hand' } as const;
      const items = itemsOf(failed, amount);
      await refundsRepository.insert(trx, { ...refund, items, state: 'done', created_at: now, settled_at: now });
      await refundsRepository.setFollowed(trx, failed.id, refund.id);
      await (purpose === 'difference'
        ? settledRefunds.addDifference(trx, row, refund)
        : settledRefunds.addRefunded(trx, row, refund));
      return true;
    },

    /** What of a locked order can still be given back. */
    refundable: findRefundable,

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
