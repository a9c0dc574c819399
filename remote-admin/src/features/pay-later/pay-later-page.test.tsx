import { emit } from '@tessera/shared/events';
import { problem, withoutRetries } from '@tessera/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import {
  accountPage,
  payLaterAccount,
  payLaterAgeing,
  payLaterBooking,
  waitingAccount,
} from '../../testing/sales/pay-later-fixtures';
import {
  askedOf,
  hearDownloads,
  inDialog,
  renderStaffPage,
  rowOf,
  writesOf,
  type StaffPageOptions,
} from '../../testing/staff-page';
import { Page } from './pay-later-page';

const downloads = hearDownloads();
const none = { items: [], currency: 'USD' };
const renderAccounts = (options: Partial<StaffPageOptions> = {}) =>
  renderStaffPage(<Page />, {
    path: '/admin/pay-later',
    ...options,
    api: {
      'GET admin/pay-later': accountPage([waitingAccount(), payLaterAccount()]),
      'GET admin/pay-later/ageing': payLaterAgeing(),
      'GET admin/pay-later/requests': none,
      'GET admin/views': { items: [] },
      ...options.api,
    },
  });

test('shows how each account stands, what is owed and overdue, and for how long', async () => {
  renderAccounts();
  const link = await screen.findByRole('link', { name: 'Ada Byrne' });
  expect(link).toHaveAttribute('href', `/admin/pay-later/${payLaterAccount().id}`);
  for (const text of ['Active', '$1,500.00', '$50.00', '$25.00', '14 days'])
    expect(rowOf('Ada Byrne')).toHaveTextContent(text);
  expect(rowOf('Ben Stone')).toHaveTextContent('Waiting for a decision');
  expect(screen.getByText('2 accounts')).toBeInTheDocument();
});

test('the ageing board leads to the accounts of each age, and what waits for a second person to its account', async () => {
  const waiting = { ...payLaterBooking({ state: 'pending', amount: 30_000 }), account_name: 'Ada Byrne' };
  const { user, router } = renderAccounts({
    api: { 'GET admin/pay-later/requests': { items: [waiting], currency: 'USD' } },
  });
  expect(await screen.findByText('$1,200.00')).toBeInTheDocument();
  expect(screen.getByText('3 accounts')).toBeInTheDocument();
  expect(await screen.findByText(/Waiver of \$300\.00, order KO-7K3M9P, asked for by Mia Stone/)).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Over 90 days overdue' }));
  expect(router.state.location.search).toBe('?overdue=91');
});

test('is narrowed by views, search and filters, which stand in the address', async () => {
  const { user, router, calls } = renderAccounts({ url: '/admin/pay-later?state=gone&search=ada&sort=colour' });
  await screen.findByRole('link', { name: 'Ada Byrne' });
  const asked = { search: 'ada', sort: '-applied_at', page_size: '50' };
  expect(askedOf(calls, 'admin/pay-later').at(-1)).toEqual(asked);
  await user.click(screen.getByRole('button', { name: /^Filter/ }));
  await screen.findByRole('dialog', { name: 'Filters' });
  await user.selectOptions(inDialog().getByLabelText('Overdue'), '31–60 days');
  await user.selectOptions(inDialog().getByLabelText('Sort by'), 'Longest overdue first');
  await user.click(inDialog().getByRole('button', { name: 'Show results' }));
  expect(router.state.location.search).toBe('?overdue=31_60&search=ada&sort=next_due_on');
  await user.click(screen.getByRole('link', { name: 'Applications' }));
  expect(router.state.location.search).toBe('?state=pending');
});

test('has saved views beside those that everybody has, and gives a file of what it shows', async () => {
  const kept = { id: 'v1', list: 'pay-later', name: 'To call', query: 'overdue=31_60&sort=next_due_on' };
  const { user, calls } = renderAccounts({
    url: '/admin/pay-later?overdue=any&search=ada',
    api: {
      'GET admin/views': { items: [{ ...kept, is_shared: true, is_mine: false }] },
      'POST admin/pay-later/downloads': { url: '/api/downloads/x', expires_at: '2026-11-28T10:00:00Z' },
    },
  });
  const link = await screen.findByRole('link', { name: 'To call' });
  expect(link).toHaveAttribute('href', '/admin/pay-later?overdue=31_60&sort=next_due_on');
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(downloads).toEqual(['/api/downloads/x']));
  expect(writesOf(calls)[0]?.body).toEqual({ filter: { overdue: 'any', search: 'ada', sort: '-applied_at' } });
});

test('says what did not arrive, and that the sums did not', async () => {
  withoutRetries();
  renderAccounts({
    api: {
      'GET admin/pay-later': problem(500, { code: 'server.unexpected' }),
      'GET admin/pay-later/ageing': problem(500, { code: 'server.unexpected' }),
    },
  });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  expect(await screen.findByText('What is overdue could not be summed up.')).toBeInTheDocument();
});

test('an account and a request that come meanwhile move nothing that is on show: they wait until they are asked for', async () => {
  let now = accountPage([payLaterAccount()]);
  let requests: object[] = [];
  let ageing = payLaterAgeing();
  const { user } = renderAccounts({
    api: {
      'GET admin/pay-later': () => now,
      'GET admin/pay-later/ageing': () => ageing,
      'GET admin/pay-later/requests': () => ({ items: requests, currency: 'USD' }),
    },
  });
  await screen.findByRole('link', { name: 'Ada Byrne' });
  await screen.findByText('$1,200.00');
  now = accountPage([waitingAccount(), payLaterAccount()]);
  requests = [{ ...payLaterBooking({ state: 'pending', amount: 30_000 }), account_name: 'Ada Byrne' }];
  ageing = { ...ageing, buckets: ageing.buckets.map((bucket) => ({ ...bucket, amount: 70_000 })) };
  act(() => emit('staff-news', { type: 'changed', kind: 'pay_later_account', id: waitingAccount().id }));
  expect(await screen.findByText('2 new entries', {}, { timeout: 4_000 })).toBeInTheDocument();
  // what keeps its place is told at once
  expect(await screen.findAllByText('$700.00')).not.toHaveLength(0);
  expect(screen.getAllByRole('row')[1]).toBe(rowOf('Ada Byrne'));
  expect(screen.queryByText(/Waiver of/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(screen.getAllByRole('row')[1]).toBe(rowOf('Ben Stone'));
  expect(screen.getByText(/Waiver of \$300\.00/)).toBeInTheDocument();
});
