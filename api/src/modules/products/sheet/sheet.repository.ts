import { sql } from 'kysely';
import type { Db } from '../../../infra/database/db';
import type { SheetRowView } from './sheet.schemas';

/** SQL of the spreadsheet: a row for each variant. */
export const sheetRepository = {
  /** All variants of these products, in the products' order and their own. */
  async listRows(db: Db, product_ids: readonly string[]): Promise<SheetRowView[]> {
    if (product_ids.length === 0) return [];
    const { rows } = await sql<SheetRowView>`
      select products.id as product_id, variants.id as variant_id, products.name, products.status, variants.sku,
        variants.regular_price, variants.sale_price, variants.stock, variants.expected_on, array(
          select variants.options ->> product_options.name from product_options
          where product_options.product_id = products.id and variants.options ? product_options.name
          order by product_options.position
        ) as options
      from unnest(${product_ids}::uuid[]) with ordinality as wanted (id, place)
      join products on products.id = wanted.id
      join variants on variants.product_id = products.id
      order by wanted.place, variants.position, variants.id`.execute(db);
    return rows;
  },
};
