import { DRILL } from '../../support/drill';
import { violationsOfLike } from '../../support/page/axe';
import { arrivedReturn, askedReturn } from '../../support/people/returned';
import { expect, test } from '../../support/test';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a return is found in German, and refused with a reason', DRILL, async ({ page, shopper }) => {
    const one = await askedReturn();
    await shopper.arriveAsOwner();
    await shopper.visit('/de/admin/returns?state=requested');
    await expect(page.getByRole('link', { name: one.number })).toBeVisible();
    expect(await violationsOfLike(page, { opened: 'main' }), 'the queue').toEqual([]);
    await page.getByRole('link', { name: one.number }).click();
    await shopper.press(page.getByRole('button', { name: 'Weitere Aktionen' }));
    await page.getByRole('menuitem', { name: 'Ablehnen' }).click();
    const dialog = page.getByRole('dialog');
    expect(await violationsOfLike(page, { opened: 'dialog[open]' }), 'a refusal').toEqual([]);
    await dialog.getByLabel('Begründung').fill('Die Frist ist vorbei.');
    await dialog.getByRole('button', { name: 'Ablehnen' }).click();
    await expect(page.getByRole('status', { name: 'Zustände' })).toContainText('Abgelehnt');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  });

  test(
    'what came back is exchanged for other goods, by an order that is written from the return',
    DRILL,
    async ({ page, shopper }) => {
      const one = await arrivedReturn();
      await shopper.arriveAsOwner();
      await shopper.visit(`/admin/returns/${one.id}`);
      await shopper.press(page.getByRole('button', { name: 'More actions' }));
      await page.getByRole('menuitem', { name: 'Exchange' }).click();
      const dialog = page.getByRole('dialog', { name: /^Exchange/ });
      const search = dialog.getByRole('combobox');
      await search.click();
      await expect(dialog.getByRole('option').first()).toBeVisible();
      expect(await violationsOfLike(page, { opened: 'dialog[open]' }), 'goods to choose from').toEqual([]);
      await search.press('Enter');
      await expect(dialog.getByText('New goods')).toBeVisible();
      await dialog.getByRole('button', { name: 'Write the order' }).click();
      await expect(page.getByRole('link', { name: `Return ${one.number}` })).toBeVisible();
      expect(await violationsOfLike(page, { opened: 'main' }), 'its draft').toEqual([]);
      await shopper.press(page.getByRole('button', { name: 'Place order' }));
      await page.getByRole('dialog').getByRole('button', { name: 'Place order' }).click();
      await expect(shopper.heading(/^Order /)).toBeVisible();
      await page.getByRole('link', { name: one.number }).click();
      await expect(page.getByRole('status', { name: 'States' })).toContainText('Exchanged');
    },
  );
});
