import { randomUUID } from 'node:crypto';
import type { NavigationSettings } from '@tessera/shared/contract';
import { DRILL } from '../../support/drill';
import { violationsOf } from '../../support/page/axe';
import type { Shopper } from '../../support/people/shopper';
import { adminAccess, callJson } from '../../support/shop/api';
import { currentShop } from '../../support/shop/shop';
import { expect, test } from '../../support/test';

const FILE = [
  'Redirect from,Redirect to',
  '/collections/Old-Mugs,/products?category=all',
  '/pages/imprint-of-before,/imprint',
  '/products,/cart',
  '/away,https://other.example/',
].join('\r\n');

/** Links of the shop's own header to goods, a text and a place that are not there, and where they lead. */
const LINKS = [
  ['Goods', '/products/of-before', /\/products$/],
  ['Text', '/pages/imprint-of-before', /\/imprint$/],
  ['Place', '/collections/old-mugs', /\/products\?category=all$/],
] as const;

/** A link within the shop leads on like a document, without another one, and nothing of a 404 is seen on the way. */
async function followLinks(shopper: Shopper): Promise<void> {
  const { page } = shopper;
  const token = await adminAccess();
  const before = await callJson<NavigationSettings>('admin/navigation', { token });
  const arrange = async (header: NavigationSettings['header']) => {
    const { version } = await callJson<NavigationSettings>('admin/navigation', { token });
    await callJson('admin/navigation', { method: 'PUT', token, json: { header, footer: before.footer, version } });
  };
  const entries = LINKS.map(([en, target]) => {
    return { id: randomUUID(), kind: 'link' as const, label: { en, de: en }, target, below: [] };
  });
  try {
    await arrange(entries);
    for (const [word, , address] of LINKS) {
      await expect(async () => {
        await shopper.visit('/shipping');
        await expect(shopper.header.getByRole('link', { name: word, exact: true })).toBeVisible({ timeout: 500 });
      }).toPass({ timeout: 10_000 });
      await shopper.markDocument();
      await page.evaluate(() => {
        const seen = new Set<string>();
        Object.assign(window, { seenHeadings: seen });
        new MutationObserver(() => {
          for (const { textContent } of document.querySelectorAll('h1')) seen.add(textContent);
        }).observe(document.body, { subtree: true, childList: true });
      });
      await shopper.press(shopper.header.getByRole('link', { name: word, exact: true }));
      await expect(page).toHaveURL(address);
      await expect(shopper.heading(/./)).toBeVisible();
      await shopper.expectNoReload();
      const seen = await page.evaluate(() => [...(Reflect.get(window, 'seenHeadings') as Set<string>)]);
      expect(seen.filter((text) => /not found|no longer/i.test(text))).toEqual([]);
    }
  } finally {
    await arrange(before.header);
  }
}

test(
  'addresses of a shop before this one come in by a file, and lead on within two seconds, never before a page',
  DRILL,
  async ({ page, shopper, faults }) => {
    faults.allow(/status of 422/); // what is said of a circle
    faults.allow(/status of 404/); // goods and texts that are not there
    test.setTimeout(120_000);
    const answerOf = async (address: string) => {
      const answer = await fetch(new URL(address, currentShop().url), { redirect: 'manual' });
      return [answer.status, answer.headers.get('location')];
    };
    await shopper.arriveAsOwner();
    await shopper.visit('/admin/content/redirects/import');
    await page
      .locator('[type="file"]')
      .setInputFiles({ name: 'redirects.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) });
    await shopper.press(page.getByRole('button', { name: 'Check the file' }));
    await shopper.press(page.getByRole('button', { name: /^Wrong\s*1/ }));
    await expect(page.getByText('A redirect leads to an address of this shop, not to another site.')).toBeVisible();
    expect(await violationsOf(page, { opened: 'main' }), 'a file of redirects').toEqual([]);
    expect(await answerOf('/pages/imprint-of-before')).toEqual([404, null]);
    await shopper.press(page.getByRole('button', { name: 'Import 3 redirects' }));
    await expect(page.getByText('3 redirects were written.')).toBeVisible();
    const first = () => answerOf('/collections/old-mugs?utm=1');
    await expect.poll(first, { timeout: 2_000 }).toEqual([301, '/products?category=all']);
    const second = () => answerOf('/de/pages/imprint-of-before?utm=1');
    await expect.poll(second, { timeout: 2_000 }).toEqual([301, '/de/imprint?utm=1']);
    expect((await answerOf('/products'))[0]).toBe(200);
    expect(await answerOf('/away')).toEqual([404, null]);

    await shopper.press(page.getByRole('link', { name: 'To the redirects' }));
    await shopper.press(page.getByRole('button', { name: 'Add redirect' }));
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Old address').fill('/products/of-before');
    await dialog.getByLabel('New address').fill('/PRODUCTS/of-before/');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('This would lead in a circle, or over more than ten redirects.')).toBeVisible();
    await dialog.getByLabel('New address').fill('/products');
    expect(await violationsOf(page, { opened: 'dialog' }), 'a redirect').toEqual([]);
    await page.keyboard.press('Enter');
    await expect(shopper.toast('The redirect was added')).toBeVisible();
    await expect.poll(() => answerOf('/products/of-before'), { timeout: 2_000 }).toEqual([301, '/products']);
    await followLinks(shopper);
    await shopper.visit('/admin/content/redirects');
    await shopper.press(page.getByRole('button', { name: 'Delete the redirect of /products/of-before' }));
    await shopper.press(page.getByRole('dialog').getByRole('button', { name: 'Delete' }));
    await expect.poll(() => answerOf('/products/of-before'), { timeout: 2_000 }).toEqual([404, null]);
  },
);
