import type { AdminProductList, Download, ProductRecord } from '@tessera/shared/contract';
import { sql } from 'kysely';
import { forAllTests } from '../../../../test/for-all-tests';
import { LONG_SESSIONS, startTestShop } from '../../../../test/harness';
import { appoint, signIn } from '../../../../test/people';
import { newId } from '../../../infra/basics/ids';
import { PRODUCT_SORTS } from '../../../schemas/filters/product-filter';
import { aProductDesk } from '../testing/product-desk';
import type { ProductDesk } from '../testing/product-desk';
import { productListRepository } from './product-list.repository';

const DAY_MS = 86_400_000;
const shop = forAllTests(() => startTestShop(LONG_SESSIONS), 120_000);
let desk: ProductDesk;
let tableware: string;
let cups: string;
let bowl: ProductRecord;
jest.setTimeout(60_000);

async function aCategory(name: string, parent_id: string | null): Promise<string> {
  const id = newId();
  const now = shop.clock.now();
  const row = { id, name, slug: name.toLowerCase(), parent_id, image_id: null, created_at: now, last_modified_at: now };
  await shop.infra.db.insertInto('categories').values(row).execute();
  return id;
}

/** A product of one variant. */
async function put(
  name: string,
  { price = 0, stock = 0, ...edit }: { price?: number; stock?: number } & Record<string, unknown>,
) {
  shop.clock.advance(1_000);
  const made = await desk.make(name);
  const stocked = price > 0 || stock > 0 ? await desk.stock(made, price, stock) : made;
  return Object.keys(edit).length > 0 ? desk.edit(stocked, edit) : stocked;
}

beforeAll(async () => {
  desk = await aProductDesk(shop);
  tableware = await aCategory('Tableware', null);
  cups = await aCategory('Cups', tableware);
  bowl = await put('Alpha bowl', {
    price: 1000,
    stock: 10,
    status: 'active',
    category_id: tableware,
    tags: ['Café Gift'],
  });
  await put('Beta cup', { category_id: cups });
  await put('Gamma käfer', { price: 3000, status: 'active', category_id: cups });
  await put('Delta jug', { price: 2000, stock: 3, status: 'archived' });
  const available_from = new Date(shop.clock.now().getTime() + DAY_MS).toISOString();
  await put('Epsilon vase', { price: 500, stock: 7, status: 'active', available_from });
}, 60_000);
afterEach(() => jest.restoreAllMocks());

type Query = Record<string, string | number | boolean>;
const ask = (query: Query) =>
  shop.app.inject({ url: '/api/admin/products', headers: desk.headers, query: query as Record<string, string> });
const list = async (query: Query) => (await ask(query)).json<AdminProductList>();
const namesOf = ({ items }: AdminProductList): string[] => items.map(({ name }) => name.split(' ')[0] ?? '');
const names = async (query: Query) => namesOf(await list({ sort: 'name', ...query }));

describe('the list of products', () => {
  it('is narrowed by what is asked for', async () => {
    expect(await names({ status: 'active' })).toEqual(['Alpha', 'Epsilon', 'Gamma']);
    expect(await names({ stock_state: 'out' })).toEqual(['Beta', 'Gamma']);
    expect(await names({ stock_state: 'low' })).toEqual(['Delta']);
    expect(await names({ published: false, stock_state: 'in_stock' })).toEqual(['Epsilon']);
    expect(await names({ category_id: cups })).toEqual(['Beta', 'Gamma']);
    expect(await names({ category_id: tableware })).toEqual(['Alpha', 'Beta', 'Gamma']);
    expect(await names({ category_id: newId() })).toEqual([]);
    expect(await names({ price_from: 1000, price_to: 2000 })).toEqual(['Alpha', 'Delta']);
    expect(await names({ tag: 'Café Gift' })).toEqual(['Alpha']);
    expect(await names({ tag: 'café' })).toEqual([]);
    const wrongs: Query[] = [{ status: 'sold' }, { category_id: 'x' }, { price_from: -1 }, { sort: 'colour' }];
    for (const wrong of wrongs) {
      expect([wrong, (await ask(wrong)).statusCode]).toEqual([wrong, 422]);
    }
  });

  it('shows what is active and all the same cannot be bought', async () => {
    expect(await names({ status: 'active', is_for_sale: false })).toEqual(['Epsilon']);
    expect(await names({ is_for_sale: true })).toEqual(['Alpha', 'Gamma']);
    // As a file may bring it: the form refuses that.
    const priceless = (price: number) =>
      sql`with priced as (update variants set regular_price = ${price} where product_id = ${bowl.id})
        update products set min_price = ${price} where id = ${bowl.id}`.execute(shop.infra.db);
    await priceless(0);
    expect(await names({ status: 'active', is_for_sale: false })).toEqual(['Alpha', 'Epsilon']);
    expect(await names({ is_for_sale: true })).toEqual(['Gamma']);
    await priceless(1000);
  });

  it('is searched by beginnings of words of names and tags, whatever their accents, of SKUs and addresses', async () => {
    expect(await names({ search: ' kafer ' })).toEqual(['Gamma']);
    expect(await names({ search: 'CAFE gif' })).toEqual(['Alpha']);
    expect(await names({ search: 'bowl gift' })).toEqual(['Alpha']);
    expect(await names({ search: 'delta-j' })).toEqual(['Delta']);
    expect(await names({ search: 'EPSILON-V' })).toEqual(['Epsilon']);
    expect(await names({ search: "%' & | ! :*" })).toEqual([]);
    expect(await names({ search: 'gift', status: 'draft' })).toEqual([]);
  });

  it('says how much is there, what it costs and what was sold', async () => {
    const { variants, id, version } = bowl;
    const asked = {
      version,
      options: [{ name: 'Size', values: ['S', 'L'] }],
      variants: [
        { id: variants[0]?.id, options: { Size: 'S' } },
        { options: { Size: 'L' }, regular_price: 4000, sale_price: 3500, stock: 2, cost: 1400 },
      ],
    };
    expect((await desk.call('PUT', `/${id}/variants`, asked)).statusCode).toBe(200);
    const [item] = (await list({ search: 'alpha' })).items;
    expect(item).toMatchObject({
      regular_price: 1000,
      sale_price: 0,
      highest_price: 3500,
      lowest_margin: 6000,
      highest_margin: 6000,
      variant_count: 2,
      stock: 12,
    });
    expect(item).toMatchObject({ stock_state: 'in_stock', units_sold: 0, category: { id: tableware } });
  });

  it('knows which have pictures, whoever gives or takes them', async () => {
    expect(await names({ has_picture: true })).toEqual([]);
    const image_id = newId();
    await sql`insert into images (id, hash, ext, width, height, created_at)
      values (${image_id}, '0123456789abcdef', 'webp', 10, 10, now())`.execute(shop.infra.db);
    const product_image = { product_id: bowl.id, image_id, position: 1 };
    await shop.infra.db.insertInto('product_images').values(product_image).execute();
    expect(await names({ has_picture: true })).toEqual(['Alpha']);
    expect(await names({ has_picture: false })).not.toContain('Alpha');
    await shop.infra.db.deleteFrom('product_images').execute();
    expect(await names({ has_picture: true })).toEqual([]);
  });

  it('is sorted by stock as it is once sales are counted', async () => {
    expect(await names({ sort: '-stock' })).toEqual(['Alpha', 'Epsilon', 'Delta', 'Gamma', 'Beta']);
    await sql`with sold as (insert into uncounted_sales (product_id, units) values (${bowl.id}, 11))
      update variants set stock = case when sku like '%ALPHA%' then 1 else 0 end where product_id = ${bowl.id}`.execute(
      shop.infra.db,
    );
    await shop.services.stock.countSales();
    expect(await names({ sort: '-stock' })).toEqual(['Epsilon', 'Delta', 'Alpha', 'Gamma', 'Beta']);
    expect((await list({ search: 'alpha' })).items[0]?.units_sold).toBe(11);
  });
});

describe('pages', () => {
  it.each(PRODUCT_SORTS)('by %s follow each other by cursor as they do by number', async (sort) => {
    const whole = namesOf(await list({ sort, page_size: 100 }));
    expect(whole).toHaveLength(5);
    const first = await list({ sort, page_size: 2 });
    const second = await list({ sort, page_size: 2, after: first.next_cursor ?? '' });
    const third = await list({ sort, page_size: 2, after: second.next_cursor ?? '' });
    expect([first, second, third].flatMap(namesOf)).toEqual(whole);
    expect(namesOf(await list({ sort, page_size: 2, page: 2 }))).toEqual(namesOf(second));
    expect([first.total, third.total, third.total_is_exact, third.next_cursor]).toEqual([5, 5, true, null]);
  });

  it('are counted to 10,000, and met along the way where there are more', async () => {
    await sql`
      insert into products (id, slug, name, status, min_price, created_at, last_modified_at)
      select gen_random_uuid(), 'fill-' || n, 'Fill ' || n, 'draft', n, '2020-01-01'::timestamptz + n * interval '1 s', '2020-01-01'
      from generate_series(1, 10001) as n`.execute(shop.infra.db);
    const walk = jest.spyOn(productListRepository, 'walk');
    expect(await list({ status: 'draft', price_from: 2 })).toMatchObject({ total: 10_000, total_is_exact: true });
    expect(walk).not.toHaveBeenCalled();
    const query = { status: 'draft', sort: '-price', page_size: 2 };
    const first = await list(query);
    expect(first).toMatchObject({
      total: 10_000,
      total_is_exact: false,
      items: [{ name: 'Fill 10001' }, { name: 'Fill 10000' }],
    });
    const next = await list({ ...query, after: first.next_cursor ?? '' });
    expect(next.items.map(({ name }) => name)).toEqual(['Fill 9999', 'Fill 9998']);
    expect((await list({ ...query, page: 2 })).items).toEqual(next.items);
    expect(walk).toHaveBeenCalledTimes(3);
    // Where they all lie further on they are found all the same.
    walk.mockResolvedValue([]);
    expect((await list(query)).items).toEqual(first.items);
    await shop.infra.db.deleteFrom('products').where('slug', 'like', 'fill-%').execute();
  });
});

describe('the file of products', () => {
  const ticket = (payload: object, headers = desk.headers) =>
    shop.app.inject({ method: 'POST', url: '/api/admin/products/downloads', headers, payload });

  it('holds what the filter shows, and nothing that a spreadsheet would reckon with', async () => {
    await put('=1+1 "plate"', { price: 1250, stock: 1, origin_country: 'PT' });
    const { url } = (await ticket({ filter: { status: 'draft', sort: 'name' } })).json<Download>();
    const file = await shop.app.inject({ url });
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="products-\d{4}-\d\d-\d\d\.csv"$/);
    const [head, ...lines] = file.body.trimEnd().split('\r\n');
    expect(head).toMatch(/^\ufeffid,name,slug,status,/);
    expect(lines.map((line) => line.split(',').slice(1, 2))).toEqual([[`"'=1+1 ""plate"""`], ['Beta cup']]);
    expect(lines[0]).toContain(',USD,12.50,,12.50,0,');
    const at = head?.split(',').indexOf('origin_country') ?? -1;
    expect(lines.map((line) => line.split(',')[at])).toEqual(['PT', '']);
  });

  it('is whole, however many parts it is read in', async () => {
    await sql`
      insert into products (id, slug, name, created_at, last_modified_at)
      select gen_random_uuid(), 'fill-' || n, 'Fill ' || n, now(), now() from generate_series(1, 1201) as n`.execute(
      shop.infra.db,
    );
    const { url } = (await ticket({ filter: { search: 'fill-' } })).json<Download>();
    const all = (await shop.app.inject({ url })).body.trimEnd().split('\r\n').slice(1);
    expect([all.length, new Set(all.map((line) => line.split(',')[0])).size]).toEqual([1201, 1201]);
    await shop.infra.db.deleteFrom('products').where('slug', 'like', 'fill-%').execute();
  });

  it('is for those who see the list', async () => {
    const other = await signIn(shop);
    expect((await ticket({}, other.headers)).statusCode).toBe(403);
    await appoint(shop, other.user_id, 'catalogue');
    expect((await ticket({}, other.headers)).statusCode).toBe(201);
    expect((await ticket({ filter: { status: 'sold' } }, other.headers)).statusCode).toBe(422);
  });
});
