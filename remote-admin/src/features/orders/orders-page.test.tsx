import { emit } from '@tessera/shared/events';
import { problem } from '@tessera/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { adminOrderSummary, orderPage } from '../../testing/fixtures';
import { me } from '../../testing/settings-fixtures';
import {
  askedOf,
  beyondRole,
  hearDownloads,
  renderStaffPage,
  rowOf,
  type StaffPageOptions,
} from '../../testing/staff-page';
import { Page } from './orders-page';

const first = adminOrderSummary();
const second = adminOrderSummary({
  id: '0190aaaa-0000-7000-8000-000000001041',
  number: 'K-1041',
  customer: null,
  status: 'awaiting_payment',
  payment_status: 'awaiting',
  is_held: true,
  tags: ['gift', 'fragile'],
  total: 900,
});

const renderOrders = (options: Partial<StaffPageOptions> = {}) =>
  renderStaffPage(<Page />, {
    path: '/admin/orders',
    ...options,
    api: { 'GET admin/orders': orderPage([first, second]), 'GET admin/views': { items: [] }, ...options.api },
  });

const downloads = hearDownloads();

test('lists orders with their customer, states, total and when they came', async () => {
  renderOrders();
  expect(await screen.findByRole('link', { name: 'K-1042' })).toHaveAttribute('href', '/admin/orders/K-1042');
  expect(rowOf('K-1042')).toHaveTextContent('Ada Lane');
  expect(rowOf('K-1042')).toHaveTextContent('Paid');
  expect(rowOf('K-1042')).toHaveTextContent('$124.00');
  expect(rowOf('K-1041')).toHaveTextContent('On hold');
  expect(rowOf('K-1041')).toHaveTextContent('ada@example.com');
  expect(rowOf('K-1041')).toHaveTextContent('giftfragile');
  expect(screen.getByText('2 orders')).toBeInTheDocument();
});

test('offers no new order to whoever may only read', async () => {
  renderOrders({ api: { 'GET admin/me': me({ rights: ['orders.read'] }) } });
  await screen.findByRole('link', { name: 'K-1042' });
  await waitFor(() => expect(screen.queryByRole('link', { name: 'New order' })).not.toBeInTheDocument());
  expect(screen.queryByRole('link', { name: 'Drafts' })).not.toBeInTheDocument();
});

test('says that it is not part of a role, and offers nothing that it cannot give', async () => {
  renderOrders({ api: beyondRole('GET admin/orders') });
  expect(await screen.findByRole('heading', { name: 'The orders: not part of your role' })).toBeVisible();
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('asks for what the address says, and for nothing that makes no sense', async () => {
  const { calls } = renderOrders({
    url: '/admin/orders?status=open&total_from=5000&country=DE&placed_to=2026-02-30&trouble=capture&dispute=maybe&search=ada&sort=-total&after=c1',
  });
  await screen.findByRole('link', { name: 'K-1042' });
  expect(askedOf(calls, 'admin/orders').at(-1)).toEqual({
    status: 'open',
    total_from: '5000',
    country: 'DE',
    trouble: 'capture',
    search: 'ada',
    sort: '-total',
    after: 'c1',
    page_size: '50',
  });
  expect(screen.getByRole('columnheader', { name: 'Total' })).toHaveAttribute('aria-sort', 'descending');
});

test('filters are set in one form, stand in the address and are taken away one by one', async () => {
  const { user, router } = renderOrders();
  await screen.findByRole('link', { name: 'K-1042' });
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  const dialog = await screen.findByRole('dialog', { name: 'Filters' });
  await user.selectOptions(within(dialog).getByLabelText('Payment'), 'Paid');
  await user.type(within(dialog).getByLabelText('Total from (USD)'), '12,50');
  await user.click(within(dialog).getByRole('button', { name: 'Show results' }));
  expect(router.state.location.search).toBe('?payment_status=paid&total_from=1250');
  expect(screen.getByRole('button', { name: /^Filter\b.*2 filters are set/ })).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Remove the filter Total from: $12.50' }));
  expect(router.state.location.search).toBe('?payment_status=paid');
});

test('a filter that cannot be asked for says why at its field, and loses nothing', async () => {
  const { user, router } = renderOrders();
  await screen.findByRole('link', { name: 'K-1042' });
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  const from = await screen.findByLabelText('Total from (USD)');
  await user.type(from, 'ten');
  await user.click(screen.getByRole('button', { name: 'Show results' }));
  expect(from).toHaveAccessibleDescription('Please enter an amount, such as 12.50');
  expect(from).toHaveValue('ten');
  expect(router.state.location.search).toBe('');
});

test('a usual range of days fills both of its fields', async () => {
  const { user, router } = renderOrders();
  await screen.findByRole('link', { name: 'K-1042' });
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await user.click(await screen.findByRole('button', { name: 'Last 7 days' }));
  await user.click(screen.getByRole('button', { name: 'Show results' }));
  expect(router.state.location.search).toMatch(/^\?placed_from=\d{4}-\d\d-\d\d&placed_to=\d{4}-\d\d-\d\d$/);
});

test('columns are switched on and off, and stand in the address', async () => {
  const { user, router } = renderOrders();
  await screen.findByRole('link', { name: 'K-1042' });
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Country' }));
  expect(screen.getByRole('columnheader', { name: 'Country' })).toBeInTheDocument();
  expect(rowOf('K-1042')).toHaveTextContent('United States');
  expect(router.state.location.search).toMatch(/columns=.*country/);
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Country' }));
  expect(router.state.location.search).toBe('');
});

test('goes to the next page by its cursor, back to the one before, and to the first', async () => {
  const { user, router } = renderOrders({
    api: {
      'GET admin/orders': ({ query }: { query: URLSearchParams }) =>
        query.get('after') ? orderPage([second], { total: 51 }) : orderPage([first], { total: 51, next_cursor: 'c1' }),
    },
  });
  await user.click(await screen.findByRole('link', { name: 'Next page' }));
  expect(await screen.findByRole('link', { name: 'K-1041' })).toBeInTheDocument();
  expect(router.state.location.search).toBe('?after=c1');
  expect(screen.getByRole('link', { name: 'First page' })).toHaveAttribute('href', '/admin/orders');
  await user.click(screen.getByRole('button', { name: 'Previous page' }));
  expect(await screen.findByRole('link', { name: 'K-1042' })).toBeInTheDocument();
  expect(router.state.location.search).toBe('');
});

test('a link to a page far behind leads to the first page, for nobody knows the one before', async () => {
  renderOrders({ url: '/admin/orders?after=c1' });
  expect(await screen.findByRole('link', { name: 'First page' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Previous page' })).not.toBeInTheDocument();
});

test('so many orders that nobody counts them are said to be more', async () => {
  renderOrders({ api: { 'GET admin/orders': orderPage([first], { total: 10_000, total_is_exact: false }) } });
  expect(await screen.findByText('more than 10,000 orders')).toBeInTheDocument();
  expect(screen.getByText('1 of more than 10,000')).toBeInTheDocument();
});

test('what the filter shows is downloaded, in the types of the API', async () => {
  const { user, calls } = renderOrders({
    url: '/admin/orders?status=open&total_from=5000&is_held=true&search=ada&columns=total',
    api: { 'POST admin/downloads': { url: '/api/admin/downloads/t1' } },
  });
  await screen.findByRole('link', { name: 'K-1042' });
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(downloads).toEqual(['/api/admin/downloads/t1']));
  expect(calls.find(({ path }) => path === 'admin/downloads')?.body).toEqual({
    kind: 'orders',
    filter: { status: 'open', total_from: 5000, is_held: true, search: 'ada', sort: '-placed_at' },
  });
});

test('packing slips of the chosen orders are downloaded together', async () => {
  const { user, calls } = renderOrders({ api: { 'POST admin/downloads': { url: '/api/admin/downloads/t2' } } });
  expect(screen.getByRole('checkbox', { name: 'Select all on this page' })).toBeDisabled();
  await screen.findByRole('link', { name: 'K-1042' });
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  expect(screen.getByText('2 selected')).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Select Order K-1041' }));
  await user.click(screen.getByRole('button', { name: 'Print' }));
  await user.click(screen.getByRole('menuitem', { name: 'Packing slips' }));
  await waitFor(() => expect(downloads).toEqual(['/api/admin/downloads/t2']));
  expect(calls.find(({ path }) => path === 'admin/downloads')?.body).toEqual({
    kind: 'packing_slips',
    order_ids: [first.id],
  });
});

test('a question gets a name, and can be opened by it and deleted', async () => {
  let views: object[] = [];
  const { user, calls, router } = renderOrders({
    url: '/admin/orders?country=DE',
    api: {
      'GET admin/views': () => ({ items: views }),
      'POST admin/views': ({ body }: { body: unknown }) => {
        const view = { id: 'view-1', is_mine: true, ...Object(body) };
        views = [view];
        return view;
      },
      'DELETE admin/views/:id': () => {
        views = [];
        return undefined;
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Save this view' }));
  const dialog = await screen.findByRole('dialog', { name: 'Save this view' });
  await user.click(within(dialog).getByRole('button', { name: 'Save this view' }));
  expect(within(dialog).getByLabelText('Name')).toHaveAccessibleDescription('Please enter a name');
  await user.type(within(dialog).getByLabelText('Name'), 'To Germany');
  await user.click(within(dialog).getByRole('button', { name: 'Save this view' }));
  expect(await screen.findByRole('link', { name: 'To Germany' })).toHaveAttribute('aria-current', 'page');
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    list: 'orders',
    name: 'To Germany',
    query: 'country=DE',
    is_shared: false,
  });
  await user.click(screen.getByRole('link', { name: 'To ship' }));
  expect(router.state.location.search).toBe('?status=open&fulfilment_status=unfulfilled');
  await user.click(screen.getByRole('link', { name: 'To Germany' }));
  await user.click(screen.getByRole('button', { name: 'Delete this view' }));
  const question = await screen.findByRole('dialog', { name: /To Germany/ });
  await user.click(within(question).getByRole('button', { name: 'Delete this view' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'To Germany' })).not.toBeInTheDocument());
});

test('says that nothing matches and leads back to all', async () => {
  renderOrders({ url: '/admin/orders?search=xyz', api: { 'GET admin/orders': orderPage([]) } });
  expect(await screen.findByRole('heading', { name: 'No order matches' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Show all orders' })).toHaveAttribute('href', '/admin/orders');
});

test('a shop without orders says so', async () => {
  renderOrders({ api: { 'GET admin/orders': orderPage([]) } });
  expect(await screen.findByRole('heading', { name: 'No orders yet' })).toBeInTheDocument();
});

test('offers another try after a failure, without a reload', async () => {
  let isDown = true;
  const { user } = renderOrders({
    api: { 'GET admin/orders': () => (isDown ? problem(400, { message: 'Not now' }) : orderPage([first])) },
  });
  expect(await screen.findByText('Not now')).toBeInTheDocument();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'K-1042' })).toBeInTheDocument();
});

test('back shows the list as it was', async () => {
  const { user, router } = renderOrders();
  await screen.findByRole('link', { name: 'K-1042' });
  await user.click(screen.getByRole('link', { name: 'On hold' }));
  expect(router.state.location.search).toBe('?is_held=true');
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe('');
  expect(screen.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page');
});

test('asks for nothing without an admin’s session', async () => {
  const { calls } = renderOrders({ session: { role: 'REGULAR' } });
  expect(await screen.findByRole('heading', { name: 'This part is for the shop’s staff' })).toBeInTheDocument();
  expect(askedOf(calls, 'admin/orders')).toEqual([]);
});

test('an order that comes meanwhile moves none of those on show: it waits until it is asked for, and has the focus then', async () => {
  let now = orderPage([second]);
  const { user } = renderOrders({ api: { 'GET admin/orders': () => now } });
  await screen.findByRole('link', { name: 'K-1041' });
  now = orderPage([first, { ...second, tags: ['fragile'] }]);
  act(() => emit('staff-news', { type: 'changed', kind: 'order', id: first.id }));
  expect(await screen.findByText('1 new entry', {}, { timeout: 4_000 })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'K-1042' })).not.toBeInTheDocument();
  expect(rowOf('K-1041')).not.toHaveTextContent('gift');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(screen.getAllByRole('row')[1]).toBe(rowOf('K-1042'));
  expect(screen.getByRole('link', { name: 'K-1042' })).toHaveFocus();
  expect(screen.queryByText('1 new entry')).not.toBeInTheDocument();
});

test('a list that is come back to shows what came meanwhile in its place', async () => {
  let now = orderPage([second]);
  const { user } = renderOrders({ api: { 'GET admin/orders': () => now } });
  await screen.findByRole('link', { name: 'K-1041' });
  now = orderPage([first, second]);
  act(() => emit('staff-news', { type: 'changed', kind: 'order', id: first.id }));
  await screen.findByText('1 new entry', {}, { timeout: 4_000 });
  await user.click(screen.getByRole('link', { name: 'On hold' }));
  await user.click(screen.getByRole('link', { name: 'All' }));
  expect(await screen.findByRole('link', { name: 'K-1042' })).toBeInTheDocument();
  expect(screen.queryByText('1 new entry')).not.toBeInTheDocument();
});

test('taking a filter away gives the focus to the one beside it, and the last one to the button that sets them', async () => {
  const { user } = renderOrders({ url: '/admin/orders?country=DE&tag=gift' });
  await user.click(await screen.findByRole('link', { name: 'Remove the filter Tag: gift' }));
  expect(screen.getByRole('link', { name: 'Remove the filter Country: Germany' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('list', { name: 'Filters' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Filter/ })).toHaveFocus();
});
