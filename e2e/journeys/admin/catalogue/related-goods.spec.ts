import type { Locator, Page } from '@playwright/test';
import type { Category, ProductRecord } from '@tessera/shared/contract';
import { DRILL } from '../../../support/drill';
import { violationsOfLike } from '../../../support/page/axe';
import { takeBack } from '../../../support/page/taken-back';
import { adminAccess, callJson } from '../../../support/shop/api';
import { expect, test } from '../../../support/test';

const made: string[] = [];

/** A product that is in the shop. @param category_id of others like it, which the shop finds by itself */
async function forSale(name: string, category_id?: string): Promise<ProductRecord> {
  const token = await adminAccess();
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const draft = await callJson<ProductRecord>('admin/products', { method: 'POST', json: { name }, token, headers });
  const path = `admin/products/${draft.id}`;
  made.push(path);
  const variants = [{ id: draft.variants[0]?.id, regular_price: 3200, stock: 4 }];
  const priced = { version: draft.version, options: [], variants };
  const { version } = await callJson<ProductRecord>(`${path}/variants`, { method: 'PUT', token, json: priced });
  return callJson<ProductRecord>(path, { method: 'PATCH', token, json: { version, status: 'active', category_id } });
}

/** Drags a row by its grip above another, away from the edges of the window, where the page would follow. */
async function dragAbove(page: Page, grip: Locator, row: Locator): Promise<void> {
  await row.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const [from, to] = [await grip.boundingBox(), await row.boundingBox()];
  if (!from || !to) throw new Error('nothing to drag');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2, to.y + 2, { steps: 8 });
  await page.mouse.up();
}

test.afterEach(({ page }) => takeBack(page, made));

test(
  'goods that staff choose stand on a product’s page in the order that they were dragged and moved into, before what the shop finds',
  DRILL,
  async ({ page, shopper }) => {
    const mark = `Shown ${Date.now()}`;
    const [category] = await callJson<Category[]>('products/categories');
    const product = await forSale(`${mark} pot`, category?.id);
    const goods = [await forSale(`${mark} bowl`), await forSale(`${mark} cup`), await forSale(`${mark} dish`)];
    const [bowl = '', cup = '', dish = ''] = goods.map(({ name }) => name);
    await page.setViewportSize({ width: 1440, height: 900 });
    await shopper.arriveAsOwner();
    await shopper.visit(`/admin/products/edit-product/${product.id}`);
    for (const name of [bowl, cup, dish]) {
      await page.getByRole('combobox', { name: 'Add a product' }).fill(name);
      await page.getByRole('option', { name }).click();
    }
    const rows = page.getByRole('list', { name: 'The goods chosen' }).getByRole('listitem');
    const grip = (name: string) => page.getByRole('button', { name: `Move ${name}: drag` });
    await expect(rows).toHaveCount(3);
    await dragAbove(page, grip(dish), rows.first());
    await expect(rows.first()).toContainText(dish);
    await grip(bowl).press('Alt+ArrowDown');
    await expect(rows.nth(2)).toContainText(bowl);
    expect(await violationsOfLike(page, { opened: 'main' }), 'goods that were chosen').toEqual([]);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(shopper.toast('The product was saved')).toBeVisible();

    await page.setViewportSize({ width: 390, height: 844 });
    await shopper.visit(`/products/${product.slug}`);
    const chosen = page.getByRole('region', { name: 'Chosen to go with it' });
    await chosen.scrollIntoViewIfNeeded();
    const shown = chosen.getByRole('link', { name: new RegExp(mark) });
    const names = async () => [...new Set((await shown.allTextContents()).map((text) => text.trim()))];
    await expect.poll(names).toEqual([dish, cup, bowl]);
    const [first, found] = [
      await chosen.boundingBox(),
      await page.getByRole('region', { name: 'You may also like' }).boundingBox(),
    ];
    expect(first && found && first.y < found.y).toBe(true);
  },
);
