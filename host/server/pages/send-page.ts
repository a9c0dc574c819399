import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, namesTag } from '@tessera/server/http';
import type { CachedPage } from '../cache/page-cache';

type Encoding = keyof CachedPage['bodies'];

/**
 * The entity tag of one encoding of a page. Strong tags tell bodies apart byte by byte, so two encodings never share one
 * (RFC 9110 §8.8.3.3).
 * @param etag of the plain body, with its quotes
 */
function tagOf(etag: string, encoding: Encoding): string {
  return encoding === 'identity' ? etag : etag.replace(/"$/, `-${encoding}"`);
}

/** What is for everybody is kept by the browser that asked alone. */
function keptByNobodyElse(headers: Record<string, string>): Record<string, string> {
  const isPublic = /\bpublic\b/.test(headers['cache-control'] ?? '');
  return isPublic ? { ...headers, 'cache-control': 'private, no-cache' } : headers;
}

/**
 * Sends a page in the form that the browser takes, or 304 when it has just that one.
 * @param forOne it depends on the visit: nobody on the way may keep it
 */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  { forOne = false } = {},
): FastifyReply {
  const { status, headers, bodies } = page;
  const encoding =
    bodies.br.length > 0 && chooseEncoding(request.headers['accept-encoding'], ['br']) ? 'br' : 'identity';
  const { etag, ...others } = headers;
  void reply.headers(forOne ? keptByNobodyElse(others) : others);
  if (etag !== undefined) {
    const tag = tagOf(etag, encoding);
    void reply.header('etag', tag);
    if (namesTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
  }
  if (encoding === 'br') void reply.header('content-encoding', 'br');
  return reply.code(status).send(bodies[encoding]);
}
