import { AppError } from '../../errors';
import type { Infra } from '../../infra';
import type { Db, Trx } from '../../infra/db';
import type { Language } from '../../languages';
import type { PaymentView } from '../../schemas/payment';
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
  return {
    /**
     * One after the other, since `handle` may be a transaction, which is one connection.
     * @param known its latest payment, where the caller has it
     */
    async present(handle: Db | Trx, row: OrderRow, language: Language, known?: PaymentView): Promise<OrderView> {
      const { id } = row;
      const items = await ordersRepository.listItems(handle, [id]);
      const shipments = await shipmentsRepository.listOf(handle, id);
      const timeline = await events.listOf(handle, id);
      const payment = known ?? (await payments.listCurrent(handle, [id], language)).get(id);
      const pay_later = row.payment_method === 'pay-later' ? await payments.findSchedule(handle, id, language) : null;
      const returns = (await extras.returns.listOf(handle, [id])).get(id) ?? [];
      const invoice = (await extras.invoices.listOf(handle, [id])).get(id) ?? null;
      const { return_days } = await settings.get(handle);
      const beside = { items, shipments, timeline, payment, pay_later, returns, invoice };
      return presentOrder({ row, ...beside, return_days, now: clock.now() });
    },

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
