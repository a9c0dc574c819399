import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import type { Db, Trx } from '../../infra/database/db';
import { violatedUniqueIndex } from '../../infra/database/db';
import type { ProductsTable } from '../../infra/database/tables/database';
import { messageOf } from '../../messages/message';
import { notValid } from '../../errors/errors';
import { productsNamed } from '../../infra/database/product-named';

/** Which address it is that another product has: that of the first language, or of another one. */
export type SlugField = 'slug' | 'slug_de';

export const slugTaken = (field: SlugField) => notValid({ [field]: [messageOf('validation.failed.slug_taken')] });

/** Somebody has taken the address in the same moment. */
export function refuseTakenSlug(error: unknown): never {
  const index = violatedUniqueIndex(error);
  if (index === undefined) throw error;
  throw slugTaken(index === 'products_slug_de' ? 'slug_de' : 'slug');
}

/** SQL of making, naming and removing products. */
export const productsRepository = {
  async insert(trx: Trx, product: Insertable<ProductsTable>): Promise<void> {
    await trx.insertInto('products').values(product).execute().catch(refuseTakenSlug);
  },

  /** Of these addresses those that a product has, or had and still leads to one. */
  async listTakenSlugs(db: Db | Trx, slugs: readonly string[]): Promise<Set<string>> {
    const { rows } = await sql<{ slug: string }>`
      select slug from (${productsNamed(slugs)}) as named
      union select slug from product_redirects where slug = any(${slugs}::text[])`.execute(db);
    return new Set(rows.map(({ slug }) => slug));
  },

  /**
   * Whether another product has this address in some language. One that only leads to another may be taken. Until `trx`
   * ends nobody else is answered about it: no index knows the addresses of all languages.
   */
  async isSlugOfAnother(trx: Trx, slug: string, product_id?: string): Promise<boolean> {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`address of a product: ${slug}`}, 0))`.execute(trx);
    const { rows } = await productsNamed([slug]).execute(trx);
    return rows.some(({ id }) => id !== product_id);
  },

  /** The product that a former address leads to. */
  async findFormer(trx: Trx, slug: string): Promise<string | undefined> {
    const row = await trx
      .selectFrom('product_redirects')
      .select('product_id')
      .where('slug', '=', slug)
      .executeTakeFirst();
    return row?.product_id;
  },

  /** Whether one of its variants costs something. */
  async hasPrice(trx: Trx, product_id: string): Promise<boolean> {
    const row = await trx
      .selectFrom('variants')
      .select('id')
      .where('product_id', '=', product_id)
      .where('regular_price', '>', 0)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Its pieces are not counted any more: of what is mailed there are as many as are wanted. */
  async stopCounting(trx: Trx, product_id: string): Promise<void> {
    await trx.updateTable('variants').set({ track_stock: false }).where('product_id', '=', product_id).execute();
  },

  /** Pictures, video, options, what is said of the product itself and what is shown beside it; its variants are the variants' to copy. */
  async copyParts(trx: Trx, from: string, to: string): Promise<void> {
    await sql`
      insert into product_images (product_id, image_id, position, alt, words)
      select ${to}::uuid, image_id, position, alt, words from product_images where product_id = ${from}`.execute(trx);
    await sql`
      insert into product_videos (product_id, video_id, poster_id, place, label, words)
      select ${to}::uuid, video_id, poster_id, place, label, words from product_videos where product_id = ${from}`.execute(
      trx,
    );
    await sql`
      insert into product_options (product_id, position, name, "values")
      select ${to}::uuid, position, name, "values" from product_options where product_id = ${from}`.execute(trx);
    await sql`
      insert into product_attribute_values (product_id, value_id, from_options)
      select ${to}::uuid, value_id, from_options from product_attribute_values where product_id = ${from}`.execute(trx);
    await sql`
      insert into related_products (product_id, related_id, position)
      select ${to}::uuid, related_id, position from related_products where product_id = ${from}`.execute(trx);
  },

  async remove(trx: Trx, id: string): Promise<void> {
    await trx.deleteFrom('products').where('id', '=', id).execute();
  },
};
