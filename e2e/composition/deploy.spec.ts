import { execFile } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '@tessera/scripts/basics';
import { editedBuild, type Build } from '../support/builds/builds';
import { liveRemote, publish, setLive } from '../support/builds/registry';
import { call, createShopper } from '../support/shop/api';
import { listProcesses } from '../support/shop/processes';
import { shopProcesses, type ShopInfo } from '../support/shop/shop';
import { expect, test } from '../support/test';

const OLD_WORDS = 'Your cart is empty';
const NEW_WORDS = 'Nothing is in your cart yet';

async function deployByCommand(remote: string, { url, admin }: ShopInfo): Promise<void> {
  const env = { ...process.env, SHOP_URL: url, SHOP_ADMIN_EMAIL: admin.email, SHOP_ADMIN_PASSWORD: admin.password };
  await promisify(execFile)('npm', ['run', '--silent', 'deploy', '-w', `remote-${remote}`], { cwd: ROOT, env });
}

function reworded(): Build {
  return editedBuild('cart', (text) => text.replaceAll(OLD_WORDS, NEW_WORDS));
}

/** Those that nobody replaces while all is well; a renderer that was late is. */
function lastingProcesses(shop: ShopInfo): number[] {
  const renderers = listProcesses().filter(({ command }) => command.includes('renderer.cjs'));
  const replaced = new Set(renderers.map(({ pid }) => pid));
  return shopProcesses(shop)
    .filter((pid) => !replaced.has(pid))
    .sort();
}

test('one remote goes live for fresh pages without restarting anything, and goes back by its team’s command', async ({
  context,
  page,
  shop,
  shopper,
}) => {
  const before = await liveRemote('cart');
  const processes = lastingProcesses(shop);
  await shopper.visit('/cart');
  const words = (text: string) => shopper.main.getByRole('heading', { name: text });
  await expect(words(OLD_WORDS)).toBeVisible();

  const build = reworded();
  expect((await publish(build)).status).toBe(201);
  expect((await publish(build)).status, 'a version never changes').toBe(409);
  await page.reload();
  await expect(words(OLD_WORDS), 'published is not live').toBeVisible();

  const open = await context.newPage();
  await open.goto('/products');
  await setLive('cart', build.descriptor.version);
  await expect(async () => {
    await page.reload();
    await expect(words(NEW_WORDS)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  expect(lastingProcesses(shop)).toEqual(processes);

  // a tab that was open before composes what it was told then, from files that are still served
  await open.evaluate(() => {
    history.pushState({}, '', '/cart');
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  await expect(open.getByRole('main').getByRole('heading', { name: OLD_WORDS })).toBeVisible();
  for (const file of [...before.descriptor.assets.entry.js, ...(before.descriptor.assets.pages['cart']?.js ?? [])]) {
    expect((await fetch(shop.url + before.base_url + file)).status, file).toBe(200);
  }
  await open.close();

  // the command of the team that owns it; this very build was published when the shop was opened
  await deployByCommand('cart', shop);
  expect((await liveRemote('cart')).version).toBe(before.version);
  await expect(async () => {
    await page.reload();
    await expect(words(OLD_WORDS)).toBeVisible({ timeout: 2_000 });
  }).toPass();
});

test('only admins publish, and only what fits', async () => {
  const build = reworded();
  const { tokens } = await createShopper();
  const path = 'admin/remotes/cart/versions';
  expect((await call(path, { method: 'POST', body: new FormData() })).status).toBe(401);
  expect((await call(path, { method: 'POST', body: new FormData(), token: tokens.access })).status).toBe(403);

  const file = build.descriptor.entry;
  const forged: Build = { ...build, files: new Map([...build.files, [file, Buffer.from('// something else')]]) };
  expect((await publish(forged)).status).toBe(422);

  const fromTheFuture: Build = { ...build, descriptor: { ...build.descriptor, contract: '^9.0.0' } };
  expect((await publish(fromTheFuture)).status).toBe(422);

  const withRoute = (path: string): Build => {
    const { routes } = build.descriptor;
    const more = routes.slice(0, 1).map((route) => ({ ...route, path }));
    return { ...build, descriptor: { ...build.descriptor, routes: [...routes, ...more] } };
  };
  expect((await publish(withRoute('/products/halo-vase'))).status, "another remote's").toBe(409);
  for (const path of ['/:a?', '/cart/../auth/login', '/sw.js', '/admin/auth/:page']) {
    expect((await publish(withRoute(path))).status, path).toBe(422);
  }
});

test('the host’s build names none of the remotes', async () => {
  const folder = join(ROOT, 'host', 'dist', 'js');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  expect(scripts).not.toHaveLength(0);
  for (const script of scripts) {
    const code = readFileSync(join(folder, script), 'utf8');
    for (const remote of ['catalog', 'account', 'cart', 'admin']) {
      expect(code, script).not.toContain(`tessera_${remote}`);
      expect(code, script).not.toContain(`remotes/${remote}`);
      expect(code, script).not.toContain(`remote-${remote}`);
    }
    expect(code, script).not.toContain('"catalog"');
  }
});

test('the server’s part of a build is nobody’s to download', async ({ shop }) => {
  const { base_url } = await liveRemote('cart');
  expect((await fetch(`${shop.url + base_url}server/server.js`)).status).toBe(404);
  expect((await fetch(`${shop.url + base_url}../../../../secret`)).status).toBe(404);
  expect((await fetch(`${shop.url}/assets/server/server.js`)).status).toBe(404);
});
