import { sql } from 'kysely';
import type { Selectable, Updateable } from 'kysely';
import type { CategoryRef } from '@tessera/shared/contract';
import type { Db, Trx } from '../../../infra/database/db';
import type { PictureWords, ProductsTable, VariantsTable } from '../../../infra/database/tables/database';
import type { ImageRow } from '../../../presenters/goods/image';

/** What staff write of a product: changes of it stand in the audit log. */
export const PRODUCT_WRITTEN = [
  'name',
  'slug',
  'description_html',
  'type',
  'vendor',
  'gift_card',
  'tags',
  'category_id',
  'status',
  'available_from',
  'available_until',
  'seo_title',
  'seo_description',
  'words',
  'origin_country',
] as const;

const COLUMNS = ['id', 'version', ...PRODUCT_WRITTEN, 'published', 'created_at', 'last_modified_at'] as const;

export type ProductRow = Pick<Selectable<ProductsTable>, (typeof COLUMNS)[number]>;

/** The same of a variant, but for its stock and its place among the others. */
export const VARIANT_WRITTEN = [
  'sku',
  'options',
  'regular_price',
  'sale_price',
  'sale_starts_at',
  'sale_ends_at',
  'track_stock',
  'allow_backorder',
  'expected_on',
  'backorder_note',
  'backorder_notes',
  'weight_grams',
  'barcode',
  'cost',
  'unit',
  'unit_quantity',
  'unit_base',
  'image_id',
] as const;

const VARIANT_COLUMNS = ['id', ...VARIANT_WRITTEN, 'stock'] as const;

export type VariantRow = Pick<Selectable<VariantsTable>, (typeof VARIANT_COLUMNS)[number]>;
/** Which of a product's variants are wanted: the first so many, or those of these ids. */
export type ShownVariants = 'all' | number | readonly string[];
/** What of a product's variants decides whether it can be bought. */
export interface VariantFacts {
  has_variant: boolean;
  has_price: boolean;
  in_stock: boolean;
}
export type PictureRow = ImageRow & { id: string; own_alt: string; words: PictureWords };

/** SQL of one product as staff see it. */
export const productRecordRepository = {
  find: (db: Db | Trx, id: string): Promise<ProductRow | undefined> =>
    db.selectFrom('products').select(COLUMNS).where('id', '=', id).executeTakeFirst(),

  /** Its row, which nobody else changes until `trx` ends; an order's lines may refer to it meanwhile. */
  lock: (trx: Trx, id: string): Promise<ProductRow | undefined> =>
    trx.selectFrom('products').select(COLUMNS).where('id', '=', id).forNoKeyUpdate().executeTakeFirst(),

  /** As `lock`, and nobody refers to it anew. */
  lockWhole: (trx: Trx, id: string): Promise<ProductRow | undefined> =>
    trx.selectFrom('products').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst(),

  /**
   * Its variants, or those of them that are named, before the product itself, in the order of ids: so orders take them, and nobody
   * waits in a circle.
   */
  async lockVariants(trx: Trx, product_id: string, ids?: readonly string[]): Promise<void> {
    const named = ids ? sql`and id = any(${ids}::uuid[])` : sql``;
    await sql`select id from variants where product_id = ${product_id} ${named} order by id for update`.execute(trx);
  },

  async update(trx: Trx, id: string, columns: Updateable<ProductsTable>): Promise<void> {
    await trx.updateTable('products').set(columns).where('id', '=', id).execute();
  },

  /** In their order: all, the first ones, or those that are named. */
  listVariants(db: Db | Trx, product_id: string, shown: ShownVariants = 'all'): Promise<VariantRow[]> {
    const all = db
      .selectFrom('variants')
      .select(VARIANT_COLUMNS)
      .where('product_id', '=', product_id)
      .orderBy('position')
      .orderBy('id');
    if (shown === 'all') return all.execute();
    if (typeof shown === 'number') return all.limit(shown).execute();
    return all.where('id', '=', sql<string>`any(${shown}::uuid[])`).execute();
  },

  async countVariants(db: Db | Trx, product_id: string): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from variants where product_id = ${product_id}`.execute(db);
    return rows[0]?.count ?? 0;
  },

  /** In stock is what `availableOf` counts (presenters/goods/variant.ts). */
  async findVariantFacts(db: Db, product_id: string): Promise<VariantFacts> {
    const { rows } = await sql<VariantFacts>`
      select count(*) > 0 as has_variant, coalesce(bool_or(regular_price > 0), false) as has_price,
        coalesce(bool_or(not track_stock or allow_backorder or stock > 0), false) as in_stock
      from variants where product_id = ${product_id}`.execute(db);
    return rows[0] ?? { has_variant: false, has_price: false, in_stock: false };
  },

  listOptions: (db: Db | Trx, product_id: string): Promise<{ name: string; values: string[] }[]> =>
    db
      .selectFrom('product_options')
      .select(['name', 'values'])
      .where('product_id', '=', product_id)
      .orderBy('position')
      .execute(),

  listPictures: (db: Db | Trx, product_id: string): Promise<PictureRow[]> =>
    db
      .selectFrom('product_images as shown')
      .innerJoin('images', 'images.id', 'shown.image_id')
      .select(['images.id', 'hash', 'ext', 'width', 'height', 'tone', 'derived_widths', 'focus', 'images.alt'])
      .select(['shown.alt as own_alt', 'shown.words'])
      .where('shown.product_id', '=', product_id)
      .orderBy('shown.position')
      .execute(),

  /** What is said of the product itself, by attribute. */
  async listAttributes(db: Db | Trx, product_id: string): Promise<{ code: string; name: string; values: string[] }[]> {
    const { rows } = await sql<{ code: string; name: string; values: string[] }>`
      select attributes.code, attributes.name, array_agg(label order by said.position, label) as values
      from product_attribute_values as own
      join attribute_values as said on said.id = own.value_id
      join attributes on attributes.id = said.attribute_id
      where own.product_id = ${product_id} and not own.from_options
      group by attributes.id order by attributes.position, attributes.id`.execute(db);
    return rows;
  },

  /** One that products are put into. */
  findCategory: (db: Db | Trx, id: string): Promise<CategoryRef | undefined> =>
    db
      .selectFrom('categories')
      .select(['id', 'name', 'slug'])
      .where('id', '=', id)
      .where('rule', 'is', null)
      .executeTakeFirst(),

  /** Who of the staff changed it last; null where nobody did, or they are gone. */
  async findLastWriter(db: Db | Trx, product_id: string): Promise<string | null> {
    const row = await db
      .selectFrom('products')
      .innerJoin('users', 'users.id', 'products.last_modified_by')
      .select(sql<string>`users.first_name || ' ' || users.last_name`.as('name'))
      .where('products.id', '=', product_id)
      .executeTakeFirst();
    return row?.name ?? null;
  },

  async wasOrdered(db: Db | Trx, product_id: string): Promise<boolean> {
    const row = await db
      .selectFrom('order_items')
      .select('id')
      .where('product_id', '=', product_id)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  },
};
