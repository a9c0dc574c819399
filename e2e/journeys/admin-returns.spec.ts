import type { Page } from '@playwright/test';
import type { AdminReturn, Return } from '@tessera/shared/contract';
import { violationsOf } from '../support/page/axe';
import { press, reach, reachIt, typeInto } from '../support/people/keyboard';
import { askedReturn } from '../support/people/returned';
import { alive, type Shopper } from '../support/people/shopper';
import { adminAccess, callJson, signInByApi } from '../support/shop/api';
import { currentShop } from '../support/shop/shop';
import { expect, test } from '../support/test';

const arriveAsOwner = async (shopper: Shopper): Promise<void> =>
  shopper.arriveSignedIn(await signInByApi(currentShop().admin), 'ADMIN');

const states = (page: Page) => page.getByRole('status', { name: 'States' });

const stateOf = async ({ id }: Return): Promise<AdminReturn> =>
  callJson(`admin/returns/${id}`, { token: await adminAccess() });

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the keyboard alone takes a return from the queue to its refund', async ({ page, shopper }) => {
    const one = await askedReturn();
    await arriveAsOwner(shopper);
    await shopper.visit('/admin/returns');
    await alive(shopper.main.getByRole('searchbox'));
    await reach(page, 'searchbox', /^Search return/);
    await page.keyboard.type(one.number);
    await expect(page).toHaveURL(new RegExp(`search=${one.number}`));
    await expect(page.getByRole('row')).toHaveCount(2);
    expect(await violationsOf(page), 'the queue').toEqual([]);
    await press(page, 'link', new RegExp(`^${one.number}$`));

    await expect(shopper.heading(`Return ${one.number}`)).toBeVisible();
    expect(await violationsOf(page), 'a return').toEqual([]);
    await press(page, 'button', /^Approve$/);
    await typeInto(page, /^Words to the customer/, 'Any parcel service will do.');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(states(page)).toContainText('On its way');

    await press(page, 'button', /^Receive goods$/);
    const receive = page.getByRole('dialog', { name: /^Receive goods/ });
    await reachIt(page, receive.getByRole('spinbutton', { name: /as new/ }));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('1');
    await reachIt(page, receive.getByRole('spinbutton', { name: /damaged/ }));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('1');
    expect(await violationsOf(page, { opened: 'dialog[open]' }), 'receiving').toEqual([]);
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(states(page)).toContainText('To refund');

    await press(page, 'button', /^Refund$/);
    const refund = page.getByRole('dialog', { name: /^Refund return/ });
    await expect(refund.getByRole('button', { name: /^Refund \$/ })).toBeVisible();
    expect(await violationsOf(page, { opened: 'dialog[open]' }), 'a refund').toEqual([]);
    await reachIt(page, refund.getByRole('button', { name: /^Refund \$/ }));
    await page.keyboard.press('Enter');
    await expect(refund).toBeHidden();
    await expect(states(page)).toContainText('Refunded');
    expect(await stateOf(one)).toMatchObject({
      state: 'refunded',
      message: 'Any parcel service will do.',
      items: [{ quantity_received: 2, quantity_restocked: 1 }],
    });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a return is found in German, and refused with a reason', async ({ page, shopper }) => {
    const one = await askedReturn();
    await arriveAsOwner(shopper);
    await shopper.visit('/de/admin/returns?state=requested');
    await page.getByRole('link', { name: one.number }).click();
    await shopper.press(page.getByRole('button', { name: 'Weitere Aktionen' }));
    await page.getByRole('menuitem', { name: 'Ablehnen' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Begründung').fill('Die Frist ist vorbei.');
    await dialog.getByRole('button', { name: 'Ablehnen' }).click();
    await expect(page.getByRole('status', { name: 'Zustände' })).toContainText('Abgelehnt');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  });
});
