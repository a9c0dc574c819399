import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { refuse } from './raw-answer';
import { isWhole } from './unread-body';

/** The answer that the connection is busy with: Node.js names it on the socket, and its own handler decides by it. */
const answerOf = (socket: Duplex): ServerResponse<IncomingMessage> | undefined =>
  (socket as Duplex & { _httpMessage?: ServerResponse<IncomingMessage> })._httpMessage;

/** The last answer of a connection, to a request that was in order; what came behind it was not. */
function endAfter(answer: ServerResponse, socket: Duplex): void {
  answer.shouldKeepAlive = false;
  answer.once('finish', () => socket.end()).once('close', () => socket.destroy());
}

/**
 * Fastify's `clientErrorHandler`: a request that Node.js could not read, or that took too long, gets one answer and is the last one
 * of its connection. In the middle of another answer nothing is said: it would be taken for a part of that.
 */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  const answer = answerOf(socket);
  if (error.code === 'ECONNRESET' || socket.destroyed) return void socket.destroy();
  if (answer && isWhole(answer.req)) return endAfter(answer, socket);
  if (answer?.headersSent) return void socket.destroy();
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return refuse(socket, 408, 'request.timeout', 'The request did not come to its end in time.');
  if (error.code === 'HPE_HEADER_OVERFLOW')
    return refuse(socket, 431, 'request.headers_too_large', 'The head of the request is too large.');
  refuse(socket, 400, 'request.not_valid', 'The request could not be read.');
}
