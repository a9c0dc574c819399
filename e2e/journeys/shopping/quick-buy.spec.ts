import { DRILL } from '../../support/drill';
import { alive } from '../../support/people/shopper';
import { createShopper } from '../../support/shop/api';
import { expect, test } from '../../support/test';

test(
  'on a phone a tile adds by a sheet from below, and “Buy now” goes straight to the checkout',
  DRILL,
  async ({ page, shopper }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const { tokens } = await createShopper();
    await shopper.arriveSignedIn(tokens);
    await shopper.visit('/products/category/tableware');
    await shopper.press(shopper.main.getByRole('button', { name: 'Add Ember Mug to cart' }));
    const sheet = page.getByRole('dialog', { name: 'Ember Mug' });
    await expect(sheet).toBeVisible();
    const box = await sheet.boundingBox();
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(844);
    await sheet.getByRole('button', { name: 'Add to cart' }).click();
    await expect(shopper.cartLink).toHaveAccessibleName('Cart, 1 item');
    await expect(sheet).toBeHidden();

    await shopper.visit('/products/ember-mug');
    await shopper.press(shopper.main.getByRole('button', { name: 'Buy now' }));
    await expect(page).toHaveURL(/\/checkout$/);
    await expect(page.getByRole('main')).toContainText('Ember Mug');
  },
);

test('a look that is chosen on a tile is added at once, and no other one', DRILL, async ({ page, shopper }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { tokens } = await createShopper();
  await shopper.arriveSignedIn(tokens);
  await shopper.visit('/products/category/tableware');
  const tile = shopper.main.getByRole('article').filter({ hasText: 'Ember Mug' });
  await alive(tile);
  await tile.getByRole('radio', { name: 'Sage' }).check();
  await expect(tile.getByRole('link', { name: 'Ember Mug' })).toHaveAttribute('href', /\?variant=/);
  await tile.hover();
  await tile.getByRole('button', { name: 'Add Ember Mug to cart' }).click();
  await expect(shopper.cartLink).toHaveAccessibleName('Cart, 1 item');
  await shopper.visit('/cart');
  await expect(shopper.main).toContainText('Sage');
});

test(
  'an announcement that was put away stays away for the visit, and takes no room from the first paint on',
  DRILL,
  async ({ page, shopper }) => {
    await shopper.visit('/products');
    const bar = page.getByRole('region', { name: 'Announcement' });
    await expect(bar.getByRole('link', { name: /^Free standard delivery from \$150/ })).toHaveAttribute(
      'href',
      '/shipping',
    );
    await (await alive(bar.getByRole('button', { name: 'Hide this announcement' }))).click();
    await expect(bar).toBeHidden();
    await page.goto('/', { waitUntil: 'commit' });
    await expect(shopper.header).toBeVisible();
    await expect(bar).toBeHidden();
    expect((await shopper.header.boundingBox())?.y).toBe(0);
  },
);
