import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Product } from '@tessera/shared/contract';
import { DRILL } from '../../../support/drill';
import { violationsOf } from '../../../support/page/axe';
import { takeBack } from '../../../support/page/taken-back';
import { call, callJson } from '../../../support/shop/api';
import { ROOT } from '@tessera/scripts/basics';
import { expect, test } from '../../../support/test';

const PICTURE = join(ROOT, 'demo/images/ember-mug-oat.webp');

const inShop = async (slug: string): Promise<number> => (await call(`products/${slug}`)).status;
const priceInShop = async (slug: string): Promise<number | undefined> =>
  (await callJson<Product>(`products/${slug}`)).variants[0]?.regular_price;

/** Writes into a field that keys have reached, in the place of what stands there. */
async function write(page: Page, text: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

test.afterEach(async ({ page }) => {
  const [, id] = /edit-product\/([\w-]+)/.exec(page.url()) ?? [];
  await takeBack(page, id ? [`admin/products/${id}`] : []);
});

test('an empty shelf becomes goods for sale by keyboard, whose new price the shop has two seconds later', async ({
  page,
  shopper,
}) => {
  const name = `Harbour jug ${Date.now()}`;
  const slug = name.toLowerCase().replaceAll(' ', '-');
  await shopper.arriveAsOwner();
  await shopper.visit('/admin/products');
  const add = page.getByRole('link', { name: 'Add product' });
  await add.focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Name').focus();
  await page.keyboard.type(`${name}\n`);
  await expect(shopper.heading(name)).toBeVisible();
  expect(await violationsOf(page, { opened: 'main' }), 'a new product').toEqual([]);

  const why = page.getByRole('region', { name: 'Is it for sale?' });
  await expect(why.getByText('It is a draft.')).toBeVisible();
  await why.getByRole('button', { name: 'Enter a price' }).press('Enter');
  await write(page, '32');
  await why.getByRole('button', { name: 'Enter the stock' }).press('Enter');
  await write(page, '8');
  await why.getByRole('button', { name: 'Choose a category' }).press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.getByLabel('Add pictures').setInputFiles(PICTURE);
  await expect(page.getByText('ember-mug-oat.webp: Added')).toBeVisible();
  await why.getByRole('button', { name: 'Set to active' }).press('Enter');
  expect(await inShop(slug)).toBe(404);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByRole('status', { name: 'How it stands' })).toContainText('In the shop');
  await expect(why.getByText('It is for sale: everything is met.')).toBeVisible();
  await expect.poll(() => inShop(slug), { timeout: 2000 }).toBe(200);

  await shopper.visit(`/products/${slug}`);
  await expect(shopper.heading(name)).toBeVisible();
  await expect(page.getByText('$32.00').first()).toBeVisible();
  await page.goBack();
  const price = page.getByRole('textbox', { name: 'Price, The product', exact: true });
  await price.focus();
  await write(page, '29,50');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByText('The product was saved')).toBeVisible();
  await expect.poll(() => priceInShop(slug), { timeout: 2000 }).toBe(2950);
  // the page that was in the page cache, too
  await expect
    .poll(async () => (await page.request.get(`/products/${slug}`)).text(), { timeout: 2000 })
    .toContain('$29.50');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a product is made in German, and nothing is wider than the screen', DRILL, async ({ page, shopper }) => {
    await shopper.arriveAsOwner();
    await shopper.visit('/de/admin/products/add-product');
    await page.getByLabel('Name').fill('Krug');
    await page.getByRole('button', { name: 'Entwurf anlegen' }).click();
    await expect(page.getByText('Es ist ein Entwurf.')).toBeVisible();
    await page.getByRole('button', { name: 'Option hinzufügen' }).click();
    await page.getByLabel('Option 1', { exact: true }).fill('Größe');
    await page.getByLabel('Werte von Option 1').fill('Klein, Groß');
    await page.getByLabel('Werte von Option 1').press('Tab');
    await expect(page.getByText('2 Varianten')).toBeVisible();
    expect(await violationsOf(page, { opened: 'main' }), 'its form').toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Das Produkt wurde gespeichert')).toBeVisible();
  });
});
