import type { AdminOrderList } from '@tessera/shared/contract';
import { forAllTests } from '../../../../../test/for-all-tests';
import { LONG_SESSIONS } from '../../../../../test/harness';
import { signIn } from '../../../../../test/people';
import { fillOrders } from '../../testing/many-orders';
import { startOrdersShop } from '../../testing/orders-shop';
import { orderListRepository } from './order-list.repository';

const shop = forAllTests(() => startOrdersShop(LONG_SESSIONS));
jest.setTimeout(60_000);

it('among 25,000 orders all are told to be more than 10,000, and what is rarer is counted; both are paged', async () => {
  const { headers } = await signIn(shop, 'ADMIN');
  const list = async (query: Record<string, string | number | boolean>) =>
    (
      await shop.app.inject({ url: '/api/admin/orders', headers, query: query as Record<string, string> })
    ).json<AdminOrderList>();
  const numbers = async (query: Parameters<typeof list>[0]) => (await list(query)).items.map(({ number }) => number);
  const { db } = shop.infra;
  await fillOrders(db, 25_000);
  await db.executeQuery({ ...db.selectFrom('orders').selectAll().compile(), sql: 'analyze orders', parameters: [] });
  const count = jest.spyOn(orderListRepository, 'listFound');
  const all = await list({ page_size: 2 });
  expect(all).toMatchObject({ total: 10_000, total_is_exact: false });
  expect(count).not.toHaveBeenCalled();
  expect(all.items.map(({ number }) => number)).toEqual(['FILL-25000', 'FILL-24999']);
  expect(await numbers({ page_size: 2, after: all.next_cursor ?? '' })).toEqual(['FILL-24998', 'FILL-24997']);
  const open = await list({ status: 'open', page_size: 1 });
  expect([open.total, open.total_is_exact]).toEqual([500, true]);
  // Not every one of them alone is expected to be more than are counted.
  expect(await list({ status: 'completed', payment_status: 'paid' })).toMatchObject({
    total: 10_000,
    total_is_exact: false,
  });
  // Many of one country, in the order in which they were placed, from either end.
  const stretches = jest.spyOn(orderListRepository, 'listByStates');
  for (const [sort, ...expected] of [
    ['-placed_at', ['FILL-25000', 'FILL-24998'], ['FILL-24997', 'FILL-24995']],
    ['placed_at', ['FILL-1', 'FILL-2'], ['FILL-4', 'FILL-5']],
  ] as const) {
    const query = { country: 'US', is_held: false, sort, page_size: 2 };
    const first = await list(query);
    expect(first).toMatchObject({ total: 10_000, total_is_exact: false });
    const next = await numbers({ ...query, after: first.next_cursor ?? '' });
    expect([first.items.map(({ number }) => number), next]).toEqual(expected);
    expect(await numbers({ ...query, page: 2 })).toEqual(next);
  }
  expect(stretches).toHaveBeenCalledTimes(6);
  // Many of some days, however far from where the list begins; also those of them that carry a tag.
  const days = { placed_from: '2020-01-02', placed_to: '2020-01-09', page_size: 2 };
  expect(await list(days)).toMatchObject({
    total: 10_000,
    items: [{ number: 'FILL-12959' }, { number: 'FILL-12958' }],
  });
  expect(stretches).toHaveBeenCalledTimes(7);
  const tagged = await list({ ...days, tag: 'gift' });
  expect(tagged).toMatchObject({
    total: 1_645,
    total_is_exact: true,
    items: [{ number: 'FILL-12957' }, { number: 'FILL-12950' }],
  });
  // Many, which all lie far from where the list begins: 1 to 19,999 are the oldest.
  const oldest = await list({ search: 'fill-1', page_size: 1 });
  expect(oldest).toMatchObject({ total: 1_000, total_is_exact: false, items: [{ number: 'FILL-19999' }] });
  expect(await numbers({ search: 'fill-1', page_size: 1, after: oldest.next_cursor ?? '' })).toEqual(['FILL-19998']);
  count.mockRestore();
});
