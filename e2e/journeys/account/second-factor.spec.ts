import { DRILL } from '../../support/drill';
import { violationsOf, violationsOfLike } from '../../support/page/axe';
import { press, reach, typeInto } from '../../support/people/keyboard';
import { alive } from '../../support/people/shopper';
import { callJson, createShopper } from '../../support/shop/api';
import { apiCode } from '../../support/shop/api-code';
import { withInfra } from '../../support/shop/infra';
import { expect, test } from '../../support/test';

/** A second factor is for whoever has confirmed their address. */
async function createConfirmedShopper() {
  const account = await createShopper();
  await withInfra(({ db }) =>
    db.updateTable('users').set({ email_verified: true }).where('email', '=', account.email).execute(),
  );
  return account;
}

/**
 * An account that asks for a code, and the app that knows it. The app's present code is used up by turning it on: `code`
 * is the next one, which the API takes as well, for at least the 30 s until it is the present one.
 */
async function createShopperWithApp() {
  const account = await createConfirmedShopper();
  const post = <T>(path: string, json: object) =>
    callJson<T>(`users/me/second-factor${path}`, { method: 'POST', json, token: account.tokens.access });
  const { secret } = await post<{ secret: string }>('', { password: account.password });
  const now = apiCode().authenticatorCode(secret, new Date());
  const { recovery_codes } = await post<{ recovery_codes: string[] }>('/confirm', { code: now });
  return { ...account, code: () => apiCode().authenticatorCode(secret, new Date(), 1), recovery_codes };
}

test(
  'the keyboard alone turns two-factor sign-in on, keeps the codes, and turns it off again',
  DRILL,
  async ({ page, shopper, faults }) => {
    faults.allow(/status of 422/); // what a wrong code is answered
    const { tokens, password } = await createConfirmedShopper();
    await shopper.arriveSignedIn(tokens);
    await shopper.visit('/account/security');
    const section = shopper.main.getByRole('region', { name: 'Two-factor sign-in' });
    await alive(section.getByRole('button', { name: 'Turn on' }));
    await press(page, 'button', /^Turn on$/);
    await expect(section.getByLabel('Password', { exact: true })).toBeFocused();
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expect(section.getByRole('textbox', { name: 'Code', exact: true })).toBeFocused();
    await expect(section.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);

    const address = (await section.getByRole('link', { name: /Open it in an app/ }).getAttribute('href')) ?? '';
    const secret = new URL(address).searchParams.get('secret') ?? '';
    await page.keyboard.type('000000 wrong');
    await page.keyboard.press('Enter');
    await expect(section.getByText('This code is wrong or was used before')).toBeVisible();
    await typeInto(page, /^Code/, apiCode().authenticatorCode(secret, new Date()));
    await page.keyboard.press('Enter');
    await expect(section.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused();
    const codes = section.getByRole('list').getByRole('listitem');
    await expect(codes).toHaveCount(10);
    expect(await violationsOf(page, { opened: 'main' })).toEqual([]);
    const file = page.waitForEvent('download');
    await press(page, 'button', /^Download$/);
    expect((await file).suggestedFilename()).toBe('recovery-codes.txt');
    const recovery = (await codes.first().textContent()) ?? '';

    await press(page, 'button', /^I have kept them$/);
    await expect(section.getByText('10 recovery codes are left')).toBeVisible();
    await press(page, 'button', /^Turn off$/);
    await typeInto(page, /^Password/, password);
    await typeInto(page, /^Code/, recovery);
    await page.keyboard.press('Enter');
    await expect(section.getByRole('button', { name: 'Turn on' })).toBeVisible();
  },
);

test(
  'the keyboard alone signs in with a code: a wrong one says so, Back goes to the password',
  DRILL,
  async ({ page, shopper, faults }) => {
    faults.allow(/status of 4(01|22)/); // the right password without a code, and a wrong code
    const account = await createShopperWithApp();
    await shopper.visit('/auth/login');
    await alive(shopper.signInForm.getByRole('button', { name: 'Sign In' }));
    await typeInto(page, /^Email/, account.email);
    await typeInto(page, /^Password/, account.password);
    await page.keyboard.press('Enter');
    const code = shopper.main.getByRole('textbox', { name: 'Code', exact: true });
    await expect(code).toBeFocused();
    expect(await violationsOf(page, { opened: 'main' })).toEqual([]);

    await page.keyboard.type('12 34');
    await page.keyboard.press('Enter');
    await expect(shopper.main.getByText('This code is wrong or was used before')).toBeVisible();
    await expect(code).toHaveValue('12 34');
    await expect(code).toBeFocused();
    expect(await violationsOfLike(page, { opened: 'main' })).toEqual([]);

    await press(page, 'button', /^Back$/);
    await expect(shopper.main.getByLabel('Password', { exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(code).toBeFocused();
    await page.keyboard.type(account.code().replace(/^.../, '$& '));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/$/);
    await expect(shopper.header.getByRole('button', { name: 'Logout' })).toBeVisible();
  },
);

test(
  'the dialog takes a recovery code and goes on with what waited for the session',
  DRILL,
  async ({ page, shopper, faults }) => {
    faults.allow(/status of 401/); // the right password without a code
    const account = await createShopperWithApp();
    await shopper.visit('/products/ember-mug');
    await shopper.press(shopper.addButton);
    const dialog = shopper.signInDialog;
    await expect(dialog.getByLabel('Email')).toBeFocused();
    await typeInto(page, /^Email/, account.email);
    await typeInto(page, /^Password/, account.password);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('textbox', { name: 'Code', exact: true })).toBeFocused();
    expect(await violationsOf(page, { opened: 'dialog[open]' })).toEqual([]);
    await press(page, 'button', /^Use a recovery code$/);
    await expect(dialog.getByRole('textbox', { name: 'Recovery code' })).toBeFocused();
    await page.keyboard.type(account.recovery_codes[0] ?? '');
    await reach(page, 'textbox', /^Recovery code/);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(shopper.cartLink).toContainText('1');
  },
);
