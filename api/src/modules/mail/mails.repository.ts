import type { Insertable, Selectable } from 'kysely';
import type { Db, Trx } from '../../infra/db';
import type { MailsTable } from '../../infra/db-types';

export type MailRow = Selectable<MailsTable>;

/** Mails that were written: each is recorded once, however often it had to be sent. */
export const mailsRepository = {
  async insert(trx: Trx, mail: Insertable<MailsTable>): Promise<void> {
    await trx.insertInto('mails').values(mail).execute();
  },

  find: (db: Db, id: string): Promise<MailRow | undefined> =>
    db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst(),

  /** What it said is forgotten with that: it may hold a link that opens an account. */
  async settle(db: Db, id: string, state: MailRow['state'], last_error: string | null, now: Date): Promise<void> {
    await db
      .updateTable('mails')
      .set((eb) => ({ state, last_error, attempts: eb('attempts', '+', 1), sealed: null, settled_at: now }))
      .where('id', '=', id)
      .where('state', '=', 'queued')
      .execute();
  },

  async noteFailure(db: Db, id: string, last_error: string): Promise<void> {
    await db
      .updateTable('mails')
      .set((eb) => ({ last_error, attempts: eb('attempts', '+', 1) }))
      .where('id', '=', id)
      .execute();
  },

  /** Gives up on what has waited since before `waiting_since` and forgets what was settled before `settled_before`. */
  async removeOld(db: Db, waiting_since: Date, settled_before: Date, now: Date): Promise<void> {
    await db
      .updateTable('mails')
      .set({ state: 'failed', sealed: null, settled_at: now })
      .where('state', '=', 'queued')
      .where('created_at', '<', waiting_since)
      .execute();
    await db.deleteFrom('mails').where('settled_at', '<', settled_before).execute();
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
