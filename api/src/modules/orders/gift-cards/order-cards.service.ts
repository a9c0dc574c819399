import type { Infra } from '../../../infra';
import { DEFAULT_LANGUAGE } from '../../../core/languages';
import type { Language } from '../../../core/languages';
import type { Db, Trx } from '../../../infra/database/db';
import type { MailService } from '../../mail/mail.service';
import { createCardSales } from '../../stored-values/sales/card-sales.service';
import type { OrderEventsService } from '../events/order-events.service';
import { fulfilmentOf, settledStatus } from '../order/order-state';
import { ordersRepository } from '../order/orders.repository';
import type { OrderItemRow, OrderRow } from '../order/orders.repository';
import { blockedBecause } from './gift-card-words';

export interface OrderCardsDeps extends Pick<Infra, 'db' | 'clock'> {
  mail: Pick<MailService, 'send'>;
  events: Pick<OrderEventsService, 'emit'>;
}

/** Pieces of a line that are given back. */
interface GivenPieces {
  order_item_id: string;
  quantity: number;
}

export type OrderCards = ReturnType<typeof createOrderCards>;

const issuedOf = ({ quantity, quantity_unsent }: OrderItemRow): number => quantity - quantity_unsent;

/** The gift cards among what was ordered (docs/product.md, 'Gift cards and store credit'). Everything has the order locked. */
export function createOrderCards({ db, clock, mail, events }: OrderCardsDeps) {
  const sales = createCardSales({ db, clock, mail });

  const listCards = async (handle: Db | Trx, row: OrderRow): Promise<OrderItemRow[]> =>
    row.gift_cards === 0
      ? []
      : (await ordersRepository.listItems(handle, [row.id])).filter(({ gift_card }) => gift_card);

  /** Pieces of gift cards that were issued, among those of any lines. */
  const piecesOf = (cards: readonly OrderItemRow[], given: readonly GivenPieces[]) =>
    cards.flatMap(({ id, quantity_shipped }) => {
      const pieces = given
        .filter(({ order_item_id }) => order_item_id === id)
        .reduce((sum, { quantity }) => sum + quantity, 0);
      return pieces > 0 && quantity_shipped > 0 ? [{ order_item_id: id, pieces }] : [];
    });

  async function setOut(trx: Trx, row: OrderRow, cards_out: number): Promise<OrderRow> {
    await ordersRepository.update(trx, row.id, { cards_out }, clock.now());
    return { ...row, cards_out };
  }

  return {
    /** The order is paid, as part of `trx`: its cards are issued, and count as sent. An order of nothing else is at its end. */
    async issue(trx: Trx, row: OrderRow): Promise<void> {
      const cards = await listCards(trx, row);
      if (cards.length === 0) return;
      const { id: order_id, email, currency, shipping_address } = row;
      const name = `${shipping_address.first_name} ${shipping_address.last_name}`.trim();
      // The column is written from the same list.
      const buyer = { order_id, name, email, currency, language: row.language as Language };
      const priced = cards.filter(({ unit_price }) => unit_price > 0);
      const lines = priced.map((item) => ({
        order_item_id: item.id,
        pieces: issuedOf(item),
        amount: item.unit_price,
        gifts: item.gifts,
      }));
      await sales.issue(trx, buyer, lines);
      await ordersRepository.forgetGifts(trx, order_id);
      const sent = cards.map((item) => ({ ...item, quantity_shipped: issuedOf(item) }));
      await ordersRepository.setQuantities(
        trx,
        sent.map(({ id, quantity_shipped, quantity_returned, quantity_unsent }) => {
          return { id, quantity_shipped, quantity_returned, quantity_unsent };
        }),
      );
      const cards_out = lines.reduce((sum, { pieces, amount }) => sum + pieces * amount, 0);
      const all = await ordersRepository.listItems(trx, [order_id]);
      const isOver = all.every(({ gift_card }) => gift_card);
      const fulfilment_status = isOver ? fulfilmentOf(all, 0) : row.fulfilment_status;
      const status = settledStatus({ ...row, fulfilment_status });
      const over = isOver ? { fulfilment_status, status, delivered_at: clock.now() } : {};
      await ordersRepository.update(trx, order_id, { cards_out, ...over }, clock.now());
      const count = lines.reduce((sum, { pieces }) => sum + pieces, 0);
      await events.emit(trx, { order_id, event: 'gift_cards_issued', data: { count, amount: cards_out } });
    },

    /** Those that were issued with these orders, as they were made. */
    listOf: sales.listOf,

    /** One as staff have it. */
    present: sales.present,

    /** What could go back with these pieces of what is left on cards, minor units. */
    async endable(handle: Db | Trx, row: OrderRow, given?: readonly GivenPieces[]): Promise<number> {
      const cards = await listCards(handle, row);
      const all = cards.map(({ id, quantity }) => ({ order_item_id: id, quantity }));
      return sales.endable(handle, piecesOf(cards, given ?? all));
    },

    /**
     * Ends the cards among pieces that are given back, as part of `trx`.
     * @returns the order as it is then, and how much was left on them, minor units
     * @throws AppError `orders.not_possible` for one on which nothing is left
     */
    async end(trx: Trx, row: OrderRow, given: readonly GivenPieces[]): Promise<{ row: OrderRow; ended: number }> {
      const wanted = piecesOf(await listCards(trx, row), given);
      if (wanted.length === 0) return { row, ended: 0 };
      const ended = await sales.end(trx, row.id, wanted);
      return { row: await setOut(trx, row, row.cards_out - ended), ended };
    },

    /** The same of all that were not ended before, for an order that is cancelled. @throws AppError `orders.not_possible` once any was used */
    async endAll(trx: Trx, row: OrderRow): Promise<{ row: OrderRow; ended: number }> {
      if (row.gift_cards > 0) await ordersRepository.forgetGifts(trx, row.id);
      if (row.cards_out === 0) return { row, ended: 0 };
      const cards = await listCards(trx, row);
      const left = cards.map((item) => ({ ...item, pieces: item.quantity_shipped - item.quantity_returned }));
      const wanted = left.filter(({ pieces, unit_price }) => pieces > 0 && unit_price > 0);
      const ended = await sales.end(
        trx,
        row.id,
        wanted.map(({ id, pieces }) => ({ order_item_id: id, pieces })),
        true,
      );
      await ordersRepository.setQuantities(
        trx,
        wanted.map(({ id, quantity_shipped, quantity_unsent }) => {
          return { id, quantity_shipped, quantity_unsent, quantity_returned: quantity_shipped };
        }),
      );
      return { row: await setOut(trx, row, row.cards_out - ended), ended };
    },

    /** Their money may be gone, as part of `trx`: what is left on them is spent by nobody until staff say so. */
    async block(trx: Trx, row: OrderRow, why: keyof typeof blockedBecause): Promise<void> {
      if (row.cards_out === 0) return;
      const ids = (await listCards(trx, row)).map(({ id }) => id);
      const count = await sales.block(trx, ids, blockedBecause[why](row.number)[DEFAULT_LANGUAGE]);
      if (count > 0) await events.emit(trx, { order_id: row.id, event: 'gift_cards_blocked', data: { count } });
    },
  };
}
