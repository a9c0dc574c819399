import type { Locator } from '@playwright/test';
import { violationsOfLike } from '../support/page/axe';
import { DRILL } from '../support/drill';
import { expect, test } from '../support/test';

/** What a browser says of files that go wrong on purpose. */
const ON_PURPOSE = [
  /Refused to execute script from .*\/remotes\/-\//, // a 500 is text, and text is no script
  /Failed to load resource/,
  /integrity/,
  /remoteEntry|Loading (chunk|script)|ScriptNetworkError|RUNTIME-/i,
  /on purpose/,
];

test(
  'staff see where each part of a page ends, and make one go wrong in their own browser alone',
  DRILL,
  async ({ browser, page, shop, shopper, faults }) => {
    test.setTimeout(180_000);
    faults.allow(...ON_PURPOSE);
    const panel = page.getByRole('region', { name: 'Boundaries' });
    const choice = panel.getByLabel('What goes wrong of catalog');
    const failure = shopper.main.getByRole('alert').filter({ hasText: 'This part did not load' });
    const products = shopper.heading('All products');

    // a shopper who asks is told that they may not, and sees the shop
    const guest = await (await browser.newContext()).newPage();
    await guest.goto(`${shop.url}/products?boundaries`);
    await expect(guest.getByRole('region', { name: 'Boundaries' })).toContainText('Only staff');
    await expect(guest.getByRole('heading', { level: 1, name: 'All products' })).toBeVisible();

    await shopper.arriveAsOwner();
    await page.goto('/products?boundaries');
    await expect(panel).toContainText('Only this browser shows them');
    await expect(page).toHaveURL('/products');
    await expect(products).toBeVisible();
    const catalog = panel.getByRole('listitem').filter({ hasText: 'catalog' });
    await expect(catalog).toContainText(/Version\d+\.\d+\.\d+/);
    await expect(catalog).toContainText(/Loaded[1-9][\d.,]* kB/);
    await expect(catalog).toContainText(/Places.*page/);
    await expect(page.locator('[aria-hidden=true]').getByText(/^catalog \d/)).toBeVisible();
    expect(await violationsOfLike(page, { opened: 'body' })).toEqual([]);

    async function choose(words: string, then: Locator): Promise<void> {
      await choice.selectOption(words);
      await expect(choice).toHaveValue(words === 'Nothing' ? 'none' : /./);
      await expect(then).toBeVisible({ timeout: 30_000 });
    }
    for (const words of ['Files are a 500', 'Files are garbage', 'Crashes where it is drawn', 'Wrong version']) {
      await choose(words, failure);
      await expect(panel).toBeVisible();
    }
    // nobody else sees any of it, also in the same moment
    const other = await guest.goto(`${shop.url}/products`);
    expect(other?.headers()['cache-control']).toContain('public');
    await expect(guest.getByRole('heading', { level: 1, name: 'All products' })).toBeVisible();
    expect(await guest.content()).not.toContain('/remotes/-/');
    const file = await page.evaluate(
      () => performance.getEntriesByType('resource').find(({ name }) => name.includes('/remotes/-/'))?.name ?? '',
    );
    expect((await fetch(file)).status, 'nor its files').toBe(404);

    // a slow one comes; of another remote's page nothing is slower
    await choice.selectOption('Files come late');
    await expect(products).toHaveCount(0);
    await expect(products).toBeVisible({ timeout: 30_000 });

    await panel.getByRole('button', { name: 'Nothing goes wrong any more' }).click();
    await expect(choice).toHaveValue('none');
    await expect(products).toBeVisible();
    await panel.getByRole('button', { name: 'Leave the boundaries' }).click();
    await expect(panel).toHaveCount(0);
    await expect(products).toBeVisible();
  },
);
