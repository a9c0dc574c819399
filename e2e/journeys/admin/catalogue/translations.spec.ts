import type { Product } from '@tessera/shared/contract';
import { violationsOfLike } from '../../../support/page/axe';
import { takeBack } from '../../../support/page/taken-back';
import { adminAccess, callJson } from '../../../support/shop/api';
import { expect, test } from '../../../support/test';

test.afterEach(async ({ page }) => {
  const [, id] = /edit-product\/([\w-]+)/.exec(page.url()) ?? [];
  await takeBack(page, id ? [`admin/products/${id}`] : []);
});

test('a German editor translates a product: it is in the German shop, and the English one stays as it was', async ({
  page,
  shopper,
}) => {
  const { id } = await callJson<Product>('products/ember-mug');
  const token = await adminAccess();
  // A copy, so that the demo's own goods stay as other tests know them.
  const copy = await callJson<{ id: string; slug: string; version: number }>(`admin/products/${id}/duplicate`, {
    method: 'POST',
    token,
  });
  await shopper.arriveAsOwner();
  await shopper.visit(`/de/admin/products/edit-product/${copy.id}`);
  const german = page.getByRole('region', { name: 'Auf Deutsch' });
  await expect(german.getByText('Ember Mug', { exact: true })).toBeVisible();
  await german.getByLabel('Name auf Deutsch').fill('Großer Becher Glut');
  expect(await violationsOfLike(page, { opened: 'main' }), 'the translations').toEqual([]);
  await page.getByLabel('Status', { exact: true }).selectOption('active');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByText('Das Produkt wurde gespeichert')).toBeVisible();
  await expect
    .poll(async () => (await page.request.get(`/de/products/${copy.slug}`)).text(), { timeout: 2000 })
    .toContain('Großer Becher Glut');
  const english = await (await page.request.get(`/products/${copy.slug}`)).text();
  expect(english).toContain('Ember Mug');
  expect(english).not.toContain('Glut');
});
