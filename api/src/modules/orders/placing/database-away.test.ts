import { cutDatabase } from '../../../../test/database/cut-database';
import type { Cut, CutDatabase } from '../../../../test/database/cut-database';
import { freshDatabase } from '../../../../test/database/database';
import { aBuyer, someGoods, startOrdersShop, stockOf } from '../testing/orders-shop';
import type { OrdersShop } from '../testing/orders-shop';

let database: CutDatabase;
let shop: OrdersShop;
jest.setTimeout(120_000);
beforeAll(async () => {
  database = await cutDatabase(await freshDatabase());
  shop = await startOrdersShop({ database_url: database.url });
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

/** As the shop's client does: again, for as long as the answer is 503. Other connections of the pool were cut as well. */
async function untilAnswered(call: () => Promise<{ statusCode: number }>): Promise<number> {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const { statusCode } = await call();
    if (statusCode !== 503) return statusCode;
  }
  return 503;
}

/** PostgreSQL answers about as often while an order is placed. */
const ANSWERS = 16;
/**
 * The drill takes each moment, `npm test` some of them, and the others as well while none was amid the order: what the shop does
 * beside it is answered, too.
 */
const ENOUGH = process.env['TESSERA_DRILL'] ? ANSWERS : 2;
const moments = Array.from({ length: ANSWERS }, (_, index) => index + 1).sort((one, other) => (one % 8) - (other % 8));

describe.each<Cut>(['torn', 'terminated'])('an order whose database connections are %s', (how) => {
  it('at any moment, is answered 503 with Retry-After or made, and once made when it is asked for again', async () => {
    const answers: number[] = [];
    const buyer = await aBuyer(shop);
    for (const after of moments) {
      if (answers.length >= ENOUGH && answers.includes(503)) break;
      const goods = await someGoods(shop, { stock: 3 });
      await buyer.fill(goods);
      const { totals } = (await buyer.call('GET', 'checkout')).json<{ totals: { total: number } }>();
      const body = { expected_total: totals.total, payment: { method: 'test-card' }, accept_terms: true };
      const order = () => buyer.call('POST', 'orders', body, { 'idempotency-key': `${how}-${after}` });

      database.cut(how, after);
      const { statusCode, headers, body: said } = await order();
      database.cut(null);
      expect([after, statusCode, said]).toEqual([after, statusCode === 201 ? 201 : 503, expect.any(String)]);
      if (statusCode === 503) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      answers.push(statusCode);

      expect(await untilAnswered(order)).toBe(201);
      expect(await stockOf(shop, goods)).toBe(2);
    }
    expect(answers).toContain(503);
  });

  it('is not alone: a read, a write to the cart and a sign-in are answered alike', async () => {
    const buyer = await aBuyer(shop);
    const goods = await someGoods(shop, { stock: 10 });
    const email = (await shop.services.users.getById(buyer.user_id)).email;
    const calls = [
      () => buyer.call('GET', 'users/me'),
      () => buyer.call('POST', 'products/add-to-cart', { ...goods, slug: undefined, quantity: 1 }),
      () => buyer.call('PATCH', 'checkout', { note: 'Ring twice' }),
      () => buyer.call('POST', 'auth/login', { email, password: 'Correct-Horse-7' }),
      () => buyer.call('GET', `products/${goods.slug}`),
    ];
    for (const [index, call] of calls.entries()) {
      for (const after of [1, 2, 3]) {
        shop.infra.readCache.clear();
        database.cut(how, after);
        const { statusCode } = await call();
        database.cut(null);
        expect([index, after, [200, 503].includes(statusCode) ? 'fine' : statusCode]).toEqual([index, after, 'fine']);
        expect(await untilAnswered(call)).toBe(200);
      }
    }
  });
});
