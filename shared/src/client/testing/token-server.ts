import { fakeTokens } from '@tessera/shared/doubles';
import { json } from './faulty-server';
import type { Behaviour } from './faulty-server';

/** docs/api.md, 'Tokens': a used refresh token is taken once more for so long; later it ends the session. */
const GRACE = 10_000;

const refusal = json({ detail: 'Given token not valid.', code: 'auth.refresh_not_valid' }, 401);

/**
 * The API's rules for tokens, by the test's clock: each refresh token has one successor, a used one gives it again within the
 * grace and ends the session after it. `guard` lets only the newest access token through.
 */
export function createTokenServer(first = fakeTokens()) {
  const usedAt = new Map<string, number>();
  const serials = new Map([[first.refresh, 1]]);
  let newest = first.access;
  let hasEnded = false;

  const exchange = (presented: string) => {
    const serial = serials.get(presented);
    const used = usedAt.get(presented);
    if (used !== undefined && Date.now() - used > GRACE) hasEnded = true;
    if (serial === undefined || hasEnded) return undefined;
    if (used === undefined) usedAt.set(presented, Date.now());
    const next = fakeTokens({ serial: serial + 1 });
    serials.set(next.refresh, serial + 1);
    newest = next.access;
    return next;
  };

  const handOut: Behaviour = (response, request) => {
    const { refreshToken } = Object(request.body) as { refreshToken: string }; // the client's own body
    const tokens = exchange(refreshToken);
    (tokens ? json(tokens) : refusal)(response, request);
  };

  return {
    handOut,
    /** takes the token, and then treats the answer like `loss` does */
    lose:
      (loss: Behaviour): Behaviour =>
      (response, request) => {
        exchange((Object(request.body) as { refreshToken: string }).refreshToken);
        loss(response, request);
      },
    guard: ((response, request) =>
      (request.headers.authorization === `Bearer ${newest}` && !hasEnded ? json({ ok: true }) : refusal)(
        response,
        request,
      )) satisfies Behaviour,
    /** the access token of this moment is good no longer */
    expire: () => void (newest = ''),
    hasEnded: () => hasEnded,
  };
}
