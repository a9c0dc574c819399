import { DRILL } from '../../../support/drill';
import { violationsOfLike } from '../../../support/page/axe';
import { expect, test } from '../../../support/test';

for (const { width, language, words } of [
  {
    width: 1440,
    language: '',
    words: { filter: 'Filter', add: 'Add an attribute', colour: 'Colour', show: 'Show results' },
  },
  {
    width: 390,
    language: '/de',
    words: { filter: 'Filter', add: 'Merkmal hinzufügen', colour: 'Farbe', show: 'Ergebnisse zeigen' },
  },
]) {
  test(
    `products are narrowed by an attribute, and the address keeps it, at ${width} px`,
    DRILL,
    async ({ page, shopper }) => {
      await page.setViewportSize({ width, height: 900 });
      await shopper.arriveAsOwner();
      await shopper.visit(`${language}/admin/products`);
      await page.getByRole('button', { name: words.filter }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox', { name: words.add }).fill('colo');
      await page.getByRole('option', { name: 'Colour' }).click();
      await dialog.getByRole('checkbox').first().check();
      expect(await violationsOfLike(page, { opened: 'dialog' }), 'filters').toEqual([]);
      await dialog.getByRole('button', { name: words.show }).click();
      await expect(page).toHaveURL(/attributes=colour%3A/);
      await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
      await page.reload();
      await expect(page.getByRole('link', { name: /Colour/ })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    },
  );
}
