import { sql } from 'kysely';
import type { Db, Trx } from '../../infra/database/db';
import { normaliseText } from '../../presenters/search/search-text';
import { nameVector, plainText, productVector } from '../../presenters/search/search-vectors';
import type { FoundBy } from '../attributes/attributes-writer.service';
import { stockLedger } from '../inventory/ledger/stock-ledger.service';
import type { ListingColumns } from './listing-columns';
import type { MadeProduct } from './make-product';

const KEY = 'seed';

/** A made-up product with the ids of what it belongs to. */
export type SeedRow = MadeProduct &
  ListingColumns & {
    category_id: string;
    image_ids: string[];
    value_ids: number[];
    /** families of the values, and their words in other languages */
    others: FoundBy[];
  };

/** The words of a made-up product besides its name, as refreshSearch collects them. */
function labelsOf({ category, tags, options, material, others }: SeedRow): string {
  const said = [...options.flatMap(({ values }) => values), material, ...others.map(({ words }) => words)];
  return [category, ...tags, category, ...said].join(' ');
}

/** Made plain here: PostgreSQL takes as long for it as for all the rest. */
const PLAIN = { name: 'plain_name', labels: 'plain_labels', description: 'plain_description', skus: 'plain_skus' };

async function insertProducts(trx: Trx, products: readonly SeedRow[]): Promise<void> {
  const rows = JSON.stringify(
    products.map((product) => {
      const { variants, options: _, image_ids, picture: __, value_ids, others, ...columns } = product;
      const families = others.flatMap(({ family_id }) => family_id ?? []);
      const facet_ids = [...new Set([...value_ids, ...families])].sort((a, b) => a - b);
      return {
        ...columns,
        has_picture: image_ids.length > 0,
        facet_ids,
        plain_name: normaliseText(product.name),
        plain_labels: normaliseText(labelsOf(product)),
        plain_description: normaliseText(product.description_html.replaceAll(/<[^>]*>/g, ' ')),
        plain_skus: normaliseText(variants.map(({ sku }) => sku).join(' ')),
      };
    }),
  );
  await sql`
    insert into products (id, slug, name, description_html, type, vendor, tags, category_id, published, status, created_at,
      last_modified_at, units_sold, min_regular_price, min_sale_price, min_price, price_varies, on_sale, stock_state,
      stock_total, has_picture, prominent, facet_ids, name_search, search)
    select id, slug, name, description_html, category, 'Seed', tags, category_id, published,
      case when published then 'active' else 'draft' end, created_at, created_at, units_sold, min_regular_price,
      min_sale_price, min_price, price_varies, on_sale, stock_state, stock_total, has_picture, prominent, facet_ids,
      ${nameVector(PLAIN.name, sql.raw)}, ${productVector(PLAIN, sql.raw)}
    from jsonb_to_recordset(${rows}::jsonb) as made (id uuid, slug text, name text, description_html text, category text,
      tags text[], category_id uuid, published boolean, created_at timestamptz, units_sold integer,
      min_regular_price integer, min_sale_price integer, min_price integer, price_varies boolean, on_sale boolean,
      stock_state text, stock_total integer, has_picture boolean, prominent boolean, facet_ids integer[], plain_name text,
      plain_labels text, plain_description text, plain_skus text)`.execute(trx);
}

async function insertVariants(trx: Trx, products: readonly SeedRow[]): Promise<void> {
  const variants = JSON.stringify(
    products.flatMap(({ id, image_ids, created_at, variants: own }) =>
      own.map((variant, index) => ({
        ...variant,
        product_id: id,
        created_at,
        image_id: image_ids[index % Math.max(image_ids.length, 1)] ?? null,
      })),
    ),
  );
  await sql`
    insert into variants (id, product_id, sku, options, position, regular_price, sale_price, stock, image_id, created_at,
      last_modified_at)
    select id, product_id, sku, options, position, regular_price, sale_price, stock, image_id, created_at, created_at
    from jsonb_to_recordset(${variants}::jsonb) as made (id uuid, product_id uuid, sku text, options jsonb,
      position integer, regular_price integer, sale_price integer, stock integer, image_id uuid, created_at timestamptz)`.execute(
    trx,
  );
}

async function insertDetails(trx: Trx, products: readonly SeedRow[]): Promise<void> {
  const rows = JSON.stringify(
    products.map(({ id, options, image_ids, value_ids }) => ({ id, options, image_ids, value_ids })),
  );
  await sql`
    insert into product_options (product_id, position, name, "values")
    select made.id, position, option ->> 'name', array(select jsonb_array_elements_text(option -> 'values'))
    from jsonb_to_recordset(${rows}::jsonb) as made (id uuid, options jsonb),
      jsonb_array_elements(made.options) with ordinality as given (option, position)`.execute(trx);
  await sql`
    insert into product_images (product_id, image_id, position)
    select made.id, given.image_id::uuid, position
    from jsonb_to_recordset(${rows}::jsonb) as made (id uuid, image_ids jsonb),
      jsonb_array_elements_text(made.image_ids) with ordinality as given (image_id, position)`.execute(trx);
  // The material, the last one, is said of the product itself.
  await sql`
    insert into product_attribute_values (product_id, value_id, from_options)
    select made.id, value_id, position < cardinality(made.value_ids)
    from jsonb_to_recordset(${rows}::jsonb) as made (id uuid, value_ids integer[]),
      unnest(made.value_ids) with ordinality as given (value_id, position)
    on conflict do nothing`.execute(trx);
}

/** SQL of the made-up catalogue: a few thousand products by a handful of statements. */
export const seedRepository = {
  /** How many products of this seed are there. */
  async getDone(db: Db, seed: number): Promise<number> {
    const { rows } = await sql<{ done: number | null }>`
      select (value ->> ${String(seed)}::text)::integer as done from settings where key = ${KEY}`.execute(db);
    return rows[0]?.done ?? 0;
  },

  async putDone(trx: Trx, seed: number, done: number, now: Date): Promise<void> {
    const value = JSON.stringify({ [seed]: done });
    await sql`
      insert into settings (key, value, last_modified_at) values (${KEY}, ${value}::jsonb, ${now})
      on conflict (key) do update set value = settings.value || excluded.value, last_modified_at = ${now}`.execute(trx);
  },

  /** Pictures that products of a category have already, those of any product for a category without. */
  async listPictures(db: Db): Promise<{ id: string; category: string | null }[]> {
    const { rows } = await sql<{ id: string; category: string | null }>`
      select images.id, min(categories.name) as category
      from images join product_images on product_images.image_id = images.id
      join products on products.id = product_images.product_id
      left join categories on categories.id = products.category_id
      where products.vendor <> 'Seed'
      group by images.id, images.hash order by images.hash`.execute(db);
    return rows;
  },

  async insert(trx: Trx, products: readonly SeedRow[]): Promise<void> {
    await insertProducts(trx, products);
    await insertVariants(trx, products);
    await stockLedger.open(
      trx,
      products.flatMap(({ variants }) => variants.map(({ id }) => id)),
    );
    await insertDetails(trx, products);
  },

  /** Adds to the words that mistyped ones are compared with. */
  async addWords(trx: Trx, text: string): Promise<void> {
    await sql`
      insert into search_words (word)
      select distinct word from (select ${text}::text as text) as given, regexp_split_to_table(${plainText('text')}, ' ') as word
      where word ~ '^[[:alpha:]]{3,40}$' order by word on conflict do nothing`.execute(trx);
  },
};
