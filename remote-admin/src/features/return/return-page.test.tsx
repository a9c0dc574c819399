import type { AdminReturn } from '@tessera/shared/contract';
import {
  hearToasts,
  problem,
  renderPage,
  storeSettings,
  type MockCall,
  type MockHandler,
} from '@tessera/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { refundPreview } from '../../testing/order-fixtures';
import { adminReturn, receivedReturn, returnItem } from '../../testing/return-fixtures';
import { Page } from './return-page';

const ALL = ['orders.read', 'returns.write', 'orders.refund', 'audit.read'];
const me = (rights: string[] = ALL) => ({
  user: { id: 'user-bo', first_name: 'Bo', last_name: 'Reed', email: 'bo@example.com' },
  role: { id: 'role-1', key: null, name: 'Support' },
  rights,
});

function renderReturn(one: AdminReturn = adminReturn(), api: Record<string, MockHandler> = {}) {
  return renderPage(<Page />, {
    path: '/admin/returns/:return',
    url: `/admin/returns/${one.id}`,
    session: { role: 'ADMIN' },
    api: {
      'GET admin/returns/:id': one,
      'GET admin/me': me(),
      'GET store': storeSettings(),
      ...api,
    },
  });
}

const writes = (calls: MockCall[]) =>
  calls.filter(({ method, path }) => method !== 'GET' && !path.endsWith('refund-preview'));
const press = (name: string) => screen.findByRole('button', { name });
const inDialog = () => within(screen.getByRole('dialog'));
const texts = hearToasts();

test('shows what comes back and why, the customer’s words, the order, the money and the history', async () => {
  const one = adminReturn();
  renderReturn(one);
  expect(await screen.findByRole('heading', { level: 1, name: 'Return R-7K2M9QX' })).toBeInTheDocument();
  expect(within(screen.getByRole('status', { name: 'States' })).getByText('To decide')).toBeInTheDocument();
  expect(screen.getByText('Damaged or faulty')).toBeInTheDocument();
  expect(screen.getByText('The handle is broken.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Order K-1042' })).toHaveAttribute('href', '/admin/orders/K-1042');
  expect(screen.getByText('Bought for').nextElementSibling).toHaveTextContent('$48.00');
  expect(await screen.findByRole('link', { name: 'History' })).toHaveAttribute(
    'href',
    `/admin/settings/audit-log?record_type=return&record_id=${one.id}`,
  );
});

test('is approved with words for the customer, the version on show and a key', async () => {
  const { user, calls } = renderReturn(adminReturn(), {
    'POST admin/returns/:id/approve': adminReturn({ state: 'approved', version: 2, message: 'Any parcel service.' }),
  });
  await user.click(await press('Approve'));
  await user.type(inDialog().getByLabelText('Words to the customer (optional)'), 'Any parcel service.');
  await user.click(inDialog().getByRole('button', { name: 'Approve' }));
  expect(await press('Receive goods')).toBeInTheDocument();
  expect(texts).toEqual(['The return was approved']);
  const [write] = writes(calls);
  expect(write?.body).toEqual({ message: 'Any parcel service.', version: 1 });
  expect(write?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
  expect(screen.getByText('Any parcel service.')).toBeInTheDocument();
});

test('is refused with a reason, and not without', async () => {
  const { user, calls } = renderReturn(adminReturn(), {
    'POST admin/returns/:id/refuse': adminReturn({ state: 'refused', version: 2, message: 'It was used.' }),
  });
  await user.click(await press('More actions'));
  await user.click(screen.getByRole('menuitem', { name: 'Refuse' }));
  await user.click(inDialog().getByRole('button', { name: 'Refuse' }));
  const reason = inDialog().getByLabelText('Reason');
  expect(reason).toHaveAccessibleDescription(/Please say why/);
  expect(writes(calls)).toEqual([]);
  await user.type(reason, 'It was used.');
  await user.click(inDialog().getByRole('button', { name: 'Refuse' }));
  await waitFor(() => expect(texts).toEqual(['The return was refused']));
  expect(writes(calls)[0]?.body).toEqual({ message: 'It was used.', version: 1 });
});

describe('goods that arrive', () => {
  const approved = adminReturn({ state: 'approved', version: 2 });

  test('are counted by line and condition; what is missing can come later', async () => {
    const { user, calls } = renderReturn(approved, { 'POST admin/returns/:id/receive': receivedReturn() });
    await user.click(await press('Receive goods'));
    const asNew = inDialog().getByRole('spinbutton', { name: 'Ember mug: as new, at most 2' });
    expect(asNew).toHaveValue(2);
    await user.clear(asNew);
    await user.type(asNew, '1');
    await user.click(inDialog().getByRole('button', { name: 'Receive goods' }));
    expect(await press('Refund')).toBeInTheDocument();
    expect(writes(calls)[0]?.body).toEqual({
      items: [{ order_item_id: 'item-mug', as_new: 1, damaged: 0 }],
      version: 2,
    });
    expect(within(screen.getByRole('status', { name: 'States' })).getByText('1 missing')).toBeInTheDocument();
    expect(screen.getByText('1 of 2 here · 1 back in stock · 1 missing')).toBeInTheDocument();
  });

  test('are not more than are missing, and not none: said there, nothing is sent', async () => {
    const { user, calls } = renderReturn(approved);
    await user.click(await press('Receive goods'));
    await user.type(inDialog().getByRole('spinbutton', { name: 'Ember mug: damaged, at most 2' }), '1');
    await user.click(inDialog().getByRole('button', { name: 'Receive goods' }));
    expect(inDialog().getByRole('alert')).toHaveTextContent(
      'Of Ember mug whole numbers up to 2 together can have arrived',
    );
    for (const field of inDialog().getAllByRole('spinbutton')) await user.clear(field);
    await user.click(inDialog().getByRole('button', { name: 'Receive goods' }));
    expect(inDialog().getByRole('alert')).toHaveTextContent('Please say how many pieces have arrived');
    expect(writes(calls)).toEqual([]);
  });
});

describe('the refund', () => {
  const preview = refundPreview({
    amount: 2400,
    suggested_amount: 2400,
    refundable: 5390,
    delivery: 0,
    tax: 0,
    items: [{ order_item_id: 'item-mug', quantity: 1, refundable_quantity: 1, amount: 2400, tax: 0 }],
  });
  const withDelivery = { ...preview, amount: 2990, suggested_amount: 2990, delivery: 590 };
  const answer: MockHandler = ({ body }: MockCall) =>
    (body as { delivery?: boolean }).delivery ? withDelivery : preview;

  test('shows what it comes to before it is made, with the delivery or without, and says what is missing', async () => {
    const { user, calls } = renderReturn(receivedReturn(), {
      'POST admin/returns/:id/refund-preview': answer,
      'POST admin/returns/:id/refund': receivedReturn({ state: 'refunded', version: 4, refund_amount: 2990 }),
    });
    await user.click(await press('Refund'));
    expect(inDialog().getByText(/One piece has not arrived/)).toBeInTheDocument();
    expect(await inDialog().findByRole('button', { name: 'Refund $24.00' })).toBeInTheDocument();
    await user.click(inDialog().getByRole('checkbox', { name: 'Delivery, $5.90' }));
    await user.click(await inDialog().findByRole('button', { name: 'Refund $29.90' }));
    await waitFor(() => expect(texts).toEqual(['$29.90 goes back']));
    expect(writes(calls)[0]?.body).toEqual({ amount: 2990, delivery: true, message: '', version: 3 });
    expect(screen.getByText('Given back').nextElementSibling).toHaveTextContent('$29.90');
  });

  test('is never more than can go back, and what was typed stays', async () => {
    const { user, calls } = renderReturn(receivedReturn(), { 'POST admin/returns/:id/refund-preview': answer });
    await user.click(await press('Refund'));
    await inDialog().findByRole('button', { name: 'Refund $24.00' });
    const amount = inDialog().getByLabelText('Amount (USD)');
    await user.clear(amount);
    await user.type(amount, '99');
    await user.click(await inDialog().findByRole('button', { name: 'Refund $99.00' }));
    expect(amount).toHaveAccessibleDescription(/At most \$53.90 can be given back/);
    expect(amount).toHaveValue('99');
    expect(writes(calls)).toEqual([]);
  });
});

test('is exchanged for an order that staff have written, named by its number; what is wrong with it is said there', async () => {
  let isKnown = false;
  const done = receivedReturn({ state: 'exchanged', version: 4, replacement_order: 'K-1050' });
  const { user, calls } = renderReturn(receivedReturn(), {
    'POST admin/returns/:id/exchange': () => {
      const sentence = 'Please name a later order of the same customer.';
      return isKnown ? done : problem(422, { message: sentence, errors: { order: [sentence] } });
    },
  });
  await user.click(await press('More actions'));
  await user.click(screen.getByRole('menuitem', { name: 'Exchange' }));
  await user.click(inDialog().getByRole('button', { name: 'Exchange' }));
  const order = inDialog().getByLabelText('Number of the replacement order');
  expect(order).toHaveAccessibleDescription('Please enter the number of the order');
  await user.type(order, 'K-1050');
  await user.click(inDialog().getByRole('button', { name: 'Exchange' }));
  await waitFor(() => expect(order).toHaveAccessibleDescription('Please name a later order of the same customer.'));
  isKnown = true;
  await user.click(inDialog().getByRole('button', { name: 'Exchange' }));
  expect(await screen.findByRole('link', { name: 'Order K-1050' })).toHaveAttribute('href', '/admin/orders/K-1050');
  expect(writes(calls).at(-1)?.body).toEqual({ order: 'K-1050', message: '', version: 3 });
});

test('whoever is slower is told, sees what it is now, and loses nothing', async () => {
  let now = adminReturn();
  const { user } = renderReturn(now, {
    'GET admin/returns/:id': () => now,
    'POST admin/returns/:id/approve': () => {
      now = adminReturn({ state: 'refused', version: 2 });
      return problem(409, { code: 'conflict', message: 'Somebody else has changed this.' });
    },
  });
  await user.click(await press('Approve'));
  await user.type(inDialog().getByLabelText('Words to the customer (optional)'), 'Send it.');
  await user.click(inDialog().getByRole('button', { name: 'Approve' }));
  expect(await inDialog().findByText('Somebody was faster: the return is now “Refused”')).toBeInTheDocument();
  expect(inDialog().getByLabelText('Words to the customer (optional)')).toHaveValue('Send it.');
});

test('what cannot be done says why, by the state and by the right', async () => {
  const { user, unmount } = renderReturn(adminReturn({ state: 'refunded', refund_amount: 4800 }));
  await user.click(await press('More actions'));
  expect(screen.getByRole('menuitem', { name: /^Refund/ })).toHaveTextContent('This return is settled.');
  unmount();
  renderReturn(receivedReturn({ items: [returnItem({ quantity_received: 2, restocked: true })] }), {
    'GET admin/me': me(['orders.read', 'returns.write']),
  });
  await waitFor(async () => expect(await press('Refund')).toHaveAttribute('aria-disabled', 'true'));
});

test('one that is not there leads back to the queue', async () => {
  renderReturn(adminReturn(), {
    'GET admin/returns/:id': () => problem(404, { message: 'There is no such return.' }),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no such return' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'To the returns' })).toHaveAttribute('href', '/admin/returns');
});
