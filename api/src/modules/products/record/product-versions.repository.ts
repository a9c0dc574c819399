import { sql } from 'kysely';
import type { Db, Trx } from '../../../infra/database/db';
import type { ProductVersionRecord } from './product-version.schemas';
import { isWhole, variantsBefore, type KeptRecord } from './variants-before';

/** Of one product so many of its latest are kept (docs/product.md §4, 'Products'). */
const MOST_KEPT = 50;

/** A product as it is before it changes. */
export interface TakenVersion {
  version: number;
  made_at: Date;
  made_by: string | null;
  /** JSON: it is put away as it came */
  record: string;
}

export interface ListedVersion {
  version: number;
  made_at: Date;
  made_by: { id: string; name: string } | null;
}

const maker = sql`case when users.id is not null
  then jsonb_build_object('id', users.id, 'name', users.first_name || ' ' || users.last_name) end as made_by`;

const variantJson = sql`jsonb_build_object('id', id, 'sku', sku, 'options', options,
  'regular_price', regular_price, 'sale_price', sale_price,
  'sale_starts_at', to_char(sale_starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'sale_ends_at', to_char(sale_ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'track_stock', track_stock, 'allow_backorder', allow_backorder,
  'expected_on', expected_on, 'backorder_note', backorder_note, 'backorder_notes', backorder_notes, 'weight_grams', weight_grams,
  'barcode', barcode, 'cost', cost, 'unit', unit, 'unit_quantity', unit_quantity, 'unit_base', unit_base,
  'image_id', image_id)`;

/** Two thousand variants for each price that changes would be a megabyte: only those that change are kept, unless all may. */
const variantsPart = (variants: 'all' | readonly string[]) =>
  variants === 'all'
    ? sql`jsonb_build_object(
        'options', (
          select coalesce(jsonb_agg(jsonb_build_object('name', name, 'values', "values") order by position), '[]')
          from product_options where product_id = products.id
        ),
        'variants', (
          select coalesce(jsonb_agg(${variantJson} order by position, id), '[]')
          from variants where product_id = products.id
        ))`
    : sql`jsonb_build_object('changed', (
        select coalesce(jsonb_agg(${variantJson}), '[]')
        from variants where product_id = products.id and id = any(${variants}::uuid[])
      ))`;

/** SQL of what products were. */
export const productVersionsRepository = {
  /**
   * All that staff say of a product, in one text.
   * @param variants those that are about to change, which are all that is kept of them: the others are as the next version has them
   */
  async take(
    trx: Db | Trx,
    product_id: string,
    variants: 'all' | readonly string[] = [],
  ): Promise<TakenVersion | undefined> {
    const { rows } = await sql<TakenVersion>`
      select version, last_modified_at as made_at, last_modified_by as made_by, (jsonb_build_object(
        'name', name, 'slug', slug, 'description_html', description_html, 'type', type, 'vendor', vendor, 'tags', tags,
        'gift_card', gift_card,
        'category_id', category_id, 'seo_title', seo_title, 'seo_description', seo_description,
        'words', words, 'origin_country', origin_country, 'status', status,
        'available_from', to_char(available_from at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'available_until', to_char(available_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'pictures', (
          select coalesce(jsonb_agg(jsonb_build_object('id', image_id, 'alt', alt, 'words', words) order by position), '[]')
          from product_images where product_id = products.id
        ),
        'video', (
          select jsonb_build_object('id', video_id, 'label', label, 'words', words, 'place', place, 'poster_id', poster_id)
          from product_videos where product_id = products.id
        ),
        'related', (
          select coalesce(jsonb_agg(related_id order by position), '[]') from related_products where product_id = products.id
        ),
        'attributes', (
          select coalesce(jsonb_agg(jsonb_build_object('name', name, 'values', labels) order by position, name), '[]') from (
            select attributes.name, attributes.position,
              jsonb_agg(attribute_values.label order by attribute_values.position, attribute_values.label) as labels
            from product_attribute_values as own
            join attribute_values on attribute_values.id = own.value_id
            join attributes on attributes.id = attribute_values.attribute_id
            where own.product_id = products.id and not own.from_options group by attributes.id
          ) as said
        )) || ${variantsPart(variants)})::text as record
      from products where id = ${product_id}`.execute(trx);
    return rows[0];
  },

  /** Puts one away, and drops what has become too old. */
  async keep(trx: Trx, product_id: string, { version, made_at, made_by, record }: TakenVersion): Promise<void> {
    await sql`
      insert into product_versions (product_id, version, made_at, made_by, record)
      values (${product_id}, ${version}, ${made_at}, ${made_by}, ${record}::jsonb) on conflict do nothing`.execute(trx);
    await sql`
      delete from product_versions
      where product_id = ${product_id} and version <= ${version - MOST_KEPT}`.execute(trx);
  },

  /** The latest first. */
  async list(db: Db, product_id: string): Promise<ListedVersion[]> {
    const { rows } = await sql<ListedVersion>`
      select product_versions.version, made_at, ${maker}
      from product_versions left join users on users.id = made_by
      where product_id = ${product_id} order by version desc limit ${MOST_KEPT}`.execute(db);
    return rows;
  },

  async find(
    db: Db | Trx,
    product_id: string,
    version: number,
  ): Promise<(ListedVersion & { record: ProductVersionRecord }) | undefined> {
    const { rows } = await sql<ListedVersion & { record: KeptRecord }>`
      with whole as (
        select min(version) as version from product_versions
        where product_id = ${product_id} and version >= ${version} and record ? 'variants'
      )
      select product_versions.version, made_at, ${maker},
        case when product_versions.version in (${version}, whole.version) then record
          else jsonb_build_object('changed', record -> 'changed') end as record
      from product_versions cross join whole left join users on users.id = made_by
      where product_id = ${product_id}
        and product_versions.version between ${version} and coalesce(whole.version, 2147483647)
      order by version`.execute(db);
    const [found, ...later] = rows;
    if (found?.version !== version) return undefined;
    const { changed = [], ...record } = found.record;
    if (isWhole(record)) return { ...found, record };
    const last = later.at(-1)?.record;
    const base = last && isWhole(last) ? last : await this.now(db, product_id);
    const steps = [changed, ...later.map((one) => one.record.changed ?? [])];
    return { ...found, record: { ...record, options: base.options, variants: variantsBefore(base.variants, steps) } };
  },

  /** Its options and variants as they are. */
  async now(db: Db | Trx, product_id: string): Promise<Pick<ProductVersionRecord, 'options' | 'variants'>> {
    const taken = await this.take(db, product_id, 'all');
    const { options = [], variants = [] } = JSON.parse(taken?.record ?? '{}') as Partial<ProductVersionRecord>; // as `take` makes it
    return { options, variants };
  },

  /** Of these pictures those that are still there, which nobody deletes until `trx` ends. */
  async listImages(trx: Trx, ids: readonly string[]): Promise<Set<string>> {
    const { rows } = await sql<{ id: string }>`
      select id from images where id = any(${ids}::uuid[]) order by id for key share`.execute(trx);
    return new Set(rows.map(({ id }) => id));
  },
};
