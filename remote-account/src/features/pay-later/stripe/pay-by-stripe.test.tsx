import type { Payment } from '@tessera/shared/contract';
import { hearToasts, installStripe, renderPage, type MockHandler } from '@tessera/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { payLaterAccount, store } from '../../../testing/fixtures';
import { Page } from '../pay-later-page';

const STRIPE = { code: 'stripe', name: 'Card' } as const;
const TEST_CARD = { code: 'test-card', name: 'Test card' } as const;
const WAITING = /We are waiting for your bank/;

const texts = hearToasts();
let stripe: ReturnType<typeof installStripe>;
beforeEach(() => {
  stripe = installStripe();
});

const payment = (overrides: Partial<Payment> = {}): Payment => ({
  id: 'payment-1',
  method: 'stripe',
  status: 'pending',
  amount: 1000,
  message: null,
  action: { kind: 'stripe', client_secret: 'pi_1_secret_a', public_key: 'pk_1' },
  ...overrides,
});

/** The page of a shop that takes cards by Stripe; `tell` is the message about the payment, which comes when it comes. */
function open(api: Record<string, MockHandler> = {}, methods: (typeof STRIPE | typeof TEST_CARD)[] = [STRIPE]) {
  let account = payLaterAccount({ payment_methods: methods });
  let present = payment();
  const view = renderPage(<Page />, {
    url: '/account/pay-later',
    session: {},
    api: {
      'GET store': store(),
      'GET pay-later': () => account,
      'GET payments/:id': () => present,
      'POST pay-later/instalments/:id/payments': () => ({ account, payment: present }),
      ...api,
    },
  });
  const tell = (news: Partial<Payment>) => {
    present = payment({ action: null, ...news });
    if (news.status === 'paid') account = { ...account, used: 2000, available: 48000 };
  };
  return { ...view, tell };
}

const payButton = () => screen.findByRole('button', { name: 'Pay now part 2 of order KO-7K2M9Q' });
const cardForm = () => screen.findByRole('group', { name: 'Your card' });
const step = () => screen.findByRole('region', { name: 'Pay part 2 of order KO-7K2M9Q' });

async function goToCard({ user }: ReturnType<typeof open>) {
  await user.click(await payButton());
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByText(/It goes to Stripe, and never to us/)).toBeVisible();
  expect(dialog.queryByLabelText('Card number')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Continue to your card' }));
  await cardForm();
}

test('a part is paid in Stripe’s form, which stands in the page: nothing of Stripe can lie under a dialog', async () => {
  const view = open();
  await goToCard(view);
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Pay part 2 of order KO-7K2M9Q' })).toHaveFocus());
  expect(stripe.opened).toHaveBeenCalledWith('pk_1', { locale: 'en' });
  expect(view.calls.find(({ method }) => method === 'POST')?.body).toEqual({ amount: 1000, method: 'stripe' });
  await view.user.click(screen.getByRole('button', { name: 'Pay $10.00' }));
  expect(await screen.findByText(WAITING)).toBeVisible();
  view.tell({ status: 'paid' });
  await waitFor(() => expect(texts).toEqual(['Thank you, your payment has arrived']), { timeout: 5000 });
  expect(await screen.findByText('$480.00')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Your payment plans' })).toHaveFocus());
  expect(await payButton()).toBeVisible();
});

test('a declined card is said by Stripe’s own words, and another one can be tried or none', async () => {
  stripe.confirmPayment.mockResolvedValue({ error: { message: 'Your card was declined.' } });
  const view = open();
  await goToCard(view);
  await view.user.click(screen.getByRole('button', { name: 'Pay $10.00' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Your card was declined.');
  expect(screen.getByRole('button', { name: 'Pay $10.00' })).toBeEnabled();
  await view.user.click(within(await step()).getByRole('button', { name: 'Cancel' }));
  expect(stripe.taken).toHaveBeenCalled();
  expect(await payButton()).toBeVisible();
});

test('a message that comes late is waited for, also after a reload, and nobody is asked to pay twice', async () => {
  const view = open();
  await goToCard(view);
  await view.user.click(screen.getByRole('button', { name: 'Pay $10.00' }));
  await screen.findByText(WAITING);
  expect(Object.values({ ...sessionStorage }).join()).not.toContain('secret');
  view.unmount();
  stripe.retrievePaymentIntent.mockResolvedValue({ paymentIntent: { status: 'requires_capture' } });
  const after = open();
  expect(await screen.findByText(WAITING)).toBeVisible();
  expect(screen.queryByRole('button', { name: /part 2/ })).toBeNull();
  after.tell({ status: 'paid' });
  await waitFor(() => expect(texts).toEqual(['Thank you, your payment has arrived']), { timeout: 5000 });
});

test('a payment that the shop could not take any more says so, and can be left', async () => {
  const view = open();
  await goToCard(view);
  await view.user.click(screen.getByRole('button', { name: 'Pay $10.00' }));
  await screen.findByText(WAITING);
  view.tell({ status: 'cancelled', message: 'This was paid already.' });
  expect(await screen.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent('This was paid already.');
  await view.user.click(within(await step()).getByRole('button', { name: 'Cancel' }));
  expect(await payButton()).toBeVisible();
});

test('when Stripe is away nothing has begun, and it can be tried again', async () => {
  const away = { account: payLaterAccount({ payment_methods: [STRIPE] }), payment: payment({ action: null }) };
  const { user } = open({ 'POST pay-later/instalments/:id/payments': away });
  await user.click(await payButton());
  await user.click(await screen.findByRole('button', { name: 'Continue to your card' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The payment did not work. Nothing was charged.');
  expect(screen.getByRole('button', { name: 'Continue to your card' })).toBeEnabled();
});

test('where there are two kinds of card one chooses', async () => {
  const { user } = open({}, [TEST_CARD, STRIPE]);
  await user.click(await payButton());
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByLabelText('Card number')).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: 'Card' }));
  expect(dialog.queryByLabelText('Card number')).toBeNull();
  expect(dialog.getByRole('button', { name: 'Continue to your card' })).toBeEnabled();
});

test('where no card is taken nothing is offered that nobody could do', async () => {
  open({}, []);
  expect(await screen.findByText('Parts cannot be paid here at the moment. Please write to us.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Pay now/ })).toBeNull();
});
