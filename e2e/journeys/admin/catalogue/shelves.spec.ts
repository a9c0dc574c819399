import type { Locator, Page } from '@playwright/test';
import type { AdminCategoryList, CategoryPicks, ProductList, ProductRecord } from '@tessera/shared/contract';
import { DRILL } from '../../../support/drill';
import { violationsOf, violationsOfLike } from '../../../support/page/axe';
import { takeBack } from '../../../support/page/taken-back';
import { adminAccess, call, callJson } from '../../../support/shop/api';
import { expect, test } from '../../../support/test';

const made: string[] = [];
test.afterEach(({ page }) => takeBack(page, made));

/** A product with so many of its one variant. */
async function goods(name: string, stock: number): Promise<ProductRecord> {
  const token = await adminAccess();
  const { id, version, variants } = await callJson<ProductRecord>('admin/products', {
    method: 'POST',
    token,
    json: { name },
  });
  made.push(`admin/products/${id}`);
  const variant = { id: variants[0]?.id, regular_price: 2400, stock, stock_was: 0 };
  const json = { version, options: [], variants: [variant] };
  return callJson<ProductRecord>(`admin/products/${id}/variants`, { method: 'PUT', token, json });
}

/** Drags by a grip to the middle of a row, a little below or above it. */
async function drag(page: Page, grip: Locator, row: Locator, aside = 0): Promise<void> {
  await grip.scrollIntoViewIfNeeded();
  const [from, to] = [await grip.boundingBox(), await row.boundingBox()];
  if (!from || !to) throw new Error('nothing to drag');
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + aside, to.y + to.height / 2 - 2, { steps: 8 });
  await page.mouse.up();
}

test(
  'shelves are counted on a phone, by thumb and scanner, and the stock is put right after a reload',
  DRILL,
  async ({ page, shopper }) => {
    const mark = `Counted ${Date.now()}`;
    const [one, two] = [await goods(`${mark} bowl`, 4), await goods(`${mark} vase`, 2)];
    await page.setViewportSize({ width: 390, height: 844 });
    await shopper.arriveAsOwner();
    await shopper.visit('/admin/inventory');
    await shopper.press(shopper.main.getByRole('link', { name: 'Stock-take' }));
    await page.getByLabel('Product name or SKU (optional)').fill(mark);
    await shopper.press(page.getByRole('button', { name: 'Put on the list' }));
    const pieces = (name: string) => page.getByRole('textbox', { name: `Pieces of ${mark} ${name}` });
    await pieces('bowl').fill('3');
    await page.getByLabel('Each scan counts one piece').check();
    const scan = page.getByRole('textbox', { name: 'Scan or type a SKU or barcode' });
    await scan.fill(two.variants[0]?.sku ?? '');
    await scan.press('Enter');
    await expect(pieces('vase')).toHaveValue('1');
    await page.getByRole('button', { name: `One more of ${mark} vase` }).click();
    expect(await violationsOfLike(page, { opened: 'main' }), 'the list').toEqual([]);

    await page.reload();
    await expect(pieces('bowl')).toHaveValue('3');
    await expect(pieces('vase')).toHaveValue('2');
    await shopper.press(page.getByRole('button', { name: 'Finish…' }));
    const dialog = page.getByRole('dialog', { name: 'Finish the stock-take' });
    await dialog.getByLabel('Why, for the history (optional)').fill('Autumn count');
    expect(await violationsOf(page, { opened: 'dialog[open]' }), 'what it comes to').toEqual([]);
    await dialog.getByRole('button', { name: 'Put the stock right' }).click();
    await expect(shopper.toast('2 variants counted, 1 put right')).toBeVisible();
    const token = await adminAccess();
    const after = await callJson<ProductRecord>(`admin/products/${one.id}`, { token });
    expect(after.variants[0]?.stock).toBe(3);
  },
);

test('a category is sorted by dragging, and the shop follows', DRILL, async ({ page, shopper }) => {
  const token = await adminAccess();
  const { items } = await callJson<AdminCategoryList>('admin/categories', { token });
  const category = items.find(({ slug, product_count }) => slug === 'tableware' && product_count > 3);
  if (!category) throw new Error('no tableware');
  const listed = async () => (await callJson<ProductList>(`products?category=${category.slug}`)).items;
  const [first, second, third] = await listed();
  if (!first || !second || !third) throw new Error('nothing to sort');
  await shopper.arriveAsOwner();
  await shopper.visit('/admin/categories');
  await shopper.press(page.getByRole('button', { name: `Actions for ${category.name}`, exact: true }));
  await page.getByRole('menuitem', { name: 'Sort its products by hand' }).click();
  await expect(shopper.heading(`Order of ${category.name}`)).toBeVisible();
  for (const { name } of [second, third]) await page.getByRole('button', { name: `Put in front: ${name}` }).click();
  const grip = page.getByRole('button', { name: `Move ${third.name}: drag` });
  const picks = page.getByRole('list', { name: 'These come first' });
  await drag(page, grip, picks.getByRole('listitem').first());
  await expect(picks.getByRole('listitem').first()).toContainText(third.name);
  expect(await violationsOf(page, { opened: 'main' }), 'the order').toEqual([]);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(shopper.toast('The order was saved')).toBeVisible();
  const order = async () => (await listed()).slice(0, 3).map(({ name }) => name);
  await expect.poll(order, { timeout: 2_000 }).toEqual([third.name, second.name, first.name]);
  await shopper.visit(`/products/category/${category.slug}`);
  await expect(shopper.main.getByRole('combobox', { name: 'Sort by' })).toHaveValue('featured');
  const { version } = await callJson<CategoryPicks>(`admin/categories/${category.id}/picks`, { token });
  await call(`admin/categories/${category.id}/picks`, { method: 'PUT', token, json: { version, product_ids: [] } });
});

test('a category is dragged below another one, and back', DRILL, async ({ page, shopper }) => {
  const token = await adminAccess();
  const [mark, above] = [`Drag ${Date.now()}`, `Above ${Date.now()}`];
  const named = async (name: string) => {
    const { items } = await callJson<AdminCategoryList>('admin/categories', { token });
    const found = items.find((one) => one.name === name);
    if (!found) throw new Error(`no category ${name}`);
    return found;
  };
  for (const name of [above, mark])
    await callJson('admin/categories', { method: 'POST', token, json: { name, parent_id: null } });
  await shopper.arriveAsOwner();
  await shopper.visit('/admin/categories');
  const grip = page.getByRole('button', { name: `Move ${mark}: drag` });
  const row = page.getByRole('listitem').filter({ hasText: mark });
  await drag(page, grip, row, 24);
  await expect(shopper.toast(`${mark} was moved`)).toBeVisible();
  expect((await named(mark)).parent_id).toBe((await named(above)).id);
  for (const name of [mark, above]) {
    const { id, version } = await named(name);
    await call(`admin/categories/${id}?version=${version}`, { method: 'DELETE', token });
  }
});
