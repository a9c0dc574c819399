import { hearToasts, problem } from '@tessera/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { differingMonth, monthClosing } from '../../../testing/sales/transaction-fixtures';
import { inDialog, press, renderStaffPage, writesOf, type StaffPageOptions } from '../../../testing/staff-page';
import { lastMonths, monthOf } from './closing.model';
import { Page } from './closing-page';

const toasts = hearToasts();

const renderClosing = (options: Partial<StaffPageOptions> = {}) =>
  renderStaffPage(<Page />, {
    path: '/admin/transactions/closing',
    url: '/admin/transactions/closing?month=2026-10',
    ...options,
    api: {
      'GET admin/transactions/closings': { items: [] },
      'GET admin/transactions/closings/:month': monthClosing(),
      ...options.api,
    },
  });

test('the months end with the present one, across years; without a name it is the last that is over', () => {
  const today = new Date(2026, 1, 28);
  expect(lastMonths(today, 3)).toEqual(['2026-02', '2026-01', '2025-12']);
  expect(monthOf(new URLSearchParams(), today)).toBe('2026-01');
  expect(monthOf(new URLSearchParams({ month: '2025-13' }), today)).toBe('2026-01');
  expect(monthOf(new URLSearchParams({ month: '2025-11' }), today)).toBe('2025-11');
});

test('says that all books agree, with the sums of the month', async () => {
  renderClosing();
  expect(await screen.findByText(/^All books agree to the cent\./)).toHaveTextContent('Europe/Berlin');
  const figures = within(screen.getByRole('table', { name: 'Sums of the month' }));
  expect(figures.getByRole('row', { name: /Payments received/ })).toHaveTextContent('$101.20');
  expect(figures.getByRole('row', { name: /Refunds/ })).toHaveTextContent('-$10.00');
  expect(
    within(screen.getByRole('table', { name: 'Checks' })).getByRole('row', { name: /Orders and their payments/ }),
  ).toHaveTextContent('Agrees');
});

test('has the book of gift cards and store credit, and a file of what is owed as a day ends', async () => {
  const { user, calls } = renderClosing({
    api: { 'POST admin/transactions/stored-values/downloads': problem(422, { message: 'Not now.' }) },
  });
  const book = within(await screen.findByRole('table', { name: 'Gift cards and store credit (USD)' }));
  expect(book.getByRole('row', { name: /Owed at the beginning/ })).toHaveTextContent('$40.00');
  expect(book.getByRole('row', { name: /Redeemed/ })).toHaveTextContent('-$30.00');
  expect(book.getByRole('row', { name: /Owed at the end/ })).toHaveTextContent('$50.00');
  const owed = within(screen.getByRole('region', { name: 'What is owed' }));
  expect(owed.getByLabelText('Day')).toHaveValue('2026-10-31');
  await user.click(owed.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(writesOf(calls)[0]?.body).toEqual({ day: '2026-10-31' }));
});

test('names the order of which two books say something else, by how much, and leads to it', async () => {
  renderClosing({ api: { 'GET admin/transactions/closings/:month': differingMonth() } });
  expect(await screen.findByText(/^1 record does not agree\./)).toBeInTheDocument();
  const table = within(screen.getByRole('table', { name: 'What differs: Orders and their payments' }));
  expect(table.getByRole('row', { name: /KO-1001/ })).toHaveTextContent('$0.01');
  expect(table.getByRole('link', { name: 'KO-1001' })).toHaveAttribute('href', '/admin/orders/KO-1001');
});

test('is recorded as it was seen; refused, it is read anew', async () => {
  const { user, calls } = renderClosing({
    api: {
      'POST admin/transactions/closings/:month': problem(409, {
        code: 'transactions.closing_stale',
        message: 'The sums have changed.',
      }),
    },
  });
  const reads = () => calls.filter(({ method, path }) => method === 'GET' && path.endsWith('closings/2026-10')).length;
  await user.click(await press('Record this month'));
  const before = reads();
  await screen.findByRole('dialog', { name: 'Record this month' });
  await user.type(inDialog().getByLabelText('Note'), 'Booked');
  await user.click(inDialog().getByRole('button', { name: 'Record this month' }));
  expect(await inDialog().findByText('The sums have changed.')).toBeInTheDocument();
  expect(writesOf(calls)[0]?.body).toEqual({ fingerprint: 'f'.repeat(64), recorded_id: null, note: 'Booked' });
  await waitFor(() => expect(reads()).toBe(before + 1));
  expect(toasts).toEqual([]);
});

test('says who recorded it and which sums are others since', async () => {
  const recorded = {
    id: '0190aaaa-0000-7000-8000-00000000e0b1',
    month: '2026-10',
    time_zone: 'Europe/Berlin',
    differing: 0,
    note: 'Booked',
    closed_by: 'Grace Hopper',
    closed_at: '2026-11-01T09:00:00.000Z',
  };
  const changed = [{ figure: 'fees' as const, currency: 'USD', recorded: 0, now: -177 }];
  const { user } = renderClosing({
    api: {
      'GET admin/transactions/closings': { items: [recorded] },
      'GET admin/transactions/closings/:month': monthClosing({ recorded, changed }),
    },
  });
  expect(await screen.findByRole('link', { name: 'October 2026' })).toHaveAttribute(
    'href',
    '/admin/transactions/closing?month=2026-10',
  );
  expect(screen.getAllByText(/^Grace Hopper,/)).toHaveLength(2);
  expect(screen.getByText('Booked')).toBeInTheDocument();
  expect(screen.getByText('Known provider fees: $0.00 then, -$1.77 now')).toBeInTheDocument();
  await user.click(await press('Record again'));
  const dialog = await screen.findByRole('dialog', { name: 'Record again' });
  expect(dialog).toHaveAccessibleDescription(/^Keeps these sums instead/);
  expect(inDialog().getByRole('button', { name: 'Record again' })).toBeInTheDocument();
});

test('a month that goes on cannot be recorded, and says why', async () => {
  renderClosing({ api: { 'GET admin/transactions/closings/:month': monthClosing({ is_over: false }) } });
  expect(await press('Record this month')).toHaveAccessibleDescription(/^This month is not over/);
});
