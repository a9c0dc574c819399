import type { StaffCounts } from '@tessera/shared/contract';
import { sql } from 'kysely';
import { forAllTests } from '../../../../test/for-all-tests';
import { appoint, signIn } from '../../../../test/people';
import { copyOrder } from '../../orders/testing/order-copies';
import { aBuyer, someGoods, startOrdersShop } from '../../orders/testing/orders-shop';

const shop = forAllTests(startOrdersShop);
jest.setTimeout(60_000);

it('says how much waits, to each of what they may do something about, and counts no further than 100', async () => {
  const buyer = await aBuyer(shop);
  await buyer.fill(await someGoods(shop));
  await buyer.order('the-first');
  await sql`update orders set status = 'open', fulfilment_status = 'unfulfilled'`.execute(shop.infra.db);
  const counts = async (headers: Record<string, string>) =>
    (await shop.app.inject({ url: '/api/admin/counts', headers })).json<StaffCounts>();
  const owner = await signIn(shop, 'ADMIN');
  const credit = await signIn(shop, 'ADMIN');
  await appoint(shop, credit.user_id, 'credit');
  expect(await counts(owner.headers)).toEqual({
    orders_to_ship: 1,
    returns_to_decide: 0,
    reviews_waiting: 0,
    inquiries_new: 0,
    applications_waiting: 0,
    agreements_waiting: 0,
  });
  expect(await counts(credit.headers)).toEqual({ applications_waiting: 0, agreements_waiting: 0 });
  const { id: order_id } = await shop.infra.db.selectFrom('orders').select('id').executeTakeFirstOrThrow();
  await copyOrder(shop.infra.db, { order_id, count: 120 });
  shop.clock.advance(1001);
  expect((await counts(owner.headers)).orders_to_ship).toBe(100);
});
