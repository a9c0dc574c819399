import { sql } from 'kysely';
import type { Db } from '../../../infra/database/db';
import type { ProductFacts } from './product-columns';

export type FactsRow = ProductFacts & { id: string; published: boolean };

const columns = sql`id, no, category_id, published, stock_state <> 'out' as in_stock, on_sale, min_price, units_sold,
  rating_average::float8 as rating_average, (extract(epoch from created_at) * 1000)::float8 as created_at, facet_ids`;

/** SQL that fills the counting index. */
export function createIndexRepository(db: Db) {
  return {
    /** Products for sale with a number above `no`, in its order. */
    async listAfter(no: number, limit: number): Promise<FactsRow[]> {
      const { rows } = await sql<FactsRow>`
        select ${columns} from products where published and no > ${no} order by no limit ${limit}`.execute(db);
      return rows;
    },

    /** These products, for sale or not. */
    async listByIds(ids: readonly string[]): Promise<FactsRow[]> {
      const { rows } = await sql<FactsRow>`select ${columns} from products where id = any(${ids}::uuid[])`.execute(db);
      return rows;
    },
  };
}
