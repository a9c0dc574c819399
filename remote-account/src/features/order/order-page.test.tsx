import type { Order } from '@tessera/shared/contract';
import { emptyCart, hearToasts, orderItem, problem, renderPage, type MockHandler } from '@tessera/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aReturn, deliveredOrder, order, profile, store } from '../../testing/fixtures';
import { Page } from './order-page';

const texts = hearToasts();

function renderOrder(shown: MockHandler = order(), api: Record<string, MockHandler> = {}, query = '') {
  return renderPage(<Page />, {
    path: '/orders/:order',
    url: `/orders/KO-7K2M9Q${query}`,
    session: {},
    api: {
      'GET store': store(),
      'GET users/me': profile(),
      'GET orders/:order': shown,
      'GET orders': { items: [], total: 0, page: 1, page_size: 10 },
      ...api,
    },
  });
}

describe('an order', () => {
  test('says how far it is, what was ordered, what it came to and where it goes', async () => {
    renderOrder();
    expect(await screen.findByText('Placed on November 20, 2026')).toBeVisible();
    const steps = within(screen.getByRole('list', { name: 'How far it is' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Placed, done'),
      expect.stringContaining('Paid, done'),
      expect.stringContaining('On its way, next'),
      expect.stringContaining('Delivered, to come'),
    ]);
    expect(screen.getByRole('link', { name: 'Ember Mug' })).toHaveAttribute('href', '/products/ember-mug');
    expect(screen.getByText('Glaze: Oat')).toBeVisible();
    expect(screen.getByText('Quantity 2 · $24.00 each')).toBeVisible();
    expect(screen.getByText('Includes Sales tax 8%')).toBeVisible();
    expect(screen.getByText('$53.90')).toBeVisible();
    expect(screen.getByText('Beverly Hills, CA 90210')).toBeVisible();
    expect(screen.getByText('The same as the delivery address')).toBeVisible();
  });

  test('that was changed after it was paid says how much is still to be paid', async () => {
    renderOrder(order({ payment_status: 'partially_paid', can_pay: true, owed: 4800 }));
    expect(await screen.findByText('$48.00 is still to be paid')).toBeVisible();
  });

  test('tells what has happened, the latest first, and keeps quiet about what it does not know', async () => {
    const timeline = [...order().timeline, { at: '2026-11-21T08:00:00Z', event: 'from_the_future', data: {} }];
    renderOrder(order({ timeline }));
    const history = (await screen.findByText('The payment has arrived')).closest('ol');
    const events = within(history as HTMLElement).getAllByRole('listitem');
    expect(events).toHaveLength(2);
    expect(events[1]).toHaveTextContent('You placed the order');
  });

  test('leads to its parcel', async () => {
    renderOrder(deliveredOrder());
    const link = await screen.findByRole('link', { name: /^Track parcel/ });
    expect(link).toHaveAttribute('href', 'https://carrier.example/00340434161094000000');
    expect(screen.getByText('Sent by DHL on November 21, 2026')).toBeVisible();
  });

  test('of gift cards alone goes to no address, and comes on no day', async () => {
    const delivery = { ...order().delivery, code: 'by-mail', name: 'By e-mail' };
    renderOrder(order({ delivery, status: 'awaiting_payment', payment_status: 'awaiting', shipments: [] }));
    expect(await screen.findByText('By e-mail')).toBeVisible();
    const steps = within(screen.getByRole('list', { name: 'How far it is' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Placed, done'),
      expect.stringContaining('Paid, next'),
      expect.stringContaining('Issued, to come'),
    ]);
    expect(screen.getByRole('heading', { name: 'Billing address' }).parentElement).toHaveTextContent('Beverly Hills');
    expect(screen.queryByText('Delivery address')).not.toBeInTheDocument();
    expect(screen.queryByText(/^Expected/)).not.toBeInTheDocument();
  });

  test('that is not there says so', async () => {
    renderOrder(problem(404, { code: 'orders.not_found' }));
    expect(await screen.findByText('There is no such order')).toBeVisible();
  });

  test('that waits for a payment says until when, and where to pay', async () => {
    renderOrder(
      order({
        status: 'awaiting_payment',
        payment_status: 'failed',
        can_pay: true,
        held_until: '2026-11-20T08:15:00Z',
        payment: { ...order().payment, status: 'failed', message: 'There is not enough money on this card.' },
      }),
    );
    expect(await screen.findByText(/We keep your items until/)).toBeVisible();
    expect(screen.getByText('There is not enough money on this card.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', '/checkout/confirmation/KO-7K2M9Q');
  });

  test.each([
    [{ method: 'cash-on-delivery' }, 'authorised', 'Cash on delivery · Confirmed'],
    [
      { method: 'test-card', card: { brand: 'visa', brand_name: 'Visa', last4: '4242' } },
      'paid',
      'Visa ending in 4242 · Paid',
    ],
    [
      { method: 'stripe', card: { brand: 'diners', brand_name: 'Diners Club', last4: '0005' } },
      'paid',
      'Diners Club ending in 0005 · Paid',
    ],
    [{ method: 'bank-transfer' }, 'paid', 'Bank transfer · Paid'],
  ] as const)(
    'says how it is paid, and a card by what its owner knows it by: %o',
    async (way, payment_status, told) => {
      renderOrder(order({ payment_status, payment: { ...order().payment, ...way } }));
      expect((await screen.findByRole('heading', { name: 'Payment' })).nextElementSibling).toHaveTextContent(told);
    },
  );

  test('that is paid by transfer says where the money goes', async () => {
    const bank = { holder: 'Kiln & Oak', iban: 'DE02 1203', bic: 'BYLADEM1001', reference: 'KO-7K2M9Q' };
    const payment = { ...order().payment, status: 'pending', action: { kind: 'transfer', bank } } as const;
    renderOrder(order({ payment_status: 'awaiting', payment }));
    expect(await screen.findByText('DE02 1203')).toBeVisible();
  });

  test.each([
    [{ paid: 400, state: 'due' }, /Due December 4, 2026 · \$4\.00 paid/, 'Pay or see all plans'],
    [{ paid: 1000, state: 'paid' }, 'Due December 4, 2026', 'See all plans'],
  ] as const)('that is paid in parts shows them, and where to pay what is left: %o', async (part, due, onward) => {
    const instalments = [{ id: 'part-1', number: 1, due_on: '2026-12-04', amount: 1000, ...part }];
    const pay_later = { order_id: 'order-1', order_number: 'KO-7K2M9Q', plan: 'four', plan_name: 'Four parts' };
    const card = { brand: 'visa', last4: '4242' }; // of the first part
    const payment = { ...order().payment, method: 'pay-later', card } as const;
    renderOrder(order({ payment, pay_later: { ...pay_later, instalments } }));
    expect(await screen.findByText(due)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Payment' }).nextElementSibling).toHaveTextContent(/^Pay later · /);
    expect(screen.getByRole('link', { name: onward })).toHaveAttribute('href', '/account/pay-later');
  });
});

describe('cancelling', () => {
  test('asks first, then shows the order as it is now', async () => {
    const cancelled = order({ status: 'cancelled', can_cancel: false });
    const { user, calls } = renderOrder(order(), { 'POST orders/:order/cancel': cancelled });
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText('Why? (optional)'), 'Too late');
    await user.click(dialog.getByRole('button', { name: /^Cancel order/ }));
    await waitFor(() => expect(texts).toEqual(['Your order is cancelled']));
    expect(screen.getByText('Cancelled')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ reason: 'Too late' });
  });

  test('that is refused says why, and keeps the order', async () => {
    const { user } = renderOrder(order(), {
      'POST orders/:order/cancel': problem(409, { message: 'It is on its way already.' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: /^Cancel order/ }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('It is on its way already.');
  });

  test('is not offered once it is on its way', async () => {
    renderOrder(deliveredOrder());
    await screen.findByRole('button', { name: 'Buy again' });
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
  });
});

test('buying again fills the cart and says what is not in it', async () => {
  const left_out = [{ name: 'Arch Vase', reason: 'Sold out' }];
  const { user, queryClient } = renderOrder(order(), {
    'POST orders/:order/reorder': { cart: emptyCart({ item_count: 2 }), left_out },
  });
  await user.click(await screen.findByRole('button', { name: 'Buy again' }));
  expect(await screen.findByText('Arch Vase: Sold out')).toBeVisible();
  expect(texts).toEqual(['2 items are in your cart']);
  expect(screen.getByRole('link', { name: 'Go to cart' })).toHaveAttribute('href', '/cart');
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
});

describe('the invoice', () => {
  test('is downloaded by an address of its own', async () => {
    const clicked: string[] = [];
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      clicked.push(this.getAttribute('href') ?? '');
    });
    const { user } = renderOrder(order(), {
      'POST orders/:order/invoice-links': {
        number: '2026-000042',
        url: '/api/invoices/download?link=x',
        expires_at: '',
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Download invoice' }));
    await waitFor(() => expect(clicked).toEqual(['/api/invoices/download?link=x']));
    click.mockRestore();
  });

  test('that was corrected is the one that stands; what it replaced and what cancelled that are offered by their numbers', async () => {
    const [first] = order().documents;
    if (!first) throw new Error('The fixture has no invoice');
    const cancellation = {
      ...first,
      kind: 'cancellation' as const,
      number: 'CN-2026-000007',
      replaced_by: '2026-000058',
    };
    const documents = [{ ...first, replaced_by: '2026-000058' }, cancellation, { ...first, number: '2026-000058' }];
    renderOrder(order({ invoice: { number: '2026-000058', url: '' }, documents }));
    await screen.findByRole('button', { name: 'Buy again' });
    const names = screen.getAllByRole('button', { name: /^Download/ }).map(({ textContent }) => textContent);
    expect(names).toEqual([
      'Download cancelled invoice 2026-000042',
      'Download cancellation CN-2026-000007',
      'Download invoice',
    ]);
  });

  test('is offered once there is one', async () => {
    renderOrder(order({ invoice: null, documents: [] }));
    await screen.findByRole('button', { name: 'Buy again' });
    expect(screen.queryByRole('button', { name: 'Download invoice' })).toBeNull();
  });
});

describe('a return', () => {
  const twoLines = (overrides: Partial<Order> = {}) =>
    deliveredOrder({
      items: [
        orderItem({ quantity_shipped: 2 }),
        orderItem({ id: 'item-2', name: 'Arch Vase', options: {}, quantity: 1, quantity_shipped: 1 }),
      ],
      ...overrides,
    });

  test('is asked for by line, number and reason, with the focus in the form', async () => {
    const { user, calls } = renderOrder(twoLines(), { 'POST orders/:order/returns': aReturn() });
    await user.click(await screen.findByRole('link', { name: 'Return items' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Return items' })).toHaveFocus());
    await user.click(screen.getByRole('checkbox', { name: 'Return Ember Mug (Glaze: Oat)' }));
    expect(screen.getByRole('group', { name: 'Ember Mug, Glaze: Oat' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'One less' }));
    await user.selectOptions(screen.getByLabelText('Why do you return it?'), 'It arrived damaged');
    await user.type(screen.getByLabelText('Anything else we should know? (optional)'), 'The handle');
    await user.click(screen.getByRole('button', { name: 'Ask for the return' }));
    await waitFor(() => expect(texts).toEqual(['We have received your return request']));
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      items: [{ order_item_id: 'item-1', quantity: 1, reason: 'damaged' }],
      comment: 'The handle',
      pictures: [],
    });
    expect(await screen.findByText('Return R-7K2M9QX')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Returns' })).toHaveFocus();
    expect(screen.getByText('Being looked at')).toBeVisible();
  });

  test('says what is missing, where it is missing', async () => {
    const { user, calls } = renderOrder(twoLines(), {}, '?return=new');
    await user.click(await screen.findByRole('button', { name: 'Ask for the return' }));
    expect(await screen.findByText('Please choose at least one item')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Return Arch Vase' }));
    await user.click(screen.getByRole('button', { name: 'Ask for the return' }));
    expect(await screen.findByText('Please choose a reason')).toBeVisible();
    expect(screen.getByLabelText('Why do you return it?')).toHaveFocus();
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  test('carries pictures, which can be taken off again', async () => {
    const image = { src: '/media/a.webp', width: 10, height: 10, alt: '', tone: '#d9d4cc', widths: [] };
    const { user, calls } = renderOrder(
      twoLines(),
      { 'POST uploads': { id: 'upload-1', image }, 'POST orders/:order/returns': aReturn() },
      '?return=new',
    );
    const file = await screen.findByLabelText('Add a picture', { selector: 'input' });
    await user.upload(file, new File(['x'], 'broken.jpg', { type: 'image/jpeg' }));
    expect(await screen.findByAltText('Picture 1')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove picture 1' }));
    expect(screen.queryByAltText('Picture 1')).toBeNull();
    expect(calls.filter(({ path }) => path === 'uploads')).toHaveLength(1);
  });

  test('is not offered for what is on its way back already', async () => {
    const asked = aReturn({
      items: [{ order_item_id: 'item-1', quantity: 2, reason: 'damaged', quantity_received: 0, restocked: null }],
    });
    renderOrder(deliveredOrder({ returns: [asked] }));
    expect(await screen.findByText('2 × Ember Mug', { exact: false })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Return items' })).toBeNull();
  });

  test('that was approved says which pieces of what go where', async () => {
    renderOrder(deliveredOrder({ returns: [aReturn({ state: 'approved' })] }));
    const address = await screen.findByText(/Send it to/);
    expect(address.parentElement).toHaveTextContent(`Send it to: ${store().name}, ${store().contact.address}`);
    expect(screen.getByText(/^1 × Ember Mug/)).toHaveTextContent('1 × Ember Mug · Glaze: Oat · It arrived damaged');
  });

  test('of which only a part has arrived says how much', async () => {
    const item = { order_item_id: 'item-1', reason: 'damaged' as const, restocked: true };
    const items = [{ ...item, quantity: 2, quantity_received: 1 }];
    renderOrder(
      deliveredOrder({ returns: [aReturn({ state: 'received', received_at: '2026-11-29T08:00:00Z', items })] }),
    );
    expect(await screen.findByText(/^2 × Ember Mug/)).toHaveTextContent(/damaged · 1 of 2 arrived$/);
  });

  test('that was refused or refunded says so, with the shop’s words', async () => {
    renderOrder(
      deliveredOrder({
        returns: [
          aReturn({ state: 'refused', message: 'It was used.' }),
          aReturn({ id: 'return-2', number: 'R-2', state: 'refunded', refund_amount: 2400 }),
        ],
      }),
    );
    expect(await screen.findByText('It was used.')).toBeVisible();
    expect(screen.getByText('Refund $24.00')).toBeVisible();
  });
});
