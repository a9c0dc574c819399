import { sql } from 'kysely';
import type { Db, Trx } from '../../../infra/database/db';
import type { KeptCheck, KeptFile, KeptItem, Verdict } from './kept-file';

/** The tables of one kind of file, and the job that writes what its checks have found. */
export interface SentFileTables {
  files: string;
  checks: string;
  items: string;
  /** column of `items` by which records are known */
  key: string;
  /** column of `items` with the hashes of the pictures that a record names: they are rows of its import by themselves */
  pictures?: string;
  import_kind: string;
}

type Handle = Db | Trx;

/** SQL that files of each kind have in common: those that staff have sent, and what checks have found in them. */
export function createSentFilesRepository<File extends KeptFile, Check extends KeptCheck, Item extends KeptItem>({
  import_kind,
  ...names
}: SentFileTables) {
  const [files, checks, items] = [sql.table(names.files), sql.table(names.checks), sql.table(names.items)];
  const key = sql.ref(names.key);
  const pictures = names.pictures === undefined ? sql`null::bytea[]` : sql.ref(`item.${names.pictures}`);
  /** `failures`: of each record of a check that failed in an import, itself or a picture that it names, the first reason. */
  const failuresOf = (check_id: string, import_id: string | null) => sql`
    failed as materialized (
      select record_id, label, reason, position from staff_job_rows
      where job_id = ${import_id}::uuid and state = 'failed'),
    failures as (
      select "row", (array_agg(reason order by place))[1] as reason from (
        select item."row", reason, -1 as place from ${items} as item
        join failed on record_id = item."row"::text where check_id = ${check_id}
        union all
        select item."row", jsonb_build_object('en', label || ': ' || (reason ->> 'en'), 'de', label || ': ' || (reason ->> 'de')),
          position
        from ${items} as item cross join unnest(${pictures}) as hash
        join failed on record_id = 'picture:' || encode(hash, 'hex') where check_id = ${check_id}
      ) as each_of group by "row")`;
  return {
    async insert(trx: Trx, file: KeptFile): Promise<void> {
      const { id, name, bytes, encoding, delimiter, header, samples, created_at } = file;
      await sql`
        insert into ${files} (id, name, bytes, encoding, delimiter, header, samples, created_at)
        values (${id}, ${name}, ${bytes}, ${encoding}, ${delimiter}, ${[...header]}::text[],
          ${JSON.stringify(samples)}::jsonb, ${created_at})`.execute(trx);
    },

    async find(db: Handle, id: string): Promise<File | undefined> {
      const { rows } = await sql<File>`select * from ${files} where id = ${id}`.execute(db);
      return rows[0];
    },

    /**
     * What somebody has said of the columns of this file last, or of one with the same headings; that may have one column
     * more, behind the others: why its rows failed.
     * @param reason the heading of that column
     */
    async findChosen(db: Db, { id, header }: KeptFile, reason: string): Promise<KeptCheck['fields'] | undefined> {
      const before = header.at(-1) === reason ? header.slice(0, -1) : header;
      const { rows } = await sql<Pick<KeptCheck, 'fields'>>`
        select fields from ${checks} join ${files} as kept on kept.id = file_id
        where header in (${[...header]}::text[], ${[...before]}::text[])
        order by kept.id = ${id} desc, job_id desc limit 1`.execute(db);
      const [chosen] = rows;
      return chosen && header.map((_, place) => chosen.fields[place] ?? null);
    },

    /** Files older than a moment, and those beyond the latest `most`; not while a job reads them. */
    async listOver(db: Db, before: Date, most: number): Promise<string[]> {
      const { rows } = await sql<{ id: string }>`
        select id from ${files} as kept
        where (is_due or created_at < ${before}
            or id not in (select id from ${files} order by created_at desc, id desc limit ${most}))
          and not exists (
            select from staff_jobs where state in ('waiting', 'running') and (parameters ->> 'file_id' = kept.id::text
              or parameters ->> 'check_id' in (select job_id::text from ${checks} where file_id = kept.id)))`.execute(
        db,
      );
      return rows.map(({ id }) => id);
    },

    async remove(db: Db, id: string): Promise<void> {
      await sql`delete from ${files} where id = ${id}`.execute(db);
    },

    async ensureCheck(trx: Trx, { job_id, file_id, fields }: KeptCheck): Promise<void> {
      await sql`
        insert into ${checks} (job_id, file_id, fields)
        values (${job_id}, ${file_id}, ${JSON.stringify(fields)}::jsonb) on conflict do nothing`.execute(trx);
    },

    /** With how far its job is. */
    async findCheck(db: Handle, job_id: string): Promise<(Check & { state: string; failed: number }) | undefined> {
      const { rows } = await sql<Check & { state: string; failed: number }>`
        select found.*, staff_jobs.state, staff_jobs.failed from ${checks} as found
        join staff_jobs on staff_jobs.id = found.job_id where job_id = ${job_id}`.execute(db);
      return rows[0];
    },

    async findItem(db: Handle, check_id: string, row: number): Promise<Item | undefined> {
      const { rows } = await sql<Item>`
        select * from ${items} where check_id = ${check_id} and "row" = ${row}`.execute(db);
      return rows[0];
    },

    async listItems(
      db: Db,
      check_id: string,
      { verdict, after, limit }: { verdict?: Verdict; after: number; limit: number },
    ): Promise<Item[]> {
      const isAsked = verdict === undefined ? sql`true` : sql`verdict = ${verdict}`;
      const { rows } = await sql<Item>`
        select * from ${items} where check_id = ${check_id} and ${isAsked} and "row" > ${after}
        order by "row" limit ${limit}`.execute(db);
      return rows;
    },

    /**
     * What there is to write: where each record begins, and what it is called; nothing that a job has written of this check,
     * or is about to, since its stock would be moved twice.
     * @param rest_of only what failed in this job, or was not reached by it
     */
    async listToWrite(
      db: Handle,
      check_id: string,
      rest_of: string | undefined,
    ): Promise<{ record_id: string; label: string }[]> {
      const { rows } = await sql<{ record_id: string; label: string }>`
        select "row"::text as record_id, left(coalesce(nullif(name, ''), ${key}), 100) as label from ${items} as item
        where check_id = ${check_id} and verdict in ('new', 'changed') and (${rest_of ?? null}::uuid is null or exists (
          select from staff_job_rows where job_id = ${rest_of ?? null}::uuid and state <> 'done'
            and record_id = item."row"::text))
          and not exists (
            select from staff_jobs join staff_job_rows as written on written.job_id = staff_jobs.id
            where kind = ${import_kind} and parameters ->> 'check_id' = ${check_id}
              and written.record_id = item."row"::text and (written.state = 'done'
                or written.state = 'planned' and staff_jobs.state in ('waiting', 'running')))
        order by "row"`.execute(db);
      return rows;
    },

    /** What is wrong by the check, or failed in a job that wrote, itself or a picture of it: why, by language. */
    async listFailed(
      db: Db,
      asked: { check_id: string; import_id: string | null; after: number; limit: number },
    ): Promise<(Item & { failure: Record<string, string> | null })[]> {
      const { check_id, import_id, after, limit } = asked;
      const { rows } = await sql<Item & { failure: Record<string, string> | null }>`
        with ${failuresOf(check_id, import_id)}
        select item.*, failures.reason as failure from ${items} as item
        left join failures on failures."row" = item."row"
        where check_id = ${check_id} and item."row" > ${after} and (verdict = 'wrong' or failures.reason is not null)
        order by item."row" limit ${limit}`.execute(db);
      return rows;
    },

    async countFailed(db: Handle, check_id: string, import_id: string | null): Promise<number> {
      const { rows } = await sql<{ count: number }>`
        with ${failuresOf(check_id, import_id)}
        select count(*)::integer as count from ${items} as item
        where check_id = ${check_id} and (verdict = 'wrong' or "row" in (select "row" from failures))`.execute(db);
      return rows[0]?.count ?? 0;
    },

    /** Whether this job writes what that check has found. */
    async isImportOf(db: Handle, job_id: string, check_id: string): Promise<boolean> {
      const { rows } = await sql<{ id: string }>`
        select id from staff_jobs where id = ${job_id} and kind = ${import_kind}
          and parameters ->> 'check_id' = ${check_id}`.execute(db);
      return rows.length > 0;
    },
  };
}

export type SentFilesRepository<File extends KeptFile, Check extends KeptCheck, Item extends KeptItem> = ReturnType<
  typeof createSentFilesRepository<File, Check, Item>
>;
