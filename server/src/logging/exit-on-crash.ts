import type { Logger } from 'pino';

/**
 * What nobody caught leaves a process in a state that nobody knows: it is logged as one line and the process ends with
 * status 1, for whoever supervises it to start it again. Nothing is exempt: streams and sockets that may fail have
 * listeners of their own.
 */
export function exitOnCrash(logger: Logger): void {
  // Rejections that nobody handles come here too, with their origin.
  process.on('uncaughtException', (error: unknown, origin: string) => {
    logger.fatal({ err: error, origin }, 'the process ends: a failure that nobody caught');
    process.exit(1);
  });
}
