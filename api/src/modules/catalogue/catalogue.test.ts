import { brotliDecompressSync } from 'node:zlib';
import type { Category, Product, ProductList, Suggestions } from '@tessera/shared/contract';
import { forAllTests } from '../../../test/for-all-tests';
import { startDemoShop } from '../../../test/demo-shop';
import { eventually } from '../../../test/harness';
import { makeVariantSale } from './testing/sale';

const shop = forAllTests(startDemoShop, 120_000);

const get = (url: string, headers = {}) => shop.app.inject({ url: `/api/${url}`, headers });
const list = async (query = '') => (await get(`products?${query}`)).json<ProductList>();
const names = async (query: string) => (await list(query)).items.map(({ name }) => name);

describe('GET products', () => {
  it('lists what is published, newest first, in pages that do not overlap', async () => {
    const first = await list('page_size=30');
    const second = await list('page_size=30&page=2');
    expect([first.total, first.total_is_estimate, first.items.length, second.items.length]).toEqual([
      41,
      false,
      30,
      11,
    ]);
    const all = [...first.items, ...second.items];
    expect(new Set(all.map(({ id }) => id)).size).toBe(41);
    const dates = all.map(({ created_at }) => created_at);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it('never shows a draft: not in lists, search, suggestions, its page or beside others', async () => {
    const drafts = await shop.infra.db
      .selectFrom('products')
      .select(['id', 'slug', 'name'])
      .where('published', '=', false)
      .execute();
    expect(drafts).toHaveLength(2);
    for (const { id, slug, name } of drafts) {
      expect((await get(`products/${slug}`)).statusCode).toBe(404);
      expect((await get(`products/${id}`)).statusCode).toBe(404);
      expect((await get(`products/${id}/related`)).statusCode).toBe(404);
      expect(await names(`search=${encodeURIComponent(name)}`)).not.toContain(name);
      expect((await get(`products/suggest?q=${encodeURIComponent(name)}`)).body).not.toContain(id);
    }
  });

  it('comes compressed to whom takes that, under a tag of its own (RFC 9110 §8.8.3.3)', async () => {
    const plain = await get('products');
    const packed = await get('products', { 'accept-encoding': 'gzip, deflate, br' });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding, accept-language' });
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
    const refused = await get('products', { 'accept-encoding': 'gzip, br;q=0' });
    expect([refused.headers['content-encoding'], refused.body]).toEqual([undefined, plain.body]);
    const { etag } = packed.headers;
    expect(etag).not.toBe(plain.headers.etag);
    const known = { 'accept-encoding': 'br', 'if-none-match': String(etag) };
    expect((await get('products', known)).statusCode).toBe(304);
    expect((await get('products', { 'if-none-match': String(etag) })).statusCode).toBe(200);
    const short = await get('products/suggest?q=zz', { 'accept-encoding': 'br' });
    expect(short.headers).not.toHaveProperty('content-encoding');
  });

  it('gives facets that agree with what their filters give', async () => {
    for (const base of [
      '',
      'category=tableware',
      'min_price=3000&max_price=20000',
      'search=stoneware',
      'on_sale=true',
      'in_stock=true&category=decor',
    ]) {
      const { facets, total, items } = await list(`${base}&page_size=100`);
      expect(items).toHaveLength(total);
      const narrowed = async (filter: string) => (await list(`${base.replace(filter, '')}&${filter}`)).total;
      expect(await narrowed('in_stock=true')).toBe(facets.in_stock);
      expect(await narrowed('on_sale=true')).toBe(facets.on_sale);
      for (const { slug, count } of facets.categories) {
        expect((await list(`${base.replace(/category=\w+/, '')}&category=${slug}`)).total).toBe(count);
      }
    }
  });

  it('orders by the price charged', async () => {
    const charged = (await list('sort=price&page_size=100')).items.map((item) => item.sale_price || item.regular_price);
    expect(charged).toEqual([...charged].sort((a, b) => a - b));
    const down = (await list('sort=-price&page_size=100')).items.map((item) => item.sale_price || item.regular_price);
    expect(down).toEqual([...charged].reverse());
  });

  it('finds words, beginnings of words, stems, tags and SKUs, the name first', async () => {
    expect((await names('search=ember+mug'))[0]).toBe('Ember Mug');
    expect((await names('search=emb'))[0]).toBe('Ember Mug');
    expect(await names('search=mugs')).toContain('Ember Mug');
    expect(await names('search=porcelain')).toContain('Pip Espresso Cups, Set of 2');
    expect(await names('search=ko-em677-sage')).toEqual(['Ember Mug']);
    expect(await names('search=KO-EM6')).toEqual(['Ember Mug']);
  });

  it.each(['embr mug', 'ember mgu', 'Embre', 'espreso cups', 'terracota'])(
    'forgives a slip of the finger: %s',
    async (typed) => {
      expect((await list(`search=${encodeURIComponent(typed)}`)).total).toBeGreaterThan(0);
    },
  );

  it.each(["x' & | ! :*", '%', '<b>', '((((', '\\', '日本', 'a'.repeat(200)])(
    'survives odd text: %s',
    async (typed) => {
      expect((await get(`products?search=${encodeURIComponent(typed)}`)).statusCode).toBe(200);
    },
  );

  it('ignores parameters that it does not know, in the cache too', async () => {
    const plain = await get('products?page_size=5', { 'x-cache-tags': '1' });
    const { hits } = shop.infra.readCache.stats();
    const tracked = await get('products?page_size=5&utm_source=mail');
    expect(tracked.body).toBe(plain.body);
    expect(shop.infra.readCache.stats().hits).toBe(hits + 1);
    expect(plain.headers['cache-control']).toBe('public, max-age=0, s-maxage=1');
    expect(String(plain.headers['cache-tag']).split(' ')).toEqual(expect.arrayContaining(['products', 'categories']));
  });

  it.each([
    'page=0',
    'page=x',
    'page_size=101',
    'sort=cheapest',
    'min_price=-1',
    'min_price=9&max_price=5',
    'page=500&page_size=100',
    'in_stock=maybe',
  ])('answers 422 with a message to %s', async (query) => {
    const answer = await get(`products?${query}`);
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'validation.failed']);
    expect(Object.values(answer.json<{ errors: Record<string, string[]> }>().errors).flat()[0]).toMatch(/^[A-Z].{5,}/);
  });

  it('answers 404 to a category that is not there and takes "all" for every one', async () => {
    expect((await get('products?category=nothing')).json().code).toBe('catalogue.category_not_found');
    expect((await list('category=all')).total).toBe(41);
  });
});

describe('GET products/{id}', () => {
  it('answers to id, slug and a former slug', async () => {
    const product = (await get('products/ember-mug')).json<Product>();
    expect(product.variants).toHaveLength(4);
    expect(product.options).toEqual([
      {
        name: 'Glaze',
        values: ['Oat', 'Sage', 'Charcoal', 'Terracotta'],
        colours: [['#dccfb6'], ['#9cab8c'], ['#3f4041'], ['#c0684a']],
      },
    ]);
    expect(product.variants.map(({ image_index }) => image_index)).toEqual([0, 2, 3, 4]);
    expect(product.variants[3]).toMatchObject({ stock_state: 'out', available: 0 });
    expect(product.images[0]).toMatchObject({
      width: 1200,
      height: 1200,
      widths: [],
      tone: expect.stringMatching(/^#[0-9a-f]{6}$/),
    });
    await shop.infra.db
      .insertInto('product_redirects')
      .values({ slug: 'old-mug', product_id: product.id, created_at: shop.clock.now() })
      .execute();
    expect((await get(`products/${product.id}`)).json()).toEqual(product);
    expect((await get('products/old-mug')).json<Product>().slug).toBe('ember-mug');
    expect((await get('products/Ember-Mug')).json<Product>().slug).toBe('ember-mug');
    expect((await get('products/nothing')).json().code).toBe('catalogue.product_not_found');
  });

  it('says what a picture shows in the language that is asked for, else what the product is called there', async () => {
    const { images } = (await get('products/ember-mug', { 'accept-language': 'de' })).json<Product>();
    expect(images.map(({ alt }) => alt).slice(0, 3)).toEqual([
      'Becher Ember, Hafer',
      expect.stringMatching(/^Frühstückstisch in der Morgensonne/),
      'Becher Ember, Salbei',
    ]);
    const categories = (await get('products/categories', { 'accept-language': 'de' })).json<Category[]>();
    expect(categories[0]?.image?.alt).toBe('Tassen, Teekanne und Teller aus gesprenkeltem Steinzeug');
  });

  it('says of a tile that a sale is on, even where the cheapest variant has none', async () => {
    const { items } = await list('on_sale=true&page_size=100');
    expect(items.map(({ on_sale }) => on_sale)).not.toContain(false);
    expect(items.filter(({ sale_price }) => sale_price === 0).map(({ slug }) => slug)).toContain('stem-candle-holders');
  });

  it('applies sale dates by itself, on the page and in lists', async () => {
    const { id, variants } = (await get('products/halo-vase')).json<Product>();
    const now = shop.clock.now().getTime();
    await makeVariantSale(shop, id, variants[0]?.id ?? '', {
      sale_price: 100,
      from: now + 60_000,
      until: now + 120_000,
    });
    const shown = async () => {
      const item = (await list('search=halo+vase')).items[0];
      const product = (await get('products/halo-vase')).json<Product>();
      return [item?.sale_price, product.variants[0]?.sale_price, item?.price_varies, item?.on_sale];
    };
    expect(await shown()).toEqual([0, 0, false, false]);
    shop.clock.advance(61_000);
    await shop.services.priceClock.tick();
    await eventually(async () => (await shown())[0] === 100);
    expect(await shown()).toEqual([100, 100, true, true]);
    expect(await names('on_sale=true&sort=price')).toContain('Halo Vase');
    shop.clock.advance(60_000);
    await shop.services.priceClock.tick();
    await eventually(async () => (await shown())[0] === 0);
    expect(await shown()).toEqual([0, 0, false, false]);
  });
});

describe('beside the list', () => {
  const MAIN_CATEGORIES = ['tableware', 'lighting', 'furniture', 'textiles', 'decor', 'desk'];

  it('lists categories with how many published products each holds (docs/product.md §7)', async () => {
    const answer = await get('products/categories');
    const categories = answer.json<{ slug: string; product_count: number }[]>();
    expect(categories.map(({ slug }) => slug)).toEqual(MAIN_CATEGORIES);
    for (const { slug, product_count } of categories)
      expect((await list(`category=${slug}`)).total).toBe(product_count);
  });

  it('relates products of the same category, never the product itself', async () => {
    const { items } = (await get('products/ember-mug/related')).json<ProductList>();
    expect(items.length).toBeGreaterThan(3);
    expect(items.every(({ slug, category }) => slug !== 'ember-mug' && category?.slug === 'tableware')).toBe(true);
  });

  it('suggests products and categories for a few letters', async () => {
    const { products, categories } = (await get('products/suggest?q=li')).json<Suggestions>();
    expect(categories.map(({ slug }) => slug)).toEqual(['lighting']);
    expect(products.length).toBeLessThanOrEqual(6);
    expect(products[0]).toMatchObject({ regular_price: expect.any(Number), image: { src: expect.any(String) } });
    expect((await get('products/suggest?q=b&limit=2')).json<Suggestions>().products).toHaveLength(2);
  });

  it('offers the shop’s main categories while nothing is typed', async () => {
    const offered = (await get('products/suggest?q=')).json<Suggestions>();
    expect(offered).toMatchObject({ products: [], redirect: null });
    expect(offered.categories.map(({ slug }) => slug)).toEqual(MAIN_CATEGORIES);
    expect((await get('products/suggest')).json()).toEqual(offered);
  });

  it('counts sub-categories into the category above them', async () => {
    const { db } = shop.infra;
    await db
      .updateTable('categories')
      .set((eb) => ({
        parent_id: eb.selectFrom('categories as above').select('above.id').where('above.slug', '=', 'decor'),
      }))
      .where('slug', '=', 'desk')
      .execute();
    const own = (await get('products/categories')).json<{ slug: string; product_count: number }[]>();
    const before = Object.fromEntries(own.map(({ slug, product_count }) => [slug, product_count]));
    await shop.services.listingWriter.countCategories();
    const all = (before.decor ?? 0) + (before.desk ?? 0);
    await eventually(async () => (await list('category=decor&page_size=99')).total === all);
    await eventually(
      async () =>
        (await get('products/categories'))
          .json<{ slug: string; product_count: number }[]>()
          .find(({ slug }) => slug === 'decor')?.product_count === all,
    );
  });
});
