import type { Payment } from '@tessera/shared/contract';
import { hearToasts, problem, renderPage, type MockHandler } from '@tessera/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { payLaterAccount, store } from '../../testing/fixtures';
import { Page } from './pay-later-page';

const texts = hearToasts();

function renderPayLater(
  account: MockHandler = payLaterAccount(),
  api: Record<string, MockHandler> = {},
  url = '/account/pay-later',
) {
  return renderPage(<Page />, {
    url,
    session: {},
    api: { 'GET store': store(), 'GET pay-later': account, ...api },
  });
}

const none = payLaterAccount({
  state: 'none',
  can_apply: true,
  limit: 0,
  used: 0,
  available: 0,
  next_due: null,
  schedules: [],
  receipts: [],
});

test('leads back to the checkout that it was asked for in, and says whether it can be used there now', async () => {
  const { unmount } = renderPayLater(none, {}, '/account/pay-later?from=checkout');
  expect(await screen.findByText('Your checkout waits as you left it.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to your checkout' })).toHaveAttribute('href', '/checkout?part=payment');
  // they have pressed 'Apply' there
  await waitFor(() => expect(screen.getByLabelText('Date of birth')).toHaveFocus());
  unmount();
  renderPayLater(payLaterAccount(), {}, '/account/pay-later?from=checkout');
  expect(await screen.findByText('You can pay later now.')).toBeVisible();
});

describe('applying', () => {
  async function openForm(api: Record<string, MockHandler> = {}) {
    const view = renderPayLater(none, api);
    await view.user.click(await screen.findByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(screen.getByLabelText('Date of birth')).toHaveFocus());
    return view;
  }

  test('asks for the facts and the consent, and shows what was decided', async () => {
    const { user, calls } = await openForm({
      'POST pay-later/applications': payLaterAccount({ schedules: [], receipts: [], used: 0, available: 50000 }),
    });
    await user.type(screen.getByLabelText('Date of birth'), '1990-05-01');
    await user.type(screen.getByLabelText('Monthly income after tax (USD)'), '2,400');
    await user.selectOptions(screen.getByLabelText('What you do'), 'Employed');
    await user.click(screen.getByRole('checkbox', { name: /^I agree that my facts/ }));
    await user.click(screen.getByRole('button', { name: /^Send application/ }));
    expect(await screen.findByText('$500.00', { selector: 'span' })).toBeVisible();
    expect(texts).toEqual(['Your application has arrived']);
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      date_of_birth: '1990-05-01',
      monthly_income: 240000,
      employment: 'employed',
      consent: true,
    });
  });

  test('says what is missing, and needs the consent', async () => {
    const { user, calls } = await openForm();
    await user.click(screen.getByRole('button', { name: /^Send application/ }));
    for (const message of [
      'Date of birth is required',
      'Monthly income is required',
      'Please choose what you do',
      'You must agree before you can apply',
    ]) {
      expect(screen.getByText(message)).toBeVisible();
    }
    expect(screen.getByLabelText('Date of birth')).toHaveFocus();
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  });
});

describe('the account', () => {
  test('shows limit, used, available, what is due next, the plan of each order and the receipts', async () => {
    renderPayLater();
    expect(await screen.findByText('$470.00')).toBeVisible();
    expect(screen.getByRole('meter', { name: '$30.00 of $500.00 used' })).toBeVisible();
    expect(screen.getByText('$10.00 on December 4, 2026')).toBeVisible();
    const parts = within(screen.getAllByRole('list')[0] as HTMLElement).getAllByRole('listitem');
    expect(parts[0]).toHaveTextContent(/Part 1.*Paid.*Due November 20, 2026.*\$10\.00/);
    expect(within(parts[0] as HTMLElement).queryByRole('button')).toBeNull();
    expect(parts[1]).toHaveTextContent(/Part 2.*Due/);
    expect(screen.getByText('November 20, 2026', { selector: 'time' })).toBeVisible();
  });

  test('says in words what the shop changed of what is owed, beside what was paid', async () => {
    const [paid] = payLaterAccount().receipts;
    if (!paid) throw new Error('Something was paid');
    const changes = [
      { kind: 'waiver', amount: 500 },
      { kind: 'fee', amount: -250 },
      { kind: 'reversal', amount: -1000 },
      { kind: 'reversal', amount: 250 },
      { kind: 'write_off', amount: 700 },
    ] as const;
    const receipts = changes.map((change, index) => ({ ...paid, ...change, id: `change-${index}` }));
    renderPayLater(payLaterAccount({ receipts: [...receipts, paid] }));
    const lines = (await screen.findAllByText(/^Order KO-/, { selector: 'a' }))
      .map((link) => link.closest('li')?.textContent ?? '')
      .filter((line) => line.includes('November 20'));
    expect(lines.map((line) => line.replace(/^.*?Order KO-7K2M9Q/, ''))).toEqual([
      ' · Waived by us$5.00',
      ' · Fee-$2.50',
      ' · Open again-$10.00',
      ' · Taken off again$2.50',
      ' · Written off by us$7.00',
      '$10.00',
    ]);
  });

  test('calls no part paid of which the shop has let go whole', async () => {
    const [schedule] = payLaterAccount().schedules;
    if (!schedule) throw new Error('The account has a plan');
    const [first] = schedule.instalments;
    if (!first) throw new Error('The plan has parts');
    const dropped = { ...first, id: 'part-9', number: 9, amount: 0, paid: 0, state: 'paid' as const };
    renderPayLater(payLaterAccount({ schedules: [{ ...schedule, instalments: [first, dropped] }] }));
    const part = (await screen.findByText(/^Part 9/)).closest('li');
    expect(part).toHaveTextContent(/^Part 9 Nothing to pay\$0\.00$/);
  });

  test('says what is overdue, since when and what follows, and shows its plan first', async () => {
    const [schedule] = payLaterAccount().schedules;
    if (!schedule) throw new Error('The account has a plan');
    const late = schedule.instalments.map((part) =>
      part.number === 2 ? { ...part, state: 'overdue' as const } : part,
    );
    const other = { ...schedule, order_id: 'order-2', order_number: 'KO-999999' };
    const account = payLaterAccount({ schedules: [other, { ...schedule, instalments: late }] });
    renderPayLater(account, {}, '/account/pay-later?from=checkout');
    expect(await screen.findByText('Your checkout waits as you left it.')).toBeVisible();
    expect(await screen.findByText(/Until then new orders have to be paid in another way/)).toBeVisible();
    expect(screen.getByText('$10.00 since December 4, 2026')).toBeVisible();
    const plans = screen.getAllByRole('heading', { level: 3, name: /^Order/ });
    expect(plans[0]).toHaveTextContent(schedule.order_number);
  });

  test('that was refused or is on hold says why', async () => {
    renderPayLater({ ...none, state: 'refused', can_apply: false, reason: 'The income is too low.' });
    expect(await screen.findByText('The reason: The income is too low.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Apply/ })).toBeNull();
  });

  test('that is being looked at says so', async () => {
    renderPayLater({ ...none, state: 'pending', can_apply: false });
    expect(await screen.findByText('We are looking at your application')).toBeVisible();
  });
});

describe('paying a part', () => {
  const payment = (overrides: Partial<Payment> = {}): Payment => ({
    id: 'payment-1',
    method: 'test-card',
    status: 'paid',
    amount: 1000,
    message: null,
    action: null,
    ...overrides,
  });
  const token = { token: 'tok-1', brand: 'Visa', last4: '4242' };
  const paid = payLaterAccount({ used: 2000, available: 48000 });

  async function open(api: Record<string, MockHandler>) {
    const view = renderPayLater(payLaterAccount(), { 'POST test-gateway/tokens': token, ...api });
    await view.user.click(await screen.findByRole('button', { name: 'Pay now part 2 of order KO-7K2M9Q' }));
    const dialog = within(screen.getByRole('dialog'));
    await dialog.findByLabelText('Card number');
    return { ...view, dialog };
  }

  async function typeCard({ user, dialog }: Awaited<ReturnType<typeof open>>) {
    await user.type(dialog.getByLabelText('Card number'), '4242 4242 4242 4242');
    await user.type(dialog.getByLabelText('Expiry date'), '12/30');
    await user.type(dialog.getByLabelText('Security code'), '123');
  }

  test('sends the card to the gateway alone, and the token to the shop', async () => {
    const view = await open({ 'POST pay-later/instalments/:id/payments': { account: paid, payment: payment() } });
    await typeCard(view);
    await view.user.click(view.dialog.getByRole('button', { name: /^Pay \$10\.00/ }));
    await waitFor(() => expect(texts).toEqual(['Thank you, your payment has arrived']));
    const sent = view.calls.filter(({ method }) => method === 'POST');
    expect(sent.map(({ path, body }) => [path, body])).toEqual([
      ['test-gateway/tokens', { number: '4242424242424242', expiry: '12/30', cvc: '123' }],
      ['pay-later/instalments/part-2/payments', { amount: 1000, method: 'test-card', token: 'tok-1' }],
    ]);
    expect(await screen.findByText('$480.00')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Your payment plans' })).toHaveFocus());
  });

  test('early, all of it or as much as one likes', async () => {
    const view = await open({ 'POST pay-later/instalments/:id/payments': { account: paid, payment: payment() } });
    expect(view.dialog.getByLabelText('All that is open of this order: $30.00')).toBeVisible();
    await view.user.click(view.dialog.getByLabelText('Another amount'));
    await view.user.type(view.dialog.getByLabelText('Amount (USD)'), '99');
    await typeCard(view);
    await view.user.click(view.dialog.getByRole('button', { name: /^Pay now/ }));
    expect(await view.dialog.findByText('Please enter an amount up to $30.00')).toBeVisible();
    await view.user.clear(view.dialog.getByLabelText('Amount (USD)'));
    await view.user.type(view.dialog.getByLabelText('Amount (USD)'), '12.50');
    await view.user.click(view.dialog.getByRole('button', { name: /^Pay now/ }));
    await waitFor(() => expect(texts).toHaveLength(1));
    expect(view.calls.at(-1)?.body ?? view.calls.find(({ path }) => path.includes('payments'))?.body).toMatchObject({
      amount: 1250,
    });
  });

  test('that is declined says why, and can be tried again', async () => {
    const view = await open({
      'POST pay-later/instalments/:id/payments': {
        account: payLaterAccount(),
        payment: payment({ status: 'failed', message: 'There is not enough money on this card.' }),
      },
    });
    await typeCard(view);
    await view.user.click(view.dialog.getByRole('button', { name: /^Pay \$10\.00/ }));
    expect(await view.dialog.findByRole('alert')).toHaveTextContent('There is not enough money on this card.');
    expect(view.dialog.getByLabelText('Card number')).toHaveValue('4242 4242 4242 4242');
  });

  test('asks for the bank’s code where the bank does', async () => {
    const view = await open({
      'POST pay-later/instalments/:id/payments': {
        account: payLaterAccount(),
        payment: payment({ status: 'needs_confirmation', action: { kind: 'confirm' } }),
      },
      'POST payments/:id/confirm': payment(),
    });
    await typeCard(view);
    await view.user.click(view.dialog.getByRole('button', { name: /^Pay \$10\.00/ }));
    const code = await view.dialog.findByLabelText('Code');
    expect(code).toHaveFocus();
    await view.user.type(code, '123456{Enter}');
    await waitFor(() => expect(texts).toEqual(['Thank you, your payment has arrived']));
  });

  test('with a card that the gateway does not take says so', async () => {
    const view = await open({ 'POST test-gateway/tokens': problem(422, { message: 'This is no card number.' }) });
    await typeCard(view);
    await view.user.click(view.dialog.getByRole('button', { name: /^Pay \$10\.00/ }));
    expect(await view.dialog.findByRole('alert')).toHaveTextContent('This is no card number.');
  });
});
