import { sql } from 'kysely';
import { productsNamed } from '../../../../infra/database/product-named';
import { isId } from '../../../../infra/basics/ids';
import type { Db, Trx } from '../../../../infra/database/db';
import { findAttributeWords, type AskedWord } from '../../../attributes/attribute-words.service';
import { PRODUCT_WRITTEN, VARIANT_WRITTEN } from '../../record/product-record.repository';
import type { ProductRow, VariantRow } from '../../record/product-record.repository';
import { filePicturesRepository } from '../pictures/file-pictures.repository';
import { canBeTaken, hashOf, pictureName } from '../pictures/picture-source';
import type { PlanContext, ProductState, StatePicture } from './state';

type Of<T> = T & { product_id: string };

const byProduct = <T extends { product_id: string }>(rows: readonly T[]): Map<string, Omit<T, 'product_id'>[]> => {
  const lists = new Map<string, Omit<T, 'product_id'>[]>();
  for (const { product_id, ...row } of rows) lists.set(product_id, [...(lists.get(product_id) ?? []), row]);
  return lists;
};

/** Which file it is of, and where products go whose category the shop does not have. */
export interface ContextOf {
  file: { id: string; zip_id: string | null };
  chosen: readonly { name: string; category_id: string }[];
  /** the product that was just made of the row: what it is called is its own */
  made?: string | undefined;
}

/** Products with all that a file can say of them, many at a time. */
export const productStatesRepository = {
  /** The ids of those that have one of these addresses now, by address. */
  async idsOf(db: Db | Trx, slugs: readonly string[]): Promise<Map<string, string>> {
    const { rows } = await sql<{ slug: string; id: string }>`
      select slug, id from products where slug = any(${slugs}::text[])`.execute(db);
    return new Map(rows.map(({ slug, id }) => [slug, id]));
  },

  /** By id; one that is gone is not among them. */
  async load(db: Db | Trx, ids: readonly string[]): Promise<Map<string, ProductState>> {
    if (ids.length === 0) return new Map();
    const products = await db
      .selectFrom('products')
      .leftJoin('categories', 'categories.id', 'products.category_id')
      .select(['products.id', 'products.version', 'products.published'])
      .select(['products.created_at', 'products.last_modified_at', 'categories.slug as category_slug'])
      .select(PRODUCT_WRITTEN.map((column) => `products.${column}` as const))
      .where('products.id', 'in', [...ids])
      .execute();
    const options = await db
      .selectFrom('product_options')
      .select(['product_id', 'name', 'values'])
      .where('product_id', 'in', [...ids])
      .orderBy('position')
      .execute();
    const variants = await db
      .selectFrom('variants')
      .select(['product_id', 'id', ...VARIANT_WRITTEN, 'stock'])
      .where('product_id', 'in', [...ids])
      .orderBy('position')
      .orderBy('id')
      .execute();
    const pictures = await sql<Of<StatePicture>>`
      select product_id, images.id, hash || '.' || ext as name, shown.alt
      from product_images as shown join images on images.id = shown.image_id
      where product_id = any(${ids}::uuid[]) order by shown.position`.execute(db);
    const attributes = await sql<Of<ProductState['attributes'][number]>>`
      select product_id, attributes.name, array_agg(label order by said.position, label) as values
      from product_attribute_values as own
      join attribute_values as said on said.id = own.value_id
      join attributes on attributes.id = said.attribute_id
      where product_id = any(${ids}::uuid[]) and not own.from_options
      group by product_id, attributes.id order by attributes.position, attributes.id`.execute(db);
    const related = await sql<Of<ProductState['related'][number]>>`
      select related_products.product_id, products.id, products.slug
      from related_products join products on products.id = related_products.related_id
      where related_products.product_id = any(${ids}::uuid[]) order by related_products.position`.execute(db);
    const relatedOf = byProduct(related.rows);
    const [optionsOf, variantsOf] = [byProduct(options), byProduct<Of<VariantRow>>(variants)];
    const [picturesOf, attributesOf] = [byProduct(pictures.rows), byProduct(attributes.rows)];
    const stateOf = (row: ProductRow & { category_slug: string | null }): ProductState => ({
      row,
      options: optionsOf.get(row.id) ?? [],
      variants: variantsOf.get(row.id) ?? [],
      pictures: picturesOf.get(row.id) ?? [],
      attributes: attributesOf.get(row.id) ?? [],
      related: relatedOf.get(row.id) ?? [],
    });
    return new Map(products.map((row) => [row.id, stateOf(row)]));
  },

  /** What decides whether rows with these SKUs, categories and pictures can be. */
  async loadContext(
    db: Db | Trx,
    { file, chosen, made }: ContextOf,
    asked: Record<'skus' | 'categories' | 'pictures' | 'slugs' | 'related', readonly string[]> & {
      words: readonly AskedWord[];
    },
  ): Promise<PlanContext> {
    const wanted = asked.categories.map((name) => name.toLowerCase());
    const categories = await sql<{ key: string; id: string }>`
      select key, id from (
        select slug as key, id, 0 as rank, position from categories
          where slug = any(${wanted}::text[]) and rule is null
        union all select lower(name), id, 1, position from categories
          where lower(name) = any(${wanted}::text[]) and rule is null
      ) as found order by rank desc, position desc, id desc`.execute(db);
    const chosen_ids = chosen.map(({ category_id }) => category_id);
    const kept = await sql<{ id: string }>`
      select id from categories where id = any(${chosen_ids}::uuid[]) and rule is null`.execute(db);
    const shelves = new Set(kept.rows.map(({ id }) => id));
    const instead = chosen.filter(({ category_id }) => shelves.has(category_id));
    const owners = await sql<{ sku: string; product_id: string; name: string }>`
      select upper(sku) as sku, product_id, products.name
      from variants join products on products.id = variants.product_id
      where upper(sku) = any(${asked.skus.map((sku) => sku.toUpperCase())}::text[])`.execute(db);
    const hashes = asked.pictures.map((source) => pictureName(source).split('.')[0] ?? '');
    const own = await sql<{ name: string; id: string }>`
      select hash || '.' || ext as name, id from images where hash = any(${hashes}::text[])`.execute(db);
    const byName = new Map(own.rows.map(({ name, id }) => [name, id]));
    const bySource = await filePicturesRepository.known(db, file.id, asked.pictures.map(hashOf));
    const pictures = new Map<string, string>();
    for (const source of asked.pictures) {
      const id = byName.get(pictureName(source)) ?? bySource.get(hashOf(source).toString('hex'));
      if (id !== undefined) pictures.set(source, id);
    }
    const ids = asked.slugs.filter(isId);
    const taken = ids.length === 0 ? [] : await db.selectFrom('products').select('id').where('id', 'in', ids).execute();
    const named = await productsNamed(asked.slugs).execute(db);
    const related = await productsNamed(asked.related).execute(db);
    return {
      addresses: new Map([
        ...taken.map(({ id }): [string, string] => [id, id]),
        ...named.rows.flatMap(({ slug, id }): [string, string][] => (id === made ? [] : [[slug, id]])),
      ]),
      // Of two that are called the same the one that comes last counts: a slug before a name, the first of a name.
      categories: new Map([
        ...instead.map(({ name, category_id }): [string, string] => [name.toLowerCase(), category_id]),
        ...categories.rows.map(({ key, id }): [string, string] => [key, id]),
      ]),
      owners: new Map(owners.rows.map(({ sku, ...owner }) => [sku, owner])),
      products: new Map(related.rows.map(({ slug, id }) => [slug, id])),
      wordOf: await findAttributeWords(db, asked.words),
      pictures,
      coming: new Set(
        asked.pictures.filter((source) => !pictures.has(source) && canBeTaken(source, file.zip_id !== null)),
      ),
    };
  },
};
