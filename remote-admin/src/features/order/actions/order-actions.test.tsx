import { hearToasts, problem, type MockCall } from '@tessera/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { adminOrder, orderItem, shipment, unpaidOrder } from '../../../testing/sales/order-fixtures';
import { inDialog, press } from '../../../testing/staff-page';
import { renderOrder, writes } from '../testing/render-order';

const texts = hearToasts();

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

test.each([
  ['Mark as paid', 'cash-on-delivery', 'The customer’s payment of $84.00 has arrived.'],
  ['Take the payment', 'test-card', '$84.00 is taken from the card, where it is reserved.'],
] as const)('%s says what is left to pay beside store credit', async (action, method, words) => {
  const { totals, payment } = adminOrder();
  const order = adminOrder({
    payment_status: 'authorised',
    totals: { ...totals, credit: 4000 },
    payment: { ...payment, method, status: 'authorised', amount: 8400 },
    can_ship: false,
    can_capture: method === 'test-card',
  });
  const { user } = renderOrder(order);
  await user.click(await press(action));
  expect(await screen.findByText(words)).toBeInTheDocument();
});

test('what was to be paid by card or link may have come otherwise: it is said how', async () => {
  const order = unpaidOrder({ owed: 12_400, payment: { ...unpaidOrder().payment, method: 'test-card' } });
  const { user, calls } = renderOrder(order, { 'POST admin/orders/:id/paid': adminOrder({ version: 5 }) });
  await user.click(await press('More actions'));
  await user.click(await screen.findByRole('menuitem', { name: 'Mark as paid' }));
  await screen.findByRole('dialog');
  await user.selectOptions(inDialog().getByLabelText('How it came'), 'Cash');
  await user.click(inDialog().getByRole('button', { name: 'Mark as paid' }));
  await waitFor(() => expect(texts).toEqual(['The order is paid']));
  expect(writes(calls)[0]?.body).toEqual({ method: 'cash', version: 4 });
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

test('cancelling an order of which store credit alone has paid a part says that this goes back', async () => {
  const totals = { ...adminOrder().totals, credit: 4000 };
  const { user } = renderOrder(adminOrder({ payment_status: 'awaiting', refundable: 0, totals }));
  await user.click(await press('More actions'));
  await user.click(screen.getByRole('menuitem', { name: 'Cancel order' }));
  expect(await screen.findByText('The customer is told by e-mail, and gets $40.00 back.')).toBeInTheDocument();
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
