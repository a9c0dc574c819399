import { sql } from 'kysely';
import type { Insertable, Selectable } from 'kysely';
import type { Db, Trx } from '../../../infra/database/db';
import type { LoginChallengesTable } from '../../../infra/database/tables/identity';

/** Sessions that are half open: the password was right, the code is still to come. */
export const loginChallengesRepository = {
  async insert(db: Db, challenge: Insertable<LoginChallengesTable>): Promise<void> {
    await db.insertInto('login_challenges').values(challenge).execute();
  },

  /** One that may still be tried. */
  find: (db: Db, token_hash: Buffer, most: number, now: Date): Promise<Selectable<LoginChallengesTable> | undefined> =>
    db
      .selectFrom('login_challenges')
      .selectAll()
      .where('token_hash', '=', token_hash)
      .where('tries', '<', most)
      .where('expires_at', '>', now)
      .executeTakeFirst(),

  /** Counts a try; answers which one it is, or undefined where none was left. */
  async countTry(db: Db, token_hash: Buffer, most: number): Promise<number | undefined> {
    const row = await db
      .updateTable('login_challenges')
      .set({ tries: sql`tries + 1` })
      .where('token_hash', '=', token_hash)
      .where('tries', '<', most)
      .returning('tries')
      .executeTakeFirst();
    return row?.tries;
  },

  /** Takes one away; of two who do so at once, one gets it. */
  async use(trx: Trx, token_hash: Buffer): Promise<boolean> {
    const result = await trx.deleteFrom('login_challenges').where('token_hash', '=', token_hash).executeTakeFirst();
    return result.numDeletedRows > 0n;
  },

  async removeOf(db: Db | Trx, user_id: string): Promise<void> {
    await db.deleteFrom('login_challenges').where('user_id', '=', user_id).execute();
  },

  async removeExpired(db: Db, now: Date): Promise<void> {
    await db.deleteFrom('login_challenges').where('expires_at', '<=', now).execute();
  },
};
