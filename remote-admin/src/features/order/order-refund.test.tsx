import { hearToasts, type MockCall, type MockHandler } from '@tessera/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { adminOrder, refundPreview } from '../../testing/sales/order-fixtures';
import { me } from '../../testing/settings-fixtures';
import { inDialog, press, writesOf } from '../../testing/staff-page';
import { packer, renderOrder } from './testing/render-order';

const texts = hearToasts();

async function openRefund(order = adminOrder(), api: Record<string, MockHandler> = {}) {
  const view = renderOrder(order, {
    'GET admin/me': me(),
    'POST admin/orders/:id/refund-preview': refundPreview({ amount: 1000, suggested_amount: 0, delivery: 0 }),
    'POST admin/orders/:id/refunds': adminOrder({ version: 5 }),
    ...api,
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

describe('a refund', () => {
  const preview = ({ body }: MockCall) => {
    const { items, delivery, amount } = Object(body) as {
      items: { quantity: number }[];
      delivery: boolean;
      amount?: number;
    };
    const suggested = items.reduce((sum, { quantity }) => sum + quantity * 2400, 0) + (delivery ? 600 : 0);
    return refundPreview({ amount: amount ?? suggested, suggested_amount: suggested, delivery: delivery ? 600 : 0 });
  };

  const open = (api: Record<string, MockHandler> = {}) =>
    openRefund(adminOrder(), { 'GET admin/me': packer(), 'POST admin/orders/:id/refund-preview': preview, ...api });

  test('by lines and delivery is shown before it is made, and made as it was shown', async () => {
    const refunded = adminOrder({ version: 5, payment_status: 'partially_refunded' });
    const { user, calls } = await open({ 'POST admin/orders/:id/refunds': refunded });
    const pieces = inDialog().getByRole('spinbutton', { name: 'Ember mug, at most 2' });
    await user.clear(pieces);
    await user.type(pieces, '1');
    await user.click(inDialog().getByRole('checkbox', { name: 'Put Ember mug back in stock' }));
    await user.click(inDialog().getByRole('checkbox', { name: 'Delivery, $6.00' }));
    const submit = await inDialog().findByRole('button', { name: 'Refund $30.00' });
    expect(inDialog().getByLabelText('Amount (USD)')).toHaveValue('30.00');
    await user.type(inDialog().getByLabelText('Reason (optional)'), 'Broken');
    await waitFor(() => expect(submit).not.toHaveAttribute('aria-disabled'));
    await user.click(submit);
    await waitFor(() => expect(texts).toEqual(['$30.00 goes back']));
    expect(calls.find(({ path }) => path.endsWith('/refunds'))?.body).toEqual({
      amount: 3000,
      reason: 'Broken',
      items: [{ order_item_id: 'item-mug', quantity: 1, restock: false }],
      version: 4,
    });
  });

  test('can be another amount than the lines cost, in either language’s writing', async () => {
    const { user, calls } = await open({ 'POST admin/orders/:id/refunds': adminOrder({ version: 5 }) });
    await user.type(inDialog().getByLabelText('Amount (USD)'), '12,50');
    const submit = await inDialog().findByRole('button', { name: 'Refund $12.50' });
    await waitFor(() => expect(submit).not.toHaveAttribute('aria-disabled'));
    await user.click(submit);
    await waitFor(() => expect(texts).toEqual(['$12.50 goes back']));
    expect(calls.find(({ path }) => path.endsWith('/refunds'))?.body).toMatchObject({ amount: 1250, items: [] });
  });

  test('of more than there is, of nothing or of no amount is not sent, and says so at the field', async () => {
    const { user, calls } = await open();
    const amount = inDialog().getByLabelText('Amount (USD)');
    await user.click(inDialog().getByRole('button', { name: 'Refund' }));
    expect(amount).toHaveAccessibleDescription(/Choose what goes back, or enter an amount/);
    await user.type(amount, '1000');
    await user.click(await inDialog().findByRole('button', { name: 'Refund $1,000.00' }));
    await waitFor(() => expect(amount).toHaveAccessibleDescription(/At most \$124.00 can be given back/));
    expect(calls.some(({ path }) => path.endsWith('/refunds'))).toBe(false);
  });
});
