import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TestShop } from './harness';

/** Built by `npm test` before its tests, and by `npm run build`. */
const PROGRAM = path.join(__dirname, '../dist/server.cjs');
const READY_TRIES = 1_200;

export interface ApiProcess {
  url: string;
  stop(): Promise<void>;
}

/** The built API as a process of its own, on the database of a test's shop. */
export async function startApiProcess({ infra }: TestShop, env: Record<string, string> = {}): Promise<ApiProcess> {
  if (!existsSync(PROGRAM)) throw new Error('The API is not built: npm run build');
  const { database_url, files_dir } = infra.config;
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [PROGRAM], {
    env: {
      ...process.env,
      ...{ DATABASE_URL: database_url, API_PORT: String(port), API_URL: url, SHOP_SECRET: 'ab'.repeat(32) },
      ...{ DATA_DIR: files_dir, FILES_DIR: files_dir, LOG_LEVEL: 'silent', TEST_CARDS: '1' },
      ...{ RATE_LIMIT_MAX: '1000000', RATE_LIMIT_AUTH_MAX: '1000000', RATE_LIMIT_FORMS_MAX: '1000000', ...env },
    },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  for (let attempt = 0; attempt < READY_TRIES; attempt += 1) {
    if (child.exitCode !== null) break;
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return { url, stop };
    await sleep(100);
  }
  await stop();
  throw new Error('The API does not answer');
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
