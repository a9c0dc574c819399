import type { Locator } from '@playwright/test';
import { DRILL } from '../../support/drill';
import { alive } from '../../support/people/shopper';
import { createShopper, newShopper } from '../../support/shop/api';
import { expect, test } from '../../support/test';

/** What a form says of its fields, in the order of the page. */
async function expectMessages(form: Locator, messages: string[]): Promise<void> {
  await expect.poll(() => form.locator('[id$="-error"]').allInnerTexts()).toEqual(messages);
}

test(
  'the Sign In dialog has every word of docs/product.md §2 and says every sentence of §5 and §8',
  DRILL,
  async ({ page, shopper, faults }) => {
    faults.allow(/status of (401|503)/);
    const { email, password } = await createShopper();
    await shopper.visit('/products');
    await shopper.press(shopper.header.getByRole('link', { name: 'Login' }));
    const dialog = shopper.signInDialog;
    await expect(dialog.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    await expect(dialog.getByText('Sign in to your account to continue shopping')).toBeVisible();
    await expect(dialog.getByLabel('Remember me')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Forgot password?' })).toBeVisible();

    const submit = await alive(dialog.getByRole('button', { name: 'Sign In', exact: true }));
    await submit.click();
    await expectMessages(dialog, ['Email is required']); // the password is not looked at (§5)
    await dialog.getByLabel('Email').fill('ada@shop');
    await submit.click();
    await expectMessages(dialog, ['Email is invalid']);

    const word = dialog.getByLabel('Password', { exact: true });
    await word.fill('Wrong-Horse-7');
    await expect(word).toHaveAttribute('type', 'password');
    await dialog.getByRole('button', { name: /show password/i }).click();
    await expect(word).toHaveAttribute('type', 'text');
    await dialog.getByLabel('Email').fill(email);
    await submit.click();
    await expect(dialog.getByRole('alert')).toHaveText('The email or the password is wrong.');

    await page.route('**/api/auth/login', (route) =>
      route.fulfill({ status: 401, contentType: 'text/plain', body: '' }),
    );
    await submit.click();
    await expect(dialog.getByRole('alert')).toHaveText('Login failed. Please try again.');
    await page.unroute('**/api/auth/login');
    await word.fill(password);
    await submit.click();
    await expect(page.getByText('Login Successful!')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/products$/);
  },
);

test(
  'the Create Account dialog has every word of docs/product.md §2 and says every sentence of §5 and §8',
  DRILL,
  async ({ page, shopper, faults }) => {
    faults.allow(/status of 422/);
    const account = newShopper();
    const taken = await createShopper();
    await shopper.visit('/');
    await shopper.press(shopper.header.getByRole('link', { name: 'Sign Up' }));
    const dialog = shopper.createAccountDialog;
    await expect(dialog.getByRole('heading', { name: 'Create Account' })).toBeVisible();
    await expect(dialog.getByText('Join Kiln & Oak and start shopping today')).toBeVisible();
    const submit = await alive(dialog.getByRole('button', { name: 'Create Account', exact: true }));
    await submit.click();
    await expectMessages(dialog, [
      'First name is required',
      'Last name is required',
      'Username is required',
      'Email is required',
      'Password is required',
      'You must agree to the terms and conditions',
    ]);

    const fill = (label: string, text: string) => dialog.getByLabel(label, { exact: true }).fill(text);
    await fill('First Name', '  ');
    await fill('Last Name', account.last_name);
    await fill('Username', account.username);
    await fill('Email', 'ada');
    await fill('Password', 'Short-7');
    await dialog.getByLabel(/^I agree to the Terms of Service and Privacy Policy/).check();
    await submit.click();
    await expectMessages(dialog, [
      'First name is required',
      'Email is invalid',
      'Password must be at least 8 characters',
      'Passwords do not match',
    ]);
    await fill('First Name', account.first_name);
    await fill('Email', taken.email.toUpperCase());
    await fill('Password', 'all-small-letters');
    await fill('Confirm Password', 'all-small-letters');
    await submit.click();
    await expectMessages(dialog, ['Password must contain uppercase, lowercase, and number']);

    await fill('Password', account.password);
    await fill('Confirm Password', account.password);
    await submit.click();
    await expect(dialog.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true'); // taken, said on its field

    await fill('Email', account.email);
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/api/auth/register', async (route) => {
      await held;
      await route.continue();
    });
    await submit.click();
    await expect(dialog.getByRole('button', { name: 'Creating...' })).toBeVisible();
    letGo();
    await expect(dialog.getByText('Your account has been created. You can sign in now.')).toBeVisible();
    await expect(page).toHaveURL(/\/auth\/login$/); // about 1 s later (§4): pages/timings.spec.ts
    await expect(shopper.signInForm.getByLabel('Email')).toHaveValue(account.email);
  },
);
