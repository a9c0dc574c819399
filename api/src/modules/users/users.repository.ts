import type { Selectable } from 'kysely';
import { violatedUniqueIndex } from '../../infra/db';
import type { Db, Trx } from '../../infra/db';
import type { UsersTable } from '../../infra/db-types';
import { AppError } from '../../errors';
import { usernameKey } from './username-key';

export type UserRow = Selectable<UsersTable>;
export type NewUser = Pick<UserRow, 'first_name' | 'last_name' | 'username' | 'email' | 'password_hash' | 'role'>;
export type UserChanges = Partial<Pick<UserRow, 'first_name' | 'last_name' | 'username'>>;

const TAKEN: Record<string, { field: string; sentence: string }> = {
  users_email_key: { field: 'email', sentence: 'An account with this email already exists' },
  users_username_key: { field: 'username', sentence: 'This username is already taken' },
};

/** E-mail addresses and usernames are compared without regard to case. */
export const usersRepository = {
  findById: (db: Db | Trx, id: string): Promise<UserRow | undefined> =>
    db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst(),

  findByEmail: (db: Db | Trx, email: string): Promise<UserRow | undefined> =>
    db
      .selectFrom('users')
      .selectAll()
      .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
      .executeTakeFirst(),

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
      .set({ ...changes, ...keys, version: version + 1, last_modified_at: now })
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst()
      .catch(refuseTaken);
    return result.numUpdatedRows > 0n;
  },

  async setPassword(db: Db | Trx, id: string, password_hash: string, now: Date): Promise<void> {
    await db.updateTable('users').set({ password_hash, last_modified_at: now }).where('id', '=', id).execute();
  },

  async setRole(db: Db | Trx, id: string, role: UserRow['role'], now: Date): Promise<void> {
    await db.updateTable('users').set({ role, last_modified_at: now }).where('id', '=', id).execute();
  },
};

function refuseTaken(error: unknown): never {
  const taken = TAKEN[violatedUniqueIndex(error) ?? ''];
  if (!taken) throw error;
  throw new AppError('validation.failed', taken.sentence, {
    errors: { [taken.field]: [taken.sentence] },
    cause: error,
  });
}
