import type { Page } from '@playwright/test';
import { SLOT_FALLBACK, SLOT_WORDS, probeBuild, type ProbeCode } from '../support/builds/builds';
import { deploy, retire } from '../support/builds/registry';
import { DRILL } from '../support/drill';
import { Unattended } from '../support/page/unattended';
import { Shopper } from '../support/people/shopper';
import { adminAccess, callJson } from '../support/shop/api';
import type { ShopInfo } from '../support/shop/shop';
import { expect, test as base } from '../support/test';

/** What becomes of a page in whose browser a remote fails late, never ends, or changes what is not its own: decision 46. */

const test = base.extend<{ unattended: Unattended }>({
  unattended: async ({ launchOptions }, use) => {
    const browser = await Unattended.start(launchOptions);
    await use(browser);
    await browser.stop();
  },
});

const NAME = 'harmful';
const PATH = `/${NAME}`;
const PRODUCT = '/products/ember-mug';
/** The page looks six times before it says that it stands still. */
const STANDS_STILL_MS = 40_000;

interface Signals {
  versions: { version: string; threw: number; hung: number; ended: number; patched: number }[];
}

/** @returns its version, once visitors get it */
async function open(shop: ShopInfo, code: ProbeCode, path = PATH): Promise<string> {
  const build = probeBuild({ ...code, name: NAME });
  const { version } = build.descriptor;
  await deploy(build);
  const html = () => fetch(shop.url + path).then((answer) => answer.text());
  await expect.poll(html, { timeout: 20_000 }).toContain(`/remotes/${NAME}/${version}/`);
  return version;
}

async function expectSaid(version: string, kind: keyof Signals['versions'][number], timeout = 20_000): Promise<void> {
  const count = async () => {
    const { versions } = await callJson<Signals>(`admin/remotes/${NAME}/signals`, { token: await adminAccess() });
    return versions.find((one) => one.version === version)?.[kind] ?? 0;
  };
  await expect.poll(count, { timeout }).toBeGreaterThan(0);
}

const ENDLESS = "if (sessionStorage.getItem('endless')) for (;;);";
/** By then nobody is attached to the page any more. */
const GONE_MS = 3_000;

/** Has the page go to an address where something never ends, once the service worker answers for it and nobody looks. */
async function standStill(page: Page, url: string): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 30_000 });
  const leave = ({ to, after }: { to: string; after: number }): void => {
    sessionStorage.setItem('endless', '1');
    setTimeout(() => location.assign(to), after);
  };
  await page.evaluate(leave, { to: url, after: GONE_MS });
}

const FAILURE = 'This part did not load';
const filling = (browser: string): ProbeCode => ({
  slot: { place: 'product-below-price', priority: 'important', browser },
});

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ timeout: 180_000 });
test.afterAll(() => retire(NAME));

test(
  'what a remote’s timers and promises throw is told of its version, and the page stays',
  DRILL,
  async ({ shop, shopper, faults }) => {
    faults.allow(/later/);
    const late =
      "if (typeof window === 'object') { setTimeout(() => { throw new Error('later'); }, 100); void Promise.reject(new Error('later too')); }";
    const version = await open(shop, { heading: 'Harmful later', browser: late });
    await shopper.visit(PATH);
    await expect(shopper.heading('Harmful later')).toBeVisible();
    await expectSaid(version, 'threw');
    await expect(shopper.heading('Harmful later')).toBeVisible();
  },
);

test(
  'a page that stands still is loaded anew without the remote that was at work, and the cart is as it was',
  DRILL,
  async ({ shop, unattended }) => {
    const version = await open(shop, {
      heading: 'Harmful for ever',
      browser: `react.useEffect(() => { ${ENDLESS} });`,
    });
    await unattended.look(async (page) => {
      const shopper = new Shopper(page);
      // has been here before: the sign-in dialog does not open by itself
      await page.context().addCookies([{ name: 'sign-in-prompted', value: '1', url: shop.url }]);
      await shopper.visit(shop.url + PRODUCT);
      await shopper.press(shopper.addButton);
      await expect(shopper.cartLink).toHaveAccessibleName('Cart, 1 item');
      await standStill(page, shop.url + PATH);
    });
    await expectSaid(version, 'hung', STANDS_STILL_MS);
    await expectSaid(version, 'ended');
    await unattended.look(async (page) => {
      const shopper = new Shopper(page);
      const failure = shopper.main.getByRole('alert').filter({ hasText: FAILURE });
      await expect(failure).toBeVisible();
      await expect(shopper.cartLink).toHaveAccessibleName('Cart, 1 item');
      await page.evaluate(() => sessionStorage.removeItem('endless'));
      await failure.getByRole('button', { name: 'Try again' }).click();
      await expect(shopper.heading('Harmful for ever')).toBeVisible();
    });
  },
);

test('a slot that never ends is left out of the page that comes back', DRILL, async ({ shop, unattended }) => {
  const version = await open(shop, filling(ENDLESS), PRODUCT);
  await unattended.look(async (page) => {
    await new Shopper(page).visit(shop.url + PRODUCT);
    await expect(page.getByText(SLOT_WORDS)).toBeVisible();
    await standStill(page, shop.url + PRODUCT);
  });
  await expectSaid(version, 'ended', STANDS_STILL_MS);
  await unattended.look(async (page) => {
    await expect(page.getByText(SLOT_FALLBACK)).toBeVisible();
    await expect(new Shopper(page).addButton).toBeEnabled();
  });
});

test(
  'a page whose process ends, as one without memory does, comes back without what was at work',
  DRILL,
  async ({ page, shop, shopper, faults }) => {
    faults.allow(/is left out/, /React error #4\d\d/);
    const version = await open(shop, { heading: 'Harmful to memory' });
    await shopper.visit(PATH);
    await expect(shopper.heading('Harmful to memory')).toBeVisible();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('at-work'))).toContain(version);
    const crashed = page.waitForEvent('crash');
    const devtools = await page.context().newCDPSession(page);
    void devtools.send('Page.crash').catch(() => undefined);
    await crashed;
    // what was there a moment ago may be there still, in another tab
    await new Promise((resolve) => setTimeout(resolve, 6_000));
    // in the same tab, as a visitor does: Playwright itself does without a page whose process has ended
    await devtools.send('Page.reload');
    const expression = "document.querySelector('main [role=alert]')?.textContent";
    const alert = async () => (await devtools.send('Runtime.evaluate', { expression })).result.value;
    await expect.poll(alert, { timeout: 20_000 }).toContain(FAILURE);
    await expectSaid(version, 'ended');
  },
);

test(
  'what a remote changes of prototypes and fetch is put back, told by name, and nobody else’s page notices',
  DRILL,
  async ({ page, shop, shopper }) => {
    const patch =
      "const real = Array.prototype.map; Array.prototype.map = function () { return []; }; window.fetch = async () => { throw new Error('mine'); }; Object.prototype.mine = 1;";
    const entry = String(probeBuild({ name: NAME, heading: 'Harmful to all' }).files.get('remoteEntry.js'));
    const version = await open(shop, { heading: 'Harmful to all', entry: `${patch}${entry}` });
    await shopper.visit(PATH);
    await expect(shopper.heading('Harmful to all')).toBeVisible();
    await expectSaid(version, 'patched');
    expect(
      await page.evaluate(() => [[1, 2].map(String).length, fetch.toString().includes('native'), 'mine' in {}]),
    ).toEqual([2, true, false]);
    await shopper.press(shopper.footer.getByRole('link', { name: 'Products' }));
    await expect(shopper.heading('All products')).toBeVisible();
  },
);
