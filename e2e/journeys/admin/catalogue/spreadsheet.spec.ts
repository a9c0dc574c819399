import type { Product, ProductRecord } from '@tessera/shared/contract';
import { DRILL } from '../../../support/drill';
import { violationsOf } from '../../../support/page/axe';
import { takeBack } from '../../../support/page/taken-back';
import { adminAccess, callJson } from '../../../support/shop/api';
import { currentShop } from '../../../support/shop/shop';
import { startWebServer } from '../../../support/shop/web-server';
import { expect, test } from '../../../support/test';

const made: string[] = [];

/** A product in the shop with these sizes. */
async function forSale(name: string, sizes: readonly string[]): Promise<ProductRecord> {
  const token = await adminAccess();
  const write = { token, headers: { 'idempotency-key': crypto.randomUUID() } };
  const draft = await callJson<ProductRecord>('admin/products', { method: 'POST', json: { name }, ...write });
  made.push(`admin/products/${draft.id}`);
  const path = `admin/products/${draft.id}`;
  const variants = sizes.map((size) => ({ options: { Size: size }, regular_price: 3200, stock: 4 }));
  const json = { version: draft.version, options: [{ name: 'Size', values: sizes }], variants };
  const { version } = await callJson<ProductRecord>(`${path}/variants`, { method: 'PUT', token, json });
  return callJson<ProductRecord>(path, { method: 'PATCH', token, json: { version, status: 'active' } });
}

test.afterEach(({ page }) => takeBack(page, made));

const pricesInShop = async (slug: string): Promise<number[]> =>
  (await callJson<Product>(`products/${slug}`)).variants.map(({ regular_price }) => regular_price);

test(
  'a price that is changed in the grid by keys is in the shop two seconds later',
  DRILL,
  async ({ page, shopper }) => {
    const name = `Mole vase ${Date.now()}`;
    const { slug } = await forSale(name, ['S', 'M', 'L']);
    await shopper.arriveAsOwner();
    await shopper.visit(`/admin/products?search=${encodeURIComponent(name)}`);
    await page.getByRole('link', { name: 'Spreadsheet' }).press('Enter');
    const grid = page.getByRole('grid', { name: 'Prices, stock, SKU and status' });
    await expect(grid.getByRole('rowheader', { name })).toHaveCount(3);
    expect(await violationsOf(page, { opened: 'main' }), 'the spreadsheet').toEqual([]);

    await grid.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('29.50');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Shift+ControlOrMeta+ArrowDown');
    await page.keyboard.press('ControlOrMeta+d');
    await expect(grid.getByRole('gridcell', { name: '29.50', exact: true })).toHaveCount(3);
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(page.getByText('3 cells were saved')).toBeVisible();
    await expect.poll(() => pricesInShop(slug), { timeout: 2000 }).toEqual([2950, 2950, 2950]);
    await expect
      .poll(async () => (await page.request.get(`/products/${slug}`)).text(), { timeout: 2000 })
      .toContain('$29.50');
  },
);

test(
  'on a phone and in German the grid scrolls in its frame, and says what is refused',
  DRILL,
  async ({ page, shopper }) => {
    const name = `Mole bowl ${Date.now()}`;
    await forSale(name, ['S']);
    await page.setViewportSize({ width: 390, height: 844 });
    await shopper.arriveAsOwner();
    await shopper.visit(`/de/admin/products/spreadsheet?search=${encodeURIComponent(name)}`);
    const grid = page.getByRole('grid', { name: 'Preise, Bestand, SKU und Status' });
    await grid.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('99,00');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('1 Zelle lässt sich nicht speichern')).toBeVisible();
    expect(await violationsOf(page, { opened: 'main' }), 'with a refused cell').toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.getByRole('button', { name: 'Verwerfen' }).click();
  },
);

test('a price that was changed in the grid is in the shop two seconds later in two web servers', DRILL, async () => {
  const shop = currentShop();
  const other = await startWebServer(shop);
  try {
    const { id, slug, variants } = await forSale(`Mole jug ${Date.now()}`, ['S']);
    const bothSay = async (price: string) => {
      const pages = [shop.url, other.url].map((url) => fetch(`${url}/products/${slug}`).then((page) => page.text()));
      return (await Promise.all(pages)).map((html) => html.includes(price));
    };
    await expect.poll(() => bothSay('$32.00'), { timeout: 20_000 }).toEqual([true, true]);
    const regular_price = { was: 3200, value: 2950 };
    const change = { product_id: id, variants: [{ variant_id: variants[0]?.id, regular_price }] };
    const token = await adminAccess();
    await callJson('admin/products/spreadsheet', { method: 'PATCH', token, json: { changes: [change] } });
    await expect.poll(() => bothSay('$29.50'), { timeout: 2_000, intervals: [50] }).toEqual([true, true]);
  } finally {
    await other.stop();
  }
});
