import { createHash, randomBytes } from 'node:crypto';
import { addressGroup } from '@tessera/server/http';
import { AppError } from '../../../errors/errors';
import type { Infra } from '../../../infra';
import { withTransaction } from '../../../infra/database/transaction';
import type { Bucket, LimitsService } from '../../limits/limits.service';
import type { UsersService } from '../../users/users.service';
import { AUTH_LIMITS } from '../passwords/auth-limits';
import { loginChallengesRepository } from '../sessions/login-challenges.repository';
import type { SessionsService } from '../sessions/sessions.service';
import type { Codes } from './codes';
import { secondFactorRepository } from './second-factor.repository';

/** docs/api.md, 'Two-factor sign-in'. */
const CHALLENGE_MS = 5 * 60_000;
const TRIES = 5;

export interface LoginCodesDeps extends Pick<Infra, 'db' | 'clock'> {
  users: Pick<UsersService, 'findById'>;
  sessions: Pick<SessionsService, 'isKnownPlace'>;
  limits: LimitsService;
  codes: Codes;
}

type User = NonNullable<Awaited<ReturnType<UsersService['findById']>>>;

export type LoginCodes = ReturnType<typeof createLoginCodes>;

/** The second half of a sign-in: a code, after the password was right. */
export function createLoginCodes({ db, clock, users, sessions, limits, codes }: LoginCodesDeps) {
  /** Counted per account, and apart where its owner has been before, like guesses of passwords (decision 11). */
  async function guessesOf({ id, email }: User, address: string): Promise<Bucket> {
    const at_home = await sessions.isKnownPlace(email, address);
    return at_home
      ? limits.bucket(AUTH_LIMITS.code_at_home, `${id} ${addressGroup(address)}`)
      : limits.bucket(AUTH_LIMITS.code, id);
  }

  return {
    /**
     * Lets an account without a second factor through.
     * @throws AppError `auth.second_factor_needed` with the `challenge` that a code is then sent with
     */
    async demand(user_id: string): Promise<void> {
      const factor = await secondFactorRepository.find(db, user_id);
      if (!factor?.turned_on_at) return;
      const challenge = randomBytes(32).toString('base64url');
      const expires_at = new Date(clock.now().getTime() + CHALLENGE_MS);
      await loginChallengesRepository.insert(db, { token_hash: hashOf(challenge), user_id, expires_at });
      throw new AppError('auth.second_factor_needed', {}, { extensions: { challenge } });
    },

    /**
     * Whose sign-in a challenge stands for, when the code is right; neither is good again.
     * @param address the caller's IP address
     * @throws AppError `auth.challenge_not_valid`, also after its fifth wrong code; `auth.code_wrong`,
     *   `request.rate_limited`
     */
    async answer(challenge: string, code: string, address: string): Promise<User> {
      const token_hash = hashOf(challenge);
      const found = await loginChallengesRepository.find(db, token_hash, TRIES, clock.now());
      const user = found && (await users.findById(found.user_id));
      if (!user) throw new AppError('auth.challenge_not_valid');
      const guesses = await guessesOf(user, address);
      await guesses.take();
      // Counted before the code is looked at, so that many at once are not all let through.
      const tried = await loginChallengesRepository.countTry(db, token_hash, TRIES);
      if (tried === undefined) throw new AppError('auth.challenge_not_valid');
      await withTransaction(db, async (trx) => {
        if (!(await codes.take(trx, user.id, code))) throw wrongCode(tried);
        if (!(await loginChallengesRepository.use(trx, token_hash))) throw new AppError('auth.challenge_not_valid');
      });
      await guesses.giveBack();
      return user;
    },
  };
}

const hashOf = (challenge: string): Buffer => createHash('sha256').update(challenge).digest();

/** After the last try there is nothing left to correct. */
function wrongCode(tried: number): AppError {
  return tried < TRIES
    ? new AppError('auth.code_wrong', {}, { field: 'code' })
    : new AppError('auth.challenge_not_valid');
}
