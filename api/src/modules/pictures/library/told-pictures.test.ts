import { sql } from 'kysely';
import type { AdminPicture, AdminPictureList, ProductRecord } from '@tessera/shared/contract';
import { forAllTests } from '../../../../test/for-all-tests';
import { startTestShop } from '../../../../test/harness';
import { aProductDesk } from '../../products/testing/product-desk';
import { drawPicture, sendPicture } from '../testing/picture-form';

jest.setTimeout(120_000);
const shop = forAllTests(startTestShop);
const desk = forAllTests(() => aProductDesk(shop));

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const ask = (method: Method, path: string, payload?: object) =>
  shop.app.inject({ method, url: `/api/admin/${path}`, headers: { ...desk.headers }, ...(payload && { payload }) });
const list = async (query: string) => (await ask('GET', `pictures?${query}`)).json<AdminPictureList>();
const put = async (name: string): Promise<AdminPicture> =>
  (await sendPicture(shop, 'admin/pictures', await drawPicture(), { headers: desk.headers, name })).json();
const choose = async ({ id }: ProductRecord, ...pictures: AdminPicture[]): Promise<ProductRecord> =>
  (await ask('POST', `products/${id}/pictures/choice`, { picture_ids: pictures.map((one) => one.id) })).json();
const describeAs = async ({ id, version }: ProductRecord, alts: Record<string, string>): Promise<ProductRecord> => {
  const pictures = Object.entries(alts).map(([picture, alt]) => ({ id: picture, alt }));
  return (await ask('PUT', `products/${id}/pictures`, { version, pictures })).json();
};

/** What a picture's row says of the products that show it: how many describe it, and how many do not. */
async function countsOf({ id }: AdminPicture): Promise<number[]> {
  const { rows } = await sql<{ counts: number[] }>`
    select array[products_told, products_untold] as counts from images where id = ${id}`.execute(shop.infra.db);
  return rows[0]?.counts ?? [];
}

/** Pictures whose row says something else than their products do. */
async function countWrong(): Promise<number> {
  const { rows } = await sql<{ wrong: number }>`
    select count(*)::integer as wrong from images left join (
      select image_id, count(*) filter (where alt <> '') as told, count(*) filter (where alt = '') as untold
      from product_images group by image_id) as counted on counted.image_id = images.id
    where (products_told, products_untold) is distinct from (coalesce(told, 0), coalesce(untold, 0))`.execute(
    shop.infra.db,
  );
  return rows[0]?.wrong ?? -1;
}

describe('what pictures know of the products that show them', () => {
  it('is so after all that staff do with a product’s pictures', async () => {
    const [one, two] = [await put('one.png'), await put('two.png')];
    const [product, other] = [await desk.make(), await desk.make()];
    const chosen = await choose(product, one, two);
    const { version } = await choose(other, one);
    expect([await countsOf(one), await countsOf(two)]).toEqual([
      [0, 2],
      [0, 1],
    ]);
    const told = await describeAs(chosen, { [one.id]: 'A mug', [two.id]: '' });
    expect([await countsOf(one), await countsOf(two)]).toEqual([
      [1, 1],
      [0, 1],
    ]);
    await describeAs(told, { [one.id]: 'A mug' });
    expect([await countsOf(one), await countsOf(two)]).toEqual([
      [1, 1],
      [0, 0],
    ]);
    expect((await list('use=product')).items.map(({ id }) => id)).toEqual([one.id]);
    expect((await list('use=product&is_described=false')).items.map(({ id }) => id)).toEqual([one.id]);
    expect((await list('use=none')).items.map(({ id }) => id)).toEqual([two.id]);
    expect((await ask('DELETE', `products/${other.id}?version=${version}`)).statusCode).toBe(204);
    expect(await countsOf(one)).toEqual([1, 0]);
    expect((await list('use=product&is_described=false')).items).toEqual([]);
    expect(await countWrong()).toBe(0);
  });

  if (process.env['TESSERA_DRILL']) {
    it('is so where many products take the same pictures up at once, and none of them is refused', async () => {
      const pictures = [await put('race-one.png'), await put('race-two.png'), await put('race-three.png')];
      const products = await Promise.all(Array.from({ length: 6 }, () => desk.make()));
      const shown = await Promise.all(
        products.map((product, at) => choose(product, ...(at % 2 ? pictures : pictures.toReversed()))),
      );
      expect(shown.map(({ pictures: taken }) => taken.length)).toEqual(products.map(() => 3));
      const left = await Promise.all(shown.map((record) => describeAs(record, {})));
      expect(left.map(({ pictures: taken }) => taken)).toEqual(products.map(() => []));
      expect(await countWrong()).toBe(0);
    });
  }
});

it('counts to 10,000 what a word finds, and shows the latest of them, whoever it is that says the word', async () => {
  const { id } = await desk.make('Heap');
  await sql`
    insert into images (id, hash, ext, width, height, created_at, file_name, in_library)
    select ('01930000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, lpad(to_hex(n), 16, '0'), 'png', 4, 4,
      timestamptz '2020-01-01' + n * interval '1 second', 'pile-' || n || '.png', true
    from generate_series(1, 10100) as n`.execute(shop.infra.db);
  await sql`
    insert into product_images (product_id, image_id, position)
    select ${id}::uuid, id, row_number() over () from images where file_name like 'pile-%'`.execute(shop.infra.db);
  for (const search of ['pile', 'heap']) {
    const { items, total, total_is_exact } = await list(`search=${search}&page_size=2`);
    expect([search, items.map(({ name }) => name), total, total_is_exact]).toEqual([
      search,
      ['pile-10100.png', 'pile-10099.png'],
      10_000,
      false,
    ]);
  }
  expect(await list('search=pile-10100')).toMatchObject({ total: 1, total_is_exact: true });
  expect(await countWrong()).toBe(0);
});
