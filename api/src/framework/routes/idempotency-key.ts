import type { FastifyRequest } from 'fastify';
import { AppError } from '../../errors/errors';

/** What is said to whoever sent none: each in the words of what it is for. */
type Refusal =
  | 'idempotency.key_required'
  | 'request.not_valid.idempotency_key_needed'
  | 'request.not_valid.idempotency_key_missing';

const KEY = /^[\x21-\x7e]{1,200}$/;

/** Whether a header's value is a key of a request that is done once (docs/api.md, 'Idempotency'). */
export const isIdempotencyKey = (value: string | string[] | undefined): value is string =>
  typeof value === 'string' && KEY.test(value);

/** The key of a request that does not go without one. @throws AppError `refusal` where there is none, or none that is good */
export function requireIdempotencyKey({ headers }: Pick<FastifyRequest, 'headers'>, refusal: Refusal): string {
  const key = headers['idempotency-key'];
  if (isIdempotencyKey(key)) return key;
  throw new AppError(refusal);
}
