import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { ROOT } from '@tessera/scripts/basics';
import type { AdminProductList, Product } from '@tessera/shared/contract';
import { ZipFile } from 'yazl';
import { DRILL } from '../../../support/drill';
import { violationsOf } from '../../../support/page/axe';
import { takeBack } from '../../../support/page/taken-back';
import { adminAccess, callJson } from '../../../support/shop/api';
import { expect, test } from '../../../support/test';

/** What names of goods have in them that a test has made. */
const marks: string[] = [];
test.afterEach(async ({ page }) => {
  const token = await adminAccess();
  const lists = await Promise.all(
    marks.splice(0).map((mark) => callJson<AdminProductList>(`admin/products?search=${mark}`, { token })),
  );
  await takeBack(
    page,
    lists.flatMap(({ items }) => items.map(({ id }) => `admin/products/${id}`)),
  );
});

const file = (name: string, rows: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(`${rows.join('\r\n')}\r\n`),
});

/** A picture of the demo shop under another name. */
async function zipWith(name: string): Promise<Buffer> {
  const zip = new ZipFile();
  zip.addFile(join(ROOT, 'demo/images/ember-mug-oat.webp'), name);
  zip.end();
  return buffer(zip.outputStream);
}

test('a file of goods is looked at, checked, put right and in the shop', DRILL, async ({ page, shopper }) => {
  const mark = String(Date.now());
  marks.push(mark);
  const head = 'URL handle;Title;Price;SKU;Inventory quantity;Status;Texture;Product image URL;Internal';
  const jug = (price: string): string =>
    `molehill-jug-${mark};Molehill jug ${mark};${price};MJ-${mark};3;active;rough;jug.webp;x`;
  const pot = `molehill-pot-${mark};Molehill pot ${mark};31.00;MP-${mark};2;active;smooth;;x`;
  await shopper.arriveAsOwner();
  await shopper.visit('/admin/products');
  await shopper.press(page.getByRole('link', { name: 'Import and export' }));
  expect(await violationsOf(page, { opened: 'main' }), 'the choice of a file').toEqual([]);
  await page.getByLabel('CSV file').setInputFiles(file('goods.csv', [head, jug('18,000'), pot]));

  await expect(page.getByText('9 columns, separated by semicolons, UTF-8')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'What “Texture” is' })).toHaveValue('');
  await page.getByRole('combobox', { name: 'What “Texture” is' }).selectOption({ label: 'Attribute “Texture”' });
  await expect(page.getByText('1 column is not taken over')).toBeVisible();
  expect(await violationsOf(page, { opened: 'main' }), 'the columns').toEqual([]);
  await shopper.press(page.getByRole('button', { name: 'Check the file' }));

  await shopper.press(page.getByRole('button', { name: /^Wrong\s*1/ }));
  await expect(page.getByText('‘18,000’ is not a price. Write it like 24.00.')).toBeVisible();
  expect(await violationsOf(page, { opened: 'main' }), 'what would change').toEqual([]);

  await shopper.press(page.getByRole('button', { name: 'Another file' }));
  await page.getByLabel('CSV file').setInputFiles(file('goods.csv', [head, jug('18.00'), pot]));
  const zip = { name: 'pictures.zip', mimeType: 'application/zip', buffer: await zipWith('Jugs/Jug.webp') };
  await page.getByLabel('Zip with pictures (optional)').setInputFiles(zip);
  await expect(page.getByText('pictures.zip: 1 picture')).toBeVisible();
  await shopper.press(page.getByRole('button', { name: 'Check the file' }));
  await shopper.press(page.getByRole('button', { name: 'Import 2 products' }));
  // the process that draws pictures begins with the first one
  await expect(page.getByText('2 products were written. 1 picture was taken.')).toBeVisible({ timeout: 30_000 });
  expect(await violationsOf(page, { opened: 'main' }), 'the result').toEqual([]);
  await expect
    .poll(async () => (await callJson<Product>(`products/molehill-jug-${mark}`)).variants[0]?.regular_price)
    .toBe(1800);
});

test('on a phone and in German all products are taken out, and come back', DRILL, async ({ page, shopper }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await shopper.arriveAsOwner();
  await shopper.visit('/de/admin/products/import');
  await shopper.press(page.getByRole('button', { name: 'Alle Produkte exportieren' }));
  const downloading = page.waitForEvent('download');
  await shopper.press(page.getByRole('button', { name: 'Herunterladen' }));
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^products-whole-.*\.csv$/);
  const buffer = await readFile(await download.path());
  await page.getByLabel('CSV-Datei').setInputFiles({ name: 'all.csv', mimeType: 'text/csv', buffer });
  await shopper.press(page.getByRole('button', { name: 'Datei prüfen' }));
  // Other journeys sell meanwhile; nothing is wrong, and nothing new.
  await expect(page.getByRole('button', { name: /^Falsch\s*0/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Neu\s*0/ })).toBeVisible();
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(over).toBe(0);
});
