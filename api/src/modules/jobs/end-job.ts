import type { Updateable } from 'kysely';
import type { LocalizedMessage } from '../../core/languages';
import type { Actor } from '../../framework/routes/http';
import { kindNamed } from '../../framework/door/job-kinds';
import type { JobKind } from '../../framework/door/job-kinds';
import type { Infra } from '../../infra';
import type { Trx } from '../../infra/database/db';
import type { StaffJobsTable } from '../../infra/database/tables/jobs';
import type { AuditService } from '../audit/audit.service';
import type { StaffNoticesService } from '../staff-notices/staff-notices.service';
import { jobsRepository } from './jobs.repository';
import type { JobRecord } from './jobs.repository';
import { sentencesOf } from './present-job';

export interface JobEndingDeps extends Pick<Infra, 'clock'> {
  kinds: readonly JobKind[];
  audit: Pick<AuditService, 'record'>;
  staffNotices: Pick<StaffNoticesService, 'notify'>;
}

interface JobEnd {
  state: 'done' | 'stopped' | 'failed';
  /** who ends it: whoever stops it, else whoever it was done for */
  actor: Actor;
  /** where the shop ended it by itself */
  reason?: LocalizedMessage;
}

/** What is written of it beside its state. Half a file may be large, and name many: it is removed with the next whose time is up. */
function endOf(kind: JobKind | undefined, { state, reason }: JobEnd, now: Date): Updateable<StaffJobsTable> {
  const isHalf = kind?.form === 'file' && state !== 'done';
  return {
    state,
    finished_at: now,
    taken_until: null,
    ...(reason && { reason: sentencesOf(reason) }),
    ...(isHalf && { file_until: now }),
  };
}

/** How a job is over, by whomever: as part of `trx`, which has its row locked. */
export function createJobEnding({ clock, kinds, audit, staffNotices }: JobEndingDeps) {
  return async (trx: Trx, job: JobRecord, end: JobEnd): Promise<void> => {
    const { state, actor, reason } = end;
    const known = kindNamed(kinds, job.kind);
    await jobsRepository.update(trx, job.id, endOf(known, end, clock.now()));
    const { id, user_id, total, done, failed } = job;
    const kind = known?.name ?? job.kind;
    const after = { kind, total, done, failed, ...(reason && { why: reason('en') }) };
    const action = state === 'done' ? 'jobs.finish' : 'jobs.stop';
    await audit.record(trx, actor, { action, record_type: 'job', record_id: id, after });
    // Whoever stops their own knows.
    if (!known || (state === 'stopped' && !reason && actor.user_id === user_id)) return;
    const data = { job_kind: kind, state, done, failed };
    await staffNotices.notify(trx, {
      kind: 'job_finished',
      subject_id: id,
      right: known.right,
      user_id,
      data,
      once: `job ${id}`,
    });
  };
}
