import { setTimeout as sleep } from 'node:timers/promises';
import { DRILL, isDrill } from '../support/drill';
import { call } from '../support/shop/api';
import { descendantsOf } from '../support/shop/processes';
import { currentShop } from '../support/shop/shop';
import { expect, test } from '../support/test';

/** `npm run drill` does it often. */
const ROUNDS = isDrill ? 8 : 1;

const PROGRAMS = {
  'the API': 'api/dist/server.cjs',
  'the web server': 'host/dist/server/web.cjs',
  'a renderer': 'host/dist/server/renderer.cjs',
  'the worker': 'api/dist/worker.cjs',
};

const findPid = (program: string): number | undefined =>
  descendantsOf(currentShop().supervisor).find(({ command }) => command.includes(program))?.pid;

function pidOf(program: string): number {
  const pid = findPid(program);
  if (pid === undefined) throw new Error(`${program} does not run`);
  return pid;
}

/** Nobody has asked for this list before, so it comes from a renderer and the API. */
let asked = 0;
const freshList = (): string => `${currentShop().url}/products?category=all&search=lamp&min_price=${(asked += 1)}`;

async function isWhole(): Promise<boolean> {
  const response = await fetch(freshList(), { signal: AbortSignal.timeout(5_000) });
  return response.status === 200 && (await response.text()).includes('Tor Table Lamp</a>');
}

for (const [name, program] of Object.entries(PROGRAMS)) {
  // the supervisor itself, with what it does for any of them: supervisor.spec.ts
  const details = name === 'the web server' ? DRILL : {};
  test(`${name} is killed: it is started again and nothing is lost`, details, async () => {
    test.setTimeout(ROUNDS * 60_000);
    for (let round = 0; round < ROUNDS; round += 1) {
      // the supervisor gives up what dies more than six times within a minute
      if (round > 0) await sleep(12_000);
      const pid = pidOf(program);
      process.kill(pid, 'SIGKILL');
      await expect.poll(() => [undefined, pid].includes(findPid(program)), { timeout: 20_000 }).toBe(false);
      await expect.poll(() => isWhole().catch(() => false), { timeout: 30_000 }).toBe(true);
      expect((await call('users/me')).status).toBe(401);
    }
  });
}

/** A change that the web server hears of between the visit and the halt drops the page: then both are made again. */
async function haltWhileHeld(pid: number, url: string, text: string): Promise<void> {
  await expect(async () => {
    expect(await (await fetch(url)).text()).toContain(text);
    process.kill(pid, 'SIGSTOP');
    const held = await (await fetch(url)).text();
    if (!held.includes(text)) process.kill(pid, 'SIGCONT');
    expect(held).toContain(text);
  }).toPass({ timeout: 20_000 });
}

test(
  'the API hangs: pages still answer, and the browser fills in what is missing when it is back',
  DRILL,
  async ({ page, shop, shopper }) => {
    const pid = pidOf(PROGRAMS['the API']);
    const address = freshList();
    try {
      await haltWhileHeld(pid, `${shop.url}/products/arc-bookends`, 'Arc Bookends, Pair</h1>');
      await shopper.visit('/products/arc-bookends');
      await expect(shopper.heading('Arc Bookends, Pair')).toBeVisible();
      const response = await page.goto(address, { waitUntil: 'domcontentloaded' });
      expect(response?.status()).toBe(200);
      await shopper.expectTheRestWorks();
    } finally {
      process.kill(pid, 'SIGCONT');
    }
    await expect(shopper.main.getByRole('link', { name: 'Tor Table Lamp', exact: true })).toBeVisible({
      timeout: 30_000,
    });
  },
);

test(
  'an answer that the server lacked and that comes before the page is hydrated is shown',
  DRILL,
  async ({ page, shopper }) => {
    const sentence = 'Sortieren nach';
    const answered = page.waitForResponse(/\/api\/products\?/);
    // a page is hydrated when its sentences are there: those of the list are held back until the answer has come
    await page.route('**/remotes/catalog/**/*.js', async (route) => {
      const response = await route.fetch();
      if ((await response.text()).includes(sentence)) await (await answered).finished();
      await route.fulfill({ response });
    });
    const address = freshList().replace('/products', '/de/products');
    const pid = pidOf(PROGRAMS['the API']);
    process.kill(pid, 'SIGSTOP');
    try {
      await page.goto(address, { waitUntil: 'commit' });
    } finally {
      process.kill(pid, 'SIGCONT');
    }
    await expect(shopper.main.getByRole('link', { name: 'Tischleuchte Tor', exact: true })).toBeVisible();
    // what else the page fetches by then may be on its way still
    await page.unrouteAll({ behavior: 'wait' });
  },
);
