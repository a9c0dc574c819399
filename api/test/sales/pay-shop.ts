import { sql } from 'kysely';
import { freePort } from '@tessera/scripts/process';
import type { Order, Payment } from '@tessera/shared/contract';
import { newId } from '../../src/infra/basics/ids';
import { addGoods } from '../goods';
import { startTestShop } from '../harness';
import type { TestShop, TestShopOptions } from '../harness';
import { withTransaction } from '../../src/infra/database/transaction';
import { aBuyer } from '../../src/modules/orders/testing/orders-shop';
import type { Buyer } from '../../src/modules/orders/testing/orders-shop';

export interface PayShop extends TestShop {
  /** Hands over every message of the test gateway that waits, over HTTP, as the worker does; answers how many. */
  deliverMessages(): Promise<number>;
}

/** The real shop, listening, so that a gateway's messages come to it over HTTP. */
export async function startPayShop({ config = {}, ...options }: TestShopOptions = {}): Promise<PayShop> {
  const port = await freePort();
  const shop = await startTestShop({ ...options, config: { api_url: `http://127.0.0.1:${port}`, ...config } });
  await shop.app.listen({ port, host: '127.0.0.1' });
  const { infra, services } = shop;
  await withTransaction(infra.db, async (trx) => {
    const names = { en: 'Standard delivery', de: 'Standardversand' };
    const prices = [{ up_to_grams: 20_000, price: 600 }];
    const method = { code: 'standard', names, prices, free_from: null, min_days: 2, max_days: 4 };
    await services.delivery.replace(trx, [{ name: 'Home', countries: ['US'], methods: [method] }]);
    await services.taxes.replace(trx, { included: false, shipping_taxed: true }, []);
  });
  return {
    ...shop,
    async deliverMessages() {
      const { rows } = await sql<{ copies: string }>`
        select coalesce(sum(copies), 0) as copies from test_gateway_events where try_at is not null`.execute(infra.db);
      while (await services.testGateway.deliverDue());
      return Number(rows[0]?.copies);
    },
  };
}

export interface Payer extends Buyer {
  /** buys goods for exactly `total` minor units, delivery included */
  buy(
    total: number,
    payment: { method: string; card?: string; plan?: string },
  ): Promise<{ order: Order; payment: Payment }>;
  getOrder(id: string): Promise<Order>;
}

export const CARDS = {
  approved: '4242424242424242',
  declined: '4000000000000002',
  insufficient: '4000000000009995',
  confirm: '4000000000003220',
  slow: '4000000000000259',
  twice: '4000000000001117',
  first: '4000000000002222',
  never: '4000000000003337',
};

/** A token of the test gateway. */
export async function tokenOf({ app }: TestShop, number: string): Promise<string> {
  const payload = { number, expiry: '12/49', cvc: '123' };
  const answer = await app.inject({ method: 'POST', url: '/api/test-gateway/tokens', payload });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<{ token: string }>().token;
}

let keys = 0;
/** A new Idempotency-Key. */
export const newKey = (): string => `key-${(keys += 1)}`;

export async function aPayer(shop: TestShop): Promise<Payer> {
  const buyer = await aBuyer(shop);
  return {
    ...buyer,
    async buy(total, { method, card, plan }) {
      await buyer.fill(await addGoods(shop, { regular_price: total - 600, stock: 100 }));
      const chosen = await buyer.call('PATCH', 'checkout', { payment_method: method, ...(plan ? { plan } : {}) });
      if (chosen.statusCode !== 200) throw new Error(chosen.body);
      const token = card === undefined ? {} : { token: await tokenOf(shop, card) };
      const payment = { method, ...token, ...(plan ? { plan } : {}) };
      const answer = await buyer.order(newKey(), { payment });
      if (answer.statusCode !== 201) throw new Error(answer.body);
      return answer.json();
    },
    getOrder: async (id) => (await buyer.call('GET', `orders/${id}`)).json<Order>(),
  };
}

/** One more payment by card for an order of 5000 minor units, begun and not heard of again. @returns its id */
export async function addPayment(
  { infra }: TestShop,
  user_id: string,
  order: Pick<Order, 'id' | 'number'>,
): Promise<string> {
  const id = newId();
  const now = infra.clock.now();
  await infra.db
    .insertInto('payments')
    .values({
      id,
      order_id: order.id,
      order_number: order.number,
      user_id,
      purpose: 'order',
      method: 'test-card',
      amount: 5000,
      currency: 'USD',
      check_at: now,
      created_at: now,
      last_modified_at: now,
      start_key: id,
      parent_id: null,
      instalment_id: null,
      plan: null,
      provider_ref: null,
      sealed_action: null,
      failure: null,
    })
    .execute();
  return id;
}
