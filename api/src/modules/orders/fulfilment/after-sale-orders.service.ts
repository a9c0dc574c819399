import type { Infra } from '../../../infra';
import { groupBy } from '../../../infra/basics/group-by';
import type { Language } from '../../../core/languages';
import type { AfterSaleOrders, KnownOrder } from '../order/order-after-sale.port';
import type { OrderEventsService } from '../events/order-events.service';
import { notFound } from '../views/order-views.service';
import type { OrderViewsService } from '../views/order-views.service';
import { ordersRepository } from '../order/orders.repository';
import type { OrderRow } from '../order/orders.repository';
import type { ExchangedMoney } from '../payments/exchanged-money.service';
import { findExchangeable } from '../payments/refundable';
import type { RefundPreviewService } from '../payments/refund-preview.service';
import { orderEditsRepository } from '../order/order-edits.repository';
import { refundsRepository } from '../order/refunds.repository';
import type { RefundingService } from '../payments/refunding.service';

export interface AfterSaleOrdersDeps extends Pick<Infra, 'db'> {
  views: OrderViewsService;
  events: Pick<OrderEventsService, 'emit'>;
  refunding: Pick<RefundingService, 'request' | 'takeBack' | 'tryNow'>;
  refundPreview: Pick<RefundPreviewService, 'previewOf'>;
  exchangedMoney: Pick<ExchangedMoney, 'take'>;
}

/** What returns, invoices and order mails may know of orders, and do with them. */
export function createAfterSaleOrders(deps: AfterSaleOrdersDeps): AfterSaleOrders {
  const { views, events, refunding, refundPreview, exchangedMoney } = deps;

  const known = (row: OrderRow | undefined, user_id: string | undefined): OrderRow => {
    if (!row || (user_id !== undefined && row.user_id !== user_id)) throw notFound();
    return row;
  };

  return {
    async getKnown(handle, id_or_number, user_id) {
      const row = known(await ordersRepository.find(handle, id_or_number), user_id);
      // The column is written from the same list.
      const language = row.language as Language;
      return { order: await views.present(handle, row, language), user_id: row.user_id, language };
    },

    async lockKnown(trx, order_ids) {
      const rows = await ordersRepository.lockAll(trx, order_ids);
      const orders = new Map<string, KnownOrder>();
      for (const [spoken, own] of groupBy(rows, ({ language }) => language)) {
        // The column is written from the same list.
        const language = spoken as Language;
        const shown = await views.presentAll(trx, own, language);
        own.forEach(({ id, user_id }, index) => {
          const order = shown[index];
          if (order) orders.set(id, { order, user_id, language });
        });
      }
      return orders;
    },

    async listRefunds(trx, refund_ids) {
      const rows = await refundsRepository.listByIds(trx, refund_ids);
      return rows.map(({ id, order_id, amount, state, items, gift_cards, gift_cards_left, in_place_of }) => {
        return { id, order_id, amount, items, gift_cards, gift_cards_left, in_place_of, done: state === 'done' };
      });
    },

    listEdits: (trx, order_ids) => orderEditsRepository.listApart(trx, order_ids),

    async lockRow(trx, order_id) {
      known(await ordersRepository.lock(trx, order_id), undefined);
    },

    async note(trx, order_id, event, data) {
      await events.emit(trx, { order_id, event, data });
    },

    async takeBack(trx, order_id, items) {
      const row = known(await ordersRepository.lock(trx, order_id), undefined);
      return refunding.takeBack(trx, row, items);
    },

    async refund(trx, order_id, refund) {
      const row = known(await ordersRepository.lock(trx, order_id), undefined);
      return refunding.request(trx, row, { ...refund, items: [] });
    },

    async exchangeable(handle, order_id) {
      return findExchangeable(handle, known(await ordersRepository.find(handle, order_id), undefined));
    },

    async exchange(trx, order_id, exchange) {
      await exchangedMoney.take(trx, known(await ordersRepository.lock(trx, order_id), undefined), exchange);
    },

    tryRefund: refunding.tryNow,
    previewRefund: refundPreview.previewOf,
  };
}
