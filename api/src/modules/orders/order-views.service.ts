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
  /** All that is shown of one order, in one journey, whether its row is known or read with the rest. */
  async function read(own: Db | Trx, id: string, reading: Promise<OrderRow | undefined>, language: Language) {
    const ids = [id];
    const findSchedule = async () =>
      (await reading)?.payment_method === 'pay-later' ? payments.findSchedule(own, id, language) : null;
    const [row, items, shipments, timeline, current, pay_later, returns, invoices, { return_days }] = await together(
      reading,
      ordersRepository.listItems(own, ids),
      shipmentsRepository.listOf(own, id),
      events.listOf(own, id),
      payments.listCurrent(own, ids, language),
      findSchedule(),
      extras.returns.listOf(own, ids),
      extras.invoices.listOf(own, ids),
      settings.get(own),
    );
    const beside = { items, shipments, timeline, pay_later, return_days, payment: current.get(id) };
    const after = { returns: returns.get(id) ?? [], invoice: invoices.get(id) ?? null };
    return row && presentOrder({ row, ...beside, ...after, now: clock.now() });
  }

  return {
    async present(handle: Db | Trx, row: OrderRow, language: Language): Promise<OrderView> {
      const view = await onOneConnection(handle, (own) => read(own, row.id, Promise.resolve(row), language));
      return view as OrderView; // its row is there
    },

    find: (handle: Db | Trx, id: string, language: Language): Promise<OrderView | undefined> =>
      onOneConnection(handle, (own) => read(own, id, ordersRepository.find(own, id), language)),

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
