import { loadStripe } from '@stripe/stripe-js/pure';
import { setLanguage } from '@tessera/shared/i18n';
import { loadLate } from '@tessera/shared/late';
import { installStripe, renderPage, storeSettings } from '@tessera/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { importStripeForm } from './index';
import StripeForm, { type StripeFormProps } from './stripe-form';

jest.mock('@stripe/stripe-js/pure', () => ({ loadStripe: jest.fn() }));

const action = { client_secret: 'pi_1_secret_a', public_key: 'pk_1' };
const onSent = jest.fn();
const stripe = installStripe();

function open(Form: ComponentType<StripeFormProps> = StripeForm) {
  return renderPage(<Form action={action} amount="$53.90" onSent={onSent} />, {
    session: {},
    api: { 'GET store': storeSettings() },
  });
}

beforeEach(() => {
  jest.clearAllMocks();
  installStripe();
  const openStripe = window.Stripe;
  jest.mocked(loadStripe).mockImplementation((...args) => Promise.resolve(openStripe?.(...args) ?? null));
});
afterEach(() => setLanguage('en'));

const payButton = () => screen.findByRole('button', { name: /^Pay/ });

test('Stripe draws its own form for this payment, and is asked once to take it', async () => {
  const { user } = open();
  const container = await screen.findByRole('group', { name: 'Your card' });
  expect(stripe.opened).toHaveBeenCalledWith('pk_1', { locale: 'en' });
  expect(stripe.drawn).toHaveBeenCalledWith(container);
  await user.dblClick(await payButton());
  await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
  expect(stripe.confirmPayment).toHaveBeenCalledTimes(1);
});

test('what Stripe has against a card is said, and another one can be tried', async () => {
  stripe.confirmPayment.mockResolvedValue({ error: { message: 'Your card was declined.' } });
  const { user } = open();
  await screen.findByRole('group', { name: 'Your card' });
  await user.click(await payButton());
  expect(await screen.findByText('Your card was declined.')).toBeInTheDocument();
  expect(await payButton()).toBeEnabled();
  expect(onSent).not.toHaveBeenCalled();
});

test('what was paid before a reload is not asked for again', async () => {
  stripe.retrievePaymentIntent.mockResolvedValue({ paymentIntent: { status: 'requires_capture' } });
  open();
  await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
  expect(stripe.drawn).not.toHaveBeenCalled();
});

test('a form that does not arrive is said', async () => {
  jest.mocked(loadStripe).mockRejectedValue(new Error('Failed to load Stripe.js'));
  open();
  expect(await screen.findByText('The card form could not be loaded.')).toBeInTheDocument();
});

test('its messages come with it, in the page’s language', async () => {
  setLanguage('de');
  const Form = await loadLate(importStripeForm);
  open(Form);
  expect(await screen.findByRole('group', { name: 'Ihre Karte' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '$53.90 bezahlen' })).toBeEnabled();
});
