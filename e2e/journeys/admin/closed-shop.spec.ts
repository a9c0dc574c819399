import { DRILL } from '../../support/drill';
import { violationsOf } from '../../support/page/axe';
import { expect, test } from '../../support/test';

test.use({ shopFrom: 'nothing' });

test(
  'a shop is closed with words and an end: visitors read them, and whoever has the link from staff looks around',
  DRILL,
  async ({ page, shopper, shop, browser }) => {
    await shopper.visit('/admin/auth/login');
    await shopper.signIn(shopper.signInForm, shop.admin);
    await expect(page.getByRole('region', { name: 'First steps' })).toBeVisible();
    await shopper.visit('/admin/settings/store');
    await page.getByLabel('The shop is closed for a while').check();
    await page.getByLabel('What they read in English').fill('We count the stock.');
    await page.getByLabel('Open again, most likely').fill('2040-01-02T08:00');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('dialog', { name: 'What changes' }).getByRole('button', { name: 'Save anyway' }).click();
    await expect(page.getByText('The settings were saved')).toBeVisible();
    await shopper.press(page.getByRole('button', { name: 'Link into the closed shop' }));
    const link = await page.getByRole('dialog').getByRole('textbox', { name: 'Link' }).inputValue();

    const context = await browser.newContext({ baseURL: shop.url, locale: 'en-US', reducedMotion: 'reduce' });
    const visitor = await context.newPage();
    await expect(async () => {
      const answer = await visitor.goto('/');
      expect([answer?.status(), answer?.headers()['retry-after']]).toEqual([503, '86400']);
    }).toPass({ timeout: 2_000 });
    await expect(visitor.getByText(/We count the stock\. We expect to be open again on .*January 2/)).toBeVisible();
    expect(await violationsOf(visitor, { opened: 'main' }), 'a closed shop').toEqual([]);
    await visitor.goto(link);
    await expect(visitor.getByRole('heading', { name: /is about to open/ })).toBeVisible();
    await expect(visitor.getByText(/The shop is closed for everybody else/)).toBeVisible();

    await shopper.visit('/admin/settings/store');
    await page.getByLabel('The shop is closed for a while').uncheck();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const asked = page.getByRole('dialog', { name: 'What changes' });
    await expect(asked).toContainText('The shop opens for everybody.');
    await asked.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('The settings were saved')).toBeVisible();
    await context.clearCookies();
    await expect(async () => expect((await visitor.goto('/'))?.status()).toBe(200)).toPass({ timeout: 20_000 });
    await context.close();
  },
);
