import { randomBytes } from 'node:crypto';
import type { AdminPictureList, AdminProductList } from '@tessera/shared/contract';
import sharp from 'sharp';
import { DRILL } from '../../../support/drill';
import { violationsOf } from '../../../support/page/axe';
import { takeBack } from '../../../support/page/taken-back';
import { adminAccess, callJson } from '../../../support/shop/api';
import { expect, test } from '../../../support/test';

const [WIDTH, HEIGHT] = [600, 750];

/** A picture that no shop has. */
const drawPicture = (): Promise<Buffer> =>
  sharp(randomBytes(WIDTH * HEIGHT * 3), { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .jpeg({ quality: 40 })
    .toBuffer();

/** What names of pictures and goods have in them that a test has made. */
const marks: string[] = [];
test.afterEach(async ({ page }) => {
  const token = await adminAccess();
  for (const mark of marks.splice(0)) {
    const { items } = await callJson<AdminProductList>(`admin/products?search=${mark}`, { token });
    await takeBack(
      page,
      items.map(({ id }) => `admin/products/${id}`),
    );
    const left = await callJson<AdminPictureList>(`admin/pictures?search=${mark}`, { token });
    if (left.items.length === 0) continue;
    const ids = left.items.map(({ id }) => id);
    await callJson('admin/pictures/deletions', { token, method: 'POST', json: { ids } });
  }
});

test(
  'a picture is sent into the library, chosen for a product, replaced there, and deleted once nothing shows it',
  DRILL,
  async ({ page, shopper }) => {
    const mark = `p${Date.now()}`;
    marks.push(mark);
    const pictureOf = async (name: string) => ({ name, mimeType: 'image/jpeg', buffer: await drawPicture() });
    await shopper.arriveAsOwner();
    await shopper.visit('/admin/pictures');
    await page.getByLabel('Add pictures').setInputFiles(await pictureOf(`${mark}-front.jpg`));
    await expect(page.getByText(`${mark}-front.jpg: sent`)).toBeVisible();
    const card = page.getByRole('article', { name: `${mark}-front.jpg` });
    await expect(card.getByText('Not shown')).toBeVisible();
    expect(await violationsOf(page, { opened: 'main' }), 'the library').toEqual([]);

    await shopper.visit('/admin/products/add-product');
    await page.getByLabel('Name').first().fill(`Pictured ${mark}`);
    await page.getByLabel('Name').first().press('Enter');
    await expect(page).toHaveURL(/edit-product/);
    await shopper.press(page.getByRole('button', { name: 'Choose from the library' }));
    const dialog = page.getByRole('dialog', { name: 'Choose from the library' });
    await dialog.getByRole('searchbox').fill(mark);
    const choice = dialog.getByRole('button', { name: `${mark}-front.jpg` });
    await expect(choice).toBeVisible();
    await choice.focus();
    await page.keyboard.press('Space');
    expect(await violationsOf(page, { opened: 'dialog[open]' }), 'the choice').toEqual([]);
    await dialog.getByRole('button', { name: 'Use the picture' }).click();
    await expect(page.getByLabel('Description of picture 1', { exact: false }).first()).toBeVisible();

    await shopper.visit(`/admin/pictures?search=${mark}`);
    await expect(card.getByRole('link', { name: `Pictured ${mark}` })).toBeVisible();
    await shopper.press(card.getByRole('button', { name: `Details of ${mark}-front.jpg` }));
    const details = page.getByRole('dialog', { name: `${mark}-front.jpg` });
    expect(await violationsOf(page, { opened: 'dialog[open]' }), 'the details').toEqual([]);
    await details.getByLabel('Replace the file').setInputFiles(await pictureOf(`${mark}-better.jpg`));
    const replaced = page.getByRole('dialog', { name: `${mark}-better.jpg` });
    await expect(replaced.getByText('Replaced: the shop shows the new file now.')).toBeVisible();
    await page.keyboard.press('Escape');

    await page.getByRole('checkbox', { name: `Select ${mark}-front.jpg` }).check();
    await page.getByRole('button', { name: 'Select all' }).click();
    await expect(page.getByText('2 selected')).toBeVisible();
    await shopper.press(page.getByRole('button', { name: 'Delete…' }));
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(`The product “Pictured ${mark}” shows it.`)).toBeVisible();
    await page.getByRole('button', { name: 'Close', exact: true }).last().click();
    await expect(page.getByRole('article', { name: `${mark}-front.jpg` })).toHaveCount(0);
    await expect(page.getByRole('article', { name: `${mark}-better.jpg` })).toBeVisible();
  },
);
