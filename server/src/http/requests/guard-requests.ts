import type { IncomingMessage, ServerOptions } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest, FastifyTypeProvider } from 'fastify';
import type { RawReplyDefaultExpression, RawRequestDefaultExpression, RawServerDefault } from 'fastify';
import { framingFault, hasContent } from './framing';
import { drain, isWhole, lingerOnClose } from './unread-body';
import { answerUnreadable } from './unreadable';

/** A body of up to 64 KiB, or of unknown length, must have come within this time. Milliseconds. Larger ones have `requestTimeout`. */
const SMALL_BODY_MS = 20_000;
const SMALL_BODY = 64 * 1024;

/**
 * More than browsers and balancers send. Node.js itself leaves out without a word what stands behind about a thousand: what the
 * next server writes there, such as who the visitor is, would be lost.
 */
const MOST_HEADER_LINES = 200;

interface HttpTimes {
  requestTimeout: number;
  connectionTimeout: number;
  keepAliveTimeout: number;
  http: ServerOptions;
}

/** Fastify's options that bound how long requests and connections take. Milliseconds. */
export function httpTimes(): HttpTimes {
  return {
    // from the first byte of a request to its last: an upload of 32 MB over 1 Mbit/s takes 270 s
    requestTimeout: 300_000,
    // without any byte in either direction while a request is under way
    connectionTimeout: 35_000,
    // between two requests of a connection; longer than balancers and browsers keep theirs
    keepAliveTimeout: 72_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000 },
  };
}

/** Its message is for the one who sent the request; the connection ends with it. */
class NotReadable extends Error {
  constructor(
    message: string,
    readonly statusCode: 400 | 431 = 400,
  ) {
    super(message);
  }
}

function refusalOf(request: IncomingMessage): NotReadable | undefined {
  if (request.rawHeaders.length / 2 > MOST_HEADER_LINES)
    return new NotReadable(`A request has at most ${MOST_HEADER_LINES} lines of headers.`, 431);
  const fault = framingFault(request);
  return fault === undefined ? undefined : new NotReadable(fault);
}

/** As Node.js says it of a request that does not come to its end. */
const tooSlow = Object.assign(new Error('The body did not come.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });

/** Ends the connection of a small body that does not come. */
function boundBody({ raw }: FastifyRequest, milliseconds: number): void {
  const timer = setTimeout(() => {
    if (!isWhole(raw)) answerUnreadable(tooSlow, raw.socket);
  }, milliseconds).unref();
  raw.once('close', () => clearTimeout(timer)).once('end', () => clearTimeout(timer));
}

/** Sends `Connection: close` unless what is left of the body has come meanwhile. */
function finish({ raw }: FastifyRequest, reply: FastifyReply, done: () => void): void {
  drain(raw, (ended) => {
    if (!ended) {
      void reply.header('connection', 'close');
      lingerOnClose(raw);
    }
    done();
  });
}

/**
 * Keeps one request from reaching into the next one on the same connection (RFC 9112 §9.3, §11.2), for every route: what could
 * be read in two ways is refused with 400, too many headers with 431, and a body that does not come ends its connection after
 * 20 s (408). An answer that is given before the body was read, or to a request that asked for another protocol, is the last one
 * on its connection. Answers that routes write themselves (`reply.hijack`) must look at {@link isWhole} on their own.
 * @param smallBodyMs milliseconds for a body of up to 64 KiB
 */
export function guardRequests<Log extends FastifyBaseLogger, Types extends FastifyTypeProvider>(
  app: FastifyInstance<RawServerDefault, RawRequestDefaultExpression, RawReplyDefaultExpression, Log, Types>,
  { smallBodyMs = SMALL_BODY_MS }: { smallBodyMs?: number } = {},
): void {
  app.server.maxHeadersCount = 0; // all of them are seen: their bytes are bounded, and their number is looked at here
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    const refusal = refusalOf(raw);
    if (refusal) {
      void reply.header('connection', 'close');
      return done(refusal);
    }
    // nobody here speaks another protocol, but Node.js drops what came with such a request and reads on behind it
    if (raw.headers.upgrade !== undefined) reply.raw.shouldKeepAlive = false;
    const isSmall = !(Number(raw.headers['content-length']) > SMALL_BODY);
    if (isSmall && hasContent(raw) && !isWhole(raw)) boundBody(request, smallBodyMs);
    done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (isWhole(request.raw)) return done(null, payload);
    finish(request, reply, () => done(null, payload));
  });
}
