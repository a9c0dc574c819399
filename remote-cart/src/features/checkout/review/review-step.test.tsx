import type { Checkout } from '@tessera/shared/contract';
import { problem, renderPage, startSession, storeSettings, type MockHandler } from '@tessera/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { saveCard } from '../../../payment/saved-card';
import { checkoutLine, checkoutOf, orderOf, planOffers, readyCheckout } from '../../../testing/checkout-fixtures';
import { cartOf, profileWith } from '../../../testing/fixtures';
import { Page } from '../checkout-page';
import { beginAttempt } from './order-attempt';

const card = { token: 'tok_1', brand: 'visa', brand_name: 'Visa', last4: '4242' };
const placed = { order: orderOf(), payment: orderOf().payment };
const order = { expected_total: 5390, payment: { method: 'test-card', token: 'tok_1' }, accept_terms: true } as const;

function open(api: Record<string, MockHandler> = {}, checkout: Checkout = readyCheckout()) {
  let present = checkout;
  startSession({});
  if (checkout.payment_method === 'test-card') saveCard(card);
  const view = renderPage(<Page />, {
    path: '/checkout',
    url: '/checkout?part=review',
    session: {},
    api: {
      'GET checkout': () => present,
      'PATCH checkout': ({ body }: { body: Partial<Checkout> }) => (present = { ...present, ...body }),
      'GET users/me/addresses': { items: [] },
      'GET users/me': profileWith(cartOf()),
      'GET store': storeSettings(),
      'GET delivery/countries': { countries: ['US'] },
      ...api,
    },
  });
  return { ...view, serve: (next: Checkout) => (present = next) };
}

type View = ReturnType<typeof open>;
const orders = (calls: View['calls']) => calls.filter(({ path, method }) => method === 'POST' && path === 'orders');
const placeButton = () => screen.findByRole('button', { name: /^Place order/ });

async function agreeAndPlace({ user }: View) {
  await user.click(await screen.findByRole('checkbox', { name: /I agree/ }));
  await user.click(await placeButton());
}

test('shows every line and what it all comes to', async () => {
  open({}, readyCheckout({ items: [checkoutLine({ discount: 300 })] }));
  const review = within(await screen.findByRole('region', { name: /Review/ }));
  expect(review.getByText('$3.00 off')).toBeInTheDocument();
  expect(review.getByText('Delivery').parentElement).toHaveTextContent('$5.90');
  expect(review.getByText('Includes VAT 10%').parentElement).toHaveTextContent('$4.36');
  expect(await placeButton()).toHaveTextContent('Place order for $53.90');
});

test('a note is asked for with a word on the parcel only where there is one', async () => {
  const hint = 'For example where the parcel may be left.';
  const { unmount } = open();
  expect(await screen.findByLabelText('A note for us (optional)')).toHaveAccessibleDescription(hint);
  unmount();
  open({}, readyCheckout({ items: [checkoutLine({ gift_card: true })] }));
  expect(await screen.findByLabelText('A note for us (optional)')).not.toHaveAccessibleDescription();
});

test('the order names the total that was seen, and leads to its confirmation without a way back', async () => {
  const view = open({ 'POST orders': placed });
  await agreeAndPlace(view);
  await waitFor(() => expect(view.router.state.location.pathname).toBe('/checkout/confirmation/K7M2-9QTX'));
  expect(view.router.state.historyAction).toBe('REPLACE');
  expect(orders(view.calls).map(({ body }) => body)).toEqual([order]);
  expect(orders(view.calls)[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
});

test('what store credit pays of it is said, and sent with the order', async () => {
  const ready = readyCheckout();
  const parted = { ...ready, use_credit: true, totals: { ...ready.totals, credit: 2000 } };
  const view = open({ 'POST orders': placed }, parted);
  const review = within(await screen.findByRole('region', { name: /Review/ }));
  expect(review.getByText('Paid with store credit').parentElement).toHaveTextContent('-$20.00');
  expect(review.getByText('The rest').parentElement).toHaveTextContent('$33.90');
  await agreeAndPlace(view);
  await waitFor(() =>
    expect(orders(view.calls).map(({ body }) => body)).toEqual([{ ...order, expected_credit: 2000 }]),
  );
});

test('without the terms there is no order', async () => {
  const view = open();
  await view.user.click(await placeButton());
  expect(await screen.findByText('You must agree to the terms and conditions')).toBeInTheDocument();
  expect(orders(view.calls)).toEqual([]);
});

test('a note is kept before the order is placed', async () => {
  const view = open({ 'POST orders': placed });
  await view.user.type(await screen.findByLabelText('A note for us (optional)'), 'Leave it with Grace');
  await agreeAndPlace(view);
  await waitFor(() => expect(orders(view.calls)).toHaveLength(1));
  expect(view.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ note: 'Leave it with Grace' });
});

describe('one order, whatever happens on the way', () => {
  test('a double click', async () => {
    const view = open({ 'POST orders': placed });
    await view.user.click(await screen.findByRole('checkbox', { name: /I agree/ }));
    await view.user.dblClick(await placeButton());
    await waitFor(() => expect(view.router.state.location.pathname).toMatch(/confirmation/));
    expect(orders(view.calls)).toHaveLength(1);
  });

  test('an answer that is lost: the same key goes out again', async () => {
    let isLost = true;
    const view = open({ 'POST orders': () => (isLost ? problem(400, { status: 500 }) && Response.error() : placed) });
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'], advanceTimers: true });
    await agreeAndPlace(view);
    await act(() => jest.advanceTimersByTimeAsync(10_000)); // the attempts of docs/product.md §7
    expect(await screen.findByText(/it is placed, and charged, once only/)).toBeInTheDocument();
    jest.useRealTimers();
    isLost = false;
    await view.user.click(await placeButton());
    await waitFor(() => expect(view.router.state.location.pathname).toMatch(/confirmation/));
    const keys = orders(view.calls).map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
    expect(keys.length).toBeGreaterThan(1);
  });

  test('a reload: the key waits in the tab, and it is said that the last attempt had no answer', async () => {
    startSession({});
    const key = beginAttempt(order, () => 'key-before-reload');
    const view = open({ 'POST orders': placed });
    expect(await screen.findByText(/Your last attempt was not answered/)).toBeInTheDocument();
    await agreeAndPlace(view);
    await waitFor(() => expect(orders(view.calls)).toHaveLength(1));
    expect(orders(view.calls)[0]?.headers.get('idempotency-key')).toBe(key);
  });

  test('a reload after the order went through: the empty checkout asks with the same key and finds it', async () => {
    startSession({});
    beginAttempt(order, () => 'key-before-reload');
    const view = open({ 'POST orders': placed }, checkoutOf({ items: [] }));
    await waitFor(() => expect(view.router.state.location.pathname).toBe('/checkout/confirmation/K7M2-9QTX'));
    expect(orders(view.calls).map(({ body, headers }) => [body, headers.get('idempotency-key')])).toEqual([
      [order, 'key-before-reload'],
    ]);
  });

  test('the back button after paying leads to the confirmation, never into a second order', async () => {
    const first = open({ 'POST orders': placed });
    await agreeAndPlace(first);
    await waitFor(() => expect(first.router.state.location.pathname).toMatch(/confirmation/));
    first.unmount();
    const view = open({}, checkoutOf({ items: [] }));
    await waitFor(() => expect(view.router.state.location.pathname).toBe('/checkout/confirmation/K7M2-9QTX'));
    expect(orders(view.calls)).toEqual([]);
  });

  test('another order has another key', async () => {
    const view = open({
      'POST orders': () => problem(409, { code: 'checkout.changed', message: 'The total is new.' }),
    });
    await agreeAndPlace(view);
    await screen.findByText('The total is new.');
    await view.user.click(await placeButton());
    await waitFor(() => expect(orders(view.calls)).toHaveLength(2));
    const [one, two] = orders(view.calls).map(({ headers }) => headers.get('idempotency-key'));
    expect(one).not.toBe(two);
  });

  test("another person's attempt is nobody's business", async () => {
    startSession({ sub: 'user-2' });
    beginAttempt(order, () => 'key-of-another');
    const view = open({ 'POST orders': placed });
    await agreeAndPlace(view);
    await waitFor(() => expect(orders(view.calls)).toHaveLength(1));
    expect(orders(view.calls)[0]?.headers.get('idempotency-key')).not.toBe('key-of-another');
  });
});

describe('what changes while somebody is in checkout is said line by line', () => {
  test('a price', async () => {
    const view = open({
      'POST orders': () => {
        view.serve(readyCheckout({ items: [checkoutLine({ unit_price: 2600, subtotal: 5200 })] }));
        return problem(409, { code: 'checkout.changed', message: 'The total is $57.90 now.' });
      },
    });
    await agreeAndPlace(view);
    expect(await screen.findByText('The total is $57.90 now.')).toBeInTheDocument();
    expect(screen.getByText('It was $24.00 a moment ago.')).toBeInTheDocument();
  });

  test('stock that is short, with the way out', async () => {
    const short = {
      part: 'items',
      code: 'items.stock_short',
      sentence: 'Only 1 Ember mug is left.',
      blocking: true,
      variant_id: 'variant-oat',
    } as const;
    const line = checkoutLine();
    const scarce = checkoutLine({ variant: { ...line.variant, available: 1 } });
    const view = open({
      'POST orders': () => {
        view.serve(readyCheckout({ items: [scarce], problems: [short] }));
        return problem(409, { code: 'checkout.out_of_stock', message: 'Something is out of stock.' });
      },
      'PATCH products/cart/:product/:variant': () => {
        view.serve(readyCheckout({ items: [checkoutLine({ quantity: 1, subtotal: 2400 })] }));
        return cartOf();
      },
    });
    await agreeAndPlace(view);
    expect(await screen.findByText('Only 1 Ember mug is left.')).toBeInTheDocument();
    expect(await placeButton()).toBeDisabled();
    await view.user.click(screen.getByRole('button', { name: 'Change to 1 Ember mug' }));
    await waitFor(async () => expect(await placeButton()).toBeEnabled());
    expect(view.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ quantity: 1 });
  });

  test('what is sold out is left out, and the rest can be ordered', async () => {
    const sold = {
      part: 'items',
      code: 'items.sold_out',
      sentence: 'Halo vase is sold out and left out.',
      blocking: false,
      variant_id: 'variant-ink',
    } as const;
    open({}, readyCheckout({ problems: [sold] }));
    expect(await screen.findByText('Halo vase is sold out and left out.')).toBeInTheDocument();
    expect(await placeButton()).toBeEnabled();
  });
});

describe('payment', () => {
  test('that the server refuses leads back to it with the reason, and the card is asked for anew', async () => {
    const view = open({
      'POST orders': () => problem(422, { code: 'payments.token_not_valid', message: 'Enter the card once more.' }),
    });
    await agreeAndPlace(view);
    expect(await screen.findByRole('heading', { name: /Payment/, current: 'step' })).toBeInTheDocument();
    expect(screen.getByText('Enter the card once more.')).toBeInTheDocument();
    expect(screen.getByLabelText('Card number')).toHaveValue('');
  });

  test('that lacks its card is asked for again, with the reason', async () => {
    const message = 'This way to pay needs a card. Please enter one.';
    const refusal = problem(422, { code: 'validation.failed', message, errors: { 'payment.token': [message] } });
    const view = open(
      { 'POST orders': refusal, 'GET pay-later/plans': planOffers },
      readyCheckout({ payment_method: 'pay-later', plan: 'four-parts' }),
    );
    await agreeAndPlace(view);
    // the review says it, too, as long as it is there
    expect(await screen.findByRole('heading', { name: /Payment/, current: 'step' })).toBeInTheDocument();
    expect(view.router.state.location.search).toBe('?part=payment');
    expect(await screen.findByText(message)).toBeInTheDocument();
  });

  test('whose card this tab does not hold any more is asked for again', async () => {
    const view = open();
    saveCard(undefined);
    await agreeAndPlace(view);
    expect(await screen.findByRole('heading', { name: /Payment/, current: 'step' })).toBeInTheDocument();
    expect(orders(view.calls)).toEqual([]);
  });

  test('by a plan goes along with the order', async () => {
    const api = { 'POST orders': placed, 'GET pay-later/plans': planOffers };
    const view = open(api, readyCheckout({ payment_method: 'pay-later', plan: 'in-30' }));
    await agreeAndPlace(view);
    await waitFor(() => expect(orders(view.calls)).toHaveLength(1));
    expect(orders(view.calls)[0]?.body).toMatchObject({ payment: { method: 'pay-later', plan: 'in-30' } });
  });
});

test('an order that takes long says that nothing is done twice', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'], advanceTimers: true });
  const view = open({ 'POST orders': () => new Promise(() => undefined) });
  await agreeAndPlace(view);
  await act(() => jest.advanceTimersByTimeAsync(4000));
  expect(screen.getByText(/This takes longer than usual/)).toBeInTheDocument();
  jest.useRealTimers();
});

test('what was typed for the order is there when the same person opens the page again', async () => {
  const view = open();
  await view.user.type(await screen.findByLabelText('A note for us (optional)'), 'Ring twice');
  view.unmount();
  open();
  await waitFor(() => expect(screen.getByLabelText('A note for us (optional)')).toHaveValue('Ring twice'));
});
