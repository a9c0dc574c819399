import type { FastifyRequest } from 'fastify';
import { AppError } from '../../errors/errors';
import type { App } from '../../framework/routes/http';
import { checkBounds } from '../../infra/basics/bounded-json';

/** For JSON, where a route does not say otherwise: a cart of 200 lines is 25 kB. Bytes. */
export const BODY_LIMIT = 64 * 1024;
/** The longest that a page of the shop asks with is a list of 60 products, 2,220. Characters. */
const QUERY_MAX = 4_096;
const PARAMETERS_MAX = 100;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** What a request may be at most before anybody looks at what it says; JSON is the only kind of body that is taken. */
export function requestBounds(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error');

  app.addHook('onRequest', (request, _reply, done) => done(queryProblem(request)));

  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    const text = textOf(body);
    if (text === undefined) return done(new AppError('request.not_valid.not_utf8'));
    void parse(request, text, (error, value: unknown) => done(error ?? boundsProblem(request, value), value));
  });
}

function queryProblem({ url, query }: FastifyRequest): AppError | undefined {
  const at = url.indexOf('?');
  if (at < 0) return undefined;
  if (url.length - at <= QUERY_MAX && Object.keys(Object(query)).length <= PARAMETERS_MAX) return undefined;
  return new AppError('request.too_large.address', {}, { status: 414 });
}

/** RFC 8259 §8.1: JSON between systems is UTF-8. Undefined for what is not. */
function textOf(body: Buffer): string | undefined {
  try {
    return utf8.decode(body);
  } catch {
    return undefined;
  }
}

function boundsProblem({ routeOptions }: FastifyRequest, value: unknown): Error | null {
  try {
    checkBounds(value, routeOptions.config.json_members);
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error('The bounds cannot be checked', { cause: error });
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** the most members that the objects of a body have together, where it is more than usual */
    json_members?: number;
  }
}
