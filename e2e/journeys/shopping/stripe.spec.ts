import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { InstalmentPayment, Order } from '@tessera/shared/contract';
import { DRILL } from '../../support/drill';
import { applyForPayLater, buyByApi, CheckoutWalk, createBuyer, listOrders } from '../../support/people/buyer';
import { policiesOf } from '../../support/page/policies';
import { BrowserStripe, STRIPE_CARDS, tellShop } from '../../support/people/stripe';
import { adminAccess, call, callJson } from '../../support/shop/api';
import { expect, test } from '../../support/test';

test('a card by Stripe: declined, then confirmed, its message late; the card never touches our server', async ({
  page,
  shop,
  shopper,
  faults,
}) => {
  faults.allow(/status of 400/); // what Stripe's API answers to a declined card
  const stripe = new BrowserStripe();
  await stripe.watch(page);
  const policies = policiesOf(page);
  const buyer = await createBuyer();
  await shopper.arriveSignedIn(buyer.tokens);
  const walk = new CheckoutWalk(page, shopper);
  await walk.open();
  await walk.fillAddress();
  await walk.chooseDelivery();
  await shopper.main.getByRole('radio', { name: /^Card( |$)/ }).check();
  await expect(shopper.main.getByText('It goes to Stripe, and never to us.')).toBeVisible();
  await expect(shopper.main.getByLabel('Card number')).toHaveCount(0);
  await shopper.main.getByRole('button', { name: 'Continue to review' }).click();
  expect(stripe.asked, 'nothing of Stripe is asked for before it is needed').toEqual([]);
  const before = policies.length;
  await walk.place();

  const form = page.frameLocator('iframe[title="Secure card form"]');
  const pay = shopper.main.getByRole('button', { name: /^Pay/ });
  await form.getByLabel('Card number').fill(STRIPE_CARDS.declined);
  // a document of its own: no other page may load a provider's code
  for (const { path, policy } of policies.slice(0, before)) expect(policy, path).not.toContain('stripe.com');
  expect(policies.at(-1)?.path).toMatch(/^\/checkout\/confirmation\//);
  expect(policies.at(-1)?.policy).toContain('https://js.stripe.com');
  await pay.click();
  await expect(shopper.main.getByText('Your card was declined.')).toBeVisible();

  await form.getByLabel('Card number').fill(STRIPE_CARDS.asksFirst);
  await pay.click();
  await form.getByRole('button', { name: 'Complete authentication' }).click();
  const waiting = shopper.main.getByText(/We are waiting for your bank/);
  await expect(waiting).toBeVisible();
  await page.reload();
  await expect(waiting).toBeVisible();
  await expect(pay).toHaveCount(0);

  const { items } = await listOrders(buyer);
  const order = await callJson<Order>(`orders/${items[0]?.id}`, { token: buyer.tokens.access });
  expect(order).toMatchObject({ payment_status: 'awaiting', payment: { action: { kind: 'stripe' } } });
  expect((await tellShop(order.payment.action?.client_secret ?? '')).status).toBe(204);
  await walk.expectThanks();
  expect((await listOrders(buyer)).items).toMatchObject([{ payment_status: 'paid' }]);

  const logs = readdirSync(join(shop.dataDir, 'logs')).map((file) =>
    readFileSync(join(shop.dataDir, 'logs', file), 'utf8'),
  );
  for (const card of Object.values(STRIPE_CARDS)) {
    for (const text of [...stripe.sentToShop, ...logs]) expect(text.includes(card)).toBe(false);
  }
  expect(stripe.asked.every((url) => /^https:\/\/(js|api)\.stripe\.com\//.test(url))).toBe(true);
});

test(
  'a part of a plan by Stripe on the account page: its message late, over a reload',
  DRILL,
  async ({ page, shopper }) => {
    await new BrowserStripe().watch(page);
    const buyer = await createBuyer();
    await applyForPayLater(buyer);
    await buyByApi(buyer, 'pay-in-30-days');
    await shopper.arriveSignedIn(buyer.tokens);
    await shopper.visit('/account/pay-later');
    await shopper.press(shopper.main.getByRole('button', { name: /^Pay now/ }));
    await page.getByRole('dialog').getByRole('radio', { name: 'Card', exact: true }).check();
    // Read on its way: under load the browser has let go of a body before it can be asked for.
    let begun: InstalmentPayment | undefined;
    await page.route(/\/pay-later\/instalments\/[^/]+\/payments$/, async (route) => {
      const response = await route.fetch();
      begun = (await response.json()) as InstalmentPayment;
      await route.fulfill({ response });
    });
    await page.getByRole('button', { name: 'Continue to your card' }).click();

    const form = page.frameLocator('iframe[title="Secure card form"]');
    await form.getByLabel('Card number').fill(STRIPE_CARDS.asksFirst);
    await shopper.main.getByRole('button', { name: /^Pay \$/ }).click();
    await form.getByRole('button', { name: 'Complete authentication' }).click();
    const waiting = shopper.main.getByText(/We are waiting for your bank/);
    await expect(waiting).toBeVisible();
    await page.reload();
    await expect(waiting).toBeVisible();
    expect((await tellShop(begun?.payment.action?.client_secret ?? '')).status).toBe(204);
    await expect(page.getByText('Thank you, your payment has arrived')).toBeVisible();
    await expect(shopper.main.getByText('Nothing is due.')).toBeVisible();
  },
);

test('keys of the environment go before those of the screen, which takes none', DRILL, async ({ page, shopper }) => {
  await shopper.arriveAsOwner();
  await shopper.visit('/admin/settings/payments');
  await expect(shopper.main.getByText(/^The keys of the environment of the API/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enter keys' })).toHaveCount(0);
  const json = {
    secret_key: 'sk_test_other',
    publishable_key: 'pk_test_other',
    webhook_secret: 'whsec_other',
    version: 0,
  };
  const refused = await call('admin/stripe-keys', { method: 'PUT', token: await adminAccess(), json });
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ code: 'payments.keys_of_environment' });
});
