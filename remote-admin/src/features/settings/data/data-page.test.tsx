import type { RetentionSettings } from '@tessera/shared/contract';
import { hearToasts, problem, renderPage, storeSettings, type MockHandler } from '@tessera/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { staffJob } from '../../../testing/job-fixtures';
import { me } from '../../../testing/settings-fixtures';
import { Page } from './data-page';

const toasts = hearToasts();
const PRESENT: RetentionSettings = {
  kinds: [
    { name: 'mails', unit: 'days', kept: 30, usual: 30, least: 7, most: 365 },
    { name: 'invoices_of_former_customers', unit: 'years', kept: 8, usual: 8, least: 5, most: 15 },
  ],
  fixed: [{ name: 'export_files', days: 3 }],
  version: 3,
};

const JOB = staffJob({ id: 'job-1', kind: 'data.export', state: 'waiting', total: 900 });

function renderData(api: Record<string, MockHandler> = {}) {
  return renderPage(<Page />, {
    path: '/admin/settings/data',
    url: '/admin/settings/data',
    session: { role: 'ADMIN' },
    api: {
      'GET admin/me': me(),
      'GET store': storeSettings(),
      'GET admin/retention': PRESENT,
      'POST admin/retention/preview': { goes: [{ name: 'mails', records: 1_204, is_exact: true }] },
      'PUT admin/retention': { ...PRESENT, version: 4 },
      ...api,
    },
  });
}
const sent = (calls: { method: string; body: unknown }[], method: string) =>
  calls.filter((call) => call.method === method).map(({ body }) => body);
const type = async (user: ReturnType<typeof renderData>['user'], label: string, value: string) => {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  await user.type(field, value);
  return field;
};

test('a shorter time is saved after it was read how much goes', async () => {
  const { user, calls } = renderData();
  await type(user, 'Records of mails (days)', '14');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove what is older?' }));
  expect(dialog.getByText('Records of mails: 1,204 records go')).toBeInTheDocument();
  expect(sent(calls, 'PUT')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Save and remove it' }));
  await waitFor(() => expect(toasts).toEqual(['Saved. What is older goes within the hour']));
  expect(sent(calls, 'PUT')).toEqual([{ kept: { mails: 14 }, version: 3 }]);
});

test('a longer one is saved at once; what law demands and what nobody chooses stands beside', async () => {
  const { user, calls } = renderData({ 'POST admin/retention/preview': { goes: [] } });
  const years = await type(user, 'Names on invoices of deleted accounts (years)', '10');
  expect(years).toHaveAccessibleDescription(/8 years, unchanged \(§ 147 AO.*5 to 15, usually 8\./);
  expect(screen.getByText('3 days')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent(calls, 'PUT')).toEqual([{ kept: { invoices_of_former_customers: 10 }, version: 3 }]));
});

test('what is no number within its bounds is said at its field, and so is what the shop refuses', async () => {
  const { user, calls } = renderData({
    'POST admin/retention/preview': problem(422, {
      code: 'validation.failed',
      errors: { 'kept.mails': ['Not that long'] },
    }),
  });
  const field = await type(user, 'Records of mails (days)', '3');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(field).toHaveAccessibleDescription(/Please enter a whole number from 7 to 365/);
  expect(sent(calls, 'POST')).toEqual([]);
  await type(user, 'Records of mails (days)', '300');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Not that long/));
  expect(field).toHaveValue('300');
});

test('whoever may only read changes nothing, and learns why', async () => {
  renderData({ 'GET admin/me': me({ rights: ['settings.read'] }) });
  expect(await screen.findByLabelText('Records of mails (days)')).toBeDisabled();
});

test('whoever lacks the right learns why there is no button', async () => {
  renderData({ 'GET admin/me': me({ rights: ['settings.read', 'settings.write'] }) });
  const card = within(await screen.findByRole('region', { name: 'Everything as one file' }));
  expect(await card.findByText(/role/i)).toBeInTheDocument();
  expect(card.queryByRole('button')).toBeNull();
});

test('all data is taken out by a job, by whoever has the right', async () => {
  const { user, calls } = renderData({
    'POST admin/jobs': JOB,
    'GET admin/jobs/job-1': JOB,
  });
  await user.click(await screen.findByRole('button', { name: 'Export all data' }));
  expect(calls.find(({ path }) => path.endsWith('admin/jobs'))?.body).toEqual({ kind: 'data.export', parameters: {} });
});
