import { DRILL } from '../../support/drill';
import { violationsOf } from '../../support/page/axe';
import { adminAccess, callJson } from '../../support/shop/api';
import { expect, test } from '../../support/test';

const SYNONYMS = 'admin/search/synonyms';

test(
  'a word that found nothing is given one that the shop uses, and finds within two seconds',
  DRILL,
  async ({ page, shopper }) => {
    const word = 'schlummertrunk';
    const token = await adminAccess();
    await page.request.get(`/products?category=all&search=${word}`);
    await shopper.arriveAsOwner();
    await expect(async () => {
      await shopper.visit('/admin/content/search');
      await expect(shopper.main.getByRole('row', { name: new RegExp(word) })).toBeVisible({ timeout: 2000 });
    }).toPass();
    expect(await violationsOf(page, { opened: 'main' }), 'the search words').toEqual([]);
    const before = await callJson<{ items: object[] }>(SYNONYMS, { token });
    await shopper.press(shopper.main.getByRole('button', { name: `Say what “${word}” means` }));
    await page.keyboard.type('mug');
    await page.keyboard.press('ControlOrMeta+Enter');
    const changes = page.getByRole('dialog', { name: 'What changes' });
    await expect(changes).toContainText(`“${word}” will find`);
    await shopper.press(changes.getByRole('button', { name: 'Save' }));
    await expect(shopper.toast('The search words were saved')).toBeVisible();
    const found = async () => (await callJson<{ total: number }>(`products?search=${word}`)).total;
    await expect.poll(found, { timeout: 2000 }).toBeGreaterThan(0);
    const { version } = await callJson<{ version: number }>(SYNONYMS, { token });
    await callJson(SYNONYMS, { method: 'PUT', json: { items: before.items, version }, token });
  },
);
