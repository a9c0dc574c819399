import { sql } from 'kysely';
import type { AdminOrderList, Order } from '@tessera/shared/contract';
import { forAllTests } from '../../../../../test/for-all-tests';
import { LONG_SESSIONS } from '../../../../../test/harness';
import { signIn } from '../../../../../test/people';
import { newId } from '../../../../infra/basics/ids';
import { readKnown } from '../../../../infra/database/lists/expected-rows';
import { fillOrders } from '../../testing/many-orders';
import { ADDRESS, aBuyer, someGoods, startOrdersShop } from '../../testing/orders-shop';
import { orderListRepository } from './order-list.repository';

const shop = forAllTests(() => startOrdersShop(LONG_SESSIONS));
let headers: { authorization: string };
jest.setTimeout(60_000);
beforeAll(async () => {
  headers = (await signIn(shop, 'ADMIN')).headers;
});
// Orders by thousands: each that is deleted asks every table that refers to it.
beforeEach(() => sql`truncate orders cascade`.execute(shop.infra.db));

const ask = (query: Record<string, string | number | boolean> = {}) =>
  shop.app.inject({ url: '/api/admin/orders', headers, query: query as Record<string, string> });
const list = async (query?: Parameters<typeof ask>[0]) => (await ask(query)).json<AdminOrderList>();
const numbers = async (query?: Parameters<typeof ask>[0]) => (await list(query)).items.map(({ number }) => number);

async function sell(address: object = ADDRESS, sku = `SKU-${newId()}`) {
  const buyer = await aBuyer(shop);
  const goods = await someGoods(shop, { stock: 10 });
  await shop.infra.db.updateTable('variants').set({ sku }).where('id', '=', goods.variant_id).execute();
  await buyer.fill(goods, 2, address);
  const answer = await buyer.order(newId());
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return { ...answer.json<{ order: Order }>().order, buyer, sku };
}

describe('a row of the list', () => {
  it('says where it goes, how much is in it, its tags and whether it is held', async () => {
    const order = await sell();
    const payload = { tags: ['gift'] };
    await shop.app.inject({ method: 'PUT', url: `/api/admin/orders/${order.id}/tags`, headers, payload });
    const [row] = (await list()).items;
    expect(row).toMatchObject({ country: 'US', tags: ['gift'], is_held: false, item_count: 2 });
  });
});

describe('filters', () => {
  it('find what they say, alone and together', async () => {
    await fillOrders(shop.infra.db, 100);
    const totalOf = async (query: Parameters<typeof ask>[0]) => (await list(query)).total;
    expect(await totalOf({})).toBe(100);
    expect(await totalOf({ status: 'open' })).toBe(2);
    expect(await totalOf({ payment_status: 'failed' })).toBe(1);
    expect(await totalOf({ fulfilment_status: 'unfulfilled' })).toBe(2);
    expect(await totalOf({ country: 'de' })).toBe(32);
    expect(await totalOf({ tag: 'gift' })).toBe(14);
    expect(await totalOf({ total_from: 1010, total_to: 1019 })).toBe(10);
    expect(await totalOf({ is_held: true })).toBe(0);
    expect(await totalOf({ is_held: false, country: 'DE', tag: 'gift' })).toBe(4);
    expect(await totalOf({ customer_id: newId() })).toBe(0);
  });

  it('hold the whole of their last day', async () => {
    await fillOrders(shop.infra.db, 3000);
    const one_day = { placed_from: '2020-01-02', placed_to: '2020-01-02' };
    expect((await list(one_day)).total).toBe(1440);
    expect((await list({ placed_to: '2020-01-01' })).total).toBe(1439);
    expect((await list({ placed_from: '2020-01-03' })).total).toBe(121);
  });

  it('show what is held, and what one person bought', async () => {
    const held = await sell();
    const other = await sell();
    const payload = { reason: 'Looks like fraud' };
    await shop.app.inject({ method: 'POST', url: `/api/admin/orders/${held.id}/hold`, headers, payload });
    expect(await numbers({ is_held: true })).toEqual([held.number]);
    expect(await numbers({ customer_id: other.buyer.user_id })).toEqual([other.number]);
  });

  it('that mean nothing are refused with the field', async () => {
    const meaningless = { country: 'Germany', placed_from: 'yesterday', total_from: -1, after: 'x' };
    for (const [field, value] of Object.entries(meaningless)) {
      const answer = await ask({ [field]: value });
      expect([field, answer.statusCode]).toEqual([field, 422]);
      expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual([field]);
    }
  });
});

describe('search', () => {
  it('finds an order by the start of its number, e-mail address, names, SKU and tracking number', async () => {
    const order = await sell({ ...ADDRESS, first_name: 'Zoë', last_name: 'van der Berg-Øst' }, 'MUG-BLUE-01');
    await sell();
    const parcel = { carrier: 'UPS', tracking_number: '1Z 999 AA1' };
    await shop.app.inject({ method: 'POST', url: `/api/admin/orders/${order.id}/shipments`, headers, payload: parcel });
    const { number, email } = order;
    const typed = [
      number,
      number.slice(0, -1).toLowerCase(), // no shorter: the other order may begin like it
      email.toUpperCase(),
      email.slice(0, email.indexOf('@') + 1),
    ];
    const names = ['zoe', 'Zoë', 'berg ost', 'Øst', 'van der', 'Berg-Øst, Zoë'];
    const codes = ['mug-blue', 'MUG-BLUE-01', '1z999', '1Z 999 A'];
    for (const search of [...typed, ...names, ...codes]) {
      expect([search, await numbers({ search })]).toEqual([search, [number]]);
    }
  });

  it('among the few that other filters leave finds the same in every way', async () => {
    await fillOrders(shop.infra.db, 200);
    const wanted = { payment_status: 'failed' };
    for (const search of ['fill-7', 'john', 'family7 john', 'mug-7', 'TRACK7', 'person7@example.com'])
      expect([search, await numbers({ ...wanted, search })]).toEqual([search, ['FILL-7']]);
    for (const search of ['fill-8', 'ada', 'person8@', '%']) expect(await numbers({ ...wanted, search })).toEqual([]);
    expect(await numbers({ ...wanted, tag: 'gift' })).toEqual(['FILL-7']);
    expect(await numbers({ ...wanted, tag: 'vip' })).toEqual([]);
    expect(await numbers({ ...wanted, tag: 'gift', search: 'john' })).toEqual(['FILL-7']);
    expect((await list({ ...wanted, search: 'john', page: 2 })).total).toBe(1);
  });

  it('takes no sign for a pattern, and finds nothing where nothing was meant', async () => {
    await sell();
    for (const search of ['%', '_', "'", '\\', ':*', 'a & !b | c', '%@', '()', 'KO_'])
      expect([search, (await list({ search })).total]).toEqual([search, 0]);
  });

  it('finds orders of before, whose words nobody had written, once the worker has', async () => {
    const { number, id } = await sell(ADDRESS, 'OLD-1');
    await shop.infra.db.updateTable('orders').set({ search: null }).where('id', '=', id).execute();
    expect(await numbers({ search: 'lovelace' })).toEqual([]);
    await shop.own.orderWords.writeMissing();
    expect(await numbers({ search: 'lovelace' })).toEqual([number]);
    expect(await numbers({ search: 'old-1' })).toEqual([number]);
  });

  it('does not find anybody who was forgotten', async () => {
    const { buyer, id } = await sell({ ...ADDRESS, last_name: 'Quixote' });
    const closed = { status: 'completed', fulfilment_status: 'delivered' } as const;
    await shop.infra.db.updateTable('orders').set(closed).where('id', '=', id).execute();
    const person = await shop.services.users.getById(buyer.user_id);
    await shop.infra.db
      .transaction()
      .execute((trx) => shop.own.orders.forget(trx, { ...person, email_verified: true }));
    expect(await numbers({ search: 'quixote' })).toEqual([]);
    await shop.own.orderWords.writeMissing();
    expect(await numbers({ search: 'quixote' })).toEqual([]);
  });
});

describe('pages', () => {
  it.each(['-placed_at', 'placed_at', '-total', 'total'])(
    'by cursor show each order once, sorted by %s',
    async (sort) => {
      await fillOrders(shop.infra.db, 250);
      const seen: { placed_at: string; total: number; number: string }[] = [];
      let after: string | null = null;
      do {
        const page: AdminOrderList = await list({ sort, page_size: 60, tag: 'gift', ...(after ? { after } : {}) });
        expect(page).toMatchObject({ page: 1, total: 35, total_is_exact: true });
        seen.push(...page.items);
        after = page.next_cursor;
      } while (after !== null);
      expect(new Set(seen.map(({ number }) => number)).size).toBe(35);
      const key = sort.endsWith('total') ? 'total' : 'placed_at';
      const values = seen.map((order) => order[key]);
      const rising = [...values].sort((a, b) => (a < b ? -1 : Number(a > b)));
      expect(values).toEqual(sort.startsWith('-') ? rising.reverse() : rising);
    },
  );

  it.each(['-total', 'total'])(
    'sorted by %s skip none and show none again, whatever the total of the last one becomes meanwhile',
    async (sort) => {
      await fillOrders(shop.infra.db, 30);
      const query = { sort, page_size: 10 };
      const first = await list(query);
      const last = first.items.at(-1);
      const change = sort === 'total' ? 15 : -15;
      await shop.infra.db
        .updateTable('orders')
        .set((eb) => ({ items: eb('items', '+', change), total: eb('total', '+', change) }))
        .where('id', '=', last?.id ?? '')
        .execute();
      const seen = first.items.map(({ number }) => number);
      for (let after = first.next_cursor; after !== null;) {
        const page = await list({ ...query, after });
        seen.push(...page.items.map(({ number }) => number));
        after = page.next_cursor;
      }
      // that one has gone on to a later page, where it is seen once more
      const others = seen.filter((number) => number !== last?.number);
      expect([seen.length, new Set(others).size]).toEqual([31, 29]);
    },
  );

  it('by number and by cursor are the same', async () => {
    await fillOrders(shop.infra.db, 30);
    const first = await list({ page_size: 10 });
    const byCursor = await list({ page_size: 10, after: first.next_cursor ?? '' });
    expect(byCursor.items).toEqual((await list({ page_size: 10, page: 2 })).items);
    expect((await list({ page_size: 10, page: 3 })).next_cursor).toBeNull();
  });
});

describe.each<Record<string, string>>([{}, { status: 'completed' }, { tag: 'gift' }, { search: 'john' }])(
  'how many match %p',
  (query) => {
    async function expectMany(changed: number): Promise<AdminOrderList> {
      const guesses = [
        jest.spyOn(orderListRepository, 'expect').mockResolvedValue(1_000_000),
        jest.spyOn(orderListRepository, 'known').mockResolvedValue({ rows: 1_000_000, changed }),
      ];
      const found = await list({ ...query, page_size: 2 });
      for (const guess of guesses) guess.mockRestore();
      return found;
    }

    it('is counted where so many orders have changed that what was known of them may be wrong', async () => {
      await fillOrders(shop.infra.db, 200);
      const { total } = await list({ ...query, page_size: 2 });
      expect(total).toBeGreaterThan(1);
      for (const changed of [999_000, Infinity])
        expect(await expectMany(changed)).toMatchObject({ total, total_is_exact: true });
    });

    it('is not counted where enough is known for certain', async () => {
      await fillOrders(shop.infra.db, 200);
      const count = jest.spyOn(orderListRepository, 'count');
      expect(await expectMany(1_000)).toMatchObject({
        total: query['search'] === undefined ? 10_000 : 1_000,
        total_is_exact: false,
      });
      expect(count).not.toHaveBeenCalled();
      count.mockRestore();
    });
  },
);

it.each<Record<string, string>>([
  { status: 'completed', total_from: '1001' },
  { country: 'DE', placed_from: '2020-01-01' },
  { is_held: 'false', total_to: '1700' },
])('how many match %p is the same where it is counted along the range', async (query) => {
  await fillOrders(shop.infra.db, 200);
  const { total } = await list({ ...query, page_size: 2 });
  const guess = jest.spyOn(orderListRepository, 'expect').mockResolvedValue(20_000);
  const count = jest.spyOn(orderListRepository, 'count');
  expect(await list({ ...query, page_size: 2 })).toMatchObject({ total, total_is_exact: true });
  expect(count.mock.calls.map(([, , bounds]) => bounds.in_range)).toEqual([true]);
  for (const spy of [guess, count]) spy.mockRestore();
  expect(total).toBeGreaterThan(2);
});

it('of several words that go together more than a hundred times no more is said, but that is counted', async () => {
  await fillOrders(shop.infra.db, 1_500);
  const guess = jest.spyOn(orderListRepository, 'expect').mockResolvedValue(1_000_000);
  const found = await list({ search: 'john fam', page_size: 2 });
  guess.mockRestore();
  expect(found).toMatchObject({ total: 100, total_is_exact: false });
  expect(found.items).toHaveLength(2);
});

it('how many rows there are and have changed is known within 15 s of when PostgreSQL has looked at them, and never before', async () => {
  const { db } = shop.infra;
  const now = jest.spyOn(Date, 'now');
  await sql`create table looked_at as select 1 as value`.execute(db);
  const never = { rows: 0, changed: Infinity };
  now.mockReturnValue(0);
  expect(await readKnown(db, 'looked_at')).toEqual(never);
  await sql`analyze looked_at`.execute(db);
  now.mockReturnValue(14_999);
  expect(await readKnown(db, 'looked_at')).toEqual(never);
  now.mockReturnValue(15_000);
  const { rows, changed } = await readKnown(db, 'looked_at');
  now.mockRestore();
  expect(rows).toBe(1);
  expect(changed).toBeLessThan(2);
});
