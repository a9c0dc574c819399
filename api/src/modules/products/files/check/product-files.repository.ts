import { sql } from 'kysely';
import type { Insertable, Selectable } from 'kysely';
import type { KeptCheck } from '../../../../framework/files/sent/kept-file';
import { createSentFilesRepository } from '../../../../framework/files/sent/sent-files.repository';
import type { Db, Trx } from '../../../../infra/database/db';
import type {
  ProductCheckItemsTable,
  ProductChecksTable,
  ProductFilesTable,
} from '../../../../infra/database/tables/files/product-files';

export type ProductFileRow = Selectable<ProductFilesTable>;
export type CheckItem = Selectable<ProductCheckItemsTable>;
export type Verdict = CheckItem['verdict'];

/** A check with how far its job is. */
export type CheckRow = Selectable<ProductChecksTable> & { state: string; failed: number };

const sentFiles = createSentFilesRepository<ProductFileRow, Selectable<ProductChecksTable>, CheckItem>({
  files: 'product_files',
  checks: 'product_checks',
  items: 'product_check_items',
  key: 'slug',
  pictures: 'pictures',
  import_kind: 'products.import_file',
});

/** Files of products, and what was found in them. */
export const productFilesRepository = {
  ...sentFiles,

  async ensureCheck(trx: Trx, { fields, ...check }: KeptCheck & { categories: string }): Promise<void> {
    await trx
      .insertInto('product_checks')
      .values({ ...check, fields: JSON.stringify(fields) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  /** Notes categories that the shop does not have, once for each product that names one. */
  async noteUnknownCategories(trx: Trx, check_id: string, names: readonly string[]): Promise<void> {
    if (names.length === 0) return;
    await sql`
      insert into product_check_categories as noted (check_id, key, name, products)
      select ${check_id}::uuid, lower(name), min(name), count(*)::integer from unnest(${names}::text[]) as given (name)
      group by lower(name)
      on conflict (check_id, key) do update set products = noted.products + excluded.products`.execute(trx);
  },

  /** Those of a check, that most products name first. */
  listUnknownCategories: (db: Db, check_id: string, most: number): Promise<{ name: string; products: number }[]> =>
    db
      .selectFrom('product_check_categories')
      .select(['name', 'products'])
      .where('check_id', '=', check_id)
      .orderBy('products', 'desc')
      .orderBy('key')
      .limit(most)
      .execute(),

  /** In which row products of these addresses began that were looked at before. */
  async rowsBySlug(trx: Trx, check_id: string, slugs: readonly string[]): Promise<Map<string, number>> {
    const { rows } = await sql<{ slug: string; row: number }>`
      select slug, min("row")::integer as row from product_check_items
      where check_id = ${check_id} and slug = any(${slugs}::text[]) group by slug`.execute(trx);
    return new Map(rows.map(({ slug, row }) => [slug, row]));
  },

  /** Notes the SKUs of a file's products; answers those of them that another row has named before. */
  async claimSkus(
    trx: Trx,
    check_id: string,
    skus: readonly { sku: string; row: number }[],
  ): Promise<Map<string, number>> {
    const given = JSON.stringify(skus.map(({ sku, row }) => ({ sku: sku.toUpperCase(), row })));
    await sql`
      insert into product_check_skus (check_id, sku, "row")
      select ${check_id}::uuid, sku, min("row") from jsonb_to_recordset(${given}::jsonb) as given (sku text, "row" integer)
      group by sku on conflict do nothing`.execute(trx);
    const { rows } = await sql<{ sku: string; row: number }>`
      select sku, "row" from product_check_skus
      where check_id = ${check_id} and sku = any(${skus.map(({ sku }) => sku.toUpperCase())}::text[])`.execute(trx);
    return new Map(rows.map(({ sku, row }) => [sku, row]));
  },

  /** Notes the words that a file's products change; answers of each thing the first one, and in which row. */
  async claimWords(
    trx: Trx,
    check_id: string,
    words: readonly { key: string; word: string; row: number }[],
  ): Promise<Map<string, { word: string; row: number }>> {
    const given = JSON.stringify(words.map(({ key, word, row }) => ({ key, word, row })));
    await sql`
      insert into product_check_words (check_id, key, word, "row")
      select distinct on (key) ${check_id}::uuid, key, word, "row"
      from jsonb_to_recordset(${given}::jsonb) as given (key text, word text, "row" integer)
      order by key, "row" on conflict do nothing`.execute(trx);
    return this.listClaims(
      trx,
      check_id,
      words.map(({ key }) => key),
    );
  },

  /** The words that a check has noted of these things, by their keys, and in which rows. */
  async listClaims(
    trx: Trx,
    check_id: string,
    keys: readonly string[],
  ): Promise<Map<string, { word: string; row: number }>> {
    const { rows } = await sql<{ key: string; word: string; row: number }>`
      select key, word, "row" from product_check_words
      where check_id = ${check_id} and key = any(${keys}::text[])`.execute(trx);
    return new Map(rows.map(({ key, ...said }) => [key, said]));
  },

  async insertItems(trx: Trx, items: readonly Insertable<ProductCheckItemsTable>[]): Promise<void> {
    if (items.length > 0)
      await trx
        .insertInto('product_check_items')
        .values([...items])
        .execute();
  },

  async countItems(db: Db, check_id: string) {
    const { rows } = await sql<{ verdict: Verdict; products: number; rows: number; pictures: number }>`
      select verdict, count(*)::integer as products, sum(row_count)::integer as rows,
        sum(pictures_left)::integer as pictures
      from product_check_items where check_id = ${check_id} group by verdict`.execute(db);
    return rows;
  },

  /** What became of the records of a job that writes. */
  async countImport(db: Db, job_id: string) {
    const { rows } = await sql<Record<'done' | 'failed' | 'pictures_done' | 'pictures_failed', number>>`
      select count(*) filter (where not is_picture and state = 'done')::integer as done,
        count(*) filter (where not is_picture and state = 'failed')::integer as failed,
        count(*) filter (where is_picture and state = 'done')::integer as pictures_done,
        count(*) filter (where is_picture and state = 'failed')::integer as pictures_failed
      from (select state, record_id like 'picture:%' as is_picture from staff_job_rows where job_id = ${job_id}) as said`.execute(
      db,
    );
    return rows[0] ?? { done: 0, failed: 0, pictures_done: 0, pictures_failed: 0 };
  },
};
