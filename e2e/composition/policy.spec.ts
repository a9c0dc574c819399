import { DRILL } from '../support/drill';
import { PROBE_PATH, probeBuild } from '../support/builds/builds';
import { deploy } from '../support/builds/registry';
import { policiesOf } from '../support/page/policies';
import { CheckoutWalk, createBuyer } from '../support/people/buyer';
import { BrowserStripe } from '../support/people/stripe';
import { expect, test } from '../support/test';

const STRIPE = 'https://js.stripe.com';

test(
  'only the page where a card is paid may load its provider’s code; it comes as a document, Back and Forward work',
  DRILL,
  async ({ page, shopper }) => {
    test.setTimeout(90_000);
    await new BrowserStripe().watch(page);
    const policies = policiesOf(page);
    await shopper.arriveSignedIn((await createBuyer()).tokens);
    await shopper.visit('/');
    await shopper.markDocument();
    await shopper.press(shopper.cartLink);
    await page.getByRole('dialog', { name: 'Your cart' }).getByRole('link', { name: 'View cart' }).click();
    await expect(shopper.heading('Your cart')).toBeVisible();
    await shopper.press(shopper.main.getByRole('link', { name: 'Go to checkout' }));
    await expect(shopper.heading('Checkout')).toBeVisible();
    await shopper.expectNoReload();

    const walk = new CheckoutWalk(page, shopper);
    await walk.fillAddress();
    await walk.chooseDelivery();
    await shopper.main.getByRole('radio', { name: /^Card( |$)/ }).check();
    await shopper.main.getByRole('button', { name: 'Continue to review' }).click();
    await shopper.expectNoReload();
    expect(policies.map(({ path }) => path)).toEqual(['/']);
    expect(policies[0]?.policy).not.toContain('stripe.com');

    await walk.place();
    const form = page.frameLocator('iframe[title="Secure card form"]').getByLabel('Card number');
    await expect(form).toBeVisible();
    await expect(page.locator('html'), 'a document of its own').not.toHaveAttribute('data-e2e-mark');
    expect(policies.at(-1)?.path).toMatch(/^\/checkout\/confirmation\//);
    expect(policies.at(-1)?.policy).toContain(`script-src 'self'`);
    expect(policies.at(-1)?.policy).toContain(STRIPE);

    // an order that is placed is not left backwards into its checkout, whose document leads here once more
    await page.goBack();
    await expect(form).toBeVisible();
    await shopper.markDocument();
    await shopper.press(shopper.header.getByRole('link', { name: 'Home' }));
    await expect(shopper.main.getByRole('heading', { name: 'New in' })).toBeVisible();
    await page.goBack();
    await expect(form).toBeVisible();
    await shopper.expectNoReload();
    await page.goForward();
    await expect(shopper.main.getByRole('heading', { name: 'New in' })).toBeVisible();
    const others = policies.filter(({ path }) => !path.startsWith('/checkout/confirmation/'));
    expect(others.length).toBeGreaterThan(1);
    for (const { path, policy } of others) expect(policy, path).not.toContain('stripe.com');
  },
);

test(
  'Back within one document to a page that needs more than it has loads the page anew',
  DRILL,
  async ({ page, shop, shopper }) => {
    const source = 'https://tiles.example.com';
    const build = probeBuild({ heading: 'A map' });
    const [route] = build.descriptor.routes;
    if (!route) throw new Error('The probe has a route');
    const map = `${PROBE_PATH}/map`;
    build.descriptor.routes = [route, { ...route, path: map, csp: { 'img-src': [source] } }];
    await deploy(build);
    const policyAt = async (path: string) =>
      (await fetch(shop.url + path)).headers.get('content-security-policy') ?? '';
    await expect.poll(() => policyAt(map)).toContain(`img-src 'self' data: ${source}`);
    for (const path of ['/', PROBE_PATH, '/cart']) expect(await policyAt(path)).not.toContain(source);

    await shopper.visit(map);
    await expect(shopper.heading('A map')).toBeVisible();
    await shopper.press(shopper.footer.getByRole('link', { name: 'Products' }));
    await expect(shopper.heading('All products')).toBeVisible();
    // this document takes the place of the one that both entries had
    await page.reload();
    await shopper.markDocument();
    const before = await page.evaluate(() => history.length);
    const policies = policiesOf(page);
    await page.goBack();
    await expect(shopper.heading('A map')).toBeVisible();
    await expect.poll(() => policies.map(({ path }) => path)).toEqual([map]);
    expect(policies[0]?.policy).toContain(source);
    expect(await page.evaluate(() => history.length)).toBe(before);
    await page.goForward();
    await expect(shopper.heading('All products')).toBeVisible();
  },
);
