import { DRILL } from '../../support/drill';
import { settled } from '../../support/page/settled';
import { createShopper, newShopper } from '../../support/shop/api';
import { promptOf, setSignInPrompt } from '../../support/shop/settings';
import { expect, test } from '../../support/test';

test('a visitor finds a product, signs up, and the cart keeps what was added', async ({ page, shopper }) => {
  const account = newShopper();
  await shopper.visit('/');
  await shopper.press(shopper.main.getByRole('link', { name: 'Tableware' }));
  await expect(shopper.heading('Tableware')).toBeVisible();
  await expect(page).toHaveURL(/\/products\/category\/tableware$/);

  await shopper.search('ember mug');
  await expect(shopper.heading(/ember mug/)).toBeVisible();
  await shopper.press(shopper.main.getByRole('link', { name: 'Ember Mug', exact: true }));
  await expect(shopper.heading('Ember Mug')).toBeVisible();

  await shopper.chooseVariant('Sage');
  await shopper.press(shopper.addButton);
  await expect(shopper.toast('Please login to add to cart!')).toBeVisible();
  await expect(shopper.signInDialog).toBeVisible();

  await shopper.signInDialog.getByRole('tab', { name: 'Create Account' }).click();
  await shopper.fillCreateAccount(shopper.createAccountDialog, account);
  await expect(page).toHaveURL(/\/auth\/login$/);

  await expect(shopper.signInForm.getByLabel('Email')).toHaveValue(account.email);
  await shopper.signIn(shopper.signInForm, account);
  await expect(shopper.toast('Ember Mug added to cart')).toBeVisible();
  await expect(page).toHaveURL(/\/products\/ember-mug/);
  await expect(shopper.cartLink).toHaveAccessibleName('Cart, 1 item');

  await shopper.cartLink.click();
  await page.getByRole('dialog', { name: 'Your cart' }).getByRole('link', { name: 'View cart' }).click();
  await expect(shopper.main.getByRole('link', { name: 'Ember Mug' })).toBeVisible();
  await expect(shopper.main.getByText('Glaze: Sage')).toBeVisible();
  await page.reload();
  await expect(shopper.main.getByRole('link', { name: 'Ember Mug' })).toBeVisible();
  await expect(shopper.cartLink).toHaveAccessibleName('Cart, 1 item');

  await shopper.press(shopper.header.getByRole('button', { name: 'Logout' }));
  await expect(shopper.toast('You have been logged out.')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(shopper.cartLink).toHaveAccessibleName('Cart');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('auth'))).toBeNull();
});

test(
  'a link that needs a session asks for one and goes on after it (docs/product.md §4, §6)',
  DRILL,
  async ({ page, shopper }) => {
    const account = await createShopper();
    await shopper.visit('/products/ember-mug');
    await shopper.press(shopper.cartLink);
    await expect(shopper.toast('Please login to view your cart!')).toBeVisible();
    await expect(page).toHaveURL(/ember-mug$/);
    await shopper.signIn(shopper.signInDialog, account);
    await expect(page).toHaveURL(/\/cart$/);
    await expect(shopper.main.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  },
);

test('a wrong password is told in the dialog, and nothing else happens', DRILL, async ({ page, shopper, faults }) => {
  faults.allow(/status of 401/);
  await shopper.visit('/');
  await shopper.press(shopper.header.getByRole('link', { name: 'Login' }));
  await shopper.signIn(shopper.signInDialog, { email: 'nobody@shopper.example', password: 'Wrong-Horse-7' });
  await expect(shopper.signInDialog.getByRole('alert')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shopper.signInDialog).toBeHidden();
  await expect(shopper.header.getByRole('link', { name: 'Login' })).toBeVisible();
});

test.describe('in a store that asks at every load', DRILL, () => {
  test.beforeAll(() => setSignInPrompt('always'));
  test.afterAll(() => setSignInPrompt('once'));

  test('an unauthenticated visitor is shown the sign-in dialog on load (docs/product.md §2)', async ({
    page,
    shopper,
  }) => {
    for (const path of ['/', '/products/ember-mug']) {
      await expect.poll(() => promptOf(path)).toBe('always');
      await shopper.visit(path);
      await expect(shopper.signInDialog).toBeVisible();
      await expect(shopper.signInDialog).toContainText('Sign in to your account to continue shopping');
      await page.keyboard.press('Escape');
      await expect(shopper.signInDialog).toBeHidden();
      await expect(shopper.heading(/./)).toBeVisible();
    }
  });

  for (const path of ['/orders/track', '/wishlist/shared/nobodys-list-of-wishes']) {
    test(`${path}, for which nobody has to sign in, is not covered`, async ({ page, shopper, faults }) => {
      faults.allow(/status of 404/);
      await expect.poll(() => promptOf('/')).toBe('always');
      await shopper.visit(path);
      await expect(shopper.heading(/./)).toBeVisible();
      await settled(page);
      await expect(shopper.signInDialog).toBeHidden();
    });
  }
});

test.describe('in a store that asks once', () => {
  test.use({ returning: false });

  test('the dialog opens at the first visit and not again', DRILL, async ({ page, shopper }) => {
    await expect.poll(() => promptOf('/')).toBe('once');
    await page.clock.install();
    await shopper.visit('/');
    await expect(shopper.signInDialog).toBeVisible();
    await page.keyboard.press('Escape');
    await shopper.visit('/');
    await expect(shopper.heading(/./)).toBeVisible();
    await settled(page); // the dialog would open once the content is painted
    await page.clock.runFor(1_000);
    await expect(shopper.signInDialog).toBeHidden();
  });
});
