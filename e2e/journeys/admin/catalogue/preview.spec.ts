import type { PreviewLink, ProductRecord } from '@tessera/shared/contract';
import { DRILL } from '../../../support/drill';
import { violationsOf } from '../../../support/page/axe';
import { takeBack } from '../../../support/page/taken-back';
import { adminAccess, call, callJson } from '../../../support/shop/api';
import { expect, test } from '../../../support/test';

let draft: ProductRecord;

test.beforeEach(async () => {
  const token = await adminAccess();
  const write = { token, headers: { 'idempotency-key': crypto.randomUUID() } };
  const name = `Unseen jug ${Date.now()}`;
  const made = await callJson<ProductRecord>('admin/products', { method: 'POST', json: { name }, ...write });
  const variants = [{ id: made.variants[0]?.id, regular_price: 3200, stock: 4 }];
  const json = { version: made.version, options: [], variants };
  draft = await callJson<ProductRecord>(`admin/products/${made.id}/variants`, { method: 'PUT', token, json });
});

test.afterEach(({ page }) => takeBack(page, [`admin/products/${draft.id}`]));

test(
  'a stranger sees a draft by its link alone, under a line that says so, and nothing of it stays',
  DRILL,
  async ({ page, shopper, faults }) => {
    // what it is without the link
    faults.allow(/status of 404/);
    const token = await adminAccess();
    const address = `/products/${draft.slug}`;
    expect((await page.request.get(address)).status()).toBe(404);
    const path = `admin/products/${draft.id}/preview-links`;
    const { url } = await callJson<PreviewLink>(path, { method: 'POST', token });
    await shopper.visit(new URL(url).pathname);
    await expect(shopper.heading(draft.name)).toBeVisible();
    const banner = page.getByRole('region', { name: 'Preview' });
    await expect(banner).toContainText(`Preview of “${draft.name}”`);
    expect(await violationsOf(page, { opened: 'main' }), 'a preview').toEqual([]);
    const shown = await page.request.get(address);
    expect([shown.status(), shown.headers()['cache-control'], shown.headers()['x-robots-tag']]).toEqual([
      200,
      'private, no-store',
      'noindex',
    ]);
    // whoever has no pass is told what everybody is, by page and API, while somebody looks at it
    expect((await call(`products/${draft.slug}`)).status).toBe(404);
    const kept = await page.evaluate(async (name) => {
      const names = await caches.keys();
      const texts = await Promise.all(
        names.map(async (each) => {
          const cache = await caches.open(each);
          const found = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
          return Promise.all(found.map((answer) => answer?.text() ?? ''));
        }),
      );
      return texts.flat().some((text) => text.includes(name));
    }, draft.name);
    expect(kept).toBe(false);

    await banner.getByRole('button', { name: 'Leave the preview' }).press('Enter');
    await expect(banner).toHaveCount(0);
    await expect(shopper.heading(draft.name)).toHaveCount(0);
    expect((await page.request.get(address)).status()).toBe(404);
  },
);
