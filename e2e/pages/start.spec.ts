import { DRILL } from '../support/drill';
import { expect, test } from '../support/test';

declare global {
  interface Window {
    shellBegan: number | undefined;
  }
}

test('the shell begins once the content has been painted', async ({ page, shopper }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('script[src*="/assets/js/main."]')) window.shellBegan ??= performance.now();
    }).observe(document, { childList: true, subtree: true });
  });
  await shopper.visit('/products/ember-mug');
  const [painted, began] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    window.shellBegan,
  ]);
  expect(painted).toBeGreaterThan(0);
  // it waits for a second at most (host/src/loader/start-script.ts)
  expect(began).toBeGreaterThan(Math.min(painted ?? 0, 1000));
});

test('no hint is written on the console as one without an address', DRILL, async ({ page, shopper }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await shopper.visit('/products/ember-mug');
  await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.querySelectorAll('link[data-late][href]').length)).toBe(1);
  expect(said.filter((text) => text.includes('preload'))).toEqual([]);
});

test("none of the page's own scripts is asked for before the content has been painted", async ({ page, shopper }) => {
  await shopper.visit('/products/ember-mug');
  const read = () =>
    page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      asked: performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/remotes\/catalog\/.*\.js$/.test(name))
        .map(({ startTime }) => startTime),
    }));
  // the shell may be alive before they have arrived
  await expect.poll(async () => (await read()).asked.length).toBeGreaterThanOrEqual(2);
  const { painted, asked } = await read();
  expect(painted).toBeGreaterThan(0);
  expect(Math.min(...asked)).toBeGreaterThan(painted);
});

const UNTOLD = {
  'tells nothing of its paints': () => {
    Reflect.deleteProperty(window, 'PerformanceObserver');
  },
  'says that it will, and does not': () => {
    window.PerformanceObserver.prototype.observe = () => undefined;
  },
  'shows the page in the background': () => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    window.PerformanceObserver.prototype.observe = () => undefined;
  },
};

for (const [browser, prepare] of Object.entries(UNTOLD)) {
  test(`a browser that ${browser} starts the shell all the same`, DRILL, async ({ page, shopper }) => {
    await page.addInitScript(prepare);
    await shopper.visit('/products/ember-mug');
    await expect(page.locator('[data-late]')).not.toHaveCount(0);
    await expect(page.locator('[data-late]:not([src], [href])')).toHaveCount(0);
    await shopper.press(shopper.header.getByRole('link', { name: 'Login' }));
    await expect(page.getByRole('dialog')).toBeVisible();
  });
}

for (const when of ['before the shell has begun', 'while the shell begins'] as const) {
  test(`who goes back within one document ${when} gets that page`, DRILL, async ({ page, shopper }) => {
    await shopper.visit('/products/ember-mug');
    await shopper.press(shopper.footer.getByRole('link', { name: 'Products' }));
    await expect(shopper.heading('All products')).toBeVisible();
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/assets\/js\/main\./, async (route) => {
      await released;
      await route.continue();
    });
    // this document takes the place of the one that both entries had
    await page.reload({ waitUntil: 'commit' });
    await expect(shopper.heading('All products')).toBeVisible();
    if (when === 'while the shell begins') release();
    await page.evaluate(() => history.back());
    release();
    await expect(shopper.heading('Ember Mug')).toBeVisible();
    await expect(page).toHaveURL(/\/products\/ember-mug$/);
    await shopper.press(shopper.header.getByRole('link', { name: 'Login' }));
    await expect(page.getByRole('dialog')).toBeVisible();
  });
}
