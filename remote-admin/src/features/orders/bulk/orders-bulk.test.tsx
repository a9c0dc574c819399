import { hearToasts, problem, type MockHandler } from '@tessera/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { dismissJob } from '../../../jobs/watched-jobs';
import { adminOrderSummary, orderPage } from '../../../testing/fixtures';
import { staffJob } from '../../../testing/job-fixtures';
import { hearDownloads, renderStaffPage } from '../../../testing/staff-page';
import { Page } from '../orders-page';

const first = adminOrderSummary();
const second = adminOrderSummary({ id: '0190aaaa-0000-7000-8000-000000001041', number: 'K-1041' });
const job = staffJob();

const downloads = hearDownloads();
const toasts = hearToasts();
afterEach(() => dismissJob(job.id));

const renderOrders = (api: Record<string, MockHandler> = {}, url = '/admin/orders?status=open') =>
  renderStaffPage(<Page />, {
    path: '/admin/orders',
    url,
    api: {
      'GET admin/orders': orderPage([first, second], { total: 1234 }),
      'GET admin/views': { items: [] },
      [`GET admin/jobs/${job.id}`]: job,
      ...api,
    },
  });

type Rendered = ReturnType<typeof renderOrders>;

async function choose({ user }: Rendered, action: string): Promise<HTMLElement> {
  await user.click(screen.getByRole('button', { name: 'Actions' }));
  await user.click(screen.getByRole('menuitem', { name: action }));
  return screen.findByRole('dialog');
}

/** Once there is something to choose. */
async function all(): Promise<HTMLElement> {
  await screen.findByRole('link', { name: 'K-1042' });
  return screen.getByRole('checkbox', { name: 'Select all on this page' });
}

const started = ({ calls }: Rendered) => calls.filter(({ method, path }) => method === 'POST' && path === 'admin/jobs');

test('what is done with the ticked orders is a job, which stays in sight', async () => {
  const page = renderOrders({ 'POST admin/jobs': job });
  const { user } = page;
  await user.click(await screen.findByRole('checkbox', { name: 'Select Order K-1042' }));
  const dialog = await choose(page, 'Put on hold…');
  expect(dialog).toHaveAccessibleName('Put 1 order on hold?');
  await user.click(within(dialog).getByRole('button', { name: 'Put on hold' }));
  expect(within(dialog).getByLabelText('Reason')).toHaveAccessibleDescription(/Please enter a reason/);
  expect(started(page)).toEqual([]);
  await user.type(within(dialog).getByLabelText('Reason'), 'Stocktaking');
  await user.click(within(dialog).getByRole('button', { name: 'Put on hold' }));
  const panel = await screen.findByRole('region', { name: 'Jobs under way' });
  expect(started(page)[0]?.body).toEqual({
    kind: 'orders.hold',
    parameters: { orders: { ids: [first.id] }, reason: 'Stocktaking' },
  });
  expect(started(page)[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
  expect(panel).toHaveTextContent('Put 1,234 orders on hold');
  expect(panel).toHaveTextContent('600 of 1,234 · 17 failed');
  await waitFor(() => expect(screen.queryByText('1 selected')).not.toBeInTheDocument());
});

test('all that match are chosen by their filter and number, after all of the page', async () => {
  const page = renderOrders({ 'POST admin/jobs': job });
  const { user } = page;
  await user.click(await all());
  await user.click(screen.getByRole('button', { name: 'Select all 1,234 that match' }));
  expect(screen.getByText('All 1,234 that match')).toBeInTheDocument();
  const dialog = await choose(page, 'Add tags…');
  expect(dialog).toHaveAccessibleName('Add tags to 1,234 orders');
  await user.type(within(dialog).getByLabelText('Tags'), 'vip, gift , vip');
  await user.click(within(dialog).getByRole('button', { name: 'Add tags' }));
  await screen.findByRole('region', { name: 'Jobs under way' });
  expect(started(page)[0]?.body).toEqual({
    kind: 'orders.tag',
    parameters: {
      orders: { filter: { status: 'open', sort: '-placed_at' }, count: 1234 },
      tags: ['vip', 'gift'],
    },
  });
});

test('invoices of the chosen orders are printed by a job; why not is said, and in either case what is chosen stays', async () => {
  let isRefused = true;
  const page = renderOrders({
    'POST admin/jobs': () =>
      isRefused
        ? problem(404, { code: 'invoices.not_found', message: 'None of these orders has an invoice yet.' })
        : job,
  });
  const { user } = page;
  const print = async (): Promise<void> => {
    await user.click(screen.getByRole('button', { name: 'Print' }));
    await user.click(screen.getByRole('menuitem', { name: 'Invoices' }));
  };
  await user.click(await screen.findByRole('checkbox', { name: 'Select Order K-1042' }));
  await print();
  await waitFor(() => expect(toasts).toEqual(['None of these orders has an invoice yet.']));
  expect(screen.getByText('1 selected')).toBeInTheDocument();
  isRefused = false;
  await print();
  await screen.findByRole('region', { name: 'Jobs under way' });
  expect(started(page)[1]?.body).toEqual({ kind: 'orders.invoices', parameters: { orders: { ids: [first.id] } } });
  expect(screen.getByText('1 selected')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Print' })).not.toHaveAttribute('aria-disabled'));
  expect(screen.getByRole('button', { name: 'Print' })).toHaveFocus();
});

test('after many orders were printed the focus is at the button again, and all of them stay chosen', async () => {
  const page = renderOrders({ 'POST admin/jobs': job });
  const { user } = page;
  await user.click(await all());
  await user.click(screen.getByRole('button', { name: 'Select all 1,234 that match' }));
  const button = screen.getByRole('button', { name: 'Print' });
  button.focus();
  await user.keyboard('{Enter}{Enter}');
  await screen.findByRole('region', { name: 'Jobs under way' });
  expect(started(page)[0]?.body).toMatchObject({ kind: 'orders.packing_slips' });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  expect(button).toHaveFocus();
  expect(screen.getByText('All 1,234 that match')).toBeInTheDocument();
});

test('more than can be counted are not chosen together: it says why', async () => {
  const { user } = renderOrders({
    'GET admin/orders': orderPage([first, second], { total: 10_000, total_is_exact: false }),
  });
  await user.click(await all());
  expect(screen.getByText(/^More than 10,000 match/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /that match$/ })).not.toBeInTheDocument();
});

test('a refusal is said in the dialog, and what was typed stays', async () => {
  const message = 'More match by now: 1,240. Have a look at the list before you go on.';
  const page = renderOrders({
    'POST admin/jobs': () => problem(409, { code: 'jobs.more_match', message }),
  });
  const { user, calls } = page;
  await user.click(await screen.findByRole('checkbox', { name: 'Select Order K-1042' }));
  const dialog = await choose(page, 'Mark as shipped…');
  await user.type(within(dialog).getByLabelText('Carrier'), 'DHL');
  const before = calls.filter(({ path }) => path === 'admin/orders').length;
  await user.click(within(dialog).getByRole('button', { name: 'Mark as shipped' }));
  expect(await within(dialog).findByText(message)).toBeInTheDocument();
  expect(within(dialog).getByLabelText('Carrier')).toHaveValue('DHL');
  await waitFor(() => expect(calls.filter(({ path }) => path === 'admin/orders').length).toBeGreaterThan(before));
});

test('a job is stopped, its file downloaded, and taken off the list', async () => {
  const done = staffJob({
    kind: 'orders.export',
    state: 'done',
    done: 1234,
    failed: 0,
    file: { name: 'orders.csv', bytes: 10, expires_at: '2026-11-24T10:00:00.000Z' },
  });
  const { user } = renderOrders({
    'GET admin/orders': orderPage([first], { total: 10_000, total_is_exact: false }),
    'POST admin/jobs': { ...done, state: 'running', file: null },
    [`POST admin/jobs/${job.id}/stop`]: staffJob({ kind: 'orders.export', state: 'stopped' }),
    [`GET admin/jobs/${job.id}`]: done,
    [`POST admin/jobs/${job.id}/downloads`]: { url: '/api/downloads/t3' },
  });
  await screen.findByRole('link', { name: 'K-1042' });
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  const panel = await screen.findByRole('region', { name: 'Jobs under way' });
  await user.click(await within(panel).findByRole('button', { name: 'Download' }));
  await waitFor(() => expect(downloads).toEqual(['/api/downloads/t3']));
  expect(within(panel).getByRole('status')).toHaveTextContent('Export 1,234 orders: Done');
  await user.click(within(panel).getByRole('button', { name: 'Dismiss “Export 1,234 orders”' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Jobs under way' })).not.toBeInTheDocument());
});
