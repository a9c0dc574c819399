import { forAllTests } from '../../../../test/for-all-tests';
import { addGoods } from '../../../../test/goods';
import { startTestShop } from '../../../../test/harness';
import { playChanges } from '../../../../test/played-changes';
import { withTransaction } from '../../../infra/database/transaction';
import { createProductIndex } from './product-index.service';

const shop = forAllTests(startTestShop);

/** Waits until this process has heard of everything that was said before. */
async function heard(tags: string[]): Promise<void> {
  const { db, changes } = shop.infra;
  const told = new Promise<void>((resolve) => {
    const stop = changes.onChange((said) => {
      if (!said.includes(tags.at(-1) ?? '')) return;
      stop();
      resolve();
    });
  });
  await withTransaction(db, (trx) => changes.notify(trx, tags));
  await told;
}

describe('whoever asks for the index of products after a change', () => {
  const lengthSeen = async () => (await shop.services.productIndex.current()).columns.length;

  it.each<[string, (id: string) => string[]]>([
    ['one product', (id) => ['products', `product:${id}`]],
    ['everything', (id) => ['products', 'attributes', `product:${id}`]],
  ])('waits until it is in, also while somebody else is having it read: %s', async (_what, tagsOf) => {
    const before = await lengthSeen();
    const { product_id } = await addGoods(shop, { stock: 3 });
    await heard(tagsOf(product_id));
    const seen = await Promise.all([lengthSeen(), lengthSeen(), Promise.resolve().then(lengthSeen)]);
    expect(seen).toEqual([before + 1, before + 1, before + 1]);
  });

  it('is answered although changes never end', async () => {
    const { changes, change } = playChanges();
    const index = createProductIndex({ ...shop.infra, changes });
    const { product_id } = await addGoods(shop);
    await index.current();
    let on = true;
    const storm = (): void => {
      change('products', `product:${product_id}`);
      if (on) setImmediate(storm);
    };
    storm();
    for (let turn = 0; turn < 20; turn += 1) await Promise.all([index.current(), index.current()]);
    on = false;
  }, 5_000);
});
