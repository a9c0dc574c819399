import { randomInt } from 'node:crypto';
import type { Infra } from '../../infra';
import { withTransaction } from '../../infra/database/transaction';
import type { UsersService } from '../users/users.service';
import type { StaffService } from '../staff/staff.service';
import { checkPassword } from './passwords/form-rules';
import type { PasswordHasher } from './passwords/password-hasher';
import type { PasswordsService } from './passwords/passwords.service';

export interface AccountsDeps extends Pick<Infra, 'db'> {
  users: Pick<UsersService, 'create' | 'findByEmail' | 'setEmailVerified'>;
  staff: Pick<StaffService, 'appoint'>;
  passwords: Pick<PasswordsService, 'replace'>;
  hasher: PasswordHasher;
}

export interface MadeAccount {
  email: string;
  /** only where it was made up here: it is shown once and kept nowhere */
  password?: string;
}

/** Both can be changed in the profile. */
const NAMES = { ADMIN: ['Shop', 'Admin'], REGULAR: ['Robin', 'Shopper'] } as const;

export type AccountsService = ReturnType<typeof createAccountsService>;

/** Accounts that the shop's keeper makes: the first admin and the demo's people. */
export function createAccountsService({ db, users, staff, passwords, hasher }: AccountsDeps) {
  async function create(email: string, role: 'REGULAR' | 'ADMIN', password: string): Promise<void> {
    await checkPassword(password);
    const address = email.trim().toLowerCase();
    const [first_name, last_name] = NAMES[role];
    const password_hash = await hasher.hash(password);
    await withTransaction(db, async (trx) => {
      const user = { first_name, last_name, username: address, email: address, password_hash };
      const id = await users.create(user, trx);
      // The keeper knows whose address it is.
      await users.setEmailVerified(trx, id);
      if (role === 'ADMIN') await staff.appoint(trx, id, 'owner');
    });
  }

  async function ensure(email: string, role: 'REGULAR' | 'ADMIN', given: string | null) {
    if (await users.findByEmail(email.trim())) return { email };
    const password = given ?? makePassword();
    await create(email, role, password);
    return given === null ? { email, password } : { email };
  }

  return {
    /** Makes an owner of the shop, unless the address has an account. Without a password one is made up. */
    ensureAdmin: (email: string, password: string | null): Promise<MadeAccount> => ensure(email, 'ADMIN', password),

    /** Makes a shopper with a made-up password, unless the address has an account. */
    ensureShopper: (email: string): Promise<MadeAccount> => ensure(email, 'REGULAR', null),

    /**
     * Makes an owner, or makes one of an account that is there; a given password replaces the old one and signs
     * whoever used that out. An account whose address nobody confirmed gets one in any case.
     */
    async makeAdmin(email: string, password: string | null): Promise<MadeAccount> {
      const user = await users.findByEmail(email.trim());
      if (!user) return ensure(email, 'ADMIN', password);
      // Nobody has confirmed the address: whoever signed up with it may be somebody else.
      const made = password === null && !user.email_verified ? makePassword() : null;
      const next = password ?? made;
      if (next !== null) await checkPassword(next);
      const password_hash = next === null ? null : await hasher.hash(next);
      await withTransaction(db, async (trx) => {
        await staff.appoint(trx, user.id, 'owner');
        await users.setEmailVerified(trx, user.id);
        if (password_hash === null) return;
        const reason = 'password set by the shop’s keeper';
        await passwords.replace(trx, { user_id: user.id, password_hash, keep_session: null, reason });
      });
      return made === null ? { email } : { email, password: made };
    },
  };
}

const GROUPS = ['abcdefghijkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789'];

/** Sixteen characters that nobody mistakes for others, some of each group (docs/product.md §5). */
function makePassword(): string {
  const pick = (letters: string): string => letters.charAt(randomInt(letters.length));
  const start = GROUPS.map(pick);
  const rest = Array.from({ length: 13 }, () => pick(GROUPS.join('')));
  return [...start, ...rest].join('');
}
