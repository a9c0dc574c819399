import type { IncomingMessage } from 'node:http';

/** What is still taken of a body that nobody wants, so that its sender gets to read the answer. */
const DRAINED_BYTES = 256 * 1024;
const DRAIN_MS = 1_000;
/** How long a connection stays half open after its last answer, for the same reason (lingering close). */
const LINGER_MS = 2_000;

/** Whether a request has come to its end. One that was never on a wire (Fastify's `inject`) says nothing of it. */
export const isWhole = ({ complete }: IncomingMessage): boolean => (complete as boolean | undefined) !== false;

/**
 * Takes in what is left of a body that was not read, up to 256 KiB and one second.
 * @param then gets whether the request has come to its end, so that the connection can be used again
 */
export function drain(request: IncomingMessage, then: (ended: boolean) => void): void {
  let left = DRAINED_BYTES;
  const settle = (): void => {
    clearTimeout(timer);
    request.off('data', take).off('end', settle).off('close', settle);
    request.resume();
    then(isWhole(request));
  };
  const take = (chunk: Buffer): void => {
    left -= chunk.length;
    if (left <= 0) settle();
  };
  const timer = setTimeout(settle, DRAIN_MS);
  request.on('data', take).once('end', settle).once('close', settle).resume();
}

/**
 * After the answer that is being sent, ends only our half of the connection and takes in what still comes for two seconds: closed
 * at once, with bytes unread, the answer itself could be lost on its way (RFC 9112 §9.6).
 */
export function lingerOnClose(request: IncomingMessage): void {
  const { socket } = request;
  socket.destroySoon = () => {
    socket.end();
    request.resume();
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  };
}
