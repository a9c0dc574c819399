import type { Page } from '@playwright/test';
import { DRILL } from '../../support/drill';
import { violationsOf } from '../../support/page/axe';
import { press, reach, reachIt, typeInto } from '../../support/people/keyboard';
import { linkIn, mailTo } from '../../support/people/mail';
import { alive, Shopper } from '../../support/people/shopper';
import { callJson, newShopper, signInByApi } from '../../support/shop/api';
import { expect, test } from '../../support/test';

const PASSWORD = 'Another-Horse-8';

const rail = (page: Page) => page.getByRole('navigation', { name: 'Back office' });
const dialog = (page: Page) => page.getByRole('dialog');

async function openAsOwner(shopper: Shopper, path: string): Promise<void> {
  await shopper.arriveAsOwner();
  await shopper.visit(path);
  await expect(shopper.heading(/./)).toBeVisible();
}

/** Chooses by the first letters, as people do by keyboard. */
async function chooseRole(page: Page, letters: string): Promise<void> {
  await reachIt(page, dialog(page).getByLabel('Role'));
  await page.keyboard.type(letters);
}

/** Opens somebody of the list by keyboard. */
async function openMember(page: Page, name: string): Promise<void> {
  await alive(page.getByRole('main').getByRole('button', { name }));
  await press(page, 'button', new RegExp(`^${name}$`));
  await expect(page.getByRole('dialog', { name })).toBeVisible();
}

test(
  'somebody is invited, sets a password, may do what support may, gets another role and is removed, by an owner without a mouse',
  DRILL,
  async ({ page, shop, shopper, browser, faults }) => {
    test.setTimeout(180_000);
    faults.allow(/status of 403/);
    await page.setViewportSize({ width: 1440, height: 900 });
    const { email } = newShopper();

    // the owner invites
    await openAsOwner(shopper, '/admin/settings');
    await expect(page).toHaveURL(/\/admin\/settings\/store$/);
    await press(page, 'link', /^Staff$/, 'Shift+Tab');
    await expect(shopper.heading('Staff')).toBeVisible();
    await alive(shopper.main.getByRole('button', { name: 'Invite somebody' }));
    await press(page, 'button', /^Invite somebody$/);
    await typeInto(page, /^E-mail$/, email);
    await typeInto(page, /^First name$/, 'Mira');
    await typeInto(page, /^Last name$/, 'Holt');
    await chooseRole(page, 'Supp');
    await press(page, 'button', /^Send the invitation$/);
    await expect(shopper.toast(`The invitation to ${email} is on its way`)).toBeVisible();
    await expect(shopper.main.getByRole('row', { name: /Mira Holt.*Invited/ })).toBeVisible();

    // Mira comes in a browser of her own, by the mail
    const token = linkIn(await mailTo(email, /You work at/), '/auth/reset-password')
      .split('/')
      .at(-1);
    await callJson('auth/reset-password', { method: 'POST', json: { token, password: PASSWORD } });
    const context = await browser.newContext({ baseURL: shop.url, viewport: { width: 1440, height: 900 } });
    const hers = await context.newPage();
    const mira = new Shopper(hers);
    await mira.arriveSignedIn(await signInByApi({ email, password: PASSWORD }), 'ADMIN');
    await mira.visit('/admin');
    await expect(rail(hers).getByRole('link', { name: 'Products' })).toBeVisible();
    await expect(rail(hers).getByRole('link', { name: /Staff|Roles|Audit log/ })).toHaveCount(0);
    await mira.visit('/admin/settings/staff');
    await expect(mira.main.getByText(/Your role is “Support”. It does not allow: See staff and roles/)).toBeVisible();

    // another role counts at once
    await page.reload();
    await openMember(page, 'Mira Holt');
    await chooseRole(page, 'Mana');
    await press(page, 'button', /^Save$/);
    await expect(shopper.toast('Mira Holt has the role “Manager” now')).toBeVisible();
    await mira.visit('/admin/settings/staff');
    await expect(mira.main.getByRole('row', { name: /Mira Holt.*Manager/ })).toBeVisible();
    await alive(mira.main.getByRole('button', { name: 'Invite somebody' }));
    await expect(mira.main.getByRole('button', { name: 'Invite somebody' })).toHaveAttribute('aria-disabled', 'true');

    // and then she is a shopper
    await openMember(page, 'Mira Holt');
    await press(page, 'button', /^Remove from the staff$/);
    await expect(page.getByRole('dialog', { name: 'Remove Mira Holt from the staff?' })).toBeVisible();
    await press(page, 'button', /^Remove from the staff$/);
    await expect(shopper.toast('Mira Holt is not part of the staff any more')).toBeVisible();
    await expect(shopper.main.getByRole('row', { name: /Mira Holt/ })).toHaveCount(0);
    await mira.visit('/admin/settings/staff');
    await expect(mira.main.getByText(/Mira Holt/)).toHaveCount(0);
    await context.close();

    // all of it stands in the log
    await press(page, 'link', /^Audit log$/, 'Shift+Tab');
    await expect(shopper.heading('Audit log')).toBeVisible();
    const changed = shopper.main.getByRole('listitem').filter({ hasText: 'Changed somebody’s role' }).first();
    await reachIt(page, changed.getByRole('button', { name: '1 field' }));
    await page.keyboard.press('Enter');
    await expect(changed.getByRole('row', { name: 'Role Support Manager' })).toBeVisible();
  },
);

test(
  'a role of the shop’s own is made from a copy, changed and deleted by keyboard',
  DRILL,
  async ({ page, shopper }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 1440, height: 900 });
    await openAsOwner(shopper, '/admin/settings/roles');
    // the rail has a page of this name
    await reachIt(page, shopper.main.getByRole('link', { name: 'Support', exact: true }));
    await page.keyboard.press('Enter');
    await expect(shopper.heading('Support')).toBeVisible();
    await press(page, 'link', /^Copy into a new role$/);
    await expect(shopper.heading('New role')).toBeVisible();
    await alive(shopper.main.getByLabel('Name'));
    await typeInto(page, /^Name$/, 'Night shift');
    await reach(page, 'checkbox', /^Cancel orders and give money back/);
    await page.keyboard.press('Space');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(shopper.toast('The role “Night shift” was made')).toBeVisible();

    await press(page, 'link', /^Night shift$/);
    await expect(shopper.heading('Night shift')).toBeVisible();
    const box = shopper.main.getByRole('checkbox', { name: /^Cancel orders and give money back/ });
    await expect(box).toBeChecked();
    await reachIt(page, box);
    await page.keyboard.press('Space');
    await press(page, 'button', /^Save$/);
    await expect(shopper.toast('The role “Night shift” was saved')).toBeVisible();
    await page.reload();
    await expect(box).not.toBeChecked();
    await alive(box);

    await press(page, 'button', /^Delete role$/);
    await press(page, 'button', /^Delete role$/);
    await expect(shopper.toast('The role “Night shift” was deleted')).toBeVisible();
    await expect(shopper.main.getByRole('link', { name: 'Night shift' })).toHaveCount(0);
  },
);

test(
  'the browser’s own Back asks before unsaved settings are lost, as often as it is pressed, and leads back once one may leave',
  DRILL,
  async ({ page, shopper }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openAsOwner(shopper, '/admin/orders');
    await shopper.press(rail(page).getByRole('link', { name: 'Store', exact: true }));
    const phone = shopper.main.getByLabel('Phone');
    await (await alive(phone)).fill('+1 (555) 010-0123');
    await expect(page.getByText('Unsaved changes')).toBeVisible();
    for (let press = 0; press < 2; press += 1) {
      await page.evaluate(() => history.back());
      await dialog(page).getByRole('button', { name: 'Stay' }).click();
      await expect(page).toHaveURL(/\/admin\/settings\/store$/);
      await expect(phone).toHaveValue('+1 (555) 010-0123');
    }
    await page.evaluate(() => history.back());
    await dialog(page).getByRole('button', { name: 'Leave the page' }).click();
    await expect(shopper.heading('Orders')).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/orders$/);
  },
);

for (const width of [390, 1440]) {
  test(`axe finds nothing on the settings' pages, ${width} px wide`, DRILL, async ({ page, shopper, faults }) => {
    test.setTimeout(180_000);
    faults.allow(/^Blocked script execution in 'about:blank'/); // what watches every document runs in a mail's no more than anything else
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    await openAsOwner(shopper, '/admin/settings/staff');
    await expect(shopper.main.getByRole('table')).toHaveAttribute('aria-busy', 'false');
    expect(await violationsOf(page, { opened: 'main' })).toEqual([]);
    await shopper.press(shopper.main.getByRole('button', { name: 'Invite somebody' }));
    expect(await violationsOf(page, { opened: 'dialog[open]' })).toEqual([]);
    for (const [path, heading] of [
      ['store', 'Store'],
      ['delivery', 'Delivery'],
      ['taxes', 'Taxes'],
      ['payments', 'Payments'],
      ['payments/reminders', 'Pay-later reminders'],
      ['mails', 'Mails'],
      ['data', 'Data'],
      ['mails/return-step', 'Return'],
      ['roles', 'Roles'],
      ['roles/new', 'New role'],
      ['roles/019ab000-0000-7000-8000-000000000006', 'Support'],
      ['tokens', 'Tokens'],
      ['remotes', 'Parts of the shop'],
      ['remotes/catalog', 'catalog'],
      ['audit-log', 'Audit log'],
    ] as const) {
      await shopper.visit(`/admin/settings/${path}`);
      await expect(shopper.heading(heading)).toBeVisible();
      await expect(shopper.main.locator('[aria-busy="true"]')).toHaveCount(0);
      const toggle = shopper.main.getByRole('button', { name: /field/ }).first();
      if (path === 'audit-log') await shopper.press(toggle);
      expect(await violationsOf(page, { opened: 'main' })).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    }
  });
}
