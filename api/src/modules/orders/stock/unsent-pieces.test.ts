import type { AdminOrder, Order } from '@tessera/shared/contract';
import { forAllTests } from '../../../../test/for-all-tests';
import { signIn } from '../../../../test/people';
import { newId } from '../../../infra/basics/ids';
import { aBuyer, someGoods, startOrdersShop, stockOf } from '../testing/orders-shop';
import type { Buyer } from '../testing/orders-shop';

const shop = forAllTests(() => startOrdersShop({ config: { access_token_seconds: 3600 } }));
let buyer: Buyer;
let staff: { authorization: string };
jest.setTimeout(60_000);
beforeAll(async () => {
  staff = (await signIn(shop, 'ADMIN')).headers;
});
beforeEach(async () => {
  buyer = await aBuyer(shop);
});

const admin = (url: string, payload: object = {}) =>
  shop.app.inject({
    method: 'POST',
    url: `/api/admin/${url}`,
    headers: { ...staff, 'idempotency-key': newId() },
    payload,
  });
const place = async (quantity: number, options = {}) => {
  const goods = await someGoods(shop, { stock: 10, ...options });
  await buyer.fill(goods, quantity);
  const answer = await buyer.order(newId());
  if (answer.statusCode !== 201) throw new Error(answer.body);
  const { order } = answer.json<{ order: Order }>();
  const item = order.items[0]?.id ?? '';
  return {
    goods,
    order,
    refund: (count: number, restock = true, times = 1) =>
      admin(`orders/${order.id}/refunds`, {
        amount: 100,
        items: Array.from({ length: times }, () => ({ order_item_id: item, quantity: count, restock })),
      }),
    send: (count?: number) =>
      admin(`orders/${order.id}/shipments`, {
        carrier: 'UPS',
        ...(count === undefined ? {} : { items: [{ order_item_id: item, quantity: count }] }),
      }),
    cancel: () => buyer.call('POST', `orders/${order.id}/cancel`, {}),
  };
};

describe('pieces that are refunded before they are sent', () => {
  it('are not sent any more, and the order is done without them', async () => {
    const { goods, refund, send } = await place(3);
    expect((await refund(1)).statusCode).toBe(200);
    expect(await stockOf(shop, goods)).toBe(8);
    expect((await send(3)).json().code).toBe('orders.not_possible');
    const sent = (await send()).json<AdminOrder>();
    expect(sent).toMatchObject({
      fulfilment_status: 'shipped',
      items: [{ quantity: 3, quantity_shipped: 2, quantity_unsent: 1 }],
    });
    expect(sent.shipments[0]?.items).toMatchObject([{ quantity: 2 }]);
    expect((await send()).json().code).toBe('orders.not_possible');
  });

  it('come back to stock once, however the order goes on', async () => {
    const { goods, refund, cancel } = await place(3);
    await refund(1);
    expect((await cancel()).statusCode).toBe(200);
    expect(await stockOf(shop, goods)).toBe(10);
  });

  it('and are damaged are neither sent nor sold again', async () => {
    const { goods, refund, cancel } = await place(3);
    await refund(2, false);
    await cancel();
    expect(await stockOf(shop, goods)).toBe(8);
  });

  it('of a line that is named twice are no more than were bought', async () => {
    const { goods, refund } = await place(3);
    expect((await refund(2, true, 2)).json().code).toBe('orders.not_possible');
    expect(await stockOf(shop, goods)).toBe(7);
  });

  it('and were never in stock put nothing on the shelf', async () => {
    const { goods, refund, cancel } = await place(5, { stock: 2, allow_backorder: true });
    expect(await stockOf(shop, goods)).toBe(0);
    await refund(2);
    expect(await stockOf(shop, goods)).toBe(0);
    await refund(2);
    expect(await stockOf(shop, goods)).toBe(1);
    await cancel();
    expect(await stockOf(shop, goods)).toBe(2);
  });

  it('are told apart from those that came back after they had been sent', async () => {
    const { goods, refund, send, order } = await place(4);
    await send(2);
    await refund(2);
    const { items } = (await buyer.call('GET', `orders/${order.id}`)).json<Order>();
    expect(items).toMatchObject([{ quantity_shipped: 2, quantity_returned: 2 }]);
    await refund(1);
    expect(await stockOf(shop, goods)).toBe(9);
    expect((await send()).json<AdminOrder>().shipments.at(-1)?.items).toMatchObject([{ quantity: 1 }]);
    expect((await refund(2)).json().code).toBe('orders.not_possible');
  });
});
