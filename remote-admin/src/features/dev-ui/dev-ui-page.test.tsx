import { renderPage, storeSettings } from '@tessera/shared/testing';
import { screen, within } from '@testing-library/react';
import { me } from '../../testing/settings-fixtures';
import { Page } from './dev-ui-page';

test('every part is there, and those that lie over the page come and go', async () => {
  const { user } = renderPage(<Page />, {
    path: '/admin/dev/ui',
    url: '/admin/dev/ui',
    session: { role: 'ADMIN' },
    api: { 'GET admin/me': me(), 'GET store': storeSettings() },
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Parts of the back office' })).toBeInTheDocument();
  expect(screen.getByRole('table', { name: 'Rows that can be chosen' })).toBeInTheDocument();
  expect(screen.getByRole('table', { name: 'Rows are on their way' })).toHaveAttribute('aria-busy', 'true');
  await user.click(screen.getByRole('button', { name: 'Refused form' }));
  const dialog = await screen.findByRole('dialog', { name: 'Invite somebody' });
  expect(within(dialog).getByRole('alert')).toHaveTextContent('The invitation could not be sent.');
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('combobox', { name: 'Goods that were found' }));
  expect(screen.getByRole('option', { name: /sold out/ })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('table', { name: /both versions/i })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save bar' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});
