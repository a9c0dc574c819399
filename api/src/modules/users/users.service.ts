import type { Static } from 'typebox';
import { AppError, notValid } from '../../errors/errors';
import type { Infra } from '../../infra';
import type { Db, Trx } from '../../infra/database/db';
import { newId } from '../../infra/basics/ids';
import { withTransaction } from '../../infra/database/transaction';
import type { Language } from '../../core/languages';
import type { CartService } from '../cart/cart.service';
import type { NewsletterService } from '../newsletter/newsletter.service';
import { usersRepository } from './users.repository';
import type { NewUser, StaffChanges, UserChanges, UserRow } from './users.repository';
import type { Profile } from './users.schemas';

export type { UserRow };

export interface UsersDeps extends Pick<Infra, 'db' | 'clock'> {
  cart: Pick<CartService, 'get'>;
  newsletter: Pick<NewsletterService, 'isWanted' | 'setForUser'>;
}

export interface ProfileEdit extends UserChanges {
  version: number;
  newsletter?: boolean;
}

/** The `password_hash` of an account whose owner has not set a password yet: no password matches it. */
export const NO_PASSWORD = '!';

export type UsersService = ReturnType<typeof createUsersService>;

/** Accounts as people: who they are and what they may change of it. */
export function createUsersService({ db, clock, cart, newsletter }: UsersDeps) {
  function notThere(): AppError {
    return new AppError('auth.token_not_valid');
  }

  async function getById(id: string, handle: Db | Trx = db): Promise<UserRow> {
    const user = await usersRepository.findById(handle, id);
    if (!user) throw notThere();
    return user;
  }

  async function getProfile(user_id: string, language: Language = 'en'): Promise<Static<typeof Profile>> {
    const [user, contents, pending_email] = await Promise.all([
      getById(user_id),
      cart.get(user_id, language),
      usersRepository.findPendingEmail(db, user_id, clock.now()),
    ]);
    const wanted = await newsletter.isWanted(db, user);
    return presentProfile(user, { cart: contents, pending_email, newsletter: wanted });
  }

  /** Answers whether the row still was at `version`. */
  async function edit(trx: Trx, user_id: string, { version, newsletter: wanted, ...changes }: ProfileEdit) {
    if (!(await usersRepository.update(trx, user_id, version, trimmed(changes), clock.now()))) return false;
    const user = await usersRepository.findById(trx, user_id);
    if (user && wanted !== undefined) await newsletter.setForUser(trx, user, wanted);
    return true;
  }

  return {
    /** The profile with its cart (docs/product.md §7, users/me). */
    getProfile,

    findByEmail: (email: string) => usersRepository.findByEmail(db, email),
    findById: (id: string, handle: Db | Trx = db) => usersRepository.findById(handle, id),

    /** Those of these accounts that there are, in no order. */
    findEach: (handle: Db | Trx, ids: readonly string[]) => usersRepository.findEach(handle, ids),

    /** @throws AppError `auth.token_not_valid` when the account has just been deleted */
    getById,

    /** The account, which nobody else changes until `trx` ends. */
    lock: (trx: Trx, id: string) => usersRepository.lock(trx, id),

    /**
     * Makes an account, as part of `trx` where one is given, and answers its id.
     * @throws AppError `validation.failed` when the address or the username is taken
     */
    async create(user: NewUser, trx?: Trx): Promise<string> {
      const id = newId();
      await usersRepository.insert(trx ?? db, id, user, clock.now());
      return id;
    },

    /**
     * Completes the failure of `create`: the database names the first field that is taken, the person is told of both.
     * @throws AppError `validation.failed`, or what `error` is
     */
    async explainTaken(user: Pick<NewUser, 'email' | 'username'>, error: unknown): Promise<never> {
      if (!(error instanceof AppError) || error.code !== 'validation.failed') throw error;
      const errors = { ...error.errors, ...(await usersRepository.listTaken(db, user)) };
      throw notValid(errors, error);
    },

    /** @throws AppError `conflict` with the present state when somebody changed it since `version` was read */
    async update(user_id: string, changes: ProfileEdit): Promise<Static<typeof Profile>> {
      const updated = await withTransaction(db, (trx) => edit(trx, user_id, changes));
      const present = await getProfile(user_id);
      if (updated) return present;
      throw new AppError('conflict', {}, { extensions: { present } });
    },

    /** Keeps the language of the pages that somebody uses now: mails to them are written in it. */
    setLanguage: (user_id: string, language: Language): Promise<void> =>
      usersRepository.setLanguage(db, user_id, language),

    /** Only `passwords.service.ts` calls this: it ends the sessions of the old password with it. */
    setPassword: (trx: Trx, user_id: string, password_hash: string): Promise<void> =>
      usersRepository.set(trx, user_id, { password_hash }, clock.now()),

    setEmailVerified: (trx: Trx, user_id: string): Promise<void> =>
      usersRepository.set(trx, user_id, { email_verified: true }, clock.now()),

    /**
     * A change of staff, which takes the account to its next version.
     * @throws AppError `validation.failed` when somebody else has the address
     */
    setByStaff: (trx: Trx, user_id: string, changes: StaffChanges): Promise<void> =>
      usersRepository.setByStaff(trx, user_id, changes, clock.now()),

    /** @throws AppError `validation.failed` when somebody else has it */
    setEmail: (trx: Trx, user_id: string, email: string): Promise<void> =>
      usersRepository.set(trx, user_id, { email, email_verified: true }, clock.now()),
  };
}

/** Spaces around a name are nobody's name. */
function trimmed(changes: UserChanges): UserChanges {
  return Object.fromEntries(Object.entries(changes).map(([field, value]) => [field, value.trim()]));
}

type Beside = Pick<Static<typeof Profile>, 'cart' | 'pending_email' | 'newsletter'>;

function presentProfile(user: UserRow, beside: Beside): Static<typeof Profile> {
  const { id, first_name, last_name, username, email, email_verified, role, version } = user;
  const created_at = user.created_at.toISOString();
  return { id, first_name, last_name, username, email, email_verified, role, created_at, version, ...beside };
}
