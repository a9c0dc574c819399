import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Pool, type Dispatcher } from 'undici';
import { addressGroup, isWhole, lingerOnClose } from '@tessera/server/http';
import { CallPlaces } from './call-places';
import type { Listener, PublicReads } from './public-reads';

/** A larger body is passed on as it comes, over a connection that nobody else uses afterwards. Bytes. */
const HELD_BODY = 64 * 1024;
/** The largest upload that the API takes is a remote's build, of 32 MB; it says so itself. Bytes. */
const MOST_BODY = 33 * 1024 * 1024;
/** Between two pieces of an answer, and until its first. Milliseconds. */
const SILENCE_LIMIT = 30_000;
const CONNECT_LIMIT = 3_000;
/** Calls at work at one time; what is over that is told to come back. */
const MOST_CALLS = 1_000;
/** Those of one address (IPv6: of one /64), so that nobody takes all places by calls that never come to their end. */
const MOST_OF_ONE = 250;
/** Small bodies on their way here at one time: 64 MiB at most. They have places of their own, so that slow ones keep no call from the API. */
const MOST_ARRIVING = 1_000;
/** Those of one address: a browser's come with the head of their request. */
const MOST_ARRIVING_OF_ONE = 50;

/** Headers that are about one connection alone (RFC 9110 §7.6.1). */
const OF_CONNECTIONS = [
  ...['connection', 'keep-alive', 'proxy-connection', 'proxy-authenticate', 'proxy-authorization'],
  ...['te', 'trailer', 'transfer-encoding', 'upgrade', 'http2-settings'],
];
/** Also what the API says to this server alone. */
const OF_ANSWERS = new Set([...OF_CONNECTIONS, 'cache-tag']);
/** Here also what undici counts itself, what was answered here already, and what only this server may say of a visitor. */
const OF_REQUESTS = new Set([
  ...OF_CONNECTIONS,
  ...['host', 'content-length', 'expect', 'x-request-id', 'x-cache-tags', 'forwarded', 'x-real-ip'],
  ...['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port'],
]);

/** The call could not be handed over, or its answer did not come. */
class HandOverFailed extends Error {}

class TooLarge extends Error {
  readonly statusCode = 413;
}

class TooManyAtOnce extends Error {
  readonly statusCode = 429;
}

/** Nobody is there to read an answer, and nothing of ours has failed. */
class VisitorLeft extends Error {
  readonly statusCode = 400;
}

const asFailure = (error: unknown): Error =>
  error instanceof TooLarge || error instanceof TooManyAtOnce || error instanceof VisitorLeft
    ? error
    : new HandOverFailed('The API did not answer.', { cause: error });

function without(headers: IncomingHttpHeaders, names: ReadonlySet<string>): Record<string, string | string[]> {
  const kept: Record<string, string | string[]> = {};
  for (const name in headers) {
    const value = headers[name];
    if (value !== undefined && !names.has(name)) kept[name] = value;
  }
  return kept;
}

/** What is known of a request's content before it is read: nothing to come, its length, or undefined. */
function lengthOf({ headers }: IncomingMessage): number | undefined {
  if (headers['transfer-encoding'] !== undefined) return undefined;
  return Number(headers['content-length'] ?? 0);
}

/** Whether there is content that can be read before it is passed on. @throws TooLarge */
function mayBeSmall(request: IncomingMessage): boolean {
  const length = lengthOf(request);
  if (length !== undefined && length > MOST_BODY) throw new TooLarge('The request is too large.');
  return length === undefined || (length > 0 && length <= HELD_BODY);
}

/** Reads a body of at most {@link HELD_BODY}; gives undefined, and everything back to the stream, when it is larger. */
function readSmall(request: IncomingMessage): Promise<Buffer | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const leave = (): void => void request.off('data', take).off('end', end).off('close', broken);
    const take = (chunk: Buffer): void => {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes <= HELD_BODY) return;
      leave();
      request.pause();
      for (const read of chunks.reverse()) request.unshift(read);
      resolve(undefined);
    };
    const end = (): void => {
      leave();
      resolve(Buffer.concat(chunks));
    };
    const broken = (): void => {
      leave();
      reject(new VisitorLeft('The visitor left before the request was whole.'));
    };
    request.on('data', take).once('end', end).once('close', broken);
  });
}

/**
 * A body on its way to the API. In between stands a stream of our own: undici destroys the one that it was given when the API answers
 * early, and the request's would take the visitor's connection, and with it the answer, along.
 */
function passBody(request: IncomingMessage): PassThrough {
  const body = new PassThrough();
  request.once('close', () => {
    if (!isWhole(request)) body.destroy(new VisitorLeft('The visitor left before the request was whole.'));
  });
  return request.pipe(body);
}

/**
 * The call as the API gets it: its length is never the visitor's word alone, undici counts it or frames it in chunks.
 * @param held the body, where it was read before; any other is passed on as it comes
 */
function callOf(
  { raw, ip, id }: FastifyRequest,
  held: Buffer | undefined,
  wantsTags: boolean,
): Dispatcher.DispatchOptions {
  const own = { 'x-forwarded-for': ip, 'x-request-id': id, ...(wantsTags && { 'x-cache-tags': '1' }) };
  // ours come first: nothing that a visitor sends can push them out of what is read
  const headers = { ...own, ...without(raw.headers, OF_REQUESTS) };
  const call = { method: raw.method ?? 'GET', path: raw.url ?? '/', headers };
  if (held) return { ...call, body: held };
  return lengthOf(raw) === 0 ? call : { ...call, body: passBody(raw), reset: true };
}

/** Does `work` in a place of its own, for which nobody waits. @throws TooManyAtOnce, HandOverFailed when there is none */
async function inPlace<T>(places: CallPlaces, client: string, work: () => Promise<T>): Promise<T> {
  if (places.hasEnough(client)) throw new TooManyAtOnce('Too many requests. Please wait a moment and try again.');
  if (!places.take(client)) throw new HandOverFailed('Too many calls are at work.');
  try {
    return await work();
  } finally {
    places.giveBack(client);
  }
}

/** The head of the answer; one that comes before its request was read whole is the last of its connection (RFC 9112 §9.6). */
function passHead(
  { raw: request }: FastifyRequest,
  reply: FastifyReply,
  status: number,
  head: IncomingHttpHeaders,
): void {
  const headers = { ...(reply.getHeaders() as OutgoingHttpHeaders), ...without(head, OF_ANSWERS) };
  reply.hijack();
  if (isWhole(request)) return void reply.raw.writeHead(status, headers);
  lingerOnClose(request);
  reply.raw.writeHead(status, { ...headers, connection: 'close' });
}

/**
 * Writes the API's answer to the visitor as it comes, no faster than it is taken.
 * @throws when there is none; once it has begun, a broken one ends the visitor's connection, so that it does not look whole
 */
function passAnswer(
  pool: Pool,
  call: Dispatcher.DispatchOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  listener: Listener | undefined,
): Promise<void> {
  const answer = reply.raw;
  return new Promise((resolve, reject) => {
    let leave = (): void => undefined;
    pool.dispatch(call, {
      onRequestStart(controller) {
        leave = () => controller.abort(new HandOverFailed('The visitor left.'));
        if (answer.destroyed) leave();
        else answer.once('close', leave);
      },
      onResponseStart(_controller, status, headers) {
        if (status < 200) return;
        listener?.head(status, headers);
        passHead(request, reply, status, headers);
      },
      onResponseData(controller, chunk) {
        listener?.data(chunk);
        if (answer.write(chunk)) return;
        controller.pause();
        answer.once('drain', () => controller.resume());
      },
      onResponseEnd() {
        listener?.end();
        answer.off('close', leave).end();
        resolve();
      },
      onResponseError(_controller, error) {
        answer.off('close', leave);
        if (!answer.headersSent && !answer.destroyed) return reject(error);
        answer.destroy();
        resolve();
      },
    });
  });
}

/**
 * Hands every call below /api over to the API, once: it repeats nothing.
 *
 * A call goes over a shared connection only when it is whole: without content, or with up to 64 KiB that were read before. A larger
 * body is passed on as it comes, over a connection that is closed afterwards. undici frames each call anew and drops a connection
 * whose request or answer did not come to its end (docs/decisions/0021-the-hand-over.md).
 * @param apiUrl base URL of the API, without /api
 * @param reads answers what is held already, and takes what may be held
 */
export function handOver(app: FastifyInstance, apiUrl: string, reads: PublicReads): void {
  const pool = new Pool(new URL(apiUrl).origin, {
    connections: MOST_CALLS,
    pipelining: 1,
    connect: { timeout: CONNECT_LIMIT },
    headersTimeout: SILENCE_LIMIT,
    bodyTimeout: SILENCE_LIMIT,
  });
  const atWork = new CallPlaces(MOST_CALLS, MOST_OF_ONE);
  const arriving = new CallPlaces(MOST_ARRIVING, MOST_ARRIVING_OF_ONE);
  const pass = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const key = reads.keyOf(request);
    if (key !== undefined && reads.answer(key, request, reply)) return;
    const client = addressGroup(request.ip);
    const held = mayBeSmall(request.raw) ? await inPlace(arriving, client, () => readSmall(request.raw)) : undefined;
    await inPlace(atWork, client, () => {
      const listener = key === undefined ? undefined : reads.listen(key);
      return passAnswer(pool, callOf(request, held, listener !== undefined), request, reply, listener);
    });
  };
  const handler = (request: FastifyRequest, reply: FastifyReply): void =>
    void pass(request, reply).catch((error: unknown) => reply.send(asFailure(error)));
  void app.register(async (api) => {
    api.removeAllContentTypeParsers();
    api.addContentTypeParser('*', (_request, _payload, done) => done(null));
    api.all('/api', handler);
    api.all('/api/*', handler);
  });
  app.addHook('onClose', () => pool.destroy());
}
