import { DRILL } from '../../support/drill';
import { alive } from '../../support/people/shopper';
import { createShopper } from '../../support/shop/api';
import { expect, test } from '../../support/test';

for (const width of [390, 1280]) {
  test(
    `a wishlist is filled, shared by a link, taken back, and bought from, at ${width} px`,
    DRILL,
    async ({ browser, page, shop, shopper }) => {
      await page.setViewportSize({ width, height: 844 });
      const { tokens } = await createShopper();
      await shopper.arriveSignedIn(tokens);
      await shopper.visit('/products/halo-vase');
      const saved = page.waitForResponse(
        (response) => response.request().method() !== 'GET' && response.url().includes('wishlist'),
      );
      await shopper.press(shopper.main.getByRole('button', { name: /wishlist/i }).first());
      await saved;
      await shopper.visit('/wishlist');
      const list = shopper.main.getByRole('list', { name: 'Products on your wishlist' });
      await expect(list.getByRole('link', { name: 'Halo Vase' }).first()).toBeVisible();

      await shopper.press(shopper.main.getByRole('button', { name: 'Share list' }));
      const link = await shopper.main.getByLabel('Link to your list').inputValue();
      expect(link.startsWith(`${shop.url}/wishlist/shared/`)).toBe(true);
      const visitor = await browser.newPage();
      await visitor.goto(link);
      await expect(visitor.getByRole('heading', { level: 1, name: 'Ada’s wishlist' })).toBeVisible();
      await expect(visitor.getByRole('main')).not.toContainText('Byrne');
      await (await alive(visitor.getByRole('button', { name: 'Add all to my wishlist' }))).click();
      const heart = visitor.getByRole('button', { name: 'Add Halo Vase to your wishlist' });
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await heart.click();
      await expect(heart).toHaveAttribute('aria-pressed', 'false');
      // its picture leads to a product, too
      await visitor
        .getByRole('main')
        .getByRole('listitem')
        .first()
        .click({ position: { x: 60, y: 80 } });
      await expect(visitor).toHaveURL(/\/products\/halo-vase$/);
      await visitor.goBack();
      await shopper.main.getByRole('button', { name: 'Stop sharing' }).click();
      await expect(shopper.toast('Nobody can open that link any more.')).toBeVisible();
      await visitor.reload();
      await expect(visitor.getByRole('heading', { name: 'This list is not shared any more' })).toBeVisible();
      await visitor.close();

      await list.getByRole('button', { name: 'Move to cart Halo Vase' }).click();
      await page.getByRole('dialog', { name: 'Which one?' }).getByRole('button', { name: 'Add to cart' }).click();
      await expect(shopper.cartLink).toHaveAccessibleName('Cart, 1 item');
      await expect(shopper.main.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible();
    },
  );
}
