import { sql } from 'kysely';
import type { Db, Trx } from '../../infra/db';
import type { MadeProduct } from './make-product';

const KEY = 'seed';
const LONGEST_UPKEEP_MS = 600_000;

/** A made-up product with the ids of what it belongs to. */
export type SeedRow = MadeProduct & { category_id: string; image_ids: string[] };

/** SQL of the made-up catalogue: a thousand products by a handful of statements. */
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
    const rows = JSON.stringify(products.map(({ variants: _, ...product }) => product));
    const variants = JSON.stringify(
      products.flatMap(({ id, image_ids, created_at, variants }) =>
        variants.map((variant, index) => ({
          ...variant,
          product_id: id,
          created_at,
          image_id: image_ids[index % Math.max(image_ids.length, 1)] ?? null,
        })),
      ),
    );
    await sql`
      insert into products (id, slug, name, description_html, type, vendor, tags, category_id, published, status, created_at,
        last_modified_at, units_sold)
      select id, slug, name, description_html, category, 'Seed', tags, category_id, published,
        case when published then 'active' else 'draft' end, created_at, created_at, units_sold
      from jsonb_to_recordset(${rows}::jsonb) as made (id uuid, slug text, name text, description_html text, category text,
        tags text[], category_id uuid, published boolean, created_at timestamptz, units_sold integer)`.execute(trx);
    await sql`
      insert into variants (id, product_id, sku, options, position, regular_price, sale_price, stock, image_id, created_at,
        last_modified_at)
      select id, product_id, sku, options, position, regular_price, sale_price, stock, image_id, created_at, created_at
      from jsonb_to_recordset(${variants}::jsonb) as made (id uuid, product_id uuid, sku text, options jsonb,
        position integer, regular_price integer, sale_price integer, stock integer, image_id uuid, created_at timestamptz)`.execute(
      trx,
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
  },

  /** Statistics and visibility for the planner, without which a freshly filled table is read the slow way. */
  async tidy(db: Db): Promise<void> {
    await db.connection().execute(async (connection) => {
      await sql`select set_config('statement_timeout', ${String(LONGEST_UPKEEP_MS)}, false)`.execute(connection);
      try {
        await sql`vacuum (analyze) products, variants, product_images, product_options, search_words`.execute(
          connection,
        );
      } finally {
        await sql`reset statement_timeout`.execute(connection);
      }
    });
  },
};
