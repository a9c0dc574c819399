import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import { countRows } from '../../infra/database/count-rows';
import type { Db, Trx } from '../../infra/database/db';
import type { InquiriesTable } from '../../infra/database/tables/shell';

const LOCK_SPACE = 7_203;

/** Messages to the shop. */
export const inquiriesRepository = {
  /** Answers false when the reference has been given before. */
  async insert(db: Db | Trx, inquiry: Insertable<InquiriesTable>): Promise<boolean> {
    const result = await db
      .insertInto('inquiries')
      .values(inquiry)
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .executeTakeFirst();
    return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
  },

  listOf: (db: Db | Trx, user_id: string) =>
    db
      .selectFrom('inquiries')
      .select(['id', 'reference', 'type', 'subject', 'message', 'name', 'email', 'state', 'created_at'])
      .where('user_id', '=', user_id)
      .orderBy('created_at')
      .execute(),

  /** What staff said about them, the first first. */
  listEntriesOf: (db: Db | Trx, user_id: string) =>
    db
      .selectFrom('inquiry_entries as entry')
      .innerJoin('inquiries', 'inquiries.id', 'entry.inquiry_id')
      .select(['entry.inquiry_id', 'entry.kind', 'entry.text', 'entry.created_at'])
      .where('inquiries.user_id', '=', user_id)
      .orderBy('entry.created_at')
      .orderBy('entry.id')
      .execute(),

  async removeOf(db: Db | Trx, user_id: string): Promise<void> {
    await db.deleteFrom('inquiries').where('user_id', '=', user_id).execute();
  },

  /** What somebody sent who had not signed in. */
  async removeUnsigned(trx: Trx, email: string): Promise<void> {
    const isFrom = sql<boolean>`lower(email) = lower(${email})`;
    await trx.deleteFrom('inquiries').where('user_id', 'is', null).where(isFrom).execute();
  },

  countSince: (db: Db | Trx, since: Date): Promise<number> =>
    countRows(db.selectFrom('inquiries').where('created_at', '>', since)),

  /** Lets messages that come from one address at once take turns, until `trx` ends. */
  async lockAddress(trx: Trx, email: string): Promise<void> {
    await sql`select pg_advisory_xact_lock(${LOCK_SPACE}, hashtext(${email.toLowerCase()}))`.execute(trx);
  },

  countOfAddressSince: (db: Db | Trx, email: string, since: Date): Promise<number> =>
    countRows(
      db
        .selectFrom('inquiries')
        .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
        .where('created_at', '>', since),
    ),
};
