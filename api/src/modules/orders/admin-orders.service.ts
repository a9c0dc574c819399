import type { Static } from 'typebox';
import { AppError } from '../../errors/errors';
import type { Infra } from '../../infra';
import { withTransaction } from '../../infra/database/transaction';
import type { Language } from '../../core/languages';
import { adminOrdersRepository } from './admin-orders.repository';
import type { AdminOrderList, AdminOrderSearch, AdminOrderView, RefundRequest } from './admin-orders.schemas';
import type { CancellingService } from './fulfilment/cancelling.service';
import type { FulfilmentService, ShipmentRequest } from './fulfilment/fulfilment.service';
import type { OrderPayments } from './order/order-payments.port';
import { isPaid } from './order/order-state';
import { notFound } from './views/order-views.service';
import type { OrderViewsService } from './views/order-views.service';
import { ordersRepository } from './order/orders.repository';
import type { OrderRow } from './order/orders.repository';
import { refundableOf } from './payments/refunding.service';
import type { RefundingService } from './payments/refunding.service';

export interface AdminOrdersDeps extends Pick<Infra, 'db'> {
  views: OrderViewsService;
  cancelling: Pick<CancellingService, 'cancel'>;
  fulfilment: Pick<FulfilmentService, 'ship' | 'deliver'>;
  refunding: Pick<RefundingService, 'request' | 'tryNow' | 'listOf'>;
  payments: Pick<OrderPayments, 'markPaid'>;
}

export type AdminOrdersService = ReturnType<typeof createAdminOrdersService>;

/** Orders as staff deal with them. */
export function createAdminOrdersService(deps: AdminOrdersDeps) {
  const { db, views, cancelling, fulfilment, refunding, payments } = deps;

  async function getRow(id_or_number: string): Promise<OrderRow> {
    const row = await ordersRepository.find(db, id_or_number);
    if (!row) throw notFound();
    return row;
  }

  async function get(id_or_number: string, language: Language): Promise<AdminOrderView> {
    const row = await getRow(id_or_number);
    const refunds = await refunding.listOf(row.id);
    return {
      ...(await views.present(db, row, language)),
      version: row.version,
      customer: await adminOrdersRepository.findCustomer(db, row.user_id),
      refunds: refunds.map(({ id, amount, reason, state, message, created_at }) => ({
        id,
        amount,
        reason,
        state,
        message,
        created_at: created_at.toISOString(),
      })),
      refundable: refundableOf(row, refunds),
    };
  }

  return {
    get,

    async list({ page, page_size, ...search }: AdminOrderSearch): Promise<Static<typeof AdminOrderList>> {
      const window = { limit: page_size, offset: (page - 1) * page_size };
      const { rows, total } = await adminOrdersRepository.list(db, { ...search, ...window });
      const summaries = await views.summarise(db, rows);
      const items = summaries.flatMap((summary, index) => {
        const row = rows[index];
        if (!row) return [];
        const { user_id, customer_name, version, email } = row;
        const customer = user_id === null ? null : { id: user_id, name: customer_name ?? '' };
        return [{ ...summary, version, customer, email }];
      });
      return { items, total, page, page_size };
    },

    async ship(id_or_number: string, shipment: ShipmentRequest, language: Language): Promise<AdminOrderView> {
      const { id } = await getRow(id_or_number);
      await fulfilment.ship(id, shipment);
      return get(id, language);
    },

    delivered: async (shipment_id: string, language: Language): Promise<AdminOrderView> =>
      get(await fulfilment.deliver(shipment_id), language),

    /** @throws AppError `orders.refund_too_much`, `orders.not_possible` */
    async refund(id_or_number: string, request: RefundRequest, language: Language): Promise<AdminOrderView> {
      const { id } = await getRow(id_or_number);
      const refund_id = await withTransaction(db, async (trx) => {
        const row = await ordersRepository.lock(trx, id);
        if (!row) throw notFound();
        return refunding.request(trx, row, request);
      });
      await refunding.tryNow(refund_id);
      return get(id, language);
    },

    async cancel(
      id_or_number: string,
      how: { reason: string; restock: boolean },
      language: Language,
    ): Promise<AdminOrderView> {
      const { id } = await getRow(id_or_number);
      await cancelling.cancel(id, { by: 'staff', ...how });
      return get(id, language);
    },

    /** Money has arrived that no gateway tells of (bank transfer, cash). */
    async markPaid(id_or_number: string, language: Language): Promise<AdminOrderView> {
      const { id } = await getRow(id_or_number);
      await withTransaction(db, async (trx) => {
        const row = await ordersRepository.lock(trx, id);
        if (!row) throw notFound();
        if (row.status === 'cancelled') throw new AppError('orders.not_possible.cancelled');
        if (!isPaid(row)) await payments.markPaid(trx, id);
      });
      return get(id, language);
    },
  };
}
