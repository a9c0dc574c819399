import { sql } from 'kysely';
import type { Insertable, Selectable } from 'kysely';
import { compiledOnce } from '../../../infra/database/compiled-once';
import type { Db, Trx } from '../../../infra/database/db';
import type { MailsTable } from '../../../infra/database/tables/identity';

export type MailRow = Selectable<MailsTable>;

/** A mail that has its turn; `tries`: how often somebody began with it and did not say how that ended. */
export type DueMail = MailRow & { tries: number };

/** Mails that were written: each is recorded once, however often it had to be sent. */
export const mailsRepository = {
  async insertAll(trx: Trx, rows: Insertable<MailsTable>[]): Promise<void> {
    if (rows.length > 0) await trx.insertInto('mails').values(rows).execute();
  },

  find: (db: Db, id: string): Promise<MailRow | undefined> =>
    db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst(),

  /** Takes mails that are due, at most `most`, oldest first; nobody else takes them until `again_at`. */
  async take(db: Db, now: Date, again_at: Date, most: number): Promise<DueMail[]> {
    const rows = await takeDue(db, { now, again_at, most });
    return rows.sort((a, b) => (a.id < b.id ? -1 : 1));
  },

  /** Counts one more try; answers how many there are with it. */
  async countTry(db: Db, id: string): Promise<number> {
    const row = await db
      .updateTable('mails')
      .set((eb) => ({ takes: eb('takes', '+', 1) }))
      .where('id', '=', id)
      .returning((eb) => eb('takes', '-', eb.ref('attempts')).as('tries'))
      .executeTakeFirst();
    return row?.tries ?? 0;
  },

  async setTryAt(db: Db, id: string, try_at: Date): Promise<void> {
    await db.updateTable('mails').set({ try_at }).where('id', '=', id).where('state', '=', 'queued').execute();
  },

  /** What they said is forgotten with that: it may hold a link that opens an account. */
  async settle(
    db: Db,
    ids: readonly string[],
    { state, last_error, now }: { state: MailRow['state']; last_error: string | null; now: Date },
  ): Promise<void> {
    await settleAll(db, { ids, state, last_error, now });
  },

  async noteFailure(db: Db, id: string, last_error: string, try_at: Date): Promise<void> {
    await db
      .updateTable('mails')
      .set((eb) => ({ last_error, attempts: eb('attempts', '+', 1), try_at }))
      .where('id', '=', id)
      .execute();
  },

  /** Gives up on what has waited since before `waiting_since` and forgets what was settled before `settled_before`. */
  async giveUp(db: Db, waiting_since: Date, now: Date): Promise<void> {
    await db
      .updateTable('mails')
      .set({ state: 'failed', sealed: null, settled_at: now, try_at: null })
      .where('state', '=', 'queued')
      .where('created_at', '<', waiting_since)
      .execute();
  },

  listTo: (db: Db, recipient: string) =>
    db
      .selectFrom('mails')
      .select(['template', 'state', 'created_at', 'settled_at'])
      .where('recipient', '=', recipient)
      .orderBy('created_at')
      .execute(),

  async removeTo(trx: Trx, recipient: string): Promise<void> {
    await trx.deleteFrom('mails').where('recipient', '=', recipient).execute();
  },
};

const takeDue = compiledOnce(
  (_db, { now, again_at, most }: { now: Date; again_at: Date; most: number }) => sql<DueMail>`
    with due as (
      select id, takes - attempts as tries from mails
      where try_at <= ${now} and state = 'queued' order by try_at, id limit ${most} for update skip locked
    )
    update mails set try_at = ${again_at}, takes = greatest(mails.takes, mails.attempts + 1)
    from due where mails.id = due.id
    returning mails.*, due.tries`,
);

const settleAll = compiledOnce(
  (
    _db,
    { ids, state, last_error, now }: { ids: readonly string[]; state: string; last_error: string | null; now: Date },
  ) => sql`
    update mails set state = ${state}, last_error = ${last_error}, attempts = attempts + 1, sealed = null,
      settled_at = ${now}, try_at = null
    where id = any(${ids}::uuid[]) and state = 'queued'`,
);
