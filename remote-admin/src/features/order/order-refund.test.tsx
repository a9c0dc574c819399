import { hearToasts, type MockHandler } from '@tessera/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { adminOrder, refundPreview } from '../../testing/sales/order-fixtures';
import { me } from '../../testing/settings-fixtures';
import { inDialog, press, renderStaffPage, writesOf } from '../../testing/staff-page';
import { Page } from './order-page';

const texts = hearToasts();

async function openRefund(order = adminOrder(), api: Record<string, MockHandler> = {}) {
  const view = renderStaffPage(<Page />, {
    path: '/admin/orders/:order',
    url: `/admin/orders/${order.number}`,
    api: {
      'GET admin/orders/:id': order,
      'PUT admin/orders/:id/presence': { others: [] },
      'DELETE admin/orders/:id/presence': undefined,
      'GET admin/orders/:id/payment-links': { items: [], owed: 0 },
      'GET admin/orders/:id/mails': { items: [], to: 'ada@example.com' },
      'POST admin/orders/:id/refund-preview': refundPreview({ amount: 1000, suggested_amount: 0, delivery: 0 }),
      'POST admin/orders/:id/refunds': adminOrder({ version: 5 }),
      ...api,
    },
  });
  await view.user.click(await press('More actions'));
  await view.user.click(screen.getByRole('menuitem', { name: 'Refund' }));
  await screen.findByRole('dialog');
  return view;
}

test('a refund goes to the customer’s store credit where staff say so', async () => {
  const { user, calls } = await openRefund();
  await user.type(inDialog().getByLabelText('Amount (USD)'), '10');
  await user.click(inDialog().getByRole('radio', { name: 'The customer’s store credit' }));
  const submit = await inDialog().findByRole('button', { name: 'Refund $10.00' });
  await waitFor(() => expect(submit).not.toHaveAttribute('aria-disabled'));
  await user.click(submit);
  await waitFor(() => expect(texts).toEqual(['$10.00 goes back']));
  const sent = writesOf(calls, 'presence', 'refund-preview').map(({ body }) => body);
  expect(sent).toMatchObject([{ amount: 1000, to: 'store_credit' }]);
});

test('says before it is sent how much goes back by which way, and which instalments change', async () => {
  const instalment = { id: 'part-2', number: 2, due_on: '2026-12-20', paid: 0, state: 'open' as const };
  const plan = { plan: 'four-parts', plan_name: 'Four parts' };
  const now = { ...plan, instalments: [{ ...instalment, amount: 2500 }] };
  const after = { ...plan, instalments: [{ ...instalment, amount: 1500 }] };
  const ways = [
    { way: 'store-credit', amount: 400 },
    { way: 'pay-later', amount: 600 },
  ];
  const known = { ...refundPreview({ amount: 1000, suggested_amount: 0 }), ways };
  const { user } = await openRefund(adminOrder(), {
    'POST admin/orders/:id/refund-preview': { ...known, pay_later_now: now, pay_later_plan: after },
  });
  await user.type(inDialog().getByLabelText('Amount (USD)'), '10');
  const shown = await inDialog().findByRole('status', { name: 'The refund' });
  await waitFor(() => expect(shown).toHaveTextContent('How it goes back'));
  expect(shown).toHaveTextContent(/Store credit\$4\.00Off the open instalments\$6\.00/);
  expect(shown).toHaveTextContent('$25.00 → $15.00');
});

test('where it may not be store credit, it is said why', async () => {
  await openRefund(adminOrder(), { 'GET admin/me': me({ rights: ['orders.read', 'orders.refund'] }) });
  expect(await inDialog().findByText(/^It goes back the way it was paid\. To store credit: Your role/)).toBeVisible();
  expect(inDialog().queryByRole('radio')).not.toBeInTheDocument();
});

test('there is no choice for somebody without an account', async () => {
  await openRefund(adminOrder({ customer: null }));
  expect(inDialog().queryByRole('radio')).not.toBeInTheDocument();
});
