import { sql } from 'kysely';
import type { Db, Trx } from '../../../infra/database/db';
import { isId } from '../../../infra/basics/ids';
import { productNamedRoughly } from '../../../infra/database/product-named';

export interface FoundProduct {
  id: string;
  slug: string;
  name: string;
  category_id: string | null;
}

/** SQL that finds products by what an address says of them. */
export function createProductFinderRepository(db: Db) {
  const findRow = (id_or_slug: string) =>
    db
      .selectFrom('products')
      .select(['id', 'slug', 'name', 'category_id', 'published', 'status'])
      .where('id', '=', isId(id_or_slug) ? id_or_slug : productNamedRoughly(id_or_slug))
      .executeTakeFirst();

  return {
    /** @param preview_of this one need not be published */
    async findPublished(id_or_slug: string, preview_of?: string): Promise<FoundProduct | undefined> {
      const row = await findRow(id_or_slug);
      return row?.published || row?.id === preview_of ? row : undefined;
    },

    /** One that was taken out of the shop: a draft has never been in it. */
    async findGone(id_or_slug: string): Promise<FoundProduct | undefined> {
      const row = await findRow(id_or_slug);
      return row && !row.published && row.status === 'archived' ? row : undefined;
    },

    async listPublished(ids: readonly string[]): Promise<string[]> {
      if (ids.length === 0) return [];
      const { rows } = await sql<{ id: string }>`
        select products.id from unnest(${ids}::uuid[]) with ordinality as wanted (id, place)
        join products on products.id = wanted.id where products.published order by wanted.place`.execute(db);
      return rows.map(({ id }) => id);
    },

    async lock(trx: Trx, id: string): Promise<boolean> {
      const row = await trx
        .selectFrom('products')
        .select('id')
        .where('id', '=', id)
        .forNoKeyUpdate()
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
