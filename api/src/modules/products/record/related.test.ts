import type { ProductRecord, ProductVersion, RelatedProducts } from '@tessera/shared/contract';
import { forAllTests } from '../../../../test/for-all-tests';
import { eventually, startTestShop } from '../../../../test/harness';
import { newId } from '../../../infra/basics/ids';
import { aProductDesk } from '../testing/product-desk';

const shop = forAllTests(() => startTestShop({ config: { access_token_seconds: 36_000 } }));
const desk = forAllTests(() => aProductDesk(shop));
jest.setTimeout(60_000);

let category_id: string;
beforeAll(async () => {
  category_id = newId();
  const stamps = { created_at: shop.clock.now(), last_modified_at: shop.clock.now() };
  const row = { id: category_id, name: 'Cups', slug: 'cups', parent_id: null, image_id: null, ...stamps };
  await shop.infra.db.insertInto('categories').values(row).execute();
});

async function onSale(name: string): Promise<ProductRecord> {
  const made = await desk.stock(await desk.make(name));
  return desk.edit(made, { status: 'active', category_id });
}
const shownBeside = async ({ id }: ProductRecord) => {
  const { items, chosen = 0 } = (await shop.app.inject({ url: `/api/products/${id}/related` })).json<RelatedProducts>();
  return {
    chosen: items.slice(0, chosen).map(({ name }) => name),
    others: items.slice(chosen).map(({ name }) => name),
  };
};

/** The shop's answer follows the change feed. */
const comesToShow = async (one: ProductRecord, chosen: string[], others: string[]): Promise<void> => {
  const wanted = JSON.stringify({ chosen, others });
  await eventually(async () => JSON.stringify(await shownBeside(one)) === wanted);
};

test('goods that staff choose stand before those that the shop finds, in their order, while they are in the shop', async () => {
  const mug = await onSale('Mug');
  const [bowl, vase, tray] = [await onSale('Bowl'), await onSale('Vase'), await onSale('Tray')];
  const found = await shownBeside(mug);
  expect(found.chosen).toEqual([]);
  expect(found.others.toSorted()).toEqual(['Bowl', 'Tray', 'Vase']);
  const edited = await desk.edit(mug, { related: [vase.id, mug.id, bowl.id, vase.id, newId()] });
  expect(edited.related).toEqual([vase.id, bowl.id]);
  expect(edited.related_products).toMatchObject([
    { name: 'Vase', slug: 'vase', is_shown: true },
    { name: 'Bowl', is_shown: true },
  ]);
  await comesToShow(mug, ['Vase', 'Bowl'], ['Tray']);
  const [entry] = (await desk.audited(mug.id)).slice(-1);
  expect([entry?.before, entry?.after]).toEqual([{ related: [] }, { related: ['Vase', 'Bowl'] }]);
  // One that leaves the shop is left out, and comes back with it.
  const gone = await desk.edit(vase, { status: 'draft' });
  await comesToShow(mug, ['Bowl'], ['Tray']);
  expect((await desk.show(mug.id)).related_products[0]).toMatchObject({ name: 'Vase', is_shown: false });
  await desk.edit(gone, { status: 'active' });
  await comesToShow(mug, ['Vase', 'Bowl'], ['Tray']);
  // One that is deleted is gone from the list.
  await desk.call('DELETE', `/${tray.id}?version=${tray.version}`);
  expect((await desk.edit(edited, { related: [tray.id, bowl.id] })).related).toEqual([bowl.id]);
  const { record } = (await desk.call('GET', `/${mug.id}/versions/${edited.version}`)).json<ProductVersion>();
  expect(record.related).toEqual([vase.id, bowl.id]);
});

test('at most twelve are chosen', async () => {
  const pot = await desk.make('Pot');
  const many = Array.from({ length: 13 }, () => newId());
  const answer = await desk.call('PATCH', `/${pot.id}`, { version: pot.version, related: many });
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual(['related']);
});
