import { sql } from 'kysely';
import type { Insertable, Selectable } from 'kysely';
import type { Db, Trx } from '../../../../infra/database/db';
import type {
  ProductCheckItemsTable,
  ProductChecksTable,
  ProductFilesTable,
} from '../../../../infra/database/tables/product-files';

export type ProductFileRow = Selectable<ProductFilesTable>;
export type CheckItem = Selectable<ProductCheckItemsTable>;
export type Verdict = CheckItem['verdict'];

/** A check with the file that it is of, and how far its job is. */
export interface CheckRow extends Selectable<ProductChecksTable> {
  state: string;
  failed: number;
}

/** Files of products, and what was found in them. */
export const productFilesRepository = {
  async insert(trx: Trx, file: Insertable<ProductFilesTable>): Promise<void> {
    await trx.insertInto('product_files').values(file).execute();
  },

  find: (db: Db | Trx, id: string): Promise<ProductFileRow | undefined> =>
    db.selectFrom('product_files').selectAll().where('id', '=', id).executeTakeFirst(),

  /** Files older than a moment, and those beyond the latest `most`; not while a job reads them. */
  async listOver(db: Db, before: Date, most: number): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      select id from product_files as kept
      where (created_at < ${before} or id not in (select id from product_files order by created_at desc, id desc limit ${most}))
        and not exists (
          select from staff_jobs where state in ('waiting', 'running') and (parameters ->> 'file_id' = kept.id::text
            or parameters ->> 'check_id' in (select job_id::text from product_checks where file_id = kept.id)))`.execute(
      db,
    );
    return rows.map(({ id }) => id);
  },

  async remove(db: Db, id: string): Promise<void> {
    await db.deleteFrom('product_files').where('id', '=', id).execute();
  },

  async ensureCheck(trx: Trx, check: Insertable<ProductChecksTable>): Promise<void> {
    await trx
      .insertInto('product_checks')
      .values(check)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  async findCheck(db: Db | Trx, job_id: string): Promise<CheckRow | undefined> {
    return db
      .selectFrom('product_checks')
      .innerJoin('staff_jobs', 'staff_jobs.id', 'product_checks.job_id')
      .selectAll('product_checks')
      .select(['staff_jobs.state', 'staff_jobs.failed'])
      .where('job_id', '=', job_id)
      .executeTakeFirst();
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

  async insertItems(trx: Trx, items: readonly Insertable<ProductCheckItemsTable>[]): Promise<void> {
    if (items.length > 0)
      await trx
        .insertInto('product_check_items')
        .values([...items])
        .execute();
  },

  findItem: (db: Db | Trx, check_id: string, row: number): Promise<CheckItem | undefined> =>
    db
      .selectFrom('product_check_items')
      .selectAll()
      .where('check_id', '=', check_id)
      .where('row', '=', row)
      .executeTakeFirst(),

  listItems: (
    db: Db,
    check_id: string,
    { verdict, after, limit }: { verdict?: Verdict; after: number; limit: number },
  ): Promise<CheckItem[]> => {
    let found = db.selectFrom('product_check_items').selectAll().where('check_id', '=', check_id);
    if (verdict !== undefined) found = found.where('verdict', '=', verdict);
    return found.where('row', '>', after).orderBy('row').limit(limit).execute();
  },

  async countItems(db: Db, check_id: string) {
    const { rows } = await sql<{ verdict: Verdict; products: number; rows: number; pictures: number }>`
      select verdict, count(*)::integer as products, sum(row_count)::integer as rows,
        sum(pictures_left)::integer as pictures
      from product_check_items where check_id = ${check_id} group by verdict`.execute(db);
    return rows;
  },

  /**
   * What there is to write: where each product begins, and its name; nothing that a job has written of this check, since
   * its stock would be moved twice.
   * @param rest_of only what failed in this job, or was not reached by it
   */
  async listToWrite(
    db: Db | Trx,
    check_id: string,
    rest_of: string | undefined,
  ): Promise<{ record_id: string; label: string }[]> {
    const { rows } = await sql<{ record_id: string; label: string }>`
      select "row"::text as record_id, left(coalesce(nullif(name, ''), slug), 100) as label from product_check_items as item
      where check_id = ${check_id} and verdict in ('new', 'changed') and (${rest_of ?? null}::uuid is null or exists (
        select from staff_job_rows where job_id = ${rest_of ?? null}::uuid and state <> 'done'
          and record_id = item."row"::text))
        and not exists (
          select from staff_jobs join staff_job_rows as written on written.job_id = staff_jobs.id
          where kind = 'products.import_file' and parameters ->> 'check_id' = ${check_id}
            and written.state = 'done' and written.record_id = item."row"::text)
      order by "row"`.execute(db);
    return rows;
  },

  /** What is wrong by the check, or failed in a job that wrote: why, by language. */
  async listFailed(
    db: Db,
    { check_id, import_id, after, limit }: { check_id: string; import_id: string | null; after: number; limit: number },
  ): Promise<(CheckItem & { failure: Record<string, string> | null })[]> {
    const { rows } = await sql<CheckItem & { failure: Record<string, string> | null }>`
      select item.*, failed.reason as failure from product_check_items as item
      left join staff_job_rows as failed on failed.job_id = ${import_id}::uuid and failed.state = 'failed'
        and failed.record_id = item."row"::text
      where check_id = ${check_id} and "row" > ${after} and (verdict = 'wrong' or failed.job_id is not null)
      order by "row" limit ${limit}`.execute(db);
    return rows;
  },

  async countFailed(db: Db | Trx, check_id: string, import_id: string | null): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select (select count(*) from product_check_items where check_id = ${check_id} and verdict = 'wrong')::integer
        + (select count(*) from staff_job_rows where job_id = ${import_id}::uuid and state = 'failed'
          and record_id not like 'picture%')::integer as count`.execute(db);
    return rows[0]?.count ?? 0;
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

  /** Whether this job writes what that check has found. */
  async isImportOf(db: Db | Trx, job_id: string, check_id: string): Promise<boolean> {
    const { rows } = await sql<{ id: string }>`
      select id from staff_jobs where id = ${job_id} and kind = 'products.import_file'
        and parameters ->> 'check_id' = ${check_id}`.execute(db);
    return rows.length > 0;
  },
};
