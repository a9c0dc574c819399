import type { Page, Route } from '@playwright/test';
import { DRILL } from '../support/drill';
import { liveRemote } from '../support/builds/registry';
import { stopTheClock } from '../support/page/clock';
import { shareOf } from '../support/page/federation';
import { alive, type Shopper } from '../support/people/shopper';
import { createShopper, newShopper } from '../support/shop/api';
import { expect, test } from '../support/test';

/** Something that has had its time may take this long to be gone, or to be told: a library's next turn, a fading. */
const LEAVING_MS = 250;

interface Toast {
  id: string;
  type: string;
  text: string;
}

/** Says something as any remote can. */
async function raise(page: Page, ...toasts: Toast[]): Promise<void> {
  const events = await shareOf<{ emit: (name: string, toast: Toast) => void }>(page, '@tessera/shared/events');
  await events.evaluate(({ emit }, list) => list.forEach((toast) => emit('toast', toast)), toasts);
}

test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

test('the categories close 200 ms after the mouse has left (docs/product.md §9)', DRILL, async ({ page, shopper }) => {
  await shopper.visit('/');
  // the time that is skipped would be the remote's, which is still being fetched
  await alive(shopper.main.getByRole('link').first());
  await stopTheClock(page);
  const menu = shopper.header.getByRole('group').filter({ hasText: 'Categories' });
  const link = menu.getByRole('link', { name: 'All Categories' });
  await alive(menu);
  await menu.hover();
  await expect(link).toBeVisible();
  await page.mouse.move(5, 700);
  await page.clock.runFor(199);
  await expect(link).toBeVisible();
  await page.clock.runFor(1);
  await expect(link).toBeHidden();
});

/** A visitor of a product's page who has seen a toast, which brings the code for all of them, and closed the dialog with it. */
async function seeFirstToast(page: Page, shopper: Shopper): Promise<void> {
  await shopper.visit('/products/ember-mug');
  await shopper.press(shopper.cartLink);
  await expect(shopper.toast('Please login to view your cart!')).toBeVisible();
  await expect(shopper.signInDialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shopper.signInDialog).toBeHidden();
}

test('an error toast stays for 4 s (docs/product.md §9)', DRILL, async ({ page, shopper }) => {
  await seeFirstToast(page, shopper);
  await alive(shopper.addButton);
  await stopTheClock(page);
  await shopper.addButton.click();
  const toast = shopper.toast('Please login to add to cart!');
  await expect(toast).toBeVisible();
  await page.clock.runFor(3_999);
  await expect(toast).toBeVisible();
  await page.clock.runFor(LEAVING_MS);
  await expect(toast).toHaveCount(0);
});

test('a success toast stays for 2 s (docs/product.md §9)', DRILL, async ({ page, shopper }) => {
  const { tokens } = await createShopper();
  await shopper.arriveSignedIn(tokens);
  await shopper.visit('/products/ember-mug');
  // the first toast brings the code for all of them
  await shopper.press(shopper.addButton);
  await expect(shopper.toast('Ember Mug added to cart')).toBeVisible();
  await stopTheClock(page);
  // by keyboard: a pointer that rests on a toast holds it
  await shopper.header.getByRole('button', { name: 'Logout' }).press('Enter');
  const toast = shopper.toast('You have been logged out.');
  await expect(toast).toBeVisible();
  await page.clock.runFor(1_999);
  await expect(toast).toBeVisible();
  await page.clock.runFor(LEAVING_MS);
  await expect(toast).toHaveCount(0);
});

test(
  'other toasts stay for 4 s, loading ones until they are replaced, and 20 are there at once (docs/product.md §9)',
  DRILL,
  async ({ page, shopper }) => {
    await seeFirstToast(page, shopper);
    await stopTheClock(page);
    await raise(
      page,
      { id: 'other', type: 'info', text: 'By the way' },
      { id: 'work', type: 'loading', text: 'Working' },
    );
    await expect(shopper.toast('By the way')).toBeVisible();
    await page.clock.runFor(3_999);
    await expect(shopper.toast('By the way')).toBeVisible();
    await page.clock.runFor(LEAVING_MS);
    await expect(shopper.toast('By the way')).toHaveCount(0);
    await page.clock.runFor(3600_000);
    await expect(shopper.toast('Working')).toBeVisible();
    await raise(page, ...Array.from({ length: 24 }, (_, n) => ({ id: `${n}`, type: 'loading', text: `Toast ${n}` })));
    await page.clock.runFor(LEAVING_MS);
    await expect(shopper.toast(/^Toast |^Working$/)).toHaveCount(20);
  },
);

test('a page whose code is slow is waited for 150 ms, then the loading screen stands in its place (docs/product.md §2)', async ({
  page,
  shopper,
}) => {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const { descriptor } = await liveRemote('catalog');
  const scripts = (name: string) => descriptor.assets.pages[name]?.js ?? [];
  const own = scripts('product').filter((file) => !scripts('listing').includes(file));
  expect(own).not.toEqual([]);
  await page.route(
    (url) => own.some((file) => url.pathname.endsWith(file)),
    async (route) => {
      await held;
      await route.continue();
    },
  );
  await shopper.visit('/products');
  const link = await alive(shopper.main.getByRole('link', { name: 'Halo Vase', exact: true }));
  await stopTheClock(page);
  await link.click();
  await page.clock.runFor(149);
  await expect(shopper.heading('All products')).toBeVisible();
  await page.clock.runFor(1);
  await expect(shopper.heading('All products')).toBeHidden();
  await page.clock.runFor(LEAVING_MS);
  await expect(shopper.main.getByRole('status').filter({ hasText: 'Loading' })).toBeAttached();
  letGo();
  await page.clock.resume();
  await expect(shopper.heading('Halo Vase')).toBeVisible();
});

test(
  'a request is given 20 s and three more attempts after 1, 2 and 3 s (docs/product.md §7, §9)',
  DRILL,
  async ({ page, shopper, faults }) => {
    faults.allow(/ERR_FAILED/);
    const { tokens } = await createShopper();
    let asked = 0;
    const answers: Route[] = [];
    await shopper.arriveSignedIn(tokens);
    await page.route('**/api/users/me', (route) => {
      asked += 1;
      answers.push(route);
    });
    await shopper.visit('/account');
    await expect.poll(() => asked).toBe(1);
    await stopTheClock(page);
    const failure = shopper.main.getByRole('alert').filter({ hasText: 'could not be loaded' });
    for (const [wait, attempts] of [
      [1_000, 2],
      [2_000, 3],
      [3_000, 4],
    ] as const) {
      await answers.at(-1)?.abort();
      // the failure is noticed in its own time; the wait for it is counted by the page's clock
      await page.waitForTimeout(50);
      await page.clock.runFor(wait - 1);
      await page.waitForTimeout(50);
      expect(asked).toBe(attempts - 1);
      await page.clock.runFor(1);
      await expect.poll(() => asked).toBe(attempts);
    }
    await page.clock.runFor(19_999);
    await expect(failure).toBeHidden();
    await page.clock.runFor(1 + LEAVING_MS);
    await expect(failure).toBeVisible();
  },
);

test(
  'categories count as fresh for 5 minutes and are asked for once, even when that fails (docs/product.md §7, §9)',
  DRILL,
  async ({ page, shopper, faults }) => {
    faults.allow(/status of 500/);
    let asked = 0;
    await page.route('**/api/products/categories', (route) => {
      asked += 1;
      return route.fulfill({ status: 500, contentType: 'application/json', body: '{}' });
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await shopper.visit('/');
    const button = await alive(shopper.header.getByRole('button', { name: 'Menu' }));
    const openMenu = async () => {
      await button.click();
      await expect(page.getByRole('dialog').getByRole('link', { name: 'Tableware' })).toBeVisible();
      await page.keyboard.press('Escape');
    };
    await stopTheClock(page); // a minute later
    await page.clock.runFor(3 * 60_000);
    await openMenu();
    expect(asked).toBe(0);
    await page.clock.runFor(2 * 60_000);
    await openMenu();
    await expect.poll(() => asked).toBe(1);
    await page.clock.runFor(10_000);
    expect(asked).toBe(1);
  },
);

test('what nobody looks at any more is kept for 5 minutes (docs/product.md §9)', DRILL, async ({ page, shopper }) => {
  await shopper.visit('/products/halo-vase');
  await shopper.press(shopper.header.getByRole('link', { name: 'Home' }));
  await expect(shopper.main.getByRole('heading', { name: 'New in' })).toBeVisible();
  await page.route(/\/api\/products\/halo-vase/, () => undefined); // never answered
  await stopTheClock(page); // a minute later
  await page.clock.runFor(3 * 60_000);
  await page.goBack();
  await page.clock.runFor(500);
  await expect(shopper.heading('Halo Vase')).toBeVisible();
  await page.goForward();
  await page.clock.runFor(500);
  await expect(shopper.main.getByRole('heading', { name: 'New in' })).toBeVisible();
  await page.clock.runFor(5 * 60_000);
  await page.goBack();
  await page.clock.runFor(500);
  await expect(shopper.main.getByRole('status').filter({ hasText: 'Loading' })).toBeAttached();
  await expect(shopper.heading('Halo Vase')).toBeHidden();
});

test(
  'after signing up the dialog closes and /auth/login follows 1 s later (docs/product.md §4)',
  DRILL,
  async ({ page, shopper }) => {
    await shopper.visit('/');
    await shopper.press(shopper.header.getByRole('link', { name: 'Sign Up' }));
    const dialog = shopper.createAccountDialog;
    await expect(dialog).toBeVisible();
    await stopTheClock(page);
    await shopper.fillCreateAccount(dialog, newShopper());
    await expect(dialog.getByRole('status')).toBeVisible();
    await page.clock.runFor(999);
    await expect(dialog).toBeVisible();
    await page.clock.runFor(1);
    await expect(dialog).toBeHidden();
    await page.clock.runFor(500);
    await expect(page).toHaveURL(/\/auth\/login$/);
  },
);

test('form errors vanish 2 s after submitting (docs/product.md §5)', DRILL, async ({ page, shopper }) => {
  await shopper.visit('/auth/signup');
  await stopTheClock(page);
  await shopper.press(shopper.createAccountForm.getByRole('button', { name: 'Create Account' }));
  const error = shopper.createAccountForm.getByText('First name is required');
  await expect(error).toHaveCSS('opacity', '1');
  const place = await error.boundingBox();
  await page.clock.runFor(1_999);
  await expect(error).toHaveCSS('opacity', '1');
  await page.clock.runFor(LEAVING_MS);
  // out of sight, but still read out, and nothing has moved
  await expect(error).toHaveCSS('opacity', '0');
  expect(await error.boundingBox()).toEqual(place);
});
