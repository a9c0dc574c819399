import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance, FastifyTypeProvider } from 'fastify';
import type { RawReplyDefaultExpression, RawRequestDefaultExpression, RawServerDefault } from 'fastify';

/** What a server knows of its own end. */
export interface Lifecycle {
  /** it was told to stop, and goes on answering for a while */
  stopping: boolean;
}

const LOOK_EVERY = 50;
/** The last answer is on its way then, and what was sent over an open connection just before has arrived. Milliseconds. */
const LAST_WORD = 100;

/**
 * Lets `close` finish what runs, and only then end what that needs (`onClose`). Node.js closes a connection only where it is idle
 * when the server is closed: one whose answer was still under way, or that has not asked for anything yet (browsers open some
 * for later), would be waited for until its client leaves.
 * @param lifecycle while it is `stopping`, each answer closes its connection (RFC 9112 §9.6)
 * @param patience how long requests may go on for; then their connections are cut. Milliseconds
 */
export function endInOrder<Log extends FastifyBaseLogger, Types extends FastifyTypeProvider>(
  app: FastifyInstance<RawServerDefault, RawRequestDefaultExpression, RawReplyDefaultExpression, Log, Types>,
  lifecycle: Readonly<Lifecycle>,
  patience: number,
): void {
  const { server } = app;
  const running = new Set<ServerResponse>();

  server.on('request', (_request, answer) => {
    running.add(answer);
    answer.once('close', () => running.delete(answer));
  });

  app.addHook('onSend', (_request, reply, payload, done) => {
    if (lifecycle.stopping) void reply.header('connection', 'close');
    done(null, payload);
  });

  app.addHook('preClose', (done) => {
    if (!server.listening) return done();
    // So that nobody sends another request after it.
    for (const answer of running) if (!answer.headersSent) answer.setHeader('connection', 'close');
    const until = performance.now() + patience;
    let busyAt = performance.now();
    const looking = setInterval(() => {
      const now = performance.now();
      if (running.size > 0) busyAt = now;
      const late = now >= until;
      if (late && running.size > 0) app.log.warn({ requests: running.size }, 'requests were cut off by the stop');
      if (late || now - busyAt >= LAST_WORD) server.closeAllConnections();
    }, LOOK_EVERY);
    server.once('close', () => clearInterval(looking));
    done();
  });
}

/**
 * Stops a server without a failed request: says that it is not ready while it goes on answering, takes no more connections,
 * finishes what is running, and only then ends what that needs.
 * @param app one that was prepared by {@link endInOrder}
 * @param delay as long as the balancer takes to hear of it. Milliseconds
 */
export async function stopInOrder(
  app: { close: () => PromiseLike<unknown> },
  lifecycle: Lifecycle,
  delay: number,
): Promise<void> {
  lifecycle.stopping = true;
  await sleep(delay);
  await app.close();
}
