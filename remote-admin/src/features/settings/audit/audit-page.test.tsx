import { problem, type MockHandler } from '@tessera/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { SUPPORT_ROLE, auditEntry, me, staffMember } from '../../../testing/settings-fixtures';
import { askedOf, renderStaffPage } from '../../../testing/staff-page';
import { Page } from './audit-page';

const MIRA = '019ac000-0000-7000-8000-00000000000c';
const ORDER = '019ac000-0000-7000-8000-00000000abcd';

const hold = auditEntry({
  id: '019ac000-0000-7000-8000-000000000002',
  user: null,
  action: 'orders.hold',
  record_type: 'order',
  record_id: ORDER,
  record_name: 'K-1042',
  before: null,
  after: null,
});

interface Options {
  query?: string;
  rights?: string[];
  api?: Record<string, MockHandler>;
}

function renderLog({ query = '', rights, api = {} }: Options = {}) {
  return renderStaffPage(<Page />, {
    path: '/admin/settings/audit-log',
    url: `/admin/settings/audit-log${query}`,
    api: {
      'GET admin/me': { ...me(), ...(rights && { rights }) },
      'GET admin/staff': { items: [staffMember({ id: MIRA })] },
      'GET admin/roles': { items: [SUPPORT_ROLE] },
      'GET admin/audit-log': { items: [auditEntry(), hold], next_cursor: null },
      ...api,
    },
  });
}

const entries = async (): Promise<HTMLElement[]> => {
  await screen.findByText('Changed somebody’s role');
  return within(screen.getByRole('list', { name: 'The entries' })).getAllByRole('listitem');
};

test('an entry says who did what to which record and when, and what changed in a small table', async () => {
  const { user } = renderLog();
  const [first] = await entries();
  if (!first) throw new Error('no entry');
  expect(within(first).getByRole('link', { name: 'Staff mira@example.com' })).toHaveAttribute(
    'href',
    `/admin/settings/staff?member=${MIRA}`,
  );
  expect(first).toHaveTextContent('Ada Lane');
  expect(within(first).getByRole('time')).toHaveAttribute('title', expect.stringContaining('Jan 5, 2026'));
  await user.click(within(first).getByRole('button', { name: '1 field' }));
  const table = within(first).getByRole('table', { name: 'What changed: Changed somebody’s role' });
  expect(within(table).getByRole('row', { name: 'Role Support Manager' })).toBeInTheDocument();
});

test('an order is a way to it, what a command did is said so, and what nothing changed of has no table', async () => {
  renderLog();
  const [, second] = await entries();
  if (!second) throw new Error('no entry');
  expect(second).toHaveTextContent('A command');
  expect(within(second).getByRole('link', { name: 'Order K-1042' })).toHaveAttribute('href', `/admin/orders/${ORDER}`);
  expect(within(second).getByRole('link', { name: 'Everything about Order K-1042' })).toHaveAttribute(
    'href',
    `/admin/settings/audit-log?record_type=order&record_id=${ORDER}`,
  );
  expect(within(second).queryByRole('button')).not.toBeInTheDocument();
});

test('a role that is gone has the name that it had, and no way to it', async () => {
  renderLog({
    api: {
      'GET admin/audit-log': {
        items: [
          auditEntry({
            action: 'staff.delete_role',
            record_type: 'staff_role',
            record_name: null,
            before: { name: 'Night shift' },
            after: null,
          }),
        ],
        next_cursor: null,
      },
    },
  });
  expect(await screen.findByText('Role Night shift')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Role Night shift' })).not.toBeInTheDocument();
});

test('the address says what is asked for; the last day is asked for to its end', async () => {
  const { calls } = renderLog({
    query: `?user_id=${MIRA}&action=orders.hold&from=2026-02-01&to=2026-02-28&record_id=&user=x&after=c1`,
  });
  await waitFor(() => expect(screen.getByRole('list', { name: 'Filters' })).toHaveTextContent('Person Mira Holt'));
  expect(askedOf(calls, 'admin/audit-log').at(-1)).toEqual({
    user_id: MIRA,
    action: 'orders.hold',
    from: new Date(2026, 1, 1).toISOString(),
    to: new Date(2026, 2, 1).toISOString(),
    after: 'c1',
    page_size: '50',
  });
});

test('filters are set in one form and taken away one by one', async () => {
  const { user, router } = renderLog();
  await entries();
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  const dialog = await screen.findByRole('dialog', { name: 'Filters' });
  await user.selectOptions(within(dialog).getByLabelText('Person'), 'Mira Holt');
  await user.selectOptions(within(dialog).getByLabelText('Action'), 'Put the order on hold');
  await user.click(within(dialog).getByRole('button', { name: 'Show results' }));
  expect(router.state.location.search).toBe(`?user_id=${MIRA}&action=orders.hold`);
  await user.click(await screen.findByRole('link', { name: 'Remove the filter Action: Put the order on hold' }));
  expect(router.state.location.search).toBe(`?user_id=${MIRA}`);
});

test('a record is asked for by what staff call it; one that was come to from its page stays until then', async () => {
  const { user, router } = renderLog({ query: `?record_type=order&record_id=${ORDER}` });
  expect(await screen.findByRole('link', { name: 'Remove the filter Record: Order K-1042' })).toBeInTheDocument();
  const open = () => user.click(screen.getByRole('button', { name: /^Filter/ }));
  await open();
  await user.selectOptions(await screen.findByLabelText('Action'), 'Put the order on hold');
  await user.click(screen.getByRole('button', { name: 'Show results' }));
  expect(router.state.location.search).toBe(`?action=orders.hold&record_type=order&record_id=${ORDER}`);
  await open();
  await user.type(screen.getByLabelText('Which record'), 'K-1043');
  await user.click(screen.getByRole('button', { name: 'Show results' }));
  expect(router.state.location.search).toBe('?action=orders.hold&record_type=order&record=K-1043');
});

test('what the filter shows is downloaded, not the page alone', async () => {
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  const { user, calls } = renderLog({
    query: '?action=orders.hold&record=K-1042&after=c1',
    api: { 'POST admin/audit-log/downloads': { url: '/api/downloads/t1', expires_at: '2026-01-05T08:01:00Z' } },
  });
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    filter: { action: 'orders.hold', record: 'K-1042' },
  });
  click.mockRestore();
});

test('days in the wrong order are said at their field, and nothing is asked for', async () => {
  const { user, router } = renderLog({ query: '?from=2026-02-05' });
  await entries();
  await user.click(screen.getByRole('button', { name: /^Filter/ }));
  const last = await screen.findByLabelText('To');
  await user.type(last, '2026-02-01');
  await user.click(screen.getByRole('button', { name: 'Show results' }));
  expect(last).toHaveAccessibleDescription('The last day is before the first.');
  expect(router.state.location.search).toBe('?from=2026-02-05');
});

test('what is older comes by its cursor, and the latest are one press away', async () => {
  const { user, router, calls } = renderLog({
    query: '?action=orders.hold',
    api: {
      'GET admin/audit-log': ({ query }: { query: URLSearchParams }) => ({
        items: [query.has('after') ? hold : auditEntry()],
        next_cursor: query.has('after') ? null : 'c1',
      }),
    },
  });
  await user.click(await screen.findByRole('link', { name: 'Older' }));
  expect(await screen.findByText('A command')).toBeInTheDocument();
  expect(askedOf(calls, 'admin/audit-log').at(-1)).toMatchObject({ action: 'orders.hold', after: 'c1' });
  expect(screen.queryByRole('link', { name: 'Older' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'To the latest' }));
  expect(router.state.location.search).toBe('?action=orders.hold');
});

test('who may not know the staff still reads the log, without their names', async () => {
  const { calls } = renderLog({ rights: ['audit.read'], query: `?user_id=${MIRA}` });
  await entries();
  expect(screen.getByRole('link', { name: 'Remove the filter Person: one person' })).toBeInTheDocument();
  expect(calls.map(({ path }) => path)).not.toContain('admin/staff');
});

test('an action of a later version is told in plain words', async () => {
  renderLog({
    api: {
      'GET admin/audit-log': {
        items: [auditEntry({ action: 'gift_cards.take_back', record_type: 'gift_card', record_name: null })],
        next_cursor: null,
      },
    },
  });
  expect(await screen.findByText('Gift cards: take back')).toBeInTheDocument();
});

test('a failure is said, with a way to ask again', async () => {
  let fails = true;
  const { user } = renderLog({
    api: {
      'GET admin/audit-log': () =>
        fails ? problem(400, { code: 'x', detail: 'No.' }) : { items: [auditEntry()], next_cursor: null },
    },
  });
  await screen.findByText('The entries could not be loaded');
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await entries();
});
