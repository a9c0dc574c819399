import type { ProductRecord } from '@tessera/shared/contract';
import { DRILL } from '../../support/drill';
import { violationsOf } from '../../support/page/axe';
import { CARDS, CheckoutWalk } from '../../support/people/buyer';
import { mailTo } from '../../support/people/mail';
import { Shopper } from '../../support/people/shopper';
import { adminAccess, callJson, createShopper, getProduct } from '../../support/shop/api';
import { currentShop } from '../../support/shop/shop';
import { expect, test } from '../../support/test';

const SLUG = 'arch-vase';
const PROMISE = 'On back-order: ships by December 5, 2031 · Thrown to order';

let before: ProductRecord | undefined;

test.afterEach(async () => {
  if (!before) return;
  const path = `admin/products/${before.id}`;
  const token = await adminAccess();
  const { version, variants } = await callJson<ProductRecord>(path, { token });
  const asItWas = before.variants.map(({ id, stock, allow_backorder }, at) => ({
    ...{ id, stock, allow_backorder, stock_was: variants[at]?.stock },
    ...{ expected_on: null, backorder_note: '', backorder_notes: { de: '' } },
  }));
  await callJson(`${path}/variants`, { method: 'PATCH', token, json: { version, variants: asItWas } });
});

test(
  'what staff promise of goods that are not there stands at the button, in cart, checkout, order and mail',
  DRILL,
  async ({ page, shopper, browser }) => {
    test.setTimeout(120_000);
    const { id } = await getProduct(SLUG);
    before = await callJson<ProductRecord>(`admin/products/${id}`, { token: await adminAccess() });
    await shopper.arriveAsOwner();
    await shopper.visit(`/admin/products/edit-product/${id}`);
    await shopper.press(page.getByRole('button', { name: /^More of/ }).first());
    const more = page.getByRole('dialog', { name: /^More of/ });
    await more.getByRole('checkbox', { name: 'May be ordered before it is there' }).check();
    await more.getByLabel('Ships by').fill('2031-12-05');
    await more.getByLabel('Words on back-order').fill('Thrown to order');
    await more.getByLabel('The same in German').fill('Wird für Sie gedreht');
    expect(await violationsOf(page, { opened: '[role=dialog], dialog' }), 'the dialog').toEqual([]);
    await more.getByRole('button', { name: 'Done' }).click();
    await shopper.main
      .getByLabel(/^Stock, /)
      .first()
      .fill('0');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect
      .poll(async () => (await getProduct(SLUG)).variants[0]?.backorder)
      .toEqual({ in_stock: 0, expected: '2031-12-05', note: 'Thrown to order' });

    const account = await createShopper();
    const context = await browser.newContext({ baseURL: currentShop().url });
    const customer = new Shopper(await context.newPage());
    const { page: theirs, main } = customer;
    await customer.arriveSignedIn(account.tokens);
    await customer.visit(`/de/products/${SLUG}`);
    await expect(main.getByText('Vorbestellung: Versand bis 5. Dezember 2031 · Wird für Sie gedreht')).toBeVisible();
    await customer.visit(`/products/${SLUG}`);
    await expect(main.getByText(PROMISE)).toBeVisible();
    await expect(main.getByText('In stock')).toHaveCount(0);
    expect(await violationsOf(theirs, { opened: 'main' }), 'the product').toEqual([]);
    const added = theirs.waitForResponse((response) => response.url().includes('/add-to-cart') && response.ok());
    await customer.press(customer.addButton);
    await added; // the count moves before the server has answered
    await expect(customer.cartLink).toHaveAccessibleName('Cart, 1 item');
    await customer.visit('/cart');
    await expect(main.getByText(PROMISE)).toBeVisible();
    const walk = new CheckoutWalk(theirs, customer);
    await walk.toReview(CARDS.approved);
    await expect(main.getByText(PROMISE).filter({ visible: true }).first()).toBeVisible();
    await walk.place();
    await walk.expectThanks();
    await expect(main.getByText(PROMISE)).toBeVisible();
    const { text } = await mailTo(account.email, /order/i);
    expect(text).toContain('On back-order (1): ships by');
    expect(text).toContain('Thrown to order');
    await context.close();
  },
);
