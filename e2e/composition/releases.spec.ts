import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DRILL } from '../support/drill';
import { violationsOfLike } from '../support/page/axe';
import { probeBuild, type Build } from '../support/builds/builds';
import { deploy, publish, retire, startCanary } from '../support/builds/registry';
import { expect, test } from '../support/test';

/** A remote of another team's that the shop did not bring along; another one for each test. */
function guides(name: string, heading: string): Build {
  const { descriptor, files } = probeBuild({ name, heading });
  const navigation = [{ label: `Our ${name}`, to: `/${name}`, slot: 'footer' as const, order: 900 }];
  return { descriptor: { ...descriptor, navigation }, files };
}

async function pageAt(url: string, headers: Record<string, string> = {}): Promise<string> {
  const response = await fetch(url, { headers });
  return `${response.status} ${/<h1[^>]*>([^<]*)/.exec(await response.text())?.[1] ?? ''}`;
}

test(
  'a team’s part is published, made live, seen in the shop, gone back to and taken out, by screen',
  DRILL,
  async ({ browser, page, shop, shopper }) => {
    test.setTimeout(120_000);
    const address = `${shop.url}/guides`;
    const [first, second] = [guides('guides', 'How to glaze'), guides('guides', 'How to glaze badly')];
    expect((await publish(first)).status).toBe(201);
    expect((await fetch(address)).status, 'published is not live').toBe(404);

    await page.setViewportSize({ width: 1440, height: 900 });
    await shopper.arriveAsOwner();
    await shopper.visit('/admin/settings/remotes');
    await shopper.press(shopper.main.getByRole('link', { name: 'guides' }));
    await expect(shopper.heading('guides')).toBeVisible();
    const dialog = page.getByRole('dialog');
    const { main } = shopper;

    // whoever has the link sees it in the shop before it is live
    await shopper.press(main.getByRole('button', { name: `Preview ${first.descriptor.version}` }));
    const link = await dialog.getByLabel('Link').inputValue();
    expect(await violationsOfLike(page, { opened: 'dialog[open]' }), 'a link').toEqual([]);
    await page.keyboard.press('Escape');
    const guest = await browser.newContext();
    const preview = await guest.newPage();
    await preview.goto(link);
    await expect(preview.getByRole('heading', { level: 1, name: 'How to glaze' })).toBeVisible();
    await expect(preview.getByRole('region', { name: 'Preview' })).toContainText(`guides ${first.descriptor.version}`);
    await expect(preview.getByRole('contentinfo').getByRole('link', { name: 'Our guides' })).toBeVisible();
    await preview.getByRole('button', { name: 'Leave the preview' }).click();
    await expect(preview.getByRole('heading', { level: 1, name: 'How to glaze' })).toHaveCount(0);
    await guest.close();
    expect((await fetch(address)).status, 'it is nobody else’s').toBe(404);

    await shopper.press(main.getByRole('button', { name: `Make live ${first.descriptor.version}` }));
    await expect(dialog).toContainText('From now on shoppers find /guides');
    expect(await violationsOfLike(page, { opened: 'dialog[open]' })).toEqual([]);
    await dialog.getByRole('button', { name: 'Make live' }).click();
    await expect(shopper.toast(`guides ${first.descriptor.version} is live`)).toBeVisible();
    await expect.poll(() => pageAt(address)).toBe('200 How to glaze');
    const visitor = await page.context().newPage();
    await visitor.goto('/guides');
    await expect(visitor.getByRole('heading', { level: 1, name: 'How to glaze' })).toBeVisible();
    await expect(visitor.getByRole('contentinfo').getByRole('link', { name: 'Our guides' })).toBeVisible();
    await visitor.close();

    // the next version comes from elsewhere, and this page hears of it; half of the visits get it first
    expect((await publish(second)).status).toBe(201);
    await shopper.press(main.getByRole('button', { name: `Make live ${second.descriptor.version}` }));
    await dialog.getByLabel('Visits that get it').selectOption('50');
    await dialog.getByRole('button', { name: 'Give it to these visits' }).click();
    await expect(main.getByText(`${second.descriptor.version}, 50 % of the visits`)).toBeVisible();
    const asVisit = (number: number) => pageAt(address, { cookie: `tessera_visit=${number}` });
    await expect.poll(() => asVisit(49)).toBe('200 How to glaze badly');
    expect([await asVisit(50), await asVisit(0)]).toEqual(['200 How to glaze', '200 How to glaze badly']);
    await shopper.press(main.getByRole('button', { name: 'End the canary' }));
    await dialog.getByRole('button', { name: 'End the canary' }).click();
    await expect.poll(() => asVisit(49)).toBe('200 How to glaze');
    await shopper.press(main.getByRole('button', { name: `Make live ${second.descriptor.version}` }));
    await dialog.getByRole('button', { name: 'Make live' }).click();
    await expect.poll(() => pageAt(address)).toBe('200 How to glaze badly');

    await shopper.press(main.getByRole('button', { name: 'Go back a version' }));
    await dialog.getByLabel('Reason').fill('Nobody glazes badly');
    await dialog.getByRole('button', { name: 'Go back a version' }).click();
    await expect.poll(() => pageAt(address)).toBe('200 How to glaze');
    await expect(main.getByRole('listitem').filter({ hasText: 'Nobody glazes badly' })).toContainText('Went back to');

    await shopper.press(main.getByRole('button', { name: 'Take out of the shop' }));
    await expect(dialog).toContainText('Shoppers who open /guides are told that there is no such page');
    await dialog.getByRole('button', { name: 'Take out of the shop' }).click();
    await expect(shopper.toast('guides is not part of the shop any more')).toBeVisible();
    await expect.poll(async () => (await fetch(address)).status).toBe(404);
    expect(await (await fetch(`${shop.url}/faq`)).text()).not.toContain('Our guides');
    await expect(main.getByText('Not in the shop')).toBeVisible();
    expect(await violationsOfLike(page, { opened: 'main' })).toEqual([]);
  },
);

test('a visit that gets a canary keeps it, alive in the browser, and is sent nothing that may be kept for others', async ({
  browser,
  shop,
}) => {
  const [first, second] = [guides('flyers', 'Flyers'), guides('flyers', 'Flyers anew')];
  await deploy(first);
  expect((await publish(second)).status).toBe(201);
  await startCanary('flyers', second.descriptor.version, 50);
  const address = `${shop.url}/flyers`;
  try {
    await expect.poll(() => pageAt(address, { cookie: 'tessera_visit=0' })).toBe('200 Flyers anew');
    const drawn = await fetch(address);
    expect(drawn.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^tessera_visit=\d+; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    expect(drawn.headers.get('cache-control')).toBe('private, no-cache');
    for (const [number, heading] of [
      ['0', 'Flyers anew'],
      ['99', 'Flyers'],
    ] as const) {
      const context = await browser.newContext();
      await context.addCookies([{ name: 'tessera_visit', value: number, url: shop.url }]);
      const page = await context.newPage();
      await page.goto(`${shop.url}/faq`);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Our flyers' }).click();
      await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
      await context.close();
    }
  } finally {
    await retire('flyers');
  }
  await expect.poll(async () => (await fetch(address)).status).toBe(404);
  expect((await fetch(`${shop.url}/faq`)).headers.get('cache-control')).toContain('public');
});

test('a file on the web server takes a part out of the shop, and brings it back', DRILL, async ({ shop }) => {
  await deploy(guides('leaflets', 'Leaflets'));
  const address = `${shop.url}/leaflets`;
  await expect.poll(() => pageAt(address)).toBe('200 Leaflets');
  const file = join(shop.dataDir, 'remotes-off');
  writeFileSync(file, 'leaflets # until it is well again\n');
  await expect.poll(async () => (await fetch(address)).status).toBe(404);
  expect((await fetch(`${shop.url}/cart`)).status).toBe(200);
  rmSync(file);
  await expect.poll(() => pageAt(address)).toBe('200 Leaflets');
  await retire('leaflets');
  await expect.poll(async () => (await fetch(address)).status).toBe(404);
});

test('what fails of a version in browsers stands on the part’s page, and goes nowhere but into the open network @drill', async ({
  page,
  shop,
  shopper,
  faults,
}) => {
  faults.allow(/broken/);
  const name = 'pamphlets';
  const build = probeBuild({ name, heading: 'Pamphlets', browser: 'throw new Error("broken");' });
  await deploy(build);
  try {
    await expect.poll(async () => (await fetch(`${shop.url}/${name}`)).status).toBe(200);
    const said = page.waitForResponse('**/api/remote-signals');
    await page.goto(`/${name}`);
    expect((await said).status()).toBe(204);
    await shopper.arriveAsOwner();
    await shopper.visit(`/admin/settings/remotes/${name}`);
    const table = page.getByRole('table', { name: 'In browsers' });
    await expect(table.getByRole('row', { name: new RegExp(`^${build.descriptor.version} [1-9]`) })).toBeVisible();
    // a sink for it: its secret is shown once, and what leads into the shop's own network is not sent
    await shopper.press(shopper.main.getByRole('button', { name: 'Set up Webhook' }));
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Address').fill('https://localhost:1/hook');
    expect(await violationsOfLike(page, { opened: 'dialog[open]' }), 'a sink').toEqual([]);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByLabel('Secret')).toHaveValue(/^whsec_/);
    await dialog.getByRole('button', { name: 'I have kept it' }).click();
    await shopper.press(shopper.main.getByRole('button', { name: 'Send a test' }));
    await expect(shopper.main.getByText(/It leads to an address that is not of the open network\.$/)).toBeVisible();
    expect(await violationsOfLike(page, { opened: 'main' })).toEqual([]);
  } finally {
    await retire(name);
  }
});
