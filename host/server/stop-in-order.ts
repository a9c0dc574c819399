import type { FastifyInstance } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Readiness } from './readiness';

/** What is still running by then is cut off: containers' engines kill after ten seconds. Milliseconds. */
const PATIENCE = 8_000;

/** Takes no more connections, and resolves when the last answer is out, or cut off. */
async function finish({ server }: FastifyInstance): Promise<void> {
  const cutOff = setTimeout(() => server.closeAllConnections(), PATIENCE);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearTimeout(cutOff);
}

/**
 * Stops a server without a failed request: says that it is not ready while it goes on answering, takes no more
 * connections, finishes what is running, and only then ends what that needs.
 * @param delay seconds, as long as the balancer takes to hear of it
 */
export async function stopInOrder(app: FastifyInstance, readiness: Readiness, delay: number): Promise<void> {
  readiness.stop();
  await sleep(delay * 1_000);
  await finish(app);
  await app.close();
}
