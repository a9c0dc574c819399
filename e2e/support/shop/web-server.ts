import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { ROOT } from '@tessera/scripts/basics';
import { freePort } from '@tessera/scripts/process';
import type { ShopInfo } from './shop';

const READY_MS = 20_000;

/** A web server beside the shop's own. */
export interface WebServer {
  url: string;
  stop: () => Promise<void>;
}

/** Starts one more web server of the tests' shop, with caches of its own and the limits that it has by default. */
export async function startWebServer({ apiUrl, filesDir }: ShopInfo): Promise<WebServer> {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-web-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { RENDER_LIMIT_MAX: _limit, ...env } = process.env;
  const server = spawn(process.execPath, ['host/dist/server/web.cjs'], {
    cwd: ROOT,
    env: {
      ...env,
      PORT: String(port),
      API_URL: apiUrl,
      DATA_DIR: folder,
      FILES_DIR: filesDir,
      PUBLIC_URL: url,
      LOG_LEVEL: 'silent',
      SHUTDOWN_DELAY: '0',
      NODE_ENV: 'production',
    },
    stdio: 'ignore',
  });
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, { timeout: READY_MS }).toBe(true);
  return {
    url,
    async stop() {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
