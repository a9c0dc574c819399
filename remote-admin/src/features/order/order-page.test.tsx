import type { AdminOrder } from '@tessera/shared/contract';
import { emit } from '@tessera/shared/events';
import { hearToasts, heldAnswer, problem, type MockHandler } from '@tessera/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { adminOrder, orderRefund, unpaidOrder } from '../../testing/sales/order-fixtures';
import { beyondRole, inDialog, press } from '../../testing/staff-page';
import { packer, renderOrder, writes } from './testing/render-order';
import { BETWEEN_LOOKS } from './timeline/mails.queries';

const texts = hearToasts();

test('shows the order with its states, lines, money, customer and address', async () => {
  renderOrder();
  expect(await screen.findByRole('heading', { level: 1, name: 'Order K-1042' })).toBeInTheDocument();
  expect(within(screen.getByRole('status', { name: 'States' })).getByText('To ship')).toBeInTheDocument();
  const product = '/admin/products/view-product/product-mug';
  expect(screen.getByRole('link', { name: 'Ember mug' })).toHaveAttribute('href', product);
  expect(screen.getByText('2 × $24.00')).toBeInTheDocument();
  expect(screen.getByText('Can still be refunded').nextElementSibling).toHaveTextContent('$124.00');
  expect(screen.getByRole('link', { name: 'ada@example.com' })).toHaveAttribute('href', 'mailto:ada@example.com');
  expect(screen.getByText(/1 Kiln Lane/)).toHaveTextContent('Portland');
});

test('an order of somebody whose account is gone says so, and has no address to write to', async () => {
  renderOrder(adminOrder({ customer: null, email: '' }));
  expect(await screen.findByText('Anonymous customer')).toBeVisible();
  expect(document.querySelector('[href^="mailto:"]')).toBeNull();
});

test('says what of its money an exchange has taken', async () => {
  renderOrder(adminOrder({ exchanged: 4000, refundable: 8400 }));
  expect((await screen.findByText('Went into an exchange')).nextElementSibling).toHaveTextContent('$40.00');
  expect(screen.getByText('Can still be refunded').nextElementSibling).toHaveTextContent('$84.00');
});

test('says by which way each refund goes back, and what went back because the order was made smaller', async () => {
  renderOrder(
    adminOrder({
      refunds: [
        orderRefund({ id: 'refund-1', amount: 1231, method: 'store-credit' }),
        orderRefund({ id: 'refund-2', amount: 3569, method: 'test-card', reason: 'Chipped' }),
        orderRefund({ id: 'refund-3', amount: 500, method: null, made: 'credit' }),
        orderRefund({ id: 'refund-4', amount: 900, purpose: 'difference', method: 'test-card' }),
        orderRefund({ id: 'refund-5', amount: 800, purpose: 'difference', state: 'failed' }),
      ],
    }),
  );
  const list = (await screen.findByRole('heading', { name: 'Refunds' })).nextElementSibling;
  const refunds = within(list as HTMLElement).getAllByRole('listitem');
  expect(refunds.map(({ lastElementChild }) => lastElementChild?.textContent).slice(0, 3)).toEqual([
    'Store credit',
    'Test card · Chipped',
    'As store credit',
  ]);
  expect(screen.getByText('Went back after changes').nextElementSibling).toHaveTextContent('-$9.00');
});

test('a note is added without a version, shows in the timeline, and leaves the field empty', async () => {
  const noted = adminOrder({
    version: 5,
    notes: [{ id: 'note-1', text: 'Call first', created_at: '2026-11-22T08:00:00Z', author_name: 'Bo Reed' }],
  });
  const { user, calls } = renderOrder(adminOrder(), { 'POST admin/orders/:id/notes': noted });
  await user.click(await press('Add note'));
  expect(screen.getByLabelText('Note for staff')).toHaveAccessibleDescription(/Please write something/);
  await user.type(screen.getByLabelText('Note for staff'), 'Call first');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Call first', { selector: 'p' })).toBeInTheDocument();
  expect(writes(calls).map(({ body }) => body)).toEqual([{ text: 'Call first' }]);
  expect(screen.getByLabelText('Note for staff')).toHaveValue('');
});

test('tags are changed together and saved by the bar', async () => {
  const { user, calls } = renderOrder(adminOrder({ tags: ['gift'] }), {
    'PUT admin/orders/:id/tags': adminOrder({ version: 5, tags: ['fragile'] }),
  });
  await user.click(await press('Remove the tag gift'));
  await user.type(screen.getByLabelText('Add a tag'), 'fragile{Enter}');
  await user.click(await press('Save'));
  await waitFor(() => expect(texts).toEqual(['The tags were saved']));
  expect(writes(calls)[0]?.body).toEqual({ tags: ['fragile'], version: 4 });
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});

test('a tag that is removed hands the focus on to the one beside it, the last one to the field', async () => {
  const { user } = renderOrder(adminOrder({ tags: ['gift', 'fragile'] }));
  await user.click(await press('Remove the tag gift'));
  expect(screen.getByRole('button', { name: 'Remove the tag fragile' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Remove the tag fragile' }));
  expect(screen.getByLabelText('Add a tag')).toHaveFocus();
});

test('a tag that is added while others are being saved is not lost', async () => {
  const saves = heldAnswer<AdminOrder>();
  const { user, calls } = renderOrder(adminOrder({ tags: [] }), { 'PUT admin/orders/:id/tags': () => saves.promise });
  await user.type(await screen.findByLabelText('Add a tag'), 'gift{Enter}');
  await user.click(await press('Save'));
  await user.type(screen.getByLabelText('Add a tag'), 'fragile{Enter}');
  saves.give(adminOrder({ version: 5, tags: ['gift'] }));
  await waitFor(() => expect(texts).toEqual(['The tags were saved']));
  await user.click(await press('Save'));
  await waitFor(() => expect(writes(calls)).toHaveLength(2));
  expect(writes(calls)[1]?.body).toEqual({ tags: ['gift', 'fragile'], version: 5 });
});

test('what a role does not allow stays in its place and says so; reading goes on', async () => {
  const { user, calls } = renderOrder(adminOrder(), { 'GET admin/me': packer(['orders.read', 'orders.refund']) });
  await press('Ship');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Ship' })).toHaveAccessibleDescription(
      'Your role (Packer) does not allow this.',
    ),
  );
  await user.click(screen.getByRole('button', { name: 'Ship' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(texts).toEqual(['Your role (Packer) does not allow this.']);
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  expect(screen.getByRole('menuitem', { name: /[Hh]old/ })).toHaveAttribute('aria-disabled', 'true');
  for (const name of ['Refund', /Cancel order/])
    expect(screen.getByRole('menuitem', { name })).not.toHaveAttribute('aria-disabled');
  expect(screen.queryByLabelText('Add a tag')).not.toBeInTheDocument();
  expect(writes(calls)).toEqual([]);
});

test('a mail is sent again from the timeline, after it was said where it goes', async () => {
  const mails = {
    to: 'ada@example.com',
    items: [{ event_id: 'event-paid', template: 'order-paid', written_at: '2026-11-20T08:02:00Z' }],
  };
  const again = { template: 'order-paid', sent_to: 'ada@example.com', at: '2026-11-21T08:00:00Z' };
  const { user, calls } = renderOrder(adminOrder(), {
    'GET admin/orders/:id/mails': mails,
    'POST admin/orders/:id/mails': again,
  });
  await user.click(await press('Send the e-mail “Payment received” again'));
  await screen.findByRole('dialog');
  expect(inDialog().getByText(/goes to ada@example\.com/)).toBeInTheDocument();
  await user.click(inDialog().getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(texts).toEqual(['“Payment received” goes to ada@example.com']));
  const [write] = writes(calls);
  expect(write?.body).toEqual({ event_id: 'event-paid' });
  expect(write?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
});

describe('a mail that is on its way', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

  let looks = 0;
  /** Looks at it for a minute. @param isSentOnce it is sent when it is looked at for the third time, else never */
  async function lookAt(isSentOnce: boolean): Promise<void> {
    looks = 0;
    renderOrder(adminOrder(), {
      'GET admin/orders/:id/mails': () => {
        looks += 1;
        const written_at = isSentOnce && looks > 2 ? '2026-11-20T08:02:00Z' : null;
        return { to: 'ada@example.com', items: [{ event_id: 'event-paid', template: 'order-paid', written_at }] };
      },
    });
    for (let turn = 0; turn < 10; turn += 1) await pass(20);
    expect(screen.getByText('E-mail “Payment received”: not sent yet')).toBeInTheDocument();
    await pass(30 * BETWEEN_LOOKS);
  }

  test('is looked at again until it is sent', async () => {
    await lookAt(true);
    expect(looks).toBe(3);
    expect(screen.getByRole('button', { name: 'Send the e-mail “Payment received” again' })).toBeInTheDocument();
  });

  test('is not looked at for ever', async () => {
    await lookAt(false);
    const before = looks;
    expect(before).toBeGreaterThan(3);
    await pass(30 * BETWEEN_LOOKS);
    expect(looks).toBe(before);
  });
});

test('an order that exchanges a return leads to it and to the order whose goods came back', async () => {
  renderOrder(
    adminOrder({ exchange_of: { return_id: 'return-1', return_number: 'R-7K2M9QX', order_number: 'K-1001' } }),
  );
  expect(await screen.findByRole('link', { name: 'R-7K2M9QX' })).toHaveAttribute('href', '/admin/returns/return-1');
  expect(screen.getByRole('link', { name: 'K-1001' })).toHaveAttribute('href', '/admin/orders/K-1001');
});

test('packing slip, invoice and credit notes are downloaded by addresses of their own', async () => {
  const downloads: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloads.push(this.getAttribute('href') ?? '');
  });
  const paper = { issued_at: '', url: '', refers_to: null, replaced_by: null };
  const invoice = { ...paper, kind: 'invoice' as const, number: '2026-000042', total: 9500 };
  const credit_note = { ...paper, kind: 'credit_note' as const, number: 'CN-2026-000007', total: 2500 };
  const { user } = renderOrder(adminOrder({ documents: [invoice, credit_note] }), {
    'POST admin/downloads': { url: '/api/admin/downloads/t1' },
    'POST orders/:id/invoice-links': { number: '2026-000042', url: '/api/invoices/download?link=x', expires_at: '' },
  });
  await user.click(await press('Packing slip'));
  await waitFor(() => expect(downloads).toEqual(['/api/admin/downloads/t1']));
  await user.click(screen.getByRole('button', { name: /^Credit note CN-2026-000007/ }));
  await waitFor(() => expect(downloads).toContain('/api/invoices/download?link=x'));
  click.mockRestore();
});

test('an order that is not there says so and leads to the list', async () => {
  renderOrder(adminOrder(), { 'GET admin/orders/:id': problem(404, { message: 'No such order' }) });
  expect(await screen.findByRole('heading', { name: 'There is no such order' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All orders' })).toHaveAttribute('href', '/admin/orders');
});

test('offers another try after a failure, without a reload', async () => {
  let isDown = true;
  const { user } = renderOrder(adminOrder(), {
    'GET admin/orders/:id': () => (isDown ? problem(400, { message: 'Not now' }) : adminOrder()),
  });
  expect(await screen.findByText('Not now')).toBeInTheDocument();
  isDown = false;
  await user.click(await press('Try again'));
  expect(await screen.findByText('Halo vase')).toBeInTheDocument();
});

test('leaves the screen once the role does not allow it any more, and says so', async () => {
  let answer: MockHandler = adminOrder();
  renderOrder(adminOrder(), { ...beyondRole(), 'GET admin/orders/:id': () => answer });
  await screen.findByText('ada@example.com');
  answer = problem(403, { code: 'staff.right_missing' });
  emit('staff-news', { type: 'changed', kind: 'order', id: adminOrder().id });
  const said = await screen.findByRole('alert', {}, { timeout: 4000 });
  expect(said).toHaveTextContent('The order: not part of your role');
  expect(document.body).not.toHaveTextContent('ada@example.com');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

describe('others who are at work', () => {
  const changed = { type: 'changed', kind: 'order', id: adminOrder().id } as const;

  test('are named while they look at it, too', async () => {
    let others = [{ user_id: 'u-2', first_name: 'Ida', last_name: 'Moss', since: '2026-01-05T10:00:00Z' }];
    renderOrder(adminOrder(), { 'PUT admin/orders/:id/presence': () => ({ others }) });
    expect(await screen.findByText('Ida Moss is looking at this order, too')).toBeInTheDocument();
    others = [];
    emit('staff-news', { ...changed, type: 'present' });
    await waitFor(() => expect(screen.queryByText(/is looking at this order/)).toBeNull(), { timeout: 4000 });
  });

  test('change it, and the page shows that by itself, but not below a form that is open', async () => {
    let order = unpaidOrder();
    const { user, calls } = renderOrder(order, { 'GET admin/orders/:id': () => order });
    const reads = () => calls.filter(({ method, path }) => method === 'GET' && path.startsWith('admin/orders/')).length;
    await user.click(await press('Mark as paid'));
    const before = reads();
    order = adminOrder({ version: 5 });
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'], advanceTimers: true });
    emit('staff-news', changed);
    await act(() => jest.advanceTimersByTimeAsync(1_500));
    expect(reads()).toBe(before);
    await user.click(inDialog().getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('button', { name: 'Ship' })).toBeInTheDocument();
    jest.useRealTimers();
  });
});
