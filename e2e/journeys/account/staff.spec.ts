import { DRILL } from '../../support/drill';
import { call, createShopper } from '../../support/shop/api';
import { expect, test } from '../../support/test';

test('the admin signs in and finds the product', DRILL, async ({ page, shop, shopper }) => {
  await shopper.visit('/admin/auth/login');
  await shopper.signIn(shopper.signInForm, shop.admin);
  await expect(page).toHaveURL(/\/admin$/);
  await expect(shopper.heading('Dashboard')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Newest products' }).getByRole('row')).not.toHaveCount(0);

  await shopper.press(page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Products' }));
  await expect(shopper.heading('Products')).toBeVisible();
  await shopper.main.getByRole('searchbox', { name: 'Search products' }).fill('ember mug');
  const row = page.getByRole('table', { name: 'Products' }).getByRole('row').filter({ hasText: 'Ember Mug' });
  await expect(row).toContainText('$24.00');
  await expect(row).toContainText('Tableware');
  await expect(page).toHaveURL(/search=ember/);
});

test('a shopper sees nothing of the back office', DRILL, async ({ page, shopper }) => {
  const { tokens } = await createShopper();
  await shopper.arriveSignedIn(tokens);
  await shopper.visit('/admin/products');
  await expect(shopper.heading('This part is for the shop’s staff')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  for (const path of ['admin/products', 'admin/summary', 'admin/remotes']) {
    expect((await call(path, { token: tokens.access })).status, path).toBe(403);
  }
});

test('a visitor without a session is led to the staff’s sign-in', async ({ page, shopper }) => {
  await shopper.visit('/admin');
  await expect(page).toHaveURL(/\/admin\/auth\/login$/);
  await expect(shopper.signInForm).toBeVisible();
});
