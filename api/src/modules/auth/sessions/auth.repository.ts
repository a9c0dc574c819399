import type { Insertable } from 'kysely';
import { isId } from '../../../infra/basics/ids';
import { compiledOnce } from '../../../infra/database/compiled-once';
import type { Db, Trx } from '../../../infra/database/db';
import type { RefreshTokensTable, SessionsTable } from '../../../infra/database/tables/identity';

/** Sessions, their refresh tokens, and where they were opened. */
export const authRepository = {
  async insertSession(db: Db | Trx, session: Insertable<SessionsTable>): Promise<void> {
    await db.insertInto('sessions').values(session).execute();
  },

  async insertRefreshToken(db: Db | Trx, token: Insertable<RefreshTokensTable>): Promise<void> {
    await db.insertInto('refresh_tokens').values(token).execute();
  },

  /** The token with its session and user; both rows stay locked, so that two uses of one family take turns. */
  lockRefreshToken: (trx: Trx, token_hash: Buffer) =>
    trx
      .selectFrom('refresh_tokens as token')
      .innerJoin('sessions as session', 'session.id', 'token.session_id')
      .innerJoin('users as user', 'user.id', 'session.user_id')
      .select([
        'token.token_hash',
        'token.used_at',
        'token.expires_at',
        'token.session_id',
        'user.role',
        'user.id as user_id',
      ])
      .select(['session.ended_at', 'session.expires_at as session_expires_at'])
      .where('token.token_hash', '=', token_hash)
      .forUpdate(['token', 'session'])
      .executeTakeFirst(),

  async markUsed(trx: Trx, token_hash: Buffer, session_id: string, address: string, now: Date): Promise<void> {
    await trx.updateTable('refresh_tokens').set({ used_at: now }).where('token_hash', '=', token_hash).execute();
    await trx.updateTable('sessions').set({ last_used_at: now, address }).where('id', '=', session_id).execute();
  },

  async endSession(db: Db | Trx, session_id: string, reason: string, now: Date): Promise<void> {
    await db
      .updateTable('sessions')
      .set({ ended_at: now, end_reason: reason })
      .where('id', '=', session_id)
      .where('ended_at', 'is', null)
      .execute();
  },

  /** Ends one session of a person; answers whether there was one to end. */
  async endSessionOf(db: Db | Trx, user_id: string, session_id: string, reason: string, now: Date): Promise<boolean> {
    const result = await db
      .updateTable('sessions')
      .set({ ended_at: now, end_reason: reason })
      .where('id', '=', isId(session_id) ? session_id : null)
      .where('user_id', '=', user_id)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    return result.numUpdatedRows > 0n;
  },

  /** Ends every session of a person but `keep`. */
  async endSessions(db: Db | Trx, user_id: string, keep: string | null, reason: string, now: Date): Promise<void> {
    await db
      .updateTable('sessions')
      .set({ ended_at: now, end_reason: reason })
      .where('user_id', '=', user_id)
      .$if(keep !== null, (query) => query.where('id', '!=', keep))
      .where('ended_at', 'is', null)
      .execute();
  },

  /** Those that go on: not ended, and used since `used_since`. The one used last comes first. */
  listSessions: (db: Db, user_id: string, used_since: Date, now: Date) =>
    db
      .selectFrom('sessions')
      .select(['id', 'user_agent', 'address', 'created_at', 'last_used_at'])
      .where('user_id', '=', user_id)
      .where('ended_at', 'is', null)
      .where('expires_at', '>', now)
      .where('last_used_at', '>', used_since)
      .orderBy('last_used_at', 'desc')
      .orderBy('id', 'desc')
      .execute(),

  /** The session and its user's present role, if the session goes on. */
  async findLiveSession(db: Db, session_id: string, now: Date) {
    const [session] = await selectLiveSession(db, { session_id, now });
    return session;
  },

  findRefreshSession: (db: Db, token_hash: Buffer) =>
    db.selectFrom('refresh_tokens').select('session_id').where('token_hash', '=', token_hash).executeTakeFirst(),

  async hasSecondFactor(trx: Trx, user_id: string): Promise<boolean> {
    const row = await trx
      .selectFrom('second_factors')
      .select('user_id')
      .where('user_id', '=', user_id)
      .where('turned_on_at', 'is not', null)
      .executeTakeFirst();
    return row !== undefined;
  },

  async rememberPlace(trx: Trx, user_id: string, place: Buffer, now: Date): Promise<void> {
    await trx
      .insertInto('known_places')
      .values({ user_id, place, last_seen_at: now })
      .onConflict((conflict) => conflict.columns(['user_id', 'place']).doUpdateSet({ last_seen_at: now }))
      .execute();
  },

  async isKnownPlace(db: Db, email: string, place: Buffer): Promise<boolean> {
    const row = await db
      .selectFrom('known_places as known')
      .innerJoin('users as user', 'user.id', 'known.user_id')
      .select('known.user_id')
      .where((eb) => eb(eb.fn('lower', ['user.email']), '=', email))
      .where('known.place', '=', place)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Forgets what ended, expired or was last seen before. */
  async removeTokens(db: Db, expired_before: Date): Promise<void> {
    await db.deleteFrom('refresh_tokens').where('expires_at', '<', expired_before).execute();
  },
};

const selectLiveSession = compiledOnce((db, { session_id, now }: { session_id: string; now: Date }) =>
  db
    .selectFrom('sessions as session')
    .innerJoin('users as user', 'user.id', 'session.user_id')
    .select(['session.id as session_id', 'user.id as user_id', 'user.role'])
    .where('session.id', '=', session_id)
    .where('session.ended_at', 'is', null)
    .where('session.expires_at', '>', now),
);
