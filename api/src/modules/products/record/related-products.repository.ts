import { sql } from 'kysely';
import type { Db, Trx } from '../../../infra/database/db';
import { firstPicture } from '../../../infra/database/first-picture';
import type { ImageRow } from '../../../presenters/goods/image';

export interface RelatedRow {
  id: string;
  name: string;
  slug: string;
  image: ImageRow | null;
  is_shown: boolean;
}

/** SQL of the products that staff show beside one (docs/product.md §2). */
export const relatedProductsRepository = {
  /** In their order, those that are not in the shop among them. */
  async list(db: Db | Trx, product_id: string): Promise<RelatedRow[]> {
    const { rows } = await sql<RelatedRow>`
      select products.id, products.name, products.slug, shown.image, products.published as is_shown
      from related_products join products on products.id = related_products.related_id
      ${firstPicture('products.id')}
      where related_products.product_id = ${product_id} order by related_products.position`.execute(db);
    return rows;
  },

  /** Those of these products that there are stand beside it from now on, in this order, and no others; itself never does. */
  async replace(trx: Trx, product_id: string, related: readonly string[]): Promise<void> {
    await trx.deleteFrom('related_products').where('product_id', '=', product_id).execute();
    await sql`
      with kept as (select id from products where id = any(${related}::uuid[]) and id <> ${product_id} for key share)
      insert into related_products (product_id, related_id, position)
      select ${product_id}, kept.id, min(wanted.position) - 1
      from unnest(${related}::uuid[]) with ordinality as wanted (id, position) join kept on kept.id = wanted.id
      group by kept.id`.execute(trx);
  },
};
