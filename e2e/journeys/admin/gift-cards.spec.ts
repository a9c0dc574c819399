import { DRILL } from '../../support/drill';
import { violationsOfLike } from '../../support/page/axe';
import { createBuyer } from '../../support/people/buyer';
import { GIFT_CODE, mailTo } from '../../support/people/mail';
import { adminAccess, callJson } from '../../support/shop/api';
import { expect, test } from '../../support/test';

test(
  'staff issue a gift card that goes out by mail, take something off it, disable it, and give store credit',
  DRILL,
  async ({ page, shopper }) => {
    const email = `mina-${Date.now().toString(36)}@shopper.example`;
    await shopper.arriveAsOwner();
    await shopper.visit('/admin/gift-cards');
    await shopper.press(page.getByRole('button', { name: 'New gift card' }));
    const dialog = page.getByRole('dialog', { name: 'New gift card' });
    await dialog.getByLabel('Amount (USD)').fill('50');
    await dialog.getByLabel('Send to').fill(email);
    await dialog.getByLabel('Message (optional)').fill('For your kitchen.');
    expect(await violationsOfLike(page, { opened: 'dialog[open]' }), 'a new one').toEqual([]);
    await dialog.getByRole('button', { name: 'Issue and send' }).click();
    await expect(page.getByText('$50.00').first()).toBeVisible();
    expect(await violationsOfLike(page, { opened: 'main' }), 'one gift card').toEqual([]);

    const { text = '' } = await mailTo(email, /^Your gift card/);
    expect(text).toMatch(GIFT_CODE);
    expect(text).toContain('For your kitchen.');

    await shopper.press(page.getByRole('button', { name: 'Change what is on it' }));
    const change = page.getByRole('dialog', { name: 'Change what is on the card' });
    await change.getByRole('radio', { name: 'Take off' }).check();
    await change.getByLabel('Amount (USD)').fill('12.50');
    await change.getByLabel('Reason').fill('Paid in the shop.');
    await change.getByRole('button', { name: 'Change what is on it' }).click();
    await expect(page.getByRole('region', { name: 'On the card' }).getByText('$37.50')).toBeVisible();

    await shopper.visit('/admin/gift-cards');
    await page.getByRole('searchbox', { name: /^Search the last four/ }).fill(email);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('row', { name: new RegExp(email) })).toContainText('$37.50');
    expect(await violationsOfLike(page, { opened: 'main' }), 'the list').toEqual([]);

    const { tokens } = await createBuyer();
    const { id } = await callJson<{ id: string }>('users/me', { token: tokens.access });
    await shopper.visit(`/admin/customers/${id}`);
    const credit = page.getByRole('region', { name: 'Store credit' });
    await shopper.press(credit.getByRole('button', { name: 'Give store credit or take it back' }));
    const give = page.getByRole('dialog', { name: 'Change the store credit' });
    await give.getByLabel('Amount (USD)').fill('15');
    await give.getByLabel('Reason').fill('A late parcel.');
    await give.getByRole('button', { name: 'Change' }).click();
    await expect(credit.getByText('$15.00', { exact: true })).toBeVisible();
    const kept = await callJson<{ balance: number }>(`admin/customers/${id}/store-credit`, {
      token: await adminAccess(),
    });
    expect(kept.balance).toBe(1500);
  },
);
