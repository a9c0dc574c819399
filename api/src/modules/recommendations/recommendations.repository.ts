import { sql } from 'kysely';
import type { Db } from '../../infra/database/db';

/** SQL of what else somebody may want. */
export const recommendationsRepository = {
  /**
   * What stands in the latest orders with this product, most often first. A product that is always bought is not named
   * for that alone: at most 500 orders are looked at, however many there were.
   */
  async listBoughtTogether(db: Db, product_id: string, most: number): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      with latest as (
        select order_id from order_items where product_id = ${product_id} order by id desc limit 500
      )
      select other.product_id as id
      from (select distinct order_id from latest) as bought
      join order_items as other on other.order_id = bought.order_id and other.product_id <> ${product_id}
      join orders on orders.id = bought.order_id and orders.status <> 'cancelled'
      join products on products.id = other.product_id and products.published
      group by other.product_id
      order by count(distinct bought.order_id) desc, other.product_id desc limit ${most}`.execute(db);
    return rows.map(({ id }) => id);
  },

  /** What sells best in a category, or in the whole shop where there is none. */
  async listBestSellers(db: Db, category_id: string | null, most: number): Promise<string[]> {
    const inside = category_id === null ? sql`` : sql`and category_id = ${category_id}`;
    const { rows } = await sql<{ id: string }>`
      select id from products where published ${inside} order by units_sold desc, id desc limit ${most}`.execute(db);
    return rows.map(({ id }) => id);
  },
};
