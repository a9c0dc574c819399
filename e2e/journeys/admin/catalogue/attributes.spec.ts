import type { Page } from '@playwright/test';
import type { AdminAttributeRecord, ProductRecord } from '@tessera/shared/contract';
import { DRILL } from '../../../support/drill';
import { violationsOfLike } from '../../../support/page/axe';
import { takeBack } from '../../../support/page/taken-back';
import { adminAccess, callJson } from '../../../support/shop/api';
import { expect, test } from '../../../support/test';

const made: string[] = [];
test.afterEach(({ page }) => takeBack(page, made));

/** Makes one by its dialog, and arrives at its page. */
async function make(page: Page, name: string, kind: string): Promise<string> {
  await page.getByRole('button', { name: 'Add attribute' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add attribute' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Kind').selectOption({ label: kind });
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(page).toHaveURL(/\/admin\/attributes\/[\w-]+$/);
  const code = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  made.push(`admin/attributes/${code}`);
  return code;
}

async function addValue(page: Page, place: number, label: string, colour: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a value' }).click();
  await page.getByRole('textbox', { name: `Value ${place}`, exact: true }).fill(label);
  await page.getByLabel(`Colour of ${label}`, { exact: true }).fill(colour);
}

test(
  'an attribute is made, variants choose by it, and a shopper who wants green finds moss',
  DRILL,
  async ({ page, shopper }) => {
    const name = `Tone ${Date.now()}`;
    const goods = `Harbour bowl ${Date.now()}`;
    await shopper.arriveAsOwner();
    await shopper.visit('/admin/attributes');
    await expect(page.getByRole('link', { name: 'Colour', exact: true })).toBeVisible();
    expect(await violationsOfLike(page, { opened: 'main' }), 'the list').toEqual([]);
    const code = await make(page, name, 'Swatch');
    await expect(shopper.heading(name)).toBeVisible();
    await addValue(page, 1, 'Green', '#5a7d4f');
    await addValue(page, 2, 'Moss', '#6f7a4b');
    await addValue(page, 3, 'Clay', '#b98a6e');
    await page.getByLabel('Family of Moss').selectOption({ label: 'Green' });
    await page.getByLabel('Variants can choose by it').check();
    expect(await violationsOfLike(page, { opened: 'main' }), 'one attribute').toEqual([]);
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(page.getByText('The attribute was saved')).toBeVisible();
    await expect(page.getByText('3 words have no German')).toHaveCount(0);

    await shopper.visit('/admin/products/add-product');
    await page.getByLabel('Name').fill(goods);
    await page.keyboard.press('Enter');
    await expect(shopper.heading(goods)).toBeVisible();
    made.push(`admin/products/${new URL(page.url()).pathname.split('/').at(-1)}`);
    await page.getByRole('button', { name: 'Add option' }).click();
    await page.getByLabel('Option 1', { exact: true }).fill(name);
    await page.getByLabel('Values of option 1').fill('Moss, Clay');
    await page.getByLabel('Values of option 1').press('Tab');
    for (const value of ['Moss', 'Clay']) {
      await page.getByRole('textbox', { name: `Price, ${value}`, exact: true }).fill('32');
      await page.getByRole('textbox', { name: `Stock, ${value}`, exact: true }).fill('4');
    }
    await page.getByLabel('Status', { exact: true }).selectOption('active');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(page.getByText('The product was saved')).toBeVisible();
    const token = await adminAccess();
    const attribute = await callJson<AdminAttributeRecord>(`admin/attributes/${code}`, { token });
    expect(attribute.values.map(({ is_of_variants }) => is_of_variants)).toEqual([false, true, true]);

    await shopper.visit('/products?category=all');
    const group = page
      .getByRole('group')
      .filter({ has: page.getByText(name, { exact: true }) })
      .first();
    await group.getByText(name, { exact: true }).first().click();
    await group.getByRole('checkbox', { name: /^Green/ }).check();
    await expect(page).toHaveURL(new RegExp(`attr\\.${code}=green`));
    await expect(shopper.main.getByRole('link', { name: goods })).toBeVisible();
    await shopper.main.getByRole('link', { name: goods }).click();
    // the tiles of the list offer the same until then
    await expect(shopper.heading(goods)).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Moss' })).toBeVisible();
    const { id } = await callJson<ProductRecord>(made.at(-1) ?? '', { token });
    expect(id).toBeTruthy();
  },
);

test('a capacity is narrowed by a range, in German, on a phone', DRILL, async ({ page, shopper }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await shopper.visit('/de/products?category=all');
  await page.getByRole('button', { name: /^Filter/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText('Fassungsvermögen (ml)', { exact: true }).first().click();
  const range = sheet.getByRole('group', { name: 'Fassungsvermögen (ml)' });
  await range.getByLabel('Von').fill('300');
  await range.getByLabel('Bis').fill('400');
  await range.getByRole('button', { name: 'Anwenden' }).click();
  await expect(page).toHaveURL(/attr\.capacity=300\.\.400/);
  expect(await violationsOfLike(page, { opened: 'main' }), 'the sheet of filters').toEqual([]);
  const found = await callJson<{ total: number }>('products?attr.capacity=300..400');
  expect(found.total).toBeGreaterThan(0);
  await expect(sheet.getByRole('button', { name: new RegExp(`${found.total} `) })).toBeVisible();
});
