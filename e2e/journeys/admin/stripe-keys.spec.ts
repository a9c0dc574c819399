import type { Checkout, Order } from '@tessera/shared/contract';
import { DRILL } from '../../support/drill';
import { violationsOf } from '../../support/page/axe';
import { CheckoutWalk, createBuyer, listOrders } from '../../support/people/buyer';
import { Shopper } from '../../support/people/shopper';
import { BrowserStripe, tellShop } from '../../support/people/stripe';
import { callJson } from '../../support/shop/api';
import { expect, test } from '../../support/test';

// Keys of the environment go before those of the screen.
test.use({ shopFrom: 'demo-without-keys' });

const KEYS = {
  'Secret key': 'sk_test_by_screen_a1b2',
  'Publishable key': 'pk_test_by_screen_c3d4',
  'Signing secret of the webhook': 'whsec_e2e',
};
const A_CARD = '4242424242424242';
/** The SDK of Stripe is loaded with the first call. */
const SOON = { timeout: 20_000 };

test(
  'keys of Stripe are entered by screen, tried at Stripe, never shown again; a card is paid by them; without them cards end',
  DRILL,
  async ({ page, shop, shopper, browser, faults }) => {
    test.setTimeout(180_000);
    faults.allow(/status of 422/); // what is said of a key that Stripe does not know
    shop.stripe.known_key = KEYS['Secret key'];
    const answers: string[] = [];
    page.on('response', async (response) => {
      if (response.url().includes('/api/')) answers.push(await response.text().catch(() => ''));
    });

    await shopper.arriveAsOwner();
    await shopper.visit('/admin/settings/payments');
    await expect(shopper.main.getByText('There are none: cards are not taken by Stripe.')).toBeVisible();
    await expect(shopper.main.getByLabel('Offer cards by Stripe')).toBeDisabled();
    await shopper.press(shopper.main.getByRole('button', { name: 'Enter keys' }));
    const dialog = page.getByRole('dialog', { name: 'Enter keys' });
    for (const [name, key] of Object.entries(KEYS)) await dialog.getByLabel(name).fill(key);
    await dialog.getByLabel('Secret key').fill('sk_test_of_nobody');
    await dialog.getByRole('button', { name: 'Try and save' }).click();
    await expect(dialog.getByText(/Stripe does not know this key/)).toBeVisible(SOON);
    await expect(dialog.getByLabel('Secret key')).toBeFocused();
    await expect(dialog.getByLabel('Publishable key')).toHaveValue(KEYS['Publishable key']);
    expect(await violationsOf(page, { opened: 'dialog[open]' }), 'keys that Stripe does not know').toEqual([]);
    expect(shop.stripe.calls).toEqual(['GET /v1/payment_intents']);
    await dialog.getByLabel('Secret key').fill(KEYS['Secret key']);
    await page.keyboard.press('Enter');
    await expect(shopper.toast('The keys of Stripe were saved')).toBeVisible();

    await page.reload();
    for (const key of Object.values(KEYS)) {
      await expect(shopper.main.getByText(`set, ends with …${key.slice(-4)}`).first()).toBeVisible();
    }
    await expect(shopper.main.getByLabel('Offer cards by Stripe')).toBeChecked();
    await shopper.press(shopper.main.getByRole('button', { name: 'Enter other keys' }));
    for (const name of Object.keys(KEYS)) await expect(page.getByRole('dialog').getByLabel(name)).toHaveValue('');
    await page.keyboard.press('Escape');
    expect(await violationsOf(page, { opened: 'main' }), 'the keys that are saved').toEqual([]);
    for (const told of [...answers, await page.content()]) {
      for (const key of Object.values(KEYS)) expect(told.includes(key), 'a key comes back').toBe(false);
    }

    const context = await browser.newContext({ baseURL: shop.url, locale: 'en-US', reducedMotion: 'reduce' });
    await context.addCookies([{ name: 'sign-in-prompted', value: '1', url: shop.url }]);
    const buyer = await createBuyer();
    const theirs = await context.newPage();
    await faults.watch(theirs);
    const stripe = new BrowserStripe();
    await stripe.watch(theirs);
    const visitor = new Shopper(theirs);
    await visitor.arriveSignedIn(buyer.tokens);
    const walk = new CheckoutWalk(theirs, visitor);
    await walk.open();
    await walk.fillAddress();
    await walk.chooseDelivery();
    const card = visitor.main.getByRole('radio', { name: /^Card( |$)/ });
    await card.check();
    await visitor.main.getByRole('button', { name: 'Continue to review' }).click();
    await walk.place();
    const number = theirs.frameLocator('iframe[title="Secure card form"]').getByLabel('Card number');
    await expect(number).toBeVisible(SOON);
    await number.fill(A_CARD);
    await visitor.main.getByRole('button', { name: /^Pay/ }).click();
    await expect(visitor.main.getByText(/We are waiting for your bank/)).toBeVisible();
    const [placed] = (await listOrders(buyer)).items;
    const order = await callJson<Order>(`orders/${placed?.id}`, { token: buyer.tokens.access });
    expect(order.payment.action).toMatchObject({ kind: 'stripe', public_key: KEYS['Publishable key'] });
    // signed by the secret that was entered, and captured by the key that Stripe alone knows
    expect((await tellShop(order.payment.action?.client_secret ?? '')).status).toBe(204);
    await walk.expectThanks();
    expect((await listOrders(buyer)).items).toMatchObject([{ payment_status: 'paid' }]);
    expect(stripe.asked.some((url) => url.startsWith('https://js.stripe.com/'))).toBe(true);

    await shopper.press(shopper.main.getByRole('button', { name: 'Remove the keys' }));
    await page.getByRole('dialog').getByRole('button', { name: 'Remove the keys' }).click();
    await expect(shopper.toast('The keys of Stripe were removed')).toBeVisible();
    const next = await createBuyer();
    const ways = async () => {
      const { payment_offers } = await callJson<Checkout>('checkout', { token: next.tokens.access });
      return payment_offers.map(({ code }) => code);
    };
    await expect.poll(ways, { timeout: 2_000 }).not.toContain('stripe');
    await context.close();
  },
);
