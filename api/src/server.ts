import { stopInOrder } from '@tessera/server/stopping';
import { buildApp } from './app';
import { loadConfig } from './core/config';
import { closeInfra, createInfra } from './infra';
import { createLogger, exitOnCrash } from './infra/process/logger';
import { runUntilStopped } from './infra/process/stop-signal';
import { checkSecret } from './modules/auth/sessions/check-secret';
import { createServices } from './services';

/** The HTTP server: answers as soon as it listens; the database must have been migrated. */
async function main(): Promise<void> {
  const config = loadConfig();
  const logger = createLogger(config.log_level, 'api');
  exitOnCrash(logger);
  const delay_ms = config.shutdown_delay * 1_000;
  const start = async () => {
    const infra = createInfra({ config, logger });
    const services = createServices(infra);
    await checkSecret(infra, services.sessions);
    const app = await buildApp(infra, services);
    await infra.changes.start();
    await app.listen({ port: config.api_port, host: config.api_host });
    logger.info({ address: app.server.address() }, 'the API listens');
    return async () => {
      await stopInOrder(app, infra.lifecycle, delay_ms);
      await closeInfra(infra);
    };
  };
  await runUntilStopped(logger, start, { delay_ms });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
