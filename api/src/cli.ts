import { AppError } from './errors/errors';
import { commands } from './cli/commands';
import { keepHeapLean } from './infra/process/lean-heap';
import { openShop } from './open-shop';

/**
 * `node dist/cli.cjs <command> [arguments]`. Results go to stdout, everything else to stderr; a failure is one sentence
 * and a non-zero exit.
 */
async function main([name = '', ...args]: string[]): Promise<void> {
  const command = commands[name];
  if (!command) throw new Error(`Commands: ${Object.keys(commands).join(', ')}`);
  keepHeapLean();
  const shop = openShop(command.offline === true);
  try {
    await command.run(shop, args);
  } finally {
    await shop.close();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  if (!(error instanceof AppError) && process.env.LOG_LEVEL === 'debug') console.error(error);
  process.exitCode = 1;
});
