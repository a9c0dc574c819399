import type { Download, Problem, Report } from '@tessera/shared/contract';
import { sql } from 'kysely';
import { forAllTests } from '../../../test/for-all-tests';
import { addGoods } from '../../../test/goods';
import { startTestShop } from '../../../test/harness';
import { appoint, signIn } from '../../../test/people';
import { newId } from '../../infra/basics/ids';
import { createRandomSales } from './testing/random-sales';
import type { RandomOrder } from './testing/random-sales';

const shop = forAllTests(startTestShop);
const staff = forAllTests(() => signIn(shop, 'ADMIN'));
jest.setTimeout(60_000);

const ask = (query: object = {}, headers: object = staff.headers) =>
  shop.app.inject({ url: '/api/admin/reports/sales', headers: { ...headers }, query: { ...query } });
const read = async (query: object = {}) => (await ask(query)).json<Report>();
const sumAll = () => shop.services.salesSums.sumAll();
const sales = (goods: Parameters<typeof createRandomSales>[2] = []) =>
  createRandomSales(shop.infra.db, shop.clock.now(), goods);

/** One piece at 100.00, paid by card, just now. */
function anOrder(changes: Partial<RandomOrder> = {}): RandomOrder {
  const line = { unit_price: 10_000, quantity: 1, tax: null, product: 0 };
  const basket = { lines: [line], coupon: null, shipping: 500, fee: 0, tax_included: false, shipping_taxed: false };
  return {
    ...{ basket, minutes: 0, currency: 'USD', country: 'US', coupon_code: null, payment_method: 'test-card' },
    ...{ email: 'ada@example.com', status: 'open' },
    ...changes,
  };
}

beforeEach(async () => {
  await sql`truncate orders, products, report_sums_by_day, report_sums_by_stretch, sales_days_due cascade`.execute(
    shop.infra.db,
  );
  await sql`update sales_sums set noted_until = null`.execute(shop.infra.db);
});

it('is kept from visitors, shoppers and staff without the right, and from caches', async () => {
  expect((await ask({}, {})).statusCode).toBe(401);
  expect((await ask({}, (await signIn(shop)).headers)).statusCode).toBe(403);
  const someone = await signIn(shop, 'ADMIN');
  for (const [role, status] of [
    ['manager', 200],
    ['catalogue', 200],
    ['credit', 200],
    ['read_only', 200],
    ['orders', 403],
    ['support', 403],
  ] as const) {
    await appoint(shop, someone.user_id, role);
    expect([role, (await ask({}, someone.headers)).statusCode]).toEqual([role, status]);
  }
  expect((await ask()).headers['cache-control']).toBe('private, no-store');
});

it.each([
  [{ from: '2026-05-02', to: '2026-05-01' }, 'to'],
  [{ from: '2025-01-01', to: '2026-05-01' }, 'from'],
  [{ by: 'hour', from: '2026-05-01', to: '2026-05-08' }, 'from'],
  [{ from: '2026-02-30' }, 'from'],
  [{ from: '0001-01-01', to: '0001-01-02' }, 'from'],
  [{ currency: 'usd' }, 'currency'],
  [{ sort: 'password' }, 'sort'],
])('refuses what makes no report (%j) with a sentence, and no file of it is promised', async (query, field) => {
  const headers = { ...staff.headers, 'idempotency-key': newId() };
  const url = '/api/admin/reports/downloads';
  const file = await shop.app.inject({ method: 'POST', url, headers, payload: { filter: query } });
  for (const answer of [await ask(query), file]) {
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json<Problem>().errors ?? {}).join()).toContain(field);
  }
});

it('has each day of the last 30 where nothing is said, compared with those before', async () => {
  await sales().order(anOrder());
  await sales().order(anOrder({ minutes: 31 * 24 * 60 }));
  await sumAll();
  const { by, rows, totals, totals_before, before, days_due, from } = await read();
  expect([by, rows.length, days_due]).toEqual(['day', 30, 0]);
  expect(before?.to && before.to < from).toBe(true);
  expect(rows.at(-1)).toMatchObject({
    orders: 1,
    gross_sales: 10_000,
    delivery: 500,
    total: 10_500,
    before: { orders: 0 },
  });
  expect([totals, totals_before]).toMatchObject([{ total: 10_500 }, { total: 10_500 }]);
});

it('has the hours of today from the orders themselves', async () => {
  await sales().order(anOrder());
  const { rows, totals } = await read({ by: 'hour', range: 'today' });
  expect(rows).toHaveLength(24);
  expect(totals).toMatchObject({ orders: 1, total: 10_500, average_order: 10_000 });
  expect(rows.filter(({ orders }) => orders === 1)).toHaveLength(1);
  const ofWeek = await read({ by: 'hour', range: '7_days', sort: '-total' });
  expect([ofWeek.rows.length, ofWeek.rows[0]?.total]).toEqual([168, 10_500]);
});

it('never adds currencies together, and says which there are', async () => {
  await sales().order(anOrder());
  await sales().order(anOrder({ currency: 'EUR' }));
  await sumAll();
  expect(await read()).toMatchObject({ currency: 'USD', currencies: ['EUR', 'USD'], totals: { orders: 1 } });
  expect(await read({ currency: 'EUR', by: 'country' })).toMatchObject({ currency: 'EUR', totals: { orders: 1 } });
  expect(await read({ currency: 'CHF' })).toMatchObject({ currencies: ['CHF', 'EUR', 'USD'], totals: { orders: 0 } });
});

it('shows the first hundred by any figure, and what the others come to', async () => {
  const { db } = shop.infra;
  await sql`
    insert into report_sums_by_day (dimension, currency, day, key, orders, units, gross_sales, discounts, returns, delivery, taxes)
    select 'country', 'USD', date '2026-05-01', 'C' || n, 1, n, n * 100, 0, 0, 0, 0 from generate_series(1, 130) as n`.execute(
    db,
  );
  const asked = { by: 'country', from: '2026-05-01', to: '2026-05-01' };
  const { rows, rest, rest_count } = await read({ ...asked, sort: '-units' });
  expect([rows.length, rows[0]?.key, rows.at(-1)?.key]).toEqual([100, 'C130', 'C31']);
  expect([rest_count, rest?.orders, rest?.gross_sales]).toEqual([30, 30, 46_500]);
  expect((await read({ ...asked, sort: 'units' })).rows[0]?.key).toBe('C1');
});

it('says what is left of sales with a known cost, as that was then, to whoever may see products', async () => {
  const goods = [await addGoods(shop), await addGoods(shop)];
  const setCost = (cost: number) =>
    shop.infra.db
      .updateTable('variants')
      .set({ cost })
      .where('id', '=', goods[0]?.variant_id ?? '')
      .execute();
  const line = { unit_price: 10_000, tax: null };
  const lines = [
    { ...line, quantity: 2, product: 0 },
    { ...line, quantity: 1, product: 1 },
  ];
  await setCost(6_000);
  await sales(goods).order(anOrder({ basket: { ...anOrder().basket, lines } }));
  await setCost(9_000);
  await sumAll();
  const asked = { by: 'product', range: 'today', sort: '-margin' };
  const { rows, totals } = await read(asked);
  expect(rows).toMatchObject([
    { key: goods[0]?.product_id, net_sales: 20_000, cost: 12_000, margin: 8_000, units_without_cost: 0 },
    { key: goods[1]?.product_id, net_sales: 10_000, cost: null, margin: null, units_without_cost: 1 },
  ]);
  expect(totals).toMatchObject({ cost: 12_000, margin: 8_000, units_without_cost: 1 });
  const someone = await signIn(shop, 'ADMIN');
  await appoint(shop, someone.user_id, 'credit');
  const hidden = (await ask({ ...asked, sort: 'margin' }, someone.headers)).json<Report>();
  for (const row of [...hidden.rows, hidden.totals])
    expect(row).toMatchObject({ cost: null, margin: null, units_without_cost: null });
  // not in the order of what is not told either
  expect(hidden.rows.map(({ net_sales }) => net_sales)).toEqual([10_000, 20_000]);
});

it('is a file whose lines come to the totals, and in which nothing is a formula', async () => {
  const goods = [await addGoods(shop)];
  await sql`update products set name = ${'=HYPERLINK("https://example.com","Mug")'}`.execute(shop.infra.db);
  await sales(goods).order(anOrder());
  await sumAll();
  const headers = { ...staff.headers, 'idempotency-key': newId() };
  const filter = { by: 'product', range: 'today' };
  const asked = await shop.app.inject({
    method: 'POST',
    url: '/api/admin/reports/downloads',
    headers,
    payload: { filter },
  });
  expect(asked.statusCode).toBe(201);
  const file = await shop.app.inject({ url: asked.json<Download>().url });
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
  const lines = file.body.slice(1).trim().split('\r\n');
  expect(lines).toEqual([
    'product,to,name,currency,gross_sales,discounts,returns,net_sales,delivery,taxes,total,orders,units,average_order,cost,margin,units_without_cost',
    `${goods[0]?.product_id},,"'=HYPERLINK(""https://example.com"",""Mug"")",USD,100.00,0.00,0.00,100.00,0.00,0.00,100.00,,1,,,,1`,
    'other,,,USD,0.00,0.00,0.00,0.00,5.00,0.00,5.00,,0,,,,0',
  ]);
  const again = await shop.app.inject({ url: asked.json<Download>().url });
  expect(again.statusCode).toBe(410);
});

/** A report's file, as whoever may see it downloads it. */
async function fileOf(filter: object, who = staff): Promise<string> {
  const headers = { ...who.headers, 'idempotency-key': newId() };
  const url = '/api/admin/reports/downloads';
  const asked = await shop.app.inject({ method: 'POST', url, headers, payload: { filter } });
  return (await shop.app.inject({ url: asked.json<Download>().url })).body;
}

it('shows a coupon’s code to whoever may see coupons alone, and to others what it is called', async () => {
  const { db } = shop.infra;
  const now = shop.clock.now();
  await sql`insert into coupons (id, code, name, kind, created_at, last_modified_at) values
    (${newId()}, 'SPRING', 'Welcome', 'percent', ${now}, ${now}), (${newId()}, 'MANY-AAAA', '', 'percent', ${now}, ${now})`.execute(
    db,
  );
  for (const coupon_code of ['SPRING', 'MANY-AAAA', 'FORGOTTEN'] as const)
    await sales().order(anOrder({ coupon_code }));
  await sumAll();
  const filter = { by: 'coupon', range: 'today' };
  const creditor = await signIn(shop, 'ADMIN');
  await appoint(shop, creditor.user_id, 'credit');
  const named = async (headers: object) =>
    (await ask(filter, headers)).json<Report>().rows.map(({ key, label }) => label ?? key);
  expect((await named(staff.headers)).toSorted()).toEqual(['FORGOTTEN', 'MANY-AAAA', 'SPRING']);
  expect((await named(creditor.headers)).toSorted()).toEqual(['Welcome', '•••', '•••']);
  expect(await fileOf(filter)).toContain('MANY-AAAA');
  expect(await fileOf(filter, creditor)).not.toMatch(/MANY-AAAA|SPRING|FORGOTTEN/);
  await sql`truncate coupons cascade`.execute(db);
});

it('keeps the tax that a credit note has given back, whatever becomes of its order', async () => {
  const { db } = shop.infra;
  const line = { unit_price: 10_000, quantity: 1, tax: { name: 'VAT', rate: 19_000 } as const, product: 0 };
  const { basket } = anOrder();
  await sales().order(anOrder({ basket: { ...basket, lines: [line], shipping: 0 } }));
  const { id: order_id } = await db.selectFrom('orders').select('id').executeTakeFirstOrThrow();
  const [id, now] = [newId(), shop.clock.now()];
  const refund = { id, order_id, amount: 5_950, state: 'done' as const, purpose: 'refund' as const, items: '[]' };
  await db
    .insertInto('order_refunds')
    .values({ ...refund, created_at: now, settled_at: now })
    .execute();
  const content = JSON.stringify({ totals: { total: 5_950, tax: 950 } });
  await sql`insert into invoices (id, order_id, kind, cause, year, sequence, number, language, content, issued_at)
    values (${newId()}, ${order_id}, 'credit_note', ${id}, 2026, 1, 'C-1', 'en', ${content}, ${now})`.execute(db);
  await sql`update orders set tax = 900, total = 10900`.execute(db);
  await sumAll();
  expect((await read({ range: 'today' })).totals).toMatchObject({ returns: 5_000, taxes: -50 });
  expect(await fileOf({ range: 'today' })).toMatch(/,USD,100\.00,0\.00,50\.00,50\.00,0\.00,-0\.50,/);
  await sql`truncate invoices cascade`.execute(db);
});
