import { readFile } from 'node:fs/promises';
import { DRILL } from '../../support/drill';
import { violationsOf, violationsOfLike } from '../../support/page/axe';
import { createBuyer, orderByTransfer } from '../../support/people/buyer';
import { expect, test } from '../../support/test';

test(
  'an order is in the report of its hour at once; a report is sorted, kept as a view, downloaded and shared',
  DRILL,
  async ({ page, shopper }) => {
    const { totals } = await orderByTransfer(await createBuyer());
    await shopper.arriveAsOwner();
    await shopper.visit('/admin/reports?by=hour&range=today');
    const table = page.getByRole('table', { name: 'Rows of the report' });
    const sum = table.getByRole('row', { name: /^Together/ });
    const total = (await sum.locator('[data-figure="total"]').textContent()) ?? '';
    expect(Number(total.replace(/[^\d.]/g, '')) * 100).toBeGreaterThanOrEqual(totals.total);
    await expect(page.getByRole('img', { name: /^Net sales over time/ })).toBeVisible();
    expect(await violationsOf(page, { opened: 'main' }), 'hours').toEqual([]);

    await page.getByRole('navigation', { name: 'Reports' }).getByRole('link', { name: 'Products' }).click();
    await expect(page).toHaveURL(/by=product/);
    await shopper.press(page.getByRole('link', { name: '90 days' }));
    // each way is made from the address that is there
    await expect(page).toHaveURL(/range=90_days/);
    const units = table.getByRole('link', { name: 'Units sold' });
    await expect(units).toHaveAttribute('href', /range=90_days/);
    await units.focus();
    await page.keyboard.press('Enter');
    await expect(table.getByRole('columnheader', { name: 'Units sold' })).toHaveAttribute('aria-sort', 'descending');
    await expect(page).toHaveURL(/\/admin\/reports\?by=product&range=90_days&sort=-units$/);
    expect(await violationsOfLike(page, { opened: 'main' }), 'products').toEqual([]);

    const name = `By pieces ${Date.now().toString(36)}`;
    await shopper.press(page.getByRole('button', { name: 'Save this view' }));
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByRole('button', { name: 'Save this view' }).click();
    await expect(page.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');

    const started = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const file = await (await started).path();
    expect(await readFile(file, 'utf8')).toMatch(/^\uFEFFproduct,to,name,currency,gross_sales,/);

    // whoever is sent the address finds the same
    await page.reload();
    await expect(table.getByRole('columnheader', { name: 'Units sold' })).toHaveAttribute('aria-sort', 'descending');

    await shopper.press(page.getByRole('button', { name: 'Delete this view' }));
    await page.getByRole('dialog').getByRole('button', { name: 'Delete this view' }).click();
    await expect(page.getByRole('link', { name })).toBeHidden();
  },
);

test('a report fits a phone, in German', DRILL, async ({ page, shopper }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await shopper.arriveAsOwner();
  await shopper.visit('/de/admin/reports?range=this_year&by=month');
  await expect(page.getByRole('rowheader', { name: 'Zusammen' })).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(390);
  expect(await violationsOfLike(page, { opened: 'main' }), 'months').toEqual([]);
});
