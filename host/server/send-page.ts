import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, namesTag } from '@tessera/server/http';
import { tagOf } from './entity-tag';
import type { CachedPage } from './page-cache';

/** Sends a page in the form that the browser takes, or 304 when it has just that one. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: CachedPage): FastifyReply {
  const { status, headers, bodies } = page;
  const encoding =
    bodies.br.length > 0 && chooseEncoding(request.headers['accept-encoding'], ['br']) ? 'br' : 'identity';
  const { etag, ...others } = headers;
  void reply.headers(others);
  if (etag !== undefined) {
    const tag = tagOf(etag, encoding);
    void reply.header('etag', tag);
    if (namesTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
  }
  if (encoding === 'br') void reply.header('content-encoding', 'br');
  return reply.code(status).send(bodies[encoding]);
}
