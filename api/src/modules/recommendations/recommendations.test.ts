import { forAllTests } from '../../../test/for-all-tests';
import { addOrder } from '../../../test/sales/engagement';
import { addGoods } from '../../../test/goods';
import type { Goods } from '../../../test/goods';
import { startTestShop } from '../../../test/harness';
import { newId } from '../../infra/basics/ids';

const shop = forAllTests(startTestShop);

const read = async (slug: string, what: string) => {
  const answer = await shop.app.inject({ url: `/api/products/${slug}/${what}` });
  const items: { id: string }[] = answer.json().items ?? [];
  return { status: answer.statusCode, ids: items.map(({ id }) => id) };
};
const archive = ({ product_id }: Goods) =>
  shop.infra.db
    .updateTable('products')
    .set({ published: false, status: 'archived' })
    .where('id', '=', product_id)
    .execute();

describe('bought together', () => {
  it('names what stands in orders with a product, most often first; cancelled ones do not count', async () => {
    const [mug, plate, bowl, vase] = [
      await addGoods(shop),
      await addGoods(shop),
      await addGoods(shop),
      await addGoods(shop),
    ];
    await addOrder(shop, null, [mug, plate]);
    await addOrder(shop, null, [mug, bowl]);
    await addOrder(shop, null, [plate, mug, bowl, bowl]);
    await addOrder(shop, null, [mug, bowl]);
    await addOrder(shop, null, [mug, vase], { status: 'cancelled' });
    expect(await read(mug.slug, 'bought-together')).toEqual({ status: 200, ids: [bowl.product_id, plate.product_id] });
    expect(await read(vase.slug, 'bought-together')).toEqual({ status: 200, ids: [] });
    expect((await read('no-such-thing', 'bought-together')).status).toBe(404);
  });

  it('leaves out what has left the shop', async () => {
    const [mug, plate] = [await addGoods(shop), await addGoods(shop)];
    await addOrder(shop, null, [mug, plate]);
    await archive(plate);
    expect((await read(mug.slug, 'bought-together')).ids).toEqual([]);
  });
});

describe('a product that is gone', () => {
  it('answers 410 by id, slug and former slug, and names best sellers of its category instead', async () => {
    const now = shop.clock.now();
    const category = { id: newId(), name: 'Cups', slug: `cups-${newId()}`, parent_id: null, image_id: null };
    await shop.infra.db
      .insertInto('categories')
      .values({ ...category, created_at: now, last_modified_at: now })
      .execute();
    const [gone, good, better, elsewhere] = [
      await addGoods(shop),
      await addGoods(shop),
      await addGoods(shop),
      await addGoods(shop),
    ];
    for (const [{ product_id }, units_sold] of [
      [gone, 9],
      [good, 5],
      [better, 7],
    ] as const) {
      const values = { category_id: category.id, units_sold };
      await shop.infra.db.updateTable('products').set(values).where('id', '=', product_id).execute();
    }
    const former = { slug: `old-${newId()}`, product_id: gone.product_id, created_at: now };
    await shop.infra.db.insertInto('product_redirects').values(former).execute();
    await archive(gone);
    for (const address of [gone.slug, gone.product_id, former.slug]) {
      const answer = await shop.app.inject({ url: `/api/products/${address}` });
      expect([answer.statusCode, answer.json().code]).toEqual([410, 'catalogue.product_gone']);
      expect((await read(address, 'alternatives')).ids).toEqual([better.product_id, good.product_id]);
    }
    expect((await read(elsewhere.slug, 'alternatives')).status).toBe(404);
  });

  it('a draft has never been here: 404', async () => {
    const draft = await addGoods(shop, { published: false });
    expect((await shop.app.inject({ url: `/api/products/${draft.slug}` })).statusCode).toBe(404);
    expect((await read(draft.slug, 'alternatives')).status).toBe(404);
  });
});
