import { sql } from 'kysely';
import type { Insertable, Selectable } from 'kysely';
import type { Db, Trx } from '../../infra/database/db';
import type { StaffNoticeReadsTable, StaffNoticesTable } from '../../infra/database/tables/staff';

type StaffNoticeRow = Selectable<StaffNoticesTable>;

/** Who asks, and what they may see of it. */
export interface NoticeReader {
  user_id: string;
  rights: readonly string[];
}

export type SeenNoticeRow = StaffNoticeRow & { is_read: boolean };

/** Until when everything counts as read; whoever has just joined has read what was before them. */
const readUntil = (user_id: string) => sql<Date>`coalesce(
  (select read_until from staff_notice_readers where user_id = ${user_id}),
  (select created_at from staff where user_id = ${user_id}))`;

const isFor = ({ user_id, rights }: NoticeReader) =>
  sql<boolean>`right_name = any(${rights}) and (notice.user_id is null or notice.user_id = ${user_id})`;

const hasRead = (user_id: string) =>
  sql<boolean>`exists (select from staff_notice_reads where user_id = ${user_id} and notice_id = notice.id)`;

/** What staff was told, and who has read it. */
export const staffNoticesRepository = {
  /** Answers the ids of those that had not been told before. */
  async insert(trx: Trx, rows: readonly Insertable<StaffNoticesTable>[]): Promise<Set<string>> {
    const inserted = await trx
      .insertInto('staff_notices')
      .values([...rows])
      .onConflict((conflict) => conflict.column('once_key').doNothing())
      .returning('id')
      .execute();
    return new Set(inserted.map(({ id }) => id));
  },

  /** The newest first, of those before or since an id. */
  async list(
    db: Db,
    reader: NoticeReader,
    { before = null, since = null }: { before?: string | null; since?: string | null },
    limit: number,
  ): Promise<SeenNoticeRow[]> {
    const { rows } = await sql<SeenNoticeRow>`
      select notice.*, created_at < ${readUntil(reader.user_id)} or ${hasRead(reader.user_id)} as is_read
      from staff_notices as notice
      where ${isFor(reader)} and (${before}::uuid is null or id < ${before}::uuid)
        and (${since}::uuid is null or id >= ${since}::uuid)
      order by id desc limit ${limit}`.execute(db);
    return rows;
  },

  /** How many are unread, counted no further than `most`. */
  async countUnread(db: Db, reader: NoticeReader, most: number): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from (
        select from staff_notices as notice
        where ${isFor(reader)} and created_at >= ${readUntil(reader.user_id)} and not ${hasRead(reader.user_id)}
        limit ${most}) as few`.execute(db);
    return rows[0]?.count ?? 0;
  },

  /** Notes what is no news to those who did it. */
  async insertReads(trx: Trx, rows: readonly Insertable<StaffNoticeReadsTable>[]): Promise<void> {
    await trx
      .insertInto('staff_notice_reads')
      .values([...rows])
      .execute();
  },

  /** Notes what one has read, of these or (null) of all; only what is theirs to see. */
  async markRead(trx: Trx, reader: NoticeReader, ids: readonly string[] | null): Promise<void> {
    await sql`
      insert into staff_notice_reads (user_id, notice_id)
      select ${reader.user_id}, id from staff_notices as notice
      where ${isFor(reader)} and (${ids}::uuid[] is null or id = any(${ids}::uuid[]))
        and created_at >= ${readUntil(reader.user_id)}
      on conflict do nothing`.execute(trx);
  },

  /** Everything before `until` counts as read; what was noted of it one by one is forgotten. */
  async setReadUntil(trx: Trx, user_id: string, until: Date): Promise<void> {
    await sql`
      insert into staff_notice_readers (user_id, read_until) values (${user_id}, ${until})
      on conflict (user_id) do update
      set read_until = greatest(staff_notice_readers.read_until, excluded.read_until)`.execute(trx);
    await sql`
      delete from staff_notice_reads using staff_notices as notice
      where staff_notice_reads.user_id = ${user_id} and notice.id = notice_id and created_at < ${until}`.execute(trx);
  },

  /** Removes of each kind all but the newest `most`. */
  async removeBeyond(db: Db, most: number): Promise<void> {
    await sql`
      delete from staff_notices as old using (
        select kinds.kind, edge.id from (select distinct kind from staff_notices) as kinds
        cross join lateral (
          select id from staff_notices where kind = kinds.kind order by id desc offset ${most} limit 1
        ) as edge
      ) as beyond
      where old.kind = beyond.kind and old.id <= beyond.id`.execute(db);
  },
};
