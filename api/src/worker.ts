import { loadConfig } from './core/config';
import { answerSupervisor } from './infra/process/answer-supervisor';
import { closeInfra, createInfra } from './infra';
import { keepHeapLean } from './infra/process/lean-heap';
import { createLogger, exitOnCrash } from './infra/process/logger';
import { runUntilStopped } from './infra/process/stop-signal';
import { registerJobs } from './jobs';
import { checkSecret } from './modules/auth/sessions/check-secret';
import { startPictureProcess } from './picture-process';
import { createServices } from './services';

/** Takes jobs from the queue; any number of workers may run. */
async function main(): Promise<void> {
  keepHeapLean();
  const config = loadConfig();
  const logger = createLogger(config.log_level, 'worker');
  exitOnCrash(logger);
  await runUntilStopped(logger, async () => {
    const infra = createInfra({ config, logger, role: 'worker' });
    const services = createServices(infra);
    await checkSecret(infra, services.sessions);
    await registerJobs(infra, services);
    answerSupervisor();
    const leave = services.status.startBeating();
    const stopPictures = startPictureProcess(logger);
    logger.info('the worker waits for jobs');
    return async () => {
      stopPictures();
      await leave();
      await closeInfra(infra);
    };
  });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
