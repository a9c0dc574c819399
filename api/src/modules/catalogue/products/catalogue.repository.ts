import { sql } from 'kysely';
import type { Language } from '../../../core/languages';
import type { Db } from '../../../infra/database/db';
import { isId } from '../../../infra/basics/ids';
import { productNamedRoughly, slugIn } from '../../../infra/database/product-named';
import type { AttributeKind } from '../../../infra/database/tables/catalogue';
import type { CategoryRule, CategorySort, CategoryWords } from '../../../infra/database/tables/database';
import type { ImageRow } from '../../../presenters/goods/image';
import { videoOfProduct } from '../../../presenters/goods/video';
import { isNamedIn, nameIn } from '../../../presenters/words/name-in';

export interface CategoryRow {
  id: string;
  name: string;
  slug: string;
  parent_id: string | null;
  product_count: number;
  description: string;
  seo_title: string | null;
  seo_description: string | null;
  words: CategoryWords;
  sort: CategorySort | null;
  /** numbers of the products that staff have put first, in their order */
  picks: number[];
  /** what it holds, of a collection */
  rule: CategoryRule | null;
  image: ImageRow | null;
  /** addresses that lead to it */
  former_slugs: string[];
}

export interface SummaryRow {
  id: string;
  slug: string;
  name: string;
  /** the name is one of the language asked for, beside the first one */
  is_translated: boolean;
  category_id: string | null;
  min_regular_price: number;
  min_sale_price: number;
  price_varies: boolean;
  on_sale: boolean;
  stock_state: 'in_stock' | 'low' | 'backorder' | 'out';
  rating_average: number | null;
  rating_count: number;
  created_at: Date;
}

export interface AttributeValueRow {
  code: string;
  name: string;
  kind: AttributeKind;
  filterable: boolean;
  value: string;
  label: string;
  colour: string | null;
  second_colour: string | null;
  position: number;
}

/** `said`: what it shows, in the language asked for; null where nobody has said it. */
export type ProductImageRow = ImageRow & { id: string; product_id: string; image_alt: string; said: string | null };
export type SwatchRow = {
  product_id: string;
  variant_id: string;
  option: string;
  value: string;
  image: ImageRow | null;
};

const imageColumns = sql`images.id, images.hash, images.ext, images.width, images.height, images.tone,
  images.derived_widths, images.focus, images.alt as image_alt`;
const imageObject = sql`case when images.id is not null then jsonb_build_object('hash', images.hash, 'ext', images.ext,
  'width', images.width, 'height', images.height, 'tone', images.tone, 'alt', images.alt,
  'derived_widths', to_jsonb(images.derived_widths), 'focus', images.focus, 'words', images.alt_words) end as image`;

const summaryColumns = (language: Language) => sql`id, ${slugIn(language)} as slug, ${nameIn(language)} as name,
  ${isNamedIn(language)} as is_translated, category_id, min_regular_price, min_sale_price, price_varies, on_sale,
  stock_state, rating_average, rating_count, created_at`;

const PRODUCT_COLUMNS = [
  'id',
  'slug',
  'name',
  'description_html',
  'type',
  'category_id',
  'published',
  'subscribers',
  'seo_title',
  'seo_description',
  'words',
  'origin_country',
  'gift_card',
  'created_by',
  'last_modified_by',
  'created_at',
  'last_modified_at',
  'rating_average',
  'rating_count',
] as const;

/** SQL of what the shop shows of products and categories. Everything is limited to published products, and the one of a preview. */
export function createCatalogueRepository(db: Db) {
  return {
    async listCategories(): Promise<CategoryRow[]> {
      const { rows } = await sql<CategoryRow>`
        select categories.id, name, slug, parent_id, product_count, description, seo_title, seo_description, words,
          sort, rule,
          array(
            select products.no from category_picks join products on products.id = category_picks.product_id
            where category_picks.category_id = categories.id order by category_picks.position
          ) as picks,
          ${imageObject},
          array(select slug from category_redirects where category_id = categories.id order by slug) as former_slugs
        from categories left join images on images.id = categories.image_id
        order by categories.position, name`.execute(db);
      return rows;
    },

    /**
     * A published product by id or by its slug in any language, however it is written, or the one that has taken the place of
     * a former one.
     * @param preview_of this one need not be published
     */
    findProduct(id_or_slug: string, preview_of?: string) {
      const isShown =
        preview_of === undefined ? sql<boolean>`published` : sql<boolean>`(published or id = ${preview_of})`;
      return db
        .selectFrom('products')
        .select([...PRODUCT_COLUMNS, videoOfProduct.as('video')])
        .where(isShown)
        .where('id', '=', isId(id_or_slug) ? id_or_slug : productNamedRoughly(id_or_slug))
        .executeTakeFirst();
    },

    /** The tiles' own columns in that language, in the order of `ids`; ids of unpublished products are left out. */
    async listSummaries(ids: readonly string[], language: Language): Promise<SummaryRow[]> {
      if (ids.length === 0) return [];
      const { rows } = await sql<SummaryRow>`
        select ${summaryColumns(language)} from products where published and id = any(${ids}::uuid[])`.execute(db);
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },

    /** The same by the products' numbers. */
    async listSummariesByNo(nos: readonly number[], language: Language): Promise<SummaryRow[]> {
      if (nos.length === 0) return [];
      const { rows } = await sql<SummaryRow & { no: number }>`
        select ${summaryColumns(language)}, no from products where published and no = any(${nos}::integer[])`.execute(
        db,
      );
      const byNo = new Map(rows.map(({ no, ...row }): [number, SummaryRow] => [no, row]));
      return nos.flatMap((no) => byNo.get(no) ?? []);
    },

    /** The first `most` pictures of each product, in order, with what they show in that language. */
    async listImages(product_ids: readonly string[], most: number, language: Language): Promise<ProductImageRow[]> {
      if (product_ids.length === 0) return [];
      const { rows } = await sql<ProductImageRow>`
        select wanted.id as product_id, shown.* from unnest(${product_ids}::uuid[]) as wanted (id)
        cross join lateral (
          select product_images.alt, ${imageColumns}, coalesce(product_images.words -> ${language}::text ->> 'alt',
            images.alt_words -> ${language}::text ->> 'alt') as said
          from product_images join images on images.id = product_images.image_id
          where product_images.product_id = wanted.id order by product_images.position limit ${most}
        ) as shown`.execute(db);
      return rows;
    },

    /** The values of each product's first option with the variant that shows each, in the variants' order. */
    async listSwatches(product_ids: readonly string[]): Promise<SwatchRow[]> {
      if (product_ids.length === 0) return [];
      const { rows } = await sql<SwatchRow>`
        select variants.product_id, variants.id as variant_id, product_options.name as option, variants.options ->> product_options.name as value,
          ${imageObject}
        from product_options
        join variants on variants.product_id = product_options.product_id
        left join images on images.id = variants.image_id
        where product_options.product_id = any(${product_ids}::uuid[]) and product_options.position = 1
          and variants.options ? product_options.name
        order by variants.product_id, variants.position`.execute(db);
      return rows;
    },

    async listVariants(product_id: string) {
      return db
        .selectFrom('variants')
        .selectAll()
        .where('product_id', '=', product_id)
        .orderBy('position')
        .orderBy('id')
        .execute();
    },

    async listOptions(product_id: string) {
      return db
        .selectFrom('product_options')
        .select(['name', 'values'])
        .where('product_id', '=', product_id)
        .orderBy('position')
        .execute();
    },

    /** What is said of a product and its variants, attribute by attribute, in that language where it has the words. */
    async listAttributes(product_id: string, language: string): Promise<AttributeValueRow[]> {
      const { rows } = await sql<AttributeValueRow>`
        select attributes.code, coalesce(attributes.names ->> ${language}::text, attributes.name) as name, attributes.kind,
          attributes.filterable, attribute_values.value,
          coalesce(attribute_values.labels ->> ${language}::text, attribute_values.label) as label,
          attribute_values.colour, attribute_values.second_colour, attribute_values.position
        from product_attribute_values
        join attribute_values on attribute_values.id = product_attribute_values.value_id
        join attributes on attributes.id = attribute_values.attribute_id
        where product_attribute_values.product_id = ${product_id}
        order by attributes.position, attributes.name, attribute_values.position, attribute_values.label`.execute(db);
      return rows;
    },

    /** What staff show beside a product, in their order, whatever its state. */
    async listChosenIds(product_id: string): Promise<string[]> {
      const rows = await db
        .selectFrom('related_products')
        .select('related_id')
        .where('product_id', '=', product_id)
        .orderBy('position')
        .execute();
      return rows.map(({ related_id }) => related_id);
    },

    /** Published products of the same category, best-selling first, with how many tags they share. */
    async listRelatedIds(product_id: string, category_id: string | null, most: number): Promise<string[]> {
      const { rows } = await sql<{ id: string }>`
        with near as materialized (
          select id, tags, units_sold from products
          where published and category_id = ${category_id}::uuid and id <> ${product_id}
          order by units_sold desc, id desc limit 200
        ), self as (select tags from products where id = ${product_id})
        select near.id from near, self
        order by cardinality(array(select unnest(near.tags) intersect select unnest(self.tags))) desc,
          near.units_sold desc, near.id desc
        limit ${most}`.execute(db);
      return rows.map(({ id }) => id);
    },
  };
}

export type CatalogueRepository = ReturnType<typeof createCatalogueRepository>;
