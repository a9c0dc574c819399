import type { FastifyInstance } from 'fastify';
import { addressGroup } from '@tessera/server/http';
import { perMinute } from './per-minute';

/** What a browser says of a failure (docs/product.md §3), with the number that its visitor sees. */
export interface FailureInBrowser {
  error_id: string;
  errorType: string;
  errorCode: string;
  errorMessage: string;
  statusCode: number;
  timestamp: string;
  address: string;
  /** the slot that failed in it, and its version */
  part?: string;
}

const text = (maxLength: number) => ({ type: 'string', maxLength });

const schema = {
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['error_id', 'errorType', 'errorCode', 'errorMessage', 'statusCode', 'timestamp', 'address'],
    properties: {
      error_id: { type: 'string', pattern: '^[\\w-]{4,64}$' },
      errorType: text(20),
      errorCode: text(100),
      errorMessage: text(500),
      statusCode: { type: 'integer', minimum: 0, maximum: 999 },
      timestamp: text(40),
      address: text(500),
      part: text(200),
    },
  },
};

const BODY_LIMIT = 8 * 1024;
/**
 * `POST /error-log`: writes what failed in a browser into the server's log, so that the error ID on somebody's screen is found
 * there. Always answered with 204 when it is understood; more than 120 a minute, or 20 of one address, are dropped.
 * @param tell hears of what is written, and the `Cookie` it came with
 */
export function errorLog(
  app: FastifyInstance,
  tell: (failure: FailureInBrowser, cookie: string | undefined) => void = () => undefined,
  now: () => number = Date.now,
): void {
  const mayWrite = perMinute(now);
  app.post<{ Body: FailureInBrowser }>('/error-log', { schema, bodyLimit: BODY_LIMIT }, (request, reply) => {
    if (mayWrite(addressGroup(request.ip))) {
      request.log.warn({ ...request.body, address: request.body.address.split('?')[0] }, 'a page failed in a browser');
      tell(request.body, request.headers.cookie);
    }
    return reply.code(204).send();
  });
}
