import { sql } from 'kysely';
import type { Insertable, Selectable, Updateable } from 'kysely';
import { categoriesBelow } from '../../infra/database/categories-below';
import { firstPicture } from '../../infra/database/first-picture';
import type { Db, Trx } from '../../infra/database/db';
import { postgresCode } from '../../infra/database/db';
import type { CategoriesTable } from '../../infra/database/tables/database';
import type { ImageRow } from '../../presenters/goods/image';
import { messageOf } from '../../messages/message';
import { notValid } from '../../errors/errors';

const UNIQUE_VIOLATION = '23505';
const COLUMNS = [
  'id',
  'name',
  'slug',
  'parent_id',
  'description',
  'seo_title',
  'seo_description',
  'words',
  'sort',
  'rule',
  'image_id',
  'position',
  'product_count',
  'version',
] as const;

export type CategoryRecord = Pick<Selectable<CategoriesTable>, (typeof COLUMNS)[number]>;

export type CategoryListRow = Omit<CategoryRecord, 'image_id'> & { former_slugs: string[]; image: ImageRow | null };

interface PickRow {
  id: string;
  name: string;
  slug: string;
  image: ImageRow | null;
  is_shown: boolean;
}

/** Somebody has taken the address in the same moment. */
function refuseTakenSlug(error: unknown): never {
  if (postgresCode(error) !== UNIQUE_VIOLATION) throw error;
  throw notValid({ slug: [messageOf('validation.failed.category_slug_taken')] });
}

/** SQL of categories as staff write them. */
export const categoriesRepository = {
  async list(db: Db): Promise<CategoryListRow[]> {
    const { rows } = await sql<CategoryListRow>`
      select id, name, slug, parent_id, description, seo_title, seo_description, words, sort, rule, position, product_count, version,
        (select jsonb_build_object('hash', hash, 'ext', ext, 'width', width, 'height', height, 'tone', tone, 'alt', alt,
          'derived_widths', to_jsonb(derived_widths), 'focus', focus) from images where images.id = categories.image_id) as image,
        array(select slug from category_redirects where category_id = categories.id order by slug) as former_slugs
      from categories order by position, name, id`.execute(db);
    return rows;
  },

  /** The whole tree, which nobody else changes until `trx` ends; products may refer to it meanwhile. */
  async lockAll(trx: Trx): Promise<CategoryRecord[]> {
    const rows = await trx.selectFrom('categories').select(COLUMNS).orderBy('id').forNoKeyUpdate().execute();
    return rows.sort((a, b) => a.position - b.position || a.name.localeCompare(b.name) || (a.id < b.id ? -1 : 1));
  },

  /** Nobody puts a product into it any more until `trx` ends. */
  async lockWhole(trx: Trx, id: string): Promise<void> {
    await trx.selectFrom('categories').select('id').where('id', '=', id).forUpdate().execute();
  },

  async insert(trx: Trx, category: Insertable<CategoriesTable>): Promise<void> {
    await trx.insertInto('categories').values(category).execute().catch(refuseTakenSlug);
  },

  async update(trx: Trx, id: string, columns: Updateable<CategoriesTable>): Promise<void> {
    await trx.updateTable('categories').set(columns).where('id', '=', id).execute().catch(refuseTakenSlug);
  },

  async remove(trx: Trx, id: string): Promise<void> {
    await trx.deleteFrom('categories').where('id', '=', id).execute();
  },

  /** Of these addresses those that a category has in the first language, or had in any and still leads to one. */
  async listTakenSlugs(trx: Trx, slugs: readonly string[]): Promise<Set<string>> {
    const { rows } = await sql<{ slug: string }>`
      select slug from categories where slug = any(${slugs}::text[])
      union select slug from category_redirects where slug = any(${slugs}::text[])`.execute(trx);
    return new Set(rows.map(({ slug }) => slug));
  },

  /** From now on `slug` leads to the category. */
  async redirect(trx: Trx, slug: string, category_id: string, now: Date): Promise<void> {
    await trx
      .insertInto('category_redirects')
      .values({ slug, category_id, created_at: now })
      .onConflict((conflict) => conflict.column('slug').doUpdateSet({ category_id, created_at: now }))
      .execute();
  },

  /** `slug` is an address of its own again. */
  async endRedirect(trx: Trx, slug: string): Promise<void> {
    await trx.deleteFrom('category_redirects').where('slug', '=', slug).execute();
  },

  /** What led to one leads to the other. */
  async moveRedirects(trx: Trx, from: string, to: string): Promise<void> {
    await trx.updateTable('category_redirects').set({ category_id: to }).where('category_id', '=', from).execute();
  },

  /** The products that are in the category itself, whatever their state; no more than `most`. */
  async listProducts(trx: Trx, category_id: string, most: number): Promise<string[]> {
    const rows = await trx
      .selectFrom('products')
      .select('id')
      .where('category_id', '=', category_id)
      .orderBy('id')
      .limit(most)
      .execute();
    return rows.map(({ id }) => id);
  },

  async moveProducts(trx: Trx, ids: readonly string[], category_id: string, by: string, now: Date): Promise<void> {
    await sql`
      update products set category_id = ${category_id}, version = version + 1, last_modified_at = ${now},
        last_modified_by = ${by}
      where id = any(${ids}::uuid[])`.execute(trx);
  },

  /**
   * The goods that come first, in their order.
   * @param is_whole whatever category they are in is theirs, as in a collection
   */
  async listPicks(db: Db | Trx, category_id: string, is_whole: boolean): Promise<PickRow[]> {
    const isHere = is_whole ? sql`true` : sql`products.category_id in (${categoriesBelow(category_id)})`;
    const { rows } = await sql<PickRow>`
      select products.id, products.name, products.slug, shown.image, products.published and ${isHere} as is_shown
      from category_picks join products on products.id = category_picks.product_id
      ${firstPicture('products.id')}
      where category_picks.category_id = ${category_id} order by category_picks.position`.execute(db);
    return rows;
  },

  /** Those of these products that there are come first from now on, in this order, and no others. */
  async setPicks(trx: Trx, category_id: string, product_ids: readonly string[]): Promise<void> {
    await trx.deleteFrom('category_picks').where('category_id', '=', category_id).execute();
    await sql`
      with kept as (select id from products where id = any(${product_ids}::uuid[]) for key share)
      insert into category_picks (category_id, product_id, position)
      select ${category_id}, kept.id, wanted.position - 1
      from unnest(${product_ids}::uuid[]) with ordinality as wanted (id, position) join kept on kept.id = wanted.id`.execute(
      trx,
    );
  },

  /** Whether taxes are reckoned by this category itself: its rates would go with it. */
  async hasTaxRate(trx: Trx, category_id: string): Promise<boolean> {
    const row = await trx
      .selectFrom('tax_rates')
      .select('id')
      .where('category_id', '=', category_id)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  },
};
