import type { RedirectCheckResult, RedirectFile } from '@tessera/shared/contract';
import { screen, waitFor } from '@testing-library/react';
import { staffJob } from '../../../../testing/job-fixtures';
import { press, renderStaffPage, writesOf } from '../../../../testing/staff-page';
import { Page } from './import-page';

const file: RedirectFile = {
  id: 'f1',
  name: 'redirects.csv',
  bytes: 100,
  encoding: 'utf-8',
  delimiter: ',',
  columns: [
    { heading: 'Redirect from', samples: ['/old'], field: 'path' },
    { heading: 'Redirect to', samples: ['/new'], field: 'target' },
  ],
  fields: ['path', 'target'],
  created_at: '2026-11-21T10:00:00.000Z',
};
const figure = (redirects: number) => ({ redirects });
const found: RedirectCheckResult = {
  id: 'c1',
  file_id: 'f1',
  fields: ['path', 'target'],
  counts: { new: figure(0), changed: figure(2), same: figure(0), wrong: figure(0) },
};
const item = {
  row: 2,
  path: '/old',
  target: '/new',
  verdict: 'changed',
  changes: [{ field: 'target', before: '/before', after: '/new' }],
  change_count: 1,
  problems: [],
};
const checked = staffJob({ id: 'c1', kind: 'redirects.check_file', state: 'done', total: 1, done: 1, failed: 0 });
const written = staffJob({ id: 'j1', kind: 'redirects.import_file', state: 'done', total: 2, done: 2, failed: 0 });

test('a check says what leads elsewhere, and then has it written', async () => {
  const { user, calls } = renderStaffPage(<Page />, {
    path: '/admin/content/redirects/import',
    url: '/admin/content/redirects/import?file=f1&check=c1',
    api: {
      'GET admin/redirect-files/f1': file,
      'GET admin/redirect-checks/c1': found,
      'GET admin/redirect-checks/c1/items': { items: [item], next_cursor: null },
      'GET admin/jobs/c1': checked,
      'GET admin/jobs/j1': written,
      'POST admin/jobs': written,
    },
  });
  expect(await screen.findByText('→ /new · row 2')).toBeInTheDocument();
  expect(screen.getByText(/^New address:/)).toHaveTextContent('New address: /before /new');
  await user.click(await press('Import 2 redirects'));
  await waitFor(() => expect(writesOf(calls).at(-1)?.body).toMatchObject({ kind: 'redirects.import_file' }));
  expect(await screen.findByText('2 redirects were written.')).toBeInTheDocument();
});
