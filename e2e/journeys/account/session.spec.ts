import { DRILL } from '../../support/drill';
import { createShopper } from '../../support/shop/api';
import { expect, test } from '../../support/test';

/** The same token with another signature: what the server refuses like an expired one. */
const refused = (token: string): string => `${token.slice(0, -6)}AAAAAA`;

test(
  'an access token that is refused is renewed once and nobody notices (docs/product.md §7)',
  DRILL,
  async ({ page, shopper, faults }) => {
    faults.allow(/status of 401/);
    const { tokens, email } = await createShopper();
    await shopper.arriveSignedIn({ ...tokens, access: refused(tokens.access) });
    await shopper.visit('/account');
    await expect(shopper.fact(email)).toBeVisible();
    const stored = await page.evaluate(() => localStorage.getItem('auth'));
    expect(stored).not.toContain(tokens.refresh);
  },
);

test('a session that cannot be renewed ends with a word and at the home page (docs/product.md §7)', async ({
  page,
  shopper,
  faults,
}) => {
  faults.allow(/status of 401/);
  const { tokens } = await createShopper();
  await shopper.arriveSignedIn({ access: refused(tokens.access), refresh: 'not-a-token' });
  await shopper.visit('/account');
  await expect(shopper.toast('Session expired, please signin again.')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(shopper.header.getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull();
});

test(
  'an admin who signs in at the shop goes to the back office (docs/product.md §4)',
  DRILL,
  async ({ page, shop, shopper }) => {
    await shopper.visit('/');
    await shopper.press(shopper.header.getByRole('link', { name: 'Login' }));
    await shopper.signIn(shopper.signInDialog, shop.admin);
    await expect(page).toHaveURL(/\/admin$/);
    await expect(shopper.heading('Dashboard')).toBeVisible();
  },
);
