import type { Locator } from '@playwright/test';
import { losePageScripts, type Repair } from '../../support/builds/store-files';
import { DRILL } from '../../support/drill';
import { violationsOf } from '../../support/page/axe';
import { createBuyer } from '../../support/people/buyer';
import type { Shopper } from '../../support/people/shopper';
import { expect, test } from '../../support/test';

let repair: Repair = () => undefined;
test.afterEach(() => {
  repair();
  repair = () => undefined;
});

const drawerOf = ({ page }: Shopper): Locator => page.getByRole('dialog', { name: 'Your cart' });

for (const width of [390, 1280]) {
  test(`the cart is looked into over the page, at ${width} px`, DRILL, async ({ page, shopper }) => {
    await page.setViewportSize({ width, height: 844 });
    const buyer = await createBuyer('ember-mug', 1);
    await shopper.arriveSignedIn(buyer.tokens);
    await shopper.visit('/products/halo-vase');
    await shopper.press(shopper.addButton);
    await expect(shopper.toast('Halo Vase added to cart')).toBeVisible();
    await expect(drawerOf(shopper)).toHaveCount(0);
    await expect(shopper.addButton).toBeFocused();

    await page.getByRole('button', { name: 'View cart', exact: true }).click();
    const drawer = drawerOf(shopper);
    await expect(drawer.getByRole('link', { name: 'Halo Vase' })).toBeVisible();
    await drawer
      .getByRole('group', { name: 'Quantity of Halo Vase' })
      .getByRole('button', { name: 'One more' })
      .click();
    await expect(drawer.getByText('Subtotal').locator('..')).toContainText('$');
    await expect(shopper.toast('Halo Vase: quantity 2')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(shopper.addButton).toBeFocused();
    await expect(shopper.toast('Halo Vase: quantity 2')).toHaveCount(0);
    await expect(shopper.cartLink).toHaveAccessibleName('Cart, 3 items');

    await shopper.press(shopper.cartLink);
    await expect(drawer.getByRole('link', { name: 'Ember Mug' })).toBeVisible();
    expect(await violationsOf(page, { opened: 'dialog[open]' })).toEqual([]);
    await drawer.getByRole('button', { name: 'Remove Ember Mug' }).click();
    await drawer.getByRole('button', { name: 'Undo removing Ember Mug' }).click();
    await expect(drawer.getByRole('button', { name: 'Remove Ember Mug' })).toBeFocused();
    await drawer.getByRole('link', { name: 'View cart' }).click();
    await expect(shopper.heading('Your cart')).toBeVisible();
    await expect(drawer).toHaveCount(0);
    await expect(shopper.main).toBeFocused();
    await expect(shopper.cartLink).not.toHaveAttribute('aria-haspopup');
  });
}

test('a drawer whose code is gone leads to the cart itself', DRILL, async ({ page, shopper, faults }) => {
  faults.allow(/Failed to load resource|Refused to execute script|Loading chunk|ChunkLoadError/);
  const buyer = await createBuyer();
  repair = await losePageScripts('cart', 'cart-drawer');
  await shopper.arriveSignedIn(buyer.tokens);
  await shopper.visit('/products');
  await shopper.press(shopper.cartLink);
  await expect(page).toHaveURL(/\/cart$/);
  await expect(shopper.heading('Your cart')).toBeVisible();
  await expect(shopper.main.getByRole('link', { name: 'Ember Mug' })).toBeVisible();
});
