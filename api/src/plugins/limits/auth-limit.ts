import type { Config } from '../../core/config';
import { addressGroup } from '@tessera/server/http';
import type { AuthLimit } from '../../framework/routes/http';

/** What it counts with, for all processes together. */
interface Limits {
  bucket(limit: { name: string; burst: number; every_ms: number }, subject: string): { take(): Promise<void> };
}

/**
 * Makes `onRequest` hooks for what costs a password hash or guesses one: RATE_LIMIT_AUTH_MAX a minute and address, of
 * all processes together. The general limit in rate-limit.ts comes before, in memory.
 */
export function createAuthLimit(
  limits: Limits,
  { rate_limit_auth_max }: Pick<Config, 'rate_limit_auth_max'>,
): AuthLimit {
  return (name: string) => {
    const limit = { name: `address ${name}`, burst: rate_limit_auth_max, every_ms: 60_000 / rate_limit_auth_max };
    return (request) => limits.bucket(limit, addressGroup(request.ip)).take();
  };
}
