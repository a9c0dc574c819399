import { sql } from 'kysely';
import type { Insertable, Selectable, Updateable } from 'kysely';
import { violatedUniqueIndex } from '../../infra/database/db';
import type { Db, Trx } from '../../infra/database/db';
import type { StaffJobRowsTable, StaffJobsTable } from '../../infra/database/tables/jobs';

export type JobRecord = Selectable<StaffJobsTable>;
export type JobRowRecord = Selectable<StaffJobRowsTable>;
export type ShownJob = JobRecord & {
  user_name: string;
  /** what it did to a record at least can be taken back */
  has_before: boolean;
  /** the job that takes it back */
  undone_by: string | null;
};
/** Of a row all but what it was before, which may be long. */
export type ShownJobRow = Omit<JobRowRecord, 'was'>;

/** How many are not over: of everybody, and of one account. */
export interface OpenJobs {
  all: number;
  own: number;
}

/** Jobs that are not over. */
const OPEN: JobRecord['state'][] = ['waiting', 'running'];
/** Starts of jobs wait for each other, so that none passes a limit that another reaches; any number, the same for all. */
const STARTING = 7_134_001;

export const isOpen = ({ state }: Pick<JobRecord, 'state'>): boolean => OPEN.includes(state);

/** The account has begun a job with this key. */
export const isKeyTaken = (error: unknown): boolean => violatedUniqueIndex(error) === 'staff_jobs_key';

/** Another job takes back the same one. */
export const isUndone = (error: unknown): boolean => violatedUniqueIndex(error) === 'staff_jobs_undoes';

const shown = (db: Db | Trx) =>
  db
    .selectFrom('staff_jobs')
    .innerJoin('users', 'users.id', 'staff_jobs.user_id')
    .selectAll('staff_jobs')
    .select([
      sql<string>`users.first_name || ' ' || users.last_name`.as('user_name'),
      sql<boolean>`exists (select from staff_job_rows where job_id = staff_jobs.id and was is not null)`.as(
        'has_before',
      ),
      sql<string | null>`(select id from staff_jobs as later where later.undoes = staff_jobs.id)`.as('undone_by'),
    ]);

/** Long jobs of staff and the rows of each. */
export const jobsRepository = {
  async countOpen(db: Db | Trx, user_id: string): Promise<OpenJobs> {
    const { rows } = await sql<OpenJobs>`
      select count(*)::integer as all, (count(*) filter (where user_id = ${user_id}))::integer as own
      from staff_jobs where state in ('waiting', 'running')`.execute(db);
    return rows[0] ?? { all: 0, own: 0 };
  },

  /** The same, and nobody else begins one until `trx` ends. */
  async lockAndCount(trx: Trx, user_id: string): Promise<OpenJobs> {
    await sql`select pg_advisory_xact_lock(${STARTING}::bigint)`.execute(trx);
    return jobsRepository.countOpen(trx, user_id);
  },

  /** @throws an error that is `isKeyTaken` */
  async insert(trx: Trx, job: Insertable<StaffJobsTable>): Promise<void> {
    await trx.insertInto('staff_jobs').values(job).execute();
  },

  /** Numbered from 0 in the order given. */
  async insertRows(trx: Trx, job_id: string, rows: readonly { record_id: string; label: string }[]): Promise<void> {
    await sql`
      insert into staff_job_rows (job_id, position, record_id, label)
      select ${job_id}, number - 1, record_id, label
      from unnest(${rows.map(({ record_id }) => record_id)}::text[], ${rows.map(({ label }) => label)}::text[])
        with ordinality as given (record_id, label, number)`.execute(trx);
  },

  /** The records of a job that it has changed, with what each was before. @returns how many */
  async copyChanged(trx: Trx, from: string, job_id: string): Promise<number> {
    const { numAffectedRows = 0n } = await sql`
      insert into staff_job_rows (job_id, position, record_id, label, was)
      select ${job_id}, row_number() over (order by position) - 1, record_id, label, was
      from staff_job_rows where job_id = ${from} and was is not null`.execute(trx);
    return Number(numAffectedRows);
  },

  findByKey: (db: Db, user_id: string, idempotency_key: string): Promise<JobRecord | undefined> =>
    db
      .selectFrom('staff_jobs')
      .selectAll()
      .where('user_id', '=', user_id)
      .where('idempotency_key', '=', idempotency_key)
      .executeTakeFirst(),

  find: (db: Db | Trx, id: string): Promise<ShownJob | undefined> =>
    shown(db).where('staff_jobs.id', '=', id).executeTakeFirst(),

  /** Of these kinds, the latest first. */
  list(
    db: Db,
    {
      kinds,
      user_id,
      is_open,
      after,
      limit,
    }: {
      kinds: readonly string[];
      user_id?: string;
      is_open?: boolean;
      /** the id of the last one that was seen */
      after?: string;
      limit: number;
    },
  ): Promise<ShownJob[]> {
    let found = shown(db).where('kind', '=', sql<string>`any(${kinds}::text[])`);
    if (user_id !== undefined) found = found.where('user_id', '=', user_id);
    if (is_open !== undefined) found = found.where('state', is_open ? 'in' : 'not in', OPEN);
    if (after !== undefined)
      found = found.where(
        sql<boolean>`(staff_jobs.created_at, staff_jobs.id) < (select created_at, id from staff_jobs where id = ${after})`,
      );
    return found.orderBy('staff_jobs.created_at', 'desc').orderBy('staff_jobs.id', 'desc').limit(limit).execute();
  },

  listOf: (db: Db, user_id: string): Promise<JobRecord[]> =>
    db.selectFrom('staff_jobs').selectAll().where('user_id', '=', user_id).orderBy('created_at').execute(),

  listRows(
    db: Db,
    job_id: string,
    { state, after, limit }: { state?: JobRowRecord['state']; after: number; limit: number },
  ): Promise<ShownJobRow[]> {
    let found = db
      .selectFrom('staff_job_rows')
      .select(['job_id', 'position', 'record_id', 'label', 'state', 'reason'])
      .where('job_id', '=', job_id);
    if (state !== undefined) found = found.where('state', '=', state);
    return found.where('position', '>', after).orderBy('position').limit(limit).execute();
  },

  /** Takes the job of these kinds whose turn it is, which no other worker takes until `taken_until`. */
  async take(db: Db, kinds: readonly string[], now: Date, taken_until: Date): Promise<JobRecord | undefined> {
    const { rows } = await sql<JobRecord>`
      with due as (
        select id from staff_jobs
        where state in ('waiting', 'running') and try_at <= ${now} and (taken_until is null or taken_until <= ${now})
          and kind = any(${kinds}::text[])
        order by turn limit 1 for update skip locked
      )
      update staff_jobs as job set state = 'running', started_at = coalesce(started_at, ${now}),
        taken_until = ${taken_until}, turn = nextval('staff_jobs_turn'), tries = tries + 1
      from due where job.id = due.id returning job.*`.execute(db);
    return rows[0];
  },

  /** The job, which nobody else changes until `trx` ends. */
  lock: (trx: Trx, id: string): Promise<JobRecord | undefined> =>
    trx.selectFrom('staff_jobs').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),

  async update(db: Db | Trx, id: string, changes: Updateable<StaffJobsTable>): Promise<void> {
    await db.updateTable('staff_jobs').set(changes).where('id', '=', id).execute();
  },

  /** Counts one row as done or failed, and keeps the job for whoever is at it. */
  async countRow(trx: Trx, id: string, state: 'done' | 'failed', taken_until: Date): Promise<void> {
    await sql`update staff_jobs set ${sql.ref(state)} = ${sql.ref(state)} + 1, tries = 0, taken_until = ${taken_until}
      where id = ${id}`.execute(trx);
  },

  nextRow: (db: Db | Trx, job_id: string): Promise<JobRowRecord | undefined> =>
    db
      .selectFrom('staff_job_rows')
      .selectAll()
      .where('job_id', '=', job_id)
      .where('state', '=', 'planned')
      .orderBy('position')
      .limit(1)
      .executeTakeFirst(),

  /** Writes what became of a planned row. @returns false where that is known already */
  async settleRow(
    trx: Trx,
    { job_id, position }: Pick<JobRowRecord, 'job_id' | 'position'>,
    result: { state: 'done' | 'failed'; reason?: string; was?: string },
  ): Promise<boolean> {
    const { numUpdatedRows } = await trx
      .updateTable('staff_job_rows')
      .set(result)
      .where('job_id', '=', job_id)
      .where('position', '=', position)
      .where('state', '=', 'planned')
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  async insertFailed(trx: Trx, rows: Insertable<StaffJobRowsTable>[]): Promise<void> {
    if (rows.length > 0) await trx.insertInto('staff_job_rows').values(rows).execute();
  },

  /** Files of these kinds that there are can be fetched no more. */
  async endFiles(trx: Trx, kinds: readonly string[], now: Date): Promise<void> {
    await sql`
      update staff_jobs set file_until = ${now}
      where file_until > ${now} and kind = any(${[...kinds]}::text[])`.execute(trx);
  },

  /** Those of these kinds that are not over, locked; each waits for the piece that is under way. */
  lockOpen: (trx: Trx, kinds: readonly string[]): Promise<JobRecord[]> =>
    trx
      .selectFrom('staff_jobs')
      .selectAll()
      .where('state', 'in', OPEN)
      .where('kind', '=', sql<string>`any(${[...kinds]}::text[])`)
      .orderBy('id')
      .forUpdate()
      .execute(),

  /** Ends the time of files; answers which jobs' they were. */
  async takeOldFiles(db: Db, now: Date): Promise<JobRecord[]> {
    return db
      .updateTable('staff_jobs')
      .set({ file_until: null })
      .where('file_until', '<=', now)
      .returningAll()
      .execute();
  },
};
