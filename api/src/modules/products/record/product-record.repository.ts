import { sql } from 'kysely';
import type { Selectable, Updateable } from 'kysely';
import type { CategoryRef } from '@tessera/shared/contract';
import type { Db, Trx } from '../../../infra/database/db';
import type { ProductsTable, VariantsTable } from '../../../infra/database/tables/database';
import type { ImageRow } from '../../../presenters/image';

/** What staff write of a product: changes of it stand in the audit log. */
export const PRODUCT_WRITTEN = [
  'name',
  'slug',
  'description_html',
  'type',
  'vendor',
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
  'weight_grams',
  'barcode',
  'unit',
  'unit_quantity',
  'unit_base',
  'image_id',
] as const;

const VARIANT_COLUMNS = ['id', ...VARIANT_WRITTEN, 'stock'] as const;

export type VariantRow = Pick<Selectable<VariantsTable>, (typeof VARIANT_COLUMNS)[number]>;
export type PictureRow = ImageRow & { id: string; own_alt: string };

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

  /** Its variants before the product itself, in the order of ids: so orders take them, and nobody waits in a circle. */
  async lockVariants(trx: Trx, product_id: string): Promise<void> {
    await sql`select id from variants where product_id = ${product_id} order by id for update`.execute(trx);
  },

  async update(trx: Trx, id: string, columns: Updateable<ProductsTable>): Promise<void> {
    await trx.updateTable('products').set(columns).where('id', '=', id).execute();
  },

  listVariants: (db: Db | Trx, product_id: string): Promise<VariantRow[]> =>
    db
      .selectFrom('variants')
      .select(VARIANT_COLUMNS)
      .where('product_id', '=', product_id)
      .orderBy('position')
      .orderBy('id')
      .execute(),

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
      .select(['images.id', 'hash', 'ext', 'width', 'height', 'tone', 'derived_widths', 'images.alt'])
      .select('shown.alt as own_alt')
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
