import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { ROOT } from '@tessera/scripts/basics';
import type { Tokens } from '@tessera/shared/contract';
import { settled } from '../support/page/settled';
import { applyForPayLater, buyByApi, CARDS, CheckoutWalk, createBuyer } from '../support/people/buyer';
import { alive, type Shopper } from '../support/people/shopper';
import { callJson, signInByApi } from '../support/shop/api';
import { currentShop } from '../support/shop/shop';
import { expect, test } from '../support/test';
import type { Screen } from './screen';
import { STAFF } from './staff';

const FOLDER = join(ROOT, '.cache/screens');
/** Of a long page so much is enough to judge it by. */
const MOST_HEIGHT = 2_400;
/** Pixels; wider pictures are drawn smaller. */
const WIDEST = 960;
const QUALITY = 80;

const press = (name: string | RegExp) => (page: Page, shopper: Shopper) =>
  shopper.press(page.getByRole('button', { name }).first());

/** What only narrow screens have. */
const pressIfThere = (name: string | RegExp) => async (page: Page, shopper: Shopper) => {
  const button = page.getByRole('button', { name }).filter({ visible: true });
  if ((await button.count()) > 0) await shopper.press(button.first());
};

const toPart =
  (walked: (walk: CheckoutWalk) => Promise<unknown>) =>
  async (page: Page, shopper: Shopper): Promise<void> => {
    await walked(new CheckoutWalk(page, shopper));
  };

async function openOrder(page: Page, shopper: Shopper): Promise<void> {
  await shopper.main
    .getByRole('link', { name: /^Order/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/orders\/./);
}

const VISITOR: Screen[] = [
  { name: 'home', path: '/' },
  { name: 'home-german', path: '/de' },
  { name: 'listing', path: '/products' },
  { name: 'listing-filtered', path: '/products?category=all&search=lamp&in_stock=true' },
  { name: 'filters', path: '/products', prepare: pressIfThere(/^Filters/) },
  { name: 'category', path: '/products/category/lighting' },
  { name: 'search', path: '/products?category=all&search=mug' },
  { name: 'search-nothing', path: '/products?category=all&search=nothing-like-this' },
  {
    name: 'search-suggestions',
    path: '/products',
    prepare: async (page) => (await alive(page.getByRole('combobox', { name: 'Search products' }).first())).fill('mu'),
  },
  { name: 'product', path: '/products/ember-mug' },
  { name: 'product-german', path: '/de/products/ember-mug' },
  { name: 'compare', path: '/compare' },
  { name: 'cart-invitation', path: '/cart' },
  { name: 'orders-invitation', path: '/orders' },
  { name: 'track-order', path: '/orders/track' },
  { name: 'login', path: '/auth/login' },
  { name: 'signup', path: '/auth/signup' },
  { name: 'forgot-password', path: '/auth/forgot-password' },
  { name: 'reset-password', path: '/auth/reset-password' },
  {
    name: 'sign-in-dialog',
    path: '/contact',
    prepare: async (page, shopper) => {
      const menu = shopper.header.getByRole('button', { name: 'Menu' });
      if (await menu.isVisible()) await shopper.press(menu);
      await page.getByRole('link', { name: 'Login' }).filter({ visible: true }).first().click();
      await expect(shopper.signInDialog).toBeVisible();
    },
  },
  { name: 'newsletter-confirm', path: '/newsletter/confirm' },
  { name: 'contact', path: '/contact' },
  { name: 'faq', path: '/faq' },
  { name: 'shipping', path: '/shipping' },
  { name: 'returns-policy', path: '/returns' },
  { name: 'size-guide', path: '/size-guide' },
  { name: 'terms', path: '/terms' },
  { name: 'privacy-policy', path: '/privacy' },
  { name: 'cookies', path: '/cookies' },
  { name: 'accessibility-page', path: '/accessibility' },
  { name: 'imprint', path: '/imprint' },
  { name: 'status', path: '/status' },
  { name: 'not-found', path: '/no/such/page', prepare: press('Cancel') },
  { name: 'admin-login', path: '/admin/auth/login' },
  { name: 'components', path: '/dev/ui' },
];

const NEWCOMER: Screen[] = [
  { name: 'checkout-address', path: '/checkout' },
  { name: 'checkout-german', path: '/de/checkout' },
  { name: 'checkout-delivery', path: '/checkout', prepare: toPart((walk) => walk.fillAddress()) },
  {
    name: 'checkout-payment',
    path: '/checkout',
    prepare: toPart(async (walk) => {
      await walk.fillAddress();
      await walk.chooseDelivery();
    }),
  },
  { name: 'checkout-review', path: '/checkout', prepare: toPart((walk) => walk.toReview()) },
  {
    name: 'payment-declined',
    path: '/checkout',
    prepare: toPart(async (walk) => {
      await walk.toReview(CARDS.declined);
      await walk.place();
    }),
  },
  {
    name: 'confirmation',
    path: '/checkout',
    prepare: toPart(async (walk) => {
      await walk.toReview();
      await walk.place();
      await walk.expectThanks();
    }),
  },
];

const BUYER: Screen[] = [
  { name: 'cart', path: '/cart' },
  { name: 'cart-german', path: '/de/cart' },
  { name: 'cart-drawer', path: '/products/ember-mug', prepare: (_page, shopper) => shopper.addButton.click() },
  { name: 'wishlist', path: '/wishlist' },
  { name: 'orders', path: '/orders' },
  { name: 'order', path: '/orders', prepare: openOrder },
  { name: 'account', path: '/account' },
  { name: 'addresses', path: '/account/addresses' },
  { name: 'security', path: '/account/security' },
  { name: 'privacy', path: '/account/privacy' },
  { name: 'store-credit', path: '/account/store-credit' },
  { name: 'pay-later', path: '/account/pay-later' },
];

const SCREENS: Screen[] = [
  ...VISITOR,
  ...NEWCOMER.map((screen) => ({ ...screen, as: 'newcomer' as const })),
  ...BUYER.map((screen) => ({ ...screen, as: 'buyer' as const })),
  ...STAFF.map((screen) => ({ ...screen, as: 'owner' as const })),
];

/** Somebody with an account of pay-later, a paid order, and goods in the cart again. */
async function makeBuyer(): Promise<Tokens> {
  const buyer = await createBuyer();
  await applyForPayLater(buyer);
  await buyByApi(buyer);
  const { product, tokens } = buyer;
  const json = { product_id: product.id, variant_id: product.variants[1]?.id, quantity: 2 };
  await callJson('products/add-to-cart', { method: 'POST', json, token: tokens.access });
  return tokens;
}

/** The same for all screens: the shop has few of each piece. */
let buyer: Promise<Tokens> | undefined;

async function arriveAsBuyer(shopper: Shopper): Promise<void> {
  buyer ??= makeBuyer();
  await shopper.arriveSignedIn(await buyer);
}

async function take(page: Page, name: string, most = MOST_HEIGHT): Promise<void> {
  await settled(page);
  await page.evaluate(() => document.fonts.ready);
  const width = page.viewportSize()?.width ?? 0;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const taken = await page.screenshot({
    fullPage: true,
    animations: 'disabled',
    clip: { x: 0, y: 0, width, height: Math.min(height, most) },
  });
  mkdirSync(FOLDER, { recursive: true });
  const file = join(FOLDER, `${name}-${test.info().project.name}.webp`);
  await sharp(taken).resize({ width: WIDEST, withoutEnlargement: true }).webp({ quality: QUALITY }).toFile(file);
}

for (const { name, path, as, height, prepare } of SCREENS) {
  test(name, async ({ page, shopper, faults }) => {
    if (name === 'not-found') faults.allow(/status of 404/);
    if (as === 'owner') await shopper.arriveSignedIn(await signInByApi(currentShop().admin), 'ADMIN');
    if (as === 'newcomer') await shopper.arriveSignedIn((await createBuyer()).tokens);
    if (as === 'buyer') await arriveAsBuyer(shopper);
    await shopper.visit(path);
    await prepare?.(page, shopper);
    await take(page, name, height);
  });
}
