import { sql } from 'kysely';
import type { Insertable, Selectable } from 'kysely';
import type { Verdict } from '../../../framework/files/sent/kept-file';
import { createSentFilesRepository } from '../../../framework/files/sent/sent-files.repository';
import type { Db, Trx } from '../../../infra/database/db';
import type { RedirectCheckItemsTable } from '../../../infra/database/tables/files/redirect-files';
import type { FileChecksTable, SentFilesTable } from '../../../infra/database/tables/files/sent-files';

/** Files of redirects, and what was found in them. */
export const redirectFilesRepository = {
  ...createSentFilesRepository<
    Selectable<SentFilesTable>,
    Selectable<FileChecksTable>,
    Selectable<RedirectCheckItemsTable>
  >({
    files: 'redirect_files',
    checks: 'redirect_checks',
    items: 'redirect_check_items',
    key: 'path',
    import_kind: 'redirects.import_file',
  }),

  async insertItem(trx: Trx, item: Insertable<RedirectCheckItemsTable>): Promise<void> {
    await trx.insertInto('redirect_check_items').values(item).execute();
  },

  /** The first row of a check that redirects this path and is not wrong. */
  async findRow(trx: Trx, check_id: string, path: string): Promise<{ row: number; target: string } | undefined> {
    return trx
      .selectFrom('redirect_check_items')
      .select(['row', 'target'])
      .where('check_id', '=', check_id)
      .where('path', '=', path)
      .where('verdict', '!=', 'wrong')
      .orderBy('row')
      .executeTakeFirst();
  },

  async countNew(trx: Trx, check_id: string): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from redirect_check_items
      where check_id = ${check_id} and verdict = 'new'`.execute(trx);
    return rows[0]?.count ?? 0;
  },

  async countItems(db: Db, check_id: string) {
    const { rows } = await sql<{ verdict: Verdict; redirects: number }>`
      select verdict, count(*)::integer as redirects
      from redirect_check_items where check_id = ${check_id} group by verdict`.execute(db);
    return rows;
  },
};
