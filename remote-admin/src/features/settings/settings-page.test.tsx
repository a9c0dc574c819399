import { renderPage } from '@tessera/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { me } from '../../testing/settings-fixtures';
import { Page } from './settings-page';

const renderSettings = (rights: string[]) =>
  renderPage(<Page />, {
    path: '/admin/settings',
    url: '/admin/settings',
    session: { role: 'ADMIN' },
    api: { 'GET admin/me': { ...me(), rights } },
  });

test.each([
  [['staff.read', 'settings.read'], '/admin/settings/store'],
  [['staff.read', 'audit.read'], '/admin/settings/staff'],
  [['audit.read'], '/admin/settings/audit-log'],
  [['orders.read'], '/admin/settings/jobs'],
])('with %j it leads to %s', async (rights, path) => {
  const { router } = renderSettings(rights);
  await waitFor(() => expect(router.state.location.pathname).toBe(path));
});

test('where none of its pages may be seen, it says so', async () => {
  renderSettings(['dashboard.read']);
  expect(await screen.findByText('None of the settings is part of your role')).toBeInTheDocument();
});
