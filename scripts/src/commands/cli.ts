import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../basics/paths';
import { say } from '../basics/progress';
import { runMain } from '../basics/trouble';
import { buildStale } from '../build/run';
import { startPostgres } from '../postgres/postgres';
import { apiEnvironment, readSettings, type Environment } from '../start/settings';

/** Ctrl-C reaches the command itself, which may have something to end first; its database stays until then. */
function runCommand(args: string[], env: Environment): Promise<number> {
  process.on('SIGINT', () => undefined);
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['api/dist/cli.cjs', ...args], { cwd: ROOT, env, stdio: 'inherit' });
    child.once('error', reject);
    child.once('close', (status) => resolve(status ?? 1));
  });
}

/**
 * `npm run seed`, `npm run import`, `npm run admin:create`: one command of the API on the shop's database, whether the shop runs or not.
 */
runMain(async () => {
  const args = process.argv.slice(2);
  const settings = readSettings();
  await buildStale(ROOT, ['api']);
  if (settings.databaseUrl) return runCommand(args, apiEnvironment(settings, settings.databaseUrl));
  const postgres = await startPostgres({ dataDir: join(settings.dataDir, 'postgres'), say });
  try {
    const env = apiEnvironment(settings, postgres.url);
    const migrated = postgres.reused ? 0 : await runCommand(['migrate'], env);
    return migrated || (await runCommand(args, env));
  } finally {
    if (!postgres.reused) await postgres.stop();
  }
});
