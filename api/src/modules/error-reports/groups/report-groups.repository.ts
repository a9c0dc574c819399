import { sql } from 'kysely';
import type { Insertable, Selectable, Updateable } from 'kysely';
import { countedTo, countRows } from '../../../infra/database/count-rows';
import type { Db, Trx } from '../../../infra/database/db';
import { allOf, likeStart } from '../../../infra/database/lists/conditions';
import type { Condition } from '../../../infra/database/lists/conditions';
import { falling, isBehind, keyOf } from '../../../infra/database/lists/list-window';
import type { ListWindow, Placed } from '../../../infra/database/lists/list-window';
import { plannedAnew } from '../../../infra/database/prepared/prepared';
import type {
  ErrorReportGroupsTable,
  ErrorReportNotesTable,
  ErrorReportsTable,
} from '../../../infra/database/tables/shell';

export type ReportGroupRow = Selectable<ErrorReportGroupsTable>;
export type ReportRow = Omit<Selectable<ErrorReportsTable>, 'group_id' | 'created_at' | 'last_modified_at'>;

/** Which groups. */
export interface ReportGroupFilter {
  state?: ReportGroupRow['state'] | undefined;
  type?: string | undefined;
  /** '' for all */
  search: string;
}

export type ReportGroupWindow = ListWindow<'-last_at' | '-reports'>;

const SORTS = { '-last_at': falling(sql`last_at`, 'timestamptz'), '-reports': falling(sql`reports`, 'bigint') };

/** The number that a visitor saw, or was given when they reported it; else the beginning of an address or a code. */
function found(search: string): Condition {
  const start = likeStart(search);
  const number = search.toUpperCase();
  // each by an index of its own
  return sql`groups.id in (
    select id from error_report_groups where address like ${start}
    union select id from error_report_groups where error_code like ${start}
    union select group_id from error_reports where error_id = any(${[search, number]})
    union select group_id from error_reports where reference = ${number})`;
}

function matching({ state, type, search }: ReportGroupFilter): Condition {
  const conditions = [
    state !== undefined && sql`groups.state = ${state}`,
    type !== undefined && sql`groups.error_type = ${type}`,
    search !== '' && found(search),
  ].filter((condition) => condition !== false);
  return allOf(conditions);
}

/** Failures as staff look after them: reports of one type, code and kind of page together. */
export const reportGroupsRepository = {
  /**
   * One more report of a failure. One that was mended is open again.
   * @param id of the group where there is none yet
   * @returns its group, and whether that is new or open again
   */
  async count(
    trx: Trx,
    { id, error_type, error_code, address }: Pick<ReportGroupRow, 'id' | 'error_type' | 'error_code' | 'address'>,
    now: Date,
  ): Promise<{ id: string; is_news: boolean }> {
    const { rows } = await sql<{ id: string; is_news: boolean }>`
      with before as (
        select state from error_report_groups
        where error_type = ${error_type} and error_code = ${error_code} and address = ${address}
      )
      insert into error_report_groups as groups (id, error_type, error_code, address, first_at, last_at)
      values (${id}, ${error_type}, ${error_code}, ${address}, ${now}, ${now})
      on conflict (error_type, error_code, address) do update
      set reports = groups.reports + 1, last_at = excluded.last_at,
        version = groups.version + (groups.state = 'mended')::integer,
        state = case when groups.state = 'mended' then 'open' else groups.state end
      returning groups.id, coalesce((select state = 'mended' from before), true) as is_news`.execute(trx);
    const [row] = rows;
    if (!row) throw new Error('A report is of one group');
    return row;
  },

  /** How many match, counted no further than `most`. */
  async total(db: Db, filter: ReportGroupFilter, most: number): Promise<number> {
    const { rows } = await sql<{ total: number }>`
      ${plannedAnew} select
        ${countedTo(most, sql`error_report_groups as groups where ${matching(filter)}`)} as total`.execute(db);
    return rows[0]?.total ?? 0;
  },

  async list(
    db: Db,
    filter: ReportGroupFilter,
    { sort, after, limit, offset }: ReportGroupWindow,
  ): Promise<(ReportGroupRow & Placed)[]> {
    const { column, order } = SORTS[sort];
    const { rows } = await sql<ReportGroupRow & Placed>`
      ${plannedAnew} select *, ${keyOf(SORTS[sort])} from error_report_groups as groups
      where ${matching(filter)} and ${isBehind(SORTS[sort], after, sql`id`)}
      order by ${column} ${order}, id ${order} limit ${limit} offset ${offset}`.execute(db);
    return rows;
  },

  find: (db: Db, id: string): Promise<ReportGroupRow | undefined> =>
    db.selectFrom('error_report_groups').selectAll().where('id', '=', id).executeTakeFirst(),

  lock: (trx: Trx, id: string): Promise<ReportGroupRow | undefined> =>
    trx.selectFrom('error_report_groups').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),

  async update(trx: Trx, id: string, changes: Updateable<ErrorReportGroupsTable>): Promise<void> {
    await trx.updateTable('error_report_groups').set(changes).where('id', '=', id).execute();
  },

  /** The latest first. */
  listReports: (db: Db, group_id: string, most: number): Promise<ReportRow[]> =>
    db
      .selectFrom('error_reports')
      .select(['id', 'reference', 'error_id', 'error_type', 'error_code', 'error_message', 'status_code'])
      .select(['happened_at', 'address', 'comment', 'user_agent', 'request_id'])
      .where('group_id', '=', group_id)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(most)
      .execute(),

  async insertNote(trx: Trx, note: Insertable<ErrorReportNotesTable>): Promise<void> {
    await trx.insertInto('error_report_notes').values(note).execute();
  },

  countNotes: (trx: Trx, group_id: string): Promise<number> =>
    countRows(trx.selectFrom('error_report_notes').where('group_id', '=', group_id)),

  /** The first one first. */
  listNotes: (db: Db, group_id: string) =>
    db
      .selectFrom('error_report_notes as note')
      .leftJoin('users as author', 'author.id', 'note.author_id')
      .select(['note.id', 'note.text', 'note.created_at'])
      .select(sql<string>`coalesce(author.first_name || ' ' || author.last_name, '')`.as('author_name'))
      .where('note.group_id', '=', group_id)
      .orderBy('note.created_at')
      .orderBy('note.id')
      .execute(),
};
