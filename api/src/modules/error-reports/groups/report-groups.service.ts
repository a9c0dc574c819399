import { AppError } from '../../../errors/errors';
import type { Actor } from '../../../framework/routes/http';
import { MOST_COUNTED, pageOf, totalOf, windowOf } from '../../../framework/lists/list-page';
import type { Infra } from '../../../infra';
import { isId, newId } from '../../../infra/basics/ids';
import type { Trx } from '../../../infra/database/db';
import { withTransaction } from '../../../infra/database/transaction';
import type { AuditService } from '../../audit/audit.service';
import { reportGroupsRepository as repository } from './report-groups.repository';
import type { ReportGroupRow, ReportRow } from './report-groups.repository';
import type { ReportGroupEdit, ReportGroupListView, ReportGroupSearch, ReportGroupView } from './report-groups.schemas';

export interface ReportGroupsDeps extends Pick<Infra, 'db' | 'clock'> {
  audit: Pick<AuditService, 'record'>;
}

export type ReportGroupsService = ReturnType<typeof createReportGroups>;

const SHOWN_REPORTS = 20;
/** Nobody reads more. */
const MOST_NOTES = 200;

function present({ first_at, last_at, ...row }: ReportGroupRow): ReportGroupListView['items'][number] {
  return { ...row, first_at: first_at.toISOString(), last_at: last_at.toISOString() };
}

function presentReport({ happened_at, error_type: _type, error_code: _code, ...row }: ReportRow) {
  return { ...row, happened_at: happened_at.toISOString() };
}

/** What visitors reported from the error page, for staff (docs/product.md §4, 'Reported failures'). */
export function createReportGroups({ db, clock, audit }: ReportGroupsDeps) {
  /** @throws AppError `error_reports.not_found` */
  async function get(id: string): Promise<ReportGroupView> {
    const row = isId(id) ? await repository.find(db, id) : undefined;
    if (!row) throw new AppError('error_reports.not_found');
    const [latest, notes] = await Promise.all([
      repository.listReports(db, id, SHOWN_REPORTS),
      repository.listNotes(db, id),
    ]);
    return {
      ...present(row),
      latest: latest.map(presentReport),
      notes: notes.map((note) => ({ ...note, created_at: note.created_at.toISOString() })),
    };
  }

  async function lock(trx: Trx, id: string): Promise<ReportGroupRow> {
    const row = isId(id) ? await repository.lock(trx, id) : undefined;
    if (!row) throw new AppError('error_reports.not_found');
    return row;
  }

  return {
    get,

    /** A page of the failures that match, what was reported last first where nothing else is said. */
    async list(asked: ReportGroupSearch): Promise<ReportGroupListView> {
      const { window, filters } = windowOf(asked, '-last_at');
      const filter = { state: filters.state, type: filters.type, search: filters.search?.trim() ?? '' };
      const [found, counted] = await Promise.all([
        repository.list(db, filter, window),
        repository.total(db, filter, MOST_COUNTED + 1),
      ]);
      const { rows, fields } = pageOf(asked, window.sort, { rows: found, ...totalOf(counted) });
      return { items: rows.map(present), ...fields };
    },

    /** @throws AppError `error_reports.not_found`, `error_reports.stale` with the failure as it is */
    async update(id: string, actor: Actor, { version, state }: ReportGroupEdit): Promise<ReportGroupView> {
      const isDone = await withTransaction(db, async (trx) => {
        const row = await lock(trx, id);
        if (row.version !== version) return false;
        await repository.update(trx, id, { state, version: version + 1 });
        const change = { before: { state: row.state }, after: { state } };
        await audit.record(trx, actor, { ...change, action: 'error_reports.update', ...recordOf(id) });
        return true;
      });
      const current = await get(id);
      if (!isDone) throw new AppError('error_reports.stale', {}, { extensions: { current } });
      return current;
    },

    /** Something that only staff read. @throws AppError `error_reports.not_found`, `error_reports.not_possible` */
    async note(id: string, actor: Actor, words: string): Promise<ReportGroupView> {
      const text = words.trim();
      await withTransaction(db, async (trx) => {
        await lock(trx, id);
        if ((await repository.countNotes(trx, id)) >= MOST_NOTES)
          throw new AppError('error_reports.not_possible', { most: MOST_NOTES });
        const written = { id: newId(), group_id: id, author_id: actor.user_id, text, created_at: clock.now() };
        await repository.insertNote(trx, written);
        // the words go with the report, and the log stays
        await audit.record(trx, actor, { action: 'error_reports.note', ...recordOf(id) });
      });
      return get(id);
    },
  };
}

const recordOf = (record_id: string) => ({ record_type: 'error_report', record_id });
