import { sql } from 'kysely';
import type { Db } from '../../../infra/database/db';
import type { ProductFacts } from './product-columns';

export type FactsRow = ProductFacts & { id: string; published: boolean; status: string };

/** @param tags those that are asked for: most products have none of them, and send none */
const columns = (
  tags: readonly string[],
) => sql`id, no, category_id, published, status, stock_state <> 'out' as in_stock, on_sale,
  min_price, units_sold, rating_average::float8 as rating_average,
  (extract(epoch from created_at) * 1000)::float8 as created_at, facet_ids,
  case when tags && ${tags}::text[] then tags else '{}' end as tags`;

/** SQL that fills the counting index. */
export function createIndexRepository(db: Db) {
  return {
    /** Products with a number above `no`, in its order. */
    async listAfter(no: number, limit: number, tags: readonly string[]): Promise<FactsRow[]> {
      const { rows } = await sql<FactsRow>`
        select ${columns(tags)} from products where no > ${no} order by no limit ${limit}`.execute(db);
      return rows;
    },

    /** These products, for sale or not. */
    async listByIds(ids: readonly string[], tags: readonly string[]): Promise<FactsRow[]> {
      const { rows } = await sql<FactsRow>`
        select ${columns(tags)} from products where id = any(${ids}::uuid[])`.execute(db);
      return rows;
    },

    /** The tags that rules of collections name. */
    async listRuleTags(): Promise<string[]> {
      const { rows } = await sql<{ tag: string }>`
        select distinct tag from categories, jsonb_array_elements_text(rule -> 'tags') as tag
        where rule ? 'tags'`.execute(db);
      return rows.map(({ tag }) => tag);
    },

    /** The numbers of the products for sale with a tag, by the index of those with tags. */
    async listTagged(tag: string): Promise<number[]> {
      const { rows } = await sql<{ no: number }>`
        select no from products where published and tags @> array[${tag}]::text[] and tags <> '{}'`.execute(db);
      return rows.map(({ no }) => no);
    },
  };
}
