import type { OrderToPay } from '@tessera/shared/contract';
import { problem, renderPage, storeSettings, type MockHandler } from '@tessera/shared/testing';
import { screen } from '@testing-library/react';
import { orderOf, paymentOf } from '../../testing/checkout-fixtures';
import { Page } from './pay-page';

function orderToPay(overrides: Partial<OrderToPay> = {}): OrderToPay {
  const { items, totals, currency, number } = orderOf();
  const { refunded: _none, ...sums } = totals;
  return {
    number,
    state: 'open',
    items: items.map(({ name, options, quantity, total, image }) => ({ name, options, quantity, total, image })),
    totals: sums,
    currency,
    owed: sums.total,
    payment_offers: [{ code: 'test-card', name: 'Card', available: true, reason: null, fee: 0 }],
    payment: null,
    expires_at: '2026-12-01T12:00:00Z',
    ...overrides,
  };
}

function open(order: OrderToPay, api: Record<string, MockHandler> = {}) {
  let present = order;
  const view = renderPage(<Page />, {
    path: '/pay/:token',
    url: '/pay/a-token',
    api: { 'GET payment-links/:token': () => present, 'GET store': storeSettings(), ...api },
  });
  return { ...view, serve: (next: OrderToPay) => (present = next) };
}

const token = { token: 'tok_1', brand: 'visa', brand_name: 'Visa', last4: '4242' };
async function typeCard(user: ReturnType<typeof open>['user']): Promise<void> {
  await user.type(await screen.findByLabelText(/Card number/), '4242424242424242');
  await user.type(screen.getByLabelText(/Expiry/), '1249');
  await user.type(screen.getByLabelText(/Security code/), '123');
}

test('shows what was ordered and what it comes to, and pays it: no account is asked for', async () => {
  const { user, calls, serve } = open(orderToPay(), {
    'POST test-gateway/tokens': token,
    'POST payment-links/:token/payments': () => {
      serve(orderToPay({ state: 'paid', owed: 0, payment_offers: [], payment: paymentOf() }));
      return paymentOf();
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: /Pay order/ })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'What was ordered' })).toHaveTextContent('Ember mug');
  await typeCard(user);
  await user.click(screen.getByRole('button', { name: 'Pay $53.90' }));
  const done = await screen.findByRole('heading', { level: 1, name: 'Thank you, it is paid' });
  expect(done.closest('[tabindex="-1"]')).toHaveFocus();
  expect(screen.getByText(/is paid. There is nothing more to do/)).toBeInTheDocument();
  const sent = calls.find(({ path, method }) => method === 'POST' && path === 'payment-links/a-token/payments');
  expect(sent?.body).toEqual({ method: 'test-card', token: 'tok_1' });
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
});

test('says why a card was declined, and takes another one', async () => {
  const declined = paymentOf({ status: 'failed', message: 'Your card was declined.' });
  open(orderToPay({ payment: declined }));
  expect(await screen.findByText(/Your card was declined. Nothing was charged/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Pay $53.90' })).toBeEnabled();
});

test('asks for the code that a bank wants', async () => {
  const action = { kind: 'confirm' as const, confirm_url: '/payments/p/confirm' };
  const waiting = orderToPay({ payment: paymentOf({ id: 'p', status: 'needs_confirmation', action }) });
  const { user, serve } = open(waiting, {
    'POST payment-links/:token/payments/:id/confirm': () => {
      serve(orderToPay({ state: 'paid', owed: 0 }));
      return paymentOf();
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Confirm payment' }));
  expect(screen.getByText('Enter the code')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Code'), '123456');
  await user.click(screen.getByRole('button', { name: 'Confirm payment' }));
  expect(await screen.findByRole('heading', { name: 'Thank you, it is paid' })).toBeInTheDocument();
});

test.each([404, 410])('a link that is not good any more says so (%d)', async (status) => {
  open(orderToPay(), { 'GET payment-links/:token': problem(status) });
  expect(await screen.findByRole('heading', { name: 'This link does not work any more' })).toBeInTheDocument();
});

test('an order that was cancelled meanwhile takes no money', async () => {
  open(orderToPay({ state: 'closed', owed: 0, payment_offers: [] }));
  expect(await screen.findByRole('heading', { name: 'Nothing can be paid here any more' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
});

test('it was paid in another way meanwhile: that is said, and that no card was charged', async () => {
  const { user, serve } = open(orderToPay(), {
    'POST test-gateway/tokens': token,
    'POST payment-links/:token/payments': () => {
      serve(orderToPay({ state: 'paid', owed: 0 }));
      return problem(409, { code: 'payments.not_payable' });
    },
  });
  await typeCard(user);
  await user.click(screen.getByRole('button', { name: 'Pay $53.90' }));
  expect(await screen.findByRole('heading', { name: 'Thank you, it is paid' })).toBeInTheDocument();
  expect(screen.getByText(/was paid in another way. No card was charged here/)).toBeInTheDocument();
});

test('another card was first: whoever is late hears that theirs is not charged', async () => {
  const { user, serve } = open(orderToPay(), {
    'POST test-gateway/tokens': token,
    'POST payment-links/:token/payments': () => {
      serve(orderToPay({ state: 'paid', owed: 0, payment: paymentOf() }));
      return problem(409, { code: 'payments.not_payable' });
    },
  });
  await typeCard(user);
  await user.click(screen.getByRole('button', { name: 'Pay $53.90' }));
  expect(await screen.findByRole('heading', { name: 'It was paid already' })).toBeInTheDocument();
  expect(screen.getByText(/Your card is not charged: if anything was taken, it goes back/)).toBeInTheDocument();
  expect(screen.queryByText(/Thank you/)).toBeNull();
});

test('another card was first while a bank’s code was typed: that is said, too', async () => {
  const action = { kind: 'confirm' as const, confirm_url: '/payments/p/confirm' };
  const waiting = orderToPay({ payment: paymentOf({ id: 'p', status: 'needs_confirmation', action }) });
  const { user, serve } = open(waiting, {
    'POST payment-links/:token/payments/:id/confirm': () => {
      serve(orderToPay({ state: 'paid', owed: 0, payment: paymentOf() }));
      return problem(409, { code: 'payments.nothing_to_confirm' });
    },
  });
  await user.type(await screen.findByLabelText('Code'), '123456');
  await user.click(screen.getByRole('button', { name: 'Confirm payment' }));
  expect(await screen.findByRole('heading', { name: 'It was paid already' })).toBeInTheDocument();
});
