import { sql } from 'kysely';
import type { Db, Trx } from '../../infra/database/db';

export interface PresentRow {
  user_id: string;
  first_name: string;
  last_name: string;
  since: Date;
}

/** A record that somebody looks at. */
export interface PresentAt {
  kind: 'order' | 'product' | 'inquiry';
  id: string;
}

const TABLES = { order: 'orders', product: 'products', inquiry: 'inquiries' } as const;

/** Who looks at what. */
export const presenceRepository = {
  isThere: async (trx: Trx, { kind, id }: PresentAt): Promise<boolean> =>
    (await trx.selectFrom(TABLES[kind]).select('id').where('id', '=', id).executeTakeFirst()) !== undefined,

  /** Somebody looks at it; answers whether they had not been since `alive`. */
  async put(trx: Trx, { kind, id }: PresentAt, user_id: string, now: Date, alive: Date): Promise<boolean> {
    const { rows } = await sql<{ is_new: boolean }>`
      with before as (
        select from staff_presence where record_id = ${id} and user_id = ${user_id} and seen_at > ${alive}
      )
      insert into staff_presence as present (user_id, record_type, record_id, since, seen_at)
      values (${user_id}, ${kind}, ${id}, ${now}, ${now})
      on conflict (record_id, user_id) do update
      set seen_at = excluded.seen_at,
        since = case when present.seen_at > ${alive} then present.since else excluded.since end
      returning not exists (select from before) as is_new`.execute(trx);
    return rows[0]?.is_new ?? false;
  },

  /** Answers whether they had been there. */
  async remove(trx: Trx, record_id: string, user_id: string): Promise<boolean> {
    const { numDeletedRows } = await trx
      .deleteFrom('staff_presence')
      .where('record_id', '=', record_id)
      .where('user_id', '=', user_id)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },

  /** Of one account all but what it looked at last. */
  async removeBeyond(trx: Trx, user_id: string, most: number): Promise<void> {
    await sql`
      delete from staff_presence where user_id = ${user_id} and record_id in (
        select record_id from staff_presence where user_id = ${user_id} order by seen_at desc offset ${most}
      )`.execute(trx);
  },

  /** Who else has been there since `alive`, the first first; they still are staff. */
  listOthers: (db: Db | Trx, record_id: string, user_id: string, alive: Date, most: number): Promise<PresentRow[]> =>
    db
      .selectFrom('staff_presence')
      .innerJoin('users', 'users.id', 'staff_presence.user_id')
      .innerJoin('staff', 'staff.user_id', 'staff_presence.user_id')
      .select(['users.id as user_id', 'first_name', 'last_name', 'since'])
      .where('record_id', '=', record_id)
      .where('staff_presence.user_id', '!=', user_id)
      .where('seen_at', '>', alive)
      .orderBy('since')
      .limit(most)
      .execute(),

  async removeOld(db: Db, alive: Date): Promise<void> {
    await db.deleteFrom('staff_presence').where('seen_at', '<=', alive).execute();
  },
};
