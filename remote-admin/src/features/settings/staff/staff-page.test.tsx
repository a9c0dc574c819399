import { hearToasts, problem, type MockHandler } from '@tessera/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { OWNER_ROLE, SUPPORT_ROLE, auditEntry, me, ownRole, staffMember } from '../../../testing/settings-fixtures';
import { renderStaffPage } from '../../../testing/staff-page';
import { Page } from './staff-page';

const toasts = hearToasts();

const owner = staffMember({
  id: 'user-1',
  first_name: 'Ada',
  last_name: 'Lane',
  email: 'ada@example.com',
  role: { id: OWNER_ROLE.id, key: 'owner', name: 'Owner' },
});
const invited = staffMember({ is_invited: true });

function renderStaff(api: Record<string, MockHandler> = {}, query = '') {
  return renderStaffPage(<Page />, {
    path: '/admin/settings/staff',
    url: `/admin/settings/staff${query}`,
    api: {
      'GET admin/staff': { items: [owner, invited] },
      'GET admin/roles': { items: [OWNER_ROLE, SUPPORT_ROLE, ownRole()] },
      ...api,
    },
  });
}

const rowOf = async (name: string): Promise<HTMLElement> => screen.findByRole('row', { name: new RegExp(name) });
const lastBody = (calls: { method: string; body: unknown }[], method: string) =>
  calls.filter((call) => call.method === method).at(-1)?.body;

test('says who works here, in which role, who is invited and who you are', async () => {
  renderStaff();
  expect(await rowOf('Ada Lane')).toHaveTextContent(/Ada LaneYouada@example.comOwner/);
  expect(await rowOf('Mira Holt')).toHaveTextContent(/Mira HoltInvitedmira@example.comSupport/);
  expect(screen.getByText('2 people')).toBeInTheDocument();
});

test('an invitation asks for what is missing at its field, and sends what was typed', async () => {
  const { user, calls } = renderStaff({ 'POST admin/staff': staffMember({ email: 'noor@example.com' }) });
  await rowOf('Ada Lane');
  await user.click(screen.getByRole('button', { name: 'Invite somebody' }));
  const dialog = await screen.findByRole('dialog', { name: 'Invite somebody' });
  await user.type(within(dialog).getByLabelText('E-mail'), 'noor@example.com');
  await user.click(within(dialog).getByRole('button', { name: 'Send the invitation' }));
  expect(within(dialog).getByLabelText('First name')).toHaveAccessibleDescription('Please enter a first name');
  expect(within(dialog).getByLabelText('Role')).toHaveAccessibleDescription('Please choose a role');
  expect(within(dialog).getByLabelText('First name')).toHaveFocus();
  await user.type(within(dialog).getByLabelText('First name'), 'Noor');
  await user.type(within(dialog).getByLabelText('Last name'), 'Vale');
  await user.selectOptions(await within(dialog).findByLabelText('Role'), 'Night shift');
  await user.click(within(dialog).getByRole('button', { name: 'Send the invitation' }));
  await waitFor(() => expect(toasts).toEqual(['The invitation to noor@example.com is on its way']));
  expect(lastBody(calls, 'POST')).toEqual({
    email: 'noor@example.com',
    first_name: 'Noor',
    last_name: 'Vale',
    role_id: ownRole().id,
  });
});

test.each([
  ['staff.known', { email: ['This person works in the shop already.'] }, 'E-mail'],
  ['staff.beyond_own_rights', undefined, 'Role'],
])('what the API says against an invitation (%s) stands at its field', async (code, errors, label) => {
  const detail = 'The sentence of the API.';
  const { user } = renderStaff({
    'POST admin/staff': problem(409, { code, detail, ...(errors && { errors }) }),
  });
  await rowOf('Ada Lane');
  await user.click(screen.getByRole('button', { name: 'Invite somebody' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('E-mail'), 'mira@example.com');
  await user.type(within(dialog).getByLabelText('First name'), 'Mira');
  await user.type(within(dialog).getByLabelText('Last name'), 'Holt');
  await user.selectOptions(within(dialog).getByLabelText('Role'), 'Owner');
  await user.click(within(dialog).getByRole('button', { name: 'Send the invitation' }));
  await waitFor(() =>
    expect(within(dialog).getByLabelText(label)).toHaveAccessibleDescription(errors?.email[0] ?? detail),
  );
  expect(within(dialog).getByLabelText('First name')).toHaveValue('Mira');
});

test('another role is sent with the version that was seen', async () => {
  const { user, calls } = renderStaff({
    'PATCH admin/staff/:id': staffMember({ role: { id: ownRole().id, key: null, name: 'Night shift' } }),
  });
  await user.click(within(await rowOf('Mira Holt')).getByRole('button'));
  const dialog = await screen.findByRole('dialog', { name: 'Mira Holt' });
  await user.selectOptions(within(dialog).getByLabelText('Role'), 'Night shift');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toasts).toEqual(['Mira Holt has the role “Night shift” now']));
  expect(lastBody(calls, 'PATCH')).toEqual({ role_id: ownRole().id, version: 2 });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the last owner keeps their role, and the API’s sentence stands at it', async () => {
  const detail = 'The shop needs an owner. Please make somebody else one first.';
  const { user } = renderStaff({ 'PATCH admin/staff/:id': problem(409, { code: 'users.last_admin', detail }) });
  await user.click(within(await rowOf('Ada Lane')).getByRole('button'));
  const dialog = await screen.findByRole('dialog', { name: 'Ada Lane' });
  await user.selectOptions(within(dialog).getByLabelText('Role'), 'Support');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(within(dialog).getByLabelText('Role')).toHaveAccessibleDescription(expect.stringContaining(detail)),
  );
});

test('an invitation that nobody has used is sent again', async () => {
  const { user, calls } = renderStaff({ 'POST admin/staff/:id/invitation': undefined });
  await user.click(within(await rowOf('Mira Holt')).getByRole('button'));
  await user.click(await screen.findByRole('button', { name: 'Send the invitation again' }));
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(calls.at(-1)?.path).toBe('admin/staff/user-2/invitation');
});

test('nobody is removed before a question that says what it means', async () => {
  const { user, calls } = renderStaff({ 'DELETE admin/staff/:id': undefined });
  await user.click(within(await rowOf('Ada Lane')).getByRole('button'));
  await user.click(await screen.findByRole('button', { name: 'Remove from the staff' }));
  const dialog = await screen.findByRole('dialog', { name: 'Remove Ada Lane from the staff?' });
  expect(dialog).toHaveAccessibleDescription(/Their account stays as a shopper’s/);
  expect(dialog).toHaveTextContent('This is you');
  expect(lastBody(calls, 'DELETE')).toBeUndefined();
  await user.click(within(dialog).getByRole('button', { name: 'Remove from the staff' }));
  await waitFor(() => expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1));
});

test('who may only look is told why, and opens nobody', async () => {
  renderStaff({ 'GET admin/me': me({ role: { id: 'r', key: null, name: 'Watcher' }, rights: ['staff.read'] }) });
  const row = await rowOf('Mira Holt');
  await waitFor(() => expect(within(row).queryByRole('button')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Invite somebody' })).toHaveAccessibleDescription(
    'Your role (Watcher) does not allow this.',
  );
});

test('the address opens somebody, with what was done about them; closed, they stay closed', async () => {
  const { user, router } = renderStaff(
    { 'GET admin/audit-log': { items: [auditEntry({ record_id: invited.id })], next_cursor: null } },
    `?member=${invited.id}`,
  );
  const dialog = await screen.findByRole('dialog', { name: 'Mira Holt' });
  await user.click(within(dialog).getByRole('button', { name: 'History' }));
  expect(await within(dialog).findByText('Changed somebody’s role')).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(router.state.location.search).toBe('');
  expect(screen.queryByRole('dialog', { name: 'Mira Holt' })).not.toBeInTheDocument();
});

test('a role without the right is told so instead of a list', async () => {
  renderStaff({
    'GET admin/me': me({ role: { id: 'r', key: 'support', name: 'Support' }, rights: ['orders.read'] }),
    'GET admin/staff': problem(403, { code: 'staff.right_missing' }),
  });
  expect(await screen.findByText(/Your role is “Support”. It does not allow: See staff and roles/)).toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});
