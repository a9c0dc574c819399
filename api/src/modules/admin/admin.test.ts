import type { AdminProductList, AdminSummary } from '@tessera/shared/contract';
import { forAllTests } from '../../../test/for-all-tests';
import { startDemoShop } from '../../../test/demo-shop';
import { signIn } from '../../../test/people';

const shop = forAllTests(startDemoShop, 120_000);
let admin: { authorization: string };
beforeAll(async () => {
  admin = (await signIn(shop, 'ADMIN')).headers;
}, 60_000);

const get = (url: string, headers = {}) => shop.app.inject({ url: `/api/admin/${url}`, headers });
const list = async (query: string) => (await get(`products?${query}`, admin)).json<AdminProductList>();

describe('the back office', () => {
  it.each(['summary', 'products'])(
    'keeps %s from visitors (401) and shoppers (403) (docs/product.md §6)',
    async (url) => {
      expect((await get(url)).statusCode).toBe(401);
      const { headers } = await signIn(shop);
      const refused = await get(url, headers);
      expect([refused.statusCode, refused.json().detail]).toEqual([
        403,
        'You do not have permission to perform this action.',
      ]);
      const answer = await get(url, admin);
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
    },
  );

  it('counts what the shop holds', async () => {
    const summary = (await get('summary', admin)).json<AdminSummary>();
    expect(summary).toMatchObject({
      products: 43,
      published_products: 41,
      variants: 155,
      categories: 6,
      sold_out_variants: 7,
      low_stock_variants: 13,
    });
    expect(summary.customers).toBeGreaterThan(0);
    expect(summary.newest_products).toHaveLength(5);
  });

  it('names the first steps that are left, until each is done', async () => {
    const left = async () => (await get('summary', admin)).json<AdminSummary>().first_steps;
    expect(await left()).toEqual(['delivery', 'taxes', 'payments']);
    await shop.infra.db
      .insertInto('settings')
      .values({ key: 'payments', value: JSON.stringify({}), last_modified_at: new Date() })
      .execute();
    expect(await left()).toEqual(['delivery', 'taxes']);
  });

  it('lists what is asked for: drafts, what is not in the shop, what is sold out, what has no picture', async () => {
    const slugsOf = async (query: string) => (await list(query)).items.map(({ slug }) => slug);
    const drafts = await list('status=draft');
    expect([drafts.total, drafts.items[0]?.published, drafts.items[0]?.status]).toEqual([2, false, 'draft']);
    expect(await slugsOf('published=false')).toEqual(drafts.items.map(({ slug }) => slug));
    const out = await shop.infra.db.selectFrom('products').select('slug').where('stock_state', '=', 'out').execute();
    expect((await slugsOf('stock_state=out')).sort()).toEqual(out.map(({ slug }) => slug).sort());
    expect((await list('has_picture=true')).total + (await list('has_picture=false')).total).toBe(43);
    expect((await list('status=active&search=ember')).total).toBe(1);
    expect((await get('products?status=sold', admin)).statusCode).toBe(422);
  });

  it('lists drafts too, found by name, SKU or address, in pages', async () => {
    const all = await list('page_size=100&sort=name');
    expect([all.total, all.items.filter(({ published }) => !published).length]).toEqual([43, 2]);
    expect(all.items.map(({ name }) => name)).toEqual(all.items.map(({ name }) => name).sort());
    expect((await list('search=ember')).items).toEqual([
      expect.objectContaining({ slug: 'ember-mug', variant_count: 4, stock: 135, regular_price: 2400 }),
    ]);
    expect((await list('search=ko-em677')).items.map(({ slug }) => slug)).toEqual(['ember-mug']);
    expect((await list('search=ember-m')).items.map(({ slug }) => slug)).toEqual(['ember-mug']);
    expect((await list("search=x' & | !")).total).toBe(0);
    expect((await list('page=2&page_size=40')).items).toHaveLength(3);
    expect((await get('products?page=0', admin)).statusCode).toBe(422);
  });
});
