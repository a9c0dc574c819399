import { installStripe, renderPage, storeSettings } from '@tessera/shared/testing';
import { screen } from '@testing-library/react';
import { orderOf } from '../../../testing/checkout-fixtures';
import { StripePayment } from './stripe-payment';

const waiting = {
  status: 'pending',
  action: { kind: 'stripe', client_secret: 'pi_1_secret_a', public_key: 'pk_1' },
} as const;

function open(order = orderOf({ ...waiting, method: 'stripe' })) {
  const stripe = installStripe();
  const view = renderPage(<StripePayment order={order} />, {
    session: {},
    api: { 'GET orders/:number': order, 'GET store': storeSettings() },
  });
  return { ...view, stripe };
}

test('what Stripe has taken is waited for, not asked for again', async () => {
  const { user, stripe } = open();
  await screen.findByRole('group', { name: 'Your card' });
  expect(stripe.opened).toHaveBeenCalledWith('pk_1', { locale: 'en' });
  await user.click(screen.getByRole('button', { name: 'Pay $53.90' }));
  expect(await screen.findByText(/We are waiting for your bank/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
});

test('of a plan the first part is paid', async () => {
  const part = { id: 'part-1', number: 1, due_on: '2026-11-21', amount: 1200, paid: 0, state: 'due' } as const;
  const plan = { order_id: 'order-1', order_number: 'K7M2-9QTX', plan: 'four', plan_name: 'Four parts' };
  open(orderOf({ ...waiting, method: 'pay-later' }, { pay_later: { ...plan, instalments: [part] } }));
  expect(await screen.findByRole('button', { name: 'Pay $12.00' })).toBeInTheDocument();
});
