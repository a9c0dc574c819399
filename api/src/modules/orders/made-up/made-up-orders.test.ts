import type { AdminOrderList } from '@tessera/shared/contract';
import { forAllTests } from '../../../../test/for-all-tests';
import { addGoods } from '../../../../test/goods';
import { startTestShop } from '../../../../test/harness';
import { signIn } from '../../../../test/people';
import { madeUpOrdersRepository } from './made-up-orders.repository';
import { seedOrders } from './made-up-orders.service';

const shop = forAllTests(startTestShop);
jest.setTimeout(60_000);

const numbers = async (): Promise<number[]> => {
  const rows = await shop.infra.db.selectFrom('orders').select('number').execute();
  return rows.map(({ number }) => Number(number.slice('FILL-'.length))).sort((a, b) => a - b);
};

describe('made-up orders', () => {
  it('go on where a call was cut off, and are each there once, with a line, a parcel and a timeline', async () => {
    const goods = await addGoods(shop);
    const write = madeUpOrdersRepository.write.bind(madeUpOrdersRepository);
    const cut = jest.spyOn(madeUpOrdersRepository, 'write').mockImplementation(async (trx, batch, customers) => {
      await write(trx, batch, customers);
      // All of the second batch is written, and not yet committed.
      if (batch.from > 1) throw new Error('The machine is gone');
    });
    await expect(seedOrders(shop.infra, { orders: 6_000 })).rejects.toThrow('The machine is gone');
    cut.mockRestore();
    expect(await numbers()).toHaveLength(5_000);
    const told: [number, number][] = [];
    expect(await seedOrders(shop.infra, { orders: 6_000, onProgress: (...come) => told.push(come) })).toBe(1_000);
    expect(told).toEqual([[6_000, 6_000]]);
    expect(await numbers()).toEqual(Array.from({ length: 6_000 }, (_, index) => index + 1));
    const { db } = shop.infra;
    const items = await db.selectFrom('order_items').select('variant_id').execute();
    expect(items).toHaveLength(6_000);
    expect(new Set(items.map(({ variant_id }) => variant_id))).toContain(goods.variant_id);
    expect(await db.selectFrom('shipments').select('id').execute()).toHaveLength(5_880);
    expect(await db.selectFrom('order_events').select('id').where('try_at', 'is not', null).execute()).toEqual([]);
    expect(await seedOrders(shop.infra, { orders: 6_000 })).toBe(0);
  });

  it('belong to customers who have some each, and cannot sign in', async () => {
    const { headers } = await signIn(shop, 'ADMIN');
    const customer = await shop.services.users.findByEmail('person7@example.com');
    const query = { customer_id: customer?.id ?? '' };
    const answer = await shop.app.inject({ url: '/api/admin/orders', headers, query });
    const { total, items } = answer.json<AdminOrderList>();
    expect(total).toBe(10);
    expect([...new Set(items.map(({ email }) => email))]).toEqual(['person7@example.com']);
    expect(customer?.password_hash).toBe('!');
  });

  it('are shown as any other', async () => {
    const { headers } = await signIn(shop, 'ADMIN');
    const answer = await shop.app.inject({ url: '/api/admin/orders/FILL-17', headers });
    expect(answer.json()).toMatchObject({ number: 'FILL-17', status: 'completed', items: [{ sku: 'MUG-17' }] });
  });
});
