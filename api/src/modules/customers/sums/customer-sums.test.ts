import fc from 'fast-check';
import type { AdminOrder, Order } from '@tessera/shared/contract';
import { sql } from 'kysely';
import { LONG_SESSIONS } from '../../../../test/harness';
import { forAllTests } from '../../../../test/for-all-tests';
import { signIn } from '../../../../test/people';
import { newId } from '../../../infra/basics/ids';
import { aBuyer, someGoods, startOrdersShop } from '../../orders/testing/orders-shop';
import type { Buyer } from '../../orders/testing/orders-shop';

const shop = forAllTests(() => startOrdersShop(LONG_SESSIONS), 120_000);
const staff = forAllTests(() => signIn(shop, 'ADMIN'));
jest.setTimeout(120_000);

/** Each history is some twenty requests. */
const numRuns = process.env['TESSERA_DRILL'] ? 200 : 2;

const aStep = fc.oneof(
  fc.record({ do: fc.constant('order' as const), pieces: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ do: fc.constantFrom('cancel' as const, 'sum' as const), which: fc.nat(3) }),
  fc.record({ do: fc.constant('refund' as const), which: fc.nat(3), amount: fc.integer({ min: 1, max: 4_000 }) }),
);
type Step = typeof aStep extends fc.Arbitrary<infer One> ? One : never;

const call = (url: string, payload: object) =>
  shop.app.inject({
    method: 'POST',
    url: `/api/admin/orders/${url}`,
    headers: { ...staff.headers, 'idempotency-key': newId() },
    payload,
  });

async function take(step: Step, buyer: Buyer, ids: string[]): Promise<void> {
  if (step.do === 'order') {
    await buyer.fill(await someGoods(shop, { stock: 10 }), step.pieces);
    ids.push((await buyer.order(newId())).json<{ order: Order }>().order.id);
    return;
  }
  if (step.do === 'sum') return shop.services.customerSums.sumAll();
  const id = ids[step.which % Math.max(1, ids.length)];
  if (id === undefined) return;
  // What cannot be done with it at that point is refused, and changes nothing.
  if (step.do === 'refund') await call(`${id}/refunds`, { amount: step.amount, reason: '', items: [] });
  else await call(`${id}/cancel`, { reason: '', restock: true });
}

const kept = (id: string) =>
  shop.infra.db
    .selectFrom('customers')
    .select(['orders_count', 'spent', 'last_order_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** The same from orders and what of their money has gone back, without a look at what is kept. */
async function reckoned(id: string) {
  const { rows } = await sql<{ orders_count: number; spent: number; last_order_at: Date | null }>`
    select (select count(*)::integer from orders where user_id = ${id} and status <> 'cancelled') as orders_count,
      (select coalesce(sum(total), 0)::bigint from orders where user_id = ${id} and status <> 'cancelled')
        - (select coalesce(sum(amount), 0)::bigint from order_refunds join orders on orders.id = order_refunds.order_id
          where user_id = ${id} and status <> 'cancelled' and state = 'done') as spent,
      (select placed_at from orders where user_id = ${id} and status <> 'cancelled'
        order by placed_at desc limit 1) as last_order_at`.execute(shop.infra.db);
  return rows[0];
}

it('whatever was ordered, given back and cancelled, sums are those of the orders', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(aStep, { minLength: 3, maxLength: 9 }), async (steps) => {
      const buyer = await aBuyer(shop);
      const ids: string[] = [];
      for (const step of [{ do: 'order', pieces: 2 } as const, ...steps]) await take(step, buyer, ids);
      await shop.services.customerSums.sumAll();
      expect(await kept(buyer.user_id)).toEqual(await reckoned(buyer.user_id));
    }),
    { numRuns },
  );
});

it('a part of an order’s money that goes back is taken off, and a cancelled order counts for nothing', async () => {
  const buyer = await aBuyer(shop);
  const ids: string[] = [];
  await take({ do: 'order', pieces: 2 }, buyer, ids);
  await shop.services.customerSums.sumAll();
  const { totals } = (
    await shop.app.inject({ url: `/api/admin/orders/${ids[0]}`, headers: staff.headers })
  ).json<AdminOrder>();
  expect(await kept(buyer.user_id)).toMatchObject({ orders_count: 1, spent: totals.total });
  await take({ do: 'refund', which: 0, amount: 100 }, buyer, ids);
  await shop.services.customerSums.sumAll();
  expect(await kept(buyer.user_id)).toMatchObject({ orders_count: 1, spent: totals.total - 100 });
  await take({ do: 'cancel', which: 0 }, buyer, ids);
  await shop.services.customerSums.sumAll();
  expect(await kept(buyer.user_id)).toEqual({ orders_count: 0, spent: 0, last_order_at: null });
});

it('are of the store’s currency, and written anew in another one', async () => {
  const buyer = await aBuyer(shop);
  await take({ do: 'order', pieces: 1 }, buyer, []);
  await shop.services.customerSums.sumAll();
  const { spent } = await kept(buyer.user_id);
  expect(spent).toBeGreaterThan(0);
  await sql`update customer_sums set currency = 'EUR'`.execute(shop.infra.db);
  await sql`update orders set currency = 'EUR' where user_id = ${buyer.user_id}`.execute(shop.infra.db);
  await shop.services.customerSums.sumAll();
  expect(await kept(buyer.user_id)).toMatchObject({ orders_count: 1, spent: 0 });
});

it('two who sum at once leave what one would', async () => {
  const buyer = await aBuyer(shop);
  const ids: string[] = [];
  for (let placed = 0; placed < 3; placed += 1) await take({ do: 'order', pieces: 1 }, buyer, ids);
  const { customerSums } = shop.services;
  await Promise.all([customerSums.sumAll(), customerSums.sumAnew(), customerSums.sumAll()]);
  expect(await kept(buyer.user_id)).toEqual(await reckoned(buyer.user_id));
});
