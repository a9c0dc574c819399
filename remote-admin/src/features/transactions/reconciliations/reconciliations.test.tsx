import { problem } from '@tessera/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { reconciliation, reconciliationLine } from '../../../testing/sales/transaction-fixtures';
import { askedOf, inDialog, press, renderStaffPage, rowOf, writesOf } from '../../../testing/staff-page';
import { Page as ReconciliationPage } from './reconciliation-page';
import { Page as ReconciliationsPage } from './reconciliations-page';
import { openLines, periodText, readFile } from './reconciliations.model';

const made = reconciliation();
const LIST = '/admin/transactions/reconciliations';
const CSV = 'reference,type,amount,fee,currency,created\npi_1,payment,50.60,1.77,USD,2026-10-03\n';

/** jsdom's files cannot be read whole. */
const fileOf = (bytes: Uint8Array): File =>
  Object.assign(new File(['x'], 'bank.csv', { type: 'text/csv' }), { arrayBuffer: () => Promise.resolve(bytes) });

const renderList = (api: object = {}) =>
  renderStaffPage(<ReconciliationsPage />, {
    path: LIST,
    api: { 'GET admin/transactions/reconciliations': { items: [made], next_cursor: null }, ...api },
  });

test('lists the files with their time and how much is to be looked at', async () => {
  renderList();
  expect(await screen.findByRole('link', { name: 'payouts-october.csv' })).toHaveAttribute(
    'href',
    `${LIST}/${made.id}`,
  );
  for (const part of ['Card', '3', 'Oct 1 – 31, 2026']) expect(rowOf('payouts-october.csv')).toHaveTextContent(part);
  expect(openLines(made)).toBe(2);
  expect(periodText(made, 'en-US')).toContain('Oct');
});

test('a file is chosen, read and sent, and what came of it is shown; what cannot be read says so and stays', async () => {
  let answer: object = problem(422, { code: 'validation.failed', message: 'Line 1: “x” cannot be read as amount.' });
  const { user, router, calls } = renderList({ 'POST admin/transactions/reconciliations': () => answer });
  await user.click(await press('Compare a file'));
  await screen.findByRole('dialog', { name: 'Compare a payout file' });
  const send = inDialog().getByRole('button', { name: 'Compare' });
  await user.click(send);
  expect(inDialog().getByText('Please choose a file')).toBeInTheDocument();
  await user.selectOptions(inDialog().getByLabelText('From'), 'Bank transfer');
  await user.upload(inDialog().getByLabelText('File'), fileOf(new TextEncoder().encode(CSV)));
  await user.click(send);
  expect(await inDialog().findByText('Line 1: “x” cannot be read as amount.')).toBeInTheDocument();
  answer = reconciliation();
  await user.click(send);
  await waitFor(() => expect(router.state.location.pathname).toBe(`${LIST}/${made.id}`));
  expect(writesOf(calls).at(-1)?.body).toEqual({ method: 'bank-transfer', file_name: 'bank.csv', csv: CSV });
});

test('a file that is too large, empty, or no text, is not sent', async () => {
  expect(await readFile(new File([], 'a.csv'))).toEqual({ error: 'The file is empty.' });
  expect(await readFile(new File(['x'.repeat(2_000_001)], 'a.csv'))).toEqual({
    error: expect.stringContaining('2 MB'),
  });
  expect(await readFile(fileOf(new Uint8Array([0xff, 0xfe, 0xfa])))).toEqual({
    error: expect.stringContaining('UTF-8'),
  });
  expect(await readFile(fileOf(new TextEncoder().encode(CSV)))).toEqual({ csv: CSV });
});

test('says of each line what came of it, and shows those of one result', async () => {
  const lines = [
    reconciliationLine(),
    reconciliationLine({ position: 2, verdict: 'unknown', reference: 'pi_nobody', order_id: null, order_number: null }),
  ];
  const { user, router, calls } = renderStaffPage(<ReconciliationPage />, {
    path: `${LIST}/:reconciliation`,
    url: `${LIST}/${made.id}`,
    api: {
      'GET admin/transactions/reconciliations/:id': made,
      'GET admin/transactions/reconciliations/:id/lines': { items: lines, next_cursor: null },
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'payouts-october.csv' })).toBeInTheDocument();
  expect(await screen.findByText('pi_nobody')).toBeInTheDocument();
  expect(rowOf('KO-1001')).toHaveTextContent('Matches');
  expect(screen.getByText(/1 fee was noted/)).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Unknown reference (1)' }));
  expect(router.state.location.search).toBe('?verdict=unknown');
  await waitFor(() =>
    expect(askedOf(calls, `admin/transactions/reconciliations/${made.id}/lines`).at(-1)).toEqual({
      verdict: 'unknown',
      after: '0',
    }),
  );
});
