import type { StaffNoticeList } from '@tessera/shared/contract';
import { sql } from 'kysely';
import { forAllTests } from '../../../test/for-all-tests';
import { startAfterSaleShop } from '../../../test/sales/after-sale-shop';

const shop = forAllTests(startAfterSaleShop, 180_000);
jest.setTimeout(60_000);
beforeEach(() => shop.infra.db.deleteFrom('staff_notices').execute());

const notices = async () =>
  (await shop.app.inject({ url: '/api/admin/notices', headers: shop.staff })).json<StaffNoticeList>().items;

describe('staff is told', () => {
  it('of a new order once, by the worker and not by whoever buys; its open screens hear that it changed', async () => {
    const { order } = await shop.sell();
    expect(await notices()).toEqual([]);
    const heard: string[] = [];
    const stop = shop.infra.changes.onChange((tags) => heard.push(...tags));
    await shop.tell(order.id);
    await shop.tell(order.id);
    const { number, totals, currency } = order;
    const data = { number, amount: totals.total, currency };
    expect(await notices()).toMatchObject([{ kind: 'order_placed', subject_id: order.id, data }]);
    const tag = `staff:changed:order:${order.id}:orders.read:`;
    while (!heard.includes(tag)) await new Promise((resolve) => setTimeout(resolve, 5));
    stop();
  });

  it('of a payment that failed, and of a refund that did', async () => {
    const { order } = await shop.sell();
    const { orderEvents } = shop.own;
    const order_id = order.id;
    await shop.infra.db.transaction().execute(async (trx) => {
      await orderEvents.emit(trx, {
        order_id,
        event: 'payment_failed',
        data: { payment_id: 'p', method: 'test-card' },
      });
      await orderEvents.emit(trx, { order_id, event: 'refund_failed', data: { refund_id: 'r', amount: 500 } });
    });
    await shop.tell(order_id);
    const told = (await notices()).filter(({ kind }) => kind !== 'order_placed');
    expect(told).toMatchObject([
      { kind: 'refund_failed', data: { amount: 500 } },
      { kind: 'payment_failed', data: { number: order.number } },
    ]);
  });

  it('of what runs low by being sold, once a day, and again when it is out', async () => {
    const { order } = await shop.sell();
    await shop.own.stock.countSales();
    expect(await notices()).toEqual([]);
    const { product_id = '', variant_id = '' } = order.items[0] ?? {};
    const selling = async (stock: number) => {
      await sql`update variants set stock = ${stock} where id = ${variant_id}`.execute(shop.infra.db);
      await sql`insert into uncounted_sales (product_id, units) values (${product_id}, 1)`.execute(shop.infra.db);
      await shop.own.stock.countSales();
    };
    for (const stock of [6, 5, 4, 0]) await selling(stock);
    const told = (await notices()).map(({ kind, subject_id, data }) => ({ kind, subject_id, data }));
    expect(told).toMatchObject([
      { kind: 'stock_low', subject_id: product_id, data: { stock: 0 } },
      { kind: 'stock_low', subject_id: product_id, data: { stock: 5 } },
    ]);
  });
});
