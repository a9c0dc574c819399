import { DRILL } from '../../support/drill';
import { violationsOfLike } from '../../support/page/axe';
import { createBuyer, orderByTransfer } from '../../support/people/buyer';
import { adminAccess, callJson } from '../../support/shop/api';
import { expect, test } from '../../support/test';

/** A bank's file with one line: an order, with what its bank took. */
const bankFile = (number: string, total: number, day: string): string =>
  [
    'reference,type,amount,fee,net,currency,created',
    `${number},payment,${(total / 100).toFixed(2)},0.35,${((total - 35) / 100).toFixed(2)},USD,${day}`,
  ].join('\n');

test(
  'a bookkeeper finds a transfer, compares the bank’s file, and sees its fee and that the books are looked at',
  DRILL,
  async ({ page, shopper }) => {
    const { id, number, totals } = await orderByTransfer(await createBuyer());
    await callJson(`admin/orders/${id}/paid`, { method: 'POST', token: await adminAccess() });
    await shopper.arriveAsOwner();
    await shopper.visit(`/admin/transactions?search=${number}`);
    const row = shopper.main.getByRole('row', { name: new RegExp(number) });
    await expect(row).toContainText('Completed');
    await expect(row).toContainText('Bank transfer');
    await expect(shopper.main.getByText('Received')).toBeVisible();
    expect(await violationsOfLike(page, { opened: 'main' }), 'the list').toEqual([]);

    await shopper.press(shopper.main.getByRole('link', { name: 'Payout files' }));
    await shopper.press(page.getByRole('button', { name: 'Compare a file' }));
    const dialog = page.getByRole('dialog', { name: 'Compare a payout file' });
    await dialog.getByLabel('From').selectOption('Bank transfer');
    const csv = bankFile(number, totals.total, new Date().toISOString().slice(0, 10));
    const buffer = Buffer.from(csv);
    await dialog.getByLabel('File').setInputFiles({ name: `bank-${number}.csv`, mimeType: 'text/csv', buffer });
    expect(await violationsOfLike(page, { opened: 'dialog[open]' }), 'the form').toEqual([]);
    await dialog.getByRole('button', { name: 'Compare' }).click();
    await expect(shopper.heading(`bank-${number}.csv`)).toBeVisible();
    await expect(shopper.main.getByRole('row', { name: new RegExp(number) })).toContainText('Matches');
    expect(await violationsOfLike(page, { opened: 'main' }), 'one file').toEqual([]);

    await shopper.visit(`/admin/transactions?search=${number}`);
    await expect(row).toContainText('$0.35');
    await shopper.press(shopper.main.getByRole('link', { name: 'Monthly closing' }));
    await page.getByLabel('Month', { exact: true }).selectOption(new Date().toISOString().slice(0, 7));
    await expect(shopper.main.getByRole('table', { name: 'Checks' })).toContainText('Orders and their payments');
    expect(await violationsOfLike(page, { opened: 'main' }), 'the closing').toEqual([]);
  },
);

test(
  'the closing and the list stand on a phone, in German, without running out of it',
  DRILL,
  async ({ page, shopper }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await shopper.arriveAsOwner();
    for (const [path, heading] of [
      ['/de/admin/transactions', 'Zahlungsverkehr'],
      ['/de/admin/transactions/reconciliations', 'Auszahlungsdateien'],
      ['/de/admin/transactions/closing', 'Monatsabschluss'],
    ] as const) {
      await shopper.visit(path);
      await expect(shopper.heading(heading)).toBeVisible();
      await expect(shopper.main.locator('[aria-busy="true"]')).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      expect(await violationsOfLike(page, { opened: 'main' }), path).toEqual([]);
    }
  },
);
