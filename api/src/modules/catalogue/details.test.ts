import type { Product, ProductCards, ProductList, Suggestions } from '@tessera/shared/contract';
import { forAllTests } from '../../../test/for-all-tests';
import { startDemoShop } from '../../../test/demo-shop';
import { eventually } from '../../../test/harness';

const shop = forAllTests(startDemoShop, 120_000);

const get = (url: string) => shop.app.inject({ url: `/api/${url}` });
const product = async (slug: string) => (await get(`products/${slug}`)).json<Product>();
const list = async (query: string) => (await get(`products?${query}`)).json<ProductList>();

/** What whoever writes products does: the rows, the listing columns, and a word to everybody who keeps answers. */
async function change(slug: string, write: (id: string) => Promise<unknown>): Promise<void> {
  const { id } = await product(slug);
  const { db, changes } = shop.infra;
  await write(id);
  await db.transaction().execute(async (trx) => {
    await shop.services.listingWriter.refreshPrices(trx, [id]);
    await changes.notify(trx, ['products', `product:${id}`]);
  });
}

describe('a product', () => {
  it('shows what is said of it and of its variants as a specification', async () => {
    const { attributes } = await product('ember-mug');
    expect(attributes.map(({ code, value, filterable }) => [code, value, filterable])).toEqual([
      ['colour', 'Charcoal, Oat, Sage, Terracotta', true],
      ['material', 'Stoneware', true],
      ['room', 'Kitchen', true],
      ['dimensions', '9 cm tall, 8 cm across', false],
      ['capacity', '350 ml', true],
      ['care', 'Dishwasher and microwave safe', false],
    ]);
    expect(attributes[0]).toMatchObject({ kind: 'swatch', values: [{}, { value: 'oat', colour: '#dccfb6' }, {}, {}] });
  });

  it('says where it was made, as far as that is known', async () => {
    expect((await product('ember-mug')).origin_country).toBe('PT');
    expect((await product('arch-vase')).origin_country).toBeNull();
  });

  it('lists its sizes smallest first, and parts them where a comma is part of one', async () => {
    const sizeOf = async (slug: string) => (await product(slug)).attributes.find(({ code }) => code === 'size')?.value;
    expect(await sizeOf('grove-rug')).toBe('S, 80 × 150 cm; M, 140 × 200 cm; L, 170 × 240 cm');
    expect(await sizeOf('field-linen-cushion')).toBe('40 × 40 cm, 50 × 50 cm, 60 × 60 cm');
  });

  it('tells the price of one piece of a set', async () => {
    const { unit_price, variants } = await product('pantry-tea-towels');
    const [first] = variants;
    const charged = first ? first.sale_price || first.regular_price : 0;
    expect(first?.unit_price).toEqual({ amount: Math.round(charged / 2), unit: 'item' });
    expect(unit_price?.unit).toBe('item');
    expect((await product('ember-mug')).unit_price).toBeNull();
  });

  it('says when it would arrive, unless nobody can buy it', async () => {
    const { delivery } = await product('ember-mug');
    if (delivery) expect(delivery.earliest_on <= delivery.latest_on).toBe(true);
    await change('ember-mug', (id) =>
      shop.infra.db.updateTable('variants').set({ stock: 0 }).where('product_id', '=', id).execute(),
    );
    await eventually(async () => (await product('ember-mug')).delivery === null);
  });

  it('tells the way down to it', async () => {
    const { db, changes } = shop.infra;
    const idOf = async (slug: string) =>
      (await db.selectFrom('categories').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id;
    const [decor, desk] = [await idOf('decor'), await idOf('desk')];
    const names = async () => (await product('folio-notebook')).breadcrumbs.map(({ name }) => name);
    expect(await names()).toEqual(['Desk']);
    await db.updateTable('categories').set({ parent_id: decor }).where('id', '=', desk).execute();
    await changes.notify(db, ['categories', `category:${desk}`]);
    await eventually(async () => (await names()).length === 2);
    expect(await names()).toEqual(['Decor', 'Desk']);
    await db.updateTable('categories').set({ name: 'Ornaments' }).where('id', '=', decor).execute();
    await changes.notify(db, ['categories', `category:${decor}`]);
    await eventually(async () => (await names())[0] === 'Ornaments');
  });

  it('is found at its old address after it was renamed, and not twice', async () => {
    const rename = (from: string, slug: string) =>
      change(from, (id) => shop.infra.db.updateTable('products').set({ slug }).where('id', '=', id).execute());
    await rename('halo-vase', 'ring-vase');
    await eventually(async () => (await product('halo-vase')).slug === 'ring-vase');
    await rename('ring-vase', 'halo-vase');
    await eventually(async () => (await product('ring-vase')).slug === 'halo-vase');
    expect((await product('halo-vase')).slug).toBe('halo-vase');
  });

  it('that was taken out of the shop is gone (410); one that was never there is not found (404)', async () => {
    await change('tide-basket', (id) =>
      shop.infra.db
        .updateTable('products')
        .set({ status: 'archived', published: false })
        .where('id', '=', id)
        .execute(),
    );
    await eventually(async () => (await get('products/tide-basket')).statusCode === 410);
    expect((await get('products/tide-basket')).json().code).toBe('catalogue.product_gone');
    expect((await get('products/never-there')).statusCode).toBe(404);
  });
});

describe('a change', () => {
  const tile = async (slug: string) =>
    (await list('category=lighting&page_size=100')).items.find((one) => one.slug === slug);

  it('of price is in lists, counts, suggestions and cards at once, whatever is kept in memory', async () => {
    const before = await tile('bell-pendant');
    expect(before?.regular_price).not.toBe(123);
    await change('bell-pendant', (id) =>
      shop.infra.db
        .updateTable('variants')
        .set({ regular_price: 123, sale_price: 0 })
        .where('product_id', '=', id)
        .execute(),
    );
    await eventually(async () => (await tile('bell-pendant'))?.regular_price === 123);
    expect((await list('max_price=123')).items.map(({ slug }) => slug)).toEqual(['bell-pendant']);
    expect((await list('')).facets.price?.min).toBe(123);
    const suggested = (await get('products/suggest?q=bell')).json<Suggestions>();
    expect(suggested.products[0]?.regular_price).toBe(123);
    const cards = (await get(`products/cards?ids=${before?.id}`)).json<ProductCards>();
    expect(cards.items[0]?.regular_price).toBe(123);
  });

  it('of stock moves the product between the filters', async () => {
    const sold = async () => (await list('category=lighting&in_stock=true&page_size=100')).total;
    const before = await sold();
    await change('bell-pendant', (id) =>
      shop.infra.db.updateTable('variants').set({ stock: 0 }).where('product_id', '=', id).execute(),
    );
    await eventually(async () => (await sold()) === before - 1);
    expect((await tile('bell-pendant'))?.stock_state).toBe('out');
  });

  it('of publication takes the product out of lists, counts and search', async () => {
    const { total } = await list('category=lighting');
    await change('bell-pendant', (id) =>
      shop.infra.db.updateTable('products').set({ published: false, status: 'draft' }).where('id', '=', id).execute(),
    );
    await eventually(async () => (await list('category=lighting')).total === total - 1);
    expect((await list('search=bell+pendant')).items.map(({ slug }) => slug)).not.toContain('bell-pendant');
  });
});

describe('GET products/cards', () => {
  it('answers in the order asked for, leaving out what is not for sale or no id', async () => {
    const { items } = await list('page_size=3');
    const ids = items.map(({ id }) => id).reverse();
    const asked = [ids[0], 'no-id', '01980000-0000-7000-8000-000000000000', ...ids.slice(1)].join(',');
    const cards = (await get(`products/cards?ids=${asked}`)).json<ProductCards>();
    expect(cards.items.map(({ id }) => id)).toEqual(ids);
    expect((await get('products/cards')).statusCode).toBe(422);
  });
});
