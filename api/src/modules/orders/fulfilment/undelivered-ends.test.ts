import type { AdminReturn, Order, Problem } from '@tessera/shared/contract';
import { forAllTests } from '../../../../test/for-all-tests';
import { startExchangeShop } from '../../../../test/sales/exchange-shop';
import { newKey } from '../../../../test/sales/pay-shop';
import { withTransaction } from '../../../infra/database/transaction';
import { aBuyer } from '../testing/orders-shop';

jest.setTimeout(120_000);
const shop = forAllTests(startExchangeShop);

const undelivered = (id: string, reason = '') => shop.call('POST', `orders/${id}/undelivered`, { reason });

/** Three pieces of 20.00 that arrived and are to be paid in cash, of which one came back. */
async function unpaidAndBroughtBack() {
  const buyer = await aBuyer(shop);
  await buyer.fill(await shop.goodsAt(2000), 3);
  await buyer.call('PATCH', 'checkout', { payment_method: 'cash-on-delivery' });
  const { order } = (await buyer.order(newKey(), { payment: { method: 'cash-on-delivery' } })).json<{ order: Order }>();
  await shop.deliver(order.id);
  return { buyer, order, one: await shop.bringBack(buyer, order, 1) };
}

it('does not end an order that other goods were given for, until it has their worth again: nothing goes out for nothing', async () => {
  const { order, one } = await unpaidAndBroughtBack();
  const draft = await shop.draftOf(one, (await shop.goodsAt(2000)).variant_id);
  const other = (await shop.place(draft)).json<{ order_id: string }>().order_id;
  expect(await shop.orderOf(order.id)).toMatchObject({ exchanged: 2000, can_come_back: false });
  expect((await undelivered(order.id)).json<Problem>().code).toBe('orders.not_possible');
  await shop.done('POST', `orders/${other}/cancel`, { reason: '', restock: true });
  expect(await shop.orderOf(order.id)).toMatchObject({ exchanged: 0, can_come_back: true });
  expect((await undelivered(order.id)).statusCode).toBe(200);
});

it('leaves a return that was not settled nothing to exchange: it ends without money', async () => {
  const { order, one } = await unpaidAndBroughtBack();
  expect((await undelivered(order.id)).statusCode).toBe(200);
  const after: AdminReturn = await shop.returnOf(one);
  expect(after).toMatchObject({ state: 'received', credit: 0 });
  const settled = await shop.done('POST', `returns/${one.id}/refund`, { version: after.version });
  expect(settled).toMatchObject({ state: 'refunded', refund_amount: 0 });
});

it('keeps no word that staff wrote to its buyer when they go', async () => {
  const { buyer, order, one } = await unpaidAndBroughtBack();
  await undelivered(order.id, 'Sorry, Ada');
  const { version } = await shop.returnOf(one);
  await shop.done('POST', `returns/${one.id}/refund`, { version, message: 'Thanks, Ada' });
  const words = async () => {
    const [events, returns] = await Promise.all([
      shop.infra.db.selectFrom('order_events').select('data').where('order_id', '=', order.id).execute(),
      shop.infra.db.selectFrom('returns').select('message').where('order_id', '=', order.id).execute(),
    ]);
    return JSON.stringify([events, returns]).match(/(Sorry|Thanks), Ada/g)?.length ?? 0;
  };
  expect(await words()).toBe(3);
  const person = { id: buyer.user_id, email: order.email, email_verified: true };
  await withTransaction(shop.infra.db, async (trx) => {
    await shop.services.returns.forget(trx, buyer.user_id);
    await shop.services.orders.forget(trx, person);
  });
  expect(await words()).toBe(0);
});
