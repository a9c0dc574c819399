import os from 'node:os';
import { loadConfig } from './core/config';
import { closeInfra, createInfra } from './infra';
import { createLogger } from './infra/process/logger';
import { runUntilStopped } from './infra/process/stop-signal';
import { createDeriveService } from './modules/media/derive.service';

/**
 * Makes smaller pictures, and nothing else. A process of its own, which the worker starts: only a process has a priority
 * that its native threads share, and it may die over a picture without taking mails and invoices with it.
 */
async function main(): Promise<void> {
  os.setPriority(os.constants.priority.PRIORITY_LOW);
  // Its worker is gone, however that ended.
  process.on('disconnect', () => process.exit(0));
  const config = loadConfig();
  const logger = createLogger(config.log_level, 'pictures');
  await runUntilStopped(logger, async () => {
    const infra = createInfra({ config, logger, role: 'pictures' });
    await createDeriveService(infra).work();
    return () => closeInfra(infra);
  });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
