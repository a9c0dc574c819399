import { DRILL } from '../../support/drill';
import { call, createShopper } from '../../support/shop/api';
import { expect, test } from '../../support/test';

test(
  'what was being typed survives a session that ends, and the next sign-in leads back to it',
  DRILL,
  async ({ page, shopper, faults }) => {
    faults.allow(/status of 401/);
    const account = await createShopper();
    await shopper.arriveSignedIn(account.tokens);
    await shopper.visit('/account/addresses');
    await shopper.press(shopper.main.getByRole('link', { name: 'Add address' }).first());
    const street = shopper.main.getByLabel('Street and number');
    await street.fill('Ofenweg 7');
    const { refresh: refreshToken } = account.tokens;
    await call('auth/logout', { method: 'POST', json: { refreshToken }, token: account.tokens.access });

    await shopper.main.getByLabel('City').fill('Berlin');
    await shopper.main.getByRole('button', { name: 'Save address' }).click();
    // the form may find the rest missing; anything that asks the server finds the session gone
    await page.reload();
    await expect(shopper.toast('Session expired, please signin again.')).toBeVisible();
    await expect(page).toHaveURL(/\/$/);

    await shopper.press(shopper.header.getByRole('link', { name: 'Login' }));
    await shopper.signIn(shopper.signInDialog, account);
    await expect(page).toHaveURL(/\/account\/addresses/);
    await expect(street).toHaveValue('Ofenweg 7');
    await expect(shopper.main.getByLabel('City')).toHaveValue('Berlin');
  },
);
