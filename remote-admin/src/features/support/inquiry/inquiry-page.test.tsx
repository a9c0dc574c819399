import type { AdminInquiry } from '@tessera/shared/contract';
import { emit } from '@tessera/shared/events';
import { hearToasts, heldAnswer, problem, type MockCall, type MockHandler } from '@tessera/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { me } from '../../../testing/settings-fixtures';
import { inDialog, press, renderStaffPage, writesOf } from '../../../testing/staff-page';
import { adminInquiry } from '../../../testing/support-fixtures';
import { Page } from './inquiry-page';

const texts = hearToasts();

const renderInquiry = (inquiry: AdminInquiry = adminInquiry(), api: Record<string, MockHandler> = {}) =>
  renderStaffPage(<Page />, {
    path: '/admin/support/:inquiry',
    url: `/admin/support/${inquiry.id}`,
    api: {
      'GET admin/inquiries/assignees': { items: [{ id: 'staff-1', name: 'Mira Stone' }] },
      'GET admin/inquiries/:id': inquiry,
      'PUT admin/inquiries/:id/presence': { others: [] },
      'DELETE admin/inquiries/:id/presence': undefined,
      ...api,
    },
  });

const writes = (calls: MockCall[]) => writesOf(calls, 'presence');
const region = (name: string) => within(screen.getByRole('region', { name }));
const entry = { id: 'entry-1', created_at: '2026-11-21T09:00:00Z', author_name: 'Mira Stone' };

test('shows what was written and said about it as plain text, who wrote, and their orders', async () => {
  const entries: AdminInquiry['entries'] = [
    { ...entry, kind: 'answer', text: 'Tomorrow.' },
    { ...entry, id: 'entry-2', kind: 'note', text: 'Rang the carrier', author_name: '' },
  ];
  renderInquiry(adminInquiry({ entries }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Where is my mug?' })).toBeInTheDocument();
  const said = region('Conversation').getAllByRole('listitem');
  expect(said[0]).toHaveTextContent('<b>Please</b> look.');
  expect(said[1]).toHaveTextContent(/Answer by Mira Stone.*Tomorrow\./);
  expect(said[2]).toHaveTextContent(/Note by a former member of staff.*for staff only.*Rang the carrier/);
  expect(region('From').getByText('ada@example.com')).toBeInTheDocument();
  expect(region('From').getByRole('link')).toHaveAttribute('href', '/admin/customers/customer-1');
  expect(region('Orders').getByRole('link', { name: 'K-1042' })).toHaveAttribute('href', '/admin/orders/K-1042');
  expect(region('Orders').getByText('$48.00')).toBeInTheDocument();
});

test('says which of it is by the address alone, and what the role does not show', async () => {
  const [order] = adminInquiry().orders ?? [];
  if (!order) throw new Error('The fixture has an order');
  const claimed = { matched_by: 'email' } as const;
  const { unmount } = renderInquiry(
    adminInquiry({ customer: { id: 'customer-1', ...claimed }, orders: [{ ...order, ...claimed }] }),
  );
  expect(await screen.findByText(/same address, not confirmed/)).toBeInTheDocument();
  expect(region('From').getByText(/Whether it is theirs is not confirmed/)).toBeInTheDocument();
  unmount();
  renderInquiry(adminInquiry({ customer: null, orders: null }));
  expect(await screen.findByText('Your role does not show orders.')).toBeInTheDocument();
  expect(region('From').queryByRole('link')).not.toBeInTheDocument();
});

test('is answered with the version on show and a key, and not without words', async () => {
  const answered = adminInquiry({
    state: 'solved',
    version: 2,
    entries: [{ ...entry, kind: 'answer', text: 'Soon.' }],
  });
  const { user, calls } = renderInquiry(adminInquiry(), { 'POST admin/inquiries/:id/answers': answered });
  await user.click(await press('Send answer'));
  const field = screen.getByLabelText('Your answer to ada@example.com');
  expect(field).toHaveAccessibleDescription(/Please write an answer/);
  await user.type(field, 'Soon.');
  await user.selectOptions(screen.getByLabelText('After this it is'), 'Solved');
  await user.click(await press('Send answer'));
  await waitFor(() => expect(texts).toEqual(['The answer is on its way']));
  expect(writes(calls).map(({ body }) => body)).toEqual([{ text: 'Soon.', state: 'solved', version: 1 }]);
  expect(writes(calls)[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
  expect(field).toHaveValue('');
  expect(screen.getByText('Answer by Mira Stone')).toBeInTheDocument();
});

test('whoever was slower is told, sees the other answer, and loses nothing that was typed', async () => {
  let now = adminInquiry();
  const { user, calls } = renderInquiry(now, {
    'GET admin/inquiries/:id': () => now,
    'POST admin/inquiries/:id/answers': ({ body }: MockCall) =>
      Object(body).version === 2
        ? adminInquiry({ version: 3 })
        : problem(409, { code: 'inquiries.stale', message: 'Somebody was faster.' }),
  });
  const field = await screen.findByLabelText('Your answer to ada@example.com');
  await user.type(field, 'Soon.');
  now = adminInquiry({ version: 2, entries: [{ ...entry, kind: 'answer', text: 'Tomorrow.' }] });
  act(() => emit('staff-news', { type: 'changed', kind: 'inquiry', id: now.id }));
  expect(await screen.findByText('Tomorrow.', {}, { timeout: 4_000 })).toBeInTheDocument();
  await user.click(await press('Send answer'));
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Somebody was faster/));
  expect(field).toHaveValue('Soon.');
  await user.click(await press('Send answer'));
  await waitFor(() => expect(texts).toEqual(['The answer is on its way']));
  expect(writes(calls).map(({ body }) => Object(body).version)).toEqual([1, 2]);
});

test('an answer that is not sent is there again, and one that arrived after its page was left is not', async () => {
  const answer = heldAnswer<AdminInquiry>();
  const show = () => renderInquiry(adminInquiry(), { 'POST admin/inquiries/:id/answers': () => answer.promise });
  const field = () => screen.findByLabelText('Your answer to ada@example.com');
  const first = show();
  await first.user.type(await field(), 'Soon.');
  first.unmount();
  const second = show();
  await waitFor(async () => expect(await field()).toHaveValue('Soon.'));
  await second.user.click(await press('Send answer'));
  await waitFor(() => expect(writes(second.calls)).toHaveLength(1));
  second.unmount();
  await act(async () => answer.give(adminInquiry({ version: 2 })));
  await waitFor(() => expect(texts).toEqual(['The answer is on its way']));
  show();
  expect(await field()).toHaveValue('');
});

test('is settled by one press, opened again, and noted', async () => {
  const { user, calls } = renderInquiry(adminInquiry(), {
    'PATCH admin/inquiries/:id': adminInquiry({ state: 'solved', version: 2 }),
    'POST admin/inquiries/:id/notes': adminInquiry({ entries: [{ ...entry, kind: 'note', text: 'Kind' }] }),
  });
  await user.click(await press('Mark as solved'));
  await waitFor(() => expect(texts).toEqual(['The inquiry is solved']));
  expect(within(screen.getByRole('status', { name: 'Status' })).getByText('Solved')).toBeInTheDocument();
  expect(await press('Open again')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Note for staff'), 'Kind');
  await user.click(await press('Add note'));
  expect(await screen.findByText('Note by Mira Stone')).toBeInTheDocument();
  expect(writes(calls).map(({ body }) => body)).toEqual([{ version: 1, state: 'solved' }, { text: 'Kind' }]);
});

test('is given to somebody of those who may answer, and to nobody', async () => {
  const { user, calls } = renderInquiry(adminInquiry(), {
    'PATCH admin/inquiries/:id': adminInquiry({ assigned_to: { id: 'staff-1', name: 'Mira Stone' }, version: 2 }),
  });
  await user.click(await press('More actions'));
  await user.click(screen.getByRole('menuitem', { name: 'Assign' }));
  await screen.findByRole('dialog');
  await user.selectOptions(await inDialog().findByLabelText('Assigned to'), 'Mira Stone');
  await user.click(inDialog().getByRole('button', { name: 'Assign' }));
  await waitFor(() => expect(texts).toEqual(['The inquiry was assigned']));
  expect(writes(calls)[0]?.body).toEqual({ version: 1, assigned_to: 'staff-1' });
  expect(region('From').getByText('Mira Stone')).toBeInTheDocument();
});

test('what cannot be done says why: by the right, and of spam', async () => {
  const { unmount } = renderInquiry(adminInquiry(), { 'GET admin/me': me({ rights: ['support.read'] }) });
  await waitFor(async () => expect(await press('Send answer')).toHaveAttribute('aria-disabled', 'true'));
  expect(await press('Mark as solved')).toHaveAttribute('aria-disabled', 'true');
  unmount();
  renderInquiry(adminInquiry({ state: 'spam' }));
  expect(await press('Send answer')).toHaveAccessibleDescription(/marked as spam/);
});

test('who else has it open is said, and one that is not there leads back to the list', async () => {
  const since = '2026-11-21T08:00:00Z';
  const others = [{ user_id: 'staff-1', first_name: 'Mira', last_name: 'Stone', since }];
  const { unmount } = renderInquiry(adminInquiry(), { 'PUT admin/inquiries/:id/presence': { others } });
  expect(await screen.findByText('Mira Stone is looking at this inquiry, too')).toBeInTheDocument();
  unmount();
  renderInquiry(adminInquiry(), { 'GET admin/inquiries/:id': () => problem(404, { message: 'There is none.' }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no such inquiry' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All inquiries' })).toHaveAttribute('href', '/admin/support');
});
