import type { HomeSettings, NavigationSettings } from '@tessera/shared/contract';
import { DRILL } from '../../support/drill';
import { violationsOf, violationsOfLike } from '../../support/page/axe';
import { press, typeInto } from '../../support/people/keyboard';
import { alive } from '../../support/people/shopper';
import { adminAccess, callJson } from '../../support/shop/api';
import { expect, test } from '../../support/test';

/** A change by staff is in the shop within this. Milliseconds. */
const FOLLOWS = 2_000;

test(
  'a section is written, seen in the preview and saved by keyboard; the shop follows within two seconds',
  DRILL,
  async ({ page, shopper }) => {
    const token = await adminAccess();
    const { sections } = await callJson<HomeSettings>('admin/home', { token });
    const title = `Fired on ${Date.now()}`;
    await shopper.arriveAsOwner();
    await shopper.visit('/admin/content/home');
    await expect(shopper.heading('Home page')).toBeVisible();
    await alive(shopper.main.getByRole('button', { name: 'Add the chosen section' }));
    await page.getByLabel('Add a section').selectOption({ label: 'Text' });
    await press(page, 'button', /^Add the chosen section$/);
    await typeInto(page, /^Title in English$/, title);
    await expect(page.getByRole('list', { name: 'Sections that are shown' })).toContainText(title);
    expect(await violationsOf(page, { opened: 'main' }), 'the home page, by staff').toEqual([]);
    try {
      await press(page, 'button', /^Save$/);
      await expect(shopper.toast('The home page was saved')).toBeVisible();
      await expect(async () => expect(await (await page.request.get('/')).text()).toContain(title)).toPass({
        timeout: FOLLOWS,
      });
      await shopper.visit('/');
      await expect(shopper.main.getByRole('heading', { level: 2, name: title })).toBeVisible();
    } finally {
      const { version } = await callJson<HomeSettings>('admin/home', { token });
      const json = { sections: sections.map(({ image: _, ...section }) => section), version };
      await callJson('admin/home', { method: 'PUT', token, json });
    }
  },
);

test(
  'header and footer are arranged by keyboard; the shop follows within two seconds, and leads where it says',
  DRILL,
  async ({ page, shopper }) => {
    const token = await adminAccess();
    const { header, footer } = await callJson<NavigationSettings>('admin/navigation', { token });
    const word = `Care ${Date.now()}`;
    await shopper.arriveAsOwner();
    await shopper.visit('/admin/content/navigation');
    await expect(shopper.heading('Header and footer')).toBeVisible();
    const own = page.getByRole('radiogroup', { name: 'Header' }).getByRole('radio', { name: 'Arranged here' });
    await alive(own);
    await own.check();
    await page.getByLabel('Add to the header').selectOption({ label: 'Address' });
    await press(page, 'button', /^Add the chosen entry to the header$/);
    await typeInto(page, /^Leads to the address$/, '/shipping');
    await typeInto(page, /^Words in English$/, word);
    await page.getByRole('button', { name: `Move ${word}` }).focus();
    await page.keyboard.press('Alt+ArrowRight');
    await expect(page.getByRole('list', { name: 'Header', exact: true })).toContainText(word);
    expect(await violationsOf(page, { opened: 'main' }), 'header and footer, by staff').toEqual([]);
    try {
      await press(page, 'button', /^Save$/);
      await expect(shopper.toast('Header and footer were saved')).toBeVisible();
      await expect(async () => expect(await (await page.request.get('/')).text()).toContain(word)).toPass({
        timeout: FOLLOWS,
      });
      await shopper.visit('/');
      await shopper.press(shopper.header.locator('summary', { hasText: 'Contact' }));
      await shopper.press(shopper.header.getByRole('link', { name: word }));
      await expect(page).toHaveURL(/\/shipping$/);
    } finally {
      const { version } = await callJson<NavigationSettings>('admin/navigation', { token });
      await callJson('admin/navigation', { method: 'PUT', token, json: { header, footer, version } });
    }
  },
);

test(
  'a page is begun, written and published, and the shop has it; compared with what it was, it goes again',
  DRILL,
  async ({ page, shopper }) => {
    const title = `Our kiln ${Date.now()}`;
    const address = `/pages/${title.toLowerCase().replaceAll(' ', '-')}`;
    await shopper.arriveAsOwner();
    await shopper.visit('/admin/content/pages');
    await shopper.press(shopper.main.getByRole('button', { name: 'Add page' }));
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Title').fill(title);
    expect(await violationsOfLike(page, { opened: 'dialog[open]' }), 'a new page').toEqual([]);
    await dialog.getByRole('button', { name: 'Add' }).click();
    await expect(shopper.heading(title)).toBeVisible();
    await page.getByLabel('Text in Markdown').fill('## How it is fired\n\nSlowly.');
    await expect(page.getByRole('region', { name: 'Preview' })).toContainText('How it is fired');
    expect(await violationsOf(page, { opened: 'main' }), 'a page, by staff').toEqual([]);
    expect((await page.request.get(address)).status(), 'a draft').toBe(404);
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(shopper.toast('The page was published')).toBeVisible();
    await expect(async () => expect((await page.request.get(address)).status()).toBe(200)).toPass({ timeout: FOLLOWS });

    await shopper.press(shopper.main.getByRole('button', { name: 'Versions' }));
    await page.getByRole('button', { name: 'Compare: Version 1' }).click();
    await expect(page.getByRole('dialog')).toContainText('only now: Slowly.');
    expect(await violationsOfLike(page, { opened: 'dialog[open]' }), 'two versions').toEqual([]);
    await page.keyboard.press('Escape');

    await shopper.visit(address);
    await expect(shopper.main.getByRole('heading', { name: 'How it is fired' })).toBeVisible();
    await shopper.visit(`/admin/content/pages/${address.split('/').at(-1)}`);
    for (const [action, done] of [
      ['Take off the shop', 'The page was taken off the shop'],
      ['Delete', 'The text was deleted'],
    ] as const) {
      await shopper.press(page.getByRole('button', { name: 'More' }));
      await page.getByRole('menuitem', { name: `${action}…` }).click();
      await page.getByRole('dialog').getByRole('button', { name: action }).click();
      await expect(shopper.toast(done)).toBeVisible();
    }
  },
);
