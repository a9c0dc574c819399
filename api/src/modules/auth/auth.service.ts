import type { Static } from 'typebox';
import { AppError } from '../../errors/errors';
import type { Infra } from '../../infra';
import { withTransaction } from '../../infra/database/transaction';
import type { Language } from '../../core/languages';
import { messageOf } from '../../messages/message';
import type { Told } from '../../messages/message';
import { addressGroup } from '@tessera/server/http';
import type { Bucket, LimitsService } from '../limits/limits.service';
import type { UsersService } from '../users/users.service';
import { AUTH_LIMITS } from './passwords/auth-limits';
import type { RegisterBody } from './auth.schemas';
import type { SignedIn } from './sessions/sessions.schemas';
import type { EmailsService } from './emails.service';
import type { ExistenceLimits } from './passwords/existence-limits';
import { checkLogin, checkSignup } from './passwords/form-rules';
import type { PasswordHasher } from './passwords/password-hasher';
import type { Origin, SessionsService } from './sessions/sessions.service';

export interface AuthDeps extends Pick<Infra, 'db'> {
  users: Pick<UsersService, 'create' | 'explainTaken' | 'findByEmail' | 'setLanguage'>;
  sessions: Pick<SessionsService, 'open' | 'endByTokens' | 'isKnownPlace'>;
  emails: Pick<EmailsService, 'sendVerification'>;
  hasher: PasswordHasher;
  limits: LimitsService;
  existence: ExistenceLimits;
}

export type AuthService = ReturnType<typeof createAuthService>;

/** Sign-up, sign-in and sign-out. */
export function createAuthService({ db, users, sessions, emails, hasher, limits, existence }: AuthDeps) {
  /** Guesses are counted per account, but where its owner has been before they are counted apart from all others. */
  async function guessesOf(email: string, address: string): Promise<Bucket> {
    const at_home = await sessions.isKnownPlace(email, address);
    return at_home
      ? limits.bucket(AUTH_LIMITS.guess_at_home, `${email} ${addressGroup(address)}`)
      : limits.bucket(AUTH_LIMITS.guess, email);
  }

  return {
    /**
     * Makes a REGULAR account (docs/product.md §7, auth/register) and sends the mail that confirms its address.
     * @param address the caller's IP address
     * @throws AppError `validation.failed` with `errors` by field, `request.rate_limited`
     */
    async register(values: Static<typeof RegisterBody>, language: Language, address: string): Promise<Told> {
      const { password, ...person } = await checkSignup(values);
      await existence.take(addressGroup(address));
      await limits.bucket(AUTH_LIMITS.register, person.email).take();
      const password_hash = await hasher.hash(password);
      await withTransaction(db, async (trx) => {
        const id = await users.create({ ...person, password_hash, language }, trx);
        await emails.sendVerification(trx, { id, ...person, language });
      }).catch((error: unknown) => users.explainTaken(person, error));
      return { message: messageOf('auth.registered') };
    },

    /**
     * Opens a session (docs/product.md §7, auth/login). An unknown address takes as long as a wrong password, and is
     * limited just the same.
     * @throws AppError `auth.invalid_credentials`, `request.rate_limited`
     */
    async login(
      given: string,
      password: string,
      origin: Origin & { language?: Language },
    ): Promise<Omit<Static<typeof SignedIn>, 'message'> & Told> {
      const email = await checkLogin(given);
      const guesses = await guessesOf(email, origin.address);
      // Taken first and given back, so that many guesses at once are not all let through before one is counted.
      await guesses.take();
      const user = await users.findByEmail(email);
      const right = await hasher.verify(user?.password_hash, password).catch(async (error: unknown) => {
        await guesses.giveBack();
        throw error;
      });
      if (!right || !user) throw new AppError('auth.invalid_credentials');
      await guesses.giveBack();
      if (origin.language) await users.setLanguage(user.id, origin.language);
      return { ...(await sessions.open(user, origin)), message: messageOf('auth.signed_in') };
    },

    /** Ends the session of either token. */
    async logout(access: string | undefined, refresh: string | undefined): Promise<Told> {
      await sessions.endByTokens(access, refresh);
      return { message: messageOf('auth.signed_out') };
    },
  };
}
