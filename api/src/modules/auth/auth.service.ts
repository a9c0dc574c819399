import type { Static } from 'typebox';
import { AppError } from '../../errors/errors';
import type { Caller } from '../../framework/routes/http';
import type { Infra } from '../../infra';
import type { Trx } from '../../infra/database/db';
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
import type { LoginCodes } from './second-factor/login-codes';
import type { ExistenceLimits } from './passwords/existence-limits';
import { checkLogin, checkSignup } from './passwords/form-rules';
import type { PasswordHasher } from './passwords/password-hasher';
import type { Origin, SessionsService } from './sessions/sessions.service';

export interface AuthDeps extends Pick<Infra, 'db'> {
  users: Pick<UsersService, 'create' | 'explainTaken' | 'findByEmail' | 'lock' | 'setLanguage'>;
  sessions: Pick<SessionsService, 'open' | 'endByTokens' | 'hasSecondFactor' | 'isKnownPlace'>;
  emails: Pick<EmailsService, 'sendVerification'>;
  loginCodes: LoginCodes;
  hasher: PasswordHasher;
  limits: LimitsService;
  existence: ExistenceLimits;
}

interface Admitted {
  id: string;
  role: Caller['role'];
  password_hash: string;
}

/** From where somebody signs in, and in which language. */
type Entrance = Origin & { language?: Language };
type Opened = Omit<Static<typeof SignedIn>, 'message'> & Told;

export type AuthService = ReturnType<typeof createAuthService>;

/** Sign-up, sign-in and sign-out. */
export function createAuthService(deps: AuthDeps) {
  const { db, users, sessions, emails, loginCodes, hasher, limits, existence } = deps;

  /** Guesses are counted per account, but where its owner has been before they are counted apart from all others. */
  async function guessesOf(email: string, address: string): Promise<Bucket> {
    const at_home = await sessions.isKnownPlace(email, address);
    return at_home
      ? limits.bucket(AUTH_LIMITS.guess_at_home, `${email} ${addressGroup(address)}`)
      : limits.bucket(AUTH_LIMITS.guess, email);
  }

  /**
   * What let somebody in may be gone by now, since hashing takes its time: a password that was replaced meanwhile, or one
   * that alone is not enough any more, opens nothing.
   */
  async function enter(user: Admitted, origin: Entrance, has_code: boolean): Promise<Opened> {
    const check = async (trx: Trx): Promise<void> => {
      const now = await users.lock(trx, user.id);
      refuseSuspended(now);
      const holds = now?.password_hash === user.password_hash;
      if (!holds || (!has_code && (await sessions.hasSecondFactor(trx, user.id))))
        throw new AppError('auth.invalid_credentials');
    };
    if (origin.language) await users.setLanguage(user.id, origin.language);
    return { ...(await sessions.open(user, origin, check)), message: messageOf('auth.signed_in') };
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
     * limited just the same. With a second factor turned on the right password opens nothing yet.
     * @throws AppError `auth.invalid_credentials`, `request.rate_limited`; `auth.suspended` for whoever has the password of
     *   an account that staff have closed; `auth.second_factor_needed` with a `challenge`
     */
    async login(given: string, password: string, origin: Entrance): Promise<Opened> {
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
      refuseSuspended(user);
      await loginCodes.demand(user.id);
      return enter(user, origin, false);
    },

    /**
     * Opens the session that a challenge of `login` stands for.
     * @param code of the authenticator app, or a recovery code
     * @throws AppError `auth.code_wrong`, `auth.challenge_not_valid`, `request.rate_limited`
     */
    loginWithCode: async (challenge: string, code: string, origin: Entrance): Promise<Opened> =>
      enter(await loginCodes.answer(challenge, code, origin.address), origin, true),

    /** Ends the session of either token. */
    async logout(access: string | undefined, refresh: string | undefined): Promise<Told> {
      await sessions.endByTokens(access, refresh);
      return { message: messageOf('auth.signed_out') };
    },
  };
}

/** Said to nobody but whoever has the password: an account that staff have closed opens no session. */
function refuseSuspended(user: { suspended_at: Date | null } | undefined): void {
  if (user && user.suspended_at !== null) throw new AppError('auth.suspended');
}
