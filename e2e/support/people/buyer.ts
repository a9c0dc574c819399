import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { sampleAddress } from '@tessera/scripts/basics';
import type { Checkout, Order, PlacedOrder, Product, Tokens } from '@tessera/shared/contract';
import { callJson, createShopper, getProduct, type Account } from '../shop/api';
import { setStock } from '../shop/stock';
import { alive, type Shopper } from './shopper';

/** What the test gateway does with a card (api/src/modules/test-gateway/README.md). */
export const CARDS = {
  approved: '4242424242424242',
  declined: '4000000000000002',
  asksForCode: '4000000000003220',
} as const;

export const ADDRESS = sampleAddress({ last_name: 'Byrne', line1: '18 Foundry Lane' });

export interface BuyerAccount extends Account {
  tokens: Tokens;
  product: Product;
}

/** A shelf with fewer pieces is filled up before somebody buys: all tests buy in one shop, most of them the same mug. */
const FEW = 10;
const FULL = 40;

/**
 * A new account whose cart holds `quantity` pieces of a product's first variant.
 * @throws Error when the product has no variant, or the cart refuses it
 */
export async function createBuyer(slug = 'ember-mug', quantity = 1): Promise<BuyerAccount> {
  const account = await createShopper();
  const product = await getProduct(slug);
  const [variant] = product.variants;
  if (!variant) throw new Error(`${slug} has no variant`);
  if (variant.available < FEW) await setStock(variant.id, FULL);
  const json = { product_id: product.id, variant_id: variant.id, quantity };
  await callJson('products/add-to-cart', { method: 'POST', json, token: account.tokens.access });
  return { ...account, product };
}

export const listOrders = async ({ tokens }: Pick<BuyerAccount, 'tokens'>): Promise<{ items: Order[] }> =>
  callJson('orders', { token: tokens.access });

/** Somebody who goes through the checkout by the words on the screen. */
export class CheckoutWalk {
  constructor(
    private readonly page: Page,
    private readonly shopper: Shopper,
  ) {}

  private get main(): Locator {
    return this.shopper.main;
  }

  async open(): Promise<void> {
    await this.shopper.visit('/checkout');
    await expect(this.shopper.heading('Checkout')).toBeVisible();
  }

  async fillAddress(): Promise<void> {
    const { main } = this;
    await alive(main.getByRole('button', { name: 'Continue to delivery' }));
    await main.getByLabel('Country').first().selectOption('US');
    await main.getByLabel('First name').first().fill(ADDRESS.first_name);
    await main.getByLabel('Last name').first().fill(ADDRESS.last_name);
    await main.getByLabel('Street and number').first().fill(ADDRESS.line1);
    await main.getByLabel('City').first().fill(ADDRESS.city);
    await main.getByLabel('State').first().selectOption(ADDRESS.region);
    await main.getByLabel('ZIP code').first().fill(ADDRESS.postal_code);
    await main.getByRole('button', { name: 'Continue to delivery' }).click();
  }

  async chooseDelivery(name = /Standard delivery/): Promise<void> {
    await this.main.getByRole('radio', { name }).check();
    await this.main.getByRole('button', { name: 'Continue to payment' }).click();
  }

  async fillCard(number: string): Promise<void> {
    const { main } = this;
    await main.getByLabel('Card number').fill(number);
    await main.getByLabel('Expiry date').fill('12/32');
    await main.getByLabel('Security code').fill('123');
  }

  async payByCard(number: string): Promise<void> {
    await this.main.getByRole('radio', { name: /Test card/ }).check();
    await this.fillCard(number);
    await this.main.getByRole('button', { name: 'Continue to review' }).click();
  }

  get placeButton(): Locator {
    return this.main.getByRole('button', { name: /^Place order for/ });
  }

  async place(): Promise<void> {
    await this.main.getByLabel(/I agree to the/).check();
    await this.placeButton.click();
  }

  /** All parts in turn, up to the review. */
  async toReview(card: string = CARDS.approved): Promise<void> {
    await this.open();
    await this.fillAddress();
    await this.chooseDelivery();
    await this.payByCard(card);
    await expect(this.placeButton).toBeVisible();
  }

  async expectThanks(): Promise<void> {
    await expect(this.shopper.heading(/Thank you/)).toBeVisible({ timeout: 20_000 });
    await expect(this.page).toHaveURL(/\/checkout\/confirmation\//);
  }
}

/** Opens a pay-later account that buys something of the demo shop. */
export async function applyForPayLater({ tokens }: Pick<BuyerAccount, 'tokens'>): Promise<void> {
  const json = { date_of_birth: '1990-04-12', monthly_income: 350_000, employment: 'employed', consent: true };
  await callJson('pay-later/applications', { method: 'POST', token: tokens.access, json });
}

async function payNow() {
  const card = { number: CARDS.approved, expiry: '12/32', cvc: '123' };
  const paid = await callJson<{ token: string }>('test-gateway/tokens', { method: 'POST', json: card });
  return { method: 'test-card', token: paid.token };
}

/** Orders what is in the buyer's cart without a browser, and pays for it now or by a plan of pay-later. */
export async function buyByApi({ tokens }: Pick<BuyerAccount, 'tokens'>, plan?: string): Promise<void> {
  const token = tokens.access;
  const payment = plan === undefined ? await payNow() : { method: 'pay-later', plan };
  const choice = { shipping_address: ADDRESS, delivery_method: 'standard', payment_method: payment.method };
  const { totals } = await callJson<Checkout>('checkout', { method: 'PATCH', json: choice, token });
  const json = { expected_total: totals.total, payment, accept_terms: true };
  await callJson('orders', { method: 'POST', json, token, headers: { 'idempotency-key': randomUUID() } });
}

/** Orders what is in the buyer's cart without a browser, to be paid afterwards in one of these ways; gives the order. */
async function orderFirst({ tokens }: Pick<BuyerAccount, 'tokens'>, method: string): Promise<Order> {
  const token = tokens.access;
  const choice = { shipping_address: ADDRESS, delivery_method: 'standard', payment_method: method };
  const { totals } = await callJson<Checkout>('checkout', { method: 'PATCH', json: choice, token });
  const json = { expected_total: totals.total, payment: { method }, accept_terms: true };
  const headers = { 'idempotency-key': randomUUID() };
  const { order } = await callJson<PlacedOrder>('orders', { method: 'POST', json, token, headers });
  return order;
}

/** An order of what is in the buyer's cart, to be paid by bank transfer. */
export const orderByTransfer = (buyer: Pick<BuyerAccount, 'tokens'>): Promise<Order> =>
  orderFirst(buyer, 'bank-transfer');

/** An order of what is in the buyer's cart, to be paid in cash when it is delivered. */
export const orderOnDelivery = (buyer: Pick<BuyerAccount, 'tokens'>): Promise<Order> =>
  orderFirst(buyer, 'cash-on-delivery');

/** An order of what is in the buyer's cart, paid with their store credit. */
export const orderByCredit = (buyer: Pick<BuyerAccount, 'tokens'>): Promise<Order> => orderFirst(buyer, 'store-credit');

/** An order of what is in the buyer's cart, to be paid by a card of Stripe. */
export const orderByStripe = (buyer: Pick<BuyerAccount, 'tokens'>): Promise<Order> => orderFirst(buyer, 'stripe');
