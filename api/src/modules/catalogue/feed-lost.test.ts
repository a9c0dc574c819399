import { forAllTests } from '../../../test/for-all-tests';
import { startTestShop } from '../../../test/harness';
import { addGoods } from '../../../test/goods';

const shop = forAllTests(startTestShop);

const total = async () => (await shop.app.inject({ url: '/api/products' })).json<{ total: number }>().total;

it('while the change feed is lost, a new product is in the listings two seconds later', async () => {
  expect(await total()).toBe(0);
  await shop.infra.changes.stop();
  await addGoods(shop);
  shop.clock.advance(2_000);
  expect(await total()).toBe(1);
});
