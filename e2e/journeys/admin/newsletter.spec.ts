import { DRILL } from '../../support/drill';
import { violationsOfLike } from '../../support/page/axe';
import { callJson } from '../../support/shop/api';
import { expect, test } from '../../support/test';

test(
  'staff find who asked for the newsletter, take the list away and somebody off',
  DRILL,
  async ({ page, shopper }) => {
    const email = `reader-${Date.now().toString(36)}@shopper.example`;
    await callJson('newsletter/subscriptions', { method: 'POST', json: { email } });
    await shopper.arriveAsOwner();
    await shopper.visit('/admin/marketing/subscribers');
    await page.getByRole('searchbox', { name: /^Search the beginning/ }).fill(email);
    await page.keyboard.press('Enter');
    const row = page.getByRole('row', { name: new RegExp(email) });
    await expect(row).toContainText('Waiting for confirmation');
    expect(await violationsOfLike(page, { opened: 'main' }), 'the list').toEqual([]);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    expect((await downloading).suggestedFilename()).toMatch(/^subscribers-.*\.csv$/);
    await page.getByRole('button', { name: `Take off ${email}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Take off' }).click();
    await expect(row).toContainText('Left');
  },
);
