import type { AdminCategoryList } from '@tessera/shared/contract';
import { DRILL } from '../../../support/drill';
import { violationsOf } from '../../../support/page/axe';
import { adminAccess, callJson } from '../../../support/shop/api';
import { expect, test } from '../../../support/test';

const made: string[] = [];
test.afterEach(async ({ page }) => {
  // What it still sends would change what is deleted.
  await page.close();
  const token = await adminAccess();
  const { items } = await callJson<AdminCategoryList>('admin/categories', { token });
  for (const { id, name, version } of items)
    if (made.includes(name)) await callJson(`admin/categories/${id}?version=${version}`, { token, method: 'DELETE' });
});

test(
  'a collection by rule stands in the shop, and a shopper finds in it what fits',
  DRILL,
  async ({ page, shopper }) => {
    const name = `Below thirty ${Date.now()}`;
    made.push(name);
    await shopper.arriveAsOwner();
    await shopper.visit('/admin/categories');
    await page.getByRole('button', { name: 'Add category' }).click();
    const adding = page.getByRole('dialog', { name: 'Add category' });
    await adding.getByLabel('Name').fill(name);
    await adding.getByRole('button', { name: 'Add' }).click();
    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Edit…' }).click();
    const editing = page.getByRole('dialog', { name: `Edit ${name}` });
    await editing.getByRole('radio', { name: 'All that fit a rule: a collection' }).check();
    await editing.getByLabel('Price up to (USD)').fill('30');
    await editing.getByLabel('Only what is in stock').check();
    await editing.getByLabel('Order of its products').selectOption({ label: 'Dearest first' });
    await editing.getByLabel('Add an attribute').selectOption({ label: 'Colour' });
    await expect(editing.getByRole('group', { name: 'Colour' }).getByRole('checkbox').first()).toBeVisible();
    expect(await violationsOf(page, { opened: 'dialog' }), 'the rule').toEqual([]);
    await editing.getByRole('button', { name: 'Do not ask for Colour' }).click();
    await editing.getByRole('button', { name: 'Save' }).click();
    const row = page.getByRole('listitem').filter({ hasText: name });
    await expect(row.getByText('Collection', { exact: true })).toBeVisible();
    await expect(row.getByText(/^[1-9]\d* products?$/)).toBeVisible();

    await shopper.visit(`/products/category/${name.toLowerCase().replaceAll(' ', '-')}`);
    await expect(shopper.heading(name)).toBeVisible();
    const goods = shopper.main.getByRole('article');
    await expect(goods.first()).toContainText(/\$2\d/);
    for (const good of await goods.allTextContents()) expect(good).not.toMatch(/\$\d{3}/);
  },
);
