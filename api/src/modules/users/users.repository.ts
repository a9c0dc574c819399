import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { compiledOnce } from '../../infra/database/compiled-once';
import { violatedUniqueIndex } from '../../infra/database/db';
import type { Db, Trx } from '../../infra/database/db';
import { heldVersion } from '../../infra/database/held-version';
import type { UsersTable } from '../../infra/database/tables/identity';
import { AppError } from '../../errors/errors';
import type { FieldErrors } from '../../errors/errors';
import type { Language } from '../../core/languages';
import { messageOf } from '../../messages/message';
import { usernameKey } from './username-key';

export type UserRow = Selectable<UsersTable>;
export type NewUser = Pick<UserRow, 'first_name' | 'last_name' | 'username' | 'email' | 'password_hash'> &
  Partial<Pick<UserRow, 'language'>>;
export type UserChanges = Partial<Pick<UserRow, 'first_name' | 'last_name' | 'username'>>;

/** What staff change of an account; nothing of it: its version alone moves on. */
export type StaffChanges = Partial<
  Pick<UserRow, 'first_name' | 'last_name' | 'email' | 'email_verified' | 'suspended_at' | 'language'>
>;

const TAKEN: Record<string, 'email' | 'username'> = { users_email_key: 'email', users_username_key: 'username' };

/** E-mail addresses and usernames are compared without regard to case. */
export const usersRepository = {
  findById: async (db: Db | Trx, id: string): Promise<UserRow | undefined> => (await selectById(db, { id }))[0],

  /** Those of these accounts that there are. */
  findEach: (db: Db | Trx, ids: readonly string[]): Promise<UserRow[]> => selectByIds(db, { ids }),

  findByEmail: (db: Db | Trx, email: string): Promise<UserRow | undefined> =>
    db
      .selectFrom('users')
      .selectAll()
      .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
      .executeTakeFirst(),

  /** The row, which nobody else changes until the transaction ends. */
  lock: (trx: Trx, id: string): Promise<UserRow | undefined> =>
    trx.selectFrom('users').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),

  /** The address that a link has been sent to and that is not confirmed yet. */
  async findPendingEmail(db: Db, id: string, now: Date): Promise<string | null> {
    const row = await db
      .selectFrom('mail_tokens')
      .select('email')
      .where('user_id', '=', id)
      .where('purpose', '=', 'change')
      .where('expires_at', '>', now)
      .orderBy('created_at', 'desc')
      .executeTakeFirst();
    return row?.email ?? null;
  },

  /** Which of the two others have, with its message. */
  async listTaken(db: Db, { email, username }: Pick<UserRow, 'email' | 'username'>): Promise<FieldErrors> {
    const present = { email: email.toLowerCase(), username: usernameKey(username) };
    const rows = await db
      .selectFrom('users')
      .select(['email', 'username_key as username'])
      .where((eb) =>
        eb.or([eb(eb.fn('lower', ['email']), '=', present.email), eb('username_key', '=', present.username)]),
      )
      .execute();
    const taken = Object.values(TAKEN).filter((field) => rows.some((row) => row[field] === present[field]));
    return Object.fromEntries(taken.map((field) => [field, [messageOf(`validation.failed.${field}_taken`)]]));
  },

  /** @throws AppError `validation.failed` naming the field when the address or the username is taken */
  async insert(db: Db | Trx, id: string, user: NewUser, now: Date): Promise<void> {
    await db
      .insertInto('users')
      .values({ id, ...user, username_key: usernameKey(user.username), created_at: now, last_modified_at: now })
      .execute()
      .catch(refuseTaken);
  },

  /** Changes the row only if it still is at `version`; answers whether it was. */
  async update(db: Db | Trx, id: string, version: number, changes: UserChanges, now: Date): Promise<boolean> {
    const keys = changes.username === undefined ? {} : { username_key: usernameKey(changes.username) };
    const result = await db
      .updateTable('users')
      .set({ ...changes, ...keys, version: heldVersion(version) + 1, last_modified_at: now })
      .where('id', '=', id)
      .where('version', '=', heldVersion(version))
      .executeTakeFirst()
      .catch(refuseTaken);
    return result.numUpdatedRows > 0n;
  },

  /** @throws AppError `validation.failed` when the address is taken */
  async set(
    db: Db | Trx,
    id: string,
    values: Partial<Pick<UserRow, 'password_hash' | 'email' | 'email_verified'>>,
    now: Date,
  ): Promise<void> {
    await db
      .updateTable('users')
      .set({ ...values, last_modified_at: now })
      .where('id', '=', id)
      .execute()
      .catch(refuseTaken);
  },

  /**
   * A change of staff: whoever has seen the account before is told so.
   * @throws AppError `validation.failed` when the address is taken
   */
  async setByStaff(trx: Trx, id: string, values: StaffChanges, now: Date): Promise<void> {
    await trx
      .updateTable('users')
      .set((eb) => ({ ...values, version: eb('version', '+', 1), last_modified_at: now }))
      .where('id', '=', id)
      .execute()
      .catch(refuseTaken);
  },

  /** Which language somebody reads; their profile's version stays, because nobody edits it there. */
  async setLanguage(db: Db | Trx, id: string, language: Language): Promise<void> {
    await db.updateTable('users').set({ language }).where('id', '=', id).where('language', '!=', language).execute();
  },
};

function refuseTaken(error: unknown): never {
  const field = TAKEN[violatedUniqueIndex(error) ?? ''];
  if (!field) throw error;
  throw new AppError(`validation.failed.${field}_taken`, {}, { field, cause: error });
}

const selectByIds = compiledOnce((db, { ids }: { ids: readonly string[] }) =>
  db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', sql<string>`any(${ids}::uuid[])`),
);

const selectById = compiledOnce((db, { id }: { id: string }) =>
  db.selectFrom('users').selectAll().where('id', '=', id),
);
