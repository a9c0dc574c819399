import { sql } from 'kysely';
import type { Insertable, Selectable } from 'kysely';
import type { Verdict } from '../../../../framework/files/sent/kept-file';
import { createSentFilesRepository } from '../../../../framework/files/sent/sent-files.repository';
import type { Db, Trx } from '../../../../infra/database/db';
import type { CustomerCheckItemsTable } from '../../../../infra/database/tables/files/customer-files';
import type { FileChecksTable, SentFilesTable } from '../../../../infra/database/tables/files/sent-files';

export type CustomerFileRow = Selectable<SentFilesTable>;
export type CustomerCheckItem = Selectable<CustomerCheckItemsTable>;

/** Files of customers, and what was found in them. */
export const customerFilesRepository = {
  ...createSentFilesRepository<CustomerFileRow, Selectable<FileChecksTable>, CustomerCheckItem>({
    files: 'customer_files',
    checks: 'customer_checks',
    items: 'customer_check_items',
    key: 'email',
    import_kind: 'customers.import_file',
  }),

  async insertItems(trx: Trx, items: readonly Insertable<CustomerCheckItemsTable>[]): Promise<void> {
    if (items.length > 0)
      await trx
        .insertInto('customer_check_items')
        .values([...items])
        .execute();
  },

  /** In which row customers of these addresses began that were looked at before. */
  async rowsByEmail(trx: Trx, check_id: string, emails: readonly string[]): Promise<Map<string, number>> {
    const { rows } = await sql<{ email: string; row: number }>`
      select email, min("row")::integer as row from customer_check_items
      where check_id = ${check_id} and email = any(${emails}::text[]) group by email`.execute(trx);
    return new Map(rows.map(({ email, row }) => [email, row]));
  },

  async countItems(db: Db, check_id: string) {
    const { rows } = await sql<{ verdict: Verdict; customers: number; rows: number }>`
      select verdict, count(*)::integer as customers, sum(row_count)::integer as rows
      from customer_check_items where check_id = ${check_id} group by verdict`.execute(db);
    return rows;
  },

  /**
   * What checks have found of somebody is not written any more, rows of jobs do not name them, and files go in which they
   * stand, or may stand: as no check has read them, or by an address that they had before. Of those that a check has read,
   * only what somebody may be at work with stays.
   * @param in_use_since whatever was sent since then may still be worked with
   */
  async forget(
    trx: Trx,
    { id, email, in_use_since }: { id: string; email: string; in_use_since: Date },
  ): Promise<void> {
    await sql`
      update staff_job_rows as written set label = '–', reason = null from staff_jobs
      where staff_jobs.id = written.job_id and kind like 'customers.%' and written.record_id = ${id}`.execute(trx);
    await sql`
      update staff_job_rows as written set label = '–', reason = null
      from customer_check_items as item
        join staff_jobs on kind = 'customers.import_file' and parameters ->> 'check_id' = item.check_id::text
      where item.email = ${email.toLowerCase()} and written.job_id = staff_jobs.id
        and written.record_id = item."row"::text`.execute(trx);
    await sql`
      update customer_files as file set is_due = true
      where exists (
          select from customer_checks join customer_check_items on check_id = job_id
          where file_id = file.id and email = ${email.toLowerCase()})
        or created_at < ${in_use_since}
        or not exists (
          select from customer_checks join staff_jobs on staff_jobs.id = job_id
          where file_id = file.id and state = 'done')`.execute(trx);
    await trx.deleteFrom('customer_check_items').where('email', '=', email.toLowerCase()).execute();
  },
};
