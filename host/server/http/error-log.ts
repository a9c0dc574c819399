import type { FastifyInstance } from 'fastify';
import { addressGroup } from '@tessera/server/http';

/** What a browser says of a failure (docs/product.md §3), with the number that its visitor sees. */
interface FailureInBrowser {
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
/** Lines a minute from all browsers together. */
const MOST_A_MINUTE = 120;
/** Those of one address (IPv6: of one /64): whoever floods the log hides nothing of what fails elsewhere. */
const MOST_OF_ONE = 20;
const MINUTE = 60_000;

/** Lets so many lines a minute through, and so many of each address. */
function perMinute(now: () => number): (address: string) => boolean {
  let since = now();
  let count = 0;
  const written = new Map<string, number>();
  return (address) => {
    if (now() - since >= MINUTE) {
      since = now();
      count = 0;
      written.clear();
    }
    const own = written.get(address) ?? 0;
    if (count >= MOST_A_MINUTE || own >= MOST_OF_ONE) return false;
    count += 1;
    written.set(address, own + 1);
    return true;
  };
}

/**
 * `POST /error-log`: writes what failed in a browser into the server's log, so that the error ID on somebody's screen is found
 * there. Always answered with 204 when it is understood; more than 120 a minute, or 20 of one address, are dropped.
 */
export function errorLog(app: FastifyInstance, now: () => number = Date.now): void {
  const mayWrite = perMinute(now);
  app.post<{ Body: FailureInBrowser }>('/error-log', { schema, bodyLimit: BODY_LIMIT }, (request, reply) => {
    if (mayWrite(addressGroup(request.ip)))
      request.log.warn({ ...request.body, address: request.body.address.split('?')[0] }, 'a page failed in a browser');
    return reply.code(204).send();
  });
}
