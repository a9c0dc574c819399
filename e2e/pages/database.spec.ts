import { setTimeout as sleep } from 'node:timers/promises';
import { DRILL } from '../support/drill';
import { waitForQuiet } from '../support/shop/changes';
import { crashDatabase } from '../support/shop/database';
import { expect, test } from '../support/test';

test(
  'the database crashes: cached pages still answer, others say so, and all recovers',
  DRILL,
  async ({ page, shop, shopper, faults }) => {
    test.setTimeout(300_000);
    faults.allow(/Failed to load resource/);
    const cached = '/products/quiet-clock';
    await waitForQuiet(180_000);
    await shopper.visit(cached);
    const recover = await crashDatabase();
    try {
      const response = await page.goto(cached);
      expect(response?.status()).toBe(200);
      await expect(shopper.heading('Quiet Clock')).toBeVisible();

      // what is cached may be two seconds old; after that it is still better than nothing
      const end = Date.now() + 4_000;
      while (Date.now() < end) {
        const html = await (await fetch(shop.url + cached)).text();
        expect(html.includes('Quiet Clock</h1>'), 'the cached page is complete').toBe(true);
        await sleep(250);
      }

      await page.goto(`/products?category=all&search=lamp&min_price=${Date.now() % 1_000}`);
      await shopper.expectTheRestWorks();
      const failure = shopper.main.getByRole('alert').filter({ hasText: 'The products did not load' });
      await expect(failure).toBeVisible({ timeout: 30_000 });
      await recover();
      await failure.getByRole('button', { name: 'Try again' }).click();
      await expect(shopper.main.getByRole('link', { name: 'Tor Table Lamp', exact: true })).toBeVisible({
        timeout: 20_000,
      });
    } finally {
      await recover();
    }
    await shopper.visit('/products/rung-shelf');
    await expect(shopper.heading('Rung Shelf')).toBeVisible();
  },
);
