import type { FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { addressGroup } from '@tessera/server/http';
import type { LimitsService } from '../modules/limits/limits.service';

/**
 * Makes `onRequest` hooks for what costs a password hash or guesses one: RATE_LIMIT_AUTH_MAX a minute and address, of
 * all processes together. The general limit in rate-limit.ts comes before, in memory.
 */
export function createAuthLimit(limits: LimitsService, { rate_limit_auth_max }: Pick<Config, 'rate_limit_auth_max'>) {
  return (name: string) => {
    const limit = { name: `address ${name}`, burst: rate_limit_auth_max, every_ms: 60_000 / rate_limit_auth_max };
    return (request: FastifyRequest): Promise<void> => limits.bucket(limit, addressGroup(request.ip)).take();
  };
}
