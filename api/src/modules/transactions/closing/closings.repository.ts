import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import type { Db, Trx } from '../../../infra/database/db';
import type { ClosingFigure, MonthClosingsTable } from '../../../infra/database/tables/transactions';

/** A month as it was recorded last. */
export interface RecordedClosing {
  id: string;
  month: string;
  time_zone: string;
  figures: ClosingFigure[];
  /** the names of those that could be summed then */
  known_figures: string[];
  differing: number;
  note: string;
  /** empty where that account is gone */
  closed_by_name: string;
  closed_at: Date;
}

const latest = (db: Db | Trx) =>
  db
    .selectFrom('month_closings')
    .leftJoin('users', 'users.id', 'month_closings.closed_by')
    .distinctOn('month_closings.month')
    .select([
      'month_closings.id',
      'month_closings.month',
      'month_closings.time_zone',
      'month_closings.figures',
      'month_closings.known_figures',
      'month_closings.differing',
      'month_closings.note',
      'month_closings.closed_at',
      sql<string>`coalesce(users.first_name || ' ' || users.last_name, '')`.as('closed_by_name'),
    ])
    .orderBy('month_closings.month', 'desc')
    .orderBy('month_closings.closed_at', 'desc')
    .orderBy('month_closings.id', 'desc');

/** What staff recorded of months; nothing of it is ever changed. */
export const closingsRepository = {
  /** Whatever `trx` reads from now on is as it is at one moment: that of its first reading, which a lock is not. */
  async readOneMoment(trx: Trx): Promise<void> {
    await sql`set transaction isolation level repeatable read`.execute(trx);
  },

  /** Nobody records another one until `trx` ends. */
  async lock(trx: Trx): Promise<void> {
    await sql`lock table month_closings in share row exclusive mode`.execute(trx);
  },

  findLatest: (db: Db | Trx, month: string): Promise<RecordedClosing | undefined> =>
    latest(db).where('month_closings.month', '=', month).executeTakeFirst(),

  /** The latest of each month, the latest month first. */
  list: (db: Db, limit: number): Promise<RecordedClosing[]> => latest(db).limit(limit).execute(),

  async insert(trx: Trx, closing: Insertable<MonthClosingsTable>): Promise<void> {
    await trx.insertInto('month_closings').values(closing).execute();
  },
};
