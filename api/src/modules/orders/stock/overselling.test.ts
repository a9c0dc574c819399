import { sql } from 'kysely';
import type { Checkout, Order } from '@tessera/shared/contract';
import { forAllTests } from '../../../../test/for-all-tests';
import { CARDS } from '../../../../test/sales/pay-shop';
import { aCrowd, ask, fillCarts, startRace } from '../testing/crowd';
import type { Person } from '../testing/crowd';
import { someGoods } from '../testing/orders-shop';

const FULL = Boolean(process.env['TESSERA_DRILL']);
const BUYERS = FULL ? 500 : 30;
const VARIANTS = 5;
const PIECES = FULL ? 50 : 10;
const MOST_TRIES = 10;
const CARD = { number: CARDS.approved, expiry: '12/49', cvc: '123' };

/** Sets the stage and looks at the result; nobody buys of it. */
const shop = forAllTests(() => startRace('20'));
jest.setTimeout(900_000);

const one = async <Row>(query: ReturnType<typeof sql<Row>>): Promise<Row | undefined> =>
  (await query.execute(shop.infra.db)).rows[0];

describe('the last pieces', () => {
  /** Buys until there is nothing left to buy: each refusal is answered with what the shop says is still there. */
  async function buy(person: Person, index: number): Promise<number[]> {
    const codes: number[] = [];
    for (let attempt = 0; attempt < MOST_TRIES; attempt += 1) {
      const [own, other] = [shop.processFor(index + attempt), shop.processFor(index + attempt + 1)];
      const { totals, items } = (await ask<Checkout>(own, person, 'GET', 'checkout')).body;
      if (items.length === 0) return codes;
      const { token } = (await ask<{ token: string }>(own, person, 'POST', 'test-gateway/tokens', CARD)).body;
      const body = { expected_total: totals.total, payment: { method: 'test-card', token }, accept_terms: true };
      const key = `${index}-${attempt}`;
      // Everybody's second click goes to the other process.
      const answers = await Promise.all(
        [own, other].map((process) => ask<{ order: Order }>(process, person, 'POST', 'orders', body, key)),
      );
      codes.push(...answers.map(({ status }) => status));
      const ids = answers.flatMap((answer) => (answer.status === 201 ? [answer.body.order.id] : []));
      expect(new Set(ids).size).toBeLessThanOrEqual(1);
    }
    return codes;
  }

  it(`are sold once each: ${BUYERS} buyers, ${PIECES} pieces of ${VARIANTS} variants, two processes, every click twice`, async () => {
    const goods = await Promise.all(
      Array.from({ length: VARIANTS }, () => someGoods(shop, { stock: PIECES / VARIANTS })),
    );
    const people = await aCrowd(shop, BUYERS);
    // Two variants each, in either order: what would wait in a circle without an order of locks.
    await fillCarts(shop, people, (index) => {
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
    await shop.services.stock.countSales();
    const counted = await one(sql<{ units: number }>`select sum(units_sold) as units from products`);
    expect(counted?.units).toBe(PIECES);
  });

  it('nobody waited in a circle', async () => {
    // PostgreSQL counts when a connection ends, or once a second.
    await shop.stopProcesses();
    const found = await one(sql<{ deadlocks: number }>`
      select deadlocks from pg_stat_database where datname = current_database()`);
    expect(found?.deadlocks).toBe(0);
  });

  it('what a crowded gateway answered too late is settled as the worker does it', async () => {
    await shop.deliverMessages();
    shop.clock.advance(20 * 60_000);
    await shop.services.reconcile.run();
    const found = await one(sql<{ open: number }>`
      select count(*) as open from payments where status in ('pending', 'needs_confirmation', 'authorised')`);
    expect(found?.open).toBe(0);
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
