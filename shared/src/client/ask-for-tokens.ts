import type { Tokens } from '@tessera/shared/contract';
import { isToken } from '@tessera/shared/session';
import { ApiError } from './api-error';
import { attempt } from './attempt';
import { clientConfig } from './config';

/**
 * The server takes a used refresh token again for 10 s and ends the session when it comes later (docs/api.md,
 * 'Tokens'). So a question whose answer is lost is asked again well within that time: its first two attempts are given
 * 2.5 s, not the 20 s of docs/product.md §9, and with the usual waits of 1 and 2 s the third begins after 8 s. That one
 * has the whole time, for a server that is slow. A computer that fell asleep meanwhile asks no more: its caller fails,
 * and the next call finds out.
 */
const SHORT_ATTEMPTS = 2;
const SHORT = 2500;
const LAST_START = 9500;
const REPEATS = 3;

/** Answers that say no. Anything else (no answer, 5xx, 429, a page of some proxy) says nothing about the session. */
const REFUSALS = [400, 403, 413, 422];

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** True when the API itself refuses the token: what else stands in the way answers 403 and the like without the API's code. */
export function isRefused(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status === 401 || (REFUSALS.includes(error.status) && error.code !== 'unexpected');
}

/** No answer, a failing server, or an answer with a good status that nobody can read. */
function isUndecided(error: unknown): boolean {
  return error instanceof ApiError && (error.status < 400 || error.status >= 500);
}

async function askOnce(refresh: string, timeout: number): Promise<Tokens> {
  const options = { json: { refreshToken: refresh }, retry: false, timeout };
  const answer = Object(await attempt('post', 'auth/refresh-token', options, {}));
  const { access, refresh: next = refresh } = answer as Partial<Tokens>; // checked next; only access is sure (docs/product.md §7)
  if (!isToken(access) || !isToken(next)) throw new ApiError({ status: 0, code: 'unexpected' });
  return { access, refresh: next };
}

/**
 * Exchanges a refresh token for new ones.
 * @throws ApiError when it was refused (`isRefused`) or the server could not be asked
 */
export async function askForTokens(refresh: string): Promise<Tokens> {
  // the clock of the wall: it goes on while a computer sleeps, and so does the server's
  const began = Date.now();
  for (let count = 1; ; count += 1) {
    const timeout = count > SHORT_ATTEMPTS ? clientConfig.timeout : Math.min(SHORT, clientConfig.timeout);
    try {
      return await askOnce(refresh, timeout);
    } catch (error) {
      const wait = count * 1000;
      const isTooLate = count > REPEATS || Date.now() + wait - began > LAST_START;
      if (isTooLate || !isUndecided(error)) throw error;
      await pause(wait);
    }
  }
}
