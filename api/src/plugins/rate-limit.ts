import rateLimit from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors';
import type { App } from '../http';

export interface RateLimits {
  /** requests a minute and address */
  rate_limit_max: number;
  rate_limit_forms_max: number;
}

/** Limits requests by address; sign-in and sign-up have a stricter limits of their own (auth-limit.ts). */
export async function rateLimits(app: App, { rate_limit_max }: RateLimits): Promise<void> {
  await app.register(rateLimit, {
    global: true,
    max: rate_limit_max,
    timeWindow: 60_000,
    cache: 20_000,
    // The web server's own reads for rendering come without an X-Forwarded-For: one address, many visitors.
    allowList: (request: FastifyRequest) => isOwnMachine(request),
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError('request.rate_limited', 'Too many requests. Please wait a moment and try again.', {
        retry_after: Math.ceil(ttl / 1000),
      }),
  });
}

/** Route config of forms that anyone may send: each call is kept, and may send a mail. */
export function formRateLimit({ rate_limit_forms_max }: Pick<RateLimits, 'rate_limit_forms_max'>) {
  return { rateLimit: { max: rate_limit_forms_max, timeWindow: 60_000, allowList: () => false } };
}

function isOwnMachine(request: FastifyRequest): boolean {
  return request.ips?.length === 1 && /^(127\.|::1$|::ffff:127\.)/.test(request.ip);
}
