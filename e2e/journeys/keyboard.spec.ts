import type { Page } from '@playwright/test';
import { createShopper } from '../support/api';
import { alive } from '../support/shopper';
import { expect, test } from '../support/test';

/** Presses a key until the focus is on an element with this role and name; fails after a hundred presses. */
async function reach(page: Page, role: 'link' | 'button' | 'searchbox' | 'radio', name: RegExp, key = 'Tab') {
  const wanted = page.getByRole(role, { name }).and(page.locator(':focus'));
  for (let presses = 0; presses < 100; presses += 1) {
    if ((await wanted.count()) > 0) return wanted;
    await page.keyboard.press(key);
  }
  throw new Error(`The keyboard does not reach the ${role} ${name}`);
}

test('the keyboard alone finds a product, signs in and puts it into the cart', async ({ page, shopper }) => {
  const account = await createShopper();
  await shopper.visit('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();

  await reach(page, 'searchbox', /Search products/);
  await page.keyboard.type('ember mug');
  await page.keyboard.press('Enter');
  await expect(shopper.heading(/ember mug/)).toBeVisible();
  await expect(shopper.main).toBeFocused();

  await reach(page, 'link', /^Ember Mug$/);
  await page.keyboard.press('Enter');
  await expect(shopper.heading('Ember Mug')).toBeVisible();
  await alive(shopper.addButton);

  await reach(page, 'radio', /./);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Sage' })).toBeChecked();

  await reach(page, 'button', /^Add to cart$/);
  await page.keyboard.press('Enter');
  await expect(shopper.signInDialog.getByLabel('Email')).toBeFocused();
  await page.keyboard.type(account.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(account.password);
  await page.keyboard.press('Enter');
  await expect(shopper.toast('Ember Mug added to cart')).toBeVisible();
  await expect(shopper.cartLink).toHaveAccessibleName('Cart, 1 item');

  await reach(page, 'link', /^Cart, 1 item$/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(shopper.main.getByRole('link', { name: 'Ember Mug' })).toBeVisible();
});

test('a dialog takes the focus, keeps it, and gives it back', async ({ page, shopper }) => {
  await shopper.visit('/');
  const login = await alive(shopper.header.getByRole('link', { name: 'Login' }));
  await login.focus();
  await page.keyboard.press('Enter');
  await expect(shopper.signInDialog.getByLabel('Email')).toBeFocused();
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement !== document.body && !activeElement?.closest('dialog');
    });
    expect(isOutside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(login).toBeFocused();
});
