import { heldAnswer } from '@tessera/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { staffJob } from '../../testing/job-fixtures';
import { adminTransaction, transactionPage, waitingRefund } from '../../testing/sales/transaction-fixtures';
import {
  askedOf,
  hearDownloads,
  inDialog,
  renderStaffPage,
  rowOf,
  writesOf,
  type StaffPageOptions,
} from '../../testing/staff-page';
import { Page } from './transactions-page';

const downloads = hearDownloads();

const sums = {
  is_complete: true,
  items: [{ currency: 'USD', count: 2, came: 5060, went: 1000, fees: 177 }],
};

const renderTransactions = (options: Partial<StaffPageOptions> = {}) =>
  renderStaffPage(<Page />, {
    path: '/admin/transactions',
    ...options,
    api: {
      'GET admin/transactions': transactionPage([adminTransaction(), waitingRefund()]),
      'GET admin/transactions/sums': sums,
      'GET admin/views': { items: [] },
      ...options.api,
    },
  });

test('says what came and went, how and when, and what has not moved yet, with the way to its order', async () => {
  renderTransactions();
  expect(await screen.findByRole('link', { name: 'KO-1001' })).toHaveAttribute('href', '/admin/orders/KO-1001');
  for (const part of ['Payment', 'Card', 'Completed', 'Ada Lovelace', '$1.77', '$50.60'])
    expect(rowOf('KO-1001')).toHaveTextContent(part);
  for (const part of ['Refund', 'Pending', '-$10.00']) expect(rowOf('KO-1002')).toHaveTextContent(part);
  expect(screen.getByText('2 transactions')).toBeInTheDocument();
  const summed = within(screen.getByRole('region', { name: 'Sum of all that match' }));
  await summed.findByText('Received');
  for (const amount of ['$50.60', '-$10.00', '$40.60', '$1.77']) expect(summed.getByText(amount)).toBeInTheDocument();
});

test('what is summed has its place before the sums are there', async () => {
  const held = heldAnswer<typeof sums>();
  renderTransactions({ api: { 'GET admin/transactions/sums': () => held.promise } });
  const region = within(await screen.findByRole('region', { name: 'Sum of all that match' }));
  for (const label of ['Received', 'Paid out', 'Balance']) expect(region.getByText(label)).toBeInTheDocument();
  held.give(sums);
  expect(await region.findByText('$50.60')).toBeInTheDocument();
});

test('is narrowed by views and filters, which stand in the address, and so are its sums and its file', async () => {
  const { user, router, calls } = renderTransactions({
    url: '/admin/transactions?kind=nothing&method=stripe&search=KO&sort=colour',
    api: { 'POST admin/transactions/downloads': { url: '/api/downloads/t1', expires_at: '2026-11-22T08:00:00Z' } },
  });
  await screen.findByRole('link', { name: 'KO-1001' });
  const asked = { method: 'stripe', search: 'KO', sort: '-at', page_size: '50' };
  expect(askedOf(calls, 'admin/transactions').at(-1)).toEqual(asked);
  expect(askedOf(calls, 'admin/transactions/sums').at(-1)).toEqual({ method: 'stripe', search: 'KO' });
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(downloads).toEqual(['/api/downloads/t1']));
  expect(writesOf(calls)[0]?.body).toEqual({ filter: { method: 'stripe', search: 'KO', sort: '-at' } });
  await user.click(screen.getByRole('button', { name: /^Filter/ }));
  await screen.findByRole('dialog', { name: 'Filters' });
  await user.selectOptions(inDialog().getByLabelText('Type'), 'Refund');
  await user.type(inDialog().getByLabelText('Currency'), 'e1');
  await user.click(inDialog().getByRole('button', { name: 'Show results' }));
  expect(inDialog().getByLabelText('Currency')).toBeInvalid();
  await user.clear(inDialog().getByLabelText('Currency'));
  await user.type(inDialog().getByLabelText('Currency'), 'eur');
  await user.click(inDialog().getByRole('button', { name: 'Show results' }));
  expect(router.state.location.search).toBe('?kind=refund&method=stripe&currency=EUR&search=KO');
  await user.click(screen.getByRole('link', { name: 'Disputes' }));
  expect(router.state.location.search).toBe('?kind=dispute');
});

test('says that too many match to be added up, and exports so many by a job', async () => {
  const { user, calls } = renderTransactions({
    api: {
      'GET admin/transactions': transactionPage([adminTransaction()], { total: 10_000, total_is_exact: false }),
      'GET admin/transactions/sums': { is_complete: false, items: [] },
      'POST admin/jobs': staffJob({ kind: 'transactions.export' }),
      'GET admin/jobs/:id': staffJob({ kind: 'transactions.export' }),
    },
  });
  expect(await screen.findByText(/^More than 100,000 transactions match/)).toBeInTheDocument();
  await screen.findByRole('link', { name: 'KO-1001' });
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(writesOf(calls)[0]?.body).toMatchObject({ kind: 'transactions.export' }));
});
