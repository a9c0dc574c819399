import type {
  AdminProductList,
  Cart,
  Product,
  ProductList,
  ProductRecord,
  Suggestions,
} from '@tessera/shared/contract';
import { heard, startTestShop } from '../../../test/harness';
import type { TestShop } from '../../../test/harness';
import { aProductDesk } from '../products/testing/product-desk';
import type { ProductDesk } from '../products/testing/product-desk';

let shop: TestShop;
let desk: ProductDesk;
let product: ProductRecord;
jest.setTimeout(60_000);

const wordsOf = (de: Partial<ProductRecord['words']['de']>) => ({
  words: { de: { name: '', description_html: '', seo_title: '', seo_description: '', ...de } },
});

async function read<Answer>(url: string, language: string): Promise<Answer> {
  await heard(shop);
  const response = await shop.app.inject({ url: `/api${url}`, headers: { 'accept-language': language } });
  expect(response.headers['vary']).toContain('accept-language');
  return response.json<Answer>();
}

beforeAll(async () => {
  shop = await startTestShop({ config: { access_token_seconds: 36_000 } });
  desk = await aProductDesk(shop);
  product = await desk.stock(await desk.make());
  product = await desk.edit(product, {
    name: 'Heron Jug',
    slug: 'heron-jug',
    description_html: '<p>Pours well</p>',
    seo_title: 'The Heron Jug',
    status: 'active',
  });
});
afterAll(() => shop.close());

describe('a product in another language', () => {
  it('is told in the first one until it is translated, and field by field from then on', async () => {
    expect(await read<Product>('/products/heron-jug', 'de')).toMatchObject({ name: 'Heron Jug' });
    product = await desk.edit(product, wordsOf({ name: 'Krug Reiher' }));
    expect(await read<Product>('/products/heron-jug', 'de')).toMatchObject({
      name: 'Krug Reiher',
      description_html: '<p>Pours well</p>',
      // in the first language, which does not stand beside a name in another one
      seo_title: null,
    });
    const first = { name: 'Heron Jug', seo_title: 'The Heron Jug' };
    expect(await read<Product>('/products/heron-jug', 'en')).toMatchObject(first);
  });

  it('keeps nothing that is empty, and nothing unsafe', async () => {
    const description_html = '<p>Gießt wie jede Kanne</p><script>alert(1)</script>';
    product = await desk.edit(product, wordsOf({ name: 'Krug Reiher', description_html, seo_title: '  ' }));
    expect(product.words.de).toMatchObject({ description_html: '<p>Gießt wie jede Kanne</p>', seo_title: '' });
  });

  it('is listed and suggested by its name there', async () => {
    const listed = await read<ProductList>('/products?sort=name', 'de');
    expect(listed.items.map(({ name }) => name)).toContain('Krug Reiher');
    const { products } = await read<Suggestions>('/products/suggest?q=reih', 'de');
    expect(products.map(({ name }) => name)).toEqual(['Krug Reiher']);
  });

  it('is found by words of that language, by their stems too, and by those of the first one', async () => {
    for (const search of ['krug', 'Reihers', 'Kannen', 'jug', 'pours']) {
      const { items } = await read<ProductList>(`/products?search=${encodeURIComponent(search)}`, 'de');
      expect({ search, found: items.map(({ slug }) => slug) }).toEqual({ search, found: ['heron-jug'] });
    }
  });

  it('is in a cart by its name in the language of the page', async () => {
    const item = {
      variant_id: product.variants[0]?.id,
      quantity: 1,
      name: 'Heron Jug',
      seen_price: null,
      seen_available: null,
    };
    const nameIn = async (language: string) => {
      const headers = { 'accept-language': language };
      const answer = await shop.app.inject({
        method: 'POST',
        url: '/api/cart/preview',
        headers,
        payload: { items: [item] },
      });
      return answer.json<Cart>().cart_items[0]?.product.name;
    };
    expect([await nameIn('en'), await nameIn('de'), await nameIn('en')]).toEqual([
      'Heron Jug',
      'Krug Reiher',
      'Heron Jug',
    ]);
  });

  it('is one of those that are translated, and the others are listed apart', async () => {
    const other = await desk.make('Plain Jug');
    const listed = async (is_translated: boolean) => {
      const { items } = (await desk.call('GET', `?is_translated=${is_translated}`)).json<AdminProductList>();
      return items.map(({ id }) => id);
    };
    expect(await listed(true)).toEqual([product.id]);
    expect(await listed(false)).toContain(other.id);
    expect(await listed(false)).not.toContain(product.id);
  });

  it('refuses a stale version, with what is there', async () => {
    const stale = { version: 1, ...wordsOf({ name: 'Kanne' }) };
    const response = await desk.call('PATCH', `/${product.id}`, stale);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ current: { words: { de: { name: 'Krug Reiher' } } } });
  });
});

describe('a listing by name', () => {
  it('is in the order of the alphabet of its language', async () => {
    const names = ['Zange', 'Ähre', 'apfel', 'Öl', 'Ofen'];
    for (const name of names) {
      const made = await desk.edit(await desk.stock(await desk.make(name)), { status: 'active' });
      await desk.edit(made, wordsOf({ name: `D ${name}` }));
    }
    const listed = async (language: string, query = '') =>
      (await read<ProductList>(`/products?sort=name&max_price=2400${query}`, language)).items.map(({ name }) => name);
    expect(await listed('en')).toEqual(['Ähre', 'apfel', 'Heron Jug', 'Ofen', 'Öl', 'Zange']);
    const inGerman = ['D Ähre', 'D apfel', 'D Ofen', 'D Öl', 'D Zange', 'Krug Reiher'];
    expect(await listed('de')).toEqual(inGerman);
    const { items, next_cursor } = await read<ProductList>('/products?sort=name&page_size=2', 'de');
    const next = await read<ProductList>(`/products?sort=name&page_size=3&cursor=${next_cursor}`, 'de');
    expect([...items, ...next.items].map(({ name }) => name)).toEqual(inGerman.slice(0, 5));
  });
});
