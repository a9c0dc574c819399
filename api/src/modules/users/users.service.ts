import type { Static } from 'typebox';
import { AppError } from '../../errors';
import type { Infra } from '../../infra';
import { newId } from '../../infra/ids';
import type { CartService } from '../cart/cart.service';
import { usersRepository } from './users.repository';
import type { NewUser, UserChanges, UserRow } from './users.repository';
import type { Profile } from './users.schemas';

export interface UsersDeps extends Pick<Infra, 'db' | 'clock'> {
  cart: Pick<CartService, 'get'>;
}

export type UsersService = ReturnType<typeof createUsersService>;

/** Accounts as people: who they are and what they may change of it. */
export function createUsersService({ db, clock, cart }: UsersDeps) {
  async function getProfile(user_id: string): Promise<Static<typeof Profile>> {
    const [user, contents] = await Promise.all([usersRepository.findById(db, user_id), cart.get(user_id)]);
    if (!user) throw new AppError('auth.token_not_valid', 'Given token not valid.');
    return presentProfile(user, contents);
  }

  return {
    /** The profile with its cart (SPEC.md §7, users/me). */
    getProfile,

    findByEmail: (email: string) => usersRepository.findByEmail(db, email),
    findById: (id: string) => usersRepository.findById(db, id),

    /**
     * Makes an account and answers its id.
     * @throws AppError `validation.failed` when the address or the username is taken
     */
    async create(user: NewUser): Promise<string> {
      const id = newId();
      await usersRepository.insert(db, id, user, clock.now());
      return id;
    },

    /** @throws AppError `conflict` with the present state when somebody changed it since `version` was read */
    async update(user_id: string, version: number, changes: UserChanges): Promise<Static<typeof Profile>> {
      const updated = await usersRepository.update(db, user_id, version, changes, clock.now());
      const present = await getProfile(user_id);
      if (updated) return present;
      throw new AppError('conflict', 'This was changed somewhere else meanwhile.', { extensions: { present } });
    },

    setRole: (user_id: string, role: UserRow['role']) => usersRepository.setRole(db, user_id, role, clock.now()),
    setPassword: (user_id: string, hash: string) => usersRepository.setPassword(db, user_id, hash, clock.now()),
  };
}

function presentProfile(user: UserRow, cart: Static<typeof Profile>['cart']): Static<typeof Profile> {
  const { id, first_name, last_name, username, email, email_verified, role, version } = user;
  const created_at = user.created_at.toISOString();
  return { id, first_name, last_name, username, email, email_verified, role, created_at, version, cart };
}
