import type { Product, ProductList, ProductRecord, StaffJob, StaffJobList } from '@tessera/shared/contract';
import { forAllTests } from '../../../../test/for-all-tests';
import { eventually, LONG_SESSIONS, startTestShop } from '../../../../test/harness';
import { appoint, signIn } from '../../../../test/people';
import { newId } from '../../../infra/basics/ids';
import { jobsRepository } from '../../jobs/jobs.repository';
import { aDesk } from '../../jobs/testing/desk';
import type { Desk } from '../../jobs/testing/desk';
import { fillOrders } from '../../orders/testing/many-orders';
import { aProductDesk } from '../testing/product-desk';
import type { ProductDesk } from '../testing/product-desk';

const shop = forAllTests(() => startTestShop(LONG_SESSIONS), 120_000);
let products: ProductDesk;
let jobs: Desk;
let category_id: string;
jest.setTimeout(60_000);
beforeAll(async () => {
  products = await aProductDesk(shop);
  jobs = await aDesk(shop, fillOrders);
  category_id = newId();
  const stamps = { created_at: shop.clock.now(), last_modified_at: shop.clock.now() };
  const category = { id: category_id, name: 'Cups', slug: 'cups', parent_id: null, image_id: null, ...stamps };
  await shop.infra.db.insertInto('categories').values(category).execute();
}, 60_000);

const of = (...chosen: ProductRecord[]) => ({ products: { ids: chosen.map(({ id }) => id) } });
const again = ({ id }: ProductRecord) => products.show(id);
/** A draft at a price. */
const priced = async (name: string, price = 2400) => products.stock(await products.make(name), price);
const active = async (name: string, price = 2400) => products.edit(await priced(name, price), { status: 'active' });
const inShop = async ({ slug }: ProductRecord) => (await shop.app.inject({ url: `/api/products/${slug}` })).statusCode;
const priceInShop = async ({ slug }: ProductRecord) =>
  (await shop.app.inject({ url: `/api/products/${slug}` })).json<Product>().variants[0]?.regular_price;
const countOf = async () =>
  (await shop.infra.db.selectFrom('categories').select('product_count').executeTakeFirstOrThrow()).product_count;

/** Does a job to its end; what failed of it, by name. */
async function run(kind: string, parameters: object): Promise<Record<string, string | null>> {
  const { id } = await jobs.begin(`products.${kind}`, parameters);
  await jobs.finish();
  expect((await jobs.show(id)).state).toBe('done');
  const failed = await jobs.rowsOf(id, 'state=failed');
  return Object.fromEntries(failed.map(({ label, reason }) => [label, reason]));
}

describe('many products at once', () => {
  it('come into the shop by the rules of a single one, and leave it; what is so already stays as it is', async () => {
    const draft = await products.edit(await priced('Blue cup'), { category_id });
    const free = await products.make('Free cup');
    const there = await active('Red cup');
    expect(await run('publish', of(draft, free, there))).toEqual({ 'Free cup': 'Give it a price above 0 first.' });
    expect([(await again(draft)).status, (await again(free)).status]).toEqual(['active', 'draft']);
    expect((await again(there)).version).toBe(there.version);
    await eventually(async () => (await inShop(draft)) === 200);
    expect(await countOf()).toBe(1);
    const noted = (await products.audited(draft.id)).at(-1);
    expect(noted).toMatchObject({ action: 'products.update', before: { status: 'draft' } });
    expect(noted?.after).toEqual({ status: 'active', job_id: expect.any(String) });

    const archived = await products.edit(await priced('Old cup'), { status: 'archived' });
    expect(await run('unpublish', of(draft, there, archived))).toEqual({});
    expect([(await again(there)).status, (await again(archived)).status]).toEqual(['draft', 'archived']);
    await eventually(async () => (await inShop(draft)) === 404);
    expect(await countOf()).toBe(0);
    expect(await run('archive', of(draft))).toEqual({});
    expect((await again(draft)).status).toBe('archived');
  });

  it('get the cells of a spreadsheet, each product whole or not at all', async () => {
    const [good, bad] = [await priced('Good bowl'), await priced('Bad bowl')];
    const cells = ({ id, variants }: ProductRecord, sale: number) => ({
      product_id: id,
      variants: [{ variant_id: variants[0]?.id, stock: { was: 3, value: 9 }, sale_price: { was: 0, value: sale } }],
    });
    const changes = [cells(good, 1500), cells(bad, 9000)];
    expect(await run('set_cells', { changes })).toEqual({ 'Bad bowl': 'A sale price must be below the price.' });
    expect((await again(good)).variants[0]).toMatchObject({ sale_price: 1500, stock: 9 });
    expect((await again(bad)).variants[0]).toMatchObject({ sale_price: 0, stock: 3 });
  });

  it('get tags beside their own and lose them, whatever their case, and search follows', async () => {
    const gift = await products.edit(await active('Tall vase'), { tags: ['Gift'] });
    const plain = await active('Wide vase');
    const full = await products.edit(await priced('Full vase'), {
      tags: Array.from({ length: 50 }, (_, i) => `t${i}`),
    });
    expect(await run('tag', { ...of(gift, plain, full), tags: ['gift', 'Summerly'] })).toEqual({
      'Full vase': 'A product has at most 50 tags.',
    });
    expect([(await again(gift)).tags, (await again(plain)).tags]).toEqual([
      ['Gift', 'Summerly'],
      ['gift', 'Summerly'],
    ]);
    await eventually(async () => {
      const { total } = (await shop.app.inject({ url: '/api/products?search=summerly' })).json<ProductList>();
      return total === 2;
    });
    expect(await run('untag', { ...of(gift, plain), tags: ['GIFT'] })).toEqual({});
    expect([(await again(gift)).tags, (await again(plain)).tags]).toEqual([['Summerly'], ['Summerly']]);
  });

  it('are put into a category that there is', async () => {
    const [one, two] = [await active('Small jug'), await active('Large jug')];
    const unknown = await jobs.start('products.set_category', { ...of(one), category_id: newId() });
    expect([unknown.statusCode, Object.keys(unknown.json().errors)]).toEqual([422, ['category_id']]);
    const before = await countOf();
    expect(await run('set_category', { ...of(one, two), category_id })).toEqual({});
    expect([(await again(one)).category?.slug, await countOf()]).toEqual(['cups', before + 2]);
    expect(await run('set_category', { ...of(one, two), category_id: null })).toEqual({});
    expect([(await again(two)).category, await countOf()]).toEqual([null, before]);
  });

  it('cost more or less, as shops see it soon; a sale stays below its price, and what is for sale keeps one', async () => {
    const plate = await active('Plain plate', 2499);
    const sold = await active('Sale plate', 2000);
    const [variant] = sold.variants;
    const sale = await products.setVariants(sold, { options: [], variants: [{ id: variant?.id, sale_price: 1900 }] });
    const draft = await priced('Draft plate', 300);
    const cheaper = { prices: 'regular', by: { basis_points: -1_000 } };
    expect(await run('reprice', { ...of(plate, sale, draft), change: cheaper })).toEqual({
      'Sale plate': expect.stringContaining('would not be below its price'),
    });
    expect((await again(plate)).variants[0]?.regular_price).toBe(2249);
    await eventually(async () => (await priceInShop(plate)) === 2249);
    expect((await again(sale)).version).toBe(sale.version);
    expect(await run('reprice', { ...of(sale), change: { ...cheaper, prices: 'both' } })).toEqual({});
    expect((await again(sale)).variants[0]).toMatchObject({ regular_price: 1800, sale_price: 1710 });
    const gone = { prices: 'both', by: { amount: -5_000 } };
    expect(await run('reprice', { ...of(plate, draft), change: gone })).toEqual({
      'Plain plate': 'A product in the shop needs a price above 0. Make it a draft first.',
    });
    expect((await again(draft)).variants[0]?.regular_price).toBe(0);
    const noted = (await products.audited(plate.id)).at(-1);
    expect(noted).toMatchObject({ action: 'products.set_variants', after: { job_id: expect.any(String) } });
  });
});

describe('which products', () => {
  it('are those that the list shows, no more than whoever asks has seen', async () => {
    await Promise.all(['One', 'Two', 'Three'].map((name) => products.make(`${name} saucer`)));
    const filter = { search: 'saucer', status: 'draft' };
    const refused = await jobs.start('products.archive', { products: { filter, count: 2 } });
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'jobs.more_match', count: 3 }]);
    expect(await run('archive', { products: { filter, count: 3 } })).toEqual({});
    const left = await jobs.start('products.archive', { products: { filter, count: 3 } });
    expect(left.json().code).toBe('jobs.nothing_to_do');
    const file = await jobs.begin('products.export', { filter: { ...filter, status: 'archived' } });
    await jobs.finish();
    expect(await jobs.show(file.id)).toMatchObject({ state: 'done', done: 3, file: { name: expect.any(String) } });
  });

  it('that are gone fail, and the others are done', async () => {
    const [gone, there] = [await products.make('Gone pot'), await priced('Other pot')];
    const { id } = await jobs.begin('products.publish', of(gone, there));
    await products.call('DELETE', `/${gone.id}?version=${gone.version}`);
    await jobs.finish();
    expect(await jobs.show(id)).toMatchObject({ state: 'done', done: 1, failed: 1 });
    expect((await again(there)).status).toBe('active');
  });

  it('are changed by those who may: whoever only reads them may take the file away', async () => {
    const product = await priced('Some pan');
    const reader = await signIn(shop);
    await appoint(shop, reader.user_id, 'support');
    expect((await jobs.start('products.publish', of(product), reader)).statusCode).toBe(403);
    expect((await jobs.start('products.export', {}, reader)).statusCode).toBe(201);
    await jobs.finish();
  });
});

describe('what was done to many products at once', () => {
  const undo = (id: string, key?: string) => jobs.post(`jobs/${id}/undo`, undefined, undefined, key);
  /** A job that is over, and what takes it back: over, too, with what failed of it. */
  async function thereAndBack(kind: string, parameters: object, between: () => Promise<unknown>) {
    const { id } = await jobs.begin(`products.${kind}`, parameters);
    await jobs.finish();
    await between();
    const begun = await undo(id);
    expect([begun.statusCode, begun.json()]).toMatchObject([201, { undoes: id, kind: `products.${kind}` }]);
    await jobs.finish();
    const failed = await jobs.rowsOf(begun.json().id, 'state=failed');
    return { id, undone: begun.json().id as string, failed: failed.map(({ label, reason }) => [label, reason]) };
  }
  const pricesOf = async (product: ProductRecord) =>
    (await again(product)).variants.map(({ regular_price, sale_price }) => [regular_price, sale_price]);

  it('is undone once: each price is as it was where nobody changed it since, and who did is told', async () => {
    const plain = await active('Undo plate', 2499);
    const two = await products.setVariants(await active('Undo bowl', 1000), {
      options: [{ name: 'Size', values: ['S', 'L'] }],
      variants: [
        { id: undefined, sku: 'UNDO-S', options: { Size: 'S' }, regular_price: 999, sale_price: 500 },
        { sku: 'UNDO-L', options: { Size: 'L' }, regular_price: 1999 },
      ],
    });
    const free = await products.make('Undo draft');
    const change = { prices: 'both', by: { basis_points: 333 } };
    const { id, undone, failed } = await thereAndBack('reprice', { ...of(plain, two, free), change }, async () => {
      const [small] = (await again(two)).variants;
      await products.change(await again(two), [{ id: small?.id ?? '', regular_price: 4000 }]);
    });
    expect(await pricesOf(plain)).toEqual([[2499, 0]]);
    expect(await pricesOf(two)).toEqual([
      [4000, 517],
      [1999, 0],
    ]);
    expect(failed).toEqual([
      ['Undo bowl', expect.stringMatching(/^The price of UNDO-S was changed since.*last by \w+/)],
    ]);
    // One had no price, and nothing to be taken back.
    expect(await jobs.show(undone)).toMatchObject({ state: 'done', total: 2, done: 1, failed: 1, undo_until: null });
    const noted = (await products.audited(plain.id)).at(-1);
    expect(noted).toMatchObject({ action: 'products.set_variants', after: { job_id: undone } });
    expect(await jobs.show(id)).toMatchObject({ undone_by: undone, undo_until: null });
    expect((await undo(id)).json()).toMatchObject({ code: 'jobs.not_undone', message: 'This was undone already.' });
    expect((await undo(undone)).json().code).toBe('jobs.not_undone');
  });

  it('is left alone by workers that cannot undo: those of a version before would do the same again', async () => {
    const { id } = await jobs.begin('products.archive', of(await active('Undo pot')));
    await jobs.finish();
    const begun = (await undo(id)).json<StaffJob>();
    const now = shop.clock.now();
    expect(await jobsRepository.take(shop.infra.db, ['products.archive'], now, now)).toBeUndefined();
    await jobs.finish();
    expect(await jobs.show(begun.id)).toMatchObject({ kind: 'products.archive', state: 'done' });
    expect((await jobs.read<StaffJobList>('jobs')).items.map((job) => job.id)).toContain(begun.id);
  });

  it('is undone for publishing, categories and tags alike, by one press of the button, within thirty days', async () => {
    const [one, other] = [await priced('Undo jug'), await priced('Undo cup')];
    await thereAndBack('publish', of(one, other), () => run('archive', of(other)));
    expect([(await again(one)).status, (await again(other)).status]).toEqual(['draft', 'archived']);
    const kept = await products.edit(await again(one), { tags: ['Old'] });
    await thereAndBack('tag', { ...of(kept), tags: ['New'] }, async () => undefined);
    expect((await again(one)).tags).toEqual(['Old']);
    const { failed } = await thereAndBack('set_category', { ...of(one, other), category_id }, () =>
      run('set_category', { ...of(other), category_id: null }),
    );
    expect((await again(one)).category).toBeNull();
    expect(failed).toEqual([['Undo cup', expect.stringMatching(/^Changed since, last by/)]]);

    const { id } = await jobs.begin('products.unpublish', of(await active('Undo pan')));
    expect((await undo(id)).json().code).toBe('jobs.not_undone');
    await jobs.finish();
    const key = newId();
    const [first, second] = await Promise.all([undo(id, key), undo(id, key)]);
    expect([second.statusCode, second.json().id]).toEqual([201, first.json().id]);
    await jobs.finish();
    const late = await jobs.begin('products.archive', of(one));
    await jobs.finish();
    const reader = await signIn(shop);
    await appoint(shop, reader.user_id, 'support');
    expect((await jobs.post(`jobs/${late.id}/undo`, undefined, reader)).statusCode).toBe(404);
    shop.clock.advance(30 * 86_400_000);
    await jobs.signInAgain();
    expect((await undo(late.id)).json().code).toBe('jobs.not_undone');
  });
});
