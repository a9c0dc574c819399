import { LANGUAGES } from '../../core/languages';
import type { Language, LocalizedMessage } from '../../core/languages';
import type { FileKind, JobKind } from '../../framework/door/job-kinds';
import { isOpen } from './jobs.repository';
import type { JobRecord, ShownJob, ShownJobRow } from './jobs.repository';
import type { StaffJobRowListView, StaffJobView } from './jobs.schemas';

/** Longer lists (ids of what was chosen) are the job's rows, or nobody's to read. */
const LONGEST_LIST = 20;

/** A sentence as it is kept: who reads it later may have another language than who is there now. */
export function sentencesOf(message: LocalizedMessage): string {
  return JSON.stringify(Object.fromEntries(LANGUAGES.map((language) => [language, message(language)])));
}

const read = (sentences: Record<string, string> | null, language: Language): string | null =>
  sentences?.[language] ?? null;

function withoutLongLists(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const kept = Object.entries(value).filter(([, each]) => !Array.isArray(each) || each.length <= LONGEST_LIST);
  return Object.fromEntries(kept.map(([name, each]) => [name, withoutLongLists(each)]));
}

/** A job can be taken back so long after its end, and as long as it is kept. */
const UNDO_MS = 30 * 24 * 3_600_000;

/** Until when a job can be taken back; null: it cannot, or was already. */
export function undoUntil(job: ShownJob, kind: JobKind | undefined): Date | null {
  const can = kind?.form === 'rows' && kind.undo && !isOpen(job) && job.has_before && !job.undoes && !job.undone_by;
  return can && job.finished_at ? new Date(job.finished_at.getTime() + UNDO_MS) : null;
}

/** Where the file of a job lies in the file store; the web server serves nothing of `private/`. */
export const fileOf = ({ id }: Pick<JobRecord, 'id'>): string => `private/jobs/${id}`;

/** The name that the file is downloaded under. */
export function fileNameOf({ file }: FileKind, { created_at }: Pick<JobRecord, 'created_at'>): string {
  return `${file.name}-${created_at.toISOString().slice(0, 10)}.${file.ending}`;
}

/** Whether its file can be fetched still. */
export const isKept = ({ file_until }: Pick<JobRecord, 'file_until'>, now: Date): boolean =>
  file_until !== null && file_until > now;

function presentFile(job: JobRecord, kind: JobKind | undefined, now: Date): StaffJobView['file'] {
  const { state, file_until, file_bytes: bytes } = job;
  if (kind?.form !== 'file' || state !== 'done' || !file_until || !isKept(job, now)) return null;
  return { name: fileNameOf(kind, job), bytes, expires_at: file_until.toISOString() };
}

export function presentJob(job: ShownJob, kind: JobKind | undefined, language: Language, now: Date): StaffJobView {
  const { user_id, user_name } = job;
  return {
    id: job.id,
    kind: kind?.name ?? job.kind,
    parameters: withoutLongLists(job.parameters),
    state: job.state,
    total: job.total,
    total_is_exact: job.total_is_exact,
    done: job.done,
    failed: job.failed,
    reason: read(job.reason, language),
    file: presentFile(job, kind, now),
    user: { id: user_id, name: user_name },
    undoes: job.undoes,
    undone_by: job.undone_by,
    undo_until: undoUntil(job, kind)?.toISOString() ?? null,
    created_at: job.created_at.toISOString(),
    started_at: job.started_at?.toISOString() ?? null,
    finished_at: job.finished_at?.toISOString() ?? null,
  };
}

export function presentJobRow(row: ShownJobRow, language: Language): StaffJobRowListView['items'][number] {
  const { position, record_id, label, state, reason } = row;
  return { position, record_id, label, state, reason: read(reason, language) };
}
