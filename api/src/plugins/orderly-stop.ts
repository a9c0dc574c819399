import type { ServerResponse } from 'node:http';
import type { App } from '../framework/http';
import type { Infra } from '../infra';

/** Less than the time after which the process is ended (infra/process/stop-signal.ts): the database is closed in what is left. */
const PATIENCE_MS = 6_000;
const LOOK_EVERY_MS = 50;

/**
 * Lets `close` finish what runs and then end. Node.js closes a connection only where it is idle when the server is closed:
 * one whose answer was still under way, or that has not asked for anything yet, would be waited for until its client
 * leaves.
 * @param lifecycle while it is `stopping`, each answer closes its connection (RFC 9112 §9.6)
 * @param patience_ms how long requests may go on for; then their connections are cut
 */
export function orderlyStop(app: App, { lifecycle }: Pick<Infra, 'lifecycle'>, patience_ms = PATIENCE_MS): void {
  const { server } = app;
  const running = new Set<ServerResponse>();

  server.on('request', (_request, answer) => {
    running.add(answer);
    answer.once('close', () => running.delete(answer));
  });

  app.addHook('onSend', (_request, reply, payload, done) => {
    if (lifecycle.stopping) reply.header('connection', 'close');
    done(null, payload);
  });

  app.addHook('preClose', (done) => {
    if (!server.listening) return done();
    // So that nobody sends another request after it.
    for (const answer of running) if (!answer.headersSent) answer.setHeader('connection', 'close');
    const until = performance.now() + patience_ms;
    const looking = setInterval(() => {
      const late = performance.now() >= until;
      if (late && running.size > 0) app.log.warn({ requests: running.size }, 'requests were cut off by the stop');
      if (late || running.size === 0) server.closeAllConnections();
    }, LOOK_EVERY_MS);
    server.once('close', () => clearInterval(looking));
    done();
  });
}
