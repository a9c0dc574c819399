import { messagesIn } from '@tessera/shared/i18n';
import { hearToasts, problem } from '@tessera/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { trouble } from '../../../messages/orders/de/trouble';
import { troubleMessages } from '../../../messages/orders/trouble';
import { adminOrder, orderRefund, refundPreview } from '../../../testing/sales/order-fixtures';
import { packer, renderOrder, writes } from '../testing/render-order';
import { disputeReason } from './troubles.model';

const texts = hearToasts();

const troubles = async () => within(await screen.findByRole('list', { name: 'What needs attention' }));

const failed = orderRefund({
  state: 'failed',
  message: 'The payment is disputed, so nothing of it can be refunded.',
  can_retry: true,
  can_settle_by_hand: true,
  can_close: true,
});

test('money that a card does not hold any more says so, and what brings it all the same', async () => {
  renderOrder(adminOrder({ payment_status: 'failed', owed: 12_400, can_ship: false }));
  const list = await troubles();
  expect(list.getByText('The payment of $124.00 was lost.')).toBeInTheDocument();
  expect(list.getByText(/send a payment link, or mark it as paid/)).toBeInTheDocument();
});

describe('a refund that failed', () => {
  test('says why, and is tried again with the version on show and a key', async () => {
    const done = adminOrder({
      version: 5,
      refunds: [{ ...failed, can_retry: false }, orderRefund({ id: 'refund-2' })],
    });
    const { user, calls } = renderOrder(adminOrder({ refunds: [failed] }), {
      'POST admin/orders/:id/refunds/:refund/retry': done,
    });
    const list = await troubles();
    expect(list.getByText('$24.00 did not go back to the customer.')).toBeInTheDocument();
    expect(list.getByText(/The payment is disputed/)).toBeInTheDocument();
    await user.click(list.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(texts).toEqual(['$24.00 is asked for again']));
    const [write] = writes(calls);
    expect([write?.path, write?.body]).toEqual([expect.stringMatching(/refunds\/refund-1\/retry$/), { version: 4 }]);
    expect(write?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
    expect(screen.queryByRole('list', { name: 'What needs attention' })).not.toBeInTheDocument();
  });

  test('was given back another way: it asks how, and says it', async () => {
    const { user, calls } = renderOrder(adminOrder({ refunds: [failed] }), {
      'POST admin/orders/:id/refunds/:refund/by-hand': adminOrder({ version: 5 }),
    });
    await user.click((await troubles()).getByRole('button', { name: 'Settle…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByLabelText('Reason')).toHaveAccessibleDescription(/Please give a reason/);
    await user.type(dialog.getByLabelText('Reason'), 'By transfer');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(texts).toEqual(['$24.00 counts as given back']));
    expect(writes(calls).at(-1)?.body).toEqual({ reason: 'By transfer', counts: true, version: 4 });
  });

  test('is closed where nothing more of it goes back, and then counts for nothing', async () => {
    const { user, calls } = renderOrder(adminOrder({ refunds: [failed] }), {
      'POST admin/orders/:id/refunds/:refund/by-hand': adminOrder({ version: 5 }),
    });
    await user.click((await troubles()).getByRole('button', { name: 'Settle…' }));
    const dialog = within(await screen.findByRole('dialog'));
    const outcome = within(dialog.getByRole('group', { name: 'What became of it' }));
    expect(outcome.getByRole('radio', { name: /^\$24\.00 was given back another way/ })).toBeChecked();
    await user.click(outcome.getByRole('radio', { name: 'Nothing more of it goes back' }));
    await user.type(dialog.getByLabelText('Reason'), 'Gets a voucher');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(texts).toEqual(['Saved: nothing more of $24.00 goes back']));
    expect(writes(calls).at(-1)?.body).toEqual({ reason: 'Gets a voucher', counts: false, version: 4 });
  });

  test('asks for no more than can be said of it, in a sentence that is shown whole', async () => {
    const { user } = renderOrder(adminOrder({ refunds: [{ ...failed, can_settle_by_hand: false }] }));
    await user.click((await troubles()).getByRole('button', { name: 'Settle…' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getAllByRole('radio')).toHaveLength(1);
    expect(dialog.getByRole('radio', { name: 'Nothing more of it goes back' })).toBeChecked();
    expect(dialog.queryByRole('combobox')).not.toBeInTheDocument();
  });

  test('that a colleague has dealt with meanwhile is said, and the order is shown as it is now', async () => {
    let current = adminOrder({ refunds: [failed] });
    const { user } = renderOrder(current, {
      'GET admin/orders/:id': () => current,
      'POST admin/orders/:id/refunds/:refund/retry': () => {
        current = adminOrder({ version: 5, refunds: [{ ...failed, message: 'Declined anew' }] });
        return problem(409, { code: 'orders.stale', message: 'Somebody has changed this order meanwhile.' });
      },
    });
    await user.click((await troubles()).getByRole('button', { name: 'Try again' }));
    expect(await (await troubles()).findByText(/Somebody has changed this order meanwhile/)).toBeInTheDocument();
    expect((await troubles()).getByText(/Declined anew/)).toBeInTheDocument();
  });

  test('stays in its place for a role that may not refund, and says so', async () => {
    renderOrder(adminOrder({ refunds: [failed] }), { 'GET admin/me': packer(['orders.read']) });
    const list = await troubles();
    await waitFor(() =>
      expect(list.getByRole('button', { name: 'Try again' })).toHaveAccessibleDescription(
        'Your role (Packer) does not allow this.',
      ),
    );
  });
});

test('a refund that waits for the provider says how often it was tried, and can be tried now', async () => {
  const waits = orderRefund({
    state: 'pending',
    attempts: 7,
    next_try_at: '2026-11-20T09:00:00Z',
    message: 'The payment provider does not answer.',
    can_retry: true,
  });
  renderOrder(adminOrder({ refunds: [waits] }));
  const list = await troubles();
  expect(list.getByText(/The payment provider does not answer\. Tried 7 times, next try/)).toBeInTheDocument();
  expect(list.getByRole('button', { name: 'Try now' })).toBeInTheDocument();
  expect(list.queryByRole('button', { name: 'Settle…' })).not.toBeInTheDocument();
});

test('money that could not be taken leads to taking it', async () => {
  const order = adminOrder({ payment_status: 'authorised', can_capture: true });
  const [payment] = order.payments;
  const capture_trouble = { message: 'The reservation has expired.', attempts: 1, next_try_at: null };
  const { user } = renderOrder({ ...order, payments: payment ? [{ ...payment, capture_trouble }] : [] });
  const list = await troubles();
  expect(list.getByText('$124.00 could not be taken from the card.')).toBeInTheDocument();
  await user.click(list.getByRole('button', { name: 'Take the payment' }));
  expect(await screen.findByRole('dialog', { name: 'Take the payment?' })).toBeInTheDocument();
});

test('a dispute is shown with the day until which it takes an answer, and stays in the story of the money', async () => {
  const dispute = {
    id: 'dp_1',
    payment_id: 'payment-1',
    amount: 12_400,
    reason: 'product_not_received',
    state: 'open' as const,
    respond_by: '2026-12-01T00:00:00Z',
    opened_at: '2026-11-21T08:00:00Z',
    closed_at: null,
  };
  renderOrder(adminOrder({ dispute: 'open', disputes: [dispute], refundable: 0 }));
  const list = await troubles();
  expect(list.getByText('The customer’s bank disputes $124.00.')).toBeInTheDocument();
  expect(list.getByText(/^The goods did not arrive\..*until .*2026/)).toBeInTheDocument();
  expect(within(screen.getByRole('status', { name: 'States' })).getByText('Disputed')).toBeInTheDocument();
  expect(screen.getByText('The goods did not arrive · dp_1')).toBeInTheDocument();
});

describe('why a payer disputes', () => {
  test.each([
    ['fraudulent', 'The cardholder did not make the payment', 'Der Karteninhaber hat die Zahlung nicht veranlasst'],
    ['some_new_rule', '“some_new_rule”', '„some_new_rule“'],
    ['constructor', '“constructor”', '„constructor“'],
    ['', '', ''],
  ])('%p is said in the language of the screen, what is not known as it came', async (reason, english, german) => {
    expect(disputeReason(messagesIn(troubleMessages, 'en'), reason)).toBe(english);
    expect(disputeReason(trouble, reason)).toBe(german);
  });

  test('has the same words in both languages', () => {
    expect(Object.keys(trouble.disputeReasons)).toEqual(Object.keys(messagesIn(troubleMessages, 'en').disputeReasons));
  });
});

test('two who refund the same pieces: the second one sees what the first has given back, and what is left', async () => {
  let current = adminOrder();
  const { user } = renderOrder(current, {
    'GET admin/orders/:id': () => current,
    'POST admin/orders/:id/refund-preview': refundPreview(),
    'POST admin/orders/:id/refunds': () => {
      const totals = { ...current.totals, refunded: 2400 };
      current = adminOrder({ version: 5, totals, refundable: 10_000, payment_status: 'partially_refunded' });
      return problem(409, { code: 'orders.stale', message: 'Somebody has changed this order meanwhile.' });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(screen.getByRole('menuitem', { name: 'Refund' }));
  const dialog = within(await screen.findByRole('dialog'));
  const pieces = dialog.getByRole('spinbutton', { name: 'Ember mug, at most 2' });
  await user.clear(pieces);
  await user.type(pieces, '1');
  const submit = await dialog.findByRole('button', { name: 'Refund $24.00' });
  await waitFor(() => expect(submit).not.toHaveAttribute('aria-disabled'));
  await user.click(submit);
  expect(await dialog.findByText('Refunded in all: $24.00')).toBeInTheDocument();
  expect(dialog.getByText('Can still be refunded: $100.00')).toBeInTheDocument();
  expect(dialog.getByRole('spinbutton', { name: 'Ember mug, at most 2' })).toHaveValue(1);
});
