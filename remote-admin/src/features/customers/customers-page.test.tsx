import { problem, withoutRetries } from '@tessera/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { dismissJob } from '../../jobs/watched-jobs';
import { adminCustomer, customerGroup, customerPage } from '../../testing/sales/customer-fixtures';
import { staffJob } from '../../testing/job-fixtures';
import { me } from '../../testing/settings-fixtures';
import {
  askedOf,
  hearDownloads,
  inDialog,
  press,
  renderStaffPage,
  rowOf,
  writesOf,
  type StaffPageOptions,
} from '../../testing/staff-page';
import { Page } from './customers-page';

const ada = adminCustomer({ groups: [{ id: customerGroup().id, name: 'Wholesale' }] });
const max = adminCustomer({
  id: '0190aaaa-0000-7000-8000-00000000d002',
  name: 'Max Muster',
  email: 'max@example.com',
  state: 'suspended',
  orders_count: 0,
  spent: 0,
  last_order_at: null,
  newsletter: false,
});
const nobody = adminCustomer({ id: '0190aaaa-0000-7000-8000-00000000d003', name: '', email: '', state: 'anonymised' });

const job = staffJob({ kind: 'customers.add_to_group' });
afterEach(() => dismissJob(job.id));

const downloads = hearDownloads();

const renderCustomers = (options: Partial<StaffPageOptions> = {}) =>
  renderStaffPage(<Page />, {
    path: '/admin/customers',
    ...options,
    api: {
      'GET admin/customers': customerPage([ada, max, nobody]),
      'GET admin/customer-groups': { items: [customerGroup()] },
      'GET admin/views': { items: [] },
      [`GET admin/jobs/${job.id}`]: job,
      ...options.api,
    },
  });

test('lists customers with what they ordered and spent, how they stand and their groups', async () => {
  renderCustomers();
  const link = await screen.findByRole('link', { name: 'Ada Lane' });
  expect(link).toHaveAttribute('href', `/admin/customers/${ada.id}`);
  const row = rowOf('Ada Lane');
  for (const part of ['ada@example.com', 'Active', 'Wholesale', '$96.00']) expect(row).toHaveTextContent(part);
  expect(rowOf('Max Muster')).toHaveTextContent('Suspended');
  expect(rowOf('Max Muster')).toHaveTextContent('None yet');
  expect(rowOf('Anonymous customer')).toHaveTextContent('Anonymous');
  expect(screen.getByText('3 customers')).toBeInTheDocument();
});

test('filters are set in one form, stand in the address and are taken away one by one', async () => {
  const { user, router, calls } = renderCustomers();
  await screen.findByText('Max Muster');
  await user.click(screen.getByRole('button', { name: /^Filter/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText('Group'), 'Wholesale');
  await user.selectOptions(dialog.getByLabelText('Newsletter'), 'subscribed');
  await user.type(dialog.getByLabelText('Orders from'), 'two');
  await user.type(dialog.getByLabelText('Spent from (USD)'), '20');
  await user.type(dialog.getByLabelText('Spent to (USD)'), '12.50');
  await user.click(dialog.getByRole('button', { name: 'Show results' }));
  expect(dialog.getByLabelText('Orders from')).toHaveAccessibleDescription(/whole number/);
  expect(dialog.getByLabelText('Spent to (USD)')).toHaveAccessibleDescription(/highest amount is below/);
  await user.clear(dialog.getByLabelText('Orders from'));
  await user.type(dialog.getByLabelText('Orders from'), '2');
  await user.clear(dialog.getByLabelText('Spent to (USD)'));
  await user.selectOptions(dialog.getByLabelText('Sort by'), 'Spent most first');
  await user.click(dialog.getByRole('button', { name: 'Show results' }));
  const { id } = customerGroup();
  expect(router.state.location.search).toBe(
    `?group_id=${id}&newsletter=true&orders_from=2&spent_from=2000&sort=-spent`,
  );
  await waitFor(() =>
    expect(askedOf(calls, 'admin/customers').at(-1)).toMatchObject({
      group_id: id,
      spent_from: '2000',
      sort: '-spent',
    }),
  );
  await user.click(screen.getByRole('link', { name: 'Remove the filter Group: Wholesale' }));
  expect(router.state.location.search).toBe('?newsletter=true&orders_from=2&spent_from=2000&sort=-spent');
});

test('asks for what the address says, and for nothing that makes no sense', async () => {
  const { calls } = renderCustomers({
    url: '/admin/customers?search=ada&state=gone&orders_from=-1&since_from=2026-02-30&sort=colour&after=c1',
  });
  await screen.findByText('Max Muster');
  expect(askedOf(calls, 'admin/customers').at(-1)).toEqual({
    search: 'ada',
    sort: '-created_at',
    after: 'c1',
    page_size: '50',
  });
});

test('is downloaded as it is filtered, and by a job where more match than are counted', async () => {
  const { user, calls, unmount } = renderCustomers({
    url: '/admin/customers?orders_from=1&newsletter=true',
    api: { 'POST admin/customers/downloads': { url: '/api/downloads/t1', expires_at: '2026-11-22T08:00:00Z' } },
  });
  await screen.findByText('Max Muster');
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(downloads).toEqual(['/api/downloads/t1']));
  const filter = { orders_from: 1, newsletter: true, sort: '-created_at' };
  expect(writesOf(calls)[0]?.body).toEqual({ filter });
  unmount();
  const large = renderCustomers({
    api: {
      'GET admin/customers': customerPage([ada], { total: 10_000, total_is_exact: false }),
      'POST admin/jobs': job,
    },
  });
  expect(await screen.findByText('more than 10,000 customers')).toBeInTheDocument();
  await large.user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(writesOf(large.calls)[0]?.body).toMatchObject({ kind: 'customers.export' }));
});

test('many are put into a group by a job, the ticked ones or all that match', async () => {
  const { user, calls } = renderCustomers({
    api: {
      'GET admin/customers': customerPage([ada, max], { total: 1234 }),
      'POST admin/jobs': job,
    },
  });
  await screen.findByText('Max Muster');
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(screen.getByRole('button', { name: 'Select all 1,234 that match' }));
  await user.click(screen.getByRole('button', { name: 'Actions' }));
  await user.click(screen.getByRole('menuitem', { name: 'Add to a group…' }));
  await screen.findByRole('dialog', { name: 'Add 1,234 customers to a group' });
  await user.click(inDialog().getByRole('button', { name: 'Add to the group' }));
  expect(inDialog().getByLabelText('Group')).toHaveAccessibleDescription(/Please choose a group/);
  await user.selectOptions(inDialog().getByLabelText('Group'), 'Wholesale');
  await user.click(inDialog().getByRole('button', { name: 'Add to the group' }));
  await waitFor(() =>
    expect(writesOf(calls)[0]?.body).toEqual({
      kind: 'customers.add_to_group',
      parameters: {
        customers: { filter: { sort: '-created_at' }, count: 1234 },
        group_id: customerGroup().id,
      },
    }),
  );
});

test('groups are made, named and removed beside the list', async () => {
  const trade = customerGroup({ id: '0190aaaa-0000-7000-8000-00000000e002', name: 'Trade', members: 0 });
  const taken = 'There is a group of this name.';
  const { user, calls } = renderCustomers({
    api: {
      'POST admin/customer-groups': { items: [trade, customerGroup()] },
      'PATCH admin/customer-groups/:id': () =>
        problem(409, { code: 'customers.group_name_taken', message: taken, errors: { name: [taken] } }),
      'DELETE admin/customer-groups/:id': { items: [customerGroup()] },
    },
  });
  await screen.findByText('Max Muster');
  await user.click(screen.getByRole('button', { name: 'Groups' }));
  await screen.findByRole('dialog', { name: 'Groups of customers' });
  expect(inDialog().getByRole('link', { name: /Wholesale/ })).toHaveAttribute(
    'href',
    `/admin/customers?group_id=${customerGroup().id}`,
  );
  await user.click(inDialog().getByRole('button', { name: 'Add group' }));
  expect(inDialog().getByLabelText('Name of the new group')).toHaveAccessibleDescription(/Please enter a name/);
  await user.type(inDialog().getByLabelText('Name of the new group'), ' Trade ');
  await user.click(inDialog().getByRole('button', { name: 'Add group' }));
  const named = await inDialog().findByLabelText('Name of the group Trade');
  await user.clear(named);
  await user.type(named, 'Wholesale');
  await user.click(inDialog().getByRole('button', { name: 'Save the name of the group Trade' }));
  await waitFor(() => expect(named).toHaveAccessibleDescription(taken));
  await user.click(inDialog().getByRole('button', { name: 'Remove the group Trade' }));
  const asked = await screen.findByRole('dialog', { name: 'Remove the group “Trade”?' });
  await user.click(within(asked).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByLabelText('Name of the group Trade')).not.toBeInTheDocument());
  expect(writesOf(calls).map(({ method, path, body }) => [method, path, body ?? null])).toEqual([
    ['POST', 'admin/customer-groups', { name: 'Trade' }],
    ['PATCH', `admin/customer-groups/${trade.id}`, { name: 'Wholesale', version: 1 }],
    ['DELETE', `admin/customer-groups/${trade.id}`, null],
  ]);
});

test('whoever only reads customers is told why nothing can be changed', async () => {
  const { user } = renderCustomers({ api: { 'GET admin/me': me({ rights: ['customers.read'] }) } });
  await user.click(await screen.findByRole('checkbox', { name: 'Select Ada Lane' }));
  await user.click(screen.getByRole('button', { name: 'Actions' }));
  expect(screen.getByRole('menuitem', { name: /^Add to a group/ })).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Groups' }));
  await screen.findByRole('dialog');
  expect(inDialog().getByRole('button', { name: /Add group/ })).toHaveAttribute('aria-disabled', 'true');
});

test('says that nobody matches and leads back to all, and offers to try again', async () => {
  withoutRetries();
  const { unmount } = renderCustomers({
    url: '/admin/customers?search=xyz',
    api: { 'GET admin/customers': customerPage([]) },
  });
  expect(await screen.findByRole('heading', { name: 'No customer matches' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Show all customers' })).toHaveAttribute('href', '/admin/customers');
  unmount();
  renderCustomers({ api: { 'GET admin/customers': () => problem(500) } });
  expect(await press(/try again/i)).toBeInTheDocument();
});
