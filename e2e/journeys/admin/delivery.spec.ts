import type { Checkout, DeliverySettings } from '@tessera/shared/contract';
import { DRILL } from '../../support/drill';
import { violationsOf } from '../../support/page/axe';
import { ADDRESS, createBuyer } from '../../support/people/buyer';
import { alive, Shopper } from '../../support/people/shopper';
import { adminAccess, callJson } from '../../support/shop/api';
import { expect, test } from '../../support/test';

/** In a zone to which no other test sends anything: all of them buy in one shop. */
const ZONE = 'Alaska and Hawaii';
const HONOLULU = { ...ADDRESS, city: 'Honolulu', region: 'HI', postal_code: '96813' };
/** What docs/product.md allows a change to take until shoppers see it. */
const SEEN_WITHIN = { timeout: 2_000, intervals: [50] };

/** Puts the settings back as they were. */
async function putBack({ zones, cut_off_hour }: DeliverySettings): Promise<void> {
  const token = await adminAccess();
  const { version } = await callJson<DeliverySettings>('admin/delivery', { token });
  await callJson('admin/delivery', { method: 'PUT', token, json: { zones, cut_off_hour, version, confirmed: true } });
}

test(
  'staff change a price of delivery, are told what orders will pay, and a checkout that is open shows it',
  DRILL,
  async ({ page, shop, shopper, browser }) => {
    test.setTimeout(120_000);
    const before = await callJson<DeliverySettings>('admin/delivery', { token: await adminAccess() });
    const { tokens } = await createBuyer('ember-mug');
    const token = tokens.access;
    await callJson('checkout', { method: 'PATCH', token, json: { shipping_address: HONOLULU } });
    const context = await browser.newContext({ baseURL: shop.url, viewport: { width: 390, height: 844 } });
    const buyer = new Shopper(await context.newPage());
    await buyer.arriveSignedIn(tokens);
    await buyer.visit('/checkout');
    await expect(buyer.main.getByText('$12.90').first()).toBeVisible();

    try {
      await page.setViewportSize({ width: 1440, height: 900 });
      await shopper.arriveAsOwner();
      await shopper.visit('/admin/settings/delivery');
      await shopper.press(shopper.main.getByRole('button', { name: `Change ${ZONE}` }));
      const zone = shopper.main.getByRole('region', { name: ZONE });
      await zone.getByLabel('Price (USD)').first().fill('13.40');
      expect(await violationsOf(page, { opened: 'main' })).toEqual([]);
      await page.getByRole('button', { name: 'Save' }).click();
      const dialog = page.getByRole('dialog', { name: 'What changes' });
      await expect(dialog.getByText(/will pay \$13\.40 instead of \$12\.90 for Standard delivery/)).toBeVisible();
      expect(await violationsOf(page, { opened: 'dialog[open]' })).toEqual([]);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(shopper.toast('The delivery settings were saved')).toBeVisible();

      const priceNow = async () => (await callJson<Checkout>('checkout', { token })).delivery_offers[0]?.price;
      await expect.poll(priceNow, SEEN_WITHIN).toBe(1340);
      await buyer.page.reload();
      await alive(buyer.main.getByRole('radio').first());
      await expect(buyer.main.getByText('$13.40').first()).toBeVisible();
      await expect(buyer.main.getByText('$12.90')).toHaveCount(0);

      // the table of the text about delivery has it, too
      await shopper.visit('/shipping');
      await expect(shopper.main.getByRole('row', { name: /Alaska, Hawaii/ })).toContainText('$13.40 up to 2 kg');
    } finally {
      await putBack(before);
      await context.close();
    }
  },
);
