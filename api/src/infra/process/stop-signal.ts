import type { Logger } from './logger';

/** Less than the ten seconds after which containers' engines kill. */
const PATIENCE_MS = 8_000;

/**
 * Runs a program until SIGTERM or SIGINT, and stops it in good order, also when it is still starting; what takes longer
 * than eight seconds is cut off.
 * @param start starts the program and gives what stops it
 * @param delay_ms what it waits before it begins to stop, for balancers to hear of it
 * @throws what `start` throws
 */
export async function runUntilStopped(
  logger: Logger,
  start: () => Promise<() => Promise<void>>,
  { delay_ms = 0 } = {},
): Promise<void> {
  const started = start();
  let stopping = false;
  const handle = (): void => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), PATIENCE_MS + delay_ms).unref();
    started
      .then((stop) => stop())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          logger.error({ err: error }, 'stopping failed');
          process.exit(1);
        },
      );
  };
  process.on('SIGTERM', handle);
  process.on('SIGINT', handle);
  await started;
}
