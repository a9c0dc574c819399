import { startTestShop } from '../../../test/harness';
import type { TestShop } from '../../../test/harness';
import { addGoods } from '../../../test/goods';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const total = async () => (await shop.app.inject({ url: '/api/products' })).json<{ total: number }>().total;

it('while the change feed is lost, a new product is in the listings two seconds later', async () => {
  expect(await total()).toBe(0);
  await shop.infra.changes.stop();
  await addGoods(shop);
  shop.clock.advance(2_000);
  expect(await total()).toBe(1);
});
