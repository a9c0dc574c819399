import type { Report } from '@tessera/shared/contract';
import { problem } from '@tessera/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { noFigures, report, reportFigures, reportRow } from '../../testing/report-fixtures';
import { me } from '../../testing/settings-fixtures';
import { askedOf, hearDownloads, press, renderStaffPage } from '../../testing/staff-page';
import { Page } from './reports-page';

const downloads = hearDownloads();

type Api = Parameters<typeof renderStaffPage>[1]['api'];

function renderReport(answer: Report, url = '/admin/reports', api: Api = {}) {
  return renderStaffPage(<Page />, {
    path: '/admin/reports',
    url,
    api: { 'GET admin/reports/sales': answer, 'GET admin/views': { items: [] }, ...api },
  });
}

const table = () => screen.findByRole('table', { name: 'Rows of the report' });
const products = (overrides: Partial<Report> = {}) =>
  report({
    by: 'product',
    rows: [
      reportRow('p-mug', { to: null, label: 'Ember mug', orders: null, average_order: null }),
      reportRow('deleted', { to: null, label: null, ...noFigures(), orders: null }),
    ],
    rest: reportFigures({ orders: null, average_order: null }),
    rest_count: 7,
    other: { ...noFigures(), orders: null, delivery: 590, total: 590 },
    ...overrides,
  });

test('says what was sold, how it adds up, and how that stands to the days before', async () => {
  renderReport(report());
  expect(await screen.findByText('+100% from $45.00', {}, { timeout: 10_000 })).toBeInTheDocument();
  const sums = within(screen.getByRole('region', { name: 'How it adds up' }));
  const lines = sums
    .getAllByRole('term')
    .map((term) => [term.firstChild?.textContent, term.nextElementSibling?.textContent]);
  expect(lines).toEqual([
    ['Gross sales', '$120.00'],
    ['Discounts', '−$10.00'],
    ['Returns', '−$20.00'],
    ['Net sales', '$90.00'],
    ['Delivery', '$5.90'],
    ['Taxes', '$9.10'],
    ['Total sales', '$105.00'],
  ]);
  expect(screen.getByText(/^Nov 23 – 24, 2026, compared with Nov 21 – 22, 2026, Europe\/Berlin/)).toBeInTheDocument();
});

test('shows times as a picture with words, and in a table with its sums, whatever that is sorted by', async () => {
  renderReport(report({ rows: report().rows.toReversed() }), '/admin/reports?sort=-net_sales');
  const name = 'Net sales over time: $90.00 together, at most $90.00 (Nov 24, 2026)';
  const bars = (await screen.findByRole('img', { name })).querySelectorAll('title');
  expect([...bars].map((bar) => bar.textContent)).toEqual(['Nov 23, 2026: $0.00', 'Nov 24, 2026: $90.00']);
  const rows = within(await table());
  expect(
    rows.getByRole('row', { name: /^Nov 24, 2026 2 3 \$120\.00 .* \$105\.00 \$55\.00 \+100%$/ }),
  ).toBeInTheDocument();
  expect(rows.getByRole('row', { name: /^Together 2 3 \$120\.00/ })).toBeInTheDocument();
  expect(rows.getByRole('columnheader', { name: 'Net sales' })).toHaveAttribute('aria-sort', 'descending');
});

test('keeps all that it is asked for in the address, from one report to the next', async () => {
  const { user, router, calls } = renderReport(report(), '/admin/reports?range=this_month&compare=year');
  expect(await screen.findByRole('link', { name: 'This month' })).toHaveAttribute('aria-current', 'true');
  await user.click(screen.getByRole('link', { name: 'Countries' }));
  expect(router.state.location.search).toBe('?by=country&range=this_month&compare=year');
  await user.click(within(await table()).getByRole('link', { name: 'Discounts' }));
  expect(router.state.location.search).toBe('?by=country&range=this_month&compare=year&sort=-discounts');
  await user.clear(screen.getByLabelText('From'));
  await user.type(screen.getByLabelText('From'), '2026-11-01');
  await user.clear(screen.getByLabelText('To'));
  await user.type(screen.getByLabelText('To'), '2026-11-30');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(router.state.location.search).toBe('?by=country&from=2026-11-01&to=2026-11-30&compare=year&sort=-discounts');
  expect(askedOf(calls, 'admin/reports/sales').at(-1)).toEqual({
    by: 'country',
    from: '2026-11-01',
    to: '2026-11-30',
    compare: 'year',
    sort: '-discounts',
  });
});

test('leads from products to their pages, and says what is left and what belongs to no goods', async () => {
  renderReport(products(), '/admin/reports?by=product');
  const rows = within(await table());
  expect(await rows.findByRole('link', { name: 'Ember mug' })).toHaveAttribute(
    'href',
    '/admin/products/view-product/p-mug',
  );
  expect(rows.getByRole('rowheader', { name: 'Deleted products' })).toBeInTheDocument();
  expect(rows.getByRole('rowheader', { name: '7 more rows together' })).toBeInTheDocument();
  expect(rows.getByRole('rowheader', { name: 'Delivery, and money given back without goods' })).toBeInTheDocument();
  expect(rows.queryByRole('columnheader', { name: 'Orders' })).not.toBeInTheDocument();
  const mug = rows.getByRole('row', { name: /^Ember mug/ });
  expect(within(mug).getByRole('cell', { name: '$15.00 · 25%' })).toBeInTheDocument();
  expect(
    screen.getByRole('list', { name: 'Net sales by Product, the first ten rows of the table below' }),
  ).toBeInTheDocument();
});

test('says what bars and marks stand for where rows are compared, and only there', async () => {
  const compared = products({ rows: [reportRow('p-mug', { to: null, label: 'Ember mug', before: reportFigures() })] });
  const { unmount } = renderReport(compared, '/admin/reports?by=product');
  expect(await screen.findByText('Compared with')).toBeInTheDocument();
  unmount();
  const alone = products({ rows: [reportRow('p-mug', { to: null, label: 'Ember mug', before: null })] });
  renderReport(alone, '/admin/reports?by=product');
  await table();
  expect(screen.queryByText('Compared with')).not.toBeInTheDocument();
});

test('leads nobody to what their role does not open', async () => {
  renderReport(products(), '/admin/reports?by=product', { 'GET admin/me': me({ rights: ['reports.read'] }) });
  const rows = within(await table());
  expect(await rows.findByRole('rowheader', { name: 'Ember mug' })).toBeInTheDocument();
  await waitFor(() => expect(rows.queryByRole('link', { name: 'Ember mug' })).not.toBeInTheDocument());
  expect(rows.queryByRole('columnheader', { name: 'Margin' })).not.toBeInTheDocument();
});

test('offers one currency at a time', async () => {
  renderReport(report({ currencies: ['EUR', 'USD'] }));
  expect(await screen.findByRole('link', { name: 'USD' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: 'EUR' })).toHaveAttribute('href', '/admin/reports?currency=EUR');
});

test('downloads what it shows', async () => {
  const { user, calls } = renderReport(report(), '/admin/reports?by=week&sort=-total', {
    'POST admin/reports/downloads': { url: '/api/downloads/t1', expires_at: '2026-11-24T10:00:00Z' },
  });
  await user.click(await press('Export CSV'));
  await screen.findByRole('button', { name: 'Export CSV' });
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ filter: { by: 'week', sort: '-total' } });
  expect(downloads).toEqual(['/api/downloads/t1']);
});

test('says why there is none, and asks again', async () => {
  let isDown = true;
  const { user } = renderReport(report(), '/admin/reports', {
    'GET admin/reports/sales': () => (isDown ? problem(422, { message: 'At most 366 days' }) : report()),
  });
  expect(await screen.findByText('At most 366 days')).toBeInTheDocument();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('+100% from $45.00')).toBeInTheDocument();
});
