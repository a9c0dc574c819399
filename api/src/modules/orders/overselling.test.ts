import { sql } from 'kysely';
import type { Checkout } from '@tessera/shared/contract';
import { startTestShop } from '../../../test/harness';
import type { TestShop } from '../../../test/harness';
import { CARDS, startPayShop } from '../../../test/pay-shop';
import { aCrowd, ask, fillCarts } from './testing/crowd';
import type { Person } from './testing/crowd';
import { someGoods } from './testing/orders-shop';

const FULL = Boolean(process.env['TESSERA_DRILL']);
const BUYERS = FULL ? 500 : 30;
const VARIANTS = 5;
const PIECES = FULL ? 50 : 10;
const MOST_TRIES = 10;
const CARD = { number: CARDS.approved, expiry: '12/49', cvc: '123' };

let shops: [TestShop, TestShop];
beforeAll(async () => {
  const first = await startPayShop({ config: { database_pool_max: 20 } });
  const { database_url } = first.infra.config;
  shops = [first, await startTestShop({ database_url, config: { database_pool_max: 20 } })];
});
afterAll(async () => {
  await shops[1].close();
  await shops[0].close();
});
jest.setTimeout(600_000);

const one = async <Row>(query: ReturnType<typeof sql<Row>>): Promise<Row | undefined> =>
  (await query.execute(shops[0].infra.db)).rows[0];

describe('the last pieces', () => {
  /** Buys until there is nothing left to buy: each refusal is answered with what the shop says is still there. */
  async function buy(person: Person, index: number): Promise<number[]> {
    const codes: number[] = [];
    for (let attempt = 0; attempt < MOST_TRIES; attempt += 1) {
      const { app } = shops[(index + attempt) % 2] ?? shops[0];
      const { totals, items } = (await ask(app, person, 'GET', 'checkout')).json<Checkout>();
      if (items.length === 0) return codes;
      const { token } = (await ask(app, person, 'POST', 'test-gateway/tokens', CARD)).json();
      const body = { expected_total: totals.total, payment: { method: 'test-card', token }, accept_terms: true };
      const key = `${index}-${attempt}`;
      // Everybody's second click goes to the other process.
      const other = (shops[(index + attempt + 1) % 2] ?? shops[0]).app;
      const answers = await Promise.all(
        [app, other].map((process) => ask(process, person, 'POST', 'orders', body, key)),
      );
      codes.push(...answers.map(({ statusCode }) => statusCode));
      const ids = answers.flatMap((answer) => (answer.statusCode === 201 ? [answer.json().order.id] : []));
      expect(new Set(ids).size).toBeLessThanOrEqual(1);
    }
    return codes;
  }

  it(`are sold once each: ${BUYERS} buyers, ${PIECES} pieces of ${VARIANTS} variants, two processes, every click twice`, async () => {
    const goods = await Promise.all(
      Array.from({ length: VARIANTS }, () => someGoods(shops[0], { stock: PIECES / VARIANTS })),
    );
    const people = await aCrowd(shops[0], BUYERS);
    // Two variants each, in either order: what would wait in a circle without an order of locks.
    await fillCarts(shops[0], people, (index) => {
      const pair = [goods[index % VARIANTS], goods[(index * 2 + 1) % VARIANTS]].flatMap(
        (item) => item?.variant_id ?? [],
      );
      return [...new Set(index % 2 ? pair : pair.reverse())];
    });
    const codes = (await Promise.all(people.map((person, index) => buy(person, index)))).flat();
    expect(new Set(codes)).toEqual(new Set([201, 409]));

    const ids = goods.map(({ variant_id }) => variant_id);
    const left = await one(
      sql<{ stock: number }>`select sum(stock) as stock from variants where id = any(${ids}::uuid[])`,
    );
    const sold = await one(sql<{ pieces: number; taken: number }>`
      select sum(quantity) as pieces, sum(stock_taken) as taken from order_items
      join orders on orders.id = order_items.order_id where orders.status <> 'cancelled'`);
    expect({ ...left, ...sold }).toEqual({ stock: 0, pieces: PIECES, taken: PIECES });
    const counted = await one(sql<{ units: number }>`select sum(units_sold) as units from products`);
    expect(counted?.units).toBe(PIECES);
  });

  it('nobody was charged without an order, nor for more than it, and every order is paid', async () => {
    const money = await one(sql<{ orders: number; payments: number; gateway: number; unpaid: number }>`
      select (select sum(total) from orders where payment_status = 'paid') as orders,
        (select sum(amount) from payments where status = 'paid') as payments,
        (select sum(captured_amount - refunded_amount) from test_gateway_payments) as gateway,
        (select count(*) from orders where payment_status <> 'paid') as unpaid`);
    expect(money?.unpaid).toBe(0);
    expect([money?.payments, money?.gateway]).toEqual([money?.orders, money?.orders]);
  });

  it('every order has told its story once', async () => {
    const odd = await one(sql<{ number: number }>`
      select count(*) as number from (
        select order_id from order_events group by order_id
        having count(*) filter (where event = 'placed') <> 1 or count(*) filter (where event = 'paid') <> 1
      ) as odd`);
    expect(odd?.number).toBe(0);
  });
});
