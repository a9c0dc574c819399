import { sql } from 'kysely';
import { forAllTests } from '../../../test/for-all-tests';
import { startTestShop } from '../../../test/harness';
import { seedProducts } from './seed.service';

const PRODUCTS = 300;

const shop = forAllTests(startTestShop);
beforeAll(async () => {
  await seedProducts(shop.infra, { products: PRODUCTS, seed: 9 });
}, 60_000);

interface ListingRow {
  id: string;
  search: string;
  name_search: string;
}

async function readAll(): Promise<ListingRow[]> {
  const { rows } = await sql<ListingRow>`
    select id, min_price, min_regular_price, min_sale_price, price_varies, on_sale, stock_state, stock_total, facet_ids,
      name_search, search
    from products order by no`.execute(shop.infra.db);
  return rows;
}

describe('a made-up product', () => {
  it('is written as the listing writer would write it, words and attributes included', async () => {
    const before = await readAll();
    expect(before).toHaveLength(PRODUCTS);
    await shop.infra.db.transaction().execute((trx) =>
      shop.services.listingWriter.refresh(
        trx,
        before.map(({ id }) => id),
      ),
    );
    const lexemes = (rows: ListingRow[]) =>
      rows.map(({ search, name_search, ...row }) => ({
        ...row,
        words: [search, name_search].map((vector) => vector.replace(/:[\dA-D,]+/g, '').split(' ')),
      }));
    expect(lexemes(await readAll())).toEqual(lexemes(before));
  }, 60_000);
});
