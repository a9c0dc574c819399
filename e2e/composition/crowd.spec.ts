import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '@tessera/scripts/basics';
import { freePort } from '@tessera/scripts/process';
import { DRILL } from '../support/drill';
import { type ShopInfo, currentShop } from '../support/shop/shop';
import { expect, test } from '../support/test';

const CLIENTS = 24;
/** After so many of the crowd's requests a visitor comes. */
const ENOUGH = 150;

let server: ChildProcess;
let folder: string;
let url: string;

/** A web server of its own on the tests' shop, with the limits that it has by default. */
async function startWebServer({ url: shopUrl, filesDir }: ShopInfo): Promise<void> {
  folder = mkdtempSync(join(tmpdir(), 'tessera-crowd-'));
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const { RENDER_LIMIT_MAX: _limit, ...env } = process.env;
  server = spawn(process.execPath, ['host/dist/server/web.cjs'], {
    cwd: ROOT,
    env: {
      ...env,
      PORT: String(port),
      API_URL: shopUrl,
      DATA_DIR: folder,
      FILES_DIR: filesDir,
      PUBLIC_URL: url,
      LOG_LEVEL: 'silent',
      SHUTDOWN_DELAY: '0',
      NODE_ENV: 'production',
    },
    stdio: 'ignore',
  });
  await expect
    .poll(
      () =>
        fetch(`${url}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 20_000 },
    )
    .toBe(true);
}

test.beforeEach(() => startWebServer(currentShop()));
test.afterEach(async () => {
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true, force: true });
});

/** What a page holds for a visitor behind our balancer. */
async function pageFor(address: string, path: string): Promise<{ status: number; html: string }> {
  const headers = { 'x-forwarded-for': address };
  const response = await fetch(url + path, { headers, signal: AbortSignal.timeout(20_000) });
  return { status: response.status, html: await response.text() };
}

const CROWDS = {
  'from one address': () => '203.0.113.1',
  'each from an address of its own': (client: number) => `203.0.113.${client + 1}`,
};

for (const [where, addressOf] of Object.entries(CROWDS)) {
  test(
    `${CLIENTS} clients with made-up searches ${where} keep no visitor from a page with its content`,
    DRILL,
    async () => {
      test.setTimeout(120_000);
      const kept = '/products/ember-mug';
      const isWhole = (html: string) => html.includes('Ember Mug</h1>');
      // a shop that has just been opened is busy with its pictures
      const first = async () => isWhole((await pageFor('198.51.100.1', kept)).html);
      await expect.poll(first, { timeout: 30_000 }).toBe(true);

      let asked = 0;
      let here = true;
      const statuses = new Set<number>();
      const crowd = Array.from({ length: CLIENTS }, async (_, client) => {
        while (here)
          statuses.add((await pageFor(addressOf(client), `/products?search=made-up-${(asked += 1)}`)).status);
      });
      try {
        await expect.poll(() => asked, { timeout: 40_000 }).toBeGreaterThan(ENOUGH);
        expect(isWhole((await pageFor('198.51.100.1', kept)).html)).toBe(true);
        const { status, html } = await pageFor('198.51.100.2', '/products?category=all&search=lamp&max_price=987654');
        expect([status, html.includes('Tor Table Lamp</a>')]).toEqual([200, true]);
      } finally {
        here = false;
        await Promise.all(crowd);
      }
      // beyond its share a client is sent the shell, never a refusal
      expect([...statuses]).toEqual([200]);
    },
  );
}
