import { sql } from 'kysely';
import type { Trx } from '../../infra/database/db';
import { newId } from '../../infra/basics/ids';
import type { ImportProduct, ImportVariant } from './reading/import-product';
import { toSlug } from '../../presenters/search/slug';

export interface ImportContext {
  now: Date;
  /** when a product that is new to the shop counts as made */
  created_at: Date;
  /** user id of who imports, or null for the shop itself */
  user_id: string | null;
}

export interface LinkedImage {
  image_id: string;
  alt: string;
}

interface VariantRow {
  id: string;
  sku: string;
  options: Record<string, string>;
  stock: number;
}

/** A variant as the file has it now. */
interface WrittenVariant {
  id: string;
  /** pieces more than before */
  stock_change: number;
}

function findTwin(rows: readonly VariantRow[], { sku, options }: ImportVariant): VariantRow | undefined {
  const bySku = rows.find((row) => row.sku === sku);
  const names = Object.keys(options);
  const sameOptions = (row: VariantRow): boolean =>
    Object.keys(row.options).length === names.length && names.every((name) => row.options[name] === options[name]);
  return bySku ?? rows.find(sameOptions);
}

const unitColumns = ({ unit }: ImportVariant) => ({
  unit: unit?.unit ?? null,
  unit_quantity: unit?.quantity ?? null,
  unit_base: unit?.base ?? null,
});

/** SQL that writes one product of a file. Everything runs inside the product's own transaction. */
export const importRepository = {
  /** The category of this name in any case, made when there is none; undefined for an empty name. */
  async ensureCategory(trx: Trx, name: string, now: Date): Promise<{ id: string; created: boolean } | undefined> {
    if (name === '') return undefined;
    const find = () =>
      trx
        .selectFrom('categories')
        .select('id')
        .where('rule', 'is', null)
        .where(sql<boolean>`(lower(name) = lower(${name}) or slug = ${toSlug(name)})`)
        .executeTakeFirst();
    const found = await find();
    if (found) return { ...found, created: false };
    await trx
      .insertInto('categories')
      .values({
        id: newId(),
        name,
        slug: toSlug(name) || newId(),
        parent_id: null,
        image_id: null,
        created_at: now,
        last_modified_at: now,
      })
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .execute();
    const made = await find();
    return made && { ...made, created: true };
  },

  /** SKUs of these that belong to a product of another address. */
  async listForeignSkus(trx: Trx, slug: string, skus: readonly string[]): Promise<Set<string>> {
    const rows = await trx
      .selectFrom('variants')
      .innerJoin('products', 'products.id', 'variants.product_id')
      .select('variants.sku')
      .where('variants.sku', 'in', skus)
      .where('products.slug', '<>', slug)
      .execute();
    return new Set(rows.map(({ sku }) => sku));
  },

  /** Writes the product's own row, new or known by its address. */
  async upsertProduct(
    trx: Trx,
    product: ImportProduct,
    category_id: string | null,
    { now, created_at, user_id }: ImportContext,
  ): Promise<{ id: string; created: boolean }> {
    // what is left are columns: whatever else a file says of a product is named here
    const { slug, row: _row, option_names, attributes, variants, images, ...columns } = product;
    const texts = { ...columns, category_id };
    const id = newId();
    const row = await trx
      .insertInto('products')
      .values({
        id,
        slug,
        ...texts,
        created_by: user_id,
        last_modified_by: user_id,
        created_at,
        last_modified_at: now,
        rating_average: null,
      })
      .onConflict((conflict) =>
        conflict.column('slug').doUpdateSet((eb) => ({
          ...texts,
          last_modified_by: user_id,
          last_modified_at: now,
          version: eb('products.version', '+', 1),
        })),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id: row.id, created: row.id === id };
  },

  async replaceOptions(trx: Trx, product_id: string, { option_names, variants }: ImportProduct): Promise<void> {
    await trx.deleteFrom('product_options').where('product_id', '=', product_id).execute();
    if (option_names.length === 0) return;
    const valuesOf = (name: string): string[] => [...new Set(variants.flatMap(({ options }) => options[name] ?? []))];
    await trx
      .insertInto('product_options')
      .values(option_names.map((name, index) => ({ product_id, position: index + 1, name, values: valuesOf(name) })))
      .execute();
  },

  async replaceImages(trx: Trx, product_id: string, images: readonly LinkedImage[]): Promise<void> {
    await trx.deleteFrom('product_images').where('product_id', '=', product_id).execute();
    if (images.length === 0) return;
    await trx
      .insertInto('product_images')
      .values(images.map(({ image_id, alt }, index) => ({ product_id, image_id, alt, position: index + 1 })))
      .execute();
  },

  /**
   * Writes the variants: one known by its SKU, else by its options, keeps its id, so that carts keep it. Those that
   * the file no longer names are gone.
   * @returns those that are there now
   */
  async replaceVariants(
    trx: Trx,
    product_id: string,
    product: ImportProduct,
    imageOf: ReadonlyMap<string, string>,
    now: Date,
  ): Promise<WrittenVariant[]> {
    const rows: VariantRow[] = await trx
      .selectFrom('variants')
      .select(['id', 'sku', 'options', 'stock'])
      .where('product_id', '=', product_id)
      .forUpdate()
      .execute();
    const left = new Map(rows.map((row) => [row.id, row]));
    const bySkuFirst = product.variants.map((variant, position) => ({ variant, position }));
    const isKnown = (sku: string): number => (rows.some((row) => row.sku === sku) ? 0 : 1);
    bySkuFirst.sort((a, b) => isKnown(a.variant.sku) - isKnown(b.variant.sku));
    const pairs = bySkuFirst.map(({ variant, position }) => {
      const twin = findTwin([...left.values()], variant);
      if (twin) left.delete(twin.id);
      return { variant, position, id: twin?.id, stock_before: twin?.stock ?? 0 };
    });
    if (left.size > 0)
      await trx
        .deleteFrom('variants')
        .where('id', 'in', [...left.keys()])
        .execute();
    const written: WrittenVariant[] = [];
    for (const { variant, position, id: known, stock_before } of pairs) {
      const { sku, regular_price, sale_price, stock, weight_grams, barcode, image, tracked, backorder, options } =
        variant;
      const row = {
        sku,
        regular_price,
        sale_price,
        stock,
        weight_grams,
        barcode: barcode ?? '',
        position,
        options: JSON.stringify(options),
        track_stock: tracked,
        allow_backorder: backorder,
        ...unitColumns(variant),
        image_id: (image !== null ? imageOf.get(image) : undefined) ?? null,
        last_modified_at: now,
      };
      const id = known ?? newId();
      written.push({ id, stock_change: stock - stock_before });
      if (known === undefined) {
        await trx
          .insertInto('variants')
          .values({ id, product_id, created_at: now, sale_starts_at: null, sale_ends_at: null, ...row })
          .execute();
      } else {
        await trx.updateTable('variants').set(row).where('id', '=', id).execute();
      }
    }
    return written;
  },
};
