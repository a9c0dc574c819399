import type { Page, Response } from '@playwright/test';
import { DRILL } from '../../support/drill';
import { callJson, createShopper, getProduct } from '../../support/shop/api';
import { expect, test } from '../../support/test';

let token = '';

/** The answer to the next write: what the screen shows is there before it, and a new page would take the request back. */
const answerOf = (page: Page, address: RegExp): Promise<Response> =>
  page.waitForResponse((response) => address.test(response.url()) && response.request().method() !== 'GET');

test.beforeEach(async ({ shopper }) => {
  const { tokens } = await createShopper();
  token = tokens.access;
  await shopper.arriveSignedIn(tokens);
});

test(
  'adding the same variant twice adds up, and the cart can be changed, undone and cleared',
  DRILL,
  async ({ page, shopper }) => {
    await shopper.visit('/products/halo-vase');
    await shopper.press(shopper.addButton);
    await expect(shopper.cartLink).toHaveAccessibleName('Cart, 1 item');
    await expect(shopper.toast('Halo Vase added to cart')).toBeVisible();
    const added = answerOf(page, /add-to-cart/);
    await shopper.addButton.click();
    await expect(shopper.cartLink).toHaveAccessibleName('Cart, 2 items');
    await added;

    await shopper.visit('/cart');
    const amount = shopper.main.getByRole('spinbutton', { name: 'Quantity of Halo Vase' });
    await expect(amount).toHaveValue('2');
    await expect(shopper.main.getByText('$128.00').first()).toBeVisible();
    await shopper.press(shopper.main.getByRole('button', { name: 'One more' }));
    await expect(shopper.main.getByText('$192.00').first()).toBeVisible();
    await expect(shopper.cartLink).toHaveAccessibleName('Cart, 3 items');
    await expect(shopper.toast('Halo Vase: quantity 3')).toBeVisible();

    await shopper.main.getByRole('button', { name: 'Remove Halo Vase' }).click();
    await expect(shopper.cartLink).toHaveAccessibleName('Cart');
    await shopper.main.getByRole('button', { name: 'Undo removing Halo Vase' }).click();
    await expect(shopper.cartLink).toHaveAccessibleName('Cart, 3 items');

    await shopper.main.getByRole('button', { name: 'Clear cart' }).click();
    await expect(shopper.cartLink).toHaveAccessibleName('Cart');
    await shopper.main.getByRole('button', { name: 'Undo clearing the cart' }).click();
    await expect(shopper.cartLink).toHaveAccessibleName('Cart, 3 items');
    const cleared = answerOf(page, /cart/);
    await shopper.main.getByRole('button', { name: 'Clear cart' }).click();
    await expect(shopper.main.getByText('Your cart was cleared: 3 items')).toBeVisible();
    await cleared;
    await page.reload();
    await expect(shopper.main.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  },
);

test('a sold-out variant can be looked at but not bought', DRILL, async ({ shopper }) => {
  await shopper.visit('/products/ember-mug');
  await shopper.chooseVariant('Terracotta');
  await expect(shopper.main.getByRole('button', { name: 'Sold out' }).first()).toBeDisabled();
  await shopper.chooseVariant('Charcoal');
  await expect(shopper.addButton).toBeEnabled();
});

test('what is reduced is charged at its sale price (docs/product.md §9)', DRILL, async ({ shopper }) => {
  const { id, variants } = await getProduct('stem-candle-holders');
  const [variant] = variants;
  expect(variant).toMatchObject({ regular_price: 9_800, sale_price: 8_400 });
  const json = { product_id: id, variant_id: variant?.id, quantity: 2 };
  await callJson('products/add-to-cart', { method: 'POST', json, token });
  await shopper.visit('/cart');
  await expect(shopper.main.getByText('$168.00').first()).toBeVisible();
});

test(
  'on a phone a line is saved for later and comes back, and delivery is estimated by postcode',
  DRILL,
  async ({ page, shopper }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await shopper.visit('/products/halo-vase');
    await shopper.press(shopper.addButton);
    await expect(shopper.toast('Halo Vase added to cart')).toBeVisible();
    await shopper.visit('/cart');
    await shopper.press(shopper.main.getByText('Estimate delivery'));
    await shopper.main.getByLabel('Country').selectOption('US');
    await shopper.main.getByLabel('ZIP code').fill('97209');
    await shopper.main.getByRole('button', { name: 'Show delivery' }).click();
    await expect(shopper.main.getByText(/Arrives /).first()).toBeVisible();

    const keptForLater = answerOf(page, /cart\/saved/);
    await shopper.main.getByRole('button', { name: 'Save for later Halo Vase' }).click();
    await expect(shopper.cartLink).toHaveAccessibleName('Cart');
    await keptForLater;
    await page.reload();
    const saved = shopper.main.getByRole('list', { name: 'Items saved for later' });
    await shopper.press(saved.getByRole('button', { name: 'Move to cart Halo Vase' }));
    await expect(shopper.cartLink).toHaveAccessibleName('Cart, 1 item');
    await expect(saved).toHaveCount(0);
  },
);
