import type { Page } from '@playwright/test';
import { DRILL } from '../../support/drill';
import { violationsOf } from '../../support/page/axe';
import { press, reach, reachIt } from '../../support/people/keyboard';
import { alive, type Shopper } from '../../support/people/shopper';
import { expect, test } from '../../support/test';

const rail = (page: Page) => page.getByRole('navigation', { name: 'Back office' });
const palette = (page: Page) => page.getByRole('dialog', { name: 'Search, or go somewhere' });
const keys = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });
const box = (page: Page) => palette(page).getByRole('combobox');

async function arriveAsStaff(shopper: Shopper, path = '/admin'): Promise<void> {
  await shopper.arriveAsOwner();
  await shopper.visit(path);
  await expect(shopper.heading(/./)).toBeVisible();
}

/** `g` is forgotten after a moment, which a busy machine may take: then once more. */
async function jump(page: Page, letter: string, url: RegExp): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('g');
    await page.keyboard.press(letter);
    await expect(page).toHaveURL(url, { timeout: 1_000 });
  }).toPass();
}

/** Marks this document, and says whether it is still the same one. */
async function watchDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  return () => page.evaluate(() => 'sameDocument' in window);
}

for (const prefix of ['', '/de']) {
  test(
    `a page of the shop knows nothing of the back office, which is entered by a document${prefix && ', in German, too'}`,
    prefix ? DRILL : {},
    async ({ page, shop, shopper }) => {
      const response = await shopper.visit(`${prefix}/`);
      const html = (await response?.text()) ?? '';
      expect(html).not.toContain('/remotes/admin/');
      expect(html).not.toContain('"/admin');
      expect(html).toContain('/remotes/catalog/');

      await shopper.visit(`${prefix}/admin/auth/login`);
      const isSame = await watchDocument(page);
      const form = page.getByRole('main').locator('form');
      await alive(form.getByRole('button').last());
      await form.getByRole('textbox').first().fill(shop.admin.email);
      await form.locator('input[type="password"]').fill(shop.admin.password);
      await form.locator('input[type="password"]').press('Enter');
      await expect(page).toHaveURL(`${prefix}/admin`);
      await expect(page.getByRole('main').getByRole('table').first()).toBeVisible();
      expect(await isSame()).toBe(false);

      // inside, nothing is loaded anew; nor on the way out
      const isStill = await watchDocument(page);
      const name = prefix ? 'Produkte' : 'Products';
      await shopper.press(page.getByRole('banner').getByRole('link', { name, exact: true }));
      await expect(shopper.heading(name)).toBeVisible();
      expect(await isStill()).toBe(true);
      await shopper.press(page.getByRole('banner').getByRole('link', { name: 'Kiln & Oak' }));
      await expect(page).toHaveURL(new RegExp(`${prefix}/?$`));
      expect(await isStill()).toBe(true);
    },
  );
}

test('the keyboard alone goes through rail, palette and keys on a wide screen', DRILL, async ({ page, shopper }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await arriveAsStaff(shopper);

  // the rail
  await press(page, 'link', /^Products$/);
  await expect(shopper.heading('Products')).toBeVisible();
  await expect(rail(page).getByRole('link', { name: 'Products' })).toHaveAttribute('aria-current', 'page');
  const catalogue = rail(page).getByRole('list', { name: 'Catalogue' }).getByRole('link');
  await expect(catalogue).toHaveText([
    /^Products/,
    /^Categories/,
    /^Attributes/,
    /^Pictures/,
    /^Inventory/,
    /^Reviews/,
  ]);
  const menu = page.getByRole('banner').getByRole('button', { name: /^Shop Admin/ });
  await reachIt(page, menu, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Your account' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('group', { name: 'Your account' })).toBeHidden();
  await expect(menu).toBeFocused();

  // what the server sent of it knows no query
  await shopper.visit('/admin/products?search=mug');
  const german = page.getByRole('link', { name: 'Deutsch', includeHidden: true });
  await expect(german).toHaveAttribute('href', '/de/admin/products?search=mug');

  // the palette
  await page.keyboard.press('ControlOrMeta+K');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('ember mug');
  await expect(palette(page).getByRole('option', { name: /^Ember Mug/ })).toHaveAttribute('aria-selected', 'true');
  expect(await violationsOf(page, { opened: 'dialog[open]' })).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/products\/view-product\//);
  await expect(shopper.heading('Ember Mug')).toBeVisible();
  await expect(palette(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/products\?search=mug$/);
  const search = await reach(page, 'searchbox', /^Search products$/);
  await page.keyboard.press('ControlOrMeta+K');
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(search).toBeFocused();
  // letters are the field's while somebody types
  await page.keyboard.type('gd?');
  await expect(search).toHaveValue(/gd\?/);
  await expect(page).toHaveURL(/\/admin\/products/);

  // the keys
  await reach(page, 'link', /^Dashboard$/, 'Shift+Tab');
  await jump(page, 'd', /\/admin$/);
  await expect(shopper.heading('Dashboard')).toBeVisible();
  await page.keyboard.press('?');
  await expect(keys(page)).toBeVisible();
  await expect(keys(page).getByText('Go to Products')).toBeVisible();
  expect(await violationsOf(page, { opened: 'dialog[open]' })).toEqual([]);
  await reach(page, 'checkbox', /^Keys of a single letter$/);
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await expect(keys(page)).toBeHidden();
  await page.reload();
  await expect(menu).toBeVisible();
  await alive(menu);
  await page.keyboard.press('?');
  await page.keyboard.press('ControlOrMeta+K');
  await expect(box(page)).toBeFocused();
  await expect(keys(page)).toBeHidden();
});

test(
  'on a phone the rail is a sheet, the palette stands above the keyboard, and axe finds nothing',
  DRILL,
  async ({ page, shopper }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await arriveAsStaff(shopper, '/admin/products');
    const bar = page.getByRole('banner');
    await press(page, 'button', /^Menu$/, 'Shift+Tab');
    const sheet = page.getByRole('dialog', { name: 'Menu' });
    await expect(sheet.getByRole('link', { name: 'Products' })).toHaveAttribute('aria-current', 'page');
    expect(await violationsOf(page, { opened: 'dialog[open]' })).toEqual([]);
    await press(page, 'link', /^Dashboard$/);
    await expect(sheet).toBeHidden();
    await expect(shopper.heading('Dashboard')).toBeVisible();

    await shopper.press(bar.getByRole('button', { name: 'Search' }));
    await expect(box(page)).toBeFocused();
    await page.keyboard.type('prod');
    expect(await violationsOf(page, { opened: 'dialog[open]' })).toEqual([]);
    const { width = 0 } = (await palette(page).boundingBox()) ?? {};
    expect(width).toBe(390);
    await palette(page)
      .getByRole('option', { name: /^Products/ })
      .click();
    await expect(shopper.heading('Products')).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  },
);
