import { DRILL } from '../../support/drill';
import { expect, test } from '../../support/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('the mobile menu mirrors the navigation (docs/product.md §2)', DRILL, async ({ page, shopper }) => {
  await shopper.visit('/');
  await shopper.press(shopper.header.getByRole('button', { name: 'Menu' }));
  const menu = page.getByRole('dialog', { name: 'Menu' });
  for (const name of ['Home', 'All Categories', 'Tableware', 'Account', 'Cart', 'Login', 'Sign Up']) {
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await menu.getByRole('link', { name: 'Lighting' }).click();
  await expect(menu).toBeHidden();
  await expect(shopper.heading('Lighting')).toBeVisible();
});

test(
  'the mobile search goes to all products with the trimmed text and clears the box (docs/product.md §2)',
  DRILL,
  async ({ page, shopper }) => {
    await shopper.visit('/');
    const box = page.getByRole('search', { name: 'Mobile' }).getByRole('combobox');
    await box.fill('   ');
    await box.press('Enter');
    await expect(page).toHaveURL(/\/$/);
    await box.fill('  vase ');
    await box.press('Enter');
    await expect(page).toHaveURL(/\/products\?category=all&search=vase$/);
    await expect(box).toHaveValue('');
    await expect(shopper.main.getByRole('link', { name: 'Arch Vase', exact: true })).toBeVisible();
  },
);

test('no page is wider than a phone, nor than the narrowest of them', async ({ page, shopper, faults }) => {
  faults.allow(/status of 404/);
  for (const path of ['/', '/products', '/products/ember-mug', '/cart', '/auth/login', '/no/such/page']) {
    await page.goto(path);
    await expect(shopper.main).toBeVisible();
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      const excess = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await expect.soft.poll(excess, { message: `${path}, ${width} px` }).toBeLessThanOrEqual(0);
    }
  }
});
