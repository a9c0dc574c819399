import type { Page } from '@playwright/test';
import type { AdminPayLaterList, AdminPayLaterRecord } from '@tessera/shared/contract';
import { applyForPayLater, buyByApi, createBuyer } from '../support/people/buyer';
import type { Shopper } from '../support/people/shopper';
import { adminAccess, callJson } from '../support/shop/api';
import { expect } from '../support/test';
import type { Screen } from './screen';

/** Somebody who owes something, and somebody who waits for a decision. */
async function showCredit(page: Page, shopper: Shopper): Promise<void> {
  const [debtor, applicant] = [await createBuyer(), await createBuyer()];
  await applyForPayLater(debtor);
  await buyByApi(debtor, 'pay-in-30-days');
  const json = { date_of_birth: '1991-02-03', monthly_income: 90_000, employment: 'unemployed', consent: true };
  await callJson('pay-later/applications', { method: 'POST', token: applicant.tokens.access, json });
  await shopper.visit(new URL(page.url()).pathname);
  await expect(shopper.main.getByRole('row').nth(2)).toBeVisible();
}

/** An account of which a part was paid by hand and a part waived. */
const openCredit =
  (language: '' | '/de' = '') =>
  async (_page: Page, shopper: Shopper) => {
    const buyer = await createBuyer();
    await applyForPayLater(buyer);
    await buyByApi(buyer, 'pay-in-30-days');
    const found = `admin/pay-later?${new URLSearchParams({ search: buyer.email })}`;
    const { items } = await callJson<AdminPayLaterList>(found, { token: await adminAccess() });
    const id = items[0]?.id ?? '';
    const write = async (path: string, json: object): Promise<void> => {
      const token = await adminAccess();
      const { version } = await callJson<AdminPayLaterRecord>(`admin/pay-later/${id}`, { token });
      const headers = { 'idempotency-key': `${path}-${id}` };
      await callJson(`admin/pay-later/${id}/${path}`, { method: 'POST', json: { ...json, version }, token, headers });
    };
    const { schedules, day } = await callJson<AdminPayLaterRecord>(`admin/pay-later/${id}`, {
      token: await adminAccess(),
    });
    const [plan] = schedules;
    const instalment_id = plan?.instalments[0]?.id;
    const money = { method: 'bank-transfer', received_on: day, reference: 'Transfer of Monday' };
    await write('payments', { instalment_id, amount: 300, ...money });
    await write('waivers', { instalment_id, amount: 100, reason: 'A chip in the glaze' });
    await shopper.visit(`${language}/admin/pay-later/${id}`);
    await expect(shopper.main.getByText('A chip in the glaze')).toBeVisible();
  };

export const CREDIT: Screen[] = [
  { name: 'admin-pay-later', path: '/admin/pay-later', prepare: showCredit },
  { name: 'admin-pay-later-german', path: '/de/admin/pay-later', prepare: showCredit },
  { name: 'admin-pay-later-account', path: '/admin/pay-later', prepare: openCredit() },
  { name: 'admin-pay-later-account-german', path: '/de/admin/pay-later', prepare: openCredit('/de') },
  { name: 'admin-reminders', path: '/admin/settings/payments/reminders' },
  { name: 'admin-reminders-german', path: '/de/admin/settings/payments/reminders' },
];
