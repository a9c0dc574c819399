import { DRILL } from '../support/drill';
import { settled } from '../support/page/settled';
import { shiftsOf, watchShifts } from '../support/page/shifts';
import { expect, test } from '../support/test';

/** What moves later than 500 ms after a press counts as moving by itself (Layout Instability API). Milliseconds. */
const LATE = 700;

const paths = [
  '/',
  '/products',
  '/products/ember-mug',
  '/status',
  '/auth/login',
  '/no-such-page',
  '/pages/not-written',
];

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`nothing moves while a page loads, ${width} px wide`, async ({ page, shopper, faults }) => {
    faults.allow(/status of 404/); // two of the pages are none
    await page.setViewportSize({ width, height });
    await watchShifts(page);
    for (const path of paths) {
      await shopper.visit(path);
      await settled(page);
      expect(await shiftsOf(page), path).toEqual([]);
    }
  });
}

test('nothing moves on the way to what was looked at before, at the end of the home page', async ({
  page,
  shopper,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await watchShifts(page);
  await shopper.visit('/products/ember-mug');
  await settled(page);
  await shopper.visit('/');
  await settled(page);
  const end = page.getByRole('contentinfo');
  while (!(await end.evaluate((footer) => footer.getBoundingClientRect().bottom <= innerHeight + 1))) {
    await page.mouse.wheel(0, 400);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  await settled(page);
  await expect(page.getByRole('region', { name: 'Recently viewed' }).getByRole('link').first()).toBeVisible();
  expect(await shiftsOf(page)).toEqual([]);
});

test('nothing moves when what a price comes to in parts is known late', DRILL, async ({ page, shopper }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await watchShifts(page);
  await page.route(/\/api\/pay-later\/plans/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE));
    await route.continue();
  });
  await shopper.visit('/products');
  await settled(page);
  await shopper.main.getByRole('link', { name: 'Halo Vase' }).first().click();
  await expect(shopper.heading('Halo Vase')).toBeVisible();
  await expect(shopper.main.getByText(/^or \d parts of/)).toBeVisible();
  expect(await shiftsOf(page)).toEqual([]);
});

test('nothing of the header moves where the page is painted in the middle of it', DRILL, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await watchShifts(page);
  const html = await (await page.request.get('/')).text();
  const middle = html.indexOf('Sign Up</a>');
  expect(middle).toBeGreaterThan(0);
  await page.goto('/robots.txt');
  await page.evaluate(
    async ([first = '', rest = '', pause]) => {
      document.open();
      document.write(String(first));
      await new Promise((resolve) => setTimeout(resolve, Number(pause)));
      document.write(String(rest));
      document.close();
    },
    [html.slice(0, middle), html.slice(middle), LATE],
  );
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign Up' })).toBeVisible();
  expect(await shiftsOf(page)).toEqual([]);
});
