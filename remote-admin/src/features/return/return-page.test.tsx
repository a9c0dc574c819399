import type { AdminReturn, Right } from '@tessera/shared/contract';
import { emit } from '@tessera/shared/events';
import { hearToasts, problem, type MockCall, type MockHandler } from '@tessera/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { orderDraft } from '../../testing/sales/draft-fixtures';
import { refundPreview } from '../../testing/sales/order-fixtures';
import { adminReturn, receivedReturn, returnItem } from '../../testing/sales/return-fixtures';
import { me } from '../../testing/settings-fixtures';
import { inDialog, press, renderStaffPage, writesOf } from '../../testing/staff-page';
import { Page } from './return-page';

const support = (rights: Right[] = ['orders.read', 'returns.write', 'orders.refund', 'audit.read']) => me({ rights });
const writer = () => support(['orders.read', 'orders.write', 'returns.write', 'orders.refund']);

const renderReturn = (one: AdminReturn = adminReturn(), api: Record<string, MockHandler> = {}) =>
  renderStaffPage(<Page />, {
    path: '/admin/returns/:return',
    url: `/admin/returns/${one.id}`,
    api: { 'GET admin/returns/:id': one, 'GET admin/me': support(), ...api },
  });

const writes = (calls: MockCall[]) => writesOf(calls, 'refund-preview');
const texts = hearToasts();

test('shows what comes back and why, the customer’s words, the order, the money and the history', async () => {
  const one = adminReturn();
  renderReturn(one);
  expect(await screen.findByRole('heading', { level: 1, name: 'Return R-7K2M9QX' })).toBeInTheDocument();
  expect(within(screen.getByRole('status', { name: 'States' })).getByText('To decide')).toBeInTheDocument();
  expect(screen.getByText('Damaged or faulty')).toBeInTheDocument();
  expect(screen.getByText('The handle is broken.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Order K-1042' })).toHaveAttribute('href', '/admin/orders/K-1042');
  expect(screen.getByText('Price paid').nextElementSibling).toHaveTextContent('$48.00');
  expect(await screen.findByRole('button', { name: 'History' })).toBeInTheDocument();
});

test('says of how many pieces a sum is: of what comes back, then of what is here', async () => {
  renderReturn(adminReturn());
  expect((await screen.findByText('2 pieces')).nextElementSibling).toHaveTextContent('$48.00');
});

test('says of how many pieces a sum is once some have arrived', async () => {
  renderReturn(receivedReturn());
  expect((await screen.findByText('1 piece')).nextElementSibling).toHaveTextContent('$24.00');
});

test('is approved with words for the customer, the version on show and a key', async () => {
  const { user, calls } = renderReturn(adminReturn(), {
    'POST admin/returns/:id/approve': adminReturn({ state: 'approved', version: 2, message: 'Any parcel service.' }),
  });
  await user.click(await press('Approve'));
  await screen.findByRole('dialog');
  await user.type(inDialog().getByLabelText('Message to the customer (optional)'), 'Any parcel service.');
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
  await screen.findByRole('dialog');
  await user.click(inDialog().getByRole('button', { name: 'Refuse' }));
  const reason = inDialog().getByLabelText('Reason');
  expect(reason).toHaveAccessibleDescription(/Please give a reason/);
  expect(writes(calls)).toEqual([]);
  await user.type(reason, 'It was used.');
  await user.click(inDialog().getByRole('button', { name: 'Refuse' }));
  await waitFor(() => expect(texts).toEqual(['The return was refused']));
  expect(writes(calls)[0]?.body).toEqual({ message: 'It was used.', version: 1 });
});

test('the last step hands the focus on to the menu when it is done', async () => {
  const { user } = renderReturn(receivedReturn(), {
    'POST admin/returns/:id/refund-preview': refundPreview(),
    'POST admin/returns/:id/refund': receivedReturn({ state: 'refunded', version: 4 }),
  });
  await user.click(await press('Refund'));
  await user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: /^Refund \$/ }));
  await waitFor(() => expect(texts).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Refund' })).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'More actions' })).toHaveFocus());
});

describe('goods that arrive', () => {
  const approved = adminReturn({ state: 'approved', version: 2 });

  test('are counted by line and condition; what is missing can come later', async () => {
    const { user, calls } = renderReturn(approved, { 'POST admin/returns/:id/receive': receivedReturn() });
    await user.click(await press('Receive goods'));
    await screen.findByRole('dialog');
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
    await screen.findByRole('dialog');
    await user.type(inDialog().getByRole('spinbutton', { name: 'Ember mug: damaged, at most 2' }), '1');
    await user.click(inDialog().getByRole('button', { name: 'Receive goods' }));
    expect(inDialog().getByRole('alert')).toHaveTextContent(
      'Ember mug: at most 2 can have arrived, as new and damaged together',
    );
    for (const field of inDialog().getAllByRole('spinbutton')) await user.clear(field);
    await user.click(inDialog().getByRole('button', { name: 'Receive goods' }));
    expect(inDialog().getByRole('alert')).toHaveTextContent('Please enter how many pieces have arrived');
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
    await screen.findByRole('dialog');
    expect(inDialog().getByText(/One piece has not arrived/)).toBeInTheDocument();
    expect(await inDialog().findByRole('button', { name: 'Refund $24.00' })).toBeInTheDocument();
    await user.click(inDialog().getByRole('checkbox', { name: 'Delivery, $5.90' }));
    await user.click(await inDialog().findByRole('button', { name: 'Refund $29.90' }));
    await waitFor(() => expect(texts).toEqual(['$29.90 goes back']));
    expect(writes(calls)[0]?.body).toEqual({ amount: 2990, delivery: true, message: '', version: 3 });
    expect(screen.getByText('Refunded', { selector: 'dt' }).nextElementSibling).toHaveTextContent('$29.90');
  });

  test('is never more than can go back, and what was typed stays', async () => {
    const { user, calls } = renderReturn(receivedReturn(), { 'POST admin/returns/:id/refund-preview': answer });
    await user.click(await press('Refund'));
    await screen.findByRole('dialog');
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

test('is exchanged for an order that there is already, named by its number; what is wrong with it is said there', async () => {
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
  await screen.findByRole('dialog');
  expect(inDialog().getByText(/^One piece has not arrived\. Nothing is taken off for it/)).toBeInTheDocument();
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

test('is exchanged for other goods: variants of the product come first, the difference is shown, the order is written', async () => {
  const one = receivedReturn({ items: [returnItem({ quantity_received: 2, restocked: true })], credit: 4800 });
  const variant = { product_id: 'product-mug', name: 'Ember mug', image: null, published: true, variant_count: 2 };
  const items = [
    { ...variant, variant_id: 'mug-sand', sku: 'EM-SAND', options: { Colour: 'Sand' }, price: 2400, available: 0 },
    { ...variant, variant_id: 'mug-oat', sku: 'EM-OAT', options: { Colour: 'Oat' }, price: 2600, available: 4 },
  ];
  const { user, calls, router } = renderReturn(one, {
    'GET admin/me': writer(),
    'GET admin/order-drafts/variants': { items, currency: 'USD' },
    'POST admin/returns/:id/exchange-draft': orderDraft({ id: 'draft-7' }),
  });
  await user.click(await press('More actions'));
  await user.click(screen.getByRole('menuitem', { name: 'Exchange' }));
  await screen.findByRole('dialog');
  await user.click(inDialog().getByRole('button', { name: 'Write the order' }));
  expect(inDialog().getByText('Please choose what the customer gets instead')).toBeInTheDocument();
  expect(writes(calls)).toEqual([]);
  await user.click(inDialog().getByRole('combobox', { name: 'What the customer gets: name or SKU' }));
  const group = await inDialog().findByRole('group', { name: 'Ember mug' });
  expect(within(group).getByRole('option', { name: /Sand/ })).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Enter}');
  expect(calls.find(({ path }) => path.includes('variants'))?.query.get('product_id')).toBe('product-mug');
  expect(inDialog().getByRole('spinbutton', { name: 'Ember mug, 0 takes it away' })).toHaveValue(2);
  expect(inDialog().getByText('The customer pays $4.00.')).toBeInTheDocument();
  expect(inDialog().getByText('Taken off for what came back').nextElementSibling).toHaveTextContent('$48.00');
  expect(inDialog().queryByText(/not arrived/)).not.toBeInTheDocument();
  await user.click(inDialog().getByRole('button', { name: 'Write the order' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/orders/drafts/draft-7'));
  expect(writes(calls)[0]?.body).toEqual({ version: 3, items: [{ variant_id: 'mug-oat', quantity: 2 }] });
});

test('whoever refunds it, or names another order, while its exchange is being written is told that this was in vain', async () => {
  const { user } = renderReturn(receivedReturn({ exchange_draft_id: 'draft-7' }), {
    'POST admin/returns/:id/refund-preview': refundPreview(),
  });
  await user.click(await press('Refund'));
  await screen.findByRole('dialog');
  const hint = 'An order for its exchange is being written. It cannot be placed any more after this.';
  expect(inDialog().getByText(hint, { exact: false })).toBeInTheDocument();
  expect(inDialog().getByRole('link', { name: 'Open the draft' })).toHaveAttribute(
    'href',
    '/admin/orders/drafts/draft-7',
  );
  await user.click(inDialog().getByRole('button', { name: 'Cancel' }));
  await user.click(await press('More actions'));
  await user.click(screen.getByRole('menuitem', { name: 'Exchange' }));
  await screen.findByRole('dialog', { name: /^Exchange the goods/ });
  expect(inDialog().getByText(hint, { exact: false })).toBeInTheDocument();
});

test('notes are written beside what happened, whatever somebody else does meanwhile', async () => {
  const note = { id: 'note-1', text: 'Wants oat', created_at: '2026-11-21T08:00:00Z', author_name: 'Bo Reed' };
  const { user, calls } = renderReturn(adminReturn(), {
    'POST admin/returns/:id/notes': adminReturn({ notes: [note] }),
  });
  await user.type(await screen.findByLabelText('Note for staff'), 'Wants oat');
  await user.click(await press('Add note'));
  const entries = await screen.findAllByRole('listitem');
  await waitFor(() => expect(texts).toEqual(['The note was added']));
  expect(writes(calls)[0]?.body).toEqual({ text: 'Wants oat' });
  expect(await screen.findByText('Wants oat')).toBeInTheDocument();
  expect(screen.getByText('Bo Reed')).toBeInTheDocument();
  expect(entries.length).toBeGreaterThan(0);
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
  await screen.findByRole('dialog');
  await user.type(inDialog().getByLabelText('Message to the customer (optional)'), 'Send it.');
  await user.click(inDialog().getByRole('button', { name: 'Approve' }));
  expect(await inDialog().findByText('Somebody was faster: the return is now “Refused”')).toBeInTheDocument();
  expect(inDialog().getByLabelText('Message to the customer (optional)')).toHaveValue('Send it.');
});

test('what cannot be done says why, by the state and by the right', async () => {
  const { user, unmount } = renderReturn(adminReturn({ state: 'refunded', refund_amount: 4800 }));
  await user.click(await press('More actions'));
  expect(screen.getByRole('menuitem', { name: /^Refund/ })).toHaveTextContent('This return is settled.');
  unmount();
  renderReturn(receivedReturn({ items: [returnItem({ quantity_received: 2, restocked: true })] }), {
    'GET admin/me': support(['orders.read', 'returns.write']),
  });
  await waitFor(async () => expect(await press('Refund')).toHaveAttribute('aria-disabled', 'true'));
});

test('one that is not there leads back to the queue', async () => {
  renderReturn(adminReturn(), {
    'GET admin/returns/:id': () => problem(404, { message: 'There is no such return.' }),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no such return' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All returns' })).toHaveAttribute('href', '/admin/returns');
});

test('what a colleague does with it, or with its order, shows by itself, but not below a form that is open', async () => {
  let one = adminReturn();
  const { user, calls } = renderReturn(one, { 'GET admin/returns/:id': () => one });
  const reads = () => calls.filter(({ method, path }) => method === 'GET' && path === `admin/returns/${one.id}`).length;
  await user.click(await press('Approve'));
  const before = reads();
  one = adminReturn({ state: 'approved', version: 2 });
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'], advanceTimers: true });
  emit('staff-news', { type: 'changed', kind: 'return', id: one.id });
  await act(() => jest.advanceTimersByTimeAsync(1_500));
  expect(reads()).toBe(before);
  await user.click(inDialog().getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('button', { name: 'Receive goods' })).toBeInTheDocument();
  one = receivedReturn();
  emit('staff-news', { type: 'changed', kind: 'order', id: one.order.id });
  expect(await screen.findByRole('button', { name: 'Refund' })).toBeInTheDocument();
  jest.useRealTimers();
});
