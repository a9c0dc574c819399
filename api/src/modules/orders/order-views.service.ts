import { AppError } from '../../errors';
import type { Infra } from '../../infra';
import type { Db, Trx } from '../../infra/db';
import { onOneConnection, together } from '../../infra/pipeline';
import type { Language } from '../../languages';
import type { OrderExtras } from './order-after-sale.port';
import type { OrderEventsService } from './order-events.service';
import type { OrderPayments } from './order-payments.port';
import type { OrderSettingsService } from './order-settings.service';
import { ordersRepository } from './orders.repository';
import type { OrderRow } from './orders.repository';
import type { OrderSummaryView, OrderView } from './orders.schemas';
import { presentOrder, presentSummary } from './present-order';
import { shipmentsRepository } from './shipments.repository';

export interface OrderViewsDeps extends Pick<Infra, 'clock'> {
  events: Pick<OrderEventsService, 'listOf'>;
  settings: OrderSettingsService;
  extras: OrderExtras;
  payments: Pick<OrderPayments, 'listCurrent' | 'findSchedule'>;
}

export type OrderViewsService = ReturnType<typeof createOrderViewsService>;

/** Orders as they are shown, to buyers and staff alike. */
export function createOrderViewsService({ clock, events, settings, extras, payments }: OrderViewsDeps) {
  /** What is shown of an order beside its row, in one journey; with the row's own, where that is being read, too. */
  async function readParts(own: Db | Trx, id: string, reading: Promise<OrderRow | undefined>, language: Language) {
    const ids = [id];
    const findSchedule = async () =>
      (await reading)?.payment_method === 'pay-later' ? payments.findSchedule(own, id, language) : null;
    const [items, shipments, timeline, current, pay_later, returns, invoices, { return_days }] = await together(
      ordersRepository.listItems(own, ids),
      shipmentsRepository.listOf(own, id),
      events.listOf(own, id),
      payments.listCurrent(own, ids, language),
      findSchedule(),
      extras.returns.listOf(own, ids),
      extras.invoices.listOf(own, ids),
      settings.get(own),
    );
    const after = { returns: returns.get(id) ?? [], invoice: invoices.get(id) ?? null };
    return { items, shipments, timeline, pay_later, return_days, payment: current.get(id), ...after, now: clock.now() };
  }

  return {
    async present(handle: Db | Trx, row: OrderRow, language: Language): Promise<OrderView> {
      const known = Promise.resolve(row);
      return presentOrder({
        row,
        ...(await onOneConnection(handle, (own) => readParts(own, row.id, known, language))),
      });
    },

    find: (handle: Db | Trx, id: string, language: Language): Promise<OrderView | undefined> =>
      onOneConnection(handle, async (own) => {
        const reading = ordersRepository.find(own, id);
        const [row, parts] = await together(reading, readParts(own, id, reading, language));
        return row && presentOrder({ row, ...parts });
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
  return new AppError('orders.not_found', 'There is no such order.');
}
