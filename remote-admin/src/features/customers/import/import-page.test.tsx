import type { CustomerCheckResult, CustomerFile } from '@tessera/shared/contract';
import type { MockCall } from '@tessera/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { staffJob } from '../../../testing/job-fixtures';
import { press, renderStaffPage, writesOf } from '../../../testing/staff-page';
import { Page } from './import-page';

const file: CustomerFile = {
  id: 'f1',
  name: 'people.csv',
  bytes: 100,
  encoding: 'utf-8',
  delimiter: ',',
  columns: [
    { heading: 'Email', samples: ['lena@example.com'], field: 'email' },
    { heading: 'Shirt', samples: ['M'], field: null },
  ],
  fields: ['email', 'first_name', 'note'],
  created_at: '2026-11-21T10:00:00.000Z',
};
const figure = (customers: number) => ({ customers, rows: customers });
const found: CustomerCheckResult = {
  id: 'c1',
  file_id: 'f1',
  fields: ['email', null],
  counts: { new: figure(0), changed: figure(2), same: figure(0), wrong: figure(1) },
};
const item = { row: 2, row_count: 1, email: 'lena@example.com', name: 'Lena Kai', change_count: 0, problems: [] };
const changed = [
  { ...item, verdict: 'changed', changes: [{ field: 'newsletter', before: 'no', after: 'yes: Footer' }] },
];
const wrong = [
  { ...item, name: '', verdict: 'wrong', changes: [], problems: [{ row: 2, column: 'Email', reason: 'No.' }] },
];
const checked = staffJob({ id: 'c1', kind: 'customers.check_file', state: 'done', total: 1, done: 1, failed: 0 });
const written = staffJob({ id: 'j1', kind: 'customers.import_file', state: 'done', total: 2, done: 2, failed: 0 });

const show = (query = '') =>
  renderStaffPage(<Page />, {
    path: '/admin/customers/import',
    url: `/admin/customers/import${query}`,
    api: {
      'POST admin/customer-files': file,
      'GET admin/customer-files/f1': file,
      'GET admin/customer-checks/c1': found,
      'GET admin/customer-checks/c1/items': ({ query: asked }: MockCall) => ({
        items: asked.get('verdict') === 'wrong' ? wrong : changed.map((one) => ({ ...one, change_count: 1 })),
        next_cursor: null,
      }),
      'GET admin/jobs/c1': checked,
      'GET admin/jobs/j1': written,
      'POST admin/jobs': ({ body }: MockCall) =>
        (body as { kind: string }).kind === 'customers.import_file' ? written : checked,
    },
  });

test('a file of customers is sent, its columns are said, and it is checked', async () => {
  const { user, calls } = show();
  await user.upload(await screen.findByLabelText('CSV file'), new File(['x'], 'people.csv', { type: 'text/csv' }));
  await user.selectOptions(await screen.findByLabelText('What “Shirt” is'), 'Note');
  await user.click(await press('Check the file'));
  await waitFor(() =>
    expect(writesOf(calls, 'customer-files').at(-1)?.body).toEqual({
      kind: 'customers.check_file',
      parameters: { file_id: 'f1', fields: ['email', 'note'] },
    }),
  );
});

test('a check says who changes and what is wrong, and then has it written', async () => {
  const { user, calls } = show('?file=f1&check=c1');
  expect(await screen.findByText(/^Newsletter:/)).toHaveTextContent('Newsletter: no yes: Footer');
  await user.click(await press(/^Wrong/));
  expect(await screen.findByText('No.')).toBeInTheDocument();
  await user.click(await press('Import 2 customers'));
  await waitFor(() => expect(writesOf(calls).at(-1)?.body).toMatchObject({ kind: 'customers.import_file' }));
  expect(await screen.findByText('2 customers were written.')).toBeInTheDocument();
});
