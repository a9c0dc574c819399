import type { ProductRecord } from '@tessera/shared/contract';
import { DRILL } from '../../../support/drill';
import { violationsOfLike } from '../../../support/page/axe';
import { takeBack } from '../../../support/page/taken-back';
import { adminAccess, call, callJson } from '../../../support/shop/api';
import { expect, test } from '../../../support/test';

const made: string[] = [];

/** A draft at a price, of which there is some. */
async function aDraft(name: string): Promise<ProductRecord> {
  const token = await adminAccess();
  const write = { token, headers: { 'idempotency-key': crypto.randomUUID() } };
  const draft = await callJson<ProductRecord>('admin/products', { method: 'POST', json: { name }, ...write });
  made.push(`admin/products/${draft.id}`);
  const variants = [{ id: draft.variants[0]?.id, regular_price: 3200, stock: 4 }];
  return callJson<ProductRecord>(`admin/products/${draft.id}/variants`, {
    method: 'PUT',
    token,
    json: { version: draft.version, options: [], variants },
  });
}

test.afterEach(({ page }) => takeBack(page, made));

for (const { width, height, language, words } of [
  {
    width: 1440,
    height: 900,
    language: '',
    words: { menu: 'Actions', item: 'Publish…', submit: 'Publish', jobs: 'Jobs under way' },
  },
  {
    width: 390,
    height: 844,
    language: '/de',
    words: {
      menu: 'Aktionen',
      item: 'Veröffentlichen …',
      submit: 'Veröffentlichen',
      jobs: 'Laufende Aufträge',
    },
  },
]) {
  test(
    `drafts are found and published together, and the shop has them soon, at ${width} px`,
    DRILL,
    async ({ page, shopper }) => {
      const name = `Quay bowl ${Date.now()}`;
      const drafts = [await aDraft(`${name} small`), await aDraft(`${name} large`)];
      await page.setViewportSize({ width, height });
      await shopper.arriveAsOwner();
      await shopper.visit(`${language}/admin/products?status=draft&search=${encodeURIComponent(name)}`);
      await expect(page.getByRole('link', { name: drafts[0]?.name ?? '', exact: true })).toBeVisible();
      for (const box of await page.getByRole('table').getByRole('checkbox').all()) {
        if (!(await box.isChecked())) await box.check();
      }
      expect(await violationsOfLike(page, { opened: 'main' }), 'chosen products').toEqual([]);
      await page.getByRole('button', { name: words.menu }).press('Enter');
      await page.getByRole('menuitem', { name: words.item }).press('Enter');
      await page.getByRole('dialog').getByRole('button', { name: words.submit, exact: true }).press('Enter');
      await expect(page.getByRole('region', { name: words.jobs })).toContainText('2');
      for (const { slug } of drafts) {
        await expect.poll(async () => (await call(`products/${slug}`)).status, { timeout: 5000 }).toBe(200);
      }
      // what is shown is what the filter still finds
      await expect(page.getByRole('link', { name: drafts[0]?.name ?? '', exact: true })).toBeHidden();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    },
  );
}
