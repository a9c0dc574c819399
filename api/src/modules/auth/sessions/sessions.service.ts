import type { Static } from 'typebox';
import { AppError } from '../../../errors/errors';
import type { Caller } from '../../../framework/routes/http';
import type { Infra } from '../../../infra';
import type { Trx } from '../../../infra/database/db';
import { newId } from '../../../infra/basics/ids';
import { addressGroup, shortAddress } from '@tessera/server/http';
import { createSecretBox } from '../../../infra/basics/secret-box';
import { withTransaction } from '../../../infra/database/transaction';
import type { Language } from '../../../core/languages';
import type { AccessTokens } from '../keys/access-tokens';
import { authRepository } from './auth.repository';
import { loginChallengesRepository } from './login-challenges.repository';
import type { SessionList, Tokens } from './sessions.schemas';
import { deviceOf } from './device';
import { createRefreshTokens, FAMILY_MS, GRACE_MS, SLIDING_MS } from './refresh-tokens';

export interface SessionsDeps extends Pick<Infra, 'db' | 'clock' | 'config'> {
  access_tokens: AccessTokens;
}

/** From where somebody asks. */
export interface Origin {
  /** the caller's IP address */
  address: string;
  user_agent: string;
}

export type SessionsService = ReturnType<typeof createSessionsService>;

const USER_AGENT_MAX = 300;
const DAY_MS = 24 * 3600_000;
const KEEP_TOKENS_MS = 7 * DAY_MS;

/** Sessions: a family of refresh tokens each (docs/api.md, 'Tokens'), and the places where they were opened. */
export function createSessionsService({ db, clock, config, access_tokens }: SessionsDeps) {
  const refresh_tokens = createRefreshTokens(config.shop_secret);
  // Of where people have been, only what answers 'was it here?' is kept.
  const places = createSecretBox(config.shop_secret, 'known-places');

  const keyOfPlace = (address: string): Buffer => places.mac(Buffer.from(addressGroup(address)));

  /** Lives 30 days from now, but never longer than its family. */
  async function storeRefreshToken(trx: Trx, token: string, session_id: string, family_ends: Date): Promise<void> {
    const now = clock.now();
    const expires_at = new Date(Math.min(now.getTime() + SLIDING_MS, family_ends.getTime()));
    const token_hash = refresh_tokens.hashOf(token);
    await authRepository.insertRefreshToken(trx, { token_hash, session_id, issued_at: now, expires_at });
  }

  /**
   * Exchanges a presented token; null when it must be refused. The same token within 10 s of its first use gets the
   * same successor; one used longer ago ends its whole family.
   */
  async function exchange(trx: Trx, presented: string, address: string) {
    const now = clock.now();
    const token = await authRepository.lockRefreshToken(trx, refresh_tokens.hashOf(presented));
    if (!token || token.ended_at !== null || token.expires_at <= now) return null;
    const successor = { refresh: refresh_tokens.successorOf(presented), token };
    if (token.used_at === null) {
      await authRepository.markUsed(trx, token.token_hash, token.session_id, shortAddress(address), now);
      await storeRefreshToken(trx, successor.refresh, token.session_id, token.session_expires_at);
      return successor;
    }
    if (now.getTime() - token.used_at.getTime() <= GRACE_MS) return successor;
    await authRepository.endSession(trx, token.session_id, 'refresh token used twice', now);
    return null;
  }

  const rememberPlace = (trx: Trx, user_id: string, address: string): Promise<void> =>
    authRepository.rememberPlace(trx, user_id, keyOfPlace(address), clock.now());

  return {
    /**
     * Opens a session and answers its tokens.
     * @param check looks once more, in the transaction that opens it, at what let somebody in
     */
    async open(
      user: { id: string; role: Caller['role'] },
      origin: Origin,
      check?: (trx: Trx) => Promise<void>,
    ): Promise<Static<typeof Tokens>> {
      const now = clock.now();
      const session_id = newId();
      const refresh = refresh_tokens.first();
      await withTransaction(db, async (trx) => {
        await check?.(trx);
        const expires_at = new Date(now.getTime() + FAMILY_MS);
        const times = { created_at: now, last_used_at: now, expires_at };
        const user_agent = origin.user_agent.slice(0, USER_AGENT_MAX);
        const address = shortAddress(origin.address);
        await authRepository.insertSession(trx, { id: session_id, user_id: user.id, user_agent, address, ...times });
        await storeRefreshToken(trx, refresh, session_id, expires_at);
        await rememberPlace(trx, user.id, origin.address);
      });
      return { access: await access_tokens.sign({ sub: user.id, sid: session_id, role: user.role }), refresh };
    },

    /**
     * Exchanges a refresh token for new tokens (docs/api.md, 'Tokens').
     * @throws AppError `auth.refresh_not_valid`
     */
    async refresh(presented: string, address: string): Promise<Static<typeof Tokens>> {
      const exchanged = await withTransaction(db, (trx) => exchange(trx, presented, address));
      if (!exchanged) throw new AppError('auth.refresh_not_valid');
      const { refresh, token } = exchanged;
      const claims = { sub: token.user_id, sid: token.session_id, role: token.role };
      return { access: await access_tokens.sign(claims), refresh };
    },

    /** Who an access token speaks for, by the session's row: a session that ended opens nothing. */
    async authenticate(access: string): Promise<Caller | null> {
      const claims = await access_tokens.verify(access);
      if (!claims) return null;
      return (await authRepository.findLiveSession(db, claims.sid, clock.now())) ?? null;
    },

    /** Ends the session of either token; a token that is no longer good has nothing left to end. */
    async endByTokens(access: string | undefined, refresh: string | undefined): Promise<void> {
      const claims = access === undefined ? null : await access_tokens.verify(access);
      const found =
        refresh === undefined ? undefined : await authRepository.findRefreshSession(db, refresh_tokens.hashOf(refresh));
      for (const session_id of new Set([claims?.sid, found?.session_id])) {
        if (session_id !== undefined) await authRepository.endSession(db, session_id, 'signed out', clock.now());
      }
    },

    /** Where somebody is signed in, the session used last first; `current` is the one of `session_id`. */
    async list(user_id: string, language: Language, session_id?: string): Promise<Static<typeof SessionList>> {
      const now = clock.now();
      const rows = await authRepository.listSessions(db, user_id, new Date(now.getTime() - SLIDING_MS), now);
      const items = rows.map(({ id, user_agent, address, created_at, last_used_at }) => ({
        id,
        device: deviceOf(user_agent, language),
        address,
        created_at: created_at.toISOString(),
        last_used_at: last_used_at.toISOString(),
        current: id === session_id,
      }));
      return { items };
    },

    /** @throws AppError `users.session_not_found` */
    async end({ user_id }: Caller, session_id: string): Promise<void> {
      if (await authRepository.endSessionOf(db, user_id, session_id, 'ended by its owner', clock.now())) return;
      throw new AppError('users.session_not_found');
    },

    endOthers: ({ user_id, session_id }: Caller): Promise<void> =>
      authRepository.endSessions(db, user_id, session_id, 'ended by its owner', clock.now()),

    /** Ends every session of a person, but for `keep`, as part of `trx`; sign-ins that wait for a code as well. */
    async endAll(trx: Trx, user_id: string, keep: string | null, reason: string): Promise<void> {
      await loginChallengesRepository.removeOf(trx, user_id);
      await authRepository.endSessions(trx, user_id, keep, reason, clock.now());
    },

    /**
     * Ends one session of a person, as part of `trx`.
     * @throws AppError `users.session_not_found`
     */
    async endOne(trx: Trx, user_id: string, session_id: string, reason: string): Promise<void> {
      if (await authRepository.endSessionOf(trx, user_id, session_id, reason, clock.now())) return;
      throw new AppError('users.session_not_found');
    },

    /** Ends sign-ins that wait for a code. */
    endChallenges: (trx: Trx, user_id: string): Promise<void> => loginChallengesRepository.removeOf(trx, user_id),

    rememberPlace,

    /** Whether a code is asked for after the password. */
    hasSecondFactor: (trx: Trx, user_id: string): Promise<boolean> => authRepository.hasSecondFactor(trx, user_id),

    /** Whether the account of this address was opened from there, as long as that is remembered. */
    isKnownPlace: (email: string, address: string): Promise<boolean> =>
      authRepository.isKnownPlace(db, email, keyOfPlace(address)),

    async removeExpired(): Promise<void> {
      await loginChallengesRepository.removeExpired(db, clock.now());
      await authRepository.removeTokens(db, new Date(clock.now().getTime() - KEEP_TOKENS_MS));
    },

    jwks: () => access_tokens.jwks(),
    rotateKeys: () => access_tokens.rotate(),
    /** @throws WrongSecret where SHOP_SECRET opens none of the signing keys that there are */
    checkSecret: () => access_tokens.checkSecret(),
    /** Takes SHOP_SECRET as it is now; everybody is signed out. Answers how many signing keys went. */
    acceptSecret: () => access_tokens.acceptSecret(),
  };
}
