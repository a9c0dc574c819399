import { sql } from 'kysely';
import type { Dashboard, Problem } from '@tessera/shared/contract';
import { forAllTests } from '../../../test/for-all-tests';
import { signIn } from '../../../test/people';
import { newId } from '../../infra/basics/ids';
import { aBuyer, someGoods, startOrdersShop } from '../orders/testing/orders-shop';
import type { Buyer } from '../orders/testing/orders-shop';

const shop = forAllTests(startOrdersShop);
let admin: { authorization: string };
let buyer: Buyer;
let key = 0;

beforeAll(async () => {
  admin = (await signIn(shop, 'ADMIN')).headers;
  buyer = await aBuyer(shop);
});

beforeEach(async () => {
  await sql`truncate orders, checkouts_begun, sales_by_quarter_hour, checkouts_by_quarter_hour, variant_sales_by_day,
    product_sales_by_stretch, sales_days_due cascade`.execute(shop.infra.db);
  await sql`update sales_sums set noted_until = null, time_zone = null`.execute(shop.infra.db);
  await shop.services.store.update({ time_zone: 'UTC' });
});

const sums = () => shop.services.salesSums;
const ask = (query = '', headers: object = admin) =>
  shop.app.inject({ url: `/api/admin/dashboard${query}`, headers: { ...headers } });
const read = async (query = '') => (await ask(query)).json<Dashboard>();

/** A paid order of one product, moved to a moment as its event would say. */
async function sell(goods: { product_id: string; variant_id: string; slug: string }, quantity: number, at?: string) {
  await buyer.fill(goods, quantity);
  const answer = await buyer.order(`dashboard-${(key += 1)}`);
  expect(answer.statusCode).toBe(201);
  const { id, total } = await shop.infra.db
    .selectFrom('orders')
    .select(['id', 'total'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  if (at)
    await shop.infra.db
      .updateTable('orders')
      .set({ placed_at: new Date(at) })
      .where('id', '=', id)
      .execute();
  return { id, total };
}

async function happen(order_id: string, event: string): Promise<void> {
  const at = shop.clock.now();
  await shop.infra.db
    .insertInto('order_events')
    .values({ id: newId(), order_id, event, data: '{}', at, try_at: null })
    .execute();
}

it('is kept from visitors (401) and shoppers (403)', async () => {
  expect((await ask('', {})).statusCode).toBe(401);
  expect((await ask('', buyer.headers)).statusCode).toBe(403);
  const answer = await ask();
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
});

it.each([
  ['?from=2026-05-02&to=2026-05-01', 'to'],
  ['?from=2020-01-01&to=2026-05-01', 'from'],
  ['?from=2026-02-30', 'from'],
  ['?to=9999-12-31', 'to'], // the day after it has five digits of a year
  ['?from=0001-01-01&to=0001-01-02', 'from'],
])('refuses days that make no range (%s) with a sentence', async (query, field) => {
  const answer = await ask(query);
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json<Problem>().errors ?? {}).join()).toContain(field);
});

it('refuses a time zone that there is not, and keeps the one it has', async () => {
  await expect(shop.services.store.update({ time_zone: 'Mars/Olympus' })).rejects.toMatchObject({ status: 422 });
  await expect(shop.services.store.update({ time_zone: '+02:00' })).rejects.toMatchObject({ status: 422 });
  expect((await shop.services.store.getSettings()).time_zone).toBe('UTC');
});

it('sums an order as soon as the worker has looked, with its checkout and its goods', async () => {
  const goods = await someGoods(shop, { stock: 5 });
  const { total } = await sell(goods, 3);
  expect((await read()).totals.orders).toBe(0);
  await sums().sumAll();
  const { totals, points, top_products, stock_at_risk, to_do, days_due, unit } = await read();
  expect(totals).toEqual({ sales: total, orders: 1, items: 3, refunds: 0, checkouts: 1, average: total });
  expect([points.length, unit, days_due]).toEqual([30, 'day', 0]);
  expect(points[29]).toMatchObject({ sales: total, orders: 1, checkouts: 1 });
  expect(top_products).toEqual([expect.objectContaining({ product_id: goods.product_id, units: 3, sales: 7200 })]);
  expect(stock_at_risk[0]).toMatchObject({ variant_id: goods.variant_id, stock: 2, units_30_days: 3 });
  expect(to_do.find(({ key: name }) => name === 'to_ship')).toEqual({
    key: 'to_ship',
    count: 1,
    is_exact: true,
    address: '/admin/orders?status=open&fulfilment_status=unfulfilled',
  });
});

it('comes to the same however often it is summed, and when what was cut off is done again', async () => {
  const goods = await someGoods(shop, { stock: 50 });
  const { total } = await sell(goods, 1);
  await sums().note();
  // The transaction of whoever dies is undone: its day is still due.
  const cut = shop.infra.db.transaction().execute(async (trx) => {
    await sql`delete from sales_days_due`.execute(trx);
    await sql`insert into sales_by_quarter_hour (quarter, currency, orders) values (now(), 'USD', 7)`.execute(trx);
    throw new Error('killed');
  });
  await expect(cut).rejects.toThrow('killed');
  for (let again = 0; again < 3; again += 1) await sums().sumAll();
  await sums().noteLatest();
  await Promise.all([sums().sumAll(), sums().sumAll()]);
  expect((await read()).totals).toMatchObject({ orders: 1, sales: total });
});

it('takes a cancelled order out of the day that it was placed on, and counts refunds on theirs', async () => {
  const goods = await someGoods(shop, { stock: 50 });
  const first = await sell(goods, 1, '2026-05-10T10:00:00Z');
  const second = await sell(goods, 1, '2026-05-10T11:00:00Z');
  await sums().sumAll();
  const day = () => read('?from=2026-05-10&to=2026-05-10');
  expect((await day()).totals.orders).toBe(2);
  await shop.infra.db.updateTable('orders').set({ status: 'cancelled' }).where('id', '=', first.id).execute();
  await happen(first.id, 'cancelled');
  const created_at = new Date('2026-05-12T09:10:00Z');
  const refund = { id: newId(), amount: 500, state: 'done' as const, created_at, settled_at: created_at };
  await shop.infra.db
    .insertInto('order_refunds')
    .values({ ...refund, order_id: second.id })
    .execute();
  await happen(second.id, 'refunded');
  await sums().sumAll();
  expect((await day()).totals).toMatchObject({ orders: 1, sales: second.total, refunds: 0 });
  const range = await read('?from=2026-05-11&to=2026-05-12');
  expect(range.totals).toMatchObject({ orders: 0, refunds: 500, average: null });
  expect(range.totals_before).toMatchObject({ orders: 1, sales: second.total });
});

it('finds what sold best in many days, in whole stretches of them and beside, also after an order was cancelled', async () => {
  const [mug, bowl] = [await someGoods(shop, { stock: 50 }), await someGoods(shop, { stock: 50 })];
  await sell(mug, 1, '2026-01-01T10:00:00Z');
  await sell(mug, 2, '2026-02-10T10:00:00Z');
  await sell(mug, 4, '2026-02-28T10:00:00Z');
  const cancelled = await sell(bowl, 9, '2026-02-10T11:00:00Z');
  await sums().sumAll();
  const units = async (days: string) => (await read(days)).top_products.map((one) => [one.product_id, one.units]);
  const all = '?from=2026-01-01&to=2026-02-28';
  expect(await units(all)).toEqual([
    [bowl.product_id, 9],
    [mug.product_id, 7],
  ]);
  expect(await units('?from=2026-01-02&to=2026-02-27')).toEqual([
    [bowl.product_id, 9],
    [mug.product_id, 2],
  ]);
  await shop.infra.db.updateTable('orders').set({ status: 'cancelled' }).where('id', '=', cancelled.id).execute();
  await happen(cancelled.id, 'cancelled');
  await sums().sumAll();
  expect(await units(all)).toEqual([[mug.product_id, 7]]);
});

it('cuts days where the store’s time zone does, and anew when that changes', async () => {
  const goods = await someGoods(shop, { stock: 50 });
  await sell(goods, 2, '2026-10-24T23:30:00Z');
  await sums().sumAll();
  const top = async (day: string) => (await read(`?from=${day}&to=${day}`)).top_products.length;
  expect([await top('2026-10-24'), await top('2026-10-25')]).toEqual([1, 0]);
  await shop.services.store.update({ time_zone: 'Europe/Berlin' });
  await sums().sumAll();
  expect([await top('2026-10-24'), await top('2026-10-25')]).toEqual([0, 1]);
  const { points, totals, unit, time_zone } = await read('?from=2026-10-25&to=2026-10-25');
  expect([points.length, unit, time_zone]).toEqual([25, 'hour', 'Europe/Berlin']);
  expect(points[1]).toMatchObject({ start: '2026-10-24T23:00:00.000Z', orders: 1, items: 2 });
  expect(totals.orders).toBe(1);
});

it('counts a checkout once from its first choice to its order, and again after a day’s rest', async () => {
  const goods = await someGoods(shop, { stock: 50 });
  const count = async () => (await shop.infra.db.selectFrom('checkouts_begun').selectAll().execute()).length;
  await buyer.fill(goods);
  await buyer.fill(goods);
  expect(await count()).toBe(1);
  const rested = new Date(shop.clock.now().getTime() - 25 * 3_600_000);
  await shop.infra.db.updateTable('checkouts').set({ last_modified_at: rested }).execute();
  await buyer.fill(goods);
  expect(await count()).toBe(2);
});
