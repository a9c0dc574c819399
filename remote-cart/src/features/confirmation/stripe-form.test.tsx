import { loadStripe } from '@stripe/stripe-js/pure';
import { renderPage, storeSettings } from '@tessera/shared/testing';
import { screen } from '@testing-library/react';
import { orderOf } from '../../testing/checkout-fixtures';
import StripeForm from './stripe-form';

jest.mock('@stripe/stripe-js/pure', () => ({ loadStripe: jest.fn() }));

const order = orderOf({
  method: 'stripe',
  status: 'pending',
  action: { kind: 'stripe', client_secret: 'pi_1_secret_a', public_key: 'pk_test_1' },
});
const element = { mount: jest.fn(), destroy: jest.fn() };
const stripe = {
  elements: jest.fn(() => ({ create: () => element })),
  retrievePaymentIntent: jest.fn(),
  confirmPayment: jest.fn(),
};

function open(status = 'requires_payment_method') {
  jest.mocked(loadStripe).mockResolvedValue(stripe as never); // of Stripe's object the form uses these three
  stripe.retrievePaymentIntent.mockResolvedValue({ paymentIntent: { status } });
  return renderPage(<StripeForm order={order} />, {
    session: {},
    api: { 'GET orders/:number': order, 'GET store': storeSettings() },
  });
}

beforeEach(() => jest.clearAllMocks());
afterEach(() => delete document.documentElement.dataset['theme']);

const payButton = () => screen.findByRole('button', { name: /^Pay/ });

test('Stripe draws its own form for this payment, and is asked once to take it', async () => {
  stripe.confirmPayment.mockResolvedValue({});
  const { user } = open();
  await screen.findByRole('group', { name: 'Your card' });
  expect(loadStripe).toHaveBeenCalledWith('pk_test_1', { locale: 'en' });
  expect(element.mount).toHaveBeenCalledWith(screen.getByRole('group', { name: 'Your card' }));
  await user.dblClick(await payButton());
  expect(await screen.findByText(/We are waiting for your bank/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
  expect(stripe.confirmPayment).toHaveBeenCalledTimes(1);
});

test('what Stripe has against a card is said, and another one can be tried', async () => {
  stripe.confirmPayment.mockResolvedValue({ error: { message: 'Your card was declined.' } });
  const { user } = open();
  await screen.findByRole('group', { name: 'Your card' });
  await user.click(await payButton());
  expect(await screen.findByText('Your card was declined.')).toBeInTheDocument();
  expect(await payButton()).toBeEnabled();
});

test('what was paid before a reload is waited for, not asked for again', async () => {
  open('requires_capture');
  expect(await screen.findByText(/We are waiting for your bank/)).toBeInTheDocument();
  expect(element.mount).not.toHaveBeenCalled();
});

test('a form that does not arrive is said', async () => {
  const { unmount } = open();
  unmount();
  jest.mocked(loadStripe).mockRejectedValue(new Error('Failed to load Stripe.js'));
  renderPage(<StripeForm order={order} />, { session: {}, api: { 'GET store': storeSettings() } });
  expect(await screen.findByText('The card form could not be loaded.')).toBeInTheDocument();
});
