import type { Page } from '@playwright/test';
import { DRILL } from '../../support/drill';
import { reach } from '../../support/people/keyboard';
import { linkIn, mailTo } from '../../support/people/mail';
import { alive } from '../../support/people/shopper';
import { createShopper, newShopper } from '../../support/shop/api';
import { expect, test } from '../../support/test';

test('the keyboard alone finds a product, signs in and puts it into the cart', DRILL, async ({ page, shopper }) => {
  const account = await createShopper();
  await shopper.visit('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();

  await reach(page, 'combobox', /Search products/);
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
  await reach(page, 'link', /^View cart$/);
  await page.keyboard.press('Enter');
  await expect(shopper.main.getByRole('link', { name: 'Ember Mug' })).toBeVisible();
});

/** Fills fields by their labels, in the order of the page, with nothing but the keyboard. */
async function type(page: Page, values: [label: RegExp, text: string][]): Promise<void> {
  for (const [label, text] of values) {
    await reach(page, 'textbox', label);
    await page.keyboard.type(text);
  }
}

test(
  'the keyboard alone creates an account, sets a forgotten password anew and signs in',
  DRILL,
  async ({ page, shopper }) => {
    const account = newShopper();
    await shopper.visit('/auth/signup');
    await type(page, [
      [/^First Name/, account.first_name],
      [/^Last Name/, account.last_name],
      [/^Username/, account.username],
      [/^Email/, account.email],
      [/^Password/, account.password],
      [/^Confirm Password/, account.password],
    ]);
    await reach(page, 'checkbox', /^I agree to the Terms/);
    await page.keyboard.press('Space');
    await reach(page, 'button', /^Create Account$/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/auth\/login$/);
    await expect(shopper.signInForm.getByLabel('Email')).toHaveValue(account.email);

    await reach(page, 'button', /^Forgot password\?$/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/forgot-password/);
    const email = page.getByLabel('Email');
    await reach(page, 'textbox', /^Email/);
    if ((await email.inputValue()) === '') await page.keyboard.type(account.email);
    await page.keyboard.press('Enter');
    await expect(page.getByText('If there is an account for this address')).toBeVisible();

    await shopper.visit(linkIn(await mailTo(account.email, 'Set a new password'), '/auth/reset-password'));
    await type(page, [
      [/^Password/, 'Another-Horse-8'],
      [/^Confirm Password/, 'Another-Horse-8'],
    ]);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Your password is set' })).toBeVisible();
    await reach(page, 'link', /^Sign in$/);
    await page.keyboard.press('Enter');
    await type(page, [[/^Email/, account.email]]);
    await type(page, [[/^Password/, 'Another-Horse-8']]);
    await page.keyboard.press('Enter');
    await expect(shopper.header.getByRole('button', { name: 'Logout' })).toBeVisible();
  },
);

test('the keyboard alone keeps an address and gives it up again', DRILL, async ({ page, shopper }) => {
  const { tokens } = await createShopper();
  await shopper.arriveSignedIn(tokens);
  await shopper.visit('/account/addresses');
  await alive(shopper.main.getByRole('link', { name: 'Add address' }).first());
  await reach(page, 'link', /^Add address$/);
  await page.keyboard.press('Enter');
  await expect(shopper.main.getByLabel('Street and number')).toBeVisible();
  await reach(page, 'combobox', /^Country/);
  await page.keyboard.type('Germany');
  await page.keyboard.press('Tab');
  await type(page, [
    [/^Street and number/, 'Ofenweg 7'],
    [/^Postal code|^Postcode/, '10115'],
    [/^City|^Town/, 'Berlin'],
  ]);
  await page.keyboard.press('Enter');
  await expect(shopper.toast('Address saved')).toBeVisible();
  await expect(shopper.main.getByText('Ofenweg 7', { exact: true })).toBeVisible();
  await reach(page, 'button', /^Delete/);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete this address?' });
  await expect(dialog).toBeVisible();
  await reach(page, 'button', /^Delete address$/);
  await page.keyboard.press('Enter');
  await expect(shopper.main.getByText('You have no address yet')).toBeVisible();
});

test('a dialog takes the focus, keeps it, and gives it back', DRILL, async ({ page, shopper }) => {
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
