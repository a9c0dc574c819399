import type { Page } from '@playwright/test';
import type { ProductRecord } from '@tessera/shared/contract';
import { DRILL } from '../support/drill';
import { settled } from '../support/page/settled';
import { shiftsOf, watchShifts } from '../support/page/shifts';
import { createBuyer, orderByTransfer } from '../support/people/buyer';
import { adminAccess, callJson } from '../support/shop/api';
import { expect, test } from '../support/test';

/** Each answer is painted before the next one is there. Milliseconds. */
const LATENCY = 80;
/** Less than anybody sees: a line of words that is broken otherwise at the end of the screen. */
const UNSEEN = 0.005;

async function slowDown(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const conditions = { offline: false, latency: LATENCY, downloadThroughput: -1, uploadThroughput: -1 };
  await client.send('Network.emulateNetworkConditions', conditions);
}

/** A product of which much is said that it lacks. */
async function draftOf(name: string): Promise<string> {
  const made = { method: 'POST', json: { name }, token: await adminAccess() };
  const { id } = await callJson<ProductRecord>('admin/products', made);
  return `/admin/products/edit-product/${id}`;
}

const PATHS = [
  '',
  '/products',
  '/products/spreadsheet',
  '/products/import',
  '/inventory',
  '/orders',
  '/orders/new',
  '/orders/drafts',
  '/returns',
  '/customers',
  '/pay-later',
  '/reports',
  '/reports?by=product',
  '/pictures',
  '/attributes',
  '/categories',
  '/reviews',
  '/support',
  '/support/errors',
  '/marketing',
  '/marketing/subscribers',
  '/gift-cards',
  '/transactions',
  '/transactions/closing',
  '/transactions/reconciliations',
  '/content/home',
  '/content/navigation',
  '/content/search',
  '/content/redirects',
  '/content/pages',
  '/settings/store',
  '/settings/delivery',
  '/settings/taxes',
  '/settings/payments',
  '/settings/payments/reminders',
  '/settings/mails',
  '/settings/data',
  '/settings/staff',
  '/settings/roles',
  '/settings/tokens',
  '/settings/remotes',
  '/settings/remotes/catalog',
  '/settings/jobs',
  '/settings/audit-log',
].map((path) => `/admin${path}`);

test('nothing moves while a page of the back office loads on a phone', async ({ page, shopper }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await shopper.arriveAsOwner();
  await watchShifts(page);
  await slowDown(page);
  for (const path of ['/admin/content/search', await draftOf('A bowl that is not for sale yet')]) {
    await shopper.visit(path);
    await settled(page);
    expect(await shiftsOf(page), path).toEqual([]);
  }
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`nothing moves while any page of the back office loads, ${width} px wide`, DRILL, async ({ page, shopper }) => {
    test.setTimeout(600_000);
    await page.setViewportSize({ width, height });
    const { number } = await orderByTransfer(await createBuyer());
    await shopper.arriveAsOwner();
    await watchShifts(page);
    await slowDown(page);
    for (const path of [...PATHS, `/admin/orders/${number}`, await draftOf('A cup that is not for sale yet')]) {
      for (const language of ['', '/de']) {
        await shopper.visit(language + path);
        await settled(page);
        const shifts = await shiftsOf(page);
        const sum = shifts.reduce((all, { value }) => all + value, 0);
        expect(sum, `${language}${path}: ${JSON.stringify(shifts)}`).toBeLessThan(UNSEEN);
      }
    }
  });
}

test('an order that comes moves no row of the open list', DRILL, async ({ page, shopper }) => {
  await orderByTransfer(await createBuyer());
  await shopper.arriveAsOwner();
  await watchShifts(page);
  await shopper.visit('/admin/orders');
  await expect(shopper.main.getByRole('row').nth(1).getByRole('link').first()).toBeVisible();
  await settled(page);
  const { number } = await orderByTransfer(await createBuyer());
  const show = shopper.main.getByRole('button', { name: 'Show', exact: true });
  await expect(show).toBeVisible({ timeout: 15_000 });
  await expect(shopper.main.getByRole('link', { name: number, exact: true })).toHaveCount(0);
  expect(await shiftsOf(page)).toEqual([]);
  await show.click();
  await expect(shopper.main.getByRole('link', { name: number, exact: true })).toBeFocused();
});
