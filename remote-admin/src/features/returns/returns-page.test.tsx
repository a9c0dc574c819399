import { problem, type MockHandler } from '@tessera/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { returnPage, returnSummary } from '../../testing/sales/return-fixtures';
import { askedOf, hearDownloads, renderStaffPage, rowOf } from '../../testing/staff-page';
import { Page } from './returns-page';

const first = returnSummary();
const second = returnSummary({
  id: '0190aaaa-0000-7000-8000-00000000a002',
  number: 'R-8AAAAAA',
  state: 'received',
  quantity: 3,
  quantity_received: 1,
  reasons: ['does_not_fit'],
});

const renderReturns = (url = '/admin/returns', api: Record<string, MockHandler> = {}) =>
  renderStaffPage(<Page />, {
    path: '/admin/returns',
    url,
    api: { 'GET admin/returns': returnPage([first, second]), 'GET admin/views': { items: [] }, ...api },
  });

const downloads = hearDownloads();

test('lists returns with their order, customer, state, reasons and what is here of them', async () => {
  renderReturns();
  expect(await screen.findByRole('link', { name: 'R-7K2M9QX' })).toHaveAttribute('href', `/admin/returns/${first.id}`);
  const row = rowOf('R-7K2M9QX');
  for (const text of ['K-1042', 'Ada Lane', 'To decide', 'Damaged or faulty, Arrived late']) {
    expect(row).toHaveTextContent(text);
  }
  expect(rowOf('R-8AAAAAA')).toHaveTextContent('1 of 3 here');
  expect(screen.getByText('2 returns')).toBeInTheDocument();
});

test('asks for what the address says, and for nothing that makes no sense', async () => {
  const { calls } = renderReturns(
    '/admin/returns?state=requested&reason=damaged&created_from=2026-02-30&search=ada&sort=created_at&after=c1',
  );
  await screen.findByRole('link', { name: 'R-7K2M9QX' });
  expect(askedOf(calls, 'admin/returns').at(-1)).toEqual({
    state: 'requested',
    reason: 'damaged',
    search: 'ada',
    sort: 'created_at',
    after: 'c1',
    page_size: '50',
  });
});

test('filters are set in one form, stand in the address and are taken away one by one', async () => {
  const { user, router } = renderReturns();
  await screen.findByRole('link', { name: 'R-7K2M9QX' });
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  const dialog = await screen.findByRole('dialog', { name: 'Filters' });
  await user.selectOptions(within(dialog).getByLabelText('Status'), 'To refund');
  await user.selectOptions(within(dialog).getByLabelText('Reason'), 'Does not fit');
  await user.click(within(dialog).getByRole('button', { name: 'Show results' }));
  expect(router.state.location.search).toBe('?state=received&reason=does_not_fit');
  await user.click(screen.getByRole('link', { name: 'Remove the filter Status: To refund' }));
  expect(router.state.location.search).toBe('?reason=does_not_fit');
});

test('the views of a day are one press away, and one’s own are saved for this list', async () => {
  const { user, router, calls } = renderReturns('/admin/returns?reason=damaged', {
    'POST admin/views': { id: 'v1', list: 'returns', name: 'Broken', query: '', is_shared: false, is_mine: true },
  });
  await user.click(await screen.findByRole('button', { name: 'Save this view' }));
  await user.type(await screen.findByLabelText('Name'), 'Broken');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save this view' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      list: 'returns',
      name: 'Broken',
      query: 'reason=damaged',
      is_shared: false,
    }),
  );
  // as everywhere: on a phone the first ones are seen
  expect(within(screen.getByRole('navigation', { name: 'Views' })).getAllByRole('link')[0]).toHaveTextContent('All');
  await user.click(screen.getByRole('link', { name: 'To decide' }));
  expect(router.state.location.search).toBe('?state=requested');
});

test('the export is what the filter shows', async () => {
  const { user, calls } = renderReturns('/admin/returns?state=received', {
    'POST admin/downloads': { url: '/api/downloads/t1', expires_at: '2026-11-20T08:01:00Z' },
  });
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(downloads).toEqual(['/api/downloads/t1']));
  expect(calls.find(({ path }) => path === 'admin/downloads')?.body).toEqual({
    kind: 'returns',
    filter: { state: 'received', sort: '-created_at' },
  });
});

test('says whether nothing matches or nothing is there, and what failed', async () => {
  const { unmount } = renderReturns('/admin/returns?state=refused', { 'GET admin/returns': returnPage([]) });
  expect(await screen.findByText('No return matches')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Show all returns' })).toHaveAttribute('href', '/admin/returns');
  unmount();
  renderReturns('/admin/returns', { 'GET admin/returns': () => problem(422, { message: 'No such page' }) });
  expect(await screen.findByText('The returns could not be loaded')).toBeInTheDocument();
});
