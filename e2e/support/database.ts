import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DATABASE, homeAt, ROLE } from '../../scripts/src/postgres/cluster';
import { findPostmaster } from '../../scripts/src/postgres/pid-file';
import { call } from './api';
import { currentShop } from './shop';

const home = () => homeAt(join(currentShop().dataDir, 'postgres'));

/** Connection string of the shop's database. @throws Error when it does not run */
export function databaseUrl(): string {
  const { cluster, passwordFile } = home();
  const postmaster = findPostmaster(cluster);
  if (!postmaster) throw new Error(`No PostgreSQL runs in ${cluster}`);
  return `postgres://${ROLE}:${readFileSync(passwordFile, 'utf8').trim()}@127.0.0.1:${postmaster.port}/${DATABASE}`;
}

/**
 * Ends the database at once, as `pg_ctl stop -m immediate` does, and keeps the supervisor from bringing it back.
 * @returns lets the supervisor go on, and waits until the API can read again
 */
export async function crashDatabase(): Promise<() => Promise<void>> {
  const { supervisor } = currentShop();
  const { cluster } = home();
  const postmaster = findPostmaster(cluster);
  if (!postmaster) throw new Error(`No PostgreSQL runs in ${cluster}`);
  process.kill(supervisor, 'SIGSTOP');
  process.kill(postmaster.pid, 'SIGQUIT');
  while (findPostmaster(cluster)) await sleep(50);
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
