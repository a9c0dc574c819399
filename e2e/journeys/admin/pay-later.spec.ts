import type { AdminPayLaterList, PayLaterAccount } from '@tessera/shared/contract';
import { DRILL } from '../../support/drill';
import { violationsOfLike } from '../../support/page/axe';
import { applyForPayLater, buyByApi, createBuyer } from '../../support/people/buyer';
import type { BuyerAccount } from '../../support/people/buyer';
import { adminAccess, callJson } from '../../support/shop/api';
import { expect, test } from '../../support/test';

/** Somebody who has bought a mug in four parts and paid the first one, and their account. */
async function aDebtor(): Promise<{ buyer: BuyerAccount; id: string; number: string }> {
  const buyer = await createBuyer();
  await applyForPayLater(buyer);
  await buyByApi(buyer, 'pay-in-30-days');
  const found = `admin/pay-later?${new URLSearchParams({ search: buyer.email })}`;
  const { items } = await callJson<AdminPayLaterList>(found, { token: await adminAccess() });
  const account = await callJson<PayLaterAccount>('pay-later', { token: buyer.tokens.access });
  return { buyer, id: items[0]?.id ?? '', number: account.schedules[0]?.order_number ?? '' };
}

test(
  'staff find who owes something, note a transfer and waive a part of the rest, and the customer reads both',
  DRILL,
  async ({ page, shopper }) => {
    const { buyer, number } = await aDebtor();
    await shopper.arriveAsOwner();
    await shopper.visit('/admin/pay-later');
    await expect(page.getByRole('link', { name: 'Over 90 days' })).toBeVisible();
    await page.getByRole('searchbox').fill(number);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('row')).toHaveCount(2);
    expect(await violationsOfLike(page, { opened: 'main' }), 'the list').toEqual([]);
    await page.getByRole('row').nth(1).getByRole('link').click();
    await expect(shopper.heading('Ada Byrne')).toBeVisible();
    expect(await violationsOfLike(page, { opened: 'main' }), 'one account').toEqual([]);

    await shopper.press(page.getByRole('button', { name: 'Book' }));
    await page.getByRole('menuitem', { name: 'Note a payment' }).click();
    const payment = page.getByRole('dialog', { name: /^Payment/ });
    await payment.getByLabel('Amount (USD)').fill('10');
    expect(await violationsOfLike(page, { opened: 'dialog[open]' }), 'a payment').toEqual([]);
    await payment.getByRole('button', { name: 'Note a payment' }).click();
    await expect(page.getByText('The payment was noted')).toBeVisible();
    await expect(page.getByText('Payment by hand $10.00')).toBeVisible();

    await shopper.press(page.getByRole('button', { name: 'Book' }));
    await page.getByRole('menuitem', { name: 'Waive' }).click();
    const waiver = page.getByRole('dialog', { name: /^Waive/ });
    await waiver.getByLabel('Amount (USD)').fill('5');
    await waiver.getByLabel('Reason').fill('A chip in the glaze');
    await waiver.getByRole('button', { name: 'Waive' }).click();
    await expect(page.getByText('Waiver $5.00')).toBeVisible();
    await shopper.press(page.getByRole('button', { name: 'Ledger' }));
    await expect(page.getByRole('table', { name: /^Ledger/ }).getByRole('row')).toHaveCount(4);

    const { receipts } = await callJson<PayLaterAccount>('pay-later', { token: buyer.tokens.access });
    expect(receipts.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['waiver', 500],
      ['payment', 1000],
    ]);
  },
);

test('an account is suspended on a phone, in German', DRILL, async ({ page, shopper }) => {
  const { buyer, id } = await aDebtor();
  await page.setViewportSize({ width: 390, height: 844 });
  await shopper.arriveAsOwner();
  await shopper.visit(`/de/admin/pay-later/${id}`);
  await shopper.press(page.getByRole('button', { name: 'Weitere Aktionen' }));
  await page.getByRole('menuitem', { name: 'Sperren' }).click();
  const dialog = page.getByRole('dialog', { name: 'Konto sperren?' });
  await dialog.getByLabel('Grund').fill('Bitte rufen Sie uns an.');
  await dialog.getByRole('button', { name: 'Sperren' }).click();
  await expect(page.getByRole('status', { name: 'Status' })).toContainText('Gesperrt');
  expect(await violationsOfLike(page, { opened: 'main' }), 'one account').toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const account = await callJson<PayLaterAccount>('pay-later', { token: buyer.tokens.access });
  expect(account).toMatchObject({ state: 'suspended', reason: 'Bitte rufen Sie uns an.', available: 0 });
});
