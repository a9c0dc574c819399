import { randomInt } from 'node:crypto';
import { cookieIn } from '@tessera/server/http';
import type { Canary, Composition } from '../registry';

/**
 * Holds the number that a visit has drawn, from 0 to 99: below the canary's percentage it gets the canary, until the
 * browser is closed. It is set while there is a canary, and says nothing else of anybody.
 */
export const VISIT_COOKIE = 'tessera_visit';

/** What a visit gets. */
export interface Visit {
  /** undefined: what is live */
  composition: Composition | undefined;
  /** `Set-Cookie`, for a visit that has just drawn its number */
  cookie: string | undefined;
}

export interface VisitOptions {
  /** `Cookie` of the request */
  header: string | undefined;
  /** cookies go over TLS alone */
  secure: boolean;
  draw?: () => number;
}

/** Which composition the page of a visit is made from while some of the visits get a canary. */
export function visitOf({ percent, composition }: Canary, { header, secure, draw }: VisitOptions): Visit {
  const known = /^\d{1,2}$/.exec(cookieIn(header, VISIT_COOKIE) ?? '')?.[0];
  const number = known === undefined ? (draw ?? (() => randomInt(100)))() : Number(known);
  return {
    composition: number < percent ? composition : undefined,
    cookie:
      known === undefined
        ? `${VISIT_COOKIE}=${number}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
        : undefined,
  };
}
