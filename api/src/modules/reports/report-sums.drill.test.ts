import type { Report, ReportRow } from '@tessera/shared/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { forAllTests } from '../../../test/for-all-tests';
import { addGoods } from '../../../test/goods';
import type { Goods } from '../../../test/goods';
import { LONG_SESSIONS, startTestShop } from '../../../test/harness';
import { signIn } from '../../../test/people';
import { addDays, dayIn } from '../../infra/basics/calendar';
import { newId } from '../../infra/basics/ids';
import { plainGoods, plainSums } from './testing/plain-sums';
import type { PlainAsked, PlainSums } from './testing/plain-sums';
import { aDeed, anOrder, createRandomSales } from './testing/random-sales';

const shop = forAllTests(() => startTestShop(LONG_SESSIONS), 120_000);
const staff = forAllTests(() => signIn(shop, 'ADMIN'));
jest.setTimeout(240_000);

/** Each history is written twice and read some thirty times. */
const numRuns = process.env['TESSERA_DRILL'] ? 100 : 2;
const ZONES = ['UTC', 'America/New_York', 'Asia/Kathmandu'];
const NAMES = [
  'orders',
  'units',
  'gross_sales',
  'discounts',
  'returns',
  'net_sales',
  'delivery',
  'taxes',
  'total',
  'cost',
  'margin',
  'units_without_cost',
] as const;

async function read(query: Record<string, string>): Promise<Report> {
  const answer = await shop.app.inject({ url: '/api/admin/reports/sales', headers: staff.headers, query });
  expect([answer.statusCode, answer.body]).toEqual([200, answer.body]);
  return answer.json<Report>();
}

const plain = (row: Pick<ReportRow, (typeof NAMES)[number]> & { key: string }): PlainSums => ({
  key: row.key,
  ...(Object.fromEntries(NAMES.map((name) => [name, row[name] ?? 0])) as Omit<PlainSums, 'key'>),
});
const byKey = (rows: readonly PlainSums[]) => rows.toSorted((one, other) => (one.key < other.key ? -1 : 1));
const isAnything = (row: PlainSums) => NAMES.some((name) => row[name] !== 0);
const wholeOf = (rows: readonly PlainSums[]) => NAMES.map((name) => rows.reduce((sum, row) => sum + row[name], 0));

const CUSTOMER = sql`case when orders.email = '' then 'unknown' when exists (select from orders as other
  where lower(other.email) = lower(orders.email) and (other.placed_at, other.id) < (orders.placed_at, orders.id))
  then 'returning' else 'new' end`;
const KEYS = {
  day: sql`day::text`,
  country: sql`orders.country`,
  payment_method: sql`orders.payment_method`,
  customer: CUSTOMER,
  coupon: sql`coalesce((select id::text from coupons where code = coupon_code),
    (select coupon_id::text from coupon_codes where code = coupon_code), coupon_code, 'none')`,
};
/** A week or a month begins with the range where that is later. */
const startOf = (unit: string, from: string) => sql`greatest(date_trunc(${unit}, day)::date, ${from}::date)::text`;
const GOODS = {
  product: sql`coalesce(products.id::text, 'deleted')`,
  category: sql`case when products.id is null then 'deleted' else coalesce(products.category_id::text, 'none') end`,
};

async function compare(asked: PlainAsked): Promise<void> {
  const { from, to, currency } = asked;
  const { db } = shop.infra;
  const before = { ...asked, from: addDays(from, -7), to: addDays(from, -1) };
  const query = { from, to, currency };
  const keys = { ...KEYS, week: startOf('week', from), month: startOf('month', from) };
  for (const [by, key] of Object.entries(keys)) {
    const expected = await plainSums(db, asked, key);
    const { rows, totals, rest } = await read({ ...query, by });
    expect([by, byKey(rows.map(plain).filter(isAnything))]).toEqual([by, byKey(expected.filter(isAnything))]);
    expect([by, NAMES.map((name) => totals[name] ?? 0), rest]).toEqual([by, wholeOf(expected), null]);
  }
  for (const [by, key] of Object.entries(GOODS)) {
    const expected = await plainGoods(db, asked, key);
    const { rows, totals, other, totals_before } = await read({ ...query, by });
    expect([by, byKey(rows.map(plain).filter(isAnything))]).toEqual([by, byKey(expected.filter(isAnything))]);
    const all = [...rows, ...(other ? [{ key: 'other', ...other }] : [])].map(plain);
    expect(wholeOf(all).slice(1)).toEqual(NAMES.slice(1).map((name) => totals[name] ?? 0));
    const earlier = await plainSums(db, before, sql`''`);
    if (addDays(from, 6) === to) expect(totals_before?.total).toBe(wholeOf(earlier)[8]);
  }
}

async function clear(): Promise<Goods[]> {
  await sql`truncate orders, products, categories, coupons, sales_by_quarter_hour, variant_sales_by_day,
    product_sales_by_stretch, report_sums_by_day, report_sums_by_stretch, sales_days_due cascade`.execute(
    shop.infra.db,
  );
  await sql`update sales_sums set noted_until = null, time_zone = null`.execute(shop.infra.db);
  const goods = [];
  for (let count = 0; count < 4; count += 1) goods.push(await addGoods(shop));
  const [category, coupon, many] = [newId(), newId(), newId()];
  const now = shop.clock.now();
  // of two of them nobody has said what they cost
  await sql`update variants set cost = 1234 where id = any(${goods.slice(1, 3).map((one) => one.variant_id)})`.execute(
    shop.infra.db,
  );
  await sql`insert into categories (id, name, slug, created_at, last_modified_at) values (${category}, 'Mugs', 'mugs', ${now}, ${now})`.execute(
    shop.infra.db,
  );
  await sql`update products set category_id = ${category} where id = any(${goods.slice(0, 2).map((one) => one.product_id)})`.execute(
    shop.infra.db,
  );
  await sql`insert into coupons (id, code, prefix, kind, created_at, last_modified_at)
    values (${coupon}, 'SPRING', null, 'percent', ${now}, ${now}), (${many}, null, 'MANY', 'percent', ${now}, ${now})`.execute(
    shop.infra.db,
  );
  await sql`insert into coupon_codes (code, coupon_id) values ('MANY-AAAA', ${many}), ('MANY-BBBB', ${many})`.execute(
    shop.infra.db,
  );
  return goods;
}

it('whatever was ordered, changed, cancelled and given back, each number is that of plain SQL over the orders', async () => {
  const history = fc.record({
    time_zone: fc.constantFrom(...ZONES),
    orders: fc.array(anOrder, { minLength: 4, maxLength: 25 }),
    deeds: fc.array(aDeed, { maxLength: 12 }),
    first: fc.integer({ min: 0, max: 60 }),
    length: fc.constantFrom(0, 6, 20, 45),
  });
  await fc.assert(
    fc.asyncProperty(history, async ({ time_zone, orders, deeds, first, length }) => {
      const goods = await clear();
      await shop.services.store.update({ time_zone });
      const sales = createRandomSales(shop.infra.db, shop.clock.now(), goods);
      for (const order of orders) await sales.order(order);
      const today = dayIn(time_zone, shop.clock.now());
      const from = addDays(today, -first - length);
      const days = { from, to: addDays(from, length), time_zone };
      await shop.services.salesSums.sumAll();
      await compare({ ...days, currency: 'USD' });
      for (const deed of deeds) await sales.take(deed);
      await shop.services.salesSums.sumAll();
      await compare({ ...days, currency: 'USD' });
      await compare({ ...days, from: addDays(today, -75), to: today, currency: 'EUR' });
    }),
    { numRuns },
  );
});
