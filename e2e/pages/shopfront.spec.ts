import { devices, type Page } from '@playwright/test';
import { DRILL } from '../support/drill';
import { expect, test } from '../support/test';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not on the screen`);
  return box;
};

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  for (const [path, words] of [
    ['/cart', 'Your browser runs no JavaScript here.'],
    ['/checkout', 'cart, checkout and login need it'],
    ['/auth/login', 'because who you are is kept in your browser alone'],
    ['/de/cart', 'Ihr Browser führt hier kein JavaScript aus.'],
  ] as const) {
    test(`${path} says what works, and leads to the store`, path === '/checkout' ? {} : DRILL, async ({ page }) => {
      await page.goto(path);
      const note = page.locator('[data-page-note]');
      await expect(note).toContainText(words);
      await note.getByRole('link').click();
      await expect(page.getByRole('main').getByRole('link', { name: /@/ }).first()).toBeVisible();
    });
  }
});

for (const [viewport, most] of [
  [DESKTOP, 200],
  [PHONE, 300],
] as const) {
  test.describe(`a listing, ${viewport.width} px wide`, () => {
    test.use({ viewport });

    for (const path of ['/products', '/products/category/lighting', '/de/products/category/lighting']) {
      const details = path === '/products' ? {} : DRILL;
      test(`${path} begins with its goods, and filters and order stay in reach`, details, async ({ page, shopper }) => {
        await shopper.visit(path);
        const header = await boxOf(page, 'header');
        const first = await boxOf(page, 'main article');
        expect(first.y - (header.y + header.height)).toBeLessThanOrEqual(most);
        await page.mouse.wheel(0, 1_200);
        await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400);
        const sort = await boxOf(page, 'main select');
        expect(sort.y).toBeGreaterThanOrEqual(header.height - 1);
        expect(sort.y).toBeLessThan(header.height + 60);
      });
    }
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, userAgent: devices['Pixel 7'].userAgent });

  test('16 px stand free beside the words, and nothing is wider than the screen', DRILL, async ({ page, shopper }) => {
    for (const path of ['/products', '/products/ember-mug', '/faq', '/auth/login']) {
      await shopper.visit(path);
      expect(Math.round((await boxOf(page, 'main h1')).x), path).toBe(16);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(PHONE.width);
    }
  });

  test('with letters twice as large nothing of the sign-in is cut off', DRILL, async ({ page, shopper }) => {
    await page.setViewportSize({ width: 195, height: 422 });
    for (const path of ['/de/auth/login', '/de/auth/signup', '/de/auth/forgot-password', '/auth/login']) {
      await shopper.visit(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(195);
    }
  });

  test('the footer’s columns are folded, and a press unfolds one', DRILL, async ({ page, shopper }) => {
    await shopper.visit('/faq');
    const terms = shopper.footer.getByRole('link', { name: 'Terms of Service' });
    await expect(terms).toBeHidden();
    await shopper.press(shopper.footer.getByRole('button', { name: 'Legal' }));
    await expect(terms).toBeVisible();
    await page.setViewportSize(DESKTOP);
    await expect(shopper.footer.getByRole('link', { name: 'FAQ' })).toBeVisible();
    await expect(shopper.footer.getByRole('button', { name: 'Legal' })).toBeHidden();
  });

  test(
    'the menu begins with the account, shows pictures, and has language and colours in sight',
    DRILL,
    async ({ page, shopper }) => {
      await shopper.visit('/faq');
      await shopper.press(shopper.header.getByRole('button', { name: 'Menu' }));
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await expect(menu.getByRole('link').first()).toHaveText('Account');
      await expect(menu.getByRole('listitem').filter({ hasText: 'Lighting' }).locator('img')).toBeVisible();
      for (const control of [
        menu.getByRole('link', { name: 'Deutsch' }),
        menu.getByRole('button', { name: 'Switch between light and dark' }),
      ]) {
        await expect(control).toBeInViewport();
      }
    },
  );
});

test('on paper nothing lies over a product, whatever is open', DRILL, async ({ page, shopper }) => {
  await page.setViewportSize(PHONE);
  await shopper.visit('/products/ember-mug');
  await shopper.press(shopper.addButton);
  await expect(shopper.signInDialog).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(shopper.signInDialog).toBeHidden();
  await expect(shopper.heading('Ember Mug')).toBeVisible();
  await expect(page.locator('[popover]').filter({ visible: true })).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await expect(shopper.signInDialog).toBeVisible();
  // neither the bar with its button, which comes when the button is out of sight
  await page.keyboard.press('Escape');
  await page.mouse.wheel(0, 6_000);
  const bar = shopper.main.getByRole('group', { name: 'Add to cart' });
  await expect(bar).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(bar).toBeHidden();
});

test('what is wrong with a field stands with that field, not with the next one', DRILL, async ({ shopper }) => {
  await shopper.visit('/auth/signup');
  await shopper.press(shopper.createAccountForm.getByRole('button', { name: 'Create Account' }));
  const message = shopper.createAccountForm.getByText('Username is required');
  await expect(message).toBeVisible();
  // all at once: the page may still be scrolling to the first wrong field
  const gaps = await message.evaluate((text) => {
    const labels = [...document.querySelectorAll('label')];
    const next = labels.find(({ textContent }) => textContent?.trim() === 'Email');
    const field = document.getElementById(
      labels.find(({ textContent }) => textContent?.trim() === 'Username')?.htmlFor ?? '',
    );
    if (!next || !field) throw new Error('The form is not on the screen');
    const { top, bottom } = text.getBoundingClientRect();
    return { above: top - field.getBoundingClientRect().bottom, below: next.getBoundingClientRect().top - bottom };
  });
  expect([gaps.above >= 0, gaps.below >= 2 * gaps.above + 4]).toEqual([true, true]);
});

test('a category or product that is written with a capital leads to its one address', DRILL, async ({ page }) => {
  for (const [written, meant] of [
    ['/products/category/Tableware', '/products/category/tableware'],
    ['/de/products/Becher-Ember', '/de/products/becher-ember'],
  ] as const) {
    const response = await page.goto(written);
    expect(response?.request().redirectedFrom()).not.toBeNull();
    expect(new URL(page.url()).pathname).toBe(meant);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test.describe('where things move', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a change of pages that the next one overtakes is no fault', async ({ page, shopper }) => {
    await shopper.visit('/products');
    const lamp = shopper.main.getByRole('article').getByRole('link').nth(1);
    await shopper.press(lamp);
    await expect(page).toHaveURL(/\/products\/[\w-]+$/);
    await page.goBack();
    await page.goForward();
    await page.goBack();
    await expect(shopper.heading('All products')).toBeVisible();
    // a rejection that nobody hears is told behind what is under way
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  });
});

test.describe('the connection drops', () => {
  test.beforeEach(({ faults }) => faults.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (load|fetch)/));

  test(
    'below a product what comes late waits in its place, and is there when the network is',
    DRILL,
    async ({ page, context, shopper }) => {
      await shopper.visit('/products/ember-mug');
      await context.setOffline(true);
      const before = await page.evaluate(() => document.documentElement.scrollHeight);
      const failed = page.waitForEvent('requestfailed');
      await page.mouse.wheel(0, 6_000);
      await failed;
      await expect(shopper.heading('Ember Mug')).toBeAttached();
      await expect(page.getByText('Connection Error')).toBeHidden();
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(before);
      await context.setOffline(false);
      const write = shopper.main.getByRole('button', { name: 'Write a review' });
      await shopper.press(write);
      await expect(shopper.signInDialog).toBeVisible();
    },
  );

  test('what the server has not sent keeps a place, too', DRILL, async ({ page, shopper }) => {
    await shopper.visit('/products');
    // the page's own files arrive; whatever it asks for later does not
    const own = await (await page.request.get('/products/arc-bookends')).text();
    let isDown = true;
    await page.route(/\/remotes\/catalog\/.*\.js$/, (route) => {
      const name = route.request().url().split('/').at(-1) ?? '';
      return isDown && !own.includes(name) ? route.abort('internetdisconnected') : route.fallback();
    });
    await shopper.press(shopper.main.getByRole('link', { name: 'Arc Bookends, Pair' }));
    await expect(shopper.heading('Arc Bookends, Pair')).toBeVisible();
    expect((await boxOf(page, '#product-more')).height).toBeGreaterThan(300);
    isDown = false;
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(shopper.main.getByRole('button', { name: 'Write a review' })).toBeVisible();
  });
});
