import type { AdminOrder, Order } from '@tessera/shared/contract';
import { actionsOn } from '../../../../test/audit/audit-log';
import { forAllTests } from '../../../../test/for-all-tests';
import { signIn } from '../../../../test/people';
import { withTransaction } from '../../../infra/database/transaction';
import { newId } from '../../../infra/basics/ids';
import { aBuyer, someGoods, startOrdersShop, stockOf } from '../testing/orders-shop';
import type { Buyer } from '../testing/orders-shop';
import type { PaymentChange } from '../order/order-payments.port';

const shop = forAllTests(() => startOrdersShop({ config: { access_token_seconds: 3600 } }));
let buyer: Buyer;
let staff: { authorization: string };
jest.setTimeout(60_000);
beforeEach(async () => {
  buyer = await aBuyer(shop);
  staff = (await signIn(shop, 'ADMIN')).headers;
  Object.assign(shop.payments, { answer: 'paid', away: false, fee: 0, calls: [] });
});

const MINUTE_MS = 60_000;
const admin = (method: 'GET' | 'POST', url: string, payload: object = {}) =>
  shop.app.inject({
    method,
    url: `/api/admin/${url}`,
    headers: { ...staff, ...(method === 'POST' ? { 'idempotency-key': newId() } : {}) },
    ...(method === 'POST' ? { payload } : {}),
  });
const place = async (quantity = 2, changes = {}) => {
  const goods = await someGoods(shop, { stock: 10 });
  await buyer.fill(goods, quantity);
  const answer = await buyer.order(newId(), changes);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return { goods, order: answer.json<{ order: Order }>().order };
};
const show = async ({ id }: { id: string }) => (await buyer.call('GET', `orders/${id}`)).json<Order>();
const tell = (change: Partial<PaymentChange> & Pick<PaymentChange, 'order_id' | 'status'>) =>
  withTransaction(shop.infra.db, async (trx) => {
    const amount = (await shop.own.paymentOrders.lock(trx, change.order_id))?.total ?? 0;
    return shop.own.paymentOrders.paymentChanged(trx, { payment_id: newId(), method: 'test-card', amount, ...change });
  });
const unitsSold = async (id: string) => {
  await shop.own.stock.countSales();
  const row = await shop.infra.db.selectFrom('products').select('units_sold').where('id', '=', id).executeTakeFirst();
  return row?.units_sold;
};

describe('goods that nobody pays for', () => {
  it('are not paid by money of another sum: it goes back', async () => {
    shop.payments.answer = 'pending';
    const { order } = await place();
    const { total } = order.totals;
    for (const amount of [total - 1, total + 1])
      expect(await tell({ order_id: order.id, status: 'paid', amount })).toEqual({ taken: false });
    expect(await show(order)).toMatchObject({ payment_status: 'awaiting', can_pay: true });
    expect(await tell({ order_id: order.id, status: 'paid' })).toEqual({ taken: true });
  });

  it('are kept for 15 minutes, then go back with their order', async () => {
    shop.payments.answer = 'failed';
    const { goods, order } = await place();
    shop.clock.advance(15 * MINUTE_MS - 1);
    expect(await shop.own.cancelling.expireHeld()).toBe(0);
    expect([await stockOf(shop, goods), (await show(order)).can_pay]).toEqual([8, true]);
    shop.clock.advance(1);
    expect((await show(order)).can_pay).toBe(false);
    expect(await shop.own.cancelling.expireHeld()).toBe(1);
    expect([await stockOf(shop, goods), await unitsSold(goods.product_id)]).toEqual([10, 0]);
    const after = await show(order);
    expect(after).toMatchObject({ status: 'cancelled', can_pay: false, can_cancel: false });
    expect(after.timeline.at(-1)).toMatchObject({ event: 'cancelled', data: { by: 'shop', reason: 'not_paid' } });
    expect(shop.payments.calls).toContain(`release ${order.id}`);
    expect(shop.payments.calls).toContain(`cancel ${order.id}`);
    expect(await shop.own.cancelling.expireHeld()).toBe(0);
  });

  it('a payment that comes too late is not taken: its money must go back', async () => {
    shop.payments.answer = 'pending';
    const { order } = await place();
    shop.clock.advance(15 * MINUTE_MS);
    await shop.own.cancelling.expireHeld();
    expect(await tell({ order_id: order.id, status: 'paid' })).toEqual({ taken: false });
    expect((await show(order)).status).toBe('cancelled');
  });

  it('a payment that comes in time keeps them', async () => {
    shop.payments.answer = 'pending';
    const { goods, order } = await place();
    shop.clock.advance(14 * MINUTE_MS);
    expect(await tell({ order_id: order.id, status: 'paid' })).toEqual({ taken: true });
    shop.clock.advance(10 * MINUTE_MS);
    expect(await shop.own.cancelling.expireHeld()).toBe(0);
    expect([await stockOf(shop, goods), (await show(order)).status]).toEqual([8, 'open']);
  });
});

describe('news of payments', () => {
  it('heard twice changes nothing; a second payment is refused', async () => {
    shop.payments.answer = 'pending';
    const { order } = await place();
    const payment_id = newId();
    for (let times = 0; times < 3; times += 1) {
      expect(await tell({ order_id: order.id, status: 'paid', payment_id })).toEqual({ taken: true });
    }
    expect(await tell({ order_id: order.id, status: 'paid' })).toEqual({ taken: false });
    expect(await tell({ order_id: order.id, status: 'failed', payment_id })).toEqual({ taken: true });
    const { timeline, payment_status } = await show(order);
    expect([timeline.map(({ event }) => event), payment_status]).toEqual([['placed', 'paid'], 'paid']);
  });

  it('of a decline, then an approval, tell the story once', async () => {
    shop.payments.answer = 'pending';
    const { order } = await place();
    const declined = { order_id: order.id, status: 'failed' as const, payment_id: newId(), reason: 'Not enough money' };
    await tell(declined);
    await tell(declined);
    expect((await show(order)).payment_status).toBe('failed');
    await tell({ order_id: order.id, status: 'pending' });
    expect((await show(order)).payment_status).toBe('awaiting');
    await tell({ order_id: order.id, status: 'paid' });
    const { timeline, status } = await show(order);
    expect([timeline.map(({ event }) => event), status]).toEqual([['placed', 'payment_failed', 'paid'], 'open']);
  });
});

describe('cancelling', () => {
  it('gives goods and money back, also while the gateway is away', async () => {
    const { goods, order } = await place(3);
    shop.payments.away = true;
    const answer = await buyer.call('POST', `orders/${order.number}/cancel`, { reason: 'Changed my mind' });
    expect(answer.json()).toMatchObject({ status: 'cancelled', payment_status: 'paid', totals: { refunded: 0 } });
    expect(await stockOf(shop, goods)).toBe(10);
    const { refunds } = (await admin('GET', `orders/${order.id}`)).json<AdminOrder>();
    expect(refunds).toMatchObject([{ amount: order.totals.total, state: 'pending' }]);
    shop.payments.away = false;
    const perform = () => shop.own.orderJobs.refund(refunds[0]?.id ?? '');
    await perform();
    await perform();
    const after = await show(order);
    expect(after).toMatchObject({ payment_status: 'refunded', totals: { refunded: order.totals.total } });
    expect(after.timeline.map(({ event }) => event)).toEqual(['placed', 'paid', 'cancelled', 'refunded']);
  });

  it('is done once, by however many, and not after it has been sent off', async () => {
    const { goods, order } = await place();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => buyer.call('POST', `orders/${order.id}/cancel`, {})),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
    expect(await stockOf(shop, goods)).toBe(10);
    const sent = await place();
    await admin('POST', `orders/${sent.order.id}/shipments`, { carrier: 'UPS' });
    expect((await buyer.call('POST', `orders/${sent.order.id}/cancel`, {})).json().code).toBe('orders.not_possible');
  });

  it('is the owner’s alone', async () => {
    const { order } = await place();
    const other = await aBuyer(shop);
    expect((await other.call('GET', `orders/${order.id}`)).statusCode).toBe(404);
    expect((await other.call('POST', `orders/${order.id}/cancel`, {})).statusCode).toBe(404);
    expect((await other.call('POST', `orders/${order.id}/reorder`)).statusCode).toBe(404);
  });
});

describe('staff', () => {
  it('send off in parts, and see it arrive', async () => {
    const { order } = await place(3);
    const [item] = order.items;
    const part = { carrier: 'DHL', tracking_number: '00340', items: [{ order_item_id: item?.id, quantity: 1 }] };
    const first = (await admin('POST', `orders/${order.number}/shipments`, part)).json<AdminOrder>();
    expect([first.fulfilment_status, first.items[0]?.quantity_shipped]).toEqual(['partly_shipped', 1]);
    expect(first.shipments[0]?.tracking_url).toContain('00340');
    const second = (await admin('POST', `orders/${order.id}/shipments`, { carrier: 'A friend' })).json<AdminOrder>();
    expect([second.fulfilment_status, second.shipments[1]?.items[0]?.quantity]).toEqual(['shipped', 2]);
    expect((await admin('POST', `orders/${order.id}/shipments`, { carrier: 'UPS' })).json().code).toBe(
      'orders.not_possible',
    );
    for (const { id } of second.shipments) await admin('POST', `shipments/${id}/delivered`);
    await admin('POST', `shipments/${second.shipments[0]?.id}/delivered`);
    const arrived = await show(order);
    expect(arrived).toMatchObject({ status: 'completed', fulfilment_status: 'delivered', can_cancel: false });
    expect(arrived.return_until).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(arrived.timeline.map(({ event }) => event)).toEqual([
      ...['placed', 'paid', 'shipped', 'shipped', 'delivered', 'delivered'],
    ]);
  });

  it('refund parts, with goods back into stock, and never more than was paid', async () => {
    const { goods, order } = await place(3);
    const [item] = order.items;
    const items = [{ order_item_id: item?.id, quantity: 1, restock: true }];
    const part = (await admin('POST', `orders/${order.id}/refunds`, { amount: 2400, reason: 'Chipped', items })).json();
    expect(part).toMatchObject({ payment_status: 'partially_refunded', totals: { refunded: 2400 } });
    expect(part.refundable).toBe(order.totals.total - 2400);
    expect([await stockOf(shop, goods), await unitsSold(goods.product_id)]).toEqual([8, 2]);
    const more = await admin('POST', `orders/${order.id}/refunds`, { amount: part.refundable + 1 });
    expect([more.statusCode, more.json().refundable]).toEqual([409, part.refundable]);
    const rest = (await admin('POST', `orders/${order.id}/refunds`, { amount: part.refundable })).json();
    expect(rest).toMatchObject({ payment_status: 'refunded', refundable: 0 });
  });

  it('refunds at the same time never give back more than was paid', async () => {
    const { order } = await place(2);
    const amount = Math.ceil(order.totals.total / 2) + 1;
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => admin('POST', `orders/${order.id}/refunds`, { amount })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await show(order)).totals.refunded).toBe(amount);
  });

  it('refund once for a key, also where the answer was lost after the money was on its way', async () => {
    const { order } = await place(2);
    const key = newId();
    const refund = (id = order.id) =>
      shop.app.inject({
        method: 'POST',
        url: `/api/admin/orders/${id}/refunds`,
        headers: { ...staff, 'idempotency-key': key },
        payload: { amount: 1000, reason: 'Chipped' },
      });
    expect((await refund()).statusCode).toBe(200);
    // As after a failure of ours, which keeps no answer; the process may be another one by now.
    await shop.infra.db.deleteFrom('idempotency_keys').where('key', '=', key).execute();
    expect((await refund()).json<AdminOrder>()).toMatchObject({
      totals: { refunded: 1000 },
      refunds: [{ amount: 1000, state: 'done' }],
    });
    expect((await actionsOn(shop, order.id)).filter((action) => action === 'orders.refund')).toHaveLength(1);
    await shop.infra.db.deleteFrom('idempotency_keys').where('key', '=', key).execute();
    const elsewhere = await refund((await place(1)).order.id);
    expect(elsewhere.json()).toMatchObject({ code: 'idempotency.mismatch' });
    const other = await admin('POST', `orders/${order.id}/refunds`, { amount: 1000, reason: 'Chipped' });
    expect(other.json<AdminOrder>().totals.refunded).toBe(2000);
  });

  it('mark a transfer as paid', async () => {
    const { order } = await place(1, { payment: { method: 'bank-transfer' } });
    expect(order).toMatchObject({ status: 'open', payment_status: 'awaiting' });
    expect((await admin('POST', `orders/${order.id}/paid`)).json()).toMatchObject({ payment_status: 'paid' });
  });

  it('find orders by number, address and state; others may not', async () => {
    const { order } = await place();
    const find = async (query: string) => (await admin('GET', `orders?${query}`)).json().items;
    expect(await find(`search=${order.number.slice(0, 9).toLowerCase()}`)).toMatchObject([{ id: order.id }]);
    expect(await find(`search=${encodeURIComponent(order.email)}&status=open`)).toMatchObject([
      { number: order.number, customer: { name: 'Ada Lovelace' } },
    ]);
    expect(await find(`search=${encodeURIComponent(order.email)}&status=cancelled`)).toEqual([]);
    expect((await buyer.call('GET', 'admin/orders')).statusCode).toBe(403);
  });
});

describe('reordering', () => {
  it('puts into the cart what is there, and names what is not', async () => {
    const { goods, order } = await place(4);
    await shop.infra.db.updateTable('variants').set({ stock: 1 }).where('id', '=', goods.variant_id).execute();
    const answer = (await buyer.call('POST', `orders/${order.id}/reorder`)).json();
    expect(answer.cart.item_count).toBe(1);
    expect(answer.left_out).toEqual([{ name: 'Ember Mug', reason: 'only 1 left' }]);
  });
});

describe('tracking', () => {
  const track = (number: string, email: string) =>
    shop.app.inject({ method: 'POST', url: '/api/orders/track', payload: { number, email } });

  it('tells who knows number and address how far it is, and nothing of the person', async () => {
    const { order } = await place();
    const answer = await track(` ${order.number.toLowerCase()} `, order.email.toUpperCase());
    expect(answer.json()).toMatchObject({
      number: order.number,
      destination: { postal_code: '97209', city: 'Portland', country: 'US' },
    });
    for (const secret of ['Lovelace', 'Some Street', order.email, String(order.totals.total)]) {
      expect(answer.body).not.toContain(secret);
    }
  });

  it('says the same whichever is wrong, and lets nobody try for long', async () => {
    const { order } = await place();
    const other = (await aBuyer(shop)).user_id;
    const strip = ({ request_id, ...problem }: Record<string, unknown> = {}) => problem;
    const wrong = [await track(order.number, `${other}@example.com`), await track('KO-ZZZZZZ', order.email)];
    expect(wrong.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    expect(strip(wrong[0]?.json())).toEqual(strip(wrong[1]?.json()));
    const tries = await Promise.all(
      Array.from({ length: 12 }, (_, index) => track(order.number, `a${index}@example.com`)),
    );
    expect(tries.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThan(0);
  });
});

describe('whose orders', () => {
  const enter = async (email: string) => {
    const { order } = await place();
    await shop.infra.db.updateTable('orders').set({ user_id: null, email }).where('id', '=', order.id).execute();
    return order;
  };

  it('those that staff entered for an address appear once it is confirmed', async () => {
    const other = await aBuyer(shop);
    const user = await shop.services.users.findById(other.user_id);
    const order = await enter(user?.email.toUpperCase() ?? '');
    expect((await other.call('GET', 'orders')).json().total).toBe(0);
    expect((await other.call('GET', `orders/${order.id}`)).statusCode).toBe(404);
    await withTransaction(shop.infra.db, (trx) => shop.services.users.setEmailVerified(trx, other.user_id));
    expect((await other.call('GET', 'orders')).json().items).toMatchObject([{ number: order.number }]);
    expect((await other.call('GET', `orders/${order.number}`)).statusCode).toBe(200);
  });

  it('they are in the export, and stay without their person when the account goes', async () => {
    const { order } = await place();
    const person = { id: buyer.user_id, email: order.email, email_verified: false };
    expect(JSON.stringify(await shop.own.orders.readAll(person))).toContain('12 Some Street');
    const forget = () => withTransaction(shop.infra.db, (trx) => shop.own.orders.forget(trx, person));
    await expect(forget()).rejects.toMatchObject({ code: 'users.open_orders' });
    await admin('POST', `orders/${order.id}/shipments`, { carrier: 'UPS' });
    const { shipments } = await show(order);
    await admin('POST', `shipments/${shipments[0]?.id}/delivered`);
    await forget();
    const stored = await admin('GET', `orders/${order.id}`);
    expect(stored.json()).toMatchObject({ totals: { total: order.totals.total }, email: '', customer: null });
    for (const secret of ['Lovelace', 'Some Street', '97209', order.email]) expect(stored.body).not.toContain(secret);
  });
});
