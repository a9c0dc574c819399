import { DRILL } from '../support/drill';
import { expect, test } from '../support/test';

const alternates = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<link[^>]*>/g)].flatMap(([tag]) => {
      const language = /hreflang="([^"]+)"/.exec(tag)?.[1];
      const href = /href="([^"]+)"/.exec(tag)?.[1];
      return language && href ? [[language, new URL(href).pathname]] : [];
    }),
  );

test(
  'every public page has an address in each language, says which it is, and names the others',
  DRILL,
  async ({ shop }) => {
    for (const [path, german] of [
      ['/', '/de'],
      ['/products', '/de/products'],
      ['/products/ember-mug', '/de/products/becher-ember'],
      ['/products/category/tableware', '/de/products/category/geschirr'],
      ['/faq', '/de/faq'],
      ['/contact', '/de/contact'],
    ] as const) {
      for (const [address, language, locale] of [
        [path, 'en', 'en_US'],
        [german, 'de', 'de_DE'],
      ] as const) {
        const read = async () => (await fetch(shop.url + address)).text();
        // the first look at a page may be left to the browser, while a renderer is still warming up
        await expect.poll(async () => (await read()).includes('hreflang="x-default"'), address).toBe(true);
        const html = await read();
        expect(html, address).toContain(`<html lang="${language}"`);
        expect(html, address).toContain(`content="${locale}"`);
        expect(alternates(html), address).toEqual({ en: path, de: german, 'x-default': path });
      }
    }
  },
);

test('the switch leads to the same page in the other language, with its query, and back', async ({ page, shopper }) => {
  await shopper.visit('/products?category=all&search=mug');
  await shopper.footer.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(/\/de\/products\?category=all&search=mug$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(shopper.header.getByRole('link', { name: 'Kontakt' })).toBeVisible();
  await shopper.footer.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/:\d+\/products\?category=all&search=mug$/);
  await expect(shopper.header.getByRole('link', { name: 'Contact' })).toBeVisible();
});

test('a product has its own address in each language, to which the switch and every other address of it lead', async ({
  page,
  shop,
  shopper,
}) => {
  await shopper.visit('/products/ember-mug');
  await shopper.footer.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(`${shop.url}/de/products/becher-ember`);
  await expect(page.getByRole('heading', { level: 1, name: 'Becher Ember' })).toBeVisible();
  const trail = page.getByRole('navigation', { name: 'Brotkrümelnavigation' });
  await expect(trail.getByRole('link', { name: 'Geschirr' })).toHaveAttribute('href', '/de/products/category/geschirr');
  await trail.getByRole('link', { name: 'Geschirr' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Geschirr' })).toBeVisible();
  await shopper.footer.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(`${shop.url}/products/category/tableware`);
});

test(
  'in German the shell speaks German throughout: links, forms, their errors and the server’s answers',
  DRILL,
  async ({ page, shopper, faults }) => {
    faults.allow(/401/);
    await shopper.visit('/de/faq');
    await shopper.press(shopper.header.getByRole('link', { name: 'Anmelden' }));
    const dialog = page.getByRole('dialog', { name: 'Willkommen zurück' });
    await dialog.getByLabel('E-Mail').fill('nobody');
    await dialog.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await expect(dialog.getByText('Bitte geben Sie eine gültige E-Mail-Adresse ein')).toBeVisible();
    await dialog.getByLabel('E-Mail').fill('nobody@example.com');
    await dialog.getByRole('textbox', { name: 'Passwort' }).fill('Wrong-Password-1');
    await dialog.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await expect(dialog.getByText('E-Mail-Adresse oder Passwort ist falsch.')).toBeVisible();
    await page.keyboard.press('Escape');
    for (const [name, reason] of [
      ['Wunschliste', 'Bitte melden Sie sich an, um Ihre Wunschliste zu sehen!'],
      ['Warenkorb', 'Bitte melden Sie sich an, um Ihren Warenkorb zu sehen!'],
    ] as const) {
      await shopper.press(shopper.header.getByRole('link', { name }));
      await expect(dialog).toBeVisible();
      await expect(page.getByText(reason)).toBeVisible();
      await page.keyboard.press('Escape');
    }
    // inside HTML that React has not made
    await shopper.press(shopper.footer.getByRole('link', { name: 'Versand' }));
    await expect(page).toHaveURL(/\/de\/shipping$/);
    await expect(shopper.heading('Versand')).toBeVisible();
    await shopper.main.getByRole('link', { name: 'sagen Sie uns Bescheid' }).click();
    await expect(page).toHaveURL(/\/de\/contact$/);
  },
);

test('an address that does not exist is the 404 page in its language', DRILL, async ({ page, shopper, faults }) => {
  faults.allow(/404/);
  expect((await shopper.visit('/de/no/such/page'))?.status()).toBe(404);
  await expect(shopper.heading('Hoppla! Seite nicht gefunden')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('suggestions come with the first letters, by keyboard alone', DRILL, async ({ page, shopper }) => {
  await shopper.visit('/');
  const box = shopper.header.getByRole('combobox', { name: 'Search products' });
  await box.focus();
  await box.pressSequentially('ember');
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await expect(list.getByRole('option', { name: /Ember Mug/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(list.getByRole('option', { selected: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(list.getByRole('option', { selected: true })).toHaveText('Search for “ember”');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/products\?category=all&search=ember$/);
  // the new page takes the focus: what comes back to the box before is no coming back
  await expect(shopper.main).toBeFocused();
  await box.focus();
  await expect(list.getByRole('option', { name: 'ember' })).toBeVisible();
});
