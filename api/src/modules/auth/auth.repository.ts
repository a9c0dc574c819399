import { sql } from 'kysely';
import type { Insertable, Selectable } from 'kysely';
import type { Db, Trx } from '../../infra/db';
import type { RefreshTokensTable, SessionsTable, SigningKeysTable } from '../../infra/db-types';

export type SigningKeyRow = Selectable<SigningKeysTable>;

const SIGNING_KEYS_LOCK = 7_203_115;

/** Sessions, refresh tokens and signing keys. */
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

  async markUsed(trx: Trx, token_hash: Buffer, session_id: string, now: Date): Promise<void> {
    await trx.updateTable('refresh_tokens').set({ used_at: now }).where('token_hash', '=', token_hash).execute();
    await trx.updateTable('sessions').set({ last_used_at: now }).where('id', '=', session_id).execute();
  },

  async endSession(db: Db | Trx, session_id: string, reason: string, now: Date): Promise<void> {
    await db
      .updateTable('sessions')
      .set({ ended_at: now, end_reason: reason })
      .where('id', '=', session_id)
      .where('ended_at', 'is', null)
      .execute();
  },

  async endOtherSessions(db: Db | Trx, user_id: string, session_id: string, reason: string, now: Date): Promise<void> {
    await db
      .updateTable('sessions')
      .set({ ended_at: now, end_reason: reason })
      .where('user_id', '=', user_id)
      .where('id', '!=', session_id)
      .where('ended_at', 'is', null)
      .execute();
  },

  /** The session and its user's present role, if the session goes on. */
  findLiveSession: (db: Db, session_id: string, now: Date) =>
    db
      .selectFrom('sessions as session')
      .innerJoin('users as user', 'user.id', 'session.user_id')
      .select(['session.id as session_id', 'user.id as user_id', 'user.role'])
      .where('session.id', '=', session_id)
      .where('session.ended_at', 'is', null)
      .where('session.expires_at', '>', now)
      .executeTakeFirst(),

  findRefreshSession: (db: Db, token_hash: Buffer) =>
    db.selectFrom('refresh_tokens').select('session_id').where('token_hash', '=', token_hash).executeTakeFirst(),

  async removeExpired(db: Db, before: Date): Promise<void> {
    await db.deleteFrom('refresh_tokens').where('expires_at', '<', before).execute();
    await db
      .deleteFrom('sessions')
      .where((eb) => eb.or([eb('expires_at', '<', before), eb('ended_at', '<', before)]))
      .execute();
  },

  listSigningKeys: (db: Db | Trx): Promise<SigningKeyRow[]> =>
    db.selectFrom('signing_keys').selectAll().where('retired_at', 'is', null).orderBy('created_at', 'desc').execute(),

  /** Lets one process at a time make the first key. */
  async lockSigningKeys(trx: Trx): Promise<void> {
    await sql`select pg_advisory_xact_lock(${SIGNING_KEYS_LOCK})`.execute(trx);
  },

  async insertSigningKey(trx: Trx, key: Insertable<SigningKeysTable>): Promise<void> {
    await trx.insertInto('signing_keys').values(key).execute();
  },
};
