import type { AdminCategoryList, Category, Product, ProductRecord } from '@tessera/shared/contract';
import { forAllTests } from '../../../test/for-all-tests';
import { heard, startTestShop } from '../../../test/harness';
import { aProductDesk } from '../products/testing/product-desk';

const shop = forAllTests(() => startTestShop({ config: { access_token_seconds: 36_000 } }));
const desk = forAllTests(() => aProductDesk(shop));
jest.setTimeout(60_000);

const NO_TEXTS = { name: '', description_html: '', seo_title: '', seo_description: '' };
const german = (slug: string) => ({ words: { de: { ...NO_TEXTS, slug } } });

async function visit(url: string, language: string) {
  await heard(shop);
  return shop.app.inject({ url: `/api/${url}`, headers: { 'accept-language': language } });
}
/** By what a product is called in addresses of that language, as each of these addresses answers; null: none is there. */
const slugsAt = async (language: string, ...addresses: string[]) =>
  Promise.all(
    addresses.map(async (address) => {
      const answer = await visit(`products/${encodeURIComponent(address)}`, language);
      return answer.statusCode === 200 ? answer.json<Product>().slug : null;
    }),
  );

async function onSale(slug: string, words?: object): Promise<ProductRecord> {
  const made = await desk.stock(await desk.make());
  return desk.edit(made, { slug, status: 'active', ...words });
}

describe('a product’s slug in another language', () => {
  it('is found in every language, told in its own, and leads on from each that it had', async () => {
    const jug = await onSale('heron-jug', german('  Krug Größe 3! '));
    expect(jug.words.de.slug).toBe('krug-größe-3');
    const all = ['heron-jug', 'krug-größe-3', 'KRUG-Größe-3', jug.id];
    expect(await slugsAt('en', ...all)).toEqual(all.map(() => 'heron-jug'));
    expect(await slugsAt('de', ...all)).toEqual(all.map(() => 'krug-größe-3'));
    const { slugs } = (await visit('products/heron-jug', 'en')).json<Product>();
    expect(slugs).toEqual({ en: 'heron-jug', de: 'krug-größe-3' });
    const renamed = await desk.edit(jug, german('reiherkrug'));
    expect(await slugsAt('de', 'krug-größe-3', 'reiherkrug')).toEqual(['reiherkrug', 'reiherkrug']);
    // What names no slug leaves it, an empty one is none.
    const kept = await desk.edit(renamed, { words: { de: { ...NO_TEXTS, name: 'Krug' } } });
    expect(kept.words.de).toMatchObject({ name: 'Krug', slug: 'reiherkrug' });
    await desk.edit(kept, german(''));
    expect(await slugsAt('de', 'reiherkrug', 'heron-jug')).toEqual(['heron-jug', 'heron-jug']);
    expect((await visit('products/heron-jug', 'en')).json<Product>().slugs).toBeUndefined();
  });

  it('is nobody else’s, whichever language either is of, and a copy has none', async () => {
    const first = await onSale('ash-tray', german('schale-esche'));
    const second = await onSale('oak-tray');
    for (const [edit, field] of [
      [german('schale-esche'), 'slug_de'],
      [german('ash-tray'), 'slug_de'],
      [german(first.id), 'slug_de'],
      [{ slug: 'schale-esche' }, 'slug'],
    ] as const) {
      const answer = await desk.call('PATCH', `/${second.id}`, { version: second.version, ...edit });
      expect(answer.json()).toMatchObject({ errors: { [field]: ['Another product has this address.'] } });
    }
    const copy = (await desk.call('POST', `/${first.id}/duplicate`)).json<ProductRecord>();
    expect(copy.words.de.slug).toBe('');
    // That of the first language is no other one.
    expect((await desk.edit(second, german('oak-tray'))).words.de.slug).toBe('');
  });

  it('is one product’s, also where two want it at the same moment, each in another language', async () => {
    const [one, other] = [await onSale('reed-basket'), await onSale('willow-basket')];
    for (let round = 0; round < 8; round += 1) {
      const slug = `korb-${round}`;
      const wanted = [
        [one, german(slug)],
        [other, { slug }],
      ] as const;
      const answers = await Promise.all(
        wanted.map(async ([{ id }, edit]) => {
          const { version } = (await desk.call('GET', `/${id}`)).json<ProductRecord>();
          return desk.call('PATCH', `/${id}`, { version, ...edit });
        }),
      );
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);
    }
  });

  it('takes over what only led to another one, which is told by its own address again', async () => {
    const old = await onSale('brim-hat', german('hut'));
    await desk.edit(old, german('hut-mit-krempe'));
    expect(await slugsAt('de', 'hut')).toEqual(['hut-mit-krempe']);
    await onSale('cap', german('hut'));
    expect(await slugsAt('de', 'hut', 'brim-hat')).toEqual(['hut', 'hut-mit-krempe']);
    expect(await slugsAt('en', 'hut')).toEqual(['cap']);
  });

  it('stands in the cart, in the site map and in listings', async () => {
    const lamp = await onSale('moon-lamp', german('mondlampe'));
    const item = { variant_id: lamp.variants[0]?.id, quantity: 1, name: '', seen_price: null, seen_available: null };
    const cart = await shop.app.inject({
      method: 'POST',
      url: '/api/cart/preview',
      headers: { 'accept-language': 'de' },
      payload: { items: [item] },
    });
    expect(cart.json().cart_items[0].product.slug).toBe('mondlampe');
    const { items } = (await visit('products?search=moon-lamp&sort=newest', 'de')).json();
    expect(items.map(({ slug }: { slug: string }) => slug)).not.toContain('moon-lamp');
    shop.clock.advance(3_600_000);
    const { body } = await visit('sitemaps/2', 'en');
    const [, entry = ''] = /<url><loc>http:\/\/localhost:3000\/products\/moon-lamp<\/loc>(.*?)<\/url>/.exec(body) ?? [];
    expect(entry).toContain('hreflang="de" href="http://localhost:3000/de/products/mondlampe"');
    expect(body).not.toContain('/de/products/moon-lamp');
  });
});

test('a category has a slug in each language by the same rules', async () => {
  const { headers } = desk;
  const call = async (method: 'POST' | 'PATCH' | 'GET', url: string, payload?: object) =>
    shop.app.inject({ method, url: `/api/admin/categories${url}`, headers, ...(payload && { payload }) });
  const named = async (name: string) => {
    const { items } = (await call('GET', '')).json<AdminCategoryList>();
    const found = items.find((one) => one.name === name);
    if (!found) throw new Error(`no category ${name}`);
    return found;
  };
  const texts = { name: '', description: '', seo_title: '', seo_description: '' };
  const edit = async (name: string, slug: string) => {
    const { id, version } = await named(name);
    return call('PATCH', `/${id}`, { version, words: { de: { ...texts, slug } } });
  };
  await call('POST', '', { name: 'Chairs' });
  await call('POST', '', { name: 'Stools' });
  expect((await edit('Chairs', 'stuehle')).statusCode).toBe(200);
  const taken = { errors: { slug_de: ['Another category has this address.'] } };
  expect((await edit('Stools', 'stuehle')).json()).toMatchObject(taken);
  expect((await edit('Stools', 'chairs')).json()).toMatchObject(taken);
  expect((await edit('Chairs', 'sessel')).statusCode).toBe(200);
  const inShop = async (language: string) =>
    (await visit('products/categories', language)).json<Category[]>().find(({ slugs }) => slugs);
  const slugs = { en: 'chairs', de: 'sessel' };
  expect(await inShop('en')).toMatchObject({ slug: 'chairs', slugs, former_slugs: ['stuehle', 'sessel'] });
  expect(await inShop('de')).toMatchObject({ slug: 'sessel', slugs, former_slugs: ['stuehle', 'chairs'] });
  for (const address of ['chairs', 'sessel', 'stuehle'])
    expect((await visit(`products?category=${address}`, 'de')).statusCode).toBe(200);
  // A new one of that name gets another address.
  await call('POST', '', { name: 'Sessel' });
  expect((await named('Sessel')).slug).toBe('sessel-2');
});
