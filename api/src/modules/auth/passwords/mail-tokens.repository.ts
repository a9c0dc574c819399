import type { Insertable, Selectable } from 'kysely';
import type { Db, Trx } from '../../../infra/database/db';
import type { MailTokensTable } from '../../../infra/database/tables/identity';

export type MailTokenRow = Selectable<MailTokensTable>;
export type MailTokenPurpose = MailTokenRow['purpose'];

/** Links in mails. Using one removes it: a used one is as unknown as one that never was. */
export const mailTokensRepository = {
  async insert(trx: Trx, token: Insertable<MailTokensTable>): Promise<void> {
    await trx.insertInto('mail_tokens').values(token).execute();
  },

  find: (db: Db, token_hash: Buffer, purposes: MailTokenPurpose[], now: Date): Promise<MailTokenRow | undefined> =>
    db
      .selectFrom('mail_tokens')
      .selectAll()
      .where('token_hash', '=', token_hash)
      .where('purpose', 'in', purposes)
      .where('expires_at', '>', now)
      .executeTakeFirst(),

  /** Takes a token away; of two who do so at once, one gets it. */
  use: (trx: Trx, token_hash: Buffer, purposes: MailTokenPurpose[], now: Date): Promise<MailTokenRow | undefined> =>
    trx
      .deleteFrom('mail_tokens')
      .where('token_hash', '=', token_hash)
      .where('purpose', 'in', purposes)
      .where('expires_at', '>', now)
      .returningAll()
      .executeTakeFirst(),

  async removeOf(trx: Trx, user_id: string, purposes: MailTokenPurpose[]): Promise<void> {
    await trx.deleteFrom('mail_tokens').where('user_id', '=', user_id).where('purpose', 'in', purposes).execute();
  },

  async removeExpired(db: Db, now: Date): Promise<void> {
    await db.deleteFrom('mail_tokens').where('expires_at', '<=', now).execute();
  },
};
