import type { Page } from '@playwright/test';
import { createShopper, newShopper } from '../support/api';
import { alive } from '../support/shopper';
import { expect, test } from '../support/test';

/** From here on time passes only when a test says so. */
async function stopTheClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Something that has had its time may take this long to be gone: the library's next turn, a fading. */
const LEAVING_MS = 250;

test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

test('the categories close 200 ms after the mouse has left (SPEC.md §9)', async ({ page, shopper }) => {
  await shopper.visit('/');
  await stopTheClock(page);
  const menu = shopper.header.getByRole('group').filter({ hasText: 'Categories' });
  const link = menu.getByRole('link', { name: 'All Categories' });
  await alive(menu);
  await menu.hover();
  await expect(link).toBeVisible();
  await page.mouse.move(5, 700);
  await page.clock.runFor(199);
  await expect(link).toBeVisible();
  await page.clock.runFor(1);
  await expect(link).toBeHidden();
});

test('an error toast stays for 4 s (SPEC.md §9)', async ({ page, shopper }) => {
  await shopper.visit('/products/ember-mug');
  // the first toast brings the code for all of them
  await shopper.press(shopper.cartLink);
  await expect(shopper.toast('Please login to view your cart!')).toBeVisible();
  await page.keyboard.press('Escape');
  await alive(shopper.addButton);
  await stopTheClock(page);
  await shopper.addButton.click();
  const toast = shopper.toast('Please login to add to cart!');
  await expect(toast).toBeVisible();
  await page.clock.runFor(3_999);
  await expect(toast).toBeVisible();
  await page.clock.runFor(LEAVING_MS);
  await expect(toast).toHaveCount(0);
});

test('a success toast stays for 2 s (SPEC.md §9)', async ({ page, shopper }) => {
  const { tokens } = await createShopper();
  await shopper.arriveSignedIn(tokens);
  await shopper.visit('/products/ember-mug');
  // the first toast brings the code for all of them
  await shopper.press(shopper.addButton);
  await expect(shopper.toast('Ember Mug added to cart')).toBeVisible();
  await stopTheClock(page);
  // by keyboard: a pointer that rests on a toast holds it
  await shopper.header.getByRole('button', { name: 'Logout' }).press('Enter');
  const toast = shopper.toast('You have been logged out.');
  await expect(toast).toBeVisible();
  await page.clock.runFor(1_999);
  await expect(toast).toBeVisible();
  await page.clock.runFor(LEAVING_MS);
  await expect(toast).toHaveCount(0);
});

test('after signing up the dialog closes and /auth/login follows 1 s later (SPEC.md §4)', async ({ page, shopper }) => {
  await shopper.visit('/');
  await shopper.press(shopper.header.getByRole('link', { name: 'Sign Up' }));
  const dialog = shopper.createAccountDialog;
  await expect(dialog).toBeVisible();
  await stopTheClock(page);
  await shopper.fillCreateAccount(dialog, newShopper());
  await expect(dialog.getByRole('status')).toBeVisible();
  await page.clock.runFor(999);
  await expect(dialog).toBeVisible();
  await page.clock.runFor(1);
  await expect(dialog).toBeHidden();
  await page.clock.runFor(500);
  await expect(page).toHaveURL(/\/auth\/login$/);
});

test('form errors vanish 2 s after submitting (SPEC.md §5)', async ({ page, shopper }) => {
  await shopper.visit('/auth/signup');
  await stopTheClock(page);
  await shopper.press(shopper.createAccountForm.getByRole('button', { name: 'Create Account' }));
  const error = shopper.createAccountForm.getByText('First name is required');
  await expect(error).toHaveCSS('opacity', '1');
  const place = await error.boundingBox();
  await page.clock.runFor(1_999);
  await expect(error).toHaveCSS('opacity', '1');
  await page.clock.runFor(LEAVING_MS);
  // out of sight, but still read out, and nothing has moved
  await expect(error).toHaveCSS('opacity', '0');
  expect(await error.boundingBox()).toEqual(place);
});
