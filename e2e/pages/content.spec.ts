import { DRILL } from '../support/drill';
import { getProduct } from '../support/shop/api';
import { expect, test } from '../support/test';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a product page is complete: content, title, canonical and structured data', async ({ page, shop }) => {
    const product = await getProduct('halo-vase');
    const response = await page.goto('/products/halo-vase?utm_source=letter');
    expect(response?.status()).toBe(200);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
    await expect(main.getByText('$64.00').first()).toBeVisible();
    const description = product.description_html
      .replace(/<[^>]*>/g, ' ')
      .trim()
      .slice(0, 60);
    await expect(main).toContainText(description);
    await expect(page).toHaveTitle(/Halo Vase/);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${shop.url}/products/halo-vase`);
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.map((text) => JSON.parse(text) as unknown)).toContainEqual(
      expect.objectContaining({ '@type': 'Product', name: product.name }),
    );
  });

  for (const [path, heading, link] of [
    ['/', 'Made for the everyday table', 'Tableware'],
    ['/products', 'All products', 'Ember Mug'],
    ['/products/category/lighting', 'Lighting', 'Morel Table Lamp'],
    ['/products?category=all&search=vase', 'Results for “vase”', 'Arch Vase'],
  ] as const) {
    test(
      `${path} shows its content`,
      path.startsWith('/products/') || path === '/products' ? DRILL : {},
      async ({ page }) => {
        await page.goto(path);
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await expect(main.getByRole('link', { name: link, exact: true }).first()).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      },
    );
  }

  test('links and the search form lead on', async ({ page }) => {
    await page.goto('/');
    const box = page.getByRole('search', { name: 'Site' }).getByRole('combobox');
    await box.fill('lamp');
    await box.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Results for “lamp”' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Tor Table Lamp', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tor Table Lamp' })).toBeVisible();
  });
});

test('an inline script that is not allowed by its hash does not run', async ({ page, shopper, faults }) => {
  faults.allow(/CSP violation|Content Security Policy/);
  await shopper.visit('/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.injected = true';
    document.head.append(script);
  });
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
});

for (const [path, invitation] of [
  ['/cart', 'Your cart is empty'],
  ['/account', 'Sign in to see your account'],
] as const) {
  test(
    `${path} without a session is an invitation, not indexed and not cached`,
    path === '/cart' ? {} : DRILL,
    async ({ shopper }) => {
      const response = await shopper.visit(path);
      expect(response?.status()).toBe(200);
      expect(response?.headers()['x-robots-tag']).toContain('noindex');
      expect(response?.headers()['cache-control']).toContain('no-store');
      await expect(shopper.main.getByRole('heading', { name: invitation })).toBeVisible();
    },
  );
}

test(
  'an unknown address is answered with 404 and says so (docs/product.md §2)',
  DRILL,
  async ({ page, shopper, faults }) => {
    faults.allow(/status of 404/);
    const response = await shopper.visit('/no/such/page');
    expect(response?.status()).toBe(404);
    await expect(shopper.heading('Oops! Page Not Found')).toBeVisible();
    await shopper.press(shopper.main.getByRole('link', { name: 'Go to Homepage' }));
    await expect(page).toHaveURL(/\/$/);
  },
);

test('an unknown product and an unknown category are answered with 404', DRILL, async ({ shopper, faults }) => {
  faults.allow(/status of 404/);
  const product = await shopper.visit('/products/no-such-thing');
  expect(product?.status()).toBe(404);
  await expect(shopper.heading('This product is not here')).toBeVisible();
  expect((await shopper.visit('/products/%00'))?.status()).toBe(404);
  const category = await shopper.visit('/products/category/no-such-thing');
  expect(category?.status()).toBe(404);
  await expect(shopper.heading('Category not found')).toBeVisible();
});

test('an unknown product reached by a link says so without a reload', DRILL, async ({ page, shopper, faults }) => {
  faults.allow(/status of 404/);
  await shopper.visit('/');
  await page.waitForFunction(() => onpopstate === null); // until then the page's own script looks after history
  await shopper.markDocument();
  await page.evaluate(() => {
    history.pushState({}, '', '/products/no-such-thing');
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  await expect(shopper.heading('This product is not here')).toBeVisible();
  await shopper.expectNoReload();
});
