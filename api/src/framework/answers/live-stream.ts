import type { FastifyReply, FastifyRequest } from 'fastify';

/** How somebody hears what happens from now on. */
interface Listener {
  write: (text: string) => void;
  end: () => void;
}

interface LiveStream {
  content_type: string;
  cache_control: string;
  /** what may be left unread before the stream is ended */
  most_unread_bytes: number;
  /** tells the listener what happens, until the function that it gives is called */
  listen: (listener: Listener) => () => void;
}

/**
 * Answers with a stream that stays open until one of both sides ends it.
 * @returns writes what the listener has missed, however much that is; undefined where the head alone was asked for, or whoever
 * asked has gone
 */
export function openLiveStream(
  request: FastifyRequest,
  reply: FastifyReply,
  { content_type, cache_control, most_unread_bytes, listen }: LiveStream,
): Listener['write'] | undefined {
  reply.hijack();
  const { raw } = reply;
  // What has closed says so no more: the listener's place would stay taken.
  if (request.raw.socket.destroyed || raw.closed) return undefined;
  request.raw.socket.setNoDelay(true);
  raw.writeHead(200, {
    'content-type': content_type,
    'cache-control': cache_control,
    'x-accel-buffering': 'no',
    'x-request-id': request.id,
  });
  // Whoever asks for the head alone is waiting for its end (RFC 9110 §9.3.2), and for nothing that happens.
  if (request.method === 'HEAD') {
    raw.end();
    return undefined;
  }
  const stop = listen({
    write(text) {
      if (raw.writableLength > most_unread_bytes) raw.destroy();
      else raw.write(text);
    },
    end: () => raw.end(),
  });
  // A write between the loss of a connection and its 'close' fails, and an error that nobody hears ends the process.
  raw.on('error', stop);
  raw.on('close', stop);
  return (text) => void raw.write(text);
}
