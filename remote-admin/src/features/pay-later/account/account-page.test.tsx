import type { AdminPayLaterRecord, Right } from '@tessera/shared/contract';
import { hearToasts, problem, type MockHandler } from '@tessera/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { payLaterBooking, payLaterRecord, waitingAccount } from '../../../testing/sales/pay-later-fixtures';
import { me } from '../../../testing/settings-fixtures';
import { inDialog, press, renderStaffPage, writesOf } from '../../../testing/staff-page';
import { Page } from './account-page';

const toasts = hearToasts();
const account = payLaterRecord();
const at = (path: string): string => `POST admin/pay-later/${account.id}/${path}`;

const renderAccount = (api: Record<string, MockHandler> = {}, shown: AdminPayLaterRecord = account) =>
  renderStaffPage(<Page />, {
    path: '/admin/pay-later/:account',
    url: `/admin/pay-later/${shown.id}`,
    api: { [`GET admin/pay-later/${shown.id}`]: shown, ...api },
  });

/** Opens an action of the part with this number. */
async function book(user: ReturnType<typeof renderAccount>['user'], number: number, action: string): Promise<void> {
  const part = (await screen.findByText(`Instalment ${number}`)).closest('li');
  if (!part) throw new Error(`no part ${number}`);
  await user.click(within(part).getByRole('button', { name: 'Book' }));
  await user.click(screen.getByRole('menuitem', { name: action }));
  await screen.findByRole('dialog');
}

test('shows what is owed and overdue, the plan part by part, and what is known of the customer', async () => {
  const { user } = renderAccount({
    [`GET admin/pay-later/${account.id}/entries`]: {
      items: [
        {
          id: 'e1',
          kind: 'payment',
          amount: -2500,
          order_id: 'f1',
          order_number: 'KO-7K3M9P',
          created_at: '2026-10-27T08:00:00.000Z',
        },
      ],
      next_cursor: null,
      currency: 'USD',
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Ada Byrne' })).toBeInTheDocument();
  expect(screen.getByText('Overdue for 14 days')).toBeInTheDocument();
  expect(screen.getByText('$50.00 open')).toBeInTheDocument();
  expect(screen.getByText('Orders').nextElementSibling).toHaveTextContent('7');
  expect(screen.getByText('Approved with $1,500.00 by the rule of the shop')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'The customer' })).toHaveAttribute(
    'href',
    `/admin/customers/${account.user_id}`,
  );
  await user.click(screen.getByRole('button', { name: 'Ledger' }));
  expect(await screen.findByRole('table', { name: 'Ledger, the latest first' })).toHaveTextContent('Payment');
  await user.click(screen.getByRole('button', { name: 'Reminders' }));
  expect(await screen.findByText('Order KO-7K3M9P, instalment 3: 7 days late')).toBeInTheDocument();
});

test.each([
  ['before what is empty until then, where an application waits', payLaterRecord(waitingAccount({ id: account.id }))],
  ['after the account, once it was decided', account],
])('what is known of the customer stands %s', async (_, shown) => {
  renderAccount({}, shown);
  await screen.findByText('For the decision');
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles.indexOf('For the decision') < titles.indexOf('Account')).toBe(shown.state === 'pending');
});

test('an application is approved with a limit, and refused with a reason alone', async () => {
  const waiting = payLaterRecord({ ...waitingAccount({ id: account.id }), schedules: [] });
  const last = waiting.application ? [waiting.application] : [];
  const shown = { ...waiting, applications: last };
  const { user, calls } = renderAccount({ [at('approve')]: { ...account, version: 4 } }, shown);
  await user.click(await press('More actions'));
  await user.click(screen.getByRole('menuitem', { name: 'Refuse' }));
  await screen.findByRole('dialog');
  await user.click(inDialog().getByRole('button', { name: 'Refuse' }));
  expect(inDialog().getByLabelText('Reason')).toHaveAccessibleDescription(/Please say why/);
  await user.click(inDialog().getByRole('button', { name: 'Cancel' }));
  await user.click(await press('Approve'));
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Approve the application?' })).toBeInTheDocument());
  await user.type(inDialog().getByLabelText('Limit (USD)'), '1,500');
  await user.click(inDialog().getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(toasts).toEqual(['The application was approved']));
  expect(writesOf(calls).map(({ body }) => body)).toEqual([{ limit: 150_000, version: 3 }]);
});

test('a transfer is noted with its day and a key; no more than is open', async () => {
  const { user, calls } = renderAccount({ [at('payments')]: payLaterRecord({ version: 4, used: 2000 }) });
  await book(user, 3, 'Note a payment');
  const amount = inDialog().getByLabelText('Amount (USD)');
  expect(amount).toHaveValue('25.00');
  await user.clear(amount);
  await user.type(amount, '50.01');
  await user.click(inDialog().getByRole('button', { name: 'Note a payment' }));
  expect(amount).toHaveAccessibleDescription(/At most \$50\.00 is open/);
  await user.clear(amount);
  await user.type(amount, '30');
  await user.type(inDialog().getByLabelText('Reference'), 'KO-7K3M9P');
  await user.click(inDialog().getByRole('button', { name: 'Note a payment' }));
  await waitFor(() => expect(toasts).toEqual(['The payment was noted']));
  const [write] = writesOf(calls);
  expect(write?.body).toEqual({
    instalment_id: account.schedules[0]?.instalments[2]?.id,
    amount: 3000,
    method: 'bank-transfer',
    received_on: '2026-11-24',
    reference: 'KO-7K3M9P',
    version: 3,
  });
  expect(write?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
});

test('what one person may not let go alone is asked for, and nobody decides their own', async () => {
  const own = payLaterBooking({ state: 'pending', kind: 'write_off', amount: 5000, requested_by: me().user.id });
  const asked = payLaterRecord({ version: 4, adjustments: [own] });
  const { user, calls } = renderAccount({ [at('write-offs')]: asked });
  await user.click(await press('Write off'));
  await screen.findByRole('dialog', { name: 'Write off $50.00 of order KO-7K3M9P?' });
  await user.type(inDialog().getByLabelText('Reason'), 'Gone away');
  await user.click(inDialog().getByRole('button', { name: 'Write off' }));
  await waitFor(() => expect(toasts).toEqual(['A second person is asked now']));
  const body = { order_id: account.schedules[0]?.order_id, amount: 5000, reason: 'Gone away', version: 3 };
  expect(writesOf(calls).map((write) => write.body)).toEqual([body]);
  await user.click(await press('Decide'));
  expect(screen.getByRole('menuitem', { name: /^Agree/ })).toHaveTextContent('You asked for it yourself');
});

test('an instalment that was let go of says so, with what was paid of it, and whose words stand below what was booked', async () => {
  const [schedule] = account.schedules;
  if (!schedule) throw new Error('no plan');
  const instalments = schedule.instalments.map((one, at) =>
    at < 2 ? one : { ...one, amount: at === 2 ? 0 : 2000, paid: at === 2 ? 0 : 2000, state: 'paid' as const },
  );
  const { order_number } = schedule;
  const partOf = (at: number, amount: number) => ({ instalment_id: schedule.instalments[at]?.id ?? '', amount });
  const off = payLaterBooking({
    order_number,
    instalment_number: null,
    kind: 'write_off',
    state: 'applied',
    reason: 'Gone',
    parts: [partOf(2, -2500), partOf(3, -500)],
  });
  const no = payLaterBooking({ id: 'no', order_number, state: 'refused', reason: 'Please', answer: 'Ask again' });
  renderAccount({}, payLaterRecord({ schedules: [{ ...schedule, instalments }], adjustments: [no, off] }));
  const plans = within(await screen.findByRole('region', { name: 'Plans' }));
  expect(plans.getAllByText('Written off')).toHaveLength(2);
  expect(plans.getAllByText('Settled')).toHaveLength(2);
  expect(plans.getByText('$20.00 of $20.00 paid · Written off: $5.00')).toBeVisible();
  expect(plans.queryByText('$0.00 of $0.00 paid')).toBeNull();
  expect(screen.getByText('Reason: Gone')).toBeVisible();
  expect(screen.getByText('Reason: Please')).toBeVisible();
  expect(screen.getByText('Not agreed to: Ask again')).toBeVisible();
});

test('a second person agrees, and what was booked is taken back with a reason', async () => {
  const asked = payLaterBooking({ state: 'pending' });
  const done = payLaterBooking({ state: 'applied', decided_by_name: 'Shop Admin' });
  const { user, calls } = renderAccount(
    {
      [at(`adjustments/${asked.id}/confirm`)]: payLaterRecord({ version: 4, adjustments: [done] }),
      [at(`adjustments/${asked.id}/reverse`)]: payLaterRecord({
        version: 5,
        adjustments: [{ ...done, state: 'reversed' }],
      }),
    },
    payLaterRecord({ adjustments: [asked] }),
  );
  await user.click(await press('Decide'));
  await user.click(screen.getByRole('menuitem', { name: 'Agree' }));
  await screen.findByRole('dialog', { name: 'Agree: Waiver of $10.00?' });
  await user.click(inDialog().getByRole('button', { name: 'Agree' }));
  expect(await screen.findByText(/agreed to by Shop Admin/)).toBeInTheDocument();
  await waitFor(() => expect(screen.getByText(/agreed to by Shop Admin/).closest('li')).toHaveFocus());
  await user.click(await press('Take back'));
  await screen.findByRole('dialog', { name: 'Take back: Waiver of $10.00?' });
  await user.type(inDialog().getByLabelText('Reason'), 'A mistake');
  await user.click(inDialog().getByRole('button', { name: 'Take back' }));
  const [row] = within(await screen.findByRole('region', { name: 'Booked by hand' })).getAllByRole('listitem');
  expect(await screen.findByText('Taken back')).toBeInTheDocument();
  // its button is gone
  await waitFor(() => expect(row).toHaveFocus());
  expect(writesOf(calls).map(({ body }) => body)).toEqual([{ version: 3 }, { reason: 'A mistake', version: 4 }]);
});

test('says when somebody was faster, and shows how the account stands then', async () => {
  let present = account;
  const { user } = renderAccount({
    [`GET admin/pay-later/${account.id}`]: () => present,
    [at('waivers')]: () => {
      present = payLaterRecord({ version: 9, used: 4000 });
      return problem(409, { code: 'pay_later.stale', message: 'Somebody was faster.' });
    },
  });
  await book(user, 3, 'Waive');
  await user.type(inDialog().getByLabelText('Amount (USD)'), '10');
  await user.type(inDialog().getByLabelText('Reason'), 'A good customer');
  await user.click(inDialog().getByRole('button', { name: 'Waive' }));
  expect(await screen.findByText('Somebody was faster.')).toBeInTheDocument();
  expect(await screen.findByText(/Somebody has changed this account since you opened this/)).toBeInTheDocument();
  expect(inDialog().getByLabelText('Reason')).toHaveValue('A good customer');
});

test('whoever may only look sees all of it and is told why nothing can be pressed', async () => {
  const rights: Right[] = ['pay_later.read'];
  const { user } = renderAccount({ 'GET admin/me': me({ rights }) });
  await waitFor(async () => expect(await press('Change limit')).toHaveAttribute('aria-disabled', 'true'));
  expect(screen.getByRole('button', { name: 'Write off' })).toHaveAttribute('aria-disabled', 'true');
  const [first] = screen.getAllByRole('button', { name: 'Book' });
  if (first) await user.click(first);
  for (const item of screen.getAllByRole('menuitem')) expect(item).toHaveAttribute('aria-disabled', 'true');
});
