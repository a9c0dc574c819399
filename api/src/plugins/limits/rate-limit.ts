import rateLimit from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { trustedBy } from '@tessera/server/http';
import { AppError } from '../../errors/errors';
import type { App } from '../../framework/routes/http';

export interface RateLimits {
  /** requests a minute and address */
  rate_limit_max: number;
  rate_limit_forms_max: number;
  /** where web servers run */
  trusted_proxies: string;
}

/**
 * Tells a web server's own reads from what it passes on: they come without an X-Forwarded-For, from where web servers run.
 * @param trusted_proxies TRUSTED_PROXIES
 */
export function createWebServerCheck(trusted_proxies: string): (request: FastifyRequest) => boolean {
  const isTrusted = trustedBy(`loopback,${trusted_proxies}`);
  return ({ ip, ips }) => ips?.length === 1 && isTrusted(ip);
}

/** Limits requests by address; sign-in and sign-up have stricter limits of their own (auth-limit.ts). */
export async function rateLimits(
  app: App,
  { rate_limit_max, trusted_proxies }: Omit<RateLimits, 'rate_limit_forms_max'>,
): Promise<void> {
  await app.register(rateLimit, {
    global: true,
    max: rate_limit_max,
    timeWindow: 60_000,
    cache: 20_000,
    allowList: createWebServerCheck(trusted_proxies), // one address, many visitors
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError('request.rate_limited', {}, { retry_after: Math.ceil(ttl / 1000) }),
  });
}

/** Route config of forms that anyone may send: each call is kept, and may send a mail. */
export function formRateLimit({ rate_limit_forms_max }: Pick<RateLimits, 'rate_limit_forms_max'>) {
  return { rateLimit: { max: rate_limit_forms_max, timeWindow: 60_000, allowList: () => false } };
}
