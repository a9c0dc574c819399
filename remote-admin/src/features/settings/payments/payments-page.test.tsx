import type { PaymentSettings } from '@tessera/shared/contract';
import { hearToasts, heldAnswer, problem, renderPage, storeSettings, type MockHandler } from '@tessera/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { me, paymentsForStaff, stripeKeysForStaff } from '../../../testing/settings-fixtures';
import { Page } from './payments-page';

const toasts = hearToasts();

function renderPayments(settings: Partial<PaymentSettings> = {}, api: Record<string, MockHandler> = {}) {
  const present = paymentsForStaff(settings);
  return renderPage(<Page />, {
    path: '/admin/settings/payments',
    url: '/admin/settings/payments',
    session: { role: 'ADMIN' },
    api: {
      'GET admin/me': me(),
      'GET store': storeSettings(),
      'GET admin/payment-settings': present,
      'GET admin/stripe-keys': stripeKeysForStaff(),
      'PUT admin/payment-settings': ({ body }: { body: unknown }) => ({ ...present, ...Object(body), version: 4 }),
      ...api,
    },
  });
}

const put = (calls: { method: string; body: unknown }[]) =>
  calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
const save = () => screen.getByRole('button', { name: 'Save' });
const preview = async () => within(await screen.findByRole('dialog', { name: 'What changes' }));

test('says where the keys of Stripe come from, shows none, and offers nothing that the environment lacks', async () => {
  renderPayments();
  const stripe = await screen.findByLabelText('Offer cards by Stripe');
  expect(stripe).toBeDisabled();
  expect(stripe).not.toBeChecked();
  expect(screen.getByText(/^There are no keys of Stripe/)).toBeInTheDocument();
  expect(screen.getByLabelText('Offer cards of the test gateway')).toBeChecked();
  expect(screen.getByLabelText('IBAN')).toHaveValue('DE02 1203 0000 0000 2020 51');
});

test('a fee is saved after it was said what it will cost, with the version that was read', async () => {
  const { user, calls } = renderPayments();
  const fee = await screen.findByLabelText('Fee (USD)');
  await user.clear(fee);
  await user.type(fee, '6.50');
  await user.click(screen.getByRole('button', { name: 'Remove United States' }));
  await user.click(save());
  const dialog = await preview();
  expect(dialog.getByText('Cash on delivery will cost $6.50 instead of $5.00')).toBeInTheDocument();
  expect(dialog.getByText('Cash on delivery will be offered everywhere')).toBeInTheDocument();
  expect(put(calls)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toasts).toEqual(['The payment settings were saved']));
  const { currency: _currency, available: _available, ...settings } = paymentsForStaff();
  expect(put(calls)).toEqual([
    { ...settings, confirmed: true, cash_on_delivery: { enabled: true, fee: 650, up_to: 50_000, countries: [] } },
  ]);
});

test('that nobody could pay any more is a warning', async () => {
  const { user, calls } = renderPayments({ pay_later: { enabled: false, second_person_above: 10_000 } });
  await user.click(await screen.findByLabelText('Offer cards of the test gateway'));
  await user.click(screen.getByLabelText('Offer cash on delivery'));
  await user.click(screen.getByLabelText('Offer bank transfer'));
  await user.click(save());
  const dialog = await preview();
  expect(dialog.getByText(/^Nobody can pay any more/)).toBeInTheDocument();
  expect(dialog.getByText('Bank transfer will not be offered any more')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(put(calls)).toEqual([]);
  // one way is enough
  await user.click(screen.getByLabelText('Offer bank transfer'));
  await user.click(save());
  expect((await preview()).queryByText(/Nobody can pay/)).not.toBeInTheDocument();
});

test('what is no amount is said at its field; what the API refuses stands at its field, too', async () => {
  const { user, calls } = renderPayments(
    {},
    {
      'PUT admin/payment-settings': problem(422, {
        code: 'validation.failed',
        detail: 'Please enter an IBAN, as the bank prints it',
        errors: { 'bank_transfer.iban': ['Please enter an IBAN, as the bank prints it'] },
      }),
    },
  );
  const fee = await screen.findByLabelText('Fee (USD)');
  await user.type(fee, 'x');
  await user.click(save());
  expect(fee).toHaveAccessibleDescription('Please enter an amount, such as 5.00');
  expect(put(calls)).toEqual([]);
  await user.clear(fee);
  await user.type(fee, '5');
  await user.type(screen.getByLabelText('IBAN'), '9');
  await user.click(save());
  await user.click((await preview()).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByLabelText('IBAN')).toHaveFocus());
  expect(screen.getByLabelText('IBAN')).toHaveAccessibleDescription('Please enter an IBAN, as the bank prints it');
  expect(screen.getByLabelText('IBAN')).toHaveValue('DE02 1203 0000 0000 2020 519');
});

test('what somebody else saved meanwhile is taken over, and shown beside what was typed into the same field', async () => {
  let present = paymentsForStaff();
  const theirs = paymentsForStaff({ version: 4, capture: 'at_shipment' });
  theirs.bank_transfer = { ...theirs.bank_transfer, holder: 'Theirs' };
  const { user } = renderPayments(
    {},
    {
      'GET admin/payment-settings': () => present,
      'PUT admin/payment-settings': () => {
        present = theirs;
        return problem(409, { code: 'conflict', detail: 'This was changed somewhere else meanwhile.' });
      },
    },
  );
  const holder = await screen.findByLabelText('Account holder');
  await user.clear(holder);
  await user.type(holder, 'Mine');
  await user.click(save());
  await user.click((await preview()).getByRole('button', { name: 'Save' }));
  const versions = within(await screen.findByRole('table', { name: 'Both versions' }));
  expect(versions.getByRole('row', { name: /^Account holder Theirs Mine/ })).toBeInTheDocument();
  expect(screen.getByLabelText('Take money on cards')).toHaveValue('at_shipment');
  await user.click(versions.getByRole('button', { name: 'Take theirs' }));
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});

test('keys of Stripe go in and are never shown: what is, is their last signs', async () => {
  const saved = stripeKeysForStaff({
    source: 'saved',
    saved: {
      ends: { secret_key: '1234', publishable_key: '5678', webhook_secret: '9012' },
      is_live: true,
      set_at: '2026-11-02T10:00:00Z',
      set_by: 'Mira Holt',
    },
    version: 1,
  });
  const { user, calls } = renderPayments(
    {},
    { 'PUT admin/stripe-keys': saved, 'DELETE admin/stripe-keys': stripeKeysForStaff({ version: 2 }) },
  );
  await user.click(await screen.findByRole('button', { name: 'Enter keys' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Enter keys' }));
  await user.click(dialog.getByRole('button', { name: 'Try and save' }));
  expect(dialog.getByLabelText('Secret key')).toHaveAccessibleDescription('Please enter this key');
  expect(dialog.getByLabelText('Secret key')).toHaveAttribute('type', 'password');
  await user.type(dialog.getByLabelText('Secret key'), 'sk_live_1234');
  await user.type(dialog.getByLabelText('Publishable key'), 'pk_live_5678');
  await user.type(dialog.getByLabelText('Signing secret of the webhook'), 'whsec_9012');
  await user.click(dialog.getByRole('button', { name: 'Try and save' }));
  await waitFor(() => expect(toasts).toEqual(['The keys of Stripe were saved']));
  expect(put(calls)).toEqual([
    { secret_key: 'sk_live_1234', publishable_key: 'pk_live_5678', webhook_secret: 'whsec_9012', version: 0 },
  ]);
  expect(screen.getByText('set, ends with …1234')).toBeInTheDocument();
  expect(screen.getByText(/Live keys.*Entered by Mira Holt/)).toBeInTheDocument();
  expect(screen.queryByText(/sk_live/)).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Remove the keys' }));
  const question = within(await screen.findByRole('dialog', { name: 'Remove the keys of Stripe?' }));
  await user.click(question.getByRole('button', { name: 'Remove the keys' }));
  expect(await screen.findByText('There are none: cards are not taken by Stripe.')).toBeInTheDocument();
});

test('a key that Stripe does not know is said at its field, which gets the focus', async () => {
  const errors = { secret_key: ['Stripe does not know this key'] };
  const refused = problem(422, { code: 'validation.failed', errors });
  const { user } = renderPayments({}, { 'PUT admin/stripe-keys': refused });
  await user.click(await screen.findByRole('button', { name: 'Enter keys' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Enter keys' }));
  await user.type(dialog.getByLabelText('Secret key'), 'sk_test_of_nobody');
  await user.type(dialog.getByLabelText('Publishable key'), 'pk_test_5678');
  await user.type(dialog.getByLabelText('Signing secret of the webhook'), 'whsec_9012{Enter}');
  await waitFor(() => expect(dialog.getByLabelText('Secret key')).toHaveFocus());
  expect(dialog.getByLabelText('Secret key')).toHaveAccessibleDescription('Stripe does not know this key');
  expect(dialog.getByLabelText('Publishable key')).toHaveValue('pk_test_5678');
});

test('keys of the environment are used before saved ones, and the screen says so', async () => {
  renderPayments({}, { 'GET admin/stripe-keys': stripeKeysForStaff({ source: 'environment' }) });
  expect(await screen.findByText(/^The keys of the environment of the API/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Enter keys' })).not.toBeInTheDocument();
});

test('the keys of Stripe come with the ways to pay above them, which do not move them', async () => {
  const ways = heldAnswer();
  renderPayments(
    {},
    {
      'GET admin/payment-settings': async () => {
        await ways.promise;
        return paymentsForStaff();
      },
    },
  );
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('region', { name: 'Keys of Stripe' })).not.toBeInTheDocument();
  ways.give();
  expect(await screen.findByRole('region', { name: 'Keys of Stripe' })).toBeInTheDocument();
});
