import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { shortAddress } from '@tessera/server/http';
import type { Language } from '../../core/languages';
import { AppError } from '../../errors/errors';
import type { Actor } from '../../framework/routes/http';
import { keptNames, kindNamed as findKind, MOST_ROWS, undoing } from '../../framework/door/job-kinds';
import type { FileKind, JobKind, JobRow } from '../../framework/door/job-kinds';
import type { Right } from '../../framework/staff/rights';
import type { Infra } from '../../infra';
import { isId, newId } from '../../infra/basics/ids';
import type { Trx } from '../../infra/database/db';
import { withTransaction } from '../../infra/database/transaction';
import { requireKnown } from '../../infra/database/lists/list-cursor';
import { messageOf } from '../../messages/message';
import type { StaffService } from '../staff/staff.service';
import { createJobEnding } from './end-job';
import type { JobEndingDeps } from './end-job';
import { isKeyTaken, isOpen, isUndone, jobsRepository } from './jobs.repository';
import type { OpenJobs, ShownJob } from './jobs.repository';
import type { JobRowSearch, JobSearch, StaffJobRowListView, StaffJobView } from './jobs.schemas';
import { fileNameOf, fileOf, isKept, presentJob, presentJobRow, undoUntil } from './present-job';

export interface JobsDeps extends JobEndingDeps, Pick<Infra, 'db' | 'files'> {
  staff: Pick<StaffService, 'rightsOf'>;
}

/** Who asks: a person of the staff. */
export type JobCaller = Actor & { user_id: string };

export interface JobRequest {
  kind: string;
  /** by the kind's own schema */
  parameters: object;
}

/** What is written down when it begins. */
interface Plan {
  total: number;
  total_is_exact: boolean;
  /** JSON: where a file begins */
  position?: string;
  rows?: readonly JobRow[];
  /** the job that it takes back, whose records are its own */
  undoes?: string;
}

interface Asked {
  caller: JobCaller;
  language: Language;
  key: string;
  request: JobRequest;
}

export type JobsService = ReturnType<typeof createJobsService>;

/** Not over, of one account and of all: further ones wait until somebody starts them again. */
const MOST_OWN = 5;
const MOST_OF_ALL = 50;
/** What killed workers have left of files, in milliseconds. */
const KEEP_MS = 30 * 24 * 3_600_000;

/** @throws AppError `jobs.limit` */
function refuseBeyond({ all, own }: OpenJobs): void {
  if (own >= MOST_OWN) throw new AppError('jobs.limit', { most: MOST_OWN });
  if (all >= MOST_OF_ALL) throw new AppError('jobs.limit.of_all');
}

const hashOf = ({ kind, parameters }: JobRequest): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([kind, parameters]))
    .digest();

/** Long jobs of staff: how they are begun, followed and stopped (docs/api.md, 'Long jobs'). The worker does them. */
export function createJobsService(deps: JobsDeps) {
  const { db, clock, files, kinds, audit, staff } = deps;
  const endJob = createJobEnding(deps);
  const kindNamed = (name: string): JobKind | undefined => findKind(kinds, name);

  async function requireRight(user_id: string, right: Right): Promise<void> {
    if (!(await staff.rightsOf(user_id)).has(right)) throw new AppError('staff.right_missing', { right });
  }

  /** @throws AppError `jobs.not_found`, also for a job of a kind that the caller has no right to */
  async function getShown(user_id: string, id: string): Promise<{ job: ShownJob; kind: JobKind }> {
    const job = isId(id) ? await jobsRepository.find(db, id) : undefined;
    const kind = job && kindNamed(job.kind);
    const isSeen = kind && (await staff.rightsOf(user_id)).has(kind.right);
    if (!job || !isSeen) throw new AppError('jobs.not_found');
    return { job, kind };
  }

  async function plan(kind: JobKind, parameters: object): Promise<Plan> {
    if (kind.form === 'file') {
      const { total, is_exact, position } = await kind.begin(db, parameters);
      return { total, total_is_exact: is_exact, position: JSON.stringify(position) };
    }
    const rows = await kind.plan(db, parameters);
    const { most = MOST_ROWS } = kind;
    if (rows.length > most) throw new AppError('jobs.too_many', { most });
    return { total: rows.length, total_is_exact: true, rows };
  }

  /** Writes a job down; soon refused, and again here: looking for the records may take seconds. */
  async function writeDown({ caller, language, key, request }: Asked, { rows = [], undoes, ...planned }: Plan) {
    const id = newId();
    await withTransaction(db, async (trx) => {
      refuseBeyond(await jobsRepository.lockAndCount(trx, caller.user_id));
      const now = clock.now();
      await jobsRepository.insert(trx, {
        id,
        user_id: caller.user_id,
        language,
        address: shortAddress(caller.address),
        idempotency_key: key,
        request_hash: hashOf(request),
        kind: undoes === undefined ? request.kind : undoing(request.kind),
        parameters: JSON.stringify(request.parameters),
        ...planned,
        undoes: undoes ?? null,
        created_at: now,
        try_at: now,
      });
      if (undoes === undefined) await jobsRepository.insertRows(trx, id, rows);
      const total = undoes === undefined ? planned.total : await jobsRepository.copyChanged(trx, undoes, id);
      if (undoes !== undefined) await jobsRepository.update(trx, id, { total });
      const action = undoes === undefined ? 'jobs.start' : 'jobs.undo';
      const after = { kind: request.kind, total, asked_for: Object.keys(request.parameters) };
      await audit.record(trx, caller, { action, record_type: 'job', record_id: id, after });
    });
    return id;
  }

  async function begin(asked: Asked): Promise<string> {
    const { caller, request } = asked;
    const kind = kinds.find(({ name }) => name === request.kind);
    if (!kind) throw new AppError('jobs.not_found.kind');
    await requireRight(caller.user_id, kind.right);
    refuseBeyond(await jobsRepository.countOpen(db, caller.user_id));
    const planned = await plan(kind, request.parameters);
    if (planned.total === 0) throw new AppError('jobs.nothing_to_do');
    return writeDown(asked, planned);
  }

  /** @throws AppError `jobs.not_undone` where it cannot be taken back, or was already */
  async function beginUndo(asked: Asked, undoes: string): Promise<string> {
    const { job, kind } = await getShown(asked.caller.user_id, undoes);
    if (job.undone_by) throw new AppError('jobs.not_undone.twice');
    const until = undoUntil(job, kind);
    if (!until || until <= clock.now()) throw new AppError('jobs.not_undone');
    return writeDown(asked, { total: job.done, total_is_exact: true, undoes }).catch((error: unknown) => {
      throw isUndone(error) ? new AppError('jobs.not_undone.twice') : error;
    });
  }

  /** Begins a job, once for a key. */
  async function once(asked: Asked, start: () => Promise<string>): Promise<StaffJobView> {
    const { caller, key, request, language } = asked;
    const { user_id } = caller;
    const known = await findBegun(user_id, key, request);
    const id =
      known ??
      (await start().catch(async (error: unknown) => {
        // Refused, perhaps, because the other one of a double click was faster.
        const isLate = isKeyTaken(error) || error instanceof AppError;
        const begun = isLate ? await findBegun(user_id, key, request) : undefined;
        if (begun === undefined) throw error;
        return begun;
      }));
    return get(user_id, id, language);
  }

  /** The job that was begun with this key. @throws AppError `idempotency.mismatch` for another request */
  async function findBegun(user_id: string, key: string, request: JobRequest): Promise<string | undefined> {
    const begun = await jobsRepository.findByKey(db, user_id, key);
    if (begun && !begun.request_hash.equals(hashOf(request))) throw new AppError('idempotency.mismatch');
    return begun?.id;
  }

  async function get(user_id: string, id: string, language: Language): Promise<StaffJobView> {
    const { job, kind } = await getShown(user_id, id);
    return presentJob(job, kind, language, clock.now());
  }

  /** @throws AppError `jobs.not_found` where there is no file, or none for them */
  async function requireFile(user_id: string, id: string): Promise<{ job: ShownJob; kind: FileKind }> {
    const { job, kind } = await getShown(user_id, id);
    const isThere = job.state === 'done' && isKept(job, clock.now()) && (await files.exists(fileOf(job)));
    if (kind.form !== 'file' || !isThere) throw new AppError('jobs.not_found.file');
    return { job, kind };
  }

  return {
    get,

    /**
     * Writes a job down; the worker begins within a second. One key begins one job for as long as it is remembered.
     * @throws AppError `staff.right_missing`, `jobs.limit`, `jobs.too_many`, `jobs.nothing_to_do`, `idempotency.mismatch`, and what its kind refuses
     */
    start(caller: JobCaller, language: Language, key: string, request: JobRequest): Promise<StaffJobView> {
      const asked = { caller, language, key, request };
      return once(asked, () => begin(asked));
    },

    /**
     * Takes back what a job that is over has done, record by record, by a job of its own: once, and for 30 days.
     * @throws AppError `jobs.not_found`, `jobs.not_undone`, `jobs.limit`, `idempotency.mismatch`
     */
    async undo(caller: JobCaller, language: Language, key: string, id: string): Promise<StaffJobView> {
      const { job } = await getShown(caller.user_id, id);
      const asked = { caller, language, key, request: { kind: job.kind, parameters: { undoes: job.id } } };
      return once(asked, () => beginUndo(asked, job.id));
    },

    /** Jobs of the kinds that the caller has a right to, the latest first. */
    async list({ user_id }: JobCaller, language: Language, { mine, page_size, ...search }: JobSearch) {
      const rights = await staff.rightsOf(user_id);
      const seen = keptNames(kinds.filter(({ right }) => rights.has(right)));
      const rows = await jobsRepository.list(db, {
        ...search,
        kinds: seen,
        limit: page_size + 1,
        ...(mine ? { user_id } : {}),
      });
      await requireKnown(db, 'staff_jobs', search.after, rows);
      const items = rows.slice(0, page_size).map((job) => presentJob(job, kindNamed(job.kind), language, clock.now()));
      return { items, next_cursor: rows.length > page_size ? (items.at(-1)?.id ?? null) : null };
    },

    /** What became of its records; of a file those alone that could not be put into it. */
    async listRows(
      { user_id }: JobCaller,
      id: string,
      language: Language,
      { page_size, ...search }: JobRowSearch,
    ): Promise<StaffJobRowListView> {
      const { job } = await getShown(user_id, id);
      const rows = await jobsRepository.listRows(db, job.id, { ...search, limit: page_size + 1 });
      const items = rows.slice(0, page_size).map((row) => presentJobRow(row, language));
      return { items, next_cursor: rows.length > page_size ? (items.at(-1)?.position ?? null) : null };
    },

    /** After the piece that is under way nothing more is done; what was done stays. One that is over stays as it is. */
    async stop(caller: JobCaller, id: string, language: Language): Promise<StaffJobView> {
      const { job } = await getShown(caller.user_id, id);
      await withTransaction(db, async (trx) => {
        const held = await jobsRepository.lock(trx, job.id);
        if (!held || !isOpen(held)) return;
        await endJob(trx, held, { state: 'stopped', actor: caller });
      });
      return get(caller.user_id, id, language);
    },

    requireFile,

    /** The file of a job that is done. @throws AppError `jobs.not_found` once there is none */
    async openFile(user_id: string, id: string): Promise<{ name: string; type: string; content: Readable }> {
      const { job, kind } = await requireFile(user_id, id);
      const content = createReadStream(files.pathOf(fileOf(job)));
      return { name: fileNameOf(kind, job), type: kind.file.type, content };
    },

    /** What somebody started, for their export. */
    async listOf(user_id: string) {
      const jobs = await jobsRepository.listOf(db, user_id);
      return jobs.map(({ kind, parameters, state, total, done, failed, created_at }) => {
        return {
          kind: kindNamed(kind)?.name ?? kind,
          parameters,
          state,
          total,
          done,
          failed,
          created_at: created_at.toISOString(),
        };
      });
    },

    /**
     * Somebody's account goes, as part of `trx`: files that may name them can be fetched no more and are removed by
     * `removeExpired`; those that are being written are given up, and whoever wants one starts it again.
     */
    async endFiles(trx: Trx): Promise<void> {
      const naming = kinds.flatMap((kind) => (kind.form === 'file' && !kind.names_nobody ? [kind.name] : []));
      await jobsRepository.endFiles(trx, naming, clock.now());
      for (const job of await jobsRepository.lockOpen(trx, naming)) {
        const actor = { user_id: job.user_id, address: job.address };
        await endJob(trx, job, { state: 'stopped', actor, reason: messageOf('jobs.somebody_left') });
      }
    },

    /** Files when their time is up, and what killed workers have left of files. */
    async removeExpired(): Promise<void> {
      const now = clock.now();
      for (const job of await jobsRepository.takeOldFiles(db, now)) await files.remove(fileOf(job));
      await files.removeOlder('private/jobs', new Date(now.getTime() - KEEP_MS));
    },
  };
}
