import { AppError } from '../../errors';
import type { Infra } from '../../infra';
import type { Db, Trx } from '../../infra/db';
import { onOneConnection, together } from '../../infra/pipeline';
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
    /** @param known its latest payment, where the caller has it */
    async present(handle: Db | Trx, row: OrderRow, language: Language, known?: PaymentView): Promise<OrderView> {
      const { id } = row;
      const ids = [id];
      const [items, shipments, timeline, current, pay_later, returns, invoices, { return_days }] =
        await onOneConnection(handle, (own) =>
          together(
            ordersRepository.listItems(own, ids),
            shipmentsRepository.listOf(own, id),
            events.listOf(own, id),
            known ? Promise.resolve(new Map([[id, known]])) : payments.listCurrent(own, ids, language),
            row.payment_method === 'pay-later' ? payments.findSchedule(own, id, language) : Promise.resolve(null),
            extras.returns.listOf(own, ids),
            extras.invoices.listOf(own, ids),
            settings.get(own),
          ),
        );
      const beside = { items, shipments, timeline, pay_later, return_days, payment: current.get(id) };
      const after = { returns: returns.get(id) ?? [], invoice: invoices.get(id) ?? null };
      return presentOrder({ row, ...beside, ...after, now: clock.now() });
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
