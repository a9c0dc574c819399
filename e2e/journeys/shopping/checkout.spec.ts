import type { Order } from '@tessera/shared/contract';
import { DRILL, isDrill } from '../../support/drill';
import { violationsOf } from '../../support/page/axe';
import { settled } from '../../support/page/settled';
import {
  ADDRESS,
  applyForPayLater,
  CARDS,
  CheckoutWalk,
  createBuyer,
  listOrders,
  orderByTransfer,
} from '../../support/people/buyer';
import { press, reach, typeInto } from '../../support/people/keyboard';
import { alive } from '../../support/people/shopper';
import { call, callJson } from '../../support/shop/api';
import { setStock } from '../../support/shop/stock';
import { expect, test } from '../../support/test';

const SIZES = { 'a phone': { width: 390, height: 844 }, 'a desktop': { width: 1280, height: 800 } };

for (const [where, viewport] of Object.entries(SIZES)) {
  const onceIsEnough = where === 'a phone' ? {} : DRILL;
  test.describe(`on ${where}`, onceIsEnough, () => {
    test.use({ viewport });

    test('a card is approved, the order is paid, the cart is empty, going back leads to no second order, and axe finds nothing on the way', async ({
      page,
      shopper,
    }) => {
      test.setTimeout(120_000);
      const { main } = shopper;
      const buyer = await createBuyer('ember-mug', 2);
      await shopper.arriveSignedIn(buyer.tokens);
      const walk = new CheckoutWalk(page, shopper);
      /** Of a page that has all that it asked for: what is drawn anew under axe’s eyes is in no theme. */
      const expectClean = async (place: string, opened = 'main') => {
        await settled(page);
        expect(await violationsOf(page, { opened }), place).toEqual([]);
      };
      const expectStep = (step: RegExp) => expect(main.getByRole('heading', { name: step })).toBeFocused();
      await walk.open();
      await alive(main.getByRole('button', { name: 'Continue to delivery' }));
      await expectClean('the address', 'body');
      await walk.fillAddress();
      await expectStep(/: Delivery$/);
      await expectClean('delivery');
      await walk.chooseDelivery();
      await expectStep(/: Payment$/);
      await main.getByRole('radio', { name: /Test card/ }).check();
      await expect(main.getByLabel('Card number')).toBeVisible();
      await expectClean('payment');
      await walk.payByCard(CARDS.approved);
      await expect(walk.placeButton).toBeVisible();
      await expectClean('review');
      await walk.place();
      await walk.expectThanks();
      await expectClean('the confirmation', 'body');
      const { items } = await listOrders(buyer);
      expect(items).toMatchObject([{ payment_status: 'paid', item_count: 2 }]);
      const number = items[0]?.number ?? 'no order';
      await expect(main.getByText(number).first()).toBeVisible();
      await expect(shopper.cartLink).toHaveAccessibleName('Cart');
      await page.goBack();
      await walk.expectThanks();
      await expect(walk.placeButton).toHaveCount(0);
      expect((await listOrders(buyer)).items).toHaveLength(1);
      const alike = isDrill ? ['/account/pay-later', '/wishlist'] : [];
      for (const path of [`/orders/${number}`, '/orders', ...alike]) {
        await shopper.visit(path);
        await expectClean(path);
      }
    });

    test(
      'a declined card is told plainly, and another one, whose bank asks for a code, pays the same order',
      DRILL,
      async ({ page, shopper, faults }) => {
        faults.allow(/status of 402/);
        const { main } = shopper;
        const buyer = await createBuyer();
        await shopper.arriveSignedIn(buyer.tokens);
        const walk = new CheckoutWalk(page, shopper);
        await walk.toReview(CARDS.declined);
        await walk.place();
        await expect(main.getByText(/declined/i).first()).toBeVisible({ timeout: 20_000 });
        const again = main.getByRole('button', { name: 'Try another card' });
        if (await again.isVisible()) await again.click();
        await walk.fillCard(CARDS.asksForCode);
        await main.getByRole('button', { name: /^(Pay|Continue to review)/ }).click();
        if (await walk.placeButton.isVisible()) await walk.place();
        await expect(main.getByText('Your bank wants to be sure that it is you').first()).toBeVisible({
          timeout: 20_000,
        });
        await main.getByLabel('Code', { exact: true }).fill('123456');
        await main.getByRole('button', { name: 'Confirm payment' }).click();
        await walk.expectThanks();
        expect((await listOrders(buyer)).items).toMatchObject([{ payment_status: 'paid' }]);
      },
    );
  });
}

test(
  'paying in four parts shows each part with its day and amount, and the first is paid at once',
  DRILL,
  async ({ page, shopper }) => {
    const buyer = await createBuyer('hearth-teapot');
    await applyForPayLater(buyer);
    await shopper.arriveSignedIn(buyer.tokens);
    const walk = new CheckoutWalk(page, shopper);
    await walk.open();
    await walk.fillAddress();
    await walk.chooseDelivery();
    await shopper.main.getByRole('radio', { name: /^Pay later/ }).check();
    await shopper.main.getByRole('radio', { name: /four parts/i }).check();
    await expect(shopper.main.getByText('Today').first()).toBeVisible();
    await walk.fillCard(CARDS.approved);
    await shopper.main.getByRole('button', { name: 'Continue to review' }).click();
    await walk.place();
    await walk.expectThanks();
    const { items } = await listOrders(buyer);
    const order = await callJson<Order>(`orders/${items[0]?.id}`, { token: buyer.tokens.access });
    const parts = order.pay_later?.instalments ?? [];
    expect(parts.map(({ state }) => state)).toEqual(['paid', 'open', 'open', 'open']);
    expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(order.totals.total);
  },
);

test('a coupon lowers the total to the cent, from the cart to the order', DRILL, async ({ page, shopper }) => {
  const buyer = await createBuyer('hearth-teapot');
  await shopper.arriveSignedIn(buyer.tokens);
  await shopper.visit('/cart');
  await shopper.press(shopper.main.getByText('Add a coupon'));
  await shopper.main
    .getByLabel(/coupon/i)
    .last()
    .fill('WELCOME10');
  await shopper.main.getByRole('button', { name: 'Apply' }).click();
  await expect(shopper.main.getByText('WELCOME10').first()).toBeVisible();
  const walk = new CheckoutWalk(page, shopper);
  await walk.toReview();
  await walk.place();
  await walk.expectThanks();
  const { items } = await listOrders(buyer);
  const { totals } = await callJson<Order>(`orders/${items[0]?.id}`, { token: buyer.tokens.access });
  expect(totals.discount).toBe(Math.round(totals.items / 10));
});

test('from the cart to a paid order by keyboard alone', async ({ page, shopper }) => {
  const buyer = await createBuyer();
  await shopper.arriveSignedIn(buyer.tokens);
  await shopper.visit('/cart');
  await expect(shopper.main.getByRole('link', { name: 'Go to checkout' }).first()).toBeVisible();
  await press(page, 'link', /^Go to checkout/);
  await expect(shopper.heading('Checkout')).toBeVisible();
  await reach(page, 'combobox', /^Country/);
  await page.keyboard.type('United States');
  const address: [RegExp, string][] = [
    [/^First name/, ADDRESS.first_name],
    [/^Last name/, ADDRESS.last_name],
    [/^Street and number/, ADDRESS.line1],
    [/^ZIP code/, ADDRESS.postal_code],
    [/^City/, ADDRESS.city],
  ];
  for (const [label, text] of address) await typeInto(page, label, text);
  await reach(page, 'combobox', /^State/);
  await page.keyboard.type('Oregon');
  // a step that opens takes the focus: what is pressed before belongs to the one before it
  const opened = (step: RegExp) => expect(shopper.main.getByRole('heading', { name: step })).toBeFocused();
  await press(page, 'button', /^Continue to delivery/);
  await opened(/: Delivery$/);
  await reach(page, 'radio', /./);
  await page.keyboard.press('Space');
  await press(page, 'button', /^Continue to payment/);
  await opened(/: Payment$/);
  await reach(page, 'radio', /./);
  await page.keyboard.press('Space');
  for (let presses = 0; presses < 8; presses += 1) {
    if (await shopper.main.getByRole('radio', { name: /Test card/ }).isChecked()) break;
    await page.keyboard.press('ArrowDown');
  }
  await typeInto(page, /^Card number/, CARDS.approved);
  await typeInto(page, /^Expiry date/, '12/32');
  await typeInto(page, /^Security code/, '123');
  await page.keyboard.press('Enter');
  await reach(page, 'checkbox', /^I agree to the/);
  await page.keyboard.press('Space');
  await press(page, 'button', /^Place order for/);
  await expect(shopper.heading(/Thank you/)).toBeVisible({ timeout: 20_000 });
  // a document of its own, because cards may be paid on it (docs/decisions/0023): it begins where every document does
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  expect((await listOrders(buyer)).items).toMatchObject([{ payment_status: 'paid' }]);
});

test(
  'a bank transfer to another billing address says where the money goes, and Back leads to no second order',
  DRILL,
  async ({ page, shopper }) => {
    const buyer = await createBuyer();
    await shopper.arriveSignedIn(buyer.tokens);
    const walk = new CheckoutWalk(page, shopper);
    await walk.open();
    await shopper.main.getByLabel('Bill to the same address').uncheck();
    const billing = shopper.main.getByRole('group', { name: 'Billing address' });
    await billing.getByLabel('Country').selectOption('DE');
    await billing.getByLabel('First name').fill('Ada');
    await billing.getByLabel('Last name').fill('Byrne');
    await billing.getByLabel('Street and number').fill('Lindenallee 3');
    await billing.getByLabel('Postal code').fill('10115');
    await billing.getByLabel('City').fill('Berlin');
    await walk.fillAddress();
    await walk.chooseDelivery();
    await shopper.main.getByRole('radio', { name: /Bank transfer/ }).check();
    await shopper.main.getByRole('button', { name: 'Continue to review' }).click();
    await walk.place();
    await walk.expectThanks();
    const { items } = await listOrders(buyer);
    const order = await callJson<Order>(`orders/${items[0]?.id}`, { token: buyer.tokens.access });
    expect(order).toMatchObject({ payment_status: 'awaiting', billing_address: { city: 'Berlin', country: 'DE' } });
    const { iban = '', reference } = order.payment.action?.bank ?? {};
    const grouped = iban.match(/.{1,4}/g)?.join(' ');
    for (const fact of [reference ?? 'no reference', grouped ?? 'no IBAN']) {
      await expect(shopper.main.getByRole('definition').filter({ hasText: fact }).first()).toBeVisible();
    }
    await page.goBack();
    await expect(walk.placeButton).toHaveCount(0);
  },
);

test('what is sold out while somebody checks out is said line by line, and nothing is charged', async ({
  page,
  shopper,
  faults,
}) => {
  faults.allow(/status of 409/);
  const buyer = await createBuyer('ember-mug');
  const variant_id = buyer.product.variants[0]?.id ?? '';
  await shopper.arriveSignedIn(buyer.tokens);
  const walk = new CheckoutWalk(page, shopper);
  await walk.toReview();
  const before = buyer.product.variants[0]?.available ?? 1;
  await setStock(variant_id, 0);
  try {
    await walk.place();
    await expect(shopper.main.getByText(/sold out/i).first()).toBeVisible({ timeout: 20_000 });
    expect((await listOrders(buyer)).items).toEqual([]);
  } finally {
    await setStock(variant_id, before);
  }
});

test('a session that ends in the checkout costs nothing that was typed', DRILL, async ({ page, shopper, faults }) => {
  faults.allow(/status of 401/);
  const buyer = await createBuyer();
  await shopper.arriveSignedIn(buyer.tokens);
  const walk = new CheckoutWalk(page, shopper);
  await walk.open();
  await shopper.main.getByLabel('First name').first().fill('Ada');
  await shopper.main.getByLabel('Street and number').first().fill('18 Foundry Lane');
  // a draft is kept a moment after the last key
  await expect.poll(() => page.evaluate(() => Object.values(sessionStorage).join())).toContain('18 Foundry Lane');
  // as the server does when a session is over; this browser is not told
  const json = { refreshToken: buyer.tokens.refresh };
  expect((await call('auth/logout', { method: 'POST', json, token: buyer.tokens.access })).ok).toBe(true);
  await page.reload();
  await expect(shopper.toast('Session expired, please signin again.')).toBeVisible();
  await shopper.press(shopper.header.getByRole('link', { name: 'Login' }));
  await shopper.signIn(shopper.signInDialog, buyer);
  await expect(page).toHaveURL(/\/checkout/);
  await expect(shopper.main.getByLabel('Street and number').first()).toHaveValue('18 Foundry Lane');
});

test('a printed order says whose shop it is, without menus and buttons', async ({ page, shopper }) => {
  const buyer = await createBuyer();
  const order = await orderByTransfer(buyer);
  await shopper.arriveSignedIn(buyer.tokens);
  await shopper.visit(`/orders/${order.number}`);
  await expect(shopper.heading(new RegExp(order.number))).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(shopper.main.getByText('Ember Mug').first()).toBeVisible();
  await expect(shopper.header.getByRole('link').filter({ visible: true })).toHaveText(['Kiln & Oak']);
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  // what is fixed beside the screen would be printed across every sheet
  await expect(page.getByRole('link', { name: 'Skip to content' })).toHaveCount(0);
});
