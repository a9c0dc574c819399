import type { Logger } from './logger';

const PATIENCE_MS = 10_000;

/** Stops in good order at SIGTERM or SIGINT; what takes longer than ten seconds is cut off. */
export function onStopSignal(logger: Logger, stop: () => Promise<void>): void {
  let stopping = false;
  const handle = (): void => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', handle);
  process.on('SIGINT', handle);
}
