import { DRILL } from '../../support/drill';
import { createShopper } from '../../support/shop/api';
import { expect, test } from '../../support/test';

test('a shopper changes the name, and it is still changed after a reload', DRILL, async ({ page, shopper }) => {
  const { tokens } = await createShopper();
  await shopper.arriveSignedIn(tokens);
  await shopper.visit('/account');
  await shopper.press(shopper.main.getByRole('button', { name: 'Edit profile' }));
  await shopper.main.getByLabel('First Name').fill('Grace');
  await shopper.main.getByRole('button', { name: 'Save changes' }).click();
  await expect(shopper.toast('Profile saved')).toBeVisible();
  await expect(shopper.fact('Grace Byrne')).toBeVisible();
  await page.reload();
  await expect(shopper.fact('Grace Byrne')).toBeVisible();
});

test('signing out in one tab signs out the other', DRILL, async ({ context, page, shopper }) => {
  const { tokens } = await createShopper();
  await shopper.arriveSignedIn(tokens);
  await shopper.visit('/');
  const other = await context.newPage();
  await other.goto('/products');
  await expect(other.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible();
  await shopper.press(shopper.header.getByRole('button', { name: 'Logout' }));
  await expect(shopper.toast('You have been logged out.')).toBeVisible();
  await expect(other.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(other).toHaveURL(/\/products$/);
  await other.close();
  await page.reload();
  await expect(shopper.header.getByRole('link', { name: 'Login' })).toBeVisible();
});
