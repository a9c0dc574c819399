import { AppError } from '../../../errors/errors';
import type { Infra } from '../../../infra';
import type { Db, Trx } from '../../../infra/database/db';
import type { Language } from '../../../core/languages';
import type { LineWorth } from '../order/order-after-sale.port';
import type { OrderPayments } from '../order/order-payments.port';
import { ordersRepository } from '../order/orders.repository';
import type { OrderRow } from '../order/orders.repository';
import { isPromised } from '../order/order-state';
import { refundsRepository } from '../order/refunds.repository';
import type { RefundWayView } from '../../../schemas/refund-preview';
import type { OrderCards } from '../gift-cards/order-cards.service';
import type { PaymentMethodCode } from '../../../schemas/payment';
import { cardPartOf } from './card-part';
import { creditOwnerOf } from './credit-refunds';
import { splitRefund } from './split-refund';
import { findRefundable } from './refundable';
import { taxIn, worthOfDelivery, worthOfPieces } from './refund-worth';

export interface RefundPreviewDeps extends Pick<Infra, 'db'> {
  orderCards: Pick<OrderCards, 'endable'>;
  payments: Pick<OrderPayments, 'findSchedule' | 'findScheduleAfter' | 'listTaken'>;
}

/** What staff think of giving back. */
export interface RefundQuestion {
  items: readonly { order_item_id: string; quantity: number }[];
  /** minor units; without: what the lines and the delivery cost */
  amount?: number;
  delivery: boolean;
  /** to the buyer's store credit, where it is said so; else the way it was paid */
  to?: 'payment' | 'store_credit';
}

interface PartsQuestion extends Omit<RefundQuestion, 'items'> {
  worths: readonly LineWorth[];
}

export type RefundPreviewService = ReturnType<typeof createRefundPreviewService>;

/** What a refund would come to; nothing is written. */
export function createRefundPreviewService({ db, payments, orderCards }: RefundPreviewDeps) {
  /** By which payments it would go back: the rule that refunds go by (`splitRefund`). */
  async function partsOf(
    handle: Db | Trx,
    row: OrderRow,
    amount: number,
    to_credit: boolean,
  ): Promise<RefundWayView[]> {
    if (to_credit && !isPromised(row)) {
      creditOwnerOf(row);
      return [{ way: 'store-credit', amount }];
    }
    const [taken, given] = await Promise.all([
      payments.listTaken(handle, row.id),
      refundsRepository.listOf(handle, row.id),
    ]);
    return splitRefund(amount, taken, given).map(({ payment_id, amount: part }) => {
      const paid = taken.find((one) => one.payment_id === payment_id) ?? taken[0];
      // The column is written from the same list.
      return { way: paid?.method ?? (row.payment_method as PaymentMethodCode), amount: part };
    });
  }

  /** What goes back by each way, and what becomes of the plan, of which what is open is lowered first. */
  async function waysOf(handle: Db | Trx, order_id: string, parts: readonly RefundWayView[], language: Language) {
    const sumOf = (wanted: RefundWayView['way']) =>
      parts.filter(({ way }) => way === wanted).reduce((sum, { amount }) => sum + amount, 0);
    const of_plan = sumOf('pay-later');
    const after = await payments.findScheduleAfter(handle, order_id, of_plan, language);
    const back = after?.pay_back ?? 0;
    const ways = [...new Set(parts.map(({ way }) => way))].flatMap((way): RefundWayView[] =>
      way === 'pay-later'
        ? [
            { way, amount: of_plan - back },
            { way: 'instalments', amount: back },
          ]
        : [{ way, amount: sumOf(way) }],
    );
    return { plan: after?.plan ?? null, ways: ways.filter(({ amount }) => amount > 0) };
  }

  async function reckon(
    handle: Db | Trx,
    row: OrderRow,
    { worths, amount: asked, delivery, to = 'payment' }: PartsQuestion,
    language: Language,
  ) {
    const [lines, given, on_cards] = await Promise.all([
      ordersRepository.listItems(handle, [row.id]),
      refundsRepository.listOf(handle, row.id),
      orderCards.endable(handle, row, worths),
    ]);
    // As it will be once they are ended: what a bank holds is not given back for them either.
    const refundable = await findRefundable(handle, { ...row, cards_out: row.cards_out - on_cards });
    const sent = delivery ? worthOfDelivery(row, lines) : { amount: 0, tax: 0 };
    const cards = new Set(lines.filter(({ gift_card }) => gift_card).map(({ id }) => id));
    const goods = [...worths.filter(({ order_item_id }) => !cards.has(order_item_id)), sent];
    const suggested_amount = Math.min(
      refundable,
      goods.reduce((sum, part) => sum + part.amount, on_cards),
    );
    const amount = asked ?? suggested_amount;
    if (amount > refundable) throw new AppError('orders.refund_too_much', {}, { extensions: { refundable } });
    const paid_by = await partsOf(handle, row, amount, to === 'store_credit');
    const { plan, ways } = await waysOf(handle, row.id, paid_by, language);
    return {
      amount,
      suggested_amount,
      refundable,
      tax: taxIn(amount - cardPartOf(row, given, { amount, ended: on_cards }), goods, {
        ...row,
        total: row.total - row.gift_cards,
      }),
      items: [...worths],
      delivery: sent.amount,
      ways,
      pay_later_plan: plan,
      pay_later_now: plan && (await payments.findSchedule(handle, row.id, language)),
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
