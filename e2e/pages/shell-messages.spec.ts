import { DRILL } from '../support/drill';
import { alive } from '../support/people/shopper';
import { callJson } from '../support/shop/api';
import { expect, test } from '../support/test';

interface Category {
  name: string;
  slug: string;
}

test(
  'the navigation leads to every place, the categories to theirs (docs/product.md §2)',
  DRILL,
  async ({ page, shopper }) => {
    await shopper.visit('/');
    const { header } = shopper;
    for (const name of ['Home', 'Wishlist', 'Contact', 'Login', 'Sign Up', 'Account']) {
      await expect(
        header.getByText(name, { exact: true }).or(header.getByRole('link', { name })).first(),
      ).toBeVisible();
    }
    const menu = header.getByRole('group').filter({ hasText: 'Categories' });
    await (await alive(menu)).hover();
    await expect(menu.getByRole('link', { name: 'All Categories' })).toHaveAttribute('href', '/products?category=all');
    const categories = await callJson<Category[]>('products/categories');
    expect(categories.length).toBeGreaterThan(4);
    for (const { name, slug } of categories) {
      await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', `/products/category/${slug}`);
    }
    await page.mouse.move(5, 700);
    for (const [link, reason] of [
      ['Wishlist', 'Please login to view your wishlist!'],
      ['Cart', 'Please login to view your cart!'],
    ] as const) {
      await shopper.press(header.getByRole('link', { name: new RegExp(`^${link}`) }));
      await expect(shopper.toast(reason)).toBeVisible();
      await expect(shopper.signInDialog).toBeVisible();
      await expect(page).toHaveURL('/');
      await page.keyboard.press('Escape');
    }
  },
);

const FOOTER = [
  'Stay Updated with Our Latest Offers',
  'Subscribe',
  'By subscribing, you agree to our Privacy Policy and consent to receive updates from our company.',
  'exclusive deals',
  'new products',
  'special promotions',
];

const FOOTER_LINKS: Record<string, string> = {
  Home: '/',
  Products: '/products',
  Account: '/account',
  Cart: '/cart',
  Wishlist: '/wishlist',
  'Contact Us': '/contact',
  FAQ: '/faq',
  'Shipping Info': '/shipping',
  'Returns & Exchanges': '/returns',
  'Size Guide': '/size-guide',
  'Terms of Service': '/terms',
  'Privacy Policy': '/privacy',
  'Cookie Policy': '/cookies',
  Accessibility: '/accessibility',
  Imprint: '/imprint',
};

test('the footer has every word of docs/product.md §2, and its links are real', DRILL, async ({ shopper }) => {
  await shopper.visit('/');
  const { footer } = shopper;
  for (const words of FOOTER) await expect(footer).toContainText(words);
  await expect(footer.getByPlaceholder('Enter your email address')).toHaveAttribute('type', 'email');
  for (const column of ['Company', 'Customer Service', 'Legal']) {
    await expect(footer.getByRole('heading', { name: column })).toBeVisible();
  }
  for (const [name, path] of Object.entries(FOOTER_LINKS)) {
    await expect(footer.getByRole('link', { name, exact: true }).last()).toHaveAttribute('href', path);
  }
  for (const network of ['Facebook', 'Twitter', 'Instagram', 'LinkedIn', 'YouTube']) {
    await expect(footer.getByRole('link', { name: network })).toHaveAttribute('href', /^https:\/\//);
  }
  for (const badge of ['V', 'M', 'P']) await expect(footer.getByText(badge, { exact: true })).toBeVisible();
  await expect(footer.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await expect(footer.getByRole('link', { name: /555/ })).toHaveAttribute('href', /^tel:/);
  await expect(footer.locator('address p')).toHaveText(/\w/);
  await expect(footer).toContainText(`© ${new Date().getFullYear()} Kiln & Oak`);
});

test('the content is 95 % wide and at most 1200 px (docs/product.md §2, §9)', DRILL, async ({ page, shopper }) => {
  // the widest box around the heading that is narrower than the screen
  const widthOf = () =>
    shopper.main.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const widths: number[] = [];
      for (let box: Element | null = heading; box; box = box.parentElement)
        widths.push(box.getBoundingClientRect().width);
      return Math.max(...widths.filter((width) => width < innerWidth));
    });
  await shopper.visit('/contact');
  for (const [viewport, expected] of [
    [1000, 950],
    [1263, 1200],
    [2560, 1200],
  ] as const) {
    await page.setViewportSize({ width: viewport, height: 800 });
    expect(await widthOf()).toBeCloseTo(expected, 0);
  }
});

test('the contact dialog has every field of docs/product.md §2', DRILL, async ({ page, shopper }) => {
  await shopper.visit('/');
  await shopper.press(shopper.header.getByRole('link', { name: 'Contact' }));
  const dialog = page.getByRole('dialog', { name: 'Contact Us' });
  await expect(dialog.getByLabel('Type of Inquiry').getByRole('option')).toHaveText([
    'General Inquiry',
    'Order Support',
    'Returns & Refunds',
    'Technical Support',
  ]);
  for (const label of ['Subject', 'Message']) await expect(dialog.getByLabel(label)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Send Message' })).toBeVisible();
});

test(
  'the 404 page offers every way on, and its search searches (docs/product.md §2)',
  DRILL,
  async ({ page, shopper, faults }) => {
    faults.allow(/status of 404/);
    const response = await shopper.visit('/no/such/page');
    expect(response?.status()).toBe(404);
    const { main } = shopper;
    await expect(shopper.heading('Oops! Page Not Found')).toBeVisible();
    for (const name of ['Go Back', 'Refresh']) await expect(main.getByRole('button', { name })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Go to Homepage' })).toHaveAttribute('href', '/');
    await expect(main.getByRole('heading', { name: 'Popular categories' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Tableware' })).toHaveAttribute('href', '/products/category/tableware');
    const quick = main.getByRole('navigation', { name: 'Quick links' });
    await expect(quick.getByRole('link', { name: 'Questions and answers' })).toHaveAttribute('href', '/faq');
    await shopper.markDocument();
    await shopper.press(main.getByRole('button', { name: 'Refresh' }));
    await expect(page.locator('html[data-e2e-mark]')).toHaveCount(0);
    await shopper.press(quick.getByRole('link', { name: 'Questions and answers' }));
    await expect(shopper.main.getByRole('heading', { level: 1 })).not.toHaveText('Oops! Page Not Found');
    await page.evaluate(() => {
      history.pushState({}, '', '/no/such/page');
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    });
    await expect(shopper.heading('Oops! Page Not Found')).toBeVisible();
    await main.getByRole('button', { name: 'Go Back' }).click();
    await expect(page).toHaveURL(/\/faq$/);
    await shopper.visit('/no/such/page');
    const search = main.getByRole('combobox');
    await search.fill('ember mug');
    await search.press('Enter');
    await expect(page).toHaveURL(/\/products\?.*search=ember\+mug/);
  },
);

test(
  'the 404 page leads home after 10 s, and stays when that is cancelled (docs/product.md §2, §9)',
  DRILL,
  async ({ page, shopper, faults }) => {
    faults.allow(/status of 404/);
    await page.clock.install();
    await shopper.visit('/no/such/page');
    await expect(shopper.main.getByText('Taking you to the homepage in').first()).toBeVisible();
    await page.clock.runFor(9_000);
    await expect(shopper.heading('Oops! Page Not Found')).toBeVisible();
    await page.clock.runFor(1_500);
    await expect(page).toHaveURL('/');
    await shopper.visit('/no/such/page');
    await shopper.press(shopper.main.getByRole('button', { name: 'Cancel' }));
    await page.clock.runFor(60_000);
    await expect(page).toHaveURL(/no\/such\/page/);
  },
);

test('a shell that cannot start says so and offers to load again (docs/product.md §8)', async ({
  page,
  shop,
  faults,
}) => {
  faults.allow(/The page carries no data/);
  await page.route(`${shop.url}/faq`, async (route) => {
    const html = await (await route.fetch()).text();
    const body = html
      .replace(/<div id="root"[^>]*>.*<\/div>/s, '<div id="root"></div>')
      .replace('id="tessera-data"', '');
    await route.fulfill({ contentType: 'text/html', body });
  });
  await page.goto('/faq');
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await page.unroute(`${shop.url}/faq`);
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});
