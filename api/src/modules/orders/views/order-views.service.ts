import { AppError } from '../../../errors/errors';
import type { Infra } from '../../../infra';
import type { Db, Trx } from '../../../infra/database/db';
import { groupBy } from '../../../infra/basics/group-by';
import { onOneConnection, inPipeline } from '../../../infra/database/pipeline';
import type { Language } from '../../../core/languages';
import type { PaymentView } from '../../../schemas/payment';
import type { OrderExtras } from '../order/order-after-sale.port';
import type { OrderEventsService } from '../events/order-events.service';
import type { OrderPayments } from '../order/order-payments.port';
import type { OrderSettingsService } from './order-settings.service';
import { ordersRepository } from '../order/orders.repository';
import type { OrderRow } from '../order/orders.repository';
import type { OrderSummaryView, OrderView } from '../order/orders.schemas';
import { presentOrder, presentSummary } from '../order/present-order';
import type { OrderParts } from '../order/present-order';
import type { OrderCards } from '../gift-cards/order-cards.service';
import { shipmentsRepository } from '../order/shipments.repository';

export interface OrderViewsDeps extends Pick<Infra, 'clock'> {
  events: Pick<OrderEventsService, 'listOf'>;
  settings: OrderSettingsService;
  extras: OrderExtras;
  payments: Pick<OrderPayments, 'listCurrent' | 'findSchedule'>;
  orderCards: Pick<OrderCards, 'listOf'>;
}

/** What is known of an order whose transaction has just written it. */
export type MadeOrder = Pick<OrderParts, 'row' | 'items' | 'timeline' | 'return_days'> & { payment: PaymentView };

export type OrderViewsService = ReturnType<typeof createOrderViewsService>;

/** Orders as they are shown, to buyers and staff alike. */
export function createOrderViewsService({ clock, events, settings, extras, payments, orderCards }: OrderViewsDeps) {
  /** What is shown of orders beside their rows, in one round trip; with the rows' own, where those are being read, too. */
  async function readRest(own: Db | Trx, ids: readonly string[], reading: Promise<OrderRow[]>, language: Language) {
    const findSchedules = async () => {
      const later = (await reading).filter(({ payment_method }) => payment_method === 'pay-later');
      const found = later.map(async ({ id }) => [id, await payments.findSchedule(own, id, language)] as const);
      return new Map(await inPipeline(...found));
    };
    const findCards = async () => {
      const bought = (await reading).filter(({ gift_cards }) => gift_cards > 0).map(({ id }) => id);
      return bought.length > 0 ? orderCards.listOf(own, bought) : [];
    };
    const [items, cards, shipments, timeline, current, pay_later, returns, invoices, known] = await inPipeline(
      ordersRepository.listItems(own, ids),
      findCards(),
      shipmentsRepository.listOf(own, ids),
      events.listOf(own, ids),
      payments.listCurrent(own, ids, language),
      findSchedules(),
      extras.returns.listOf(own, [...ids]),
      extras.invoices.listOf(own, [...ids]),
      settings.get(own),
    );
    const { return_days } = known;
    const now = clock.now();
    const of = <T extends { order_id: string }>(rows: readonly T[]) => {
      const grouped = groupBy(rows, ({ order_id }) => order_id);
      return (id: string): T[] => grouped.get(id) ?? [];
    };
    const [itemsOf, cardsOf, shipmentsOf, timelineOf] = [of(items), of(cards), of(shipments), of(timeline)];
    return (id: string) => ({
      items: itemsOf(id),
      cards: cardsOf(id),
      shipments: shipmentsOf(id),
      timeline: timelineOf(id),
      pay_later: pay_later.get(id) ?? null,
      payment: current.get(id),
      returns: returns.get(id) ?? [],
      invoice: invoices.get(id)?.invoice ?? null,
      documents: invoices.get(id)?.documents ?? [],
      return_days,
      now,
    });
  }

  /** In the order of the rows. */
  async function presentAll(handle: Db | Trx, rows: OrderRow[], language: Language): Promise<OrderView[]> {
    const ids = rows.map(({ id }) => id);
    const restOf = await onOneConnection(handle, (own) => readRest(own, ids, Promise.resolve(rows), language));
    return rows.map((row) => presentOrder({ row, ...restOf(row.id) }));
  }

  return {
    presentAll,

    /** An order as it has just been made: nothing has become of it yet, so nothing is asked. */
    presentNew: (made: MadeOrder): OrderView =>
      presentOrder({
        ...made,
        cards: [],
        shipments: [],
        returns: [],
        invoice: null,
        documents: [],
        pay_later: null,
        now: clock.now(),
      }),

    async present(handle: Db | Trx, row: OrderRow, language: Language): Promise<OrderView> {
      const [view] = await presentAll(handle, [row], language);
      if (!view) throw notFound();
      return view;
    },

    find: (handle: Db | Trx, id: string, language: Language): Promise<OrderView | undefined> =>
      onOneConnection(handle, async (own) => {
        const reading = ordersRepository.find(own, id);
        const rows = reading.then((row) => (row ? [row] : []));
        const [row, restOf] = await inPipeline(reading, readRest(own, [id], rows, language));
        return row && presentOrder({ row, ...restOf(id) });
      }),

    async summarise(handle: Db, rows: OrderRow[]): Promise<OrderSummaryView[]> {
      const items = await ordersRepository.listItems(
        handle,
        rows.map(({ id }) => id),
      );
      return rows.map((row) =>
        presentSummary(
          row,
          items.filter(({ order_id }) => order_id === row.id),
        ),
      );
    },
  };
}

export function notFound(): AppError {
  return new AppError('orders.not_found');
}
