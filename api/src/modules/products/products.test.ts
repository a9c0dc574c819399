import type { Category, Problem, Product, ProductChecks, ProductList, ProductRecord } from '@tessera/shared/contract';
import { forAllTests } from '../../../test/for-all-tests';
import { eventually, LONG_SESSIONS, startTestShop } from '../../../test/harness';
import { appoint, signIn } from '../../../test/people';
import { newId } from '../../infra/basics/ids';
import { aProductDesk } from './testing/product-desk';
import type { ProductDesk } from './testing/product-desk';

const HOUR_MS = 3_600_000;
const shop = forAllTests(() => startTestShop(LONG_SESSIONS));
let desk: ProductDesk;
let category_id: string;
jest.setTimeout(60_000);
beforeAll(async () => {
  desk = await aProductDesk(shop);
  category_id = newId();
  const stamps = { created_at: shop.clock.now(), last_modified_at: shop.clock.now() };
  const category = { id: category_id, name: 'Cups', slug: 'cups', parent_id: null, image_id: null, ...stamps };
  await shop.infra.db.insertInto('categories').values(category).execute();
});

const visit = (url: string) => shop.app.inject({ url: `/api/${url}` });
const statusOf = async (slug: string) => (await visit(`products/${slug}`)).statusCode;

/** What is between a product and its being bought. */
const unmet = async ({ id }: ProductRecord) =>
  (await desk.call('GET', `/${id}/sale-checks`))
    .json<ProductChecks>()
    .checks.flatMap(({ code, is_met }) => (is_met ? [] : [code]));

describe('a new product', () => {
  it('needs a name alone: a draft with an address and one variant, of which nothing is sold', async () => {
    const made = await desk.make('Blue Cup');
    expect(made).toMatchObject({ name: 'Blue Cup', slug: 'blue-cup', status: 'draft', published: false, version: 1 });
    expect(made.variants).toMatchObject([{ sku: 'BLUE-CUP', options: {}, regular_price: 0, stock: 0 }]);
    expect(await unmet(made)).toEqual([
      'active',
      'has_price',
      'in_stock',
      'has_category',
      'has_picture',
      'published',
      'listed',
    ]);
    expect(await statusOf('blue-cup')).toBe(404);
    expect((await desk.make('Blue cup')).slug).toBe('blue-cup-2');
  });

  it('is made by those who may: not by support, who may not see it either', async () => {
    const other = await signIn(shop);
    expect((await desk.call('POST', '', { name: 'X' }, other.headers)).statusCode).toBe(403);
    await appoint(shop, other.user_id, 'support');
    expect((await desk.call('POST', '', { name: 'X' }, other.headers)).statusCode).toBe(403);
    expect((await desk.call('POST', '', { name: ' ' })).statusCode).toBe(422);
  });
});

describe('a product in the shop', () => {
  it('is there as soon as it is active, in its category and in search, and follows what is changed', async () => {
    let product = await desk.stock(await desk.make('Sunrise Bowl'));
    product = await desk.edit(product, { category_id, status: 'active' });
    expect(product.published).toBe(true);
    // what it lacks still, once this process has heard of it
    await eventually(async () => JSON.stringify(await unmet(product)) === '["has_picture"]');
    const list = (await visit('products?category=cups')).json<ProductList>();
    expect(list.items).toMatchObject([{ name: 'Sunrise Bowl', regular_price: 2400 }]);
    const categories = (await visit('products/categories')).json<{ items?: Category[] } | Category[]>();
    expect(JSON.stringify(categories)).toMatch(
      /"slug":"cups"[^}]*"product_count":1|"product_count":1[^}]*"slug":"cups"/,
    );
    expect((await visit('products?search=sunrise')).json<ProductList>().total).toBe(1);
    product = await desk.stock(product, 1900);
    await eventually(
      async () => (await visit('products?search=sunrise')).json<ProductList>().items[0]?.regular_price === 1900,
    );
    product = await desk.edit(product, { name: 'Moonrise Bowl' });
    await eventually(async () => (await visit('products?search=moonrise')).json<ProductList>().total === 1);
    await desk.edit(product, { status: 'archived' });
    await eventually(async () => (await statusOf('sunrise-bowl')) !== 200);
    expect((await visit('products?category=cups')).json<ProductList>().items).toEqual([]);
  });

  it('costs something: it is not put there at no price, and stays a draft', async () => {
    const product = await desk.make();
    const refused = await desk.call('PATCH', `/${product.id}`, { version: 1, status: 'active' });
    expect([refused.statusCode, refused.json<Problem>().errors]).toEqual([
      409,
      { status: ['Give it a price above 0 first.'] },
    ]);
    const active = await desk.edit(await desk.stock(product), { status: 'active' });
    const free = { version: active.version, options: [], variants: [{ id: active.variants[0]?.id, regular_price: 0 }] };
    const gone = await desk.call('PUT', `/${product.id}/variants`, free);
    expect([gone.statusCode, gone.json<Problem>().code]).toEqual([409, 'products.not_possible']);
    expect((await desk.show(product.id)).variants[0]?.regular_price).toBe(2400);
  });

  it('is not for sale while the shop is closed', async () => {
    const product = await desk.edit(await desk.stock(await desk.make()), { category_id, status: 'active' });
    await shop.services.store.update({ maintenance: true });
    expect(await unmet(product)).toContain('shop_open');
    await shop.services.store.update({ maintenance: false });
    expect(await unmet(product)).not.toContain('shop_open');
  });

  it('comes and goes by its schedule, within the clock that applies sale dates', async () => {
    const at = (hours: number) => new Date(shop.clock.now().getTime() + hours * HOUR_MS).toISOString();
    let product = await desk.stock(await desk.make());
    product = await desk.edit(product, { status: 'active', available_from: at(1), available_until: at(2) });
    expect([product.published, (await unmet(product))[0]]).toEqual([false, 'begun']);
    const tick = async (ms: number) => {
      shop.clock.advance(ms);
      await shop.services.priceClock.tick();
      return (await desk.show(product.id)).published;
    };
    expect(await tick(HOUR_MS - 1)).toBe(false);
    expect(await tick(1)).toBe(true);
    await eventually(async () => (await statusOf(product.slug)) === 200);
    expect(await tick(HOUR_MS)).toBe(false);
    await eventually(async () => (await statusOf(product.slug)) === 404);
    expect((await unmet(product))[0]).toBe('not_ended');
    const wrong = { version: product.version, available_until: at(-9) };
    const refused = await desk.call('PATCH', `/${product.id}`, { ...wrong, available_from: at(3) });
    expect(Object.keys(refused.json<Problem>().errors ?? {})).toEqual(['available_until']);
  });
});

describe('what a product says', () => {
  it('is safe, trimmed, found by its old address, and in the audit log', async () => {
    const made = await desk.make('Old name');
    const edit = {
      name: ' New name ',
      slug: 'New Näme!',
      description_html: '<p onclick="x()">Hand <b>made</b></p><script>alert(1)</script>',
      tags: ['Gift', 'gift ', 'Blue'],
      attributes: [
        { name: 'material', values: ['Clay'] },
        { name: 'Made in', values: ['Wales'] },
      ],
    };
    const edited = await desk.edit(made, edit);
    expect(edited).toMatchObject({
      version: 2,
      name: 'New name',
      slug: 'new-näme',
      description_html: '<p>Hand <b>made</b></p>',
      tags: ['gift', 'Blue'],
      attributes: [
        { code: 'material', name: 'Material', values: ['Clay'] },
        { code: 'made-in', name: 'Made in', values: ['Wales'] },
      ],
    });
    await desk.edit(await desk.stock(edited), { status: 'active' });
    const found = (await visit('products/old-name')).json<Product>();
    expect(found.slug).toBe('new-näme');
    const [created, updated] = await desk.audited(made.id);
    expect([created?.action, updated?.action]).toEqual(['products.create', 'products.update']);
    expect(updated?.before).toMatchObject({ name: 'Old name', slug: 'old-name', attributes: [] });
  });

  it('is where it was made, too: a country that there is, or none', async () => {
    const made = await desk.make('Cork Coaster');
    expect(made.origin_country).toBeNull();
    for (const origin_country of ['XX', 'pt', '']) {
      const refused = await desk.call('PATCH', `/${made.id}`, { version: 1, origin_country });
      expect([refused.statusCode, refused.json<Problem>().errors]).toEqual([
        422,
        { origin_country: ['This is no country.'] },
      ]);
    }
    const edited = await desk.edit(await desk.edit(await desk.stock(made), { origin_country: 'PT' }), {
      status: 'active',
    });
    expect(edited.origin_country).toBe('PT');
    expect((await visit('products/cork-coaster')).json<Product>().origin_country).toBe('PT');
    expect((await desk.audited(made.id))[2]).toMatchObject({
      before: { origin_country: null },
      after: { origin_country: 'PT' },
    });
    expect((await desk.edit(edited, { origin_country: null })).origin_country).toBeNull();
    await eventually(async () => (await visit('products/cork-coaster')).json<Product>().origin_country === null);
  });

  it('is not written over what somebody else wrote meanwhile: both are shown', async () => {
    const made = await desk.make();
    await desk.edit(made, { vendor: 'Theirs' });
    const late = await desk.call('PATCH', `/${made.id}`, { version: 1, vendor: 'Mine' });
    expect([late.statusCode, late.json()]).toMatchObject([
      409,
      { code: 'products.stale', current: { vendor: 'Theirs', version: 2 } },
    ]);
  });

  it('has an address that no other product has', async () => {
    const [one, two] = [await desk.make(), await desk.make()];
    const refused = await desk.call('PATCH', `/${two.id}`, { version: 1, slug: one.slug });
    expect([refused.statusCode, Object.keys(refused.json<Problem>().errors ?? {})]).toEqual([422, ['slug']]);
    for (const slug of ['!!', newId()]) {
      expect((await desk.call('PATCH', `/${two.id}`, { version: 1, slug })).statusCode).toBe(422);
    }
    expect((await desk.call('PATCH', `/${two.id}`, { version: 1, category_id: newId() })).statusCode).toBe(422);
  });
});

describe('a product whose page was kept', () => {
  it('has what shows it made anew, stays as it is, and the audit log says by whom it was asked', async () => {
    const product = await desk.make('Kept Bowl');
    const heard: string[] = [];
    const stop = shop.infra.changes.onChange((tags) => heard.push(...tags));
    expect((await desk.call('POST', `/${product.id}/renewals`)).statusCode).toBe(204);
    await eventually(async () => heard.includes(`product:${product.id}`));
    stop();
    expect((await desk.show(product.id)).version).toBe(product.version);
    expect((await desk.audited(product.id)).at(-1)).toMatchObject({ action: 'products.renew' });
    expect((await desk.call('POST', `/${newId()}/renewals`)).json().code).toBe('catalogue.product_not_found');
  });
});

describe('copying and removing', () => {
  it('makes a draft of its own, without stock', async () => {
    const says = { status: 'active', category_id, origin_country: 'PT' };
    const product = await desk.edit(await desk.stock(await desk.make('Twin Vase')), says);
    const copy = (await desk.call('POST', `/${product.id}/duplicate`)).json<typeof product>();
    expect(copy).toMatchObject({
      name: 'Twin Vase',
      slug: 'twin-vase-2',
      status: 'draft',
      category_id,
      origin_country: 'PT',
    });
    expect(copy.variants).toMatchObject([{ sku: 'TWIN-VASE-2', regular_price: 2400, stock: 0 }]);
    expect((await desk.show(product.id)).variants[0]?.stock).toBe(3);
  });

  it('removes for good what was never ordered, and nothing that somebody changed meanwhile', async () => {
    const product = await desk.edit(await desk.stock(await desk.make('Gone soon')), { status: 'active' });
    expect((await desk.call('DELETE', `/${product.id}?version=1`)).json().code).toBe('products.stale');
    expect((await desk.call('DELETE', `/${product.id}?version=${product.version}`)).statusCode).toBe(204);
    expect((await desk.call('GET', `/${product.id}`)).statusCode).toBe(404);
    await eventually(async () => (await statusOf('gone-soon')) === 404);
    expect((await desk.audited(product.id)).at(-1)).toMatchObject({ action: 'products.delete' });
  });
});
