import type { AdminOrder, Order } from '@tessera/shared/contract';
import { signIn } from '../people';
import { newId } from '../../src/infra/basics/ids';
import type { Infra } from '../../src/infra';
import { createInvoiceViews } from '../../src/modules/invoices/records/invoice-views.service';
import { invoicesModule } from '../../src/modules/invoices/invoices.module';
import { orderMailsModule } from '../../src/modules/order-mails/order-mails.module';
import type { OrderServices } from '../../src/modules/orders/create-order-services';
import { aBuyer, someGoods, startOrdersShop } from '../../src/modules/orders/testing/orders-shop';
import type { Buyer, OrdersShop } from '../../src/modules/orders/testing/orders-shop';
import { createReturnViews } from '../../src/modules/returns/records/return-views.service';
import { returnsModule } from '../../src/modules/returns/returns.module';
import type { Services } from '../../src/services';
import type { TestShopOptions } from '../harness';

export interface AfterSaleShop extends OrdersShop {
  after: ReturnType<typeof createAfterSale>;
  staff: { authorization: string };
  /** by the owner; what is posted has a key of its own, or the one that is given */
  admin(method: 'GET' | 'POST', url: string, payload?: object, key?: string): ReturnType<Buyer['call']>;
  /** a buyer with an order that was paid, and sent and delivered where that is asked for */
  sell(options?: SellOptions): Promise<{ buyer: Buyer; order: Order; show(): Promise<Order> }>;
  /** works on every event of an order, as the worker does */
  tell(order_id: string): Promise<void>;
  /** has every refund that waits paid, as the worker does */
  payRefunds(): Promise<void>;
}

export interface SellOptions {
  quantity?: number;
  delivered?: boolean;
  regular_price?: number;
  language?: 'en' | 'de';
}

/** What comes after the sale of these orders. */
export function createAfterSale(infra: Infra, services: Services, { orderEvents, afterSaleOrders }: OrderServices) {
  const context = { ...infra, areas: [], kinds: [], retained: [], fixed: [] };
  const needs = { ...services, orderEvents, afterSaleOrders };
  const { invoices } = invoicesModule.services(context, needs);
  return {
    invoices,
    ...returnsModule.services(context, needs),
    ...orderMailsModule.services(context, { ...needs, invoices }),
  };
}

/** A shop that sells, and whose orders show their returns and invoices. */
export async function startAfterSaleShop(options: TestShopOptions = {}): Promise<AfterSaleShop> {
  const made = {} as Pick<AfterSaleShop, 'after'>; // filled before there is an app
  const shop = await startOrdersShop(
    { ...options, config: { access_token_seconds: 3600, ...options.config } },
    { returns: createReturnViews(), invoices: createInvoiceViews() },
    (infra, services, own) => (made.after = createAfterSale(infra, services, own)),
  );
  const { app, infra } = shop;
  const { headers: staff } = await signIn(shop, 'ADMIN');

  const admin: AfterSaleShop['admin'] = (method, url, payload = {}, key = newId()) =>
    app.inject({
      method,
      url: `/api/admin/${url}`,
      headers: { ...staff, ...(method === 'POST' && { 'idempotency-key': key }) },
      ...(method === 'POST' ? { payload } : {}),
    });

  return {
    ...shop,
    ...made,
    staff,
    admin,

    async sell({ quantity = 2, delivered = false, regular_price = 2400, language = 'en' } = {}) {
      const buyer = await aBuyer(shop);
      await infra.db.updateTable('users').set({ language }).where('id', '=', buyer.user_id).execute();
      await buyer.fill(await someGoods(shop, { stock: 100, regular_price }), quantity);
      const { totals } = (await buyer.call('GET', 'checkout')).json<{ totals: { total: number } }>();
      const body = { expected_total: totals.total, payment: { method: 'test-card' }, accept_terms: true };
      const speaks = { 'idempotency-key': newId(), 'accept-language': language };
      const placed = await buyer.call('POST', 'orders', body, speaks);
      if (placed.statusCode !== 201) throw new Error(placed.body);
      const { order } = placed.json<{ order: Order }>();
      const show = async (): Promise<Order> => (await buyer.call('GET', `orders/${order.number}`)).json<Order>();
      if (delivered) {
        const parcel = { carrier: 'DHL', tracking_number: '00340434161094000000' };
        const sent = (await admin('POST', `orders/${order.id}/shipments`, parcel)).json<AdminOrder>();
        await admin('POST', `shipments/${sent.shipments[0]?.id ?? ''}/delivered`);
      }
      return { buyer, order: await show(), show };
    },

    async tell(order_id) {
      const events = await infra.db
        .selectFrom('order_events')
        .select('id')
        .where('order_id', '=', order_id)
        .orderBy('at')
        .orderBy('id')
        .execute();
      for (const { id } of events) {
        await made.after.orderMails.handle(id);
        // mails are sorted by when they were written
        shop.clock.advance(1);
      }
    },

    async payRefunds() {
      const waiting = await infra.db.selectFrom('order_refunds').selectAll().where('state', '=', 'pending').execute();
      for (const { id: refund_id, order_id, amount, reason } of waiting) {
        await shop.payments.refund({ refund_id, order_id, amount, reason });
      }
    },
  };
}
