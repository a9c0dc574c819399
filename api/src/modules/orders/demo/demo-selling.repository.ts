import { sql } from 'kysely';
import type { Db, Trx } from '../../../infra/database/db';

const KEY = 'demo_selling';

/** SQL of the demo shop's past. */
export const demoSellingRepository = {
  /** The demo is loaded, and its past is not. */
  async isDue(db: Db): Promise<boolean> {
    const { rows } = await sql<{ due: boolean }>`
      select exists (select from settings where key = 'demo' and value ->> 'state' = 'loaded')
        and not exists (select from settings where key = ${KEY}) as due`.execute(db);
    return rows[0]?.due === true;
  },

  async setDone(trx: Trx, now: Date): Promise<void> {
    const value = JSON.stringify({ state: 'loaded' });
    await trx.insertInto('settings').values({ key: KEY, value, last_modified_at: now }).execute();
  },

  listCategories: (trx: Trx) => trx.selectFrom('categories').select(['id', 'slug']).execute(),

  /** The first variant of each of these products, with its picture. */
  async listVariants(trx: Trx, slugs: readonly string[]) {
    const { rows } = await sql<DemoVariant>`
      select distinct on (products.id) products.id as product_id, products.slug, products.name, products.category_id,
        variants.id as variant_id, variants.sku, variants.options, variants.regular_price, variants.sale_price,
        variants.weight_grams, coalesce(variants.image_id, (
          select image_id from product_images where product_id = products.id order by position limit 1
        )) as image_id
      from products join variants on variants.product_id = products.id
      where products.slug = any(${slugs}::text[]) and products.published
      order by products.id, variants.position`.execute(trx);
    return rows;
  },
};

export interface DemoVariant {
  product_id: string;
  slug: string;
  name: string;
  category_id: string | null;
  variant_id: string;
  sku: string;
  options: Record<string, string>;
  regular_price: number;
  sale_price: number;
  weight_grams: number;
  image_id: string | null;
}
