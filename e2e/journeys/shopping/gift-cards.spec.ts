import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { DRILL } from '../../support/drill';
import { violationsOfLike } from '../../support/page/axe';
import { CARDS, CheckoutWalk, createBuyer, listOrders, orderByCredit } from '../../support/people/buyer';
import { GIFT_CODE, mailTo } from '../../support/people/mail';
import { Shopper } from '../../support/people/shopper';
import { adminAccess, callJson } from '../../support/shop/api';
import { currentShop } from '../../support/shop/shop';
import { expect, test } from '../../support/test';

/** Opens the dialog of a refund on the page of an order that staff look at. */
async function openRefund(staff: Shopper): Promise<Locator> {
  const { page } = staff;
  await staff.press(page.getByRole('button', { name: 'More actions' }));
  await page.getByRole('menuitem', { name: 'Refund' }).click();
  return page.getByRole('dialog');
}

test(
  'a shopper redeems a gift card and orders with it, and staff refund to store credit',
  DRILL,
  async ({ browser, page, shopper }) => {
    const buyer = await createBuyer();
    const wanted = { amount: 100_000, email: buyer.email, language: 'en' };
    const headers = { 'idempotency-key': randomUUID() };
    await callJson('admin/gift-cards', { method: 'POST', json: wanted, token: await adminAccess(), headers });
    const { text = '' } = await mailTo(buyer.email, /^Your gift card/);
    const [code = ''] = GIFT_CODE.exec(text) ?? [];

    const context = await browser.newContext({ baseURL: currentShop().url });
    const customer = new Shopper(await context.newPage());
    await customer.arriveSignedIn(buyer.tokens);
    await customer.visit('/account/store-credit?from=checkout');
    await customer.main.getByLabel('Gift card code').fill('K7M2-9QXB-TT4H-ZC83');
    await customer.press(customer.main.getByRole('button', { name: 'Redeem' }));
    await expect(customer.main.getByText(/^This code is not known/)).toBeVisible();
    await customer.main.getByLabel('Gift card code').fill(code.toLowerCase());
    await customer.main.getByRole('button', { name: 'Redeem' }).click();
    await expect(customer.main.getByText('$1,000.00', { exact: true })).toBeVisible();
    expect(await violationsOfLike(customer.page, { opened: 'main' }), 'store credit').toEqual([]);
    const order = await orderByCredit(buyer);
    await customer.visit(`/orders/${order.number}`);
    await expect(customer.main.getByText('Store credit').first()).toBeVisible();
    await context.close();

    await shopper.arriveAsOwner();
    await shopper.visit(`/admin/orders/${order.number}`);
    const dialog = await openRefund(shopper);
    await dialog.getByLabel('Amount (USD)').fill('5');
    await dialog.getByRole('button', { name: 'Refund $5.00' }).click();
    await expect(page.getByText('$5.00 goes back')).toBeVisible();
    const { balance } = await callJson<{ balance: number }>('store-credit', { token: buyer.tokens.access });
    expect(balance).toBe(100_000 - order.totals.total + 500);
  },
);

test(
  'a shopper pays a part of an order with store credit and the rest by card, and staff refund both',
  DRILL,
  async ({ browser, page, shopper }) => {
    const buyer = await createBuyer();
    const { id } = await callJson<{ id: string }>('users/me', { token: buyer.tokens.access });
    const json = { amount: 700, reason: 'A late parcel.' };
    const headers = { 'idempotency-key': randomUUID() };
    await callJson(`admin/customers/${id}/store-credit`, { method: 'POST', json, token: await adminAccess(), headers });

    const context = await browser.newContext({ baseURL: currentShop().url, viewport: { width: 390, height: 844 } });
    const customer = new Shopper(await context.newPage());
    await customer.arriveSignedIn(buyer.tokens);
    const walk = new CheckoutWalk(customer.page, customer);
    await walk.open();
    await walk.fillAddress();
    await walk.chooseDelivery();
    await customer.main.getByRole('checkbox', { name: 'Pay $7.00 of it with my store credit' }).check();
    await walk.payByCard(CARDS.approved);
    await expect(walk.placeButton).toBeVisible();
    await expect(customer.main.getByText('Paid with store credit').last()).toBeVisible();
    expect(await violationsOfLike(customer.page, { opened: 'main' }), 'the review').toEqual([]);
    await walk.place();
    await walk.expectThanks();
    await expect(customer.main.getByText('Paid with store credit').first()).toBeVisible();
    const { items } = await listOrders(buyer);
    const number = items[0]?.number ?? '';
    await context.close();

    await shopper.arriveAsOwner();
    await shopper.visit(`/admin/orders/${number}`);
    const dialog = await openRefund(shopper);
    await dialog.getByLabel('Amount (USD)').fill('10');
    await expect(dialog.getByText(/each by its share: store credit/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Refund $10.00' }).click();
    await expect(page.getByText('$10.00 goes back')).toBeVisible();
    await expect
      .poll(async () => (await callJson<{ balance: number }>('store-credit', { token: buyer.tokens.access })).balance)
      .toBeGreaterThan(0);
  },
);

test(
  'a shopper buys a gift card for somebody else, who gets it by mail, and staff take it back',
  DRILL,
  async ({ browser, page, shopper }) => {
    const buyer = await createBuyer('gift-card');
    const friend = `mina-${Date.now().toString(36)}@shopper.example`;
    const context = await browser.newContext({ baseURL: currentShop().url, viewport: { width: 390, height: 844 } });
    const customer = new Shopper(await context.newPage());
    const { main } = customer;
    await customer.arriveSignedIn(buyer.tokens);
    const walk = new CheckoutWalk(customer.page, customer);
    await walk.open();
    await expect(main.getByRole('group', { name: 'Billing address' })).toBeVisible();
    await walk.fillAddress();
    await customer.press(main.getByRole('button', { name: /^Send to somebody else/ }));
    const form = main.getByRole('form', { name: 'Gift Card' });
    await expect(form.getByLabel('Their name (optional)')).toBeFocused();
    await form.getByLabel('Their name (optional)').fill('Mina');
    await form.getByLabel('Your message (optional)').fill('For your kitchen.');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText('Email is required')).toBeVisible();
    await form.getByLabel('Their e-mail address').fill(friend);
    expect(await violationsOfLike(customer.page, { opened: 'main' }), 'to whom it goes').toEqual([]);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(main.getByText(`To Mina, ${friend}`)).toBeVisible();
    await expect(main.getByRole('button', { name: /^Change.*Gift Card/ })).toBeFocused();
    await walk.chooseDelivery(/By e-mail/);
    await expect(main.getByRole('radio', { name: /Cash on delivery/ })).toBeDisabled();
    await walk.payByCard(CARDS.approved);
    await expect(main.getByText(`To Mina, ${friend}`).last()).toBeVisible();
    await walk.place();
    await walk.expectThanks();
    const { text = '' } = await mailTo(friend, /^Your gift card/);
    expect(text).toMatch(GIFT_CODE);
    expect(text).toContain('For your kitchen.');
    const [order] = (await listOrders(buyer)).items;
    const number = order?.number ?? '';
    await customer.visit(`/orders/${number}`);
    await expect(main.getByText(`Sent to Mina, ${friend}`)).toBeVisible();

    await shopper.arriveAsOwner();
    await shopper.visit(`/admin/orders/${number}`);
    const cards = page.getByRole('region', { name: 'Gift cards' });
    await expect(cards.getByText('$25.00 of $25.00 left')).toBeVisible();
    expect(await violationsOfLike(page, { opened: 'main' }), 'its order').toEqual([]);
    const dialog = await openRefund(shopper);
    await dialog.getByLabel(/^Gift Card/).fill('1');
    await dialog.getByRole('button', { name: 'Refund $25.00' }).click();
    await expect(cards.getByText('$0.00 of $25.00 left')).toBeVisible();
    await customer.visit(`/orders/${number}`);
    await expect(main.getByText('Ended: what you paid for it goes back')).toBeVisible();
    await context.close();
  },
);
