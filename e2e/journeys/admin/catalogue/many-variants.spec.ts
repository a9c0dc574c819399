import { gzipSync } from 'node:zlib';
import type { Product, ProductRecord } from '@tessera/shared/contract';
import { DRILL } from '../../../support/drill';
import { shiftsOf, watchShifts } from '../../../support/page/shifts';
import { takeBack } from '../../../support/page/taken-back';
import { adminAccess, callJson } from '../../../support/shop/api';
import { expect, test } from '../../../support/test';

const made: string[] = [];
/** A document with its data, compressed: what other product pages keep to. */
const MOST_BYTES = 40 * 1024;

const list = (word: string, count: number) => Array.from({ length: count }, (_, at) => `${word} ${at + 1}`);

/** A product in the shop in so many colours and sizes. */
async function forSale(name: string, colours: number, sizes: number): Promise<ProductRecord> {
  const token = await adminAccess();
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const draft = await callJson<ProductRecord>('admin/products', { method: 'POST', token, headers, json: { name } });
  const path = `admin/products/${draft.id}`;
  made.push(path);
  const options = [
    { name: 'Colour', values: list('Colour', colours) },
    { name: 'Size', values: list('Size', sizes) },
  ];
  const variants = list('Colour', colours).flatMap((Colour) =>
    list('Size', sizes).map((Size) => ({ options: { Colour, Size }, regular_price: 3200, stock: 4 })),
  );
  const json = { version: draft.version, options, variants };
  const { version } = await callJson<ProductRecord>(`${path}/variants`, { method: 'PUT', token, json });
  return callJson<ProductRecord>(path, { method: 'PATCH', token, json: { version, status: 'active' } });
}

test.afterEach(({ page }) => takeBack(page, made));

test(
  'a product of 2,000 variants is small in the shop, moves nothing, and one price of it is saved',
  DRILL,
  async ({ page, shopper }) => {
    test.slow();
    const { id, slug, name } = await forSale(`Vase of many ${Date.now()}`, 40, 50);
    await page.setViewportSize({ width: 390, height: 844 });
    await watchShifts(page);
    const answer = await page.goto(`/products/${slug}`);
    const html = (await answer?.text()) ?? '';
    expect(html).toContain(`<h1`);
    expect(gzipSync(html).length).toBeLessThan(MOST_BYTES);
    await page.getByRole('radio', { name: 'Colour 7' }).check({ force: true });
    await page.getByRole('radio', { name: 'Size 50' }).check({ force: true });
    await expect.poll(() => new URL(page.url()).searchParams.get('variant')).not.toBeNull();
    const { variants } = await callJson<Product>(`products/${slug}`);
    const chosen = variants.find(({ options }) => options['Colour'] === 'Colour 7' && options['Size'] === 'Size 50');
    await expect.poll(() => new URL(page.url()).searchParams.get('variant')).toBe(chosen?.id);
    expect(await shiftsOf(page)).toEqual([]);

    await page.setViewportSize({ width: 1440, height: 900 });
    await shopper.arriveAsOwner();
    await shopper.visit(`/admin/products/edit-product/${id}`);
    const price = page.getByRole('textbox', { name: 'Price, Colour 1 / Size 2', exact: true });
    await price.fill('29.50');
    await expect(page.getByText('2,000 variants')).toBeVisible();
    const [request] = await Promise.all([
      page.waitForRequest((one) => one.url().endsWith(`/admin/products/${id}/variants`)),
      page.getByRole('button', { name: 'Save' }).click(),
    ]);
    expect(request.method()).toBe('PATCH');
    await expect(page.getByText('The product was saved')).toBeVisible();
    await expect
      .poll(async () => (await callJson<Product>(`products/${slug}`)).variants[1]?.regular_price, { timeout: 2_000 })
      .toBe(2950);
    await page.getByRole('textbox', { name: 'Values of option 1' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('heading', { name })).toBeVisible();
  },
);
