import type { Insertable } from 'kysely';
import type { Db, Trx } from '../../infra/database/db';
import type { DownloadTicketsTable } from '../../infra/database/tables/shell';

/** Tickets for downloads, known by the hash of what their addresses hold. */
export const downloadsRepository = {
  async insert(trx: Trx, ticket: Insertable<DownloadTicketsTable>): Promise<void> {
    await trx.insertInto('download_tickets').values(ticket).execute();
  },

  /** Takes a ticket away, so that it is good once; undefined where there is none, or it is too old. */
  take: (db: Db, hash: Buffer, now: Date) =>
    db
      .deleteFrom('download_tickets')
      .where('hash', '=', hash)
      .where('expires_at', '>', now)
      .returning(['user_id', 'request', 'language'])
      .executeTakeFirst(),

  async removeExpired(db: Db, now: Date): Promise<void> {
    await db.deleteFrom('download_tickets').where('expires_at', '<=', now).execute();
  },
};
