import sharp from 'sharp';
import type {
  AdminCategory,
  AdminCategoryList,
  Category,
  CategoryPicks,
  Product,
  ProductList,
} from '@tessera/shared/contract';
import { actionsOn } from '../../../test/audit/audit-log';
import { addGoods } from '../../../test/goods';
import { eventually, heard } from '../../../test/harness';
import { appoint, signIn } from '../../../test/people';
import { newId } from '../../infra/basics/ids';
import { categoryDesk } from './testing/category-desk';

const { shop, admin, call, find, make, edit } = categoryDesk();
const visit = (url: string) => shop.app.inject({ url: `/api/${url}` });

const move = ({ id, version }: AdminCategory, parent_id: string | null, position: number) =>
  call('POST', `/${id}/move`, { version, parent_id, position });
const merge = ({ id, version }: AdminCategory, into: string) => call('POST', `/${id}/merge`, { version, into });
const remove = ({ id, version }: AdminCategory) => call('DELETE', `/${id}?version=${version}`);

/** A published product in a category. */
async function goodsIn(category: AdminCategory): Promise<string> {
  const { product_id } = await addGoods(shop);
  const { db } = shop.infra;
  await db.updateTable('products').set({ category_id: category.id }).where('id', '=', product_id).execute();
  await shop.infra.changes.notify(db, ['products', `product:${product_id}`]);
  return product_id;
}
const idsIn = async (slug: string): Promise<string[]> => {
  const answer = await visit(`products?category=${slug}`);
  return (answer.json().items ?? []).map(({ id }: { id: string }) => id);
};
/** Names of those below a parent, in the shop's order. */
const namesBelow = async (parent_id: string): Promise<string[]> =>
  (await visit('products/categories'))
    .json<Category[]>()
    .filter((one) => one.parent_id === parent_id)
    .map(({ name }) => name);

it('a new one has a free address, stands behind the others, and the shop shows it', async () => {
  const parent = await make();
  const name = `Bowls ${newId()}`;
  for (const _ of [1, 2]) await call('POST', '', { name, parent_id: parent.id });
  const { items } = (await call('GET')).json<AdminCategoryList>();
  const made = items.filter((one) => one.parent_id === parent.id);
  expect(made.map(({ slug }) => slug)).toEqual([made[0]?.slug, `${made[0]?.slug}-2`]);
  await eventually(async () => (await namesBelow(parent.id)).length === 2);
});

it('is written by those who write products, and says what is wrong', async () => {
  const other = await signIn(shop);
  expect((await call('GET', '', undefined, other)).statusCode).toBe(403);
  await appoint(shop, other.user_id, 'support');
  expect((await call('POST', '', { name: 'X' }, other)).statusCode).toBe(403);
  expect((await call('POST', '', { name: ' ' })).statusCode).toBe(422);
  expect((await call('POST', '', { name: 'X', parent_id: newId() })).statusCode).toBe(404);
  expect((await call('PATCH', '/nonsense', { version: 1 })).statusCode).toBe(404);
});

it('a new address is shown at once, and every former one leads to it', async () => {
  let category = await make();
  const product = await goodsIn(category);
  const first = category.slug;
  const second = `teacups-${newId()}`;
  await edit(category, { slug: second, name: `Tea ${first}` });
  category = await find(`Tea ${first}`);
  expect(category).toMatchObject({ slug: second, former_slugs: [first], version: 2 });
  await eventually(async () => (await idsIn(second)).includes(product));
  expect(await idsIn(first)).toEqual([product]);
  const shown = (await visit('products/categories')).json<Category[]>().find(({ id }) => id === category.id);
  expect(shown).toMatchObject({ slug: second, former_slugs: [first] });
  // back again: the first is an address of its own once more
  await edit(category, { slug: first });
  expect(await find(`Tea ${first}`)).toMatchObject({ slug: first, former_slugs: [second] });
});

it.each(['all', '?!'])('%j is no address', async (slug) => {
  expect((await edit(await make(), { slug })).json().errors).toHaveProperty('slug');
});

it('its texts are told in the language asked for, and those of search engines only beside their own', async () => {
  const category = await make();
  const product = await goodsIn(category);
  const german = { name: 'Tassen', description: ' ', seo_title: '', seo_description: '' };
  const texts = { description: 'Cups', seo_title: ' Cups by hand ', words: { de: german } };
  expect((await edit(category, texts)).statusCode).toBe(200);
  expect(await find(category.name)).toMatchObject({ seo_title: 'Cups by hand', words: { de: { name: 'Tassen' } } });
  const shown = async (language: string) => {
    const headers = { 'accept-language': language };
    const all = (await shop.app.inject({ url: '/api/products/categories', headers })).json<Category[]>();
    const { breadcrumbs } = (await shop.app.inject({ url: `/api/products/${product}`, headers })).json<Product>();
    const { name, description, seo_title } = all.find(({ id }) => id === category.id) ?? {};
    return [name, description, seo_title, breadcrumbs.at(-1)?.name];
  };
  await eventually(async () => (await shown('de'))[0] === 'Tassen');
  expect(await shown('de')).toEqual(['Tassen', 'Cups', undefined, 'Tassen']);
  expect(await shown('en')).toEqual([category.name, 'Cups', 'Cups by hand', category.name]);
});

it('its goods stand in its own order until somebody asks for another one, page by page', async () => {
  const category = await make();
  for (const price of [300, 100, 200]) {
    const product_id = await goodsIn(category);
    await shop.infra.db.updateTable('products').set({ min_price: price }).where('id', '=', product_id).execute();
    await shop.infra.changes.notify(shop.infra.db, ['products', `product:${product_id}`]);
  }
  await heard(shop);
  const [newest = '', second = '', third = ''] = await idsIn(category.slug);
  expect((await edit(category, { sort: 'price' })).statusCode).toBe(200);
  await eventually(async () => (await idsIn(category.slug))[0] === second);
  expect(await idsIn(category.slug)).toEqual([second, newest, third]);
  expect(await idsIn(`${category.slug}&sort=newest`)).toEqual([newest, second, third]);
  const first = (await visit(`products?category=${category.slug}&page_size=1`)).json();
  expect(first.usual_sort).toBe('price');
  const next = await visit(`products?category=${category.slug}&page_size=1&cursor=${first.next_cursor}`);
  expect(next.json().items[0].id).toBe(newest);
});

it('is sorted by hand: what is put first stands first, page by page and under filters, the others follow', async () => {
  const category = await make();
  const [a, b, c, d] = [
    await goodsIn(category),
    await goodsIn(category),
    await goodsIn(category),
    await goodsIn(category),
  ];
  const elsewhere = await goodsIn(await make());
  await eventually(async () => (await idsIn(category.slug)).length === 4);
  const arrange = (product_ids: string[], { version } = category) =>
    call('PUT', `/${category.id}/picks`, { version, product_ids });
  const arranged = await arrange([b, elsewhere, a, newId()]);
  expect(arranged.json<CategoryPicks>()).toMatchObject({
    category: { sort: 'featured' },
    version: 2,
    items: [
      { id: b, is_shown: true },
      { id: elsewhere, is_shown: false },
      { id: a, is_shown: true },
    ],
  });
  const since = Date.now();
  await eventually(async () => (await idsIn(category.slug))[0] === b);
  expect(Date.now() - since).toBeLessThan(2_000);
  await heard(shop);
  expect(await idsIn(category.slug)).toEqual([b, a, d, c]);
  expect(await idsIn(`${category.slug}&sort=newest`)).toEqual([d, c, b, a]);
  expect(await idsIn(`${category.slug}&max_price=2000000000&page_size=2&page=2`)).toEqual([d, c]);
  const walked: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const address = `products?category=${category.slug}&page_size=1${cursor && `&cursor=${cursor}`}`;
    const page: ProductList = (await visit(address)).json();
    walked.push(...page.items.map(({ id }) => id));
    cursor = page.next_cursor;
  }
  expect(walked).toEqual([b, a, d, c]);
  expect((await arrange([a])).json().code).toBe('categories.stale');
  expect((await arrange([], await find(category.name))).json().category.sort).toBeNull();
  await eventually(async () => (await idsIn(category.slug))[0] === d);
  expect(await actionsOn(shop, category.id)).toEqual(['categories.create', 'categories.arrange', 'categories.arrange']);
});

it('a picture is drawn anew, shown by the shop, and taken off again', async () => {
  const category = await make();
  const put = (content: Buffer) => {
    const mark = 'tessera-boundary';
    const head = `--${mark}\r\nContent-Disposition: form-data; name="picture"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`;
    const payload = Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${mark}--\r\n`)]);
    const headers = { ...admin.headers, 'content-type': `multipart/form-data; boundary=${mark}` };
    return shop.app.inject({ method: 'PUT', url: `/api/admin/categories/${category.id}/picture`, headers, payload });
  };
  const background = { r: 90, g: 90, b: 40 };
  const drawn = await sharp({ create: { width: 80, height: 60, channels: 3, background } })
    .png()
    .toBuffer();
  expect((await put(drawn)).statusCode).toBe(200);
  expect((await find(category.name)).image).toMatchObject({ width: 80, height: 60, alt: category.name });
  expect((await put(Buffer.from('no picture'))).json().code).toBe('uploads.not_a_picture');
  expect((await call('DELETE', `/${category.id}/picture`)).statusCode).toBe(200);
  expect(await find(category.name)).toMatchObject({ image: null, version: 3 });
}, 60_000);

it('another one’s address is refused', async () => {
  const other = await make();
  const answer = await edit(await make(), { slug: other.slug });
  expect(answer.json().errors).toEqual({ slug: ['Another category has this address.'] });
});

it('of two who saw the same, the slower is told what is there now', async () => {
  const category = await make();
  const answers = await Promise.all([edit(category, { description: 'One' }), edit(category, { description: 'Two' })]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const lost = answers.find(({ statusCode }) => statusCode === 409)?.json();
  expect(lost).toMatchObject({
    code: 'categories.stale',
    current: { version: 2, description: (await find(category.name)).description },
  });
});

it('goes up and down, below another, but never below itself nor too deep', async () => {
  const parent = await make();
  const [a, b, c] = [await make(parent.id), await make(parent.id), await make(parent.id)];
  await move(c, parent.id, 0);
  await eventually(async () => (await namesBelow(parent.id))[0] === c.name);
  expect(await namesBelow(parent.id)).toEqual([c.name, a.name, b.name]);
  expect((await move(b, a.id, 5)).statusCode).toBe(200);
  await eventually(async () => (await namesBelow(a.id))[0] === b.name);
  expect((await move(parent, (await find(b.name)).id, 0)).json()).toMatchObject({
    code: 'categories.not_possible',
    message: 'A category cannot go into itself or into one below it.',
  });
  let deepest = await find(b.name);
  for (let level = 4; level <= 6; level += 1) deepest = await make(deepest.id);
  expect((await call('POST', '', { name: 'Seventh', parent_id: deepest.id })).statusCode).toBe(409);
  expect((await move(await find(c.name), deepest.id, 0)).json().message).toBe('Categories have at most 6 levels.');
});

it('a merge moves products and sub-categories, leads its addresses there, and is in the audit log', async () => {
  const [from, into] = [await make(), await make()];
  const child = await make(from.id);
  const product = await goodsIn(from);
  expect((await merge(from, into.id)).statusCode).toBe(200);
  await eventually(async () => (await idsIn(into.slug)).includes(product));
  expect(await idsIn(from.slug)).toEqual([product]);
  expect(await find(child.name)).toMatchObject({ parent_id: into.id });
  expect(await find(into.name)).toMatchObject({ former_slugs: [from.slug], product_count: 1 });
  await expect(find(from.name)).rejects.toThrow('no category');
  expect(await actionsOn(shop, from.id)).toEqual(['categories.create', 'categories.merge']);
  const itself = await find(into.name);
  expect((await merge(itself, child.id)).statusCode).toBe(409);
});

it('is deleted only when nothing is in it, and says why not', async () => {
  const parent = await make();
  const child = await make(parent.id);
  const why = async (one: AdminCategory): Promise<string> => (await remove(one)).json().message;
  expect(await why(parent)).toMatch(/^Other categories are below this one/);
  const product = await goodsIn(child);
  expect(await why(child)).toMatch(/^Products are in this category/);
  await shop.infra.db.updateTable('products').set({ category_id: null }).where('id', '=', product).execute();
  const rate = { id: newId(), country: 'DE', category_id: child.id, names: '{}', rate: 7_000 };
  await shop.infra.db
    .insertInto('tax_rates')
    .values({ ...rate, last_modified_at: new Date() })
    .execute();
  expect(await why(child)).toMatch(/^A tax rate is for this category/);
  await shop.infra.db.deleteFrom('tax_rates').where('id', '=', rate.id).execute();
  expect((await remove(child)).statusCode).toBe(200);
  expect((await remove(parent)).statusCode).toBe(200);
  await eventually(async () => (await visit(`products?category=${parent.slug}`)).statusCode === 404);
});
