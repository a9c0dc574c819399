import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findPostgres } from '@tessera/scripts/postgres';
import { call } from './api';
import { currentShop } from './shop';

function runningDatabase() {
  const folder = join(currentShop().dataDir, 'postgres');
  const found = findPostgres(folder);
  if (!found) throw new Error(`No PostgreSQL runs in ${folder}`);
  return { ...found, isAlive: () => findPostgres(folder) !== undefined };
}

/** Connection string of the shop's database. @throws Error when it does not run */
export const databaseUrl = (): string => runningDatabase().url;

/**
 * Ends the database at once, as `pg_ctl stop -m immediate` does, and keeps the supervisor from bringing it back.
 * @returns lets the supervisor go on, and waits until the API can read again
 */
export async function crashDatabase(): Promise<() => Promise<void>> {
  const { supervisor } = currentShop();
  const database = runningDatabase();
  process.kill(supervisor, 'SIGSTOP');
  process.kill(database.pid, 'SIGQUIT');
  while (database.isAlive()) await sleep(50);
  return async () => {
    process.kill(supervisor, 'SIGCONT');
    await waitForApi();
  };
}

async function waitForApi(): Promise<void> {
  const end = Date.now() + 60_000;
  for (;;) {
    const response = await call('products?page_size=1').catch(() => undefined);
    if (response?.ok) return;
    if (Date.now() > end) throw new Error('The API did not recover within a minute.');
    await sleep(100);
  }
}
