import type { Locator } from '@playwright/test';
import { liveRemote } from '../support/builds/registry';
import { garble, losePageScripts, takeDown, type Repair } from '../support/builds/store-files';
import { DRILL } from '../support/drill';
import { openSlowNetwork } from '../support/page/slow-network';
import { settled } from '../support/page/settled';
import { CheckoutWalk, createBuyer, listOrders } from '../support/people/buyer';
import type { Shopper } from '../support/people/shopper';
import { expect, test } from '../support/test';

/** What a browser says of files that are missing, refused or broken. */
const BROKEN_FILES = [
  /Refused to execute script from .*\/remotes\//, // a 404 is text, and text is no script
  /React error #422/,
  /Failed to load resource/,
  /integrity/,
  /remoteEntry|Loading (chunk|script)|ScriptNetworkError|RUNTIME-/i,
];

let repair: Repair = () => undefined;

test.afterEach(() => {
  repair();
  repair = () => undefined;
});

const failureIn = (shopper: Shopper): Locator =>
  shopper.main.getByRole('alert').filter({ hasText: 'This part did not load' });

/** The fallback stands in the remote's place alone, another remote's page works, and a repair needs no reload. */
async function expectContained(shopper: Shopper, path: string, recovered: Locator): Promise<void> {
  const { page } = shopper;
  await shopper.visit(path);
  await shopper.markDocument();
  await expect(failureIn(shopper)).toBeVisible();
  await shopper.expectTheRestWorks();

  await shopper.press(shopper.footer.getByRole('link', { name: path === '/cart' ? 'Products' : 'Account' }));
  if (path === '/cart') await expect(shopper.heading('All products')).toBeVisible();
  else await expect(shopper.signInDialog).toBeVisible();
  await page.keyboard.press('Escape');
  if (path === '/cart') await page.goBack();
  await expect(failureIn(shopper)).toBeVisible();

  repair();
  await failureIn(shopper).getByRole('button', { name: 'Try again' }).click();
  await expect(recovered).toBeVisible();
  await expect(failureIn(shopper)).toHaveCount(0);
  await shopper.expectNoReload();
}

test('a remote whose files are gone: shell and other remotes go on, and it recovers', async ({ shopper, faults }) => {
  faults.allow(...BROKEN_FILES);
  repair = await takeDown('cart');
  const recovered = shopper.main.getByRole('heading', { name: 'Your cart is empty' });
  await expectContained(shopper, '/cart', recovered);
});

test('the catalogue itself may be gone: the shell and the cart go on', DRILL, async ({ shopper, faults }) => {
  faults.allow(...BROKEN_FILES);
  repair = await takeDown('catalog');
  await shopper.visit('/cart');
  await expect(shopper.main.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expectContained(shopper, '/products/halo-vase', shopper.addButton);
});

test('the checkout takes an order while catalogue and account are gone', async ({ page, shopper, faults }) => {
  faults.allow(...BROKEN_FILES);
  const buyer = await createBuyer();
  const repairs = [await takeDown('catalog'), await takeDown('account')];
  repair = () => repairs.forEach((one) => one());
  await shopper.arriveSignedIn(buyer.tokens);
  const walk = new CheckoutWalk(page, shopper);
  await walk.toReview();
  await walk.place();
  await walk.expectThanks();
  expect((await listOrders(buyer)).items).toMatchObject([{ payment_status: 'paid' }]);
});

test(
  'a page never asked for before is answered while its remote’s files are gone',
  DRILL,
  async ({ shopper, faults }) => {
    faults.allow(...BROKEN_FILES);
    repair = await takeDown('catalog');
    const response = await shopper.visit('/products?category=all&search=never-asked-before');
    expect(response?.status()).toBe(200);
    await shopper.expectTheRestWorks();
  },
);

test('garbage in the place of a remote’s entry is refused, and recovers', DRILL, async ({ shopper, faults }) => {
  faults.allow(...BROKEN_FILES);
  repair = await garble('cart', 'remoteEntry.js', 'window.tesseraGarbage = true; <!doctype html>');
  const recovered = shopper.main.getByRole('heading', { name: 'Your cart is empty' });
  await expectContained(shopper, '/cart', recovered);
});

test('a file that differs from the registry never runs, even when it is good JavaScript', async ({
  page,
  shopper,
  faults,
}) => {
  faults.allow(...BROKEN_FILES);
  const { descriptor } = await liveRemote('cart');
  const chunk = descriptor.assets.pages['cart']?.js.at(-1) ?? descriptor.entry;
  repair = await garble('cart', chunk, 'window.tesseraTampered = true;');
  await shopper.visit('/cart');
  await expect(failureIn(shopper)).toBeVisible();
  expect(await page.evaluate(() => 'tesseraTampered' in window)).toBe(false);
});

test(
  'hashes that are not the registered ones: nothing that they are for runs, and it recovers',
  DRILL,
  async ({ shopper, faults }) => {
    faults.allow(...BROKEN_FILES);
    repair = await garble('catalog', 'hashes.json', '{}');
    await shopper.visit('/faq');
    await shopper.markDocument();
    await shopper.press(shopper.footer.getByRole('link', { name: 'Products' }));
    await expect(failureIn(shopper)).toBeVisible();
    await shopper.expectTheRestWorks();
    repair();
    await failureIn(shopper).getByRole('button', { name: 'Try again' }).click();
    await expect(shopper.heading('All products')).toBeVisible();
    await shopper.expectNoReload();
  },
);

test('a page’s script that answers 404 fails that page alone, and recovers', DRILL, async ({ shopper, faults }) => {
  faults.allow(...BROKEN_FILES);
  repair = await losePageScripts('catalog', 'product');
  await shopper.visit('/products');
  await shopper.markDocument();
  await shopper.press(shopper.main.getByRole('link', { name: 'Halo Vase', exact: true }));
  await expect(failureIn(shopper)).toBeVisible();
  await shopper.press(shopper.header.getByRole('link', { name: 'Home' }));
  await expect(shopper.main.getByRole('heading', { name: 'New in' })).toBeVisible();
  await shopper.page.goBack();
  await expect(failureIn(shopper)).toBeVisible();
  repair();
  await failureIn(shopper).getByRole('button', { name: 'Try again' }).click();
  await expect(shopper.addButton).toBeVisible();
  await shopper.expectNoReload();
});

test('the network goes before what is below a product has come: the product stays, and the rest comes alive with it', async ({
  context,
  page,
  shopper,
  faults,
}) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED/, ...BROKEN_FILES);
  await shopper.visit('/products/ember-mug');
  await settled(page);
  await shopper.markDocument();
  await context.setOffline(true);
  const failed = page.waitForEvent('requestfailed');
  const reviews = shopper.main.getByRole('region', { name: 'Reviews' });
  await reviews.scrollIntoViewIfNeeded();
  await failed;
  await expect(shopper.heading('Ember Mug')).toBeVisible();
  await expect(reviews).toBeVisible();
  await context.setOffline(false);
  const fiveStars = reviews.getByRole('button', { name: /^5 stars/ });
  await shopper.press(fiveStars);
  await expect(fiveStars).toHaveAttribute('aria-pressed', 'true');
  await shopper.expectNoReload();
});

test(
  'a remote that takes ten seconds: the rest is at once there, and it arrives in the end',
  DRILL,
  async ({ page, shopper }) => {
    const network = await openSlowNetwork((path) => path.startsWith('/remotes/cart/'), 10_000);
    repair = network.close;
    // the window's load event waits for the slow files, a visitor does not
    await page.goto(`${network.url}/cart`, { waitUntil: 'domcontentloaded' });
    await expect(shopper.main.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
    await shopper.press(shopper.footer.getByRole('link', { name: 'Products' }));
    await expect(shopper.heading('All products')).toBeVisible();
    await page.goBack();
    await expect(shopper.main.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible({
      timeout: 25_000,
    });
  },
);
