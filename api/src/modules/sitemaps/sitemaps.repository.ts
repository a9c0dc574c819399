import { sql } from 'kysely';
import type { Language } from '../../core/languages';
import type { Db } from '../../infra/database/db';
import { ownSlugs } from '../../infra/database/product-named';

export interface MappedProduct {
  slug: string;
  /** in the languages that have one of their own */
  slugs?: Partial<Record<Language, string>>;
  last_modified_at: Date;
}

export interface Range {
  /** the first id of a part, and the first of the next one; null: there is none */
  first: string;
  next: string | null;
}

/** SQL of what stands in the site map. */
export const sitemapsRepository = {
  /** The id that each part begins with: one walk through the index, without the products themselves. */
  async listFirstIds(db: Db, size: number): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      select id from (select id, row_number() over (order by id) as number from products where published) as numbered
      where number % ${size}::integer = ${size === 1 ? 0 : 1} order by id`.execute(db);
    return rows.map(({ id }) => id);
  },

  async listProducts(db: Db, { first, next }: Range, most: number): Promise<MappedProduct[]> {
    const before = next === null ? sql`` : sql`and id < ${next}`;
    const { rows } = await sql<MappedProduct>`
      select slug, ${ownSlugs} as slugs, last_modified_at from products where published and id >= ${first} ${before}
      order by id limit ${most}`.execute(db);
    return rows;
  },

  async listCategories(db: Db, most: number): Promise<MappedProduct[]> {
    return db
      .selectFrom('categories')
      .select(['slug', ownSlugs.as('slugs'), 'last_modified_at'])
      .orderBy('position')
      .limit(most)
      .execute();
  },

  /** Texts of the shop, each once whatever languages it is written in. */
  async listPages(db: Db, most: number): Promise<MappedProduct[]> {
    const { rows } = await sql<MappedProduct>`
      select slug, max(updated_at) as last_modified_at from content_pages where published_version is not null
      group by slug order by slug limit ${most}`.execute(db);
    return rows;
  },
};
