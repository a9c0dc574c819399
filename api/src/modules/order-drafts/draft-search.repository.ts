import { sql } from 'kysely';
import type { Db } from '../../infra/database/db';

/** What staff find for a draft: variants by names and SKU, customers by address and name. */

const startOf = (typed: string): string => `${typed.replace(/[\\%_]/g, '\\$&')}%`;

export const draftSearchRepository = {
  /** Ids of variants, those on sale first; every word begins one of the product's name, or all of it the SKU. */
  async findVariants(db: Db, search: string, limit: number): Promise<string[]> {
    const words = search.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
    const typed = words.map((word) => `${word.toLowerCase()}:*`).join(' & ');
    const by_name = typed === '' ? sql`false` : sql`name_search @@ to_tsquery('simple', ${typed})`;
    const { rows } = await sql<{ id: string }>`
      with found as (
        (select variants.id, product_id from products join variants on variants.product_id = products.id
          where ${by_name} order by published desc, units_sold desc, variants.position limit ${limit})
        union
        (select id, product_id from variants where upper(sku) like ${startOf(search.toUpperCase())} limit ${limit})
      )
      select found.id from found join products on products.id = product_id join variants on variants.id = found.id
      order by published desc, name, variants.position, found.id limit ${limit}`.execute(db);
    return rows.map(({ id }) => id);
  },

  /** Accounts whose address, first or last name begins so, or whose whole name does. */
  async findCustomers(db: Db, search: string, limit: number) {
    const [first = '', ...rest] = search.toLowerCase().split(/\s+/);
    const whole = startOf(search.toLowerCase());
    const columns = sql`id, email, first_name, last_name`;
    // Each of the three by its own index: one condition with `or` would read every account.
    const by = (condition: ReturnType<typeof sql>) =>
      sql`(select ${columns} from users where ${condition} limit ${limit})`;
    const both = sql`lower(first_name) = ${first} and lower(last_name) like ${startOf(rest.join(' '))}`;
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
