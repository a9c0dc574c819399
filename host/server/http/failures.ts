import { createHash } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DARK, LIGHT } from '@tessera/shared/brand';

/** After this many seconds a visitor, or a page that nothing else can help, asks again. */
export const RETRY_AFTER = 5;

const STYLE =
  ':root{color-scheme:light dark}body{display:grid;min-height:100vh;margin:0;place-content:center;padding:1.5rem;box-sizing:border-box;' +
  `background:light-dark(${LIGHT.paper},${DARK.paper});color:light-dark(${LIGHT.ink},${DARK.ink});` +
  'font:1rem/1.6 system-ui,sans-serif;text-align:center}' +
  'h1{margin:0;font:440 2.25rem/1.15 Georgia,serif}p{margin:.75rem 0 0}small{opacity:.75}';
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`;

/** A page that needs no file, no renderer and no registry; it asks again by itself. `reference` is of our own making. */
const plainPage = (reference: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
  `<meta name="robots" content="noindex"><meta http-equiv="refresh" content="${RETRY_AFTER}"><title>The shop is starting</title>` +
  `<style>${STYLE}</style></head><body><main><h1>The shop is starting</h1><p>Please try again in a moment. This page does so by itself.</p>` +
  `<p><small>Error ID ${reference}</small></p></main></body></html>`;

const CODES: Record<number, string> = {
  413: 'request.too_large',
  429: 'request.rate_limited',
  431: 'request.headers_too_large',
};

/** Message and code of what the visitor's browser did wrong; the API's own words where it would have said the same. */
function mistake({ statusCode = 500, message }: FastifyError): { status: number; code: string; message: string } {
  return { status: statusCode, code: CODES[statusCode] ?? 'request.not_valid', message };
}

const UNAVAILABLE = { status: 503, code: 'server.unavailable', message: 'The shop cannot answer right now.' };

/** The API's own form (RFC 9457), for a call that did not get through to it. */
function sendProblem({ id }: FastifyRequest, reply: FastifyReply, failure: typeof UNAVAILABLE): FastifyReply {
  const { status, code, message } = failure;
  const problem = { type: 'about:blank', title: STATUS_CODES[status], status, detail: message, message, code };
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify({ ...problem, request_id: id }));
}

/**
 * What is sent when this server itself cannot answer: 503 with the number under which its log has the cause. What the visitor's
 * browser did wrong is told in plain words.
 */
export function failures(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { statusCode = 500 } = error;
    const isCall = request.url.startsWith('/api/');
    if (statusCode === 429) void reply.header('retry-after', RETRY_AFTER);
    if (statusCode < 500) {
      if (isCall) return sendProblem(request, reply, mistake(error));
      return reply.code(statusCode).type('text/plain').send(error.message);
    }
    request.log.error({ err: error, error_id: request.id }, 'a request could not be answered');
    void reply.header('retry-after', RETRY_AFTER);
    if (isCall) return sendProblem(request, reply, UNAVAILABLE);
    void reply.code(503).header('cache-control', 'no-store');
    return reply.type('text/html; charset=utf-8').header('content-security-policy', POLICY).send(plainPage(request.id));
  });
}
