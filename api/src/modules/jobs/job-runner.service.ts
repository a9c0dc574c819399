import { isDiskFull } from '@tessera/server/files';
import { AppError } from '../../errors/errors';
import { keptNames, kindNamed } from '../../framework/door/job-kinds';
import type { FileKind, JobKind, JobOwner, RowsKind } from '../../framework/door/job-kinds';
import type { Infra } from '../../infra';
import { reasonOf } from '../../infra/basics/reason-of';
import type { Trx } from '../../infra/database/db';
import { withTransaction } from '../../infra/database/transaction';
import type { Language, LocalizedMessage } from '../../core/languages';
import { messageOf } from '../../messages/message';
import type { StaffService } from '../staff/staff.service';
import { createJobEnding } from './end-job';
import type { JobEndingDeps } from './end-job';
import { isOpen, jobsRepository } from './jobs.repository';
import type { JobRecord, JobRowRecord } from './jobs.repository';
import { fileOf, sentencesOf } from './present-job';

export interface JobRunnerDeps extends JobEndingDeps, Pick<Infra, 'db' | 'files' | 'logger' | 'queue'> {
  staff: Pick<StaffService, 'rightsOf'>;
}

/** How long a job waits at most before it is begun. */
const LOOK_MS = 1_000;
/** Jobs at once in one worker: a long drawing leaves room for another. */
const LANES = 2;
/** Pieces of one turn: after them another job has its turn. */
const ROWS_A_TURN = 25;
const PARTS_A_TURN = 5;
/** Longer than any piece takes; a job whose worker has died is gone on with after it. */
const TAKEN_MS = 15_000;
/** After so many turns that ended badly without any progress the row that they ended at, or the file, is given up. */
const MOST_TRIES = 3;
const REST_MS = 1_000;
/** A full disk is no fault of the job: it waits until somebody has made room. */
const ROOM_MS = 30_000;
/** How long a file can be fetched. */
export const FILE_KEPT_DAYS = 3;
const FILE_KEPT_MS = FILE_KEPT_DAYS * 24 * 3_600_000;

/** What a piece led to: there may be more, or the job is over (for this worker). */
type Step = 'more' | 'over';

/** Does long jobs, a turn of each after the other. */
export function createJobRunner(deps: JobRunnerDeps) {
  const { db, clock, files, logger, queue, kinds, staff } = deps;
  const endJob = createJobEnding(deps);
  const after = (ms: number): Date => new Date(clock.now().getTime() + ms);
  const taken = (): Date => after(TAKEN_MS);
  /** Those of another version of the shop are left to its workers. */
  const names = (): string[] => keptNames(kinds);

  const ownerOf = ({ id, user_id, address, language }: JobRecord): JobOwner => ({
    job_id: id,
    // Kept shortened; the audit log shortens it again, which takes one that is whole.
    actor: { user_id, address: address.replace(/x$/, '0') },
    language: language as Language, // written by `start`, which is typed
  });

  async function end(trx: Trx, job: JobRecord, state: 'done' | 'stopped' | 'failed', reason?: LocalizedMessage) {
    await endJob(trx, job, { state, actor: ownerOf(job).actor, ...(reason && { reason }) });
    return 'over' as const;
  }

  /**
   * One piece of a job: its row is locked, and it goes on only while it is neither stopped nor of somebody who may not
   * any more.
   */
  function piece(
    taken_job: JobRecord,
    kind: JobKind,
    work: (trx: Trx, job: JobRecord) => Promise<Step>,
  ): Promise<Step> {
    return withTransaction(db, async (trx) => {
      const job = await jobsRepository.lock(trx, taken_job.id);
      if (!job || !isOpen(job)) return 'over';
      const rights = await staff.rightsOf(job.user_id, trx);
      if (!rights.has(kind.right)) return end(trx, job, 'stopped', messageOf('jobs.right_lost'));
      return work(trx, job);
    });
  }

  const failRow = (taken_job: JobRecord, kind: RowsKind, row: JobRowRecord, reason: LocalizedMessage): Promise<Step> =>
    piece(taken_job, kind, async (trx, job) => {
      const result = { state: 'failed', reason: sentencesOf(reason) } as const;
      if (await jobsRepository.settleRow(trx, row, result))
        await jobsRepository.countRow(trx, job.id, 'failed', taken());
      return 'more';
    });

  interface RowOfKind {
    job: JobRecord;
    row: JobRowRecord;
    kind: RowsKind;
    prepared: unknown;
  }

  /** Does it to a record, or takes it back. */
  async function resultOf(trx: Trx, { job, row, kind, prepared }: RowOfKind) {
    if (!job.undoes) {
      const was = await kind.work(trx, row, job.parameters, ownerOf(job), prepared);
      return { state: 'done' as const, ...(was && { was: JSON.stringify(was) }) };
    }
    const left = row.was && (await kind.undo?.(trx, row, row.was, ownerOf(job)));
    return left ? { state: 'failed' as const, reason: sentencesOf(left) } : { state: 'done' as const };
  }

  async function workOnRow(taken_job: JobRecord, kind: RowsKind): Promise<Step> {
    let begun: JobRowRecord | undefined;
    try {
      begun = kind.prepare && (await jobsRepository.nextRow(db, taken_job.id));
      const ready = begun;
      const prepared = ready && (await kind.prepare?.(ready, taken_job.parameters, ownerOf(taken_job)));
      return await piece(taken_job, kind, async (trx, job) => {
        const row = await jobsRepository.nextRow(trx, job.id);
        if (!row) return end(trx, job, 'done');
        // Somebody else has gone on meanwhile.
        if (kind.prepare && row.position !== ready?.position) return 'more';
        begun = row;
        const result = await resultOf(trx, { job, row, kind, prepared });
        await jobsRepository.settleRow(trx, row, result);
        await jobsRepository.countRow(trx, job.id, result.state, taken());
        return 'more';
      });
    } catch (error) {
      // Anything but a refusal may be better in a moment: the turn ends with it.
      if (!begun || !(error instanceof AppError)) throw error;
      return failRow(taken_job, kind, begun, error.messageIn);
    }
  }

  async function workOnRows(job: JobRecord, kind: RowsKind): Promise<void> {
    if (job.tries > MOST_TRIES) {
      const row = await jobsRepository.nextRow(db, job.id);
      if (row) await failRow(job, kind, row, messageOf('jobs.row_failed'));
    }
    try {
      for (let worked = 0; worked < ROWS_A_TURN; worked += 1) if ((await workOnRow(job, kind)) === 'over') return;
    } finally {
      await kind.settle?.();
    }
  }

  /** @param job as it is now, where its file ends */
  async function writePart(job: JobRecord, kind: FileKind): Promise<JobRecord | undefined> {
    const part = await kind.read(job.position, job.parameters, ownerOf(job));
    const step = await piece(job, kind, async (trx, now) => {
      // Somebody else has gone on meanwhile.
      if (now.file_bytes !== job.file_bytes || now.done !== job.done) return 'over';
      await files.writeFrom(fileOf(job), job.file_bytes, part.content);
      const failed = part.failed ?? [];
      const progress = {
        done: now.done + part.rows,
        failed: now.failed + failed.length,
        file_bytes: now.file_bytes + part.content.length,
        position: part.next && JSON.stringify(part.next),
        tries: 0,
        taken_until: taken(),
      };
      await jobsRepository.insertFailed(
        trx,
        failed.map(({ record_id, label, key }, index) => {
          const reason = sentencesOf(messageOf(key));
          return { job_id: job.id, position: now.failed + index, record_id, label, state: 'failed' as const, reason };
        }),
      );
      const total = progress.done + progress.failed;
      const counted = part.next ? { total: Math.max(now.total, total) } : { total, total_is_exact: true };
      const kept = part.next ? {} : { file_until: after(FILE_KEPT_MS) };
      await jobsRepository.update(trx, job.id, { ...progress, ...counted, ...kept });
      return part.next ? 'more' : end(trx, { ...now, ...progress, ...counted, position: null }, 'done');
    });
    if (step === 'over') return undefined;
    const { length } = part.content;
    return { ...job, position: part.next, done: job.done + part.rows, file_bytes: job.file_bytes + length };
  }

  async function writeParts(job: JobRecord, kind: FileKind): Promise<void> {
    if (job.tries > MOST_TRIES) {
      await piece(job, kind, (trx, now) => end(trx, now, 'failed', messageOf('jobs.file_failed')));
      return;
    }
    let now: JobRecord | undefined = job;
    for (let written = 0; now && written < PARTS_A_TURN; written += 1) now = await writePart(now, kind);
  }

  async function workOn(job: JobRecord): Promise<void> {
    const kind = kindNamed(kinds, job.kind);
    if (!kind) throw new Error(`There is no kind of job ${job.kind}`);
    try {
      await (kind.form === 'rows' ? workOnRows(job, kind) : writeParts(job, kind));
    } catch (error) {
      // What a kind refuses while it reads is no fault that passes.
      if (!(error instanceof AppError)) throw error;
      const { messageIn } = error;
      await piece(job, kind, (trx, now) => end(trx, now, 'failed', messageIn));
    }
  }

  /** One turn of the job whose turn it is. @returns whether there was one */
  async function turn(): Promise<boolean> {
    const job = await jobsRepository.take(db, names(), clock.now(), taken());
    if (!job) return false;
    try {
      await workOn(job);
      await jobsRepository.update(db, job.id, { tries: 0, taken_until: null });
    } catch (error) {
      logger.warn(
        { reason: reasonOf(error), job_id: job.id, kind: job.kind, tries: job.tries },
        'a turn of a job failed',
      );
      const rest = isDiskFull(error)
        ? { try_at: after(ROOM_MS), tries: 0 }
        : { try_at: after(REST_MS * 2 ** job.tries) };
      await jobsRepository.update(db, job.id, { ...rest, taken_until: null });
    }
    return true;
  }

  return {
    turn,

    /** Does jobs in this process. */
    work(): void {
      for (let lane = 1; lane <= LANES; lane += 1) queue.repeat(`staff-jobs-${lane}`, LOOK_MS, turn);
    },
  };
}
