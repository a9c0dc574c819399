import { DRILL } from '../support/drill';
import { PROBE_PATH, probeBuild } from '../support/builds/builds';
import { deploy } from '../support/builds/registry';
import { stopTheClock } from '../support/page/clock';
import type { Shopper } from '../support/people/shopper';
import { expect, test } from '../support/test';

/** Of the same page with other words, which host/src/pages/error/error-page.test.tsx and report/error-info.test.ts tell of. */
const LIKE_OTHERS = [
  'Connection Error',
  'Request Timeout',
  'Access Denied',
  'Payment Error',
  'Under Maintenance',
  'Unexpected Error',
];
/** What a page may throw, and the title that docs/product.md §8 gives it. */
const FAILURES = [
  { thrown: { status: 500 }, title: 'Server Error', retry: true },
  { thrown: { code: 'network' }, title: 'Connection Error', retry: true },
  { thrown: { status: 408 }, title: 'Request Timeout', retry: true },
  { thrown: { status: 403 }, title: 'Access Denied', retry: true },
  { thrown: { status: 402 }, title: 'Payment Error', retry: true },
  { thrown: { status: 503 }, title: 'Under Maintenance', retry: false },
  { thrown: {}, title: 'Unexpected Error', retry: true },
];

/** The probe throws what its visitor asks for in the address, in the browser alone. */
const THROWS_AS_ASKED = `
  const asked = new URL(location.href).searchParams.get('fails');
  if (asked && !sessionStorage.getItem('well')) throw Object.assign(new Error('probe: asked to fail'), JSON.parse(asked));`;

const addressOf = (thrown: object): string => `${PROBE_PATH}?fails=${encodeURIComponent(JSON.stringify(thrown))}`;

async function openFailure(shopper: Shopper, thrown: object, title: string): Promise<void> {
  await expect(async () => {
    await shopper.visit(addressOf(thrown));
    await expect(shopper.main.getByRole('heading', { name: title })).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

test.beforeAll(async ({ shop }) => {
  await deploy(probeBuild({ heading: 'Well', browser: THROWS_AS_ASKED, server: "throw new Error('browser only');" }));
  await expect.poll(async () => (await fetch(shop.url + PROBE_PATH)).status).toBe(200);
});

test.beforeEach(({ faults }) => {
  faults.allow(/probe: asked to fail/, /React error #422/);
});

test.afterAll(async () => {
  await deploy(probeBuild({ heading: 'Well again' }));
});

for (const { thrown, title, retry } of FAILURES) {
  const once = LIKE_OTHERS.includes(title) ? DRILL : {};
  test(
    `${JSON.stringify(thrown)} is the error page '${title}', with a way on (docs/product.md §2, §8)`,
    once,
    async ({ shopper }) => {
      await openFailure(shopper, thrown, title);
      const { main } = shopper;
      await expect(main.getByRole('heading', { name: 'What you can do' })).toBeVisible();
      expect(await main.getByRole('region', { name: 'What you can do' }).getByRole('listitem').count()).toBeGreaterThan(
        1,
      );
      for (const name of ['Go Back', 'Report', 'Technical details']) {
        await expect(main.getByText(name, { exact: true })).toBeVisible();
      }
      for (const [name, path] of [
        ['Homepage', '/'],
        ['Contact Support', '/contact'],
        ['Help Center', '/faq'],
        ['Status Page', '/status'],
      ] as const) {
        await expect(main.getByRole('link', { name })).toHaveAttribute('href', path);
      }
      await expect(main.getByRole('button', { name: 'Try Again' })).toHaveCount(retry ? 1 : 0);
    },
  );
}

test(
  'the error ID can be copied, and says so for 2 s (docs/product.md §2, §9)',
  DRILL,
  async ({ page, shopper, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    await openFailure(shopper, { status: 500 }, 'Server Error');
    const id = await shopper.main.locator('code').innerText();
    expect(id.length).toBeGreaterThan(6);
    await stopTheClock(page);
    const copy = shopper.main.getByRole('button', { name: /^Cop/ });
    await copy.click();
    await expect(copy).toHaveText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(id);
    await page.clock.runFor(1_999);
    await expect(copy).toHaveText('Copied');
    await page.clock.runFor(1);
    await expect(copy).toContainText('Copy');
  },
);

test(
  'technical details name every field of the failure and can be shown and hidden (docs/product.md §2, §3)',
  DRILL,
  async ({ shopper }) => {
    await openFailure(shopper, { status: 500, code: 'probe.failed' }, 'Server Error');
    const message = shopper.main.getByText('probe: asked to fail');
    await expect(message).toBeHidden();
    await shopper.press(shopper.main.getByText('Technical details'));
    await expect(message).toBeVisible();
    await expect(shopper.main.getByText('probe.failed')).toBeVisible();
    await shopper.press(shopper.main.getByText('Technical details'));
    await expect(message).toBeHidden();
  },
);

test("'Try Again' says for 2 s that it tries, then loads the part without a reload (docs/product.md §4, §9)", async ({
  page,
  shopper,
}) => {
  await page.clock.install();
  await openFailure(shopper, { status: 500 }, 'Server Error');
  await shopper.markDocument();
  await page.evaluate(() => sessionStorage.setItem('well', '1'));
  await stopTheClock(page);
  await shopper.main.getByRole('button', { name: 'Try Again' }).click();
  await expect(shopper.main.getByRole('button', { name: 'Retrying…' })).toBeVisible();
  await page.clock.runFor(1_999);
  await expect(shopper.main.getByRole('button', { name: 'Retrying…' })).toBeVisible();
  await page.clock.runFor(1);
  await page.clock.resume();
  await expect(shopper.heading('Well')).toBeVisible();
  await shopper.expectNoReload();
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test(
    'tips rotate every 2 s, and stand still while they are paused (docs/product.md §2, §9)',
    DRILL,
    async ({ page, shopper }) => {
      await page.clock.install();
      await openFailure(shopper, { status: 500 }, 'Server Error');
      const tips = shopper.main.getByRole('region', { name: 'Good to know' });
      const shown = () => tips.locator('li:not([aria-hidden=true])').innerText();
      await page.mouse.move(1, 1);
      await stopTheClock(page);
      const first = await shown();
      await page.clock.runFor(2_000);
      await expect.poll(shown).not.toBe(first);
      await tips.getByRole('button', { name: 'Pause tips' }).click();
      const second = await shown();
      await page.mouse.move(1, 1);
      await page.clock.runFor(10_000);
      expect(await shown()).toBe(second);
    },
  );
});

test('a report goes to the shop and comes back with a reference', async ({ shopper }) => {
  await openFailure(shopper, { status: 500 }, 'Server Error');
  await shopper.press(shopper.main.getByRole('button', { name: 'Report' }));
  await expect(shopper.main.getByText(/Thank you\. Your report has the reference \S+\./)).toBeVisible();
});
