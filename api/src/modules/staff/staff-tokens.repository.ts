import { sql } from 'kysely';
import type { Insertable, Selectable } from 'kysely';
import type { Caller } from '../../framework/routes/http';
import type { Db, Trx } from '../../infra/database/db';
import type { StaffTokensTable } from '../../infra/database/tables/staff';

export type TokenRow = Omit<Selectable<StaffTokensTable>, 'token_hash'> & { created_by_name: string };
export type GoodTokenRow = Pick<TokenRow, 'id' | 'rights' | 'remote' | 'created_by' | 'last_used_at'> & {
  role: Caller['role'];
};

const STAFF_TOKENS_LOCK = 7_203_136;
/** More than there can be good ones: what was revoked lately is listed after them. */
const LISTED_MAX = 500;

/** Tokens of machines; of each only the hash is kept. */
export const staffTokensRepository = {
  rows: (db: Db | Trx) =>
    db
      .selectFrom('staff_tokens as token')
      .innerJoin('users as user', 'user.id', 'token.created_by')
      .select(['token.id', 'token.name', 'token.rights', 'token.remote'])
      .select(['token.created_by', 'token.created_at'])
      .select(['token.last_used_at', 'token.expires_at', 'token.revoked_at'])
      .select(sql<string>`"user".first_name || ' ' || "user".last_name`.as('created_by_name')),

  /** Those that are good come first, the newest of them before the others. */
  list: (db: Db): Promise<TokenRow[]> =>
    staffTokensRepository
      .rows(db)
      .orderBy(sql`token.revoked_at is not null`)
      .orderBy('token.created_at', 'desc')
      .orderBy('token.id', 'desc')
      .limit(LISTED_MAX)
      .execute(),

  find: (db: Db | Trx, id: string): Promise<TokenRow | undefined> =>
    staffTokensRepository.rows(db).where('token.id', '=', id).executeTakeFirst(),

  /** One that is neither revoked nor expired, with the present role of whoever made it. */
  findGood: (db: Db, token_hash: Buffer, now: Date): Promise<GoodTokenRow | undefined> =>
    db
      .selectFrom('staff_tokens as token')
      .innerJoin('users as user', 'user.id', 'token.created_by')
      .select(['token.id', 'token.rights', 'token.remote', 'token.created_by', 'token.last_used_at', 'user.role'])
      .where('token.token_hash', '=', token_hash)
      .where('token.revoked_at', 'is', null)
      .where((eb) => eb.or([eb('token.expires_at', 'is', null), eb('token.expires_at', '>', now)]))
      .executeTakeFirst(),

  /** How many are good; nobody makes another until `trx` ends. */
  async lockAndCount(trx: Trx, now: Date): Promise<number> {
    await sql`select pg_advisory_xact_lock(${STAFF_TOKENS_LOCK})`.execute(trx);
    const row = await trx
      .selectFrom('staff_tokens')
      .select((eb) => eb.fn.countAll<number>().as('good'))
      .where('revoked_at', 'is', null)
      .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
      .executeTakeFirstOrThrow();
    return Number(row.good);
  },

  async insert(trx: Trx, token: Insertable<StaffTokensTable>): Promise<void> {
    await trx.insertInto('staff_tokens').values(token).execute();
  },

  /** Notes a use, unless one was noted since `before`. */
  async touch(db: Db, id: string, now: Date, before: Date): Promise<void> {
    await db
      .updateTable('staff_tokens')
      .set({ last_used_at: now })
      .where('id', '=', id)
      .where((eb) => eb.or([eb('last_used_at', 'is', null), eb('last_used_at', '<=', before)]))
      .execute();
  },

  /** Ends all that somebody made. */
  async revokeOf(trx: Trx, created_by: string, now: Date): Promise<void> {
    await trx
      .updateTable('staff_tokens')
      .set({ revoked_at: now })
      .where('created_by', '=', created_by)
      .where('revoked_at', 'is', null)
      .execute();
  },

  /** Answers whether it was not revoked yet. */
  async revoke(trx: Trx, id: string, now: Date): Promise<boolean> {
    const result = await trx
      .updateTable('staff_tokens')
      .set({ revoked_at: now })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    return result.numUpdatedRows > 0n;
  },

  /** Forgets what was revoked or has expired before. */
  async removeOld(db: Db, before: Date): Promise<void> {
    await db
      .deleteFrom('staff_tokens')
      .where((eb) => eb.or([eb('revoked_at', '<', before), eb('expires_at', '<', before)]))
      .execute();
  },
};
