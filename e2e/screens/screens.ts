import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { ROOT } from '@tessera/scripts/basics';
import type { Tokens } from '@tessera/shared/contract';
import { settled } from '../support/page/settled';
import { applyForPayLater, buyByApi, CheckoutWalk, createBuyer } from '../support/people/buyer';
import { askedReturn } from '../support/people/returned';
import { alive, type Shopper } from '../support/people/shopper';
import { callJson, signInByApi } from '../support/shop/api';
import { currentShop } from '../support/shop/shop';
import { expect, test } from '../support/test';

interface Screen {
  name: string;
  path: string;
  /** who looks at it: a visitor, somebody whose first order is in the cart, a buyer who comes again, the shop's owner */
  as?: 'newcomer' | 'buyer' | 'owner';
  /** what is opened or filled in before the picture */
  prepare?: (page: Page, shopper: Shopper) => Promise<unknown>;
}

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

async function openFirstOrder(page: Page, shopper: Shopper): Promise<void> {
  await shopper.press(shopper.main.getByRole('row').nth(1).getByRole('link').first());
  await expect(page).toHaveURL(/\/admin\/orders\/./);
}

async function chooseOrders(page: Page, shopper: Shopper): Promise<void> {
  await shopper.main.getByRole('row').nth(1).getByRole('checkbox').check();
  await shopper.press(page.getByRole('button', { name: 'Actions' }));
}

async function releaseOrders(page: Page, shopper: Shopper): Promise<void> {
  await chooseOrders(page, shopper);
  await shopper.press(page.getByRole('menuitem', { name: 'Release…' }));
  await shopper.press(page.getByRole('dialog').getByRole('button', { name: 'Release' }));
  await expect(page.getByRole('region', { name: 'Jobs under way' })).toContainText('Done');
}

async function openJob(page: Page, shopper: Shopper): Promise<void> {
  await releaseOrders(page, shopper);
  await shopper.press(page.getByRole('region', { name: 'Jobs under way' }).getByRole('link'));
  await expect(page).toHaveURL(/\/admin\/settings\/jobs\/./);
}

/** A shop that has just begun has none. */
async function openReturn(page: Page, shopper: Shopper): Promise<void> {
  const { id } = await askedReturn();
  await shopper.visit(`/admin/returns/${id}`);
}

async function openStaffMenu(page: Page, shopper: Shopper): Promise<void> {
  const sheet = shopper.header.getByRole('button', { name: 'Menu' });
  const account = shopper.header.getByRole('button', { name: /^Shop Admin/ });
  await shopper.press((await sheet.isVisible()) ? sheet : account);
}

async function openBell(page: Page, shopper: Shopper): Promise<void> {
  await shopper.press(shopper.header.getByRole('button', { name: /^(Notices|Mitteilungen)/ }));
}

const openPalette = (text: string) => async (page: Page, shopper: Shopper) => {
  await shopper.press(shopper.header.getByRole('button', { name: 'Search' }));
  await page.getByRole('combobox', { name: 'Search, or go somewhere' }).fill(text);
  if (text) await expect(page.getByRole('option', { name: /^Ember Mug/ })).toBeVisible();
};

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
  { name: 'status', path: '/status' },
  { name: 'not-found', path: '/no/such/page', prepare: press('Cancel') },
  { name: 'admin-login', path: '/admin/auth/login' },
  { name: 'components', path: '/dev/ui' },
];

const NEWCOMER: Screen[] = [
  { name: 'checkout-address', path: '/checkout' },
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
  { name: 'pay-later', path: '/account/pay-later' },
];

const OWNER: Screen[] = [
  { name: 'admin-dashboard', path: '/admin' },
  { name: 'admin-dashboard-german', path: '/de/admin?days=90' },
  { name: 'admin-products', path: '/admin/products' },
  { name: 'admin-german', path: '/de/admin/products' },
  { name: 'admin-orders', path: '/admin/orders' },
  { name: 'admin-orders-actions', path: '/admin/orders', prepare: chooseOrders },
  { name: 'admin-orders-job', path: '/admin/orders', prepare: releaseOrders },
  { name: 'admin-order', path: '/admin/orders', prepare: openFirstOrder },
  { name: 'admin-returns', path: '/admin/returns' },
  { name: 'admin-return', path: '/admin/returns', prepare: openReturn },
  { name: 'admin-staff', path: '/admin/settings/staff' },
  { name: 'admin-roles', path: '/admin/settings/roles' },
  { name: 'admin-tokens', path: '/admin/settings/tokens' },
  { name: 'admin-job', path: '/admin/orders', prepare: openJob },
  { name: 'admin-jobs', path: '/admin/settings/jobs' },
  { name: 'admin-audit-log', path: '/admin/settings/audit-log' },
  { name: 'admin-bell', path: '/admin/orders', prepare: openBell },
  { name: 'admin-bell-german', path: '/de/admin/orders', prepare: openBell },
  { name: 'admin-menu', path: '/admin/products', prepare: openStaffMenu },
  { name: 'admin-palette', path: '/admin/products', prepare: openPalette('') },
  { name: 'admin-palette-found', path: '/admin/products', prepare: openPalette('mug') },
  {
    name: 'admin-keys',
    path: '/admin/products',
    prepare: async (page) => {
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    },
  },
];

const SCREENS: Screen[] = [
  ...VISITOR,
  ...NEWCOMER.map((screen) => ({ ...screen, as: 'newcomer' as const })),
  ...BUYER.map((screen) => ({ ...screen, as: 'buyer' as const })),
  ...OWNER.map((screen) => ({ ...screen, as: 'owner' as const })),
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

async function take(page: Page, name: string): Promise<void> {
  await settled(page);
  await page.evaluate(() => document.fonts.ready);
  const width = page.viewportSize()?.width ?? 0;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const taken = await page.screenshot({
    fullPage: true,
    animations: 'disabled',
    clip: { x: 0, y: 0, width, height: Math.min(height, MOST_HEIGHT) },
  });
  mkdirSync(FOLDER, { recursive: true });
  const file = join(FOLDER, `${name}-${test.info().project.name}.webp`);
  await sharp(taken).resize({ width: WIDEST, withoutEnlargement: true }).webp({ quality: QUALITY }).toFile(file);
}

for (const { name, path, as, prepare } of SCREENS) {
  test(name, async ({ page, shopper, faults }) => {
    if (name === 'not-found') faults.allow(/status of 404/);
    if (as === 'owner') await shopper.arriveSignedIn(await signInByApi(currentShop().admin), 'ADMIN');
    if (as === 'newcomer') await shopper.arriveSignedIn((await createBuyer()).tokens);
    if (as === 'buyer') await arriveAsBuyer(shopper);
    await shopper.visit(path);
    await prepare?.(page, shopper);
    await take(page, name);
  });
}
