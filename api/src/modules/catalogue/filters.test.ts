import fc from 'fast-check';
import { sql } from 'kysely';
import type { ProductList } from '@tessera/shared/contract';
import { forAllTests } from '../../../test/for-all-tests';
import { eventually, startTestShop } from '../../../test/harness';
import { seedProducts } from '../seed/seed.service';
import { COLOURS, DEPARTMENTS, SIZES } from '../seed/words';

const PRODUCTS = 1_200;
/** Each run asks the API and counts in the database, so that there are fewer than where nothing is asked. */
const runs = { numRuns: process.env['TESSERA_DRILL'] ? 500 : 8 };

const shop = forAllTests(startTestShop);
beforeAll(async () => {
  await seedProducts(shop.infra, { products: PRODUCTS, seed: 5 });
  // Some have been reviewed.
  await sql`update products set rating_count = 1, rating_average = 1 + (no % 9) / 2.0 where no % 3 = 0`.execute(
    shop.infra.db,
  );
  await shop.infra.changes.notify(shop.infra.db, ['products', 'attributes']);
  await eventually(async () => (await list('')).facets.ratings.length > 0);
}, 60_000);

interface Chosen {
  category: string | undefined;
  colour: string[];
  size: string[];
  material: string[];
  in_stock: boolean;
  on_sale: boolean;
  min_rating: number | undefined;
  min_price: number | undefined;
  max_price: number | undefined;
}

const slugOf = (label: string): string => label.toLowerCase().replaceAll(' ', '-');
const some = (labels: readonly string[]): fc.Arbitrary<string[]> =>
  fc.oneof(
    fc.constant<string[]>([]),
    fc.uniqueArray(fc.constantFrom(...labels.map(slugOf)), { minLength: 1, maxLength: 4 }),
  );
const materials = DEPARTMENTS.flatMap((department) => department.materials);
const chosen: fc.Arbitrary<Chosen> = fc.record({
  category: fc.constantFrom(undefined, ...DEPARTMENTS.map(({ category }) => slugOf(category))),
  colour: some(COLOURS),
  size: some(SIZES),
  material: some(materials),
  in_stock: fc.boolean(),
  on_sale: fc.boolean(),
  min_rating: fc.constantFrom(undefined, 1, 2, 3, 4, 4.5),
  min_price: fc.constantFrom(undefined, 2_000, 9_000),
  max_price: fc.constantFrom(undefined, 15_000, 60_000),
});

function addressOf({ colour, size, material, ...rest }: Chosen): string {
  const attributes = Object.entries({ colour, size, material }).flatMap(([code, values]) =>
    values.length > 0 ? [[`attr.${code}`, values.join(',')]] : [],
  );
  const others = Object.entries(rest).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
  return new URLSearchParams([...attributes, ...others]).toString();
}

const list = async (query: string): Promise<ProductList> => {
  const answer = await shop.app.inject({ url: `/api/products?${query}` });
  expect([query, answer.statusCode]).toEqual([query, 200]);
  return answer.json<ProductList>();
};

/** Looks at every product and what is said of it, with no index at all. */
async function countOneByOne(filter: Chosen): Promise<number> {
  const hasOne = (code: string, values: readonly string[]) =>
    values.length === 0
      ? sql`true`
      : sql`exists (
          select from product_attribute_values as own
          join attribute_values on attribute_values.id = own.value_id
          join attributes on attributes.id = attribute_values.attribute_id
          left join attribute_values as families on families.id = attribute_values.family_id
          where own.product_id = products.id and attributes.code = ${code}
            and (attribute_values.value = any(${values}::text[]) or families.value = any(${values}::text[]))
        )`;
  const { rows } = await sql<{ count: number }>`
    select count(*) from products join categories on categories.id = products.category_id
    where published and ${filter.category === undefined ? sql`true` : sql`categories.slug = ${filter.category}`}
      and ${hasOne('colour', filter.colour)} and ${hasOne('size', filter.size)} and ${hasOne('material', filter.material)}
      and (not ${filter.in_stock}::boolean or exists (
        select from variants where product_id = products.id and (stock > 0 or not track_stock or allow_backorder)
      ))
      and (not ${filter.on_sale}::boolean or exists (select from variants where product_id = products.id and sale_price > 0))
      and ${filter.min_rating === undefined ? sql`true` : sql`rating_average >= ${filter.min_rating}`}
      and (
        select min(case when sale_price > 0 then sale_price else regular_price end) from variants where product_id = products.id
      ) between ${filter.min_price ?? 0} and ${filter.max_price ?? 2_000_000_000}`.execute(shop.infra.db);
  return rows[0]?.count ?? 0;
}

describe('filters', () => {
  it('leave what a count one by one gives, and every facet tells what choosing it gives', async () => {
    await fc.assert(
      fc.asyncProperty(chosen, fc.nat(), async (filter, pick) => {
        const { total, total_is_estimate, facets } = await list(addressOf(filter));
        expect([total, total_is_estimate]).toEqual([await countOneByOne(filter), false]);
        expect(facets.in_stock).toBe(await countOneByOne({ ...filter, in_stock: true }));
        expect(facets.on_sale).toBe(await countOneByOne({ ...filter, on_sale: true }));
        // One facet of each kind: all of them would be a thousand questions.
        const category = facets.categories[pick % Math.max(1, facets.categories.length)];
        if (category) expect(category.count).toBe(await countOneByOne({ ...filter, category: category.slug }));
        const rating = facets.ratings[pick % Math.max(1, facets.ratings.length)];
        if (rating) expect(rating.count).toBe(await countOneByOne({ ...filter, min_rating: rating.min }));
        for (const { code, values } of facets.attributes) {
          const value = values[pick % values.length];
          if (value) expect(value.count).toBe(await countOneByOne({ ...filter, [code]: [value.value] }));
        }
      }),
      runs,
    );
  }, 120_000);

  it('offer sizes smallest first, whichever most products have and whichever is chosen', async () => {
    for (const query of ['', 'attr.size=large', 'attr.size=large,medium&attr.colour=sage', 'category=tableware']) {
      const { facets } = await list(query);
      const sizes = facets.attributes.find(({ code }) => code === 'size')?.values.map(({ label }) => label);
      expect(sizes).toEqual(['Small', 'Medium', 'Large']);
    }
  });

  it('show pages that make up the whole, by number and by cursor, in every order', async () => {
    for (const sort of ['newest', 'price', '-price', 'best_selling', 'rating', 'name']) {
      for (const filter of ['category=tableware', 'attr.colour=sage,oat&in_stock=true']) {
        const whole: string[] = [];
        const { total } = await list(`${filter}&sort=${sort}&page_size=100`);
        let cursor: string | null = null;
        for (let page = 1; page <= Math.ceil(total / 100); page += 1) {
          const byNumber = await list(`${filter}&sort=${sort}&page_size=100&page=${page}`);
          const byCursor: ProductList =
            cursor === null ? byNumber : await list(`${filter}&sort=${sort}&page_size=100&cursor=${cursor}`);
          expect(byCursor.items.map(({ id }) => id)).toEqual(byNumber.items.map(({ id }) => id));
          whole.push(...byNumber.items.map(({ id }) => id));
          cursor = byCursor.next_cursor;
        }
        expect([sort, filter, cursor, new Set(whole).size]).toEqual([sort, filter, null, total]);
      }
    }
  }, 60_000);

  it('find nothing for a value that nothing has, and say so without a failure', async () => {
    const { total, items } = await list('attr.colour=ultraviolet');
    expect([total, items]).toEqual([0, []]);
    expect((await list('attr.nothing=x')).total).toBe(0);
  });

  it.each([
    'cursor=abc',
    'sort=newest&cursor=WyJwcmljZSIsIjEyIiwxXQ',
    "cursor=' or 1=1",
    'min_rating=6',
    'min_rating=x',
  ])('answer 422 to %s', async (query) => {
    const answer = await shop.app.inject({ url: `/api/products?${encodeURI(query)}` });
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'validation.failed']);
  });
});
