import { sql } from 'kysely';
import { forAllTests } from '../../../test/for-all-tests';
import { startTestShop } from '../../../test/harness';
import { createListingWriter } from '../catalogue/writing/listing-writer.service';
import type { Category, ProductList } from '@tessera/shared/contract';
import { makeProduct } from './make-product';
import { seedProducts } from './seed.service';

const shop = forAllTests(startTestShop);

const get = async <T>(url: string) => (await shop.app.inject({ url: `/api/${url}` })).json<T>();

describe('the made-up catalogue', () => {
  it('is the same for the same seed and another for another', () => {
    expect(makeProduct(1, 77)).toEqual(makeProduct(1, 77));
    expect(makeProduct(1, 77).id).not.toBe(makeProduct(2, 77).id);
    const ids = Array.from({ length: 3000 }, (_, index) => makeProduct(1, index).id);
    expect(new Set(ids).size).toBe(3000);
    expect(ids.every((id) => /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id))).toBe(
      true,
    );
  });

  it('goes on where it stopped, and keeps every count right', async () => {
    expect(await seedProducts(shop.infra, { products: 120, seed: 3 })).toBe(120);
    const told: number[] = [];
    expect(await seedProducts(shop.infra, { products: 1500, seed: 3, onProgress: (done) => told.push(done) })).toBe(
      1380,
    );
    expect(told).toEqual([1120, 1500]);
    expect(await seedProducts(shop.infra, { products: 1500, seed: 3 })).toBe(0);
    const published = Array.from({ length: 1500 }, (_, index) => makeProduct(3, index)).filter(
      (product) => product.published,
    );
    const { total, total_is_estimate, facets } = await get<ProductList>('products');
    expect([total, total_is_estimate]).toEqual([published.length, false]);
    const categories = await get<Category[]>('products/categories');
    for (const { name, slug, product_count } of categories) {
      const expected = published.filter(({ category }) => category === name).length;
      expect(product_count).toBe(expected);
      expect(facets.categories.find((facet) => facet.slug === slug)?.count).toBe(expected);
    }
  }, 60_000);

  it('has the words that search would read of it', async () => {
    const { db } = shop.infra;
    const wordsOf = async () =>
      (
        await sql<{ id: string; name: string; words: string[] }>`
          select id, name_search::text as name, tsvector_to_array(search) as words from products
          order by id limit 100`.execute(db)
      ).rows;
    const made = await wordsOf();
    await db.transaction().execute((trx) =>
      createListingWriter(shop.infra).refresh(
        trx,
        made.map(({ id }) => id),
      ),
    );
    expect(made[0]?.words.length).toBeGreaterThan(10);
    expect(await wordsOf()).toEqual(made);
  });

  it('is searched within its thousand best, which is said', async () => {
    const { total, total_is_estimate } = await get<ProductList>('products?search=gift+kitchen');
    expect([total_is_estimate, total > 0]).toEqual([false, true]);
  });
});
