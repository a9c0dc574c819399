import type { AdminOrder, Right } from '@tessera/shared/contract';
import { emit } from '@tessera/shared/events';
import { hearToasts, problem, type MockCall, type MockHandler } from '@tessera/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { adminOrder, orderItem, refundPreview, shipment, unpaidOrder } from '../../testing/sales/order-fixtures';
import { me } from '../../testing/settings-fixtures';
import { inDialog, press, renderStaffPage, writesOf } from '../../testing/staff-page';
import { Page } from './order-page';

const packer = (rights: Right[] = ['orders.read', 'orders.write', 'orders.refund', 'products.read']) =>
  me({ rights, role: { id: 'role-1', key: null, name: 'Packer' } });

const renderOrder = (order: AdminOrder = adminOrder(), api: Record<string, MockHandler> = {}) =>
  renderStaffPage(<Page />, {
    path: '/admin/orders/:order',
    url: '/admin/orders/K-1042',
    api: {
      'GET admin/orders/:id': order,
      'PUT admin/orders/:id/presence': { others: [] },
      'DELETE admin/orders/:id/presence': undefined,
      'GET admin/orders/:id/payment-links': { items: [], owed: 0 },
      'GET admin/me': packer(),
      'GET admin/orders/:id/mails': { items: [], to: 'ada@example.com' },
      ...api,
    },
  });

const writes = (calls: MockCall[]) => writesOf(calls, '/presence');
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

test('says what of its money an exchange has taken', async () => {
  renderOrder(adminOrder({ exchanged: 4000, refundable: 8400 }));
  expect((await screen.findByText('Went into an exchange')).nextElementSibling).toHaveTextContent('$40.00');
  expect(screen.getByText('Can still be refunded').nextElementSibling).toHaveTextContent('$84.00');
});

describe('the one thing that comes next', () => {
  test('is told with the version on show and a key, and the page shows what came of it', async () => {
    const paid = adminOrder({ version: 5 });
    const { user, calls } = renderOrder(unpaidOrder(), { 'POST admin/orders/:id/paid': paid });
    await user.click(await press('Mark as paid'));
    await screen.findByRole('dialog');
    await user.click(inDialog().getByRole('button', { name: 'Mark as paid' }));
    expect(await press('Ship')).toBeInTheDocument();
    expect(texts).toEqual(['The order is paid']);
    const [write] = writes(calls);
    expect(write?.body).toEqual({ version: 4 });
    expect(write?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
  });

  test('is sending what is left, all of it unless told otherwise', async () => {
    const { user, calls } = renderOrder(adminOrder(), {
      'POST admin/orders/:id/shipments': adminOrder({ version: 5, shipments: [shipment()], can_ship: false }),
    });
    await user.click(await press('Ship'));
    await screen.findByRole('dialog');
    const pieces = inDialog().getByRole('spinbutton', { name: 'Ember mug, at most 2' });
    await user.clear(pieces);
    await user.type(pieces, '1');
    await user.type(inDialog().getByLabelText('Carrier'), 'UPS');
    await user.type(inDialog().getByLabelText('Tracking number'), '1Z999');
    await user.click(inDialog().getByRole('button', { name: 'Ship' }));
    await waitFor(() => expect(texts).toEqual(['The parcel is on its way']));
    expect(writes(calls)[0]?.body).toEqual({
      items: [
        { order_item_id: 'item-mug', quantity: 1 },
        { order_item_id: 'item-vase', quantity: 1 },
      ],
      carrier: 'UPS',
      tracking_number: '1Z999',
      version: 4,
    });
    expect(screen.getByRole('heading', { name: 'Parcels' })).toBeInTheDocument();
  });
});

test('a parcel needs a carrier, and pieces that there are: said at the fields, nothing is sent', async () => {
  const { user, calls } = renderOrder();
  await user.click(await press('Ship'));
  await screen.findByRole('dialog');
  const pieces = inDialog().getByRole('spinbutton', { name: 'Ember mug, at most 2' });
  await user.clear(pieces);
  await user.type(pieces, '3');
  await user.click(inDialog().getByRole('button', { name: 'Ship' }));
  expect(inDialog().getByLabelText('Carrier')).toHaveAccessibleDescription('Please enter the carrier');
  expect(inDialog().getByText('Of Ember mug a whole number up to 2 can be chosen')).toBeInTheDocument();
  expect(writes(calls)).toEqual([]);
});

test('somebody was faster: says what has changed, keeps what was typed, and goes on with the order as it is now', async () => {
  let current = adminOrder();
  const { user, calls } = renderOrder(current, {
    'GET admin/orders/:id': () => current,
    'POST admin/orders/:id/shipments': ({ body }: MockCall) => {
      if (Object(body).version === 4) {
        current = adminOrder({
          version: 5,
          fulfilment_status: 'partly_shipped',
          shipments: [shipment({ items: [{ order_item_id: 'item-vase', quantity: 1 }] })],
          items: current.items.map((item) => (item.id === 'item-vase' ? { ...item, quantity_shipped: 1 } : item)),
        });
        return problem(409, { code: 'orders.stale', message: 'Somebody has changed this order meanwhile.' });
      }
      return { ...current, version: 6 };
    },
  });
  await user.click(await press('Ship'));
  await screen.findByRole('dialog');
  await user.type(inDialog().getByLabelText('Carrier'), 'DHL');
  await user.click(inDialog().getByRole('button', { name: 'Ship' }));
  expect(await inDialog().findByText('a parcel was sent')).toBeInTheDocument();
  expect(inDialog().getByText('Shipment: Partly shipped')).toBeInTheDocument();
  expect(inDialog().getByLabelText('Carrier')).toHaveValue('DHL');
  expect(inDialog().queryByRole('spinbutton', { name: /Halo vase/ })).not.toBeInTheDocument();
  await user.click(inDialog().getByRole('button', { name: 'Ship' }));
  await waitFor(() => expect(texts).toEqual(['The parcel is on its way']));
  expect(writes(calls)[1]?.body).toMatchObject({
    version: 5,
    carrier: 'DHL',
    items: [{ order_item_id: 'item-mug', quantity: 2 }],
  });
});

test('the same sent again after a failure has the same key; another thing has another one', async () => {
  let isDown = true;
  const { user, calls } = renderOrder(adminOrder(), {
    'POST admin/orders/:id/hold': () => (isDown ? problem(409, { message: 'Not now' }) : adminOrder({ version: 5 })),
  });
  await user.click(await press('More actions'));
  await user.click(screen.getByRole('menuitem', { name: 'Hold' }));
  await screen.findByRole('dialog');
  await user.type(inDialog().getByLabelText('Reason'), 'Wrong address');
  await user.click(inDialog().getByRole('button', { name: 'Hold' }));
  expect(await inDialog().findByText('Not now')).toBeInTheDocument();
  await user.click(inDialog().getByRole('button', { name: 'Hold' }));
  await waitFor(() => expect(writes(calls)).toHaveLength(2));
  isDown = false;
  await user.type(inDialog().getByLabelText('Reason'), '!');
  await user.click(inDialog().getByRole('button', { name: 'Hold' }));
  await waitFor(() => expect(texts).toEqual(['The order is on hold']));
  const [first, second, third] = writes(calls).map(({ headers }) => headers.get('idempotency-key'));
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

describe('a refund', () => {
  const preview = ({ body }: MockCall) => {
    const { items, delivery, amount } = Object(body) as {
      items: { quantity: number }[];
      delivery: boolean;
      amount?: number;
    };
    const suggested = items.reduce((sum, { quantity }) => sum + quantity * 2400, 0) + (delivery ? 600 : 0);
    return refundPreview({ amount: amount ?? suggested, suggested_amount: suggested, delivery: delivery ? 600 : 0 });
  };

  async function open(api: Record<string, MockHandler> = {}) {
    const view = renderOrder(adminOrder(), { 'POST admin/orders/:id/refund-preview': preview, ...api });
    await view.user.click(await press('More actions'));
    await view.user.click(screen.getByRole('menuitem', { name: 'Refund' }));
    await screen.findByRole('dialog');
    return view;
  }

  test('by lines and delivery is shown before it is made, and made as it was shown', async () => {
    const refunded = adminOrder({ version: 5, payment_status: 'partially_refunded' });
    const { user, calls } = await open({ 'POST admin/orders/:id/refunds': refunded });
    const pieces = inDialog().getByRole('spinbutton', { name: 'Ember mug, at most 2' });
    await user.clear(pieces);
    await user.type(pieces, '1');
    await user.click(inDialog().getByRole('checkbox', { name: 'Put Ember mug back in stock' }));
    await user.click(inDialog().getByRole('checkbox', { name: 'Delivery, $6.00' }));
    const submit = await inDialog().findByRole('button', { name: 'Refund $30.00' });
    expect(inDialog().getByLabelText('Amount (USD)')).toHaveValue('30.00');
    await user.type(inDialog().getByLabelText('Reason (optional)'), 'Broken');
    await waitFor(() => expect(submit).not.toHaveAttribute('aria-disabled'));
    await user.click(submit);
    await waitFor(() => expect(texts).toEqual(['$30.00 goes back']));
    expect(calls.find(({ path }) => path.endsWith('/refunds'))?.body).toEqual({
      amount: 3000,
      reason: 'Broken',
      items: [{ order_item_id: 'item-mug', quantity: 1, restock: false }],
      version: 4,
    });
  });

  test('can be another amount than the lines cost, in either language’s writing', async () => {
    const { user, calls } = await open({ 'POST admin/orders/:id/refunds': adminOrder({ version: 5 }) });
    await user.type(inDialog().getByLabelText('Amount (USD)'), '12,50');
    const submit = await inDialog().findByRole('button', { name: 'Refund $12.50' });
    await waitFor(() => expect(submit).not.toHaveAttribute('aria-disabled'));
    await user.click(submit);
    await waitFor(() => expect(texts).toEqual(['$12.50 goes back']));
    expect(calls.find(({ path }) => path.endsWith('/refunds'))?.body).toMatchObject({ amount: 1250, items: [] });
  });

  test('of more than there is, of nothing or of no amount is not sent, and says so at the field', async () => {
    const { user, calls } = await open();
    const amount = inDialog().getByLabelText('Amount (USD)');
    await user.click(inDialog().getByRole('button', { name: 'Refund' }));
    expect(amount).toHaveAccessibleDescription(/Choose what goes back, or enter an amount/);
    await user.type(amount, '1000');
    await user.click(await inDialog().findByRole('button', { name: 'Refund $1,000.00' }));
    await waitFor(() => expect(amount).toHaveAccessibleDescription(/At most \$124.00 can be given back/));
    expect(calls.some(({ path }) => path.endsWith('/refunds'))).toBe(false);
  });
});

test('an address that the server refuses says why at its field, and keeps what was typed', async () => {
  const { user, calls } = renderOrder(adminOrder(), {
    'PUT admin/orders/:id/delivery-address': problem(422, {
      message: 'Please check what you entered.',
      errors: { 'address.postal_code': ['Please enter a ZIP code such as 94103'] },
    }),
  });
  await user.click(await screen.findByRole('button', { name: /^Change ?: Delivery address/ }));
  const code = inDialog().getByLabelText('ZIP code');
  await user.clear(code);
  await user.type(code, 'nowhere');
  await user.click(inDialog().getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(code).toHaveAccessibleDescription('Please enter a ZIP code such as 94103'));
  expect(code).toHaveValue('nowhere');
  expect(writes(calls)[0]?.body).toMatchObject({
    version: 4,
    address: { postal_code: 'nowhere', country: 'US', line1: '1 Kiln Lane' },
  });
});

test('cancelling says what the customer gets back, and takes reason and stock along', async () => {
  const { user, calls } = renderOrder(adminOrder(), {
    'POST admin/orders/:id/cancel': adminOrder({ version: 5, status: 'cancelled', can_ship: false, can_cancel: false }),
  });
  await user.click(await press('More actions'));
  await user.click(screen.getByRole('menuitem', { name: 'Cancel order' }));
  await screen.findByRole('dialog');
  expect(inDialog().getByText('The customer is told by e-mail, and gets $124.00 back.')).toBeInTheDocument();
  await user.type(inDialog().getByLabelText('Reason (optional)'), 'Sold out');
  await user.click(inDialog().getByRole('checkbox', { name: 'Put the items back in stock' }));
  await user.click(inDialog().getByRole('button', { name: 'Cancel order' }));
  await waitFor(() => expect(texts).toEqual(['The order was cancelled']));
  expect(writes(calls)[0]?.body).toEqual({ reason: 'Sold out', restock: false, version: 4 });
});

test('a parcel that came back undelivered ends its order, and what of it is as good as new is counted', async () => {
  const order = adminOrder({
    ...{ can_ship: false, fulfilment_status: 'shipped', payment_status: 'authorised', can_come_back: true },
    shipments: [shipment()],
    items: [orderItem({ quantity: 2, quantity_shipped: 2 })],
    totals: { ...adminOrder().totals, credit: 1000 },
  });
  const ended = { ...order, version: 5, status: 'cancelled', fulfilment_status: 'returned', can_come_back: false };
  const { user, calls } = renderOrder(order, { 'POST admin/orders/:id/undelivered': ended });
  await user.click(await press('More actions'));
  await user.click(screen.getByRole('menuitem', { name: 'Came back undelivered' }));
  await screen.findByRole('dialog');
  expect(inDialog().getByText('The $10.00 that store credit has paid of it goes back.')).toBeInTheDocument();
  const count = inDialog().getByLabelText('Ember mug, at most 2');
  await user.clear(count);
  await user.type(count, '1');
  await user.click(inDialog().getByRole('button', { name: 'Came back undelivered' }));
  await waitFor(() => expect(texts).toEqual(['The order is closed']));
  const items = [{ order_item_id: 'item-mug', quantity: 1 }];
  expect(writes(calls)[0]?.body).toEqual({ reason: '', items, version: 4 });
});

test('of several parcels the one that has arrived is named', async () => {
  const order = adminOrder({
    can_ship: false,
    fulfilment_status: 'shipped',
    shipments: [shipment(), shipment({ id: 'parcel-2', carrier: 'DHL', tracking_number: '' })],
  });
  const { user, calls } = renderOrder(order, { 'POST admin/shipments/:id/delivered': { ...order, version: 5 } });
  await user.click(await press('Mark as delivered'));
  await screen.findByRole('dialog');
  await user.selectOptions(inDialog().getByLabelText('Parcel'), 'Parcel 2 · DHL');
  await user.click(inDialog().getByRole('button', { name: 'Mark as delivered' }));
  await waitFor(() => expect(writes(calls)[0]?.path).toBe('admin/shipments/parcel-2/delivered'));
  await waitFor(() => expect(texts).toEqual(['The parcel was delivered']));
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
