import type { AdminCouponList, Order } from '@tessera/shared/contract';
import { DRILL } from '../../support/drill';
import { violationsOfLike } from '../../support/page/axe';
import { buyByApi, createBuyer, listOrders } from '../../support/people/buyer';
import { Shopper } from '../../support/people/shopper';
import { adminAccess, call, callJson } from '../../support/shop/api';
import { currentShop } from '../../support/shop/shop';
import { expect, test } from '../../support/test';

test(
  'staff make a coupon, a shopper orders with it, staff see that and switch it off, and the next one is told',
  DRILL,
  async ({ browser, page, shopper }) => {
    const code = `FROST${Date.now().toString(36).toUpperCase()}`;
    await shopper.arriveAsOwner();
    await shopper.visit('/admin/marketing');
    await expect(page.getByRole('link', { name: 'WELCOME10' })).toBeVisible();
    expect(await violationsOfLike(page, { opened: 'main' }), 'the list').toEqual([]);
    await shopper.press(page.getByRole('button', { name: 'New coupon' }));
    const dialog = page.getByRole('dialog', { name: 'New coupon' });
    await dialog.getByLabel('Code', { exact: true }).fill(code.toLowerCase());
    await dialog.getByLabel('Percent').fill('20');
    expect(await violationsOfLike(page, { opened: 'dialog[open]' }), 'a new one').toEqual([]);
    await dialog.getByRole('button', { name: 'Make coupon' }).click();
    await expect(shopper.heading(code)).toBeVisible();
    await page.getByLabel('Goods from (USD)').fill('5');
    await page.getByLabel('Total', { exact: true }).fill('10');
    expect(await violationsOfLike(page, { opened: 'main' }), 'one coupon').toEqual([]);
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(page.getByText('The coupon was saved')).toBeVisible();
    await page.getByRole('button', { name: 'Switch on' }).click();
    await expect(page.getByRole('button', { name: 'Switch off' })).toBeVisible();

    const buyer = await createBuyer();
    const context = await browser.newContext({ baseURL: currentShop().url });
    const customer = new Shopper(await context.newPage());
    await customer.arriveSignedIn(buyer.tokens);
    await customer.visit('/cart');
    await customer.press(customer.main.getByText('Add a coupon'));
    await customer.main.getByLabel('Coupon code').fill(code);
    await customer.main.getByRole('button', { name: 'Apply' }).click();
    await expect(customer.main.getByText(code).first()).toBeVisible();
    await context.close();
    await buyByApi(buyer);
    const [placed] = (await listOrders(buyer)).items;
    const { number, totals } = await callJson<Order>(`orders/${placed?.id}`, { token: buyer.tokens.access });
    expect(totals.discount).toBe(Math.round(totals.items / 5));

    await page.reload();
    await expect(page.getByText('1 of 10')).toBeVisible();
    await expect(page.getByRole('link', { name: number })).toBeVisible();
    await shopper.press(page.getByRole('button', { name: 'Switch off' }));
    await expect(page.getByRole('button', { name: 'Switch on' })).toBeVisible();

    const next = await createBuyer();
    const refused = await call('cart/coupon', { method: 'POST', json: { code }, token: next.tokens.access });
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('This coupon is not known.')]);
  },
);

test('many codes are made on a phone, in German, as one coupon', DRILL, async ({ page, shopper }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await shopper.arriveAsOwner();
  await shopper.visit('/de/admin/marketing');
  await shopper.press(page.getByRole('button', { name: 'Neuer Gutschein' }));
  const dialog = page.getByRole('dialog', { name: 'Neuer Gutschein' });
  await dialog.getByRole('radio', { name: /^Viele Codes/ }).check();
  await dialog.getByLabel('Codes beginnen mit').fill('MESSE');
  await dialog.getByLabel('Wie viele').fill('25');
  await dialog.getByLabel('Prozent').fill('12,5');
  await dialog.getByRole('button', { name: 'Gutschein anlegen' }).click();
  await expect(shopper.heading('MESSE-…')).toBeVisible();
  expect(await violationsOfLike(page, { opened: 'main' }), 'one coupon').toEqual([]);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Codes herunterladen' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^coupon-codes-.*\.csv$/);
  const { items } = await callJson<AdminCouponList>('admin/coupons?search=MESSE', { token: await adminAccess() });
  expect(items[0]).toMatchObject({ codes: 25, max_uses: 1, value: 12_500, active: false, state: 'off' });
});
