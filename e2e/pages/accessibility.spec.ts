import { isDrill } from '../support/drill';
import { settled } from '../support/page/settled';
import { violationsOf } from '../support/page/axe';
import { callJson, createShopper, getProduct, signInByApi } from '../support/shop/api';
import { currentShop } from '../support/shop/shop';
import { expect, test } from '../support/test';

/** The sign-in dialog is the same over every page: it is looked at over those that have fields of their own beside its. */
const WITH_DIALOG = [
  '/',
  '/products/ember-mug',
  ...(isDrill ? ['/products', '/orders/track', '/contact', '/no/such/page'] : []),
];
/** Made of the same parts as others: axe looks at them in the drill. */
const LIKE_OTHERS = [
  '/products/category/desk',
  '/wishlist',
  '/auth/forgot-password',
  '/auth/reset-password',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/back-in-stock/confirm',
  '/shipping',
  '/returns',
  '/terms',
  '/privacy',
  '/cookies',
  '/accessibility',
  '/imprint',
];

for (const path of [
  '/',
  '/products',
  '/products?category=all&search=nothing-like-this',
  '/products/category/desk',
  '/products/ember-mug',
  '/compare',
  '/cart',
  '/wishlist',
  '/checkout',
  '/orders',
  '/orders/track',
  '/account',
  '/auth/login',
  '/auth/signup',
  '/auth/forgot-password',
  '/auth/reset-password',
  '/auth/verify-email',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/admin/auth/login',
  '/back-in-stock/confirm',
  '/contact',
  '/faq',
  '/shipping',
  '/returns',
  '/size-guide',
  '/terms',
  '/privacy',
  '/cookies',
  '/accessibility',
  '/imprint',
  '/status',
  '/no/such/page',
]) {
  const opensDialog = WITH_DIALOG.includes(path);
  const looked = isDrill || !LIKE_OTHERS.includes(path);
  const also = opensDialog ? ', with the sign-in dialog open and without' : '';
  test(`${path} comes alive without a fault${looked ? `, and axe finds nothing${also}` : ''}`, async ({
    page,
    shopper,
    faults,
  }) => {
    const isUnknown = path === '/no/such/page';
    if (isUnknown) faults.allow(/status of 404/);
    const response = await shopper.visit(path);
    expect(response?.status()).toBe(isUnknown ? 404 : 200);
    const policy = response?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|\*/);
    await settled(page);
    await expect(shopper.main.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('[style]:not([popover] *)')).toHaveCount(0);
    if (!looked) return;
    const cancel = shopper.main.getByRole('button', { name: 'Cancel' });
    if (await cancel.isVisible()) await cancel.click(); // the way home of the 404 page (docs/product.md §2)
    expect(await violationsOf(page)).toEqual([]);
    if (!opensDialog) return;
    if (!(await shopper.signInDialog.isVisible()))
      await shopper.press(shopper.header.getByRole('link', { name: 'Login' }));
    await expect(shopper.signInDialog.getByLabel('Email')).toBeVisible();
    expect(await violationsOf(page, { opened: 'dialog[open]' }), 'with the sign-in dialog open').toEqual([]);
  });
}

test('axe finds nothing in a filled cart and an account', async ({ page, shopper }) => {
  const { tokens } = await createShopper();
  const product = await getProduct('ember-mug');
  const variant_id = product.variants[0]?.id;
  await callJson('products/add-to-cart', {
    method: 'POST',
    json: { product_id: product.id, variant_id },
    token: tokens.access,
  });
  await shopper.arriveSignedIn(tokens);
  await shopper.visit('/cart');
  await expect(shopper.main.getByRole('link', { name: 'Ember Mug' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await shopper.press(shopper.main.getByRole('button', { name: 'Clear cart' }));
  await expect(shopper.main.getByRole('button', { name: 'Undo clearing the cart' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await shopper.visit('/account');
  await shopper.press(shopper.main.getByRole('button', { name: 'Edit profile' }));
  await expect(shopper.main.getByLabel('Username')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test('axe finds nothing in the account’s pages, their forms and dialogs', async ({ page, shopper }) => {
  const { tokens } = await createShopper();
  await shopper.arriveSignedIn(tokens);
  await shopper.visit('/account/addresses');
  await shopper.press(shopper.main.getByRole('link', { name: 'Add address' }).first());
  await expect(shopper.main.getByLabel('Street and number')).toBeVisible();
  expect(await violationsOf(page), 'an address').toEqual([]);
  await shopper.visit('/account/security');
  await expect(shopper.main.getByText('This device')).toBeVisible();
  expect(await violationsOf(page), 'security').toEqual([]);
  await shopper.visit('/account/privacy');
  await shopper.press(shopper.main.getByRole('button', { name: 'Delete account...' }));
  await expect(page.getByRole('dialog', { name: 'Delete your account?' })).toBeVisible();
  expect(await violationsOf(page), 'the end of an account').toEqual([]);
});

test('axe finds nothing in the open dialogs', async ({ page, shopper }) => {
  await shopper.visit('/');
  await shopper.press(shopper.header.getByRole('link', { name: 'Login' }));
  await expect(shopper.signInDialog).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await shopper.signInDialog.getByRole('tab', { name: 'Create Account' }).click();
  await expect(shopper.createAccountDialog).toBeVisible();
  await shopper.createAccountForm.getByRole('button', { name: 'Create Account' }).click();
  await expect(shopper.createAccountForm.getByText('Email is required')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await shopper.press(shopper.header.getByRole('link', { name: 'Contact' }));
  await expect(page.getByRole('dialog', { name: 'Contact Us' }).getByLabel('Message')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test('axe finds nothing in the mobile menu', async ({ page, shopper }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await shopper.visit('/products');
  await shopper.press(shopper.header.getByRole('button', { name: 'Menu' }));
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test('axe finds nothing in the back office', async ({ page, shopper }) => {
  await shopper.arriveSignedIn(await signInByApi(currentShop().admin), 'ADMIN');
  for (const path of ['/admin', '/admin/products']) {
    await shopper.visit(path);
    await expect(page.getByRole('table').getByRole('link', { name: /./ }).first()).toBeVisible();
    await settled(page);
    expect(await violationsOf(page), path).toEqual([]);
  }
});
