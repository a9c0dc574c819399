import type { ProductRecord } from '@tessera/shared/contract';
import { DRILL } from '../../../support/drill';
import { violationsOfLike } from '../../../support/page/axe';
import { takeBack } from '../../../support/page/taken-back';
import { adminAccess, callJson } from '../../../support/shop/api';
import { expect, test } from '../../../support/test';

const made: string[] = [];

/** A draft at 32.00, of which there is some. */
async function aDraft(name: string): Promise<ProductRecord> {
  const token = await adminAccess();
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const draft = await callJson<ProductRecord>('admin/products', { method: 'POST', json: { name }, token, headers });
  made.push(`admin/products/${draft.id}`);
  const variants = [{ id: draft.variants[0]?.id, regular_price: 3200, stock: 4 }];
  const json = { version: draft.version, options: [], variants };
  return callJson<ProductRecord>(`admin/products/${draft.id}/variants`, { method: 'PUT', token, json });
}

async function priceOf({ id }: ProductRecord): Promise<number | undefined> {
  const { variants } = await callJson<ProductRecord>(`admin/products/${id}`, { token: await adminAccess() });
  return variants[0]?.regular_price;
}

test.afterEach(({ page }) => takeBack(page, made));

test(
  'prices that were changed together are as before after Undo, but that which somebody has changed since',
  DRILL,
  async ({ page, shopper }) => {
    const name = `Undone bowl ${Date.now()}`;
    const [small, large] = [await aDraft(`${name} small`), await aDraft(`${name} large`)];
    await page.setViewportSize({ width: 390, height: 844 });
    await shopper.arriveAsOwner();
    await shopper.visit(`/admin/products?status=draft&search=${encodeURIComponent(name)}`);
    await expect(page.getByRole('link', { name: small.name, exact: true })).toBeVisible();
    for (const box of await page.getByRole('table').getByRole('checkbox').all()) {
      if (!(await box.isChecked())) await box.check();
    }
    await page.getByRole('button', { name: 'Actions' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Change prices…' }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'By how much' }).fill('12.5');
    await dialog.getByRole('button', { name: 'Change prices' }).click();
    const jobs = page.getByRole('region', { name: 'Jobs under way' });
    const undo = jobs.getByRole('button', { name: 'Undo' });
    await expect(undo).toBeVisible({ timeout: 15_000 });
    expect([await priceOf(small), await priceOf(large)]).toEqual([2800, 2800]);
    expect(await violationsOfLike(page, { opened: 'main' }), 'a job that can be undone').toEqual([]);

    const token = await adminAccess();
    const { version, variants } = await callJson<ProductRecord>(`admin/products/${large.id}`, { token });
    const json = { version, variants: [{ id: variants[0]?.id, regular_price: 4000 }] };
    await callJson(`admin/products/${large.id}/variants`, { method: 'PATCH', token, json });
    await undo.press('Enter');
    await jobs.getByRole('link', { name: /failed|not/ }).click({ timeout: 15_000 });
    await expect(page.getByText(/The price of .+ was changed since/)).toBeVisible();
    expect([await priceOf(small), await priceOf(large)]).toEqual([3200, 4000]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  },
);
