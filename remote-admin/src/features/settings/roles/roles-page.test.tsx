import { screen, waitFor } from '@testing-library/react';
import { OWNER_ROLE, SUPPORT_ROLE, me, ownRole } from '../../../testing/settings-fixtures';
import { renderStaffPage } from '../../../testing/staff-page';
import { ALL_RIGHTS } from '../frame/rights.model';
import { Page } from './roles-page';

function renderRoles(rights = OWNER_ROLE.rights) {
  return renderStaffPage(<Page />, {
    path: '/admin/settings/roles',
    api: {
      'GET admin/me': me({ rights }),
      'GET admin/roles': { items: [OWNER_ROLE, SUPPORT_ROLE, ownRole()] },
    },
  });
}

test('lists the roles of every shop and the shop’s own, with what they allow and who has them', async () => {
  renderRoles();
  await screen.findByText('Night shift');
  expect(screen.getByRole('row', { name: /^Owner Of every shop Overview.* Everything 1$/ })).toBeInTheDocument();
  expect(
    screen.getByRole('row', { name: `Support Of every shop Overview, Orders 3 of ${ALL_RIGHTS.length} 1` }),
  ).toBeInTheDocument();
  expect(
    screen.getByRole('row', { name: `Night shift Your own Orders 2 of ${ALL_RIGHTS.length} 0` }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Night shift' })).toHaveAttribute(
    'href',
    `/admin/settings/roles/${ownRole().id}`,
  );
  expect(screen.getByRole('link', { name: 'New role' })).toHaveAttribute('href', '/admin/settings/roles/new');
});

test('who may not make roles is told why', async () => {
  renderRoles(['staff.read']);
  await screen.findByRole('link', { name: 'Owner' });
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'New role' })).toHaveAccessibleDescription(
      'Your role (Owner) does not allow this.',
    ),
  );
});
