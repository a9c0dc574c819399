import type { Order } from '@tessera/shared/contract';
import { problem, renderPage, storeSettings, type MockHandler } from '@tessera/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { orderOf, paymentOffer, paymentOf } from '../../testing/checkout-fixtures';
import { Page } from './confirmation-page';

function open(order: Order, api: Record<string, MockHandler> = {}) {
  let present = order;
  const view = renderPage(<Page />, {
    path: '/checkout/confirmation/:number',
    url: '/checkout/confirmation/K7M2-9QTX',
    session: {},
    api: {
      'GET orders/:number': () => present,
      'GET store': storeSettings(),
      'GET orders/:id/payment-offers': {
        items: [paymentOffer('test-card'), paymentOffer('cash-on-delivery'), paymentOffer('bank-transfer')],
      },
      ...api,
    },
  });
  return { ...view, serve: (next: Order) => (present = next) };
}

const bodies = (calls: { method: string; path: string; body: unknown }[], path: string) =>
  calls.filter((call) => call.method === 'POST' && call.path === path).map(({ body }) => body);

test('thanks, and says the number, what happens next and where the order is', async () => {
  open(orderOf());
  expect(await screen.findByRole('heading', { name: 'Thank you, Ada', level: 1 })).toBeInTheDocument();
  expect(screen.getByText('K7M2-9QTX')).toBeInTheDocument();
  expect(screen.getByText('We send a confirmation to ada@example.com.')).toBeInTheDocument();
  expect(screen.getByText('It should be with you Tue, Nov 24 – Thu, Nov 26.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'View order' })).toHaveAttribute('href', '/orders/K7M2-9QTX');
  expect(screen.getByText('Paid')).toBeInTheDocument();
});

test('names the card, and what comes next and when', async () => {
  open(orderOf({ card: { brand: 'visa', brand_name: 'Visa', last4: '4242' } }));
  expect(await screen.findByText('Visa ending in 4242')).toBeInTheDocument();
  const next = screen.getByRole('region', { name: 'What happens next' });
  expect(next).toHaveTextContent('We pack your order');
  expect(next).toHaveTextContent('It should be with you Tue, Nov 24 – Thu, Nov 26.');
});

test('says of cash what to have ready, and of a transfer by when', async () => {
  const { unmount } = open(orderOf({ method: 'cash-on-delivery', status: 'authorised' }));
  expect(await screen.findByText('Have $53.90 ready when it is handed to you.')).toBeInTheDocument();
  unmount();
  const bank = { iban: 'DE02', bic: 'B', holder: 'Kiln & Oak', reference: 'K7M2-9QTX' };
  open(
    orderOf(
      { method: 'bank-transfer', status: 'pending', action: { kind: 'transfer', bank } },
      { held_until: '2026-12-05T10:00:00Z' },
    ),
  );
  expect(await screen.findByText(/until December 5, 2026: please transfer/)).toBeInTheDocument();
  expect(screen.queryByText(/It should be with you/)).not.toBeInTheDocument();
});

test('speaks of no parcel where gift cards are all of it', async () => {
  open(orderOf({}, { delivery: { ...orderOf().delivery, code: 'by-mail', name: 'By e-mail' } }));
  const next = await screen.findByRole('region', { name: 'What happens next' });
  expect(next).toHaveTextContent('Gift cards go out by e-mail once they are paid');
  expect(next).not.toHaveTextContent(/pack|send something back|should be with you/);
  expect(screen.getByRole('heading', { name: 'Billing address' })).toBeInTheDocument();
  expect(screen.getByText('By e-mail')).toBeInTheDocument();
});

test('shows what was ordered and what it came to', async () => {
  open(orderOf());
  const items = await screen.findByRole('region', { name: 'What you ordered' });
  expect(items).toHaveTextContent('Ember mug');
  expect(items).toHaveTextContent('$53.90');
  expect(items).toHaveTextContent('1 Kiln Lane');
});

test('invites whoever is not signed in', async () => {
  renderPage(<Page />, {
    path: '/checkout/confirmation/:number',
    url: '/checkout/confirmation/X',
    api: { 'GET store': storeSettings() },
  });
  expect(await screen.findByRole('heading', { name: 'Sign in to see your order' })).toBeInTheDocument();
});

test('says so when there is no such order for this person', async () => {
  open(orderOf(), { 'GET orders/:number': problem(404) });
  expect(await screen.findByRole('heading', { name: 'We do not find this order' })).toBeInTheDocument();
});

describe('a declined card', () => {
  const declined = () =>
    orderOf(
      { status: 'failed', message: 'Your card was declined: there is not enough money on it.' },
      { status: 'awaiting_payment', can_pay: true, owed: 5390, held_until: '2026-11-21T13:15:00Z' },
    );
  const token = { token: 'tok_2', brand: 'visa', brand_name: 'Visa', last4: '4242' };

  test('is said plainly, nothing was charged, and another card can be tried', async () => {
    const view = open(declined(), {
      'POST test-gateway/tokens': token,
      'POST orders/:id/payments': () => {
        view.serve(orderOf());
        return paymentOf();
      },
    });
    expect(await screen.findByRole('heading', { name: 'Your payment did not go through', level: 1 })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('there is not enough money on it. Nothing was charged.');
    expect(await screen.findByRole('heading', { name: 'Try another card, or pay another way' })).toBeInTheDocument();
    await view.user.type(await screen.findByLabelText('Card number'), '4242424242424242');
    await view.user.type(screen.getByLabelText('Expiry date'), '1230');
    await view.user.type(screen.getByLabelText('Security code'), '123');
    await view.user.click(screen.getByRole('button', { name: 'Pay $53.90' }));
    expect(await screen.findByRole('heading', { name: 'Thank you, Ada' })).toBeInTheDocument();
    expect(document.activeElement).toContainElement(screen.getByRole('heading', { level: 1 }));
    expect(document.body).not.toHaveFocus();
    expect(bodies(view.calls, 'orders/order-1/payments')).toEqual([{ method: 'test-card', token: 'tok_2' }]);
  });

  test('is followed by a transfer or cash where the shop has them', async () => {
    const view = open(declined(), {
      'POST orders/:id/payments': () => paymentOf({ method: 'bank-transfer', status: 'pending' }),
    });
    expect(await screen.findByRole('heading', { name: 'Try another card, or pay another way' })).toBeInTheDocument();
    expect(await screen.findByRole('radio', { name: /Cash on delivery/ })).toBeEnabled();
    await view.user.click(screen.getByRole('radio', { name: /Bank transfer/ }));
    await view.user.click(screen.getByRole('button', { name: 'Pay this way' }));
    await waitFor(() => expect(bodies(view.calls, 'orders/order-1/payments')).toEqual([{ method: 'bank-transfer' }]));
  });

  test('declined again says so again, and the page is at its head', async () => {
    const view = open(declined(), {
      'POST test-gateway/tokens': token,
      'POST orders/:id/payments': () => {
        const payment = paymentOf({ id: 'payment-2', status: 'failed', message: 'Your card has expired.' });
        view.serve({ ...declined(), payment });
        return payment;
      },
    });
    await view.user.type(await screen.findByLabelText('Card number'), '4000');
    await view.user.type(screen.getByLabelText('Expiry date'), '1230');
    await view.user.type(screen.getByLabelText('Security code'), '123');
    await view.user.click(screen.getByRole('button', { name: 'Pay $53.90' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Your card has expired.'));
    expect(await screen.findByLabelText('Card number')).toHaveValue('');
    expect(document.activeElement).toContainElement(screen.getByRole('heading', { level: 1 }));
    expect(document.body).not.toHaveFocus();
  });

  test('without time left offers no second try', async () => {
    open(orderOf({ status: 'failed', message: 'Declined.' }, { can_pay: false }));
    expect(await screen.findByText(/Declined\./)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
  });
});

describe('a bank that wants to be sure', () => {
  const open3ds = () =>
    orderOf({ status: 'needs_confirmation', action: { kind: 'confirm' } }, { status: 'awaiting_payment' });

  test('is given its code, and then all is well', async () => {
    const view = open(open3ds(), {
      'POST payments/:id/confirm': () => {
        view.serve(orderOf());
        return paymentOf();
      },
    });
    expect(await screen.findByRole('heading', { name: 'One step is left', level: 1 })).toBeInTheDocument();
    await view.user.click(screen.getByRole('button', { name: 'Confirm payment' }));
    expect(await screen.findByText('Enter the code')).toBeInTheDocument();
    await view.user.type(screen.getByLabelText('Code'), '123456{Enter}');
    expect(await screen.findByRole('heading', { name: 'Thank you, Ada' })).toBeInTheDocument();
    expect(document.activeElement).toContainElement(screen.getByRole('heading', { level: 1 }));
    expect(document.body).not.toHaveFocus();
    expect(bodies(view.calls, 'payments/payment-1/confirm')).toEqual([{ code: '123456' }]);
  });

  test('a wrong code is said at its field', async () => {
    const view = open(open3ds(), {
      'POST payments/:id/confirm': problem(422, { message: 'This is not the code.' }),
    });
    await view.user.type(await screen.findByLabelText('Code'), '1{Enter}');
    expect(await screen.findByText('This is not the code.')).toBeInTheDocument();
  });
});

test('an answer that takes long is waited for, and arrives by itself', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'], advanceTimers: true });
  const view = open(orderOf({ status: 'pending' }, { status: 'awaiting_payment' }));
  expect(await screen.findByRole('heading', { name: 'Your payment is on its way' })).toBeInTheDocument();
  view.serve(orderOf());
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(await screen.findByRole('heading', { name: 'Thank you, Ada' })).toBeInTheDocument();
  const looks = view.calls.length;
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(view.calls).toHaveLength(looks);
  jest.useRealTimers();
});

test('a transfer names the bank account and what to write on it', async () => {
  const bank = {
    iban: 'DE02 1203 0000 0000 2020 51',
    bic: 'BYLADEM1001',
    holder: 'Kiln & Oak',
    reference: 'K7M2-9QTX',
  };
  open(orderOf({ method: 'bank-transfer', status: 'pending', action: { kind: 'transfer', bank } }));
  expect(await screen.findByText(bank.iban)).toBeInTheDocument();
  expect(screen.getByText('Reference').parentElement).toHaveTextContent('K7M2-9QTX');
  expect(screen.getByRole('heading', { name: 'Thank you, Ada' })).toBeInTheDocument();
});

test('pay-later shows when which part is due', async () => {
  const part = { id: 'i1', number: 1, due_on: '2026-12-05', amount: 1348, paid: 0, state: 'open' } as const;
  const pay_later = {
    order_id: 'order-1',
    order_number: 'K7M2-9QTX',
    plan: 'four',
    plan_name: 'Four parts',
    instalments: [{ ...part, id: 'i0', paid: 1348, state: 'paid' as const }, part],
  };
  open(orderOf({ method: 'pay-later', status: 'authorised' }, { pay_later }));
  expect((await screen.findByText('Due December 5, 2026')).parentElement).toHaveTextContent('$13.48');
  // no card is charged with the whole of it
  expect(screen.getByText('You pay it on the days below.')).toBeInTheDocument();
  expect(screen.queryByText(/You are charged/)).not.toBeInTheDocument();
});

test('an order that was cancelled says so', async () => {
  open(orderOf({ status: 'cancelled' }, { status: 'cancelled' }));
  expect(await screen.findByRole('heading', { name: 'This order was cancelled' })).toBeInTheDocument();
});
