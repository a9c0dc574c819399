import { AppError } from '../../../errors/errors';
import type { Infra } from '../../../infra';
import type { Db, Trx } from '../../../infra/database/db';
import type { Language } from '../../../core/languages';
import type { LineWorth } from '../order/order-after-sale.port';
import type { OrderPayments } from '../order/order-payments.port';
import { ordersRepository } from '../order/orders.repository';
import type { OrderRow } from '../order/orders.repository';
import { findRefundable } from './refundable';
import { taxIn, worthOfDelivery, worthOfPieces } from './refund-worth';

export interface RefundPreviewDeps extends Pick<Infra, 'db'> {
  payments: Pick<OrderPayments, 'findScheduleAfter'>;
}

/** What staff think of giving back. */
export interface RefundQuestion {
  items: readonly { order_item_id: string; quantity: number }[];
  /** minor units; without: what the lines and the delivery cost */
  amount?: number;
  delivery: boolean;
}

interface PartsQuestion extends Omit<RefundQuestion, 'items'> {
  worths: readonly LineWorth[];
}

export type RefundPreviewService = ReturnType<typeof createRefundPreviewService>;

/** What a refund would come to; nothing is written. */
export function createRefundPreviewService({ db, payments }: RefundPreviewDeps) {
  async function reckon(
    handle: Db | Trx,
    row: OrderRow,
    { worths, amount: asked, delivery }: PartsQuestion,
    language: Language,
  ) {
    const [lines, refundable] = await Promise.all([
      ordersRepository.listItems(handle, [row.id]),
      findRefundable(handle, row),
    ]);
    const sent = delivery ? worthOfDelivery(row, lines) : { amount: 0, tax: 0 };
    const parts = [...worths, sent];
    const suggested_amount = Math.min(
      refundable,
      parts.reduce((sum, part) => sum + part.amount, 0),
    );
    const amount = asked ?? suggested_amount;
    if (amount > refundable) throw new AppError('orders.refund_too_much', {}, { extensions: { refundable } });
    return {
      amount,
      suggested_amount,
      refundable,
      tax: taxIn(amount, parts, row),
      items: [...worths],
      delivery: sent.amount,
      pay_later_plan: await payments.findScheduleAfter(handle, row.id, amount, language),
    };
  }

  async function getRow(handle: Db | Trx, id_or_number: string): Promise<OrderRow> {
    const row = await ordersRepository.find(handle, id_or_number);
    if (!row) throw new AppError('orders.not_found');
    return row;
  }

  return {
    /**
     * @throws AppError `orders.not_found`, `orders.not_possible` for more pieces than can be taken back,
     * `orders.refund_too_much` with how much can be
     */
    async preview(id_or_number: string, { items, ...question }: RefundQuestion, language: Language) {
      const row = await getRow(db, id_or_number);
      const lines = await ordersRepository.listItems(db, [row.id]);
      const worths = items.map(({ order_item_id, quantity }) => {
        const line = lines.find(({ id }) => id === order_item_id);
        if (!line) throw new AppError('orders.not_possible.take_back');
        return worthOfPieces(line, quantity);
      });
      return reckon(db, row, { ...question, worths }, language);
    },

    /** For goods whose worth is known: they have come back. @throws AppError as `preview` does */
    previewOf: async (handle: Db | Trx, order_id: string, question: PartsQuestion, language: Language) =>
      reckon(handle, await getRow(handle, order_id), question, language),
  };
}
