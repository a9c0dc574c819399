import type { Page } from '@playwright/test';
import { violationsOf } from '../support/page/axe';
import { DRILL } from '../support/drill';
import { createBuyer, orderByTransfer } from '../support/people/buyer';
import { mailTo } from '../support/people/mail';
import { expect, test } from '../support/test';

const newAddress = (): string => `mina-${Date.now().toString(36)}@shopper.example`;

/** What is wrong is said at the field, which has the focus, and what was typed is there. */
async function expectRefused(page: Page, sentence: string, typed: string): Promise<void> {
  await expect(page.getByText(sentence)).toBeVisible();
  await expect(page.locator('[aria-invalid]')).toBeFocused();
  await expect(page.locator('[aria-invalid]')).toHaveValue(typed);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`pages that answer forms are usable by everybody, ${colorScheme}`, DRILL, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const path of ['/contact/message', '/de/contact/order', '/contact/newsletter']) {
      await page.goto(path);
      expect(await violationsOf(page), path).toEqual([]);
    }
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('the newsletter is asked for at the foot of a page, and confirmed by its mail', async ({ page, faults }) => {
    faults.allow(/status of 422/);
    const email = newAddress();
    await page.goto('/faq');
    await page.getByRole('textbox', { name: /newsletter/ }).fill('mina');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expectRefused(page, 'Email is invalid', 'mina');
    await page.getByRole('textbox', { name: /newsletter/ }).fill(email);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    const { text = '' } = await mailTo(email, /newsletter|subscription/i);
    const [link = ''] = /https?:\S+\/newsletter\/confirm\/\S+/.exec(text) ?? [];
    await page.goto(new URL(link).pathname);
    await page.getByRole('button', { name: 'Confirm subscription' }).click();
    await expect(page.getByRole('heading', { name: 'You are subscribed' })).toBeVisible();
  });

  test('a message reaches the shop, and an order is followed', DRILL, async ({ page, faults }) => {
    faults.allow(/status of 422/);
    await page.goto('/de/contact');
    await page.getByLabel('E-Mail').last().fill('mina');
    await page.getByLabel('Betreff').fill('Ein Becher');
    await page.getByLabel('Nachricht').fill('Ist er aus Eiche?');
    await page.getByRole('button', { name: 'Nachricht senden' }).click();
    await expect(page.getByLabel('Nachricht')).toHaveValue('Ist er aus Eiche?');
    await page.locator('[aria-invalid]').first().fill(newAddress());
    await page.getByRole('button', { name: 'Nachricht senden' }).click();
    await expect(page.getByText(/^Q-/)).toBeVisible();

    const buyer = await createBuyer();
    const { number } = await orderByTransfer(buyer);
    await page.goto('/orders/track');
    await page.getByLabel('Order number').fill(number);
    await page.getByRole('button', { name: 'Find order' }).click();
    await expectRefused(page, 'Email is required', '');
    await page.getByLabel('E-mail address').first().fill(buyer.email);
    await page.getByRole('button', { name: 'Find order' }).click();
    await expect(page.getByRole('heading', { name: `Order ${number}` })).toBeVisible();
    await expect(page.getByText(/1 × Ember Mug/)).toBeVisible();
  });

  test('what is refused is a page of the shop, and an announcement has no cross', DRILL, async ({ page, faults }) => {
    faults.allow(/status of 4\d\d/);
    await page.goto(`/de/newsletter/confirm/${'a'.repeat(500)}`);
    const bar = page.getByRole('region', { name: 'Ankündigung' });
    await expect(bar).toBeVisible();
    await expect(bar.getByRole('button')).toHaveCount(0);
    await page.getByRole('button', { name: 'Anmeldung bestätigen' }).click();
    await expect(page.getByRole('alert')).toContainText('Dieser Link ist nicht mehr gültig');
    await page.goto('/contact/message');
    await page.locator('textarea').evaluate((area: HTMLTextAreaElement) => {
      area.removeAttribute('maxlength');
      area.value = 'x'.repeat(70_000);
    });
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('alert')).toContainText('Go back in your browser');
  });
});
