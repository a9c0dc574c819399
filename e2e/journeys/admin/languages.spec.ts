import type { Page } from '@playwright/test';
import { DRILL } from '../../support/drill';
import { expect, test } from '../../support/test';

test.use({ shopFrom: 'nothing' });

/** What names German to people or search engines on the page on show. */
const namingGerman = (page: Page) => page.locator('[hreflang="de"]');

/** Opens an address until it leads there: a web server hears of a change within two seconds. */
const leadsTo = (page: Page, from: string, to: string): Promise<void> =>
  expect(async () => {
    await page.goto(from);
    expect(page.url().endsWith(to), page.url()).toBe(true);
  }).toPass({ timeout: 2_000 });

test(
  'a language is switched off: its pages lead to the first one, staff keep theirs, and on again everything is back',
  DRILL,
  async ({ page, shopper, shop, browser }) => {
    await shopper.visit('/admin/auth/login');
    await shopper.signIn(shopper.signInForm, shop.admin);
    await expect(page.getByRole('region', { name: 'First steps' })).toBeVisible();
    const context = await browser.newContext({ baseURL: shop.url, locale: 'de-DE', reducedMotion: 'reduce' });
    const visitor = await context.newPage();
    await visitor.goto('/de/faq?from=mail');
    await expect(visitor.getByRole('contentinfo').getByRole('link', { name: 'English' })).toBeVisible();

    await shopper.visit('/admin/settings/store');
    await page.getByLabel('The shop is offered in German').uncheck();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const asked = page.getByRole('dialog', { name: 'What changes' });
    await expect(asked).toContainText('The shop is no longer offered in German');
    await asked.getByRole('button', { name: 'Save anyway' }).click();
    await expect(page.getByText('The settings were saved')).toBeVisible();

    await leadsTo(visitor, '/de/faq?from=mail', '/faq?from=mail');
    await expect(visitor.locator('html')).toHaveAttribute('lang', 'en');
    await expect(visitor.getByRole('contentinfo')).toBeVisible();
    await expect(namingGerman(visitor)).toHaveCount(0);
    expect(await (await visitor.request.get('/sitemaps/1.xml')).text()).not.toContain('/de');
    expect((await visitor.request.get('/de/manifest.webmanifest')).url()).toMatch(/:\d+\/manifest\.webmanifest$/);

    await shopper.visit('/de/admin/settings/store');
    await expect(page.getByLabel('Den Shop gibt es auf Deutsch')).not.toBeChecked();
    await expect(page.getByLabel('Satz auf Deutsch')).toHaveCount(0);
    await shopper.press(page.getByRole('button', { name: /Inhaber/ }));
    await page.getByRole('link', { name: 'Zum Shop' }).click();
    await expect(page).toHaveURL(`${shop.url}/`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');

    await shopper.visit('/admin/settings/store');
    await page.getByLabel('The shop is offered in German').check();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await asked.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('The settings were saved')).toBeVisible();
    await leadsTo(visitor, '/de/faq', '/de/faq');
    await expect(visitor.locator('html')).toHaveAttribute('lang', 'de');
    await expect(namingGerman(visitor).first()).toBeAttached();
    await context.close();
  },
);
