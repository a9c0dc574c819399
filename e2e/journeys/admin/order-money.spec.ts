import type { Locator, Page } from '@playwright/test';
import { DRILL } from '../../support/drill';
import type { AdminOrder, Order, PaymentSettings, StoreSettings } from '@tessera/shared/contract';
import { violationsOfLike } from '../../support/page/axe';
import { buyByApi, CARDS, createBuyer, listOrders, orderByStripe, orderOnDelivery } from '../../support/people/buyer';
import { mailTo } from '../../support/people/mail';
import { askStripe, intentOf, sayAsStripe, tellShop } from '../../support/people/stripe';
import { adminAccess, callJson } from '../../support/shop/api';
import { expect, test } from '../../support/test';

/** The worker that tells of what happened, the live feed, and a machine with other work to do. */
const SOON = { timeout: 20_000 };

interface StripeRefund {
  id: string;
  amount: number;
  status: string;
}

const states = (page: Page): Locator => page.getByRole('status', { name: 'States' });

/** When the money of cards is taken; gives what stood there before. */
async function captureFrom(capture: PaymentSettings['capture']): Promise<PaymentSettings['capture']> {
  const token = await adminAccess();
  const {
    currency: _currency,
    available: _available,
    ...before
  } = await callJson<PaymentSettings>('admin/payment-settings', { token });
  await callJson('admin/payment-settings', { method: 'PUT', json: { ...before, capture, confirmed: true }, token });
  return before.capture;
}

/** Whom the shop writes to when something goes wrong with money. */
async function writeTroubleTo(trouble_email: string): Promise<string> {
  const token = await adminAccess();
  const present = await callJson<StoreSettings>('admin/store', { token });
  const { currency: _c, currencies: _all, locale: _l, logo: _logo, translated: _t, ...settings } = present;
  await callJson('admin/store', { method: 'PUT', json: { ...settings, trouble_email }, token });
  return trouble_email;
}

/** Three mugs that were paid by a card of Stripe. */
async function paidByStripe(): Promise<{ order: Order; intent: string }> {
  const order = await orderByStripe(await createBuyer('ember-mug', 3));
  const secret = order.payment.action?.client_secret ?? '';
  const intent = intentOf(secret);
  await askStripe(`payment_intents/${intent}/confirm`, { card: CARDS.approved });
  expect((await tellShop(secret)).status).toBe(204);
  return { order, intent };
}

test('money that is only reserved on a card is taken by staff', DRILL, async ({ page, shopper }) => {
  const before = await captureFrom('at_shipment');
  try {
    const buyer = await createBuyer();
    await buyByApi(buyer);
    const { items } = await listOrders(buyer);
    const { id = '', number = '' } = items[0] ?? {};
    await shopper.arriveAsOwner();
    await shopper.visit(`/admin/orders/${number}`);
    await expect(states(page)).toContainText('Authorised');
    await shopper.press(page.getByRole('button', { name: 'More actions' }));
    await page.getByRole('menuitem', { name: 'Take the payment' }).click();
    const dialog = page.getByRole('dialog');
    expect(await violationsOfLike(page, { opened: 'dialog[open]' })).toEqual([]);
    await dialog.getByRole('button', { name: 'Take the payment' }).click();
    await expect(dialog).toBeHidden();
    await expect(states(page)).toContainText('Paid');
    const order = await callJson<AdminOrder>(`admin/orders/${id}`, { token: await adminAccess() });
    expect(order).toMatchObject({ payment_status: 'paid', payments: [{ status: 'paid' }] });
  } finally {
    await captureFrom(before);
  }
});

test(
  'a refund that comes to nothing rings the bell, says why at the order, and is tried again from there',
  DRILL,
  async ({ page, shopper }) => {
    const { order, intent } = await paidByStripe();
    const worth = order.items[0]?.unit_price ?? 0;
    await shopper.arriveAsOwner();
    await shopper.visit(`/admin/orders/${order.number}`);
    await expect(states(page)).toContainText('Paid');
    const token = await adminAccess();
    await callJson(`admin/orders/${order.id}/refunds`, {
      method: 'POST',
      json: {
        amount: worth,
        items: [{ order_item_id: order.items[0]?.id, quantity: 1, restock: false }],
        reason: 'Chipped',
      },
      token,
      headers: { 'idempotency-key': order.id },
    });
    const refunds = async () =>
      (await askStripe<{ data: StripeRefund[] }>(`refunds?payment_intent=${intent}`)).data.map(({ amount }) => amount);
    await expect.poll(refunds, SOON).toEqual([worth]);
    const { data } = await askStripe<{ data: StripeRefund[] }>(`refunds?payment_intent=${intent}`);
    const failed = { id: '', ...data[0], status: 'failed', failure_reason: 'expired_or_canceled_card' };
    expect((await sayAsStripe('refund.failed', failed)).status).toBe(204);

    const trouble = page.getByRole('list', { name: 'What needs attention' });
    await expect(trouble).toContainText(/\$\d+\.\d\d did not go back to the customer\./, SOON);
    await expect(trouble).toContainText('The card has expired or was cancelled.');
    expect(await violationsOfLike(page, { opened: 'main' })).toEqual([]);
    await page.getByRole('button', { name: /^Notices, \d+\+? unread$/ }).click();
    const notices = page.getByRole('group', { name: 'Notices' });
    await expect(
      notices.getByRole('link', { name: new RegExp(`^Unread: .*refund.*${order.number}`, 'i') }),
    ).toBeVisible();
    await page.keyboard.press('Escape');

    await trouble.getByRole('button', { name: 'Try again' }).click();
    await expect(trouble).toBeHidden(SOON);
    await expect.poll(refunds, SOON).toEqual([worth, worth]);
    await expect(states(page)).toContainText('Partly refunded');
  },
);

test(
  'money that its bank holds for the shop no more rings the bell, and a mail tells of it',
  DRILL,
  async ({ page, shopper }) => {
    const before = await captureFrom('at_shipment');
    try {
      const address = await writeTroubleTo(`money-${Date.now()}@example.com`);
      const { order, intent } = await paidByStripe();
      await shopper.arriveAsOwner();
      await shopper.visit(`/admin/orders/${order.number}`);
      await expect(states(page)).toContainText('Authorised');
      await askStripe(`payment_intents/${intent}/cancel`, {});
      const lapsed = await askStripe<{ id: string }>(`payment_intents/${intent}`);
      expect((await sayAsStripe('payment_intent.canceled', lapsed)).status).toBe(204);

      await expect(states(page)).toContainText('Failed', SOON);
      await page.getByRole('button', { name: /^Notices, \d+\+? unread$/ }).click();
      const notices = page.getByRole('group', { name: 'Notices' });
      await expect(
        notices.getByRole('link', { name: new RegExp(`^Unread: .*payment.*${order.number}`, 'i') }),
      ).toBeVisible(SOON);
      const mail = await mailTo(address, `The payment of order ${order.number} was lost`);
      expect(mail.text).toContain('the customer can pay again');
    } finally {
      await captureFrom(before);
    }
  },
);

test('a refund that was made in Stripe’s own dashboard changes the order', DRILL, async ({ page, shopper }) => {
  const { order, intent } = await paidByStripe();
  await shopper.arriveAsOwner();
  await shopper.visit(`/admin/orders/${order.number}`);
  await expect(states(page)).toContainText('Paid');
  const made = await askStripe<StripeRefund>('refunds', { payment_intent: intent, amount: '700' });
  expect((await sayAsStripe('refund.created', made)).status).toBe(204);

  await expect(states(page)).toContainText('Partly refunded', SOON);
  await expect(shopper.main).toContainText('Made at the payment provider');
  const seen = await callJson<AdminOrder>(`admin/orders/${order.id}`, { token: await adminAccess() });
  expect(seen).toMatchObject({
    totals: { refunded: 700 },
    refunds: [{ amount: 700, made: 'provider', state: 'done' }],
  });
});

test(
  'a parcel that comes back before it is paid ends its order, which its buyer is told',
  DRILL,
  async ({ page, shopper }) => {
    const order = await orderOnDelivery(await createBuyer('ember-mug', 2));
    const parcel = { method: 'POST', json: { carrier: 'UPS' }, token: await adminAccess() };
    await callJson(`admin/orders/${order.id}/shipments`, parcel);
    await shopper.arriveAsOwner();
    await shopper.visit(`/admin/orders/${order.number}`);
    await shopper.press(page.getByRole('button', { name: 'More actions' }));
    await page.getByRole('menuitem', { name: 'Came back undelivered' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Ember Mug, at most 2').fill('1');
    expect(await violationsOfLike(page, { opened: 'dialog[open]' })).toEqual([]);
    await dialog.getByRole('button', { name: 'Came back undelivered' }).click();
    await expect(dialog).toBeHidden();
    await expect(states(page)).toContainText('Cancelled');
    await expect(shopper.main.getByText('Came back', { exact: true })).toBeVisible();
    const mail = await mailTo(order.email, `Your order ${order.number} came back to us`);
    expect(mail.text).toContain('You owe nothing for it');
  },
);
