import { DRILL } from '../../support/drill';
import { press, reach, typeInto } from '../../support/people/keyboard';
import { linkIn, mailTo } from '../../support/people/mail';
import { alive } from '../../support/people/shopper';
import { createShopper, signInByApi } from '../../support/shop/api';
import { expect, test } from '../../support/test';

const NEXT_PASSWORD = 'Another-Horse-8';

test('the keyboard alone changes the password, and the new one opens the account', DRILL, async ({ page, shopper }) => {
  const account = await createShopper();
  await shopper.arriveSignedIn(account.tokens);
  await shopper.visit('/account/security');
  await alive(shopper.main.getByRole('button', { name: 'Change password' }));
  await press(page, 'button', /^Change password$/);
  await expect(page.getByLabel('Current password')).toBeFocused();
  await typeInto(page, /^Current password/, account.password);
  await typeInto(page, /^New password/, NEXT_PASSWORD);
  await typeInto(page, /^Confirm new password/, NEXT_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(shopper.toast('Password changed. Your other devices are signed out.')).toBeVisible();
  await expect(shopper.main.getByRole('button', { name: 'Change password' })).toBeFocused();
  expect(await signInByApi({ email: account.email, password: NEXT_PASSWORD })).toHaveProperty('access');
});

test('the keyboard alone changes the e-mail address, up to the link in the mail', DRILL, async ({ page, shopper }) => {
  const account = await createShopper();
  const next = `next-${account.email}`;
  await shopper.arriveSignedIn(account.tokens);
  await shopper.visit('/account');
  await alive(shopper.main.getByRole('button', { name: 'Change e-mail address' }));
  await press(page, 'button', /^Change e-mail address$/);
  await expect(page.getByLabel('New e-mail address')).toBeFocused();
  await typeInto(page, /^New e-mail address/, next);
  await typeInto(page, /^Password/, account.password);
  await page.keyboard.press('Enter');
  await expect(shopper.main.getByText('Your new e-mail address waits to be confirmed')).toBeVisible();
  await expect(shopper.main.getByRole('button', { name: 'Change e-mail address' })).toBeFocused();

  await shopper.visit(linkIn(await mailTo(next, /confirm your new e-mail address/i), '/auth/verify-email'));
  await expect(shopper.heading('E-mail address confirmed')).toBeVisible();
  await shopper.visit('/account');
  await expect(shopper.fact(next)).toBeVisible();
});

test('the keyboard alone signs out another device, then all of them', DRILL, async ({ page, shopper }) => {
  const account = await createShopper();
  await signInByApi(account);
  await signInByApi(account);
  await shopper.arriveSignedIn(account.tokens);
  await shopper.visit('/account/security');
  const devices = shopper.main
    .getByRole('region', { name: 'Where you are signed in' })
    .getByRole('listitem')
    .filter({ hasText: 'Last seen' });
  await expect(devices).toHaveCount(3);
  await alive(shopper.main.getByRole('button', { name: 'Sign out all other devices' }));
  await press(page, 'button', /^Sign out (?!all)/);
  await expect(devices).toHaveCount(2);
  // the button is gone with its device: what comes next is reached from the list
  await expect(shopper.main.getByRole('heading', { name: 'Where you are signed in' })).toBeFocused();
  await press(page, 'button', /^Sign out all other devices$/);
  await expect(devices).toHaveCount(1);
  await expect(devices).toContainText('This device');
});

test('the keyboard alone deletes the account; Escape keeps it', DRILL, async ({ page, shopper }) => {
  const account = await createShopper();
  await shopper.arriveSignedIn(account.tokens);
  await shopper.visit('/account/privacy');
  await alive(shopper.main.getByRole('button', { name: 'Delete account...' }));
  await press(page, 'button', /^Delete account\.\.\.$/);
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(shopper.main.getByRole('button', { name: 'Delete account...' })).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(account.password);
  await reach(page, 'button', /^Delete for good/);
  await page.keyboard.press('Enter');
  await expect(shopper.toast('Your account has been deleted.')).toBeVisible();
  await expect(shopper.header.getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(signInByApi(account)).rejects.toThrow('401');
});
