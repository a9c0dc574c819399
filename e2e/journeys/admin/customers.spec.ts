import type { Page } from '@playwright/test';
import { DRILL } from '../../support/drill';
import { violationsOfLike } from '../../support/page/axe';
import type { Shopper } from '../../support/people/shopper';
import { call, createShopper, type Account } from '../../support/shop/api';
import { expect, test } from '../../support/test';

async function act(page: Page, shopper: Shopper, name: string): Promise<void> {
  await shopper.press(page.getByRole('button', { name: 'More actions' }));
  await page.getByRole('menuitem', { name }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** What the customer is answered who signs in, or asks with an older session. */
const signsIn = async ({ email, password }: Account): Promise<number> =>
  (await call('auth/login', { method: 'POST', json: { email, password } })).status;

test(
  'a customer is found, suspended, told so, let in again, noted and made anonymous',
  DRILL,
  async ({ page, shopper, faults }) => {
    // who was made anonymous has another address: the live feed may tell of it before the page has gone there
    faults.allow(/status of 404 .*\/api\/admin\/customers\//);
    const { tokens, ...account } = await createShopper();
    await shopper.arriveAsOwner();
    await shopper.visit('/admin/customers');
    const search = page.getByRole('searchbox', { name: 'Search name, e-mail or telephone' });
    await search.fill(account.email);
    await search.press('Enter');
    await expect(page.getByText('1 customer', { exact: true })).toBeVisible();
    expect(await violationsOfLike(page, { opened: 'main' }), 'the list').toEqual([]);
    await page.getByRole('link', { name: 'Ada Byrne' }).click();
    await expect(shopper.heading('Ada Byrne')).toBeVisible();
    expect(await violationsOfLike(page, { opened: 'main' }), 'their page').toEqual([]);

    await act(page, shopper, 'Suspend');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('Chargebacks');
    expect(await violationsOfLike(page, { opened: 'dialog[open]' }), 'suspending').toEqual([]);
    await dialog.getByRole('button', { name: 'Suspend' }).click();
    await expect(page.getByText('Reason: Chargebacks')).toBeVisible();

    expect((await call('users/me', { token: tokens.access })).status).toBe(401);
    expect(await signsIn(account)).toBe(403);

    await act(page, shopper, 'Let them sign in again');
    await page.getByRole('dialog').getByRole('button', { name: 'Let them sign in' }).click();
    await expect(page.getByText('Reason: Chargebacks')).toBeHidden();
    expect(await signsIn(account)).toBe(200);

    await page.getByLabel('Note for staff').fill('Cleared by the bank.');
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(page.getByText('Cleared by the bank.')).toBeVisible();

    await act(page, shopper, 'Make anonymous');
    await page.getByLabel(/^Enter .* to confirm$/).fill(account.email);
    await page.getByRole('dialog').getByRole('button', { name: 'Make anonymous' }).click();
    await expect(shopper.heading('Anonymous customer')).toBeVisible();
    await expect(page.getByText('Cleared by the bank.')).toHaveCount(0);
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('list and page of customers fit in German', DRILL, async ({ page, shopper }) => {
    const { email } = await createShopper();
    await shopper.arriveAsOwner();
    await shopper.visit(`/de/admin/customers?search=${encodeURIComponent(email)}`);
    await page.getByRole('link', { name: 'Ada Byrne' }).click();
    await expect(page.getByRole('button', { name: 'Neue Bestellung' })).toBeVisible();
    expect(await violationsOfLike(page, { opened: 'main' }), 'their page').toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  });
});

test('a file of customers of another shop is looked at, checked and written', DRILL, async ({ page, shopper }) => {
  const mark = String(Date.now());
  const head = 'First Name,Last Name,Email,Accepts Email Marketing,Address1,City,Country Code,Zip,Tags';
  const rows = [head, `Lena,Kai,lena-${mark}@example.com,yes,Kai 7,Hamburg,DE,20457,vip`, `Milo,,no-address,no,,,,,`];
  const buffer = Buffer.from(rows.join('\r\n'));
  await shopper.arriveAsOwner();
  await shopper.visit('/admin/customers');
  await shopper.press(page.getByRole('link', { name: 'Import and export' }));
  await page.getByLabel('CSV file').setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByText('9 columns, separated by commas, UTF-8')).toBeVisible();
  expect(await violationsOfLike(page, { opened: 'main' }), 'the columns').toEqual([]);
  await shopper.press(page.getByRole('button', { name: 'Check the file' }));
  await shopper.press(page.getByRole('button', { name: /^Wrong\s*1/ }));
  await expect(page.getByText('‘no-address’ is no e-mail address.')).toBeVisible();
  await shopper.press(page.getByRole('button', { name: 'Import 1 customer' }));
  await expect(page.getByText('1 customer was written.')).toBeVisible();
  await shopper.press(page.getByRole('link', { name: 'To the customers' }));
  await expect(page.getByRole('link', { name: 'Lena Kai' }).first()).toBeVisible();
});
