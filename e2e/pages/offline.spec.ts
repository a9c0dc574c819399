import type { Page } from '@playwright/test';
import { DRILL } from '../support/drill';
import { settled } from '../support/page/settled';
import { createShopper } from '../support/shop/api';
import { expect, test } from '../support/test';

test.use({ serviceWorkers: 'allow' });

const isKept = (page: Page, path: string) =>
  page.evaluate(async (wanted) => Boolean(await caches.match(new URL(wanted, location.origin))), path);

/** Waits until the shop's worker is at work and has taken note of the page. */
async function untilKept(page: Page, path: string): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => isKept(page, path), { timeout: 20_000 }).toBe(true);
}

const note = (page: Page) => page.getByText('You are offline. This is the page as you last saw it', { exact: false });

test.describe('without a connection', () => {
  test.beforeEach(({ faults }) => faults.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (load|fetch)|503/));

  test('pages that were seen are there, alive, and say of when they are; cart and checkout never are: an honest page says so', async ({
    page,
    context,
    shopper,
  }) => {
    await shopper.visit('/faq');
    await untilKept(page, '/faq');
    await expect(note(page)).toBeHidden();
    for (const path of ['/cart', '/checkout']) {
      await page.goto(path);
      expect(await isKept(page, path)).toBe(false);
    }
    await settled(page); // a page that is cut off while its code arrives says so, on the console too

    await context.setOffline(true);
    await shopper.visit('/faq');
    await expect(shopper.heading('Frequently asked questions')).toBeVisible();
    await expect(note(page)).toBeVisible();
    for (const path of ['/checkout', '/products/never-seen', '/cart']) {
      const response = await page.goto(path);
      expect(response?.status()).toBe(503);
      await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
    }
    await expect
      .poll(() => page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length))
      .toBe(2);
    await page.getByRole('link', { name: /^Frequently asked questions/ }).click();
    await expect(note(page)).toBeVisible();
    await page.goto('/de/cart');
    await expect(page.getByRole('heading', { level: 1, name: 'Sie sind offline' })).toBeVisible();

    await context.setOffline(false);
    await shopper.visit('/faq');
    await expect(note(page)).toBeHidden();
  });

  test(
    'a press says so at once, and the next one, with a connection, does what it was for, once',
    DRILL,
    async ({ page, context, shopper }) => {
      const { tokens } = await createShopper();
      await shopper.arriveSignedIn(tokens);
      await shopper.visit('/products/halo-vase');
      await expect(shopper.addButton).toBeEnabled();
      const asked: string[] = [];
      page.on('request', (request) => request.url().endsWith('/add-to-cart') && asked.push(request.method()));
      await context.setOffline(true);
      await shopper.press(shopper.addButton);
      await expect(shopper.toast(/You are offline: try again when you are connected\./)).toBeVisible();
      expect(asked.length, 'it is not repeated before it says so').toBeLessThanOrEqual(1);
      await context.setOffline(false);
      await shopper.press(shopper.addButton);
      await expect(shopper.toast('Halo Vase added to cart')).toBeVisible();
      await expect(page.getByRole('link', { name: /^Cart, 1 item/ })).toBeVisible();
    },
  );

  test('a page that was reached by a link counts as seen, too', DRILL, async ({ page, context, shopper }) => {
    await shopper.visit('/contact');
    await untilKept(page, '/contact');
    await shopper.press(shopper.main.getByRole('link', { name: 'Frequently asked questions' }));
    await expect(shopper.heading('Frequently asked questions')).toBeVisible();
    await untilKept(page, '/faq');
    await context.setOffline(true);
    await shopper.visit('/faq');
    await expect(note(page)).toBeVisible();
  });

  test(
    'the honest page leads back to the shop when the network is there',
    DRILL,
    async ({ page, context, shopper }) => {
      await shopper.visit('/faq');
      await untilKept(page, '/faq');
      await context.setOffline(true);
      await page.goto('/products');
      await context.setOffline(false);
      await page
        .getByRole('link', { name: 'Try again' })
        .or(page.getByRole('link', { name: 'Home' }))
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('You are offline');
    },
  );

  test('no answer of the API comes from anywhere but the server', DRILL, async ({ page, context, shopper }) => {
    await shopper.visit('/products');
    await untilKept(page, '/products');
    const ask = () =>
      page.evaluate(async () => {
        const answers = ['store', 'products', 'products/categories', 'users/me'].map((path) => fetch(`/api/${path}`));
        return (await Promise.allSettled(answers)).map(({ status }) => status);
      });
    expect(await ask()).toEqual(Array(4).fill('fulfilled'));
    await context.setOffline(true);
    expect(await ask()).toEqual(Array(4).fill('rejected'));
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return lists.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.filter((path) => path.startsWith('/api/'))).toEqual([]);
  });
});

test('the shop can be installed: a manifest in each language with icons that are there', async ({ page, request }) => {
  for (const [path, language, start] of [
    ['/', 'en', '/'],
    ['/de', 'de', '/de'],
  ] as const) {
    await page.goto(path);
    const href = await page.locator('link[rel=manifest]').getAttribute('href');
    const answer = await request.get(href ?? '');
    expect(answer.headers()['content-type']).toContain('application/manifest+json');
    const manifest = (await answer.json()) as {
      lang: string;
      start_url: string;
      icons: { src: string; sizes: string }[];
    };
    expect([manifest.lang, manifest.start_url]).toEqual([language, start]);
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512']);
    for (const { src } of manifest.icons) expect((await request.get(src)).ok()).toBe(true);
  }
});
