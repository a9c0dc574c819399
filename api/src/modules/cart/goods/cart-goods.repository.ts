import { sql } from 'kysely';
import type { Language } from '../../../core/languages';
import type { Db, Trx } from '../../../infra/database/db';
import type { ImageRow } from '../../../presenters/goods/image';
import { toSlug } from '../../../presenters/search/slug';
import type { Option, WordedAttribute } from '../../../presenters/words/say-option';

export interface CartWordsRow {
  variant_id: string;
  name: string | null;
  slug: string | null;
  category: string | null;
  backorder_note: string | null;
  options: Record<string, string>;
  product_options: Option[];
}

/** What a cart shows of a variant and its product, with the picture of the one or else of the other. */
export const cartGoodsRepository = {
  /** The words of another language than the first for these variants, as far as there are some, and what their options are. */
  async listWords(db: Db | Trx, variant_ids: readonly string[], language: Language): Promise<CartWordsRow[]> {
    const { rows } = await sql<CartWordsRow>`
      select variants.id as variant_id, products.words -> ${language}::text ->> 'name' as name,
        products.words -> ${language}::text ->> 'slug' as slug,
        categories.words -> ${language}::text ->> 'name' as category, variants.options,
        variants.backorder_notes ->> ${language}::text as backorder_note,
        coalesce((
          select jsonb_agg(jsonb_build_object('name', own.name, 'values', own.values) order by own.position)
          from product_options as own where own.product_id = products.id
        ), '[]') as product_options
      from variants
      join products on products.id = variants.product_id
      left join categories on categories.id = products.category_id
      where variants.id = any(${variant_ids}::uuid[])`.execute(db);
    return rows;
  },

  /** The attributes that options may be of, with what these values of them are called. */
  async listAttributes(db: Db | Trx, values: readonly string[]): Promise<WordedAttribute[]> {
    const { rows } = await sql<WordedAttribute>`
      select attributes.code, attributes.names, attributes.option_names,
        coalesce((
          select jsonb_agg(jsonb_build_object('value', own.value, 'label', own.label, 'labels', own.labels))
          from attribute_values as own
          where own.attribute_id = attributes.id
            and (lower(own.label) = any(${values.map((value) => value.toLowerCase())}::text[])
              or own.value = any(${values.flatMap((value) => [value.toLowerCase(), toSlug(value)])}::text[]))
        ), '[]') as values
      from attributes where filterable or kind = 'swatch' or for_variants order by position, name`.execute(db);
    return rows;
  },

  async list(db: Db | Trx, variant_ids: readonly string[]) {
    const rows = await db
      .selectFrom('variants as variant')
      .innerJoin('products as product', 'product.id', 'variant.product_id')
      .leftJoin('categories as category', 'category.id', 'product.category_id')
      .leftJoinLateral(
        (eb) =>
          eb
            .selectFrom('product_images')
            .select(['product_images.image_id', 'product_images.alt'])
            .whereRef('product_images.product_id', '=', 'product.id')
            .orderBy(sql`product_images.image_id = variant.image_id`, (order) => order.desc().nullsLast())
            .orderBy('product_images.position')
            .limit(1)
            .as('picture'),
        (join) => join.onTrue(),
      )
      .leftJoin('images as image', 'image.id', 'picture.image_id')
      .select(['product.id', 'product.name', 'product.slug', 'product.type', 'product.subscribers'])
      .select(['product.created_by', 'product.last_modified_by', 'product.created_at', 'product.last_modified_at'])
      .select(['category.id as category_id', 'category.name as category', 'picture.alt as picture_alt'])
      .select(['variant.id as variant_id', 'variant.sku', 'variant.options', 'variant.backorder_note'])
      .select('image.id as image_id')
      // Columns, not json_build_object: with a hundred lines that took longer than all the rest.
      .select(['image.hash', 'image.ext', 'image.width', 'image.height', 'image.alt', 'image.tone'])
      .select(['image.derived_widths', 'image.focus'])
      .where('variant.id', '=', sql<string>`any(${variant_ids}::uuid[])`)
      .execute();
    return rows.map(({ hash, ext, width, height, alt, tone, derived_widths, focus, ...row }) => ({
      ...row,
      image: imageOf({ hash, ext, width, height, alt, tone, derived_widths, focus }),
    }));
  },
};

/** A variant without a picture has null in every column of it. */
function imageOf(columns: { [Column in keyof ImageRow]: ImageRow[Column] | null }): ImageRow | null {
  const { hash, ext, width, height, alt, tone, derived_widths, focus } = columns;
  if (hash === null || ext === null) return null;
  return {
    hash,
    ext,
    width: width ?? 0,
    height: height ?? 0,
    alt: alt ?? '',
    tone: tone ?? '',
    derived_widths: derived_widths ?? [],
    focus: focus ?? null,
  };
}

export type CartGoodsRow = Awaited<ReturnType<typeof cartGoodsRepository.list>>[number];
