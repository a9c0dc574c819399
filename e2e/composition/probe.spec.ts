import { PROBE_PATH, probeBuild } from '../support/builds/builds';
import { deploy, liveRemote, publish, setLive } from '../support/builds/registry';
import { garble } from '../support/builds/store-files';
import { DRILL } from '../support/drill';
import { expect, test } from '../support/test';

/** What an endless loop may cost a page: the deadline of 1 s, a new renderer, the shell, and a slow test machine. */
const PATIENCE_MS = 15_000;

async function htmlOf(url: string): Promise<{ status: number; html: string }> {
  const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
  return { status: response.status, html: await response.text() };
}

test.afterAll(async () => {
  await deploy(probeBuild({ heading: 'Well again' }));
});

test('a remote that nobody knew joins a running shop, rendered on the server and alive in the browser', async ({
  page,
  shop,
  shopper,
}) => {
  await deploy(probeBuild({ heading: 'Here I am' }));
  await expect.poll(async () => (await htmlOf(shop.url + PROBE_PATH)).html).toContain('<h1>Here I am</h1>');
  await shopper.visit(PROBE_PATH);
  await expect(shopper.heading('Here I am')).toBeVisible();
  await expect(page).toHaveTitle(/Here I am/);
});

test('a page that throws on the server is rendered by the browser instead', async ({ shop, shopper }) => {
  await deploy(probeBuild({ heading: 'From the browser', server: "throw new Error('probe: no server');" }));
  await expect(async () => {
    await shopper.visit(PROBE_PATH);
    await expect(shopper.heading('From the browser')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const { status, html } = await htmlOf(shop.url + PROBE_PATH);
  expect(status).toBe(200);
  expect(html).not.toContain('<h1>From the browser</h1>');
  // a busy machine may leave one page to the browser for want of time; that one is not kept
  await expect.poll(async () => (await htmlOf(`${shop.url}/products/ember-mug`)).html).toContain('Ember Mug</h1>');
});

test(
  'a page that throws in the browser shows its fallback, and recovers without a reload',
  DRILL,
  async ({ page, shopper, faults }) => {
    // React's own words for a page that throws while it is hydrated
    faults.allow(/probe: broken/, /React error #422/);
    const broken =
      "if (typeof window === 'object' && sessionStorage.getItem('broken')) throw new Error('probe: broken');";
    await deploy(probeBuild({ heading: 'Whole again', browser: broken }));
    await page.addInitScript(() => {
      if (!sessionStorage.getItem('seen')) sessionStorage.setItem('broken', '1');
      sessionStorage.setItem('seen', '1');
    });
    const failure = shopper.main.getByRole('alert').filter({ hasText: 'This part did not load' });
    await expect(async () => {
      await page.evaluate(() => sessionStorage.clear()).catch(() => undefined);
      await shopper.visit(PROBE_PATH);
      await expect(failure).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await shopper.markDocument();
    await shopper.expectTheRestWorks();
    await shopper.press(shopper.footer.getByRole('link', { name: 'Products' }));
    await expect(shopper.heading('All products')).toBeVisible();
    await page.goBack();
    await expect(failure).toBeVisible();
    await page.evaluate(() => sessionStorage.removeItem('broken'));
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(shopper.heading('Whole again')).toBeVisible();
    await shopper.expectNoReload();
  },
);

test('an entry that is no remote at all shows its fallback', DRILL, async ({ shopper, faults }) => {
  faults.allow(/Unexpected identifier/, /RUNTIME-\d+/, /React error #422/);
  await deploy(probeBuild({ entry: 'this is not { javascript', server: "throw new Error('probe: no server');" }));
  await expect(async () => {
    await shopper.visit(PROBE_PATH);
    await expect(shopper.main.getByRole('alert')).toContainText('This part did not load', { timeout: 2_000 });
  }).toPass();
  await shopper.expectTheRestWorks();
});

for (const [where, code] of [
  ['while a page is rendered', { server: 'for (;;) {}' }],
  ['while the build is loaded', { serverModule: 'for (;;) {}' }],
] as const) {
  test(
    `an endless loop ${where} costs one page its server rendering and nobody else anything`,
    DRILL,
    async ({ shop, shopper }) => {
      const build = probeBuild({ ...code, heading: 'Endless elsewhere' });
      await deploy(build);
      await expect(async () => {
        const { status, html } = await htmlOf(shop.url + PROBE_PATH);
        expect(status).toBe(200);
        expect(html).toContain(build.descriptor.version);
      }).toPass();
      await shopper.visit(PROBE_PATH);
      await expect(shopper.heading('Endless elsewhere')).toBeVisible();
      // pages that are not in the cache need a renderer
      for (const search of ['lamp', 'vase', 'oak']) {
        const unseen = `${shop.url}/products?category=all&search=${search}&sort=name&min_price=${Date.now() % 1_000}`;
        const { html } = await htmlOf(unseen);
        expect(/<h2[^>]*><a /.test(html), `${search} is rendered on the server`).toBe(true);
      }
    },
  );
}

test('a build whose files differ from the registry is never run on the server', async ({ shop }) => {
  const build = probeBuild({ heading: 'Registered' });
  expect((await publish(build)).status).toBe(201);
  const before = await liveRemote('probe');
  await setLive('probe', build.descriptor.version);
  const repair = await garble(
    'probe',
    'server/server.js',
    probeBuild({ heading: 'Smuggled in' }).files.get('server/server.js')?.toString() ?? '',
  );
  try {
    await expect
      .poll(async () => (await htmlOf(shop.url + PROBE_PATH)).html)
      .toContain(`/remotes/probe/${build.descriptor.version}/`);
    expect(before.version).not.toBe(build.descriptor.version);
    expect((await htmlOf(shop.url + PROBE_PATH)).html).not.toContain('Smuggled in');
  } finally {
    repair();
  }
});
