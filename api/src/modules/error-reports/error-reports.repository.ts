import type { Insertable } from 'kysely';
import { countRows } from '../../infra/database/count-rows';
import type { Db, Trx } from '../../infra/database/db';
import type { ErrorReportsTable } from '../../infra/database/tables/shell';

/** What visitors reported of failures. */
export const errorReportsRepository = {
  /** Answers false when the reference has been given before. */
  async insert(db: Db | Trx, report: Insertable<ErrorReportsTable>): Promise<boolean> {
    const result = await db
      .insertInto('error_reports')
      .values(report)
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .executeTakeFirst();
    return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
  },

  countSince: (db: Db | Trx, since: Date): Promise<number> =>
    countRows(db.selectFrom('error_reports').where('created_at', '>', since)),
};
