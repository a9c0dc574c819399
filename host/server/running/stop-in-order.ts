import type { FastifyInstance } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Readiness } from './readiness';
import type { RunningRequests } from './running-requests';

export interface Stoppable {
  app: FastifyInstance;
  readiness: Readiness;
  requests: RunningRequests;
}

/** What is still running by then is cut off: containers' engines kill after ten seconds. Milliseconds. */
const PATIENCE = 8_000;
/** The last answer is on its way then, and what was sent over an open connection just before has arrived. Milliseconds. */
const LAST_WORD = 100;

/** Takes no more connections, and resolves when the last answer is out, or cut off. */
async function finish({ app: { server }, requests }: Stoppable): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const answered = requests.done().then(() => sleep(LAST_WORD));
  await Promise.race([closed, answered, sleep(PATIENCE, undefined, { ref: false })]);
  // connections over which nothing was ever asked count as busy: browsers open some for later
  server.closeAllConnections();
  await closed;
}

/**
 * Stops a server without a failed request: says that it is not ready while it goes on answering, takes no more
 * connections, finishes what is running, and only then ends what that needs.
 * @param delay seconds, as long as the balancer takes to hear of it
 */
export async function stopInOrder(server: Stoppable, delay: number): Promise<void> {
  server.readiness.stop();
  await sleep(delay * 1_000);
  await finish(server);
  await server.app.close();
}
