import type { AdminCategory, Category, ProductList } from '@tessera/shared/contract';
import { actionsOn } from '../../../test/audit/audit-log';
import { addGoods } from '../../../test/goods';
import { eventually } from '../../../test/harness';
import { newId } from '../../infra/basics/ids';
import { categoryDesk } from './testing/category-desk';

const { shop, call, find, make, edit } = categoryDesk();

async function collect(rule: object, more: object = {}): Promise<AdminCategory> {
  const category = await make();
  expect((await edit(category, { rule, ...more })).statusCode).toBe(200);
  return find(category.name);
}

interface Told {
  tags?: string[];
  min_price?: number;
  on_sale?: boolean;
  created_at?: Date;
  name?: string;
}

/** A published product, told to the shop as every write tells it. */
async function goods(told: Told): Promise<string> {
  const { product_id } = await addGoods(shop);
  await tell(product_id, told);
  return product_id;
}

async function tell(product_id: string, told: Told): Promise<void> {
  const { db, changes } = shop.infra;
  await db.updateTable('products').set(told).where('id', '=', product_id).execute();
  await changes.notify(db, ['products', `product:${product_id}`]);
}

async function list(slug: string, more = ''): Promise<ProductList> {
  return (await shop.app.inject({ url: `/api/products?category=${slug}${more}` })).json<ProductList>();
}
const idsIn = async (slug: string, more = ''): Promise<string[]> =>
  ((await list(slug, more)).items ?? []).map(({ id }) => id);
const shows = (slug: string, ids: string[]) =>
  eventually(async () => JSON.stringify((await idsIn(slug)).toSorted()) === JSON.stringify(ids.toSorted()));

it('holds what has one of its tags, and follows when a product gets or loses it', async () => {
  const [gift, spring] = [`gift ${newId()}`, `spring ${newId()}`];
  const [one, two, other] = [
    await goods({ tags: [gift, 'x'] }),
    await goods({ tags: [spring] }),
    await goods({ tags: [] }),
  ];
  const collection = await collect({ tags: [gift, ` ${spring} `, ''] });
  expect(collection.rule).toEqual({ tags: [gift, spring] });
  await shows(collection.slug, [one, two]);
  await tell(other, { tags: [gift] });
  await tell(one, { tags: ['x'] });
  await shows(collection.slug, [two, other]);
});

it('holds what fits every condition: price, sale, how new it is', async () => {
  const tag = `set ${newId()}`;
  const fits = { tags: [tag], min_price: 2_000, on_sale: true };
  const wanted = await goods(fits);
  await goods({ ...fits, min_price: 2_001 });
  await goods({ ...fits, on_sale: false });
  await goods({ ...fits, created_at: new Date(Date.now() - 40 * 86_400_000) });
  const rule = { tags: [tag], min_price: 1_000, max_price: 2_000, on_sale: true, new_days: 30 };
  const collection = await collect(rule);
  await shows(collection.slug, [wanted]);
  expect(await find(collection.name)).toMatchObject({ product_count: 1, rule });
});

it('holds what an attribute says, and nothing where there is no such value', async () => {
  const { db, changes } = shop.infra;
  const code = `wood-${newId()}`.slice(0, 40);
  const row = { code, name: code, kind: 'text' as const, filterable: true, position: 1 };
  const { id: attribute_id } = await db.insertInto('attributes').values(row).returning('id').executeTakeFirstOrThrow();
  const oak = { attribute_id, value: 'oak', label: 'Oak', position: 1 };
  const { id } = await db.insertInto('attribute_values').values(oak).returning('id').executeTakeFirstOrThrow();
  const product_id = await goods({ tags: [] });
  await db
    .updateTable('products')
    .set({ facet_ids: [id] })
    .where('id', '=', product_id)
    .execute();
  await changes.notify(db, ['attributes', 'products', `product:${product_id}`]);
  const oaken = await collect({ attributes: { [code]: ['oak'] } });
  await shows(oaken.slug, [product_id]);
  const none = await collect({ attributes: { [code]: ['elm'] } });
  await eventually(async () => (await list(none.slug)).total === 0);
});

it('is narrowed, searched, ordered and turned page by page as every category is', async () => {
  const tag = `wide ${newId()}`;
  const told = { tags: [tag] };
  const [c, a, b] = [
    await goods({ ...told, name: 'Cedar box', min_price: 300 }),
    await goods({ ...told, name: 'Ash box', min_price: 100 }),
    await goods({ ...told, name: 'Birch box', min_price: 200 }),
  ];
  const { slug } = await collect({ tags: [tag] }, { sort: 'price' });
  await shows(slug, [a, b, c]);
  expect(await idsIn(slug)).toEqual([a, b, c]);
  expect(await idsIn(slug, '&sort=name')).toEqual([a, b, c]);
  expect(await idsIn(slug, '&sort=-price')).toEqual([c, b, a]);
  expect(await idsIn(slug, '&min_price=150&sort=price')).toEqual([b, c]);
  const first = await list(slug, '&page_size=2');
  expect([first.total, first.items.length]).toEqual([3, 2]);
  expect(await idsIn(slug, `&page_size=2&cursor=${first.next_cursor}`)).toEqual([c]);
});

it('is one of the shop’s categories, with the number of what it holds', async () => {
  const tag = `told ${newId()}`;
  await goods({ tags: [tag] });
  const { id } = await collect({ tags: [tag] });
  const shown = async (): Promise<Category | undefined> =>
    (await shop.app.inject({ url: '/api/products/categories' })).json<Category[]>().find((one) => one.id === id);
  await eventually(async () => (await shown())?.is_collection === true);
  expect(await shown()).toMatchObject({ product_count: 1 });
  expect(await actionsOn(shop, id)).toEqual(['categories.create', 'categories.update']);
});

it.each([
  ['nothing', {}],
  ['nothing but blanks', { tags: [' '], attributes: { wood: [] }, on_sale: false }],
  ['a range from above', { min_price: 200, max_price: 100 }],
])('a rule that says %s is refused', async (_what, rule) => {
  const answer = await edit(await make(), { rule });
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['rule']]);
});

it('is made of an empty category alone, and nothing is put into it', async () => {
  const parent = await make();
  const child = await make(parent.id);
  expect((await edit(parent, { rule: { on_sale: true } })).json().message).toMatch(/^Other categories are below/);
  const product = await goods({ tags: [] });
  await shop.infra.db.updateTable('products').set({ category_id: child.id }).where('id', '=', product).execute();
  expect((await edit(child, { rule: { on_sale: true } })).json().message).toMatch(/^Products are in this category/);
  const collection = await collect({ on_sale: true });
  const below = await call('POST', '', { name: 'X', parent_id: collection.id });
  const moved = await call('POST', `/${child.id}/move`, { version: 1, parent_id: collection.id, position: 0 });
  const merged = await call('POST', `/${child.id}/merge`, { version: 1, into: collection.id });
  for (const answer of [below, moved, merged]) {
    expect(answer.json().message).toMatch(/^This one is a collection/);
  }
  // and back again
  expect((await edit(collection, { rule: null })).statusCode).toBe(200);
  expect((await find(collection.name)).rule).toBeNull();
});
