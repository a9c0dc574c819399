import type { FastifyRequest } from 'fastify';
import { actorOf } from '../../../framework/routes/http';
import type { StaffWrite } from './admin-orders.service';

/** What a request of staff says of every write: which order, by whom, and what they have seen of it. */
export function writeOf(
  request: FastifyRequest,
  id_or_number: string,
  body: { version?: number } | null | undefined,
): StaffWrite {
  const key = request.headers['idempotency-key'];
  return {
    id_or_number,
    actor: actorOf(request),
    language: request.language,
    version: body?.version,
    ...(typeof key === 'string' && { key }),
  };
}
