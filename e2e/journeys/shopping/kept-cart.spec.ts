import { DRILL } from '../../support/drill';
import { violationsOfLike } from '../../support/page/axe';
import { createShopper, getProduct } from '../../support/shop/api';
import { setStock } from '../../support/shop/stock';
import { expect, test } from '../../support/test';

for (const width of [390, 1440]) {
  test(
    `what a visitor puts into the cart stays, and joins the account that they sign in to, at ${width} px`,
    DRILL,
    async ({ page, shopper }) => {
      await page.setViewportSize({ width, height: 844 });
      const account = await createShopper();
      const { variants } = await getProduct('stem-candle-holders');
      const [holders] = variants;
      if (!holders) throw new Error('The candle holders have a variant');
      for (const [slug, count] of [
        ['halo-vase', '1 item'],
        ['stem-candle-holders', '2 items'],
      ]) {
        await shopper.visit(`/products/${slug}`);
        await shopper.press(shopper.addButton);
        await expect(shopper.toast('Please login to add to cart!')).toBeVisible();
        await expect(shopper.signInDialog).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(shopper.cartLink).toHaveAccessibleName(`Cart, ${count}`);
      }

      await shopper.press(shopper.cartLink);
      await expect(shopper.toast('Please login to view your cart!')).toBeVisible();
      await expect(shopper.signInDialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(/\/cart$/);
      await page.reload();
      await expect(shopper.main.getByRole('link', { name: 'Halo Vase' })).toBeVisible();
      await expect(shopper.cartLink).toHaveAccessibleName('Cart, 2 items');
      await shopper.press(
        shopper.main.getByRole('group', { name: 'Quantity of Halo Vase' }).getByRole('button', { name: 'One more' }),
      );
      await expect(shopper.cartLink).toHaveAccessibleName('Cart, 3 items');
      await expect(shopper.main.getByText('$212.00').first()).toBeVisible();
      expect(await violationsOfLike(page)).toEqual([]);

      await setStock(holders.id, 0);
      try {
        await shopper.main.getByRole('link', { name: 'Go to checkout' }).last().click();
        await shopper.signIn(shopper.signInDialog, account);
        await expect(page).toHaveURL(/\/checkout(\?|$)/);
        await expect(shopper.heading('Checkout')).toBeVisible();

        await shopper.visit('/cart');
        await expect(shopper.main.getByText('Stem Candle Holders, Set of 3 is sold out.')).toBeVisible();
        await expect(shopper.main.getByRole('spinbutton', { name: 'Quantity of Halo Vase' })).toHaveValue('2');
        await expect(shopper.main.getByText('$128.00').first()).toBeVisible();
        expect(await page.evaluate(() => localStorage.getItem('kept-cart'))).toBeNull();
      } finally {
        await setStock(holders.id, holders.available);
      }
    },
  );
}
