import type { StaffRole } from '@tessera/shared/contract';
import { hearToasts, heldAnswer, problem, type MockHandler } from '@tessera/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { OWNER_ROLE, SUPPORT_ROLE, me, ownRole } from '../../../testing/settings-fixtures';
import { renderStaffPage } from '../../../testing/staff-page';
import { Page } from './role-page';

const toasts = hearToasts();

interface Options {
  rights?: string[];
  api?: Record<string, MockHandler>;
}

function renderRole(address: string, { rights = OWNER_ROLE.rights, api = {} }: Options = {}) {
  return renderStaffPage(<Page />, {
    path: '/admin/settings/roles/:role',
    url: `/admin/settings/roles/${address}`,
    api: {
      'GET admin/me': { ...me(), rights },
      'GET admin/roles': { items: [OWNER_ROLE, SUPPORT_ROLE, ownRole()] },
      ...api,
    },
  });
}

const bodies = (calls: { method: string; body: unknown }[]) =>
  calls.filter(({ method }) => method !== 'GET').map(({ body }) => body);

test('a role of every shop is read in words, in groups, and begins a copy', async () => {
  renderRole(SUPPORT_ROLE.id);
  const orders = await screen.findByRole('group', { name: 'Orders' });
  expect(
    within(orders)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    'See orders and returns: allowed',
    'Ship, hold, tag and change orders, and mark them as paid: not allowed',
    'Cancel orders and give money back: not allowed',
    'Decide on returns and take goods back: allowed',
  ]);
  expect(screen.queryByRole('checkbox', { name: /orders/ })).not.toBeInTheDocument();
  expect(screen.getByText(/Every shop has this role/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Copy into a new role' })).toHaveAttribute(
    'href',
    `/admin/settings/roles/new?from=${SUPPORT_ROLE.id}`,
  );
});

test('a new role begins with what the other one allows', async () => {
  const { user, calls, router } = renderRole(`new?from=${SUPPORT_ROLE.id}`, {
    api: { 'POST admin/roles': ownRole({ name: 'Evening' }) },
  });
  await user.type(await screen.findByLabelText('Name'), ' Evening ');
  await user.click(screen.getByRole('checkbox', { name: 'Read the audit log' }));
  await user.click(screen.getByRole('checkbox', { name: 'See the shop’s numbers' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toasts).toEqual(['The role “Evening” was made']));
  expect(bodies(calls)).toEqual([{ name: 'Evening', rights: ['orders.read', 'returns.write', 'audit.read'] }]);
  expect(router.state.location.pathname).toBe('/admin/settings/roles');
});

test('what is changed while a role is being saved stays, and is not saved yet', async () => {
  const saves = heldAnswer();
  const { user } = renderRole(ownRole().id, {
    api: {
      'PUT admin/roles/:id': async ({ body }: { body: unknown }) => {
        await saves.promise;
        return { ...ownRole(), ...Object(body), version: 9 };
      },
    },
  });
  const name = await screen.findByLabelText('Name');
  await user.type(name, ' one');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.type(name, ' two');
  saves.give();
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(name).toHaveValue(`${ownRole().name} one two`);
  expect(screen.getByRole('button', { name: 'Save' })).toBeInTheDocument();
});

test('a name that is missing or taken is said at its field', async () => {
  const { user, calls } = renderRole('new', {
    api: {
      'POST admin/roles': problem(409, {
        code: 'staff.role_name_taken',
        detail: 'There is a role of this name.',
        errors: { name: ['There is a role of this name.'] },
      }),
    },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Read the audit log' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const name = screen.getByLabelText('Name');
  expect(name).toHaveAccessibleDescription('Please enter a name');
  expect(name).toHaveFocus();
  expect(bodies(calls)).toEqual([]);
  await user.type(name, 'Support');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(name).toHaveAccessibleDescription('There is a role of this name.'));
  expect(screen.getByRole('checkbox', { name: 'Read the audit log' })).toBeChecked();
});

test('one’s own limits are those of the roles that one makes, and the reason stands beside', async () => {
  renderRole('new', { rights: ['staff.read', 'staff.write', 'orders.read'] });
  const box = await screen.findByRole('checkbox', { name: 'Read the audit log Your own role lacks this.' });
  expect(box).toBeDisabled();
  expect(screen.getByRole('checkbox', { name: 'See orders and returns' })).toBeEnabled();
});

test('a role that allows more than one’s own is read, not changed', async () => {
  renderRole(ownRole().id, { rights: ['staff.read', 'staff.write', 'orders.read'] });
  expect(await screen.findByText(/allows more than yours/)).toBeInTheDocument();
  expect(screen.queryByRole('checkbox', { name: /orders/ })).not.toBeInTheDocument();
});

test('a change that somebody else made meanwhile is shown before one’s own takes its place', async () => {
  let present: StaffRole = ownRole();
  const { user, calls } = renderRole(ownRole().id, {
    api: {
      'GET admin/roles': () => ({ items: [present] }),
      'PUT admin/roles/:id': ({ body }: { body: unknown }) => {
        const { version, ...edit } = body as StaffRole; // what the form sends
        if (version !== present.version) return problem(409, { code: 'conflict', detail: 'Changed meanwhile.' });
        present = { ...present, ...edit, version: version + 1 };
        return present;
      },
    },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Cancel orders and give money back' }));
  present = ownRole({ name: 'Late shift', rights: ['orders.read', 'audit.read'], version: 4 });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('It is called “Late shift” now.')).toBeInTheDocument();
  expect(screen.getByText('It allows now: Read the audit log.')).toBeInTheDocument();
  expect(screen.getByText(/It does not allow any more: Ship, hold/)).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Cancel orders and give money back' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toasts).toEqual(['The role “Night shift” was saved']));
  expect(bodies(calls).at(-1)).toEqual({
    name: 'Night shift',
    rights: ['orders.read', 'orders.write', 'orders.refund'],
    version: 4,
  });
  expect(screen.queryByText(/Somebody has changed this role/)).not.toBeInTheDocument();
});

test('discarding takes what is there now', async () => {
  const { user } = renderRole(ownRole().id);
  await user.type(await screen.findByLabelText('Name'), ' two');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.getByLabelText('Name')).toHaveValue('Night shift');
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});

test('a role that somebody has is not deleted, and why stands in the question', async () => {
  const detail = 'Somebody still has this role. Please give them another one first.';
  const { user } = renderRole(ownRole().id, {
    api: { 'DELETE admin/roles/:id': problem(409, { code: 'staff.role_in_use', detail }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Delete role' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete the role “Night shift”?' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete role' }));
  expect(await within(dialog).findByText(detail)).toBeInTheDocument();
});

test('an address of no role says so', async () => {
  renderRole('019ab000-0000-7000-8000-0000000000ff');
  expect(await screen.findByText('There is no such role')).toBeInTheDocument();
});

test('a role of every shop, too, may ask for a second factor, at once and with the version that was seen', async () => {
  const { user, calls } = renderRole(SUPPORT_ROLE.id, {
    api: { 'PUT admin/roles/:id/second-factor': { ...SUPPORT_ROLE, requires_second_factor: true, version: 2 } },
  });
  const box = await screen.findByRole('checkbox', { name: 'Require two-factor sign-in' });
  expect(box).not.toBeChecked();
  await user.click(box);
  await waitFor(() => expect(toasts).toEqual(['Two-factor sign-in is required now']));
  expect(box).toBeChecked();
  expect(bodies(calls)).toEqual([{ required: true, version: 1 }]);
});

test('what the API says against a second factor is said, and the box is as it was', async () => {
  const detail = 'Please turn it on for your own account first.';
  const { user } = renderRole(SUPPORT_ROLE.id, {
    api: { 'PUT admin/roles/:id/second-factor': problem(409, { code: 'staff.second_factor_first', detail }) },
  });
  const box = await screen.findByRole('checkbox', { name: /two-factor/ });
  await user.click(box);
  expect(await screen.findByText(detail)).toBeInTheDocument();
  expect(box).not.toBeChecked();
});

test('somebody whose role waits for a second factor is shown the way to it, and nothing else', async () => {
  renderRole(SUPPORT_ROLE.id, { api: { 'GET admin/me': me({ rights: [], awaits_second_factor: true }) } });
  expect(await screen.findByRole('heading', { name: 'Your role asks for two-factor sign-in' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Set it up' })).toHaveAttribute('href', '/account/security');
  expect(screen.queryByRole('checkbox', { name: /orders/ })).not.toBeInTheDocument();
});
