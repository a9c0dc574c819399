import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { installFromRepository, startDevelopment, teamToken, tessera, type Ended } from '../support/builds/own-remote';
import { liveRemote } from '../support/builds/registry';
import { DRILL } from '../support/drill';
import type { ShopInfo } from '../support/shop/shop';
import { expect, test } from '../support/test';

let folder: string;
test.beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'tessera-own-'))));
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

const expectOk = ({ ok, words }: Ended): string => {
  expect(ok, words).toBe(true);
  return words;
};

function edit(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

/** What a page comes from without the remote: the shell's files. */
async function shellOf(shop: ShopInfo): Promise<string[]> {
  const html = await fetch(`${shop.url}/faq`).then((response) => response.text());
  return [...html.matchAll(/\/assets\/js\/main\.[0-9a-f]+\.js/g)].map(([file]) => file);
}

const PLACES = ['product-below-price', 'cart-aside', 'account-card'];
const HELLO = 'From another team.';

/** The part of a team in a place of the page on show. */
const partIn = (page: Page, place: string) => page.locator(`[data-slot="reviews:${place}"]`);

/** What the team has put into other teams' pages: in the HTML itself, alive in a browser, and where only browsers draw. */
async function expectInPlaces(page: Page, browser: Browser, shop: ShopInfo): Promise<void> {
  const address = '/products/ember-mug';
  await expect(async () => {
    const html = await fetch(`${shop.url}${address}`).then((answer) => answer.text());
    expect(html).toMatch(/data-slot="reviews:product-below-price"[^>]*data-unhydrated=""/);
    expect(html).toContain(HELLO);
  }).toPass();
  const without = await browser.newContext({ javaScriptEnabled: false });
  const plain = await without.newPage();
  await plain.goto(shop.url + address);
  await expect(plain.getByText(HELLO)).toBeVisible();
  await without.close();
  const press = async (place: string) => {
    const part = partIn(page, place);
    await part.scrollIntoViewIfNeeded();
    await part.getByRole('button', { name: 'Note it' }).click();
    await expect(part.getByRole('status')).toHaveText('Noted.');
  };
  await page.goto(address);
  await press('product-below-price');
  expect(await page.evaluate(shiftsSeen), 'nothing has moved').toBeLessThan(0.01);
  await expect(page.locator('[data-page][data-unhydrated]')).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  await page.goto('/cart');
  await press('cart-aside');
}

/** What the browser has counted of the page's parts that moved by themselves. */
const shiftsSeen = () =>
  new Promise<number>((resolve) => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve(sum), 300);
  });

/** Tests, builds, publishes and promotes what lies in a folder, as its team does. */
async function ship(project: string, shop: ShopInfo, env: Record<string, string>): Promise<void> {
  expect(expectOk(await tessera(project, ['test'], { env }))).toContain(`${3 + 2 * PLACES.length} passed`);
  // other tests find this shop's footer as it was, even where this one fails
  edit(join(project, 'remote.json'), (text) => text.replace(/"navigation": \[[^]*?\],\n/, '"navigation": [],\n'));
  expectOk(await tessera(project, ['build']));
  expect(expectOk(await tessera(project, ['doctor'], { env }))).not.toContain('✗');
  expectOk(await tessera(project, ['publish'], { env }));
  expect((await fetch(`${shop.url}/reviews`)).status, 'published is not live').toBe(404);
  const link = expectOk(await tessera(project, ['preview'], { env })).match(/http\S+/)?.[0] ?? '';
  expect((await fetch(link, { redirect: 'manual' })).headers.get('location')).toBe('/reviews');
  expect(expectOk(await tessera(project, ['promote'], { env }))).toContain(`Live at ${shop.url}: reviews 1.0.0-`);
}

/** What is being changed is seen at an address of the developer's own, at once, and by nobody else. */
async function developBesides(page: Page, project: string, shop: ShopInfo): Promise<void> {
  const messages = join(project, 'src/messages/page.ts');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  edit(messages, (text) => text.replace('Say thanks', 'Applaud'));
  const development = await startDevelopment(project);
  try {
    await page.goto(`${development.url}/reviews`);
    await expect(button('Applaud')).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Development' })).toContainText(
      'reviews comes from this machine',
    );
    edit(messages, (text) => text.replace('Applaud', 'Clap'));
    await expect(button('Clap')).toBeVisible();
    await page.goto(`${shop.url}/reviews`);
    await expect(button('Say thanks')).toBeVisible();
  } finally {
    await development.stop();
  }
}

/** What would reach beyond its own page does not get through its build: scripts/webpack/checks has the rules. */
async function expectRefused(project: string): Promise<void> {
  const sheet = join(project, 'src/features/reviews/reviews-page.module.css');
  const before = readFileSync(sheet, 'utf8');
  edit(sheet, (text) => `${text}\nbody { margin: 0; }\n`);
  const { ok, words } = await tessera(project, ['build']);
  expect(ok).toBe(false);
  expect(words).toContain("'body' reaches the whole page");
  writeFileSync(sheet, before);
}

test(
  'a team with nothing but the shop’s address writes, tests and ships a page, and fills places in others’',
  DRILL,
  async ({ browser, page, shop }) => {
    test.setTimeout(150_000);
    const shell = await shellOf(shop);
    expect(shell).not.toEqual([]);
    const answer = await fetch(`${shop.url}/kit.tgz`);
    expect(answer.headers.get('content-type')).toBe('application/gzip');
    const kit = join(folder, 'kit.tgz');
    writeFileSync(kit, Buffer.from(await answer.arrayBuffer()));
    const npx = join(folder, 'npx');
    await installFromRepository(npx, kit, `${shop.url}/kit.tgz`);
    expectOk(await tessera(npx, ['create', 'reviews'], { cwd: folder }));
    const project = join(folder, 'reviews');
    const [vendored = ''] = readdirSync(join(project, 'kit'));
    await installFromRepository(project, join(project, 'kit', vendored), `file:kit/${vendored}`);

    for (const place of PLACES) expectOk(await tessera(project, ['slot', place]));
    await expectRefused(project);
    const env = { TESSERA_TOKEN: await teamToken('reviews') };
    await ship(project, shop, env);
    await expect(async () => {
      const html = await fetch(`${shop.url}/reviews`).then((response) => response.text());
      expect(html).toContain('<h1>Reviews</h1>');
    }).toPass();
    await page.goto('/reviews');
    await page.getByRole('button', { name: 'Say thanks' }).click();
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Thanks, once.');
    await expectInPlaces(page, browser, shop);
    await page.goto('/de/reviews');
    await expect(page.getByRole('button', { name: 'Danke sagen' })).toBeVisible();
    expect((await liveRemote('reviews')).descriptor.team).toBe('Reviews');
    expect(await shellOf(shop), 'the host is what it was').toEqual(shell);
    await developBesides(page, project, shop);
    expectOk(await tessera(project, ['retire'], { env }));
    await expect(async () => expect((await fetch(`${shop.url}/reviews`)).status).toBe(404)).toPass();
    expect(await (await fetch(`${shop.url}/`)).text()).not.toContain('tessera-slot[place');
  },
);

test('npm installs the kit from the shop, and a project of it from the registry', DRILL, async ({ shop }) => {
  test.setTimeout(600_000);
  const npm = (program: string, args: string[], cwd: string) =>
    promisify(execFile)(program, args, { cwd, env: { ...process.env, NODE_ENV: 'development' } });
  await npm('npx', ['--yes', '--prefer-offline', `${shop.url}/kit.tgz`, 'create', 'gift-cards'], folder);
  const project = join(folder, 'gift-cards');
  await npm('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund'], project);
  await npm('npm', ['test'], project);
  const { stdout } = await npm('npm', ['run', 'build'], project);
  expect(stdout).toMatch(/gift-cards 1\.0\.0-[0-9a-f]{10} is built\./);
});
