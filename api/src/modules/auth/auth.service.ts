import type { Static } from 'typebox';
import { AppError } from '../../errors';
import type { Caller } from '../../http';
import type { Infra } from '../../infra';
import type { Trx } from '../../infra/db';
import { newId } from '../../infra/ids';
import { withTransaction } from '../../infra/transaction';
import type { UsersService } from '../users/users.service';
import type { AccessTokens } from './access-tokens';
import { authRepository } from './auth.repository';
import type { RegisterBody, SignedIn, Tokens } from './auth.schemas';
import type { PasswordHasher } from './password-hasher';
import { createRefreshTokens, FAMILY_MS, GRACE_MS, SLIDING_MS } from './refresh-tokens';
import { checkLogin, checkPassword, checkSignup } from './signup-rules';

export interface AuthDeps extends Pick<Infra, 'db' | 'clock' | 'config'> {
  users: Pick<UsersService, 'create' | 'findByEmail' | 'findById' | 'setPassword'>;
  access_tokens: AccessTokens;
  hasher: PasswordHasher;
}

export type AuthService = ReturnType<typeof createAuthService>;

const KEEP_ENDED_MS = 7 * 24 * 3600_000;

/** Sign-up, sign-in and sessions. */
export function createAuthService({ db, clock, config, users, access_tokens, hasher }: AuthDeps) {
  const refresh_tokens = createRefreshTokens(config.shop_secret);

  async function openSession(
    user: { id: string; role: Caller['role'] },
    user_agent: string,
  ): Promise<Static<typeof Tokens>> {
    const now = clock.now();
    const session_id = newId();
    const refresh = refresh_tokens.first();
    await withTransaction(db, async (trx) => {
      const expires_at = new Date(now.getTime() + FAMILY_MS);
      const session = { id: session_id, user_id: user.id, user_agent, created_at: now, last_used_at: now, expires_at };
      await authRepository.insertSession(trx, session);
      await storeRefreshToken(trx, refresh, session_id, expires_at);
    });
    return { access: await access_tokens.sign({ sub: user.id, sid: session_id, role: user.role }), refresh };
  }

  /** Lives 30 days from now, but never longer than its family. */
  async function storeRefreshToken(trx: Trx, token: string, session_id: string, family_ends: Date): Promise<void> {
    const now = clock.now();
    const expires_at = new Date(Math.min(now.getTime() + SLIDING_MS, family_ends.getTime()));
    const token_hash = refresh_tokens.hashOf(token);
    await authRepository.insertRefreshToken(trx, { token_hash, session_id, issued_at: now, expires_at });
  }

  /** Exchanges a presented token; null when it must be refused. A token used long ago ends its whole family. */
  async function exchange(trx: Trx, presented: string) {
    const now = clock.now();
    const token = await authRepository.lockRefreshToken(trx, refresh_tokens.hashOf(presented));
    if (!token || token.ended_at !== null || token.expires_at <= now) return null;
    const successor = { refresh: refresh_tokens.successorOf(presented), token };
    if (token.used_at === null) {
      await authRepository.markUsed(trx, token.token_hash, token.session_id, now);
      await storeRefreshToken(trx, successor.refresh, token.session_id, token.session_expires_at);
      return successor;
    }
    if (now.getTime() - token.used_at.getTime() <= GRACE_MS) return successor;
    await authRepository.endSession(trx, token.session_id, 'refresh token used twice', now);
    return null;
  }

  return {
    /**
     * Makes a REGULAR account (SPEC.md §7, auth/register).
     * @throws AppError `validation.failed` with `errors` by field
     */
    async register(values: Static<typeof RegisterBody>): Promise<{ message: string }> {
      const { password, ...person } = await checkSignup(values);
      const password_hash = await hasher.hash(password);
      await users.create({ ...person, password_hash, role: 'REGULAR' });
      return { message: 'Your account has been created. You can sign in now.' };
    },

    /**
     * Opens a session (SPEC.md §7, auth/login). An unknown address takes as long as a wrong password.
     * @throws AppError `auth.invalid_credentials`
     */
    async login(email: string, password: string, user_agent: string): Promise<Static<typeof SignedIn>> {
      const user = await users.findByEmail(await checkLogin(email));
      if (!(await hasher.verify(user?.password_hash, password)) || !user) {
        throw new AppError('auth.invalid_credentials', 'The email or the password is wrong.');
      }
      return { ...(await openSession(user, user_agent.slice(0, 300))), message: 'Login Successful!' };
    },

    /**
     * Exchanges a refresh token for new tokens (api.md, 'Tokens').
     * @throws AppError `auth.refresh_not_valid`
     */
    async refresh(presented: string): Promise<Static<typeof Tokens>> {
      const exchanged = await withTransaction(db, (trx) => exchange(trx, presented));
      if (!exchanged) throw new AppError('auth.refresh_not_valid', 'Given token not valid.');
      const { refresh, token } = exchanged;
      return {
        access: await access_tokens.sign({ sub: token.user_id, sid: token.session_id, role: token.role }),
        refresh,
      };
    },

    /** Ends the session of either token; a token that is no longer good has nothing left to end. */
    async logout(access: string | undefined, refresh: string | undefined): Promise<{ message: string }> {
      const claims = access === undefined ? null : await access_tokens.verify(access);
      const found =
        refresh === undefined ? undefined : await authRepository.findRefreshSession(db, refresh_tokens.hashOf(refresh));
      for (const session_id of new Set([claims?.sid, found?.session_id])) {
        if (session_id !== undefined) await authRepository.endSession(db, session_id, 'signed out', clock.now());
      }
      return { message: 'You have been logged out.' };
    },

    /**
     * Changes the password and ends every other session of this person.
     * @throws AppError `validation.failed`
     */
    async changePassword(
      { user_id, session_id }: Caller,
      current: string,
      password: string,
    ): Promise<{ message: string }> {
      await checkPassword(password);
      const user = await users.findById(user_id);
      if (!(await hasher.verify(user?.password_hash, current))) {
        const sentence = 'The current password is wrong';
        throw new AppError('validation.failed', sentence, { errors: { current_password: [sentence] } });
      }
      const password_hash = await hasher.hash(password);
      await users.setPassword(user_id, password_hash);
      await authRepository.endOtherSessions(db, user_id, session_id, 'password changed', clock.now());
      return { message: 'Your password has been changed.' };
    },

    /** Who an access token speaks for, by the session's row: a session that ended opens nothing. */
    async authenticate(access: string): Promise<Caller | null> {
      const claims = await access_tokens.verify(access);
      if (!claims) return null;
      return (await authRepository.findLiveSession(db, claims.sid, clock.now())) ?? null;
    },

    jwks: () => access_tokens.jwks(),

    removeExpired: () => authRepository.removeExpired(db, new Date(clock.now().getTime() - KEEP_ENDED_MS)),
  };
}
