import type { IncomingMessage } from 'node:http';

/** What a connection may be asked for; any other name in `Connection` takes a header away from whoever passes it on. */
const CONNECTION_OPTIONS = new Set(['keep-alive', 'close', 'upgrade']);
/** Methods whose content means nothing (RFC 9110 §9.3.1, §9.3.2, §9.3.8): only what is to be smuggled comes with them. */
const WITHOUT_CONTENT = new Set(['GET', 'HEAD', 'TRACE']);

/** How often a header's line stands in the request, as it came. */
function countOf({ rawHeaders }: IncomingMessage, name: string): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === name) count += 1;
  return count;
}

function connectionFault({ headers }: IncomingMessage): string | undefined {
  const given = headers.connection;
  if (given === undefined || given === 'keep-alive' || given === 'close') return undefined;
  const options = given.split(',').map((option) => option.trim().toLowerCase());
  if (options.every((option) => option === '' || CONNECTION_OPTIONS.has(option))) return undefined;
  return 'The Connection header may name keep-alive, close and upgrade alone.';
}

function lengthFault(request: IncomingMessage): string | undefined {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  if (encoding !== undefined) {
    if (length !== undefined) return 'A request has a Content-Length or a Transfer-Encoding, not both.';
    if (countOf(request, 'transfer-encoding') > 1 || encoding.toLowerCase() !== 'chunked')
      return 'Only the transfer encoding "chunked" is understood here, once.';
    if (request.httpVersion !== '1.1') return 'A transfer encoding needs HTTP/1.1.';
    return undefined;
  }
  if (countOf(request, 'content-length') > 1) return 'A request has one Content-Length.';
  return undefined;
}

/** Whether content follows the request's head. */
export function hasContent({ headers }: IncomingMessage): boolean {
  const length = headers['content-length'];
  return headers['transfer-encoding'] !== undefined || (length !== undefined && Number(length) !== 0);
}

/**
 * Says why a request must not be read any further: where it ends could be read in two ways (RFC 9112 §6.3, §11.2), so that a
 * part of it would be taken for somebody else's request by whoever passes it on over a shared connection; or whom it is for
 * (RFC 9112 §3.2).
 * @returns a message for the 400, after which the connection is closed; undefined when all is clear
 */
export function framingFault(request: IncomingMessage): string | undefined {
  const fault = connectionFault(request);
  if (fault !== undefined) return fault;
  if (countOf(request, 'host') > 1) return 'A request has one Host.';
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  if (length === undefined && encoding === undefined) return undefined;
  if (WITHOUT_CONTENT.has(request.method ?? '') && hasContent(request))
    return `A ${request.method} request has no content.`;
  return lengthFault(request);
}
