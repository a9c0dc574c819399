import type { OrderDraft } from '@tessera/shared/contract';
import { setLanguage } from '@tessera/shared/i18n';
import { hearToasts, problem, type MockCall, type MockHandler } from '@tessera/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { DRAFT_ID, orderDraft } from '../../../testing/sales/draft-fixtures';
import { me } from '../../../testing/settings-fixtures';
import { press, renderStaffPage, writesOf } from '../../../testing/staff-page';
import { Page as DraftPage } from './draft-page';
import { Page as NewOrderPage } from './new-order-page';

function open(draft: OrderDraft = orderDraft(), more: Record<string, MockHandler> = {}) {
  return renderStaffPage(<DraftPage />, {
    path: '/admin/orders/drafts/:draft',
    url: `/admin/orders/drafts/${DRAFT_ID}`,
    // A stand-in answers by the first address that fits.
    api: { ...more, 'GET admin/order-drafts/:id': more['GET admin/order-drafts/:id'] ?? draft },
  });
}

const bodies = (calls: MockCall[]) => writesOf(calls).map(({ body }) => body);
const texts = hearToasts();
afterEach(() => setLanguage('en'));

test('shows whose it is, what is in it, where it goes and what it comes to', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Draft for Nora Sample' })).toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Items' })).toHaveTextContent('Ember mug');
  expect(screen.getByText(/9 in stock/)).toBeInTheDocument();
  expect(screen.getByText(/1 Kiln Lane/)).toHaveTextContent('Portland');
  expect(screen.getByRole('radio', { name: /Standard/ })).toBeChecked();
  expect(screen.getByText('$53.90')).toBeInTheDocument();
});

test('a line is what the sums begin with, before discount and tax, which are said there', async () => {
  const draft = orderDraft();
  open(orderDraft({ items: draft.items.map((line) => ({ ...line, discount: 600, tax: 300, total: 4500 })) }));
  expect(await screen.findByRole('list', { name: 'Items' })).toHaveTextContent('$48.00');
});

test('an item is found by search, with price and stock, and Enter adds the one that can be had', async () => {
  const variant = { name: 'Arch vase', sku: 'AV-1', options: {}, image: null, published: true, variant_count: 1 };
  const items = [
    { ...variant, product_id: 'p1', variant_id: 'variant-vase', price: 7000, available: 3 },
    { ...variant, product_id: 'p2', variant_id: 'variant-gone', name: 'Old vase', price: 1000, available: 0 },
  ];
  const { user, calls } = open(orderDraft(), {
    'GET admin/order-drafts/variants': { items, currency: 'USD' },
    'PATCH admin/order-drafts/:id': orderDraft({ version: 4 }),
  });
  const box = await screen.findByRole('combobox', { name: 'Find goods by name or SKU' });
  await user.type(box, 'vase');
  expect(await screen.findByRole('option', { name: /Arch vase/ })).toHaveTextContent('3 in stock$70.00');
  expect(screen.getByRole('option', { name: /Old vase/ })).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(bodies(calls)).toHaveLength(1));
  expect(bodies(calls)[0]).toEqual({
    version: 3,
    items: [
      { variant_id: 'variant-mug', quantity: 2, price: null, reason: '' },
      { variant_id: 'variant-vase', quantity: 1, reason: '' },
    ],
  });
});

test('a quantity is saved when its field is left, and what is none goes back', async () => {
  const { user, calls } = open(orderDraft(), { 'PATCH admin/order-drafts/:id': orderDraft({ version: 4 }) });
  const field = await screen.findByRole('textbox', { name: 'Quantity of Ember mug' });
  await user.clear(field);
  await user.tab();
  expect(field).toHaveValue('2');
  await user.clear(field);
  await user.type(field, '5{Enter}');
  await waitFor(() => expect(bodies(calls)).toMatchObject([{ version: 3, items: [{ quantity: 5 }] }]));
});

test('a line that is taken out leaves the focus at what is left', async () => {
  const { user } = open(orderDraft(), { 'PATCH admin/order-drafts/:id': orderDraft({ version: 4, items: [] }) });
  await user.click(await press('Remove Ember mug'));
  expect(await screen.findByText('Nothing is in this order yet.')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('list', { name: 'Items' })).toHaveFocus());
});

test('a delivery that is not chosen is not said to be free', async () => {
  const totals = { ...orderDraft().totals, shipping: 0, total: 4800 };
  open(orderDraft({ shipping_address: null, delivery_method: null, delivery_offers: [], totals }));
  expect(await screen.findByText('–')).toBeInTheDocument();
  expect(screen.queryByText('Free')).not.toBeInTheDocument();
});

test('a discount needs a reason; percent go as thousandths', async () => {
  const { user, calls } = open(orderDraft(), { 'PATCH admin/order-drafts/:id': orderDraft({ version: 4 }) });
  await user.click(await press('Add a discount'));
  await user.type(screen.getByLabelText('Percent or amount'), '12.5');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Please give a reason')).toBeInTheDocument();
  await user.type(screen.getByLabelText(/^Reason/), 'A regular');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodies(calls)).toEqual([{ version: 3, discount: { kind: 'percent', value: 12_500, reason: 'A regular' } }]);
});

test('what the server has against an address stands at its field, and nothing typed is lost', async () => {
  const errors = { 'shipping_address.postal_code': ['Please enter a ZIP code'] };
  const { user } = open(orderDraft(), {
    'PATCH admin/order-drafts/:id': problem(422, { code: 'validation.failed', errors }),
  });
  await user.click(await press(/Change ?: Delivery address/));
  const city = screen.getByLabelText('City');
  await user.clear(city);
  await user.type(city, 'Salem');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Please enter a ZIP code')).toBeInTheDocument();
  expect(city).toHaveValue('Salem');
});

test('is placed with a payment link: what is shown is what is agreed to', async () => {
  const { user, calls, router } = open(orderDraft(), {
    'POST admin/order-drafts/:id/place': { order_id: 'order-9', number: 'K-1099', is_new: true },
  });
  await user.click(await press('Place order'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Place the order for $53.90' }));
  expect(dialog.getByRole('radio', { name: /payment link/ })).toBeChecked();
  expect(dialog.queryByRole('radio', { name: /Pay later/ })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Place order' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/orders/order-9'));
  expect(bodies(calls)).toEqual([{ version: 3, expected_total: 5390, payment: { way: 'link', days: 7 } }]);
  expect(calls.find(({ path }) => path.endsWith('/place'))?.headers.get('idempotency-key')).toMatch(/\w{16}/);
  expect(texts).toEqual(['Order K-1099 was placed']);
});

describe('an order that is paid later', () => {
  const offers = [{ code: 'pay-later' as const, name: 'Pay later', available: true, reason: null, fee: 0 }];
  const part = (due_on: string, amount: number) => ({ due_on, amount });
  const plan = { total: 5390, first_part_at_once: false };
  const plans = [
    { ...plan, code: 'now', name: 'Half now', parts: [part('2026-11-20', 5390)], first_part_at_once: true },
    { ...plan, code: 'later', name: 'In 30 days', parts: [part('2026-12-20', 5390)] },
    { ...plan, code: 'two', name: 'In two parts', parts: [part('2026-12-20', 2695), part('2027-01-20', 2695)] },
  ];

  test('has the plan that staff choose, of those that need no card', async () => {
    const { user, calls } = open(orderDraft({ user_id: 'user-ada', payment_offers: offers }), {
      'GET pay-later/plans': { plans, currency: 'USD' },
      'POST admin/order-drafts/:id/place': { order_id: 'order-9', number: 'K-1099', is_new: true },
    });
    await user.click(await press('Place order'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: /Pay later/ }));
    expect(await dialog.findByRole('radio', { name: /^In 30 days: \$53\.90/ })).toBeChecked();
    expect(dialog.queryByRole('radio', { name: /Half now/ })).toBeNull();
    await user.click(dialog.getByRole('radio', { name: /^In two parts: \$26\.95.*\$26\.95/ }));
    await user.click(dialog.getByRole('button', { name: 'Place order' }));
    await waitFor(() => expect(bodies(calls)).toHaveLength(1));
    expect(bodies(calls)[0]).toMatchObject({ payment: { way: 'promised', method: 'pay-later', plan: 'two' } });
    expect(calls.find(({ path }) => path.startsWith('pay-later/plans'))?.query.get('amount')).toBe('5390');
  });

  test('is not placed where every plan begins with a card', async () => {
    const { user, calls } = open(orderDraft({ user_id: 'user-ada', payment_offers: offers }), {
      'GET pay-later/plans': { plans: plans.slice(0, 1), currency: 'USD' },
    });
    await user.click(await press('Place order'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: /Pay later/ }));
    expect(await dialog.findByText(/^No plan takes this amount/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Place order' }));
    expect(bodies(calls)).toEqual([]);
  });
});

const exchange = {
  return_id: 'return-1',
  return_number: 'R-7K2M9QX',
  order_number: 'K-1042',
  credit: 7000,
  goes_back: 2200,
};

test('one whose return is settled otherwise says so in the place of what would go off', async () => {
  const sentence = 'Return R-7K2M9QX is settled, or nothing of it is here. Please delete this draft.';
  open(orderDraft({ exchange, problems: [{ part: 'exchange', code: 'exchange.closed', sentence }] }));
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Return R-7K2M9QX' })).toBeInTheDocument();
  expect(screen.queryByText(/is taken off its goods/)).toBeNull();
});

test('one that gives money back is placed by whoever may refund, and says so before', async () => {
  const rights = me().rights.filter((right) => right !== 'orders.refund');
  const { unmount } = open(orderDraft({ exchange }), { 'GET admin/me': me({ rights }) });
  await waitFor(async () => expect(await press('Place order')).toHaveAccessibleDescription(/does not allow this/));
  unmount();
  open(orderDraft({ exchange: { ...exchange, goes_back: 0 } }), { 'GET admin/me': me({ rights }) });
  await waitFor(async () => expect(await press('Place order')).not.toHaveAttribute('aria-disabled'));
});

test('one that exchanges a return says what goes off and back; whose it is and the discount stay', async () => {
  const totals = { ...orderDraft().totals, discount: 4800, shipping: 0, total: 0 };
  const { user, calls } = open(orderDraft({ exchange, totals }), {
    'POST admin/order-drafts/:id/place': { order_id: 'order-9', number: 'K-1099', is_new: true },
  });
  expect(await screen.findByRole('link', { name: 'Return R-7K2M9QX' })).toHaveAttribute(
    'href',
    '/admin/returns/return-1',
  );
  expect(screen.getByText(/\$22\.00 goes back to the customer when it is placed/)).toBeInTheDocument();
  expect(screen.getByText('For return R-7K2M9QX')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /discount/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /Change ?: Customer/ })).toBeNull();
  await user.click(await press('Place order'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Nothing is to be paid.')).toBeInTheDocument();
  expect(dialog.getByText('Return R-7K2M9QX ends with this order.')).toBeInTheDocument();
  expect(dialog.getByText(/\$22\.00 goes back to the customer when it is placed/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Place order' }));
  await waitFor(() => expect(bodies(calls)).toHaveLength(1));
  expect(bodies(calls)[0]).toMatchObject({ expected_total: 0, payment: { way: 'paid', method: 'bank-transfer' } });
});

test('one that lacks something says what, and is not placed', async () => {
  const sentence = 'Only 1 of Ember mug is left. Please change the quantity.';
  const { user } = open(
    orderDraft({ problems: [{ part: 'items', code: 'items.stock_short', sentence, variant_id: 'variant-mug' }] }),
  );
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  await user.click(await press('Place order'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(texts).toEqual([`Not yet: ${sentence}`]);
});

test('too little in stock at the last moment: the sentence is said, and the draft is read anew', async () => {
  const { user, calls } = open(orderDraft(), {
    'POST admin/order-drafts/:id/place': problem(409, {
      code: 'order_drafts.changed',
      message: 'Somebody was faster.',
    }),
  });
  const button = await press('Place order');
  const reads = () => calls.filter(({ path, method }) => method === 'GET' && path.includes(DRAFT_ID)).length;
  const before = reads();
  await user.click(button);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Place order' }));
  expect(await screen.findByText('Somebody was faster.')).toBeInTheDocument();
  await waitFor(() => expect(reads()).toBeGreaterThan(before));
});

test('a colleague was faster: that is said, and theirs is shown', async () => {
  let present = orderDraft();
  const { user } = open(present, {
    'GET admin/order-drafts/:id': () => present,
    'PATCH admin/order-drafts/:id': () => {
      present = orderDraft({ version: 4, note: 'Theirs', email: 'theirs@example.com' });
      return problem(409, { code: 'order_drafts.stale', message: 'Somebody has changed this draft meanwhile.' });
    },
  });
  await user.selectOptions(await screen.findByLabelText(/Language of mails/), 'de');
  expect(await screen.findByText('theirs@example.com')).toBeInTheDocument();
  expect(texts).toEqual(['Somebody has changed this draft meanwhile.']);
});

test('a new order begins with a customer, found by address or name', async () => {
  const customer = { id: 'user-ada', email: 'ada@example.com', first_name: 'Ada', last_name: 'Sample' };
  const { user, calls, router } = renderStaffPage(<NewOrderPage />, {
    path: '/admin/orders/new',
    url: '/admin/orders/new',
    session: { role: 'ADMIN' },
    api: { 'GET admin/order-drafts/customers': { items: [customer] }, 'POST admin/order-drafts': orderDraft() },
  });
  await user.click(await press('Start the order'));
  expect(screen.getByText('Please enter an e-mail address')).toBeInTheDocument();
  await user.type(screen.getByRole('combobox', { name: /Find a customer/ }), 'ada');
  await user.click(await screen.findByRole('option', { name: 'Ada Sample ada@example.com' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/admin/orders/drafts/${DRAFT_ID}`));
  expect(bodies(calls)).toEqual([{ user_id: 'user-ada' }]);
});

test('whoever may not write orders is told so before anything is typed', async () => {
  renderStaffPage(<NewOrderPage />, {
    path: '/admin/orders/new',
    api: { 'GET admin/me': me({ rights: ['orders.read'] }) },
  });
  expect(await screen.findByText(/does not allow this/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Start the order' })).not.toBeInTheDocument();
});
