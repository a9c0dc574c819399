import { createBuyer } from '../support/people/buyer';
import { callJson, getProduct } from '../support/shop/api';
import { sampleAddress } from '@tessera/scripts/basics';
import { settled } from '../support/page/settled';
import { shiftsOf, watchShifts } from '../support/page/shifts';
import { DRILL } from '../support/drill';
import { expect, test } from '../support/test';

for (const width of [390, 1440]) {
  test(`nothing moves in a cart and a checkout with gift cards, ${width} px wide`, DRILL, async ({ page, shopper }) => {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    const { tokens } = await createBuyer('gift-card');
    const token = tokens.access;
    const { id: product_id, variants } = await getProduct('ember-mug');
    const json = { product_id, variant_id: variants[0]?.id, quantity: 2 };
    await callJson('products/add-to-cart', { method: 'POST', json, token });
    const choice = { shipping_address: sampleAddress(), delivery_method: 'standard' };
    await callJson('checkout', { method: 'PATCH', json: choice, token });
    await shopper.arriveSignedIn(tokens);
    await watchShifts(page);
    for (const path of ['/cart', '/checkout?part=delivery', '/checkout?part=payment']) {
      await shopper.visit(path);
      await settled(page);
      expect(await shiftsOf(page), path).toEqual([]);
    }
  });
}
