import type { Checkout } from '@tessera/shared/contract';
import {
  adaAtHome,
  problem,
  renderPage,
  savedAddress,
  storeSettings,
  type MockHandler,
  putIn,
} from '@tessera/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { profileWith, cartOf } from '../../testing/fixtures';
import { checkoutOf, paymentOffer, planOffers, readyCheckout } from '../../testing/checkout-fixtures';
import { Page } from './checkout-page';

interface Options {
  checkout?: Checkout;
  part?: string;
  addresses?: ReturnType<typeof savedAddress>[];
  api?: Record<string, MockHandler>;
}

/** A server that keeps what it is told. */
function open({ checkout = checkoutOf(), part, addresses = [], api = {} }: Options = {}) {
  let present = checkout;
  const view = renderPage(<Page />, {
    path: '/checkout',
    url: part ? `/checkout?part=${part}` : '/checkout',
    session: {},
    api: {
      ...api,
      'GET checkout': () => present,
      'PATCH checkout': ({ body }: { body: Partial<Checkout> }) => (present = { ...present, ...body }),
      'GET users/me/addresses': { items: addresses },
      'GET users/me': profileWith(cartOf()),
      'GET store': storeSettings(),
      'GET pay-later/plans': planOffers,
      'GET delivery/countries': { countries: ['DE', 'US'] },
      ...('PATCH checkout' in api ? { 'PATCH checkout': api['PATCH checkout'] } : {}),
    },
  });
  return { ...view, serve: (next: Checkout) => (present = next) };
}

const step = (name: string) => screen.getByRole('region', { name: new RegExp(name) });
const opened = (name: RegExp) => screen.findByRole('heading', { name, current: 'step' });
const bodies = (calls: { method: string; path: string; body: unknown }[], method: string, path: string) =>
  calls.filter((call) => call.method === method && call.path === path).map(({ body }) => body);

async function fillAddress({ user }: ReturnType<typeof open>) {
  await user.selectOptions(await screen.findByLabelText('Country'), 'US');
  await user.clear(screen.getByLabelText('First name'));
  await putIn(user, screen.getByLabelText('First name'), 'Ada');
  await user.clear(screen.getByLabelText('Last name'));
  await putIn(user, screen.getByLabelText('Last name'), 'Lane');
  await putIn(user, screen.getByLabelText('Street and number'), '1 Kiln Lane');
  await putIn(user, screen.getByLabelText('ZIP code'), '94107');
  await putIn(user, screen.getByLabelText('City'), 'San Francisco');
  await user.selectOptions(screen.getByLabelText('State'), 'California');
}

test('invites a visitor to sign in and stays where it is', async () => {
  renderPage(<Page />, { url: '/checkout', api: { 'GET store': storeSettings() } });
  expect(await screen.findByRole('heading', { name: 'Sign in to check out' })).toBeInTheDocument();
});

test('with nothing to order it says so and leads back to the cart', async () => {
  open({ checkout: checkoutOf({ items: [] }) });
  expect(await screen.findByRole('heading', { name: 'There is nothing to order' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to your cart' })).toHaveAttribute('href', '/cart');
});

describe('the steps and their addresses', () => {
  test('opens at the first step that something is missing in', async () => {
    open({ checkout: checkoutOf({ shipping_address: adaAtHome }), addresses: [savedAddress()] });
    expect(await opened(/Delivery/)).toBeInTheDocument();
    expect(step('Address')).toHaveTextContent('Ada Lane, 1 Kiln Lane, San Francisco, CA 94107');
  });

  test('a step that is named in the address is open after a reload', async () => {
    open({ checkout: readyCheckout(), part: 'delivery' });
    expect(await opened(/Delivery/)).toBeInTheDocument();
  });

  test('a step whose forerunners are not done yields to the first of them', async () => {
    open({ part: 'review' });
    expect(await opened(/Address/)).toBeInTheDocument();
  });

  test('a step that is done can be opened again, and the back button leads back', async () => {
    const { user, router } = open({ checkout: readyCheckout() });
    await opened(/Review/);
    await user.click(screen.getByRole('link', { name: 'Change Delivery' }));
    expect(await opened(/Delivery/)).toHaveFocus();
    expect(router.state.location.search).toBe('?part=delivery');
    await act(() => router.navigate(-1));
    expect(await opened(/Review/)).toBeInTheDocument();
  });
});

test('store credit that is too little pays what it can where that is chosen; the rest is named', async () => {
  const ready = readyCheckout();
  const reason = 'Your store credit of $20.00 is less than this order comes to.';
  const credit = paymentOffer('store-credit', { available: false, balance: 2000, reason });
  const payment_offers = [credit, ...ready.payment_offers];
  const view = open({ checkout: { ...ready, payment_offers }, part: 'payment' });
  const part = await screen.findByRole('checkbox', { name: 'Pay $20.00 of it with my store credit' });
  expect(part).not.toBeChecked();
  view.serve({ ...ready, payment_offers, totals: { ...ready.totals, credit: 2000 } });
  await view.user.click(part);
  await waitFor(() => expect(part).toBeChecked());
  expect(bodies(view.calls, 'PATCH', 'checkout')).toEqual([{ use_credit: true }]);
  expect(screen.getByText(/^The other \$33\.90 are paid in the way/)).toBeVisible();
});

test('what has to be applied for first leads there, and names this checkout to come back to', async () => {
  const later = { available: false, reason: 'Apply for pay-later in your account first.', can_apply: true };
  const payment_offers = [paymentOffer('test-card'), paymentOffer('pay-later', later)];
  open({ checkout: { ...readyCheckout(), payment_method: null, payment_offers } });
  const apply = await screen.findByRole('link', { name: 'Apply for pay later, and come back here' });
  expect(apply).toHaveAttribute('href', '/account/pay-later?from=checkout');
  expect(screen.getByRole('radio', { name: /Pay later/ })).toBeDisabled();
  expect(screen.getByRole('radio', { name: 'Card Visa Mastercard' })).toBeEnabled();
});

test('what is overdue is paid in the account, which names this checkout to come back to', async () => {
  const later = { available: false, reason: 'Please pay what is overdue first.', can_settle: true };
  const payment_offers = [paymentOffer('test-card'), paymentOffer('pay-later', later)];
  open({ checkout: { ...readyCheckout(), payment_method: null, payment_offers } });
  const settle = await screen.findByRole('link', { name: 'Pay it in your account, and come back here' });
  expect(settle).toHaveAttribute('href', '/account/pay-later?from=checkout');
});

describe('the address', () => {
  test('is chosen from the address book, the usual one first', async () => {
    const other = savedAddress({ id: 'address-2', line1: '2 Oak Street', is_default_shipping: false });
    const view = open({ addresses: [savedAddress(), other] });
    expect(await screen.findByRole('radio', { name: /1 Kiln Lane/ })).toBeChecked();
    await view.user.click(screen.getByRole('radio', { name: /2 Oak Street/ }));
    await view.user.click(screen.getByRole('button', { name: 'Continue to delivery' }));
    expect(await opened(/Delivery/)).toHaveFocus();
    expect(bodies(view.calls, 'PATCH', 'checkout')).toEqual([
      { shipping_address: { ...adaAtHome, line1: '2 Oak Street' }, billing_address: null },
    ]);
  });

  test('is typed by the rules of its country, and kept in the address book when that is wished', async () => {
    const view = open({ api: { 'POST users/me/addresses': savedAddress() } });
    await fillAddress(view);
    await view.user.click(screen.getByRole('button', { name: 'Continue to delivery' }));
    expect(await opened(/Delivery/)).toBeInTheDocument();
    expect(bodies(view.calls, 'PATCH', 'checkout')).toEqual([{ shipping_address: adaAtHome, billing_address: null }]);
    await waitFor(() => expect(bodies(view.calls, 'POST', 'users/me/addresses')).toEqual([adaAtHome]));
  });

  test('is in a country that goods are sent to, and in a state that there is; an invoice goes anywhere', async () => {
    const view = open();
    const countries = within(await screen.findByLabelText('Country')).getAllByRole('option');
    expect(countries.map(({ textContent }) => textContent)).toEqual(['Choose a country', 'Germany', 'United States']);
    const states = within(screen.getByLabelText('State')).getAllByRole('option');
    expect(states.map(({ textContent }) => textContent).slice(0, 3)).toEqual(['Choose one', 'Alabama', 'Alaska']);
    await view.user.selectOptions(screen.getByLabelText('State'), 'Oregon');
    await view.user.click(screen.getByRole('checkbox', { name: 'Bill to the same address' }));
    const [, billing] = screen.getAllByLabelText('Country');
    await view.user.selectOptions(billing as HTMLElement, 'Antarctica');
    expect(billing).toHaveValue('AQ');
  });

  test('leaves a state behind that the other country does not have', async () => {
    const view = open({ api: { 'POST users/me/addresses': savedAddress() } });
    await fillAddress(view);
    await view.user.selectOptions(screen.getByLabelText('Country'), 'DE');
    expect(screen.getByRole('textbox', { name: 'Region (optional)' })).toHaveValue('');
    await view.user.selectOptions(screen.getByLabelText('Country'), 'US');
    await view.user.click(screen.getByRole('button', { name: 'Continue to delivery' }));
    expect(await screen.findByText('State is required')).toBeInTheDocument();
    expect(bodies(view.calls, 'PATCH', 'checkout')).toEqual([]);
  });

  test('with something missing says it at the field, and nothing is sent', async () => {
    const view = open();
    await view.user.selectOptions(await screen.findByLabelText('Country'), 'DE');
    await view.user.click(screen.getByRole('button', { name: 'Continue to delivery' }));
    expect(await screen.findByText('Postal code is required')).toBeInTheDocument();
    expect(screen.queryByLabelText('ZIP code')).not.toBeInTheDocument();
    expect(bodies(view.calls, 'PATCH', 'checkout')).toEqual([]);
  });

  test('that the server refuses says why at its field', async () => {
    const message = 'ZIP code is not valid, it is written like 12345';
    const view = open({
      api: {
        'PATCH checkout': problem(422, {
          code: 'validation.failed',
          errors: { 'shipping_address.postal_code': [message] },
        }),
      },
      addresses: [savedAddress()],
    });
    await view.user.click(await screen.findByRole('button', { name: 'Continue to delivery' }));
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByLabelText('ZIP code')).toHaveValue('94107');
    expect(screen.getByLabelText('Street and number')).toHaveValue('1 Kiln Lane');
  });

  test('of the invoice may be another one', async () => {
    const office = savedAddress({ id: 'office', company: 'Kiln Ltd', line1: '9 Works Road', is_default_billing: true });
    const view = open({ addresses: [savedAddress({ is_default_billing: false }), office] });
    await view.user.click(await screen.findByRole('checkbox', { name: 'Bill to the same address' }));
    const billing = within(screen.getByRole('group', { name: 'Billing address' }));
    expect(billing.getByRole('radio', { name: /9 Works Road/ })).toBeChecked();
    await view.user.click(screen.getByRole('button', { name: 'Continue to delivery' }));
    await opened(/Delivery/);
    expect(bodies(view.calls, 'PATCH', 'checkout')).toEqual([
      { shipping_address: adaAtHome, billing_address: { ...adaAtHome, company: 'Kiln Ltd', line1: '9 Works Road' } },
    ]);
  });

  test('can be typed while the address book is out of reach', async () => {
    open({ api: { 'GET users/me/addresses': problem(400) } });
    expect(await screen.findByLabelText('Country')).toBeInTheDocument();
  });

  test('that is half typed is there again after a reload', async () => {
    const view = open();
    await view.user.type(await screen.findByLabelText('Street and number'), '12 Half St');
    view.unmount();
    open();
    await waitFor(() => expect(screen.getByLabelText('Street and number')).toHaveValue('12 Half St'));
  });
});

describe('delivery', () => {
  test('shows every way with price and days; a choice counts at once', async () => {
    const view = open({ checkout: checkoutOf({ shipping_address: adaAtHome }) });
    expect(await screen.findByRole('radio', { name: /Standard/ })).toBeChecked();
    expect(step('Delivery')).toHaveTextContent('Arrives Tue, Nov 24 – Thu, Nov 26, free from $100.00');
    await view.user.click(screen.getByRole('radio', { name: /Express/ }));
    await waitFor(() => expect(bodies(view.calls, 'PATCH', 'checkout')).toEqual([{ delivery_method: 'express' }]));
    await view.user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    expect(await opened(/Payment/)).toHaveFocus();
    expect(step('Delivery')).toHaveTextContent('Express · $14.90');
  });

  test('says so when nothing is delivered there', async () => {
    const none = { part: 'delivery', code: 'delivery.none', sentence: 'We do not deliver there.', blocking: true };
    open({
      checkout: checkoutOf({
        shipping_address: adaAtHome,
        delivery_offers: [],
        problems: [none as Checkout['problems'][number]],
      }),
    });
    expect(await screen.findByText('We do not deliver there.')).toBeInTheDocument();
  });
});

describe('payment', () => {
  const checkout = checkoutOf({ shipping_address: adaAtHome, delivery_method: 'standard' });
  const token = { token: 'tok_1', brand: 'visa', brand_name: 'Visa', last4: '4242' };

  test('a card goes to the gateway alone, and its number is kept nowhere', async () => {
    const view = open({ checkout, api: { 'POST test-gateway/tokens': token } });
    await view.user.click(await screen.findByRole('radio', { name: /^Card/ }));
    await view.user.type(screen.getByLabelText('Card number'), '4242424242424242');
    await view.user.type(screen.getByLabelText('Expiry date'), '1230');
    await view.user.type(screen.getByLabelText('Security code'), '123');
    expect(screen.getByLabelText('Card number')).toHaveValue('4242 4242 4242 4242');
    await view.user.click(screen.getByRole('button', { name: 'Continue to review' }));
    expect(await opened(/Review/)).toHaveFocus();
    expect(bodies(view.calls, 'POST', 'test-gateway/tokens')).toEqual([
      { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' },
    ]);
    const others = view.calls.filter(({ path }) => path !== 'test-gateway/tokens');
    expect(JSON.stringify(others.map(({ body, path }) => [body, path]))).not.toMatch(/4242 ?4242/);
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(/4242 ?4242|"123"/);
    expect(step('Payment')).toHaveTextContent('Visa ending in 4242');
  });

  test('a card with something missing or wrong says it at the field, with the focus there', async () => {
    const message = 'Only the test cards of this shop are taken here.';
    const view = open({
      checkout,
      api: { 'POST test-gateway/tokens': problem(422, { errors: { number: [message] } }) },
    });
    await view.user.click(await screen.findByRole('radio', { name: /^Card/ }));
    await view.user.click(screen.getByRole('button', { name: 'Continue to review' }));
    expect(await screen.findByText('Card number is required')).toBeInTheDocument();
    await view.user.type(screen.getByLabelText('Card number'), '4111');
    await view.user.type(screen.getByLabelText('Expiry date'), '1230');
    await view.user.type(screen.getByLabelText('Security code'), '123');
    await view.user.click(screen.getByRole('button', { name: 'Continue to review' }));
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByLabelText('Card number')).toHaveFocus();
  });

  test('plans are shown with their exact days and amounts', async () => {
    const view = open({ checkout });
    await view.user.click(await screen.findByRole('radio', { name: 'Pay later' }));
    const four = await screen.findByRole('radio', { name: /Four parts/ });
    expect(four.closest('label')).toHaveTextContent('December 5, 2026$12.00');
    expect(four.closest('label')).toHaveTextContent('January 2, 2027$12.00');
    await view.user.click(screen.getByRole('button', { name: 'Continue to review' }));
    expect(await screen.findByText('Choose a plan')).toBeInTheDocument();
    await view.user.click(screen.getByRole('radio', { name: /Pay in 30 days/ }));
    await view.user.click(screen.getByRole('button', { name: 'Continue to review' }));
    expect(await opened(/Review/)).toBeInTheDocument();
    expect(bodies(view.calls, 'PATCH', 'checkout').at(-1)).toEqual({ payment_method: 'pay-later', plan: 'in-30' });
  });

  test('who sees a card is said where one is entered, and not of a way without one', async () => {
    const view = open({ checkout });
    await view.user.click(await screen.findByRole('radio', { name: /Cash on delivery/ }));
    expect(step('Payment')).not.toHaveTextContent('Card details');
    await view.user.click(screen.getByRole('radio', { name: /^Card/ }));
    expect(step('Payment')).toHaveTextContent('Card details go straight to the payment provider.');
  });

  test('a plan whose first part is paid at once asks for a card', async () => {
    const view = open({ checkout });
    await view.user.click(await screen.findByRole('radio', { name: 'Pay later' }));
    await view.user.click(await screen.findByRole('radio', { name: /Four parts/ }));
    expect(screen.getByLabelText('Card number')).toBeInTheDocument();
  });

  test('where cards are Stripe’s alone, a first part that is paid at once asks for no card here', async () => {
    const payment_offers = checkout.payment_offers.filter(({ code }) => code !== 'test-card');
    const view = open({ checkout: { ...checkout, payment_offers } });
    await view.user.click(await screen.findByRole('radio', { name: 'Pay later' }));
    await view.user.click(await screen.findByRole('radio', { name: /Four parts/ }));
    expect(screen.queryByLabelText('Card number')).not.toBeInTheDocument();
    expect(step('Payment')).toHaveTextContent('It goes to Stripe, and never to us.');
    await view.user.click(screen.getByRole('button', { name: 'Continue to review' }));
    expect(await opened(/Review/)).toBeInTheDocument();
    expect(step('Payment')).toHaveTextContent(/Pay later · Four parts.*\$12\.00 today/);
  });

  test('the only way there is has not to be chosen, and nothing is said of cards where none are taken', async () => {
    const payment_offers = [paymentOffer('bank-transfer')];
    open({ checkout: { ...checkout, payment_method: null, payment_offers } });
    expect(await screen.findByRole('radio', { name: /Bank transfer/ })).toBeChecked();
    expect(step('Payment')).not.toHaveTextContent('Card details');
  });

  test('a way that costs something says so, and one that cannot be used says why', async () => {
    open({ checkout });
    expect(await screen.findByRole('radio', { name: /Cash on delivery/ })).toBeEnabled();
    expect(step('Payment')).toHaveTextContent('+ $4.00');
    expect(screen.getByRole('radio', { name: /Bank transfer/ })).toBeDisabled();
    expect(step('Payment')).toHaveTextContent('Not for orders to this country.');
  });

  test('nothing chosen is said', async () => {
    const view = open({ checkout });
    await view.user.click(await screen.findByRole('button', { name: 'Continue to review' }));
    expect(await screen.findByText('Choose how to pay')).toBeInTheDocument();
  });
});
