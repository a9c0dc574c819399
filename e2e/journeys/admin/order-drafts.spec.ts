import { DRILL } from '../../support/drill';
import { violationsOfLike } from '../../support/page/axe';
import { alive } from '../../support/people/shopper';
import { adminAccess, callJson } from '../../support/shop/api';
import { expect, test } from '../../support/test';
import type { AdminOrder } from '@tessera/shared/contract';

test(
  'an order that staff write is paid by its link, without an account, and is open then',
  DRILL,
  async ({ page, shopper, browser }) => {
    await shopper.arriveAsOwner();
    await shopper.visit('/admin/orders/new');
    await alive(shopper.main.getByRole('combobox').first());
    expect(await violationsOfLike(page, { opened: 'main' })).toEqual([]);
    await page.getByRole('textbox', { name: 'E-mail address' }).fill('nora@example.com');
    await page.getByLabel('First name').fill('Nora');
    await shopper.press(page.getByRole('button', { name: 'Start the order' }));
    await expect(shopper.heading('Draft for Nora')).toBeVisible();

    await page.getByRole('combobox', { name: /^Find goods/ }).fill('ember mug');
    await expect(page.getByRole('option', { name: /Oat|Ember/ }).first()).toBeVisible();
    expect(await violationsOfLike(page, { opened: 'main' })).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('list', { name: 'Items', exact: true }).getByRole('listitem')).toHaveCount(1);
    await page.getByRole('button', { name: 'Add a discount' }).click();
    const discount = page.getByRole('dialog', { name: 'Discount on the order' });
    await discount.getByLabel('Percent or amount').fill('12.5');
    await discount.getByLabel('Reason').fill('Comes every year');
    expect(await violationsOfLike(page, { opened: 'dialog[open]' })).toEqual([]);
    await discount.getByRole('button', { name: 'Save' }).click();
    await expect(discount).toBeHidden();
    await expect(shopper.main.getByText('Discount: Comes every year')).toBeVisible();
    await page.getByRole('button', { name: /Add ?: Delivery address/ }).click();
    const address = page.getByRole('dialog', { name: 'Delivery address' });
    await address.getByLabel('Country').selectOption('US');
    await address.getByLabel('Last name').fill('Sample');
    await address
      .getByLabel(/^Address|Street/)
      .first()
      .fill('1 Kiln Lane');
    await address.getByLabel('City').fill('Portland');
    await address.getByLabel(/ZIP/).fill('97209');
    await address.getByLabel('State').fill('OR');
    await address.getByRole('button', { name: 'Save' }).click();
    await expect(address).toBeHidden();
    await page
      .getByRole('radio', { name: /Standard/ })
      .first()
      .click();
    await expect(page.getByRole('radio', { name: /Standard/ }).first()).toBeChecked();
    expect(await violationsOfLike(page, { opened: 'main' })).toEqual([]);
    await shopper.press(page.getByRole('button', { name: 'Place order' }));
    await page.getByRole('dialog').getByRole('button', { name: 'Place order' }).click();
    await expect(shopper.heading(/^Order /)).toBeVisible();
    await expect(page.getByRole('status', { name: 'States' })).toContainText('Not paid');

    await page.getByRole('button', { name: 'New payment link' }).click();
    const url = await page.getByRole('textbox', { name: /^Copy the link now/ }).inputValue();
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const phone = await context.newPage();
    await phone.goto(new URL(new URL(url).pathname, page.url()).href);
    const number = phone.getByLabel(/Card number/);
    await number.fill('4242424242424242');
    expect(await violationsOfLike(phone, { opened: 'main' })).toEqual([]);
    await phone.getByLabel(/Expiry/).fill('1249');
    await phone.getByLabel(/Security code/).fill('123');
    await phone.getByRole('button', { name: /^Pay \$/ }).click();
    await expect(phone.getByRole('heading', { level: 1, name: 'Thank you, it is paid' })).toBeVisible();
    await context.close();

    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const order = await callJson<AdminOrder>(`admin/orders/${id}`, { token: await adminAccess() });
    expect(order).toMatchObject({ status: 'open', payment_status: 'paid', email: 'nora@example.com', customer: null });
    expect(order.totals.discount).toBe(Math.round((order.items[0]?.unit_price ?? 0) / 8));
  },
);
