import type { SessionState } from '@tessera/shared/session';
import { ApiError } from './api-error';
import { attempt } from './attempt';
import type { CallOptions, Method } from './attempt';
import { idempotencyKey } from './idempotency-key';
import { renewSession } from './renew-session';

export type { CallOptions, Method } from './attempt';

function bearer(access: string | undefined): Record<string, string> {
  return access ? { authorization: `Bearer ${access}` } : {};
}

function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 403);
}

/**
 * Sends a request with the session's token (docs/product.md §7). When the server refuses the token the session is
 * renewed once and the request repeated once; auth/* and requests without a session are never repeated so. Writes carry
 * one Idempotency-Key through all their attempts, which makes repeating them safe.
 */
export async function send(method: Method, path: string, given: CallOptions, asked: SessionState): Promise<unknown> {
  const { key: own, ...options } = given;
  const isAuth = path.startsWith('auth/');
  const key: Record<string, string> = method === 'get' || isAuth ? {} : { 'idempotency-key': own ?? idempotencyKey() };
  try {
    return await attempt(method, path, options, { ...key, ...bearer(asked.tokens?.access) });
  } catch (error) {
    if (isAuth || !asked.tokens || !isRefusal(error)) throw error;
    const access = await renewSession(asked);
    // signed out, or somebody else has signed in meanwhile: this request must not be made in their name
    if (!access) throw error;
    return attempt(method, path, options, { ...key, ...bearer(access) });
  }
}
