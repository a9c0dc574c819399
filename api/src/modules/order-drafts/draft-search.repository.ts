import { sql } from 'kysely';
import type { Db } from '../../infra/database/db';
import { likeStart } from '../../infra/database/lists/conditions';

/** What staff find for a draft: variants by names and SKU, customers by address and name. */

interface FoundVariant {
  id: string;
  /** how many its product has */
  variant_count: number;
}

const MOST_PRODUCTS = 10;
/** Variants of one product among those of others: all of them are asked for by the product. */
const MOST_OF_ONE = 6;
const MOST_BY_SKU = 20;
const MOST_OF_PRODUCT = 100;

export const draftSearchRepository = {
  /**
   * Variants product by product, those on sale first; every word begins one of the product's name, or all of it the SKU.
   * Of a product that is found by its name come the first ones.
   */
  async findVariants(db: Db, search: string): Promise<FoundVariant[]> {
    const words = search.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
    const typed = words.map((word) => `${word.toLowerCase()}:*`).join(' & ');
    const by_name = typed === '' ? sql`false` : sql`name_search @@ to_tsquery('simple', ${typed})`;
    const { rows } = await sql<FoundVariant>`
      with named as (
        select id from products where ${by_name} order by published desc, units_sold desc, id limit ${MOST_PRODUCTS}
      ), found as (
        select own.id, own.product_id from named cross join lateral (
          select id, product_id from variants where product_id = named.id order by position, id limit ${MOST_OF_ONE}
        ) as own
        union
        (select id, product_id from variants where upper(sku) like ${likeStart(search.toUpperCase())}
          order by upper(sku), id limit ${MOST_BY_SKU})
      )
      select found.id, (select count(*)::integer from variants as own where own.product_id = products.id) as variant_count
      from found join products on products.id = found.product_id join variants on variants.id = found.id
      order by published desc, name, products.id, variants.position, found.id`.execute(db);
    return rows;
  },

  /** The variants of one product, in its own order. */
  async listVariantsOf(db: Db, product_id: string): Promise<FoundVariant[]> {
    const { rows } = await sql<FoundVariant>`
      select id, (count(*) over ())::integer as variant_count from variants
      where product_id = ${product_id} order by position, id limit ${MOST_OF_PRODUCT}`.execute(db);
    return rows;
  },

  /** Accounts whose address, first or last name begins so, or whose whole name does. */
  async findCustomers(db: Db, search: string, limit: number) {
    const [first = '', ...rest] = search.toLowerCase().split(/\s+/);
    const whole = likeStart(search.toLowerCase());
    const columns = sql`id, email, first_name, last_name`;
    // Each of the three by its own index: one condition with `or` would read every account.
    const by = (condition: ReturnType<typeof sql>) =>
      sql`(select ${columns} from users where ${condition} limit ${limit})`;
    const both = sql`lower(first_name) = ${first} and lower(last_name) like ${likeStart(rest.join(' '))}`;
    const { rows } = await sql<{ id: string; email: string; first_name: string; last_name: string }>`
      select ${columns} from (
        ${by(sql`lower(email) like ${whole}`)}
        union ${by(sql`lower(last_name) like ${whole}`)}
        union ${by(sql`lower(first_name) like ${whole}`)}
        union ${by(rest.length > 0 ? both : sql`false`)}
      ) as found order by last_name, first_name, id limit ${limit}`.execute(db);
    return rows;
  },
};
