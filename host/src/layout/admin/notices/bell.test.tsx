import { screen, waitFor, within } from '@testing-library/react';
import type { StaffNotice, StaffNoticeList } from '@tessera/shared/contract';
import { on } from '@tessera/shared/events';
import type { StaffNews } from '@tessera/shared/events';
import { loadMessages, setLanguage } from '@tessera/shared/i18n';
import { sessionStore } from '@tessera/shared/session';
import { fakeTokens, problem, type MockCall, withoutRetries } from '@tessera/shared/testing';
import { item, remote } from '../../../testing/navigation';
import { backOffice, feedOf, renderFrame, staffWith } from '../render-frame';
import { badgeOf } from './notice.model';
import { noticesMessages } from './notices-messages';

const notice = (changes: Partial<StaffNotice> = {}): StaffNotice => ({
  id: 'n-1',
  kind: 'order_placed',
  subject_type: 'order',
  subject_id: 'order-1',
  data: { number: 'K7-1', amount: 4900, currency: 'USD' },
  is_read: false,
  created_at: '2026-01-05T10:00:00Z',
  ...changes,
});
const listOf = (...items: StaffNotice[]): StaffNoticeList => ({
  items,
  unread: items.filter(({ is_read }) => !is_read).length,
  next_cursor: null,
});
const posted = (calls: MockCall[]) => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
const panel = () => within(screen.getByRole('group', { name: 'Notices' }));

test('the bell says how much is unread, and what has happened, with the way to it where there is a page', async () => {
  const low = notice({
    id: 'n-2',
    kind: 'job_finished',
    subject_type: 'job',
    subject_id: 'job-1',
    data: { job_kind: 'orders.tag', state: 'done', done: 3, failed: 1 },
    is_read: true,
  });
  const { user, calls, router } = renderFrame({
    api: { 'GET admin/notices': listOf(notice(), low), 'POST admin/notices/read': undefined },
  });
  expect(await screen.findByRole('button', { name: 'Notices, 1 unread' })).toBeVisible();
  expect(panel().getByText('A job is finished: 3 done, 1 failed').closest('a')).toBeNull();
  const link = panel().getByRole('link', { name: /^Unread: New order K7-1 for \$49\.00/ });
  await user.click(link);
  expect(router.state.location.pathname).toBe('/admin/orders/order-1');
  await waitFor(() => expect(posted(calls)).toEqual([{ ids: ['n-1'] }]));
});

test('all of it can be marked as read at once', async () => {
  let list = listOf(notice());
  const { user } = renderFrame({
    api: {
      'GET admin/notices': () => list,
      'POST admin/notices/read': () => {
        list = listOf(notice({ is_read: true }));
      },
    },
  });
  await screen.findByRole('button', { name: 'Notices, 1 unread' });
  await user.click(panel().getByRole('button', { name: 'Mark all as read' }));
  expect(await screen.findByRole('button', { name: 'Notices' })).toBeVisible();
  expect(panel().getByRole('button', { name: 'Mark all as read' })).toBeDisabled();
});

test('what the feed says is shown and read out without a reload, and the open page hears of it', async () => {
  let list = listOf();
  const heard: StaffNews[] = [];
  const end = on('staff-news', (news) => heard.push(news));
  const changed = { type: 'changed', kind: 'order', id: 'order-1' };
  renderFrame({
    api: {
      'GET admin/notices': () => list,
      'GET admin/feed': () => {
        list = listOf(notice());
        return feedOf(
          { type: 'connected' },
          { type: 'ping' },
          { type: 'notice', kind: 'order_placed', id: 'n-1' },
          changed,
        );
      },
    },
  });
  expect(await screen.findByText('No notices yet.')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Notices, 1 unread' }, { timeout: 4000 })).toBeVisible();
  expect(screen.getByText('New order K7-1 for $49.00', { selector: '[role=status]' })).toBeInTheDocument();
  end();
  expect(heard.map(({ type }) => type)).not.toContain('ping');
  expect(heard).toContainEqual(changed);
});

test('whoever is taken off the staff while they work is a shopper as soon as the feed refuses them', async () => {
  const refused = () => problem(403, { code: 'auth.forbidden' });
  let isStaff = true;
  renderFrame({
    api: {
      'GET admin/feed': () => {
        isStaff = false;
        return refused();
      },
      'GET admin/me': () => (isStaff ? staffWith('orders.read') : refused()),
      'POST auth/refresh-token': () => fakeTokens({ role: 'REGULAR' }),
    },
  });
  expect(await screen.findByRole('button', { name: 'Notices' })).toBeVisible();
  await waitFor(() => expect(sessionStore.getState()).toMatchObject({ status: 'signed-in', role: 'REGULAR' }));
});

test('a feed that was refused is asked for again once the session is renewed; a list that failed says so', async () => {
  withoutRetries();
  let tries = 0;
  const { calls } = renderFrame({
    api: {
      'GET admin/notices': problem(500),
      'GET admin/feed': () => {
        tries += 1;
        return tries === 1 ? problem(401) : feedOf({ type: 'connected' });
      },
    },
  });
  expect(await screen.findByText('Your notices could not be loaded.')).toBeInTheDocument();
  await waitFor(() => expect(tries).toBeGreaterThan(1), { timeout: 4000 });
  expect(calls.filter(({ path }) => path === 'admin/feed').every(({ headers }) => headers.has('authorization'))).toBe(
    true,
  );
});

test('numbers beside the rail’s pages say how much waits, no more than two digits', async () => {
  const later = item('Pay later', '/admin/pay-later', 'admin', { order: 40, group: 'sales', right: 'orders.read' });
  renderFrame({
    remotes: [...backOffice(), remote('credit', [later])],
    api: { 'GET admin/counts': { orders_to_ship: 100, applications_waiting: 2, agreements_waiting: 1 } },
  });
  const rail = within(await screen.findByRole('navigation', { name: 'Back office' }));
  expect(await rail.findByRole('link', { name: 'Orders 99+ waiting' })).toBeVisible();
  // both are decided there
  expect(rail.getByRole('link', { name: 'Pay later 3 waiting' })).toBeVisible();
  expect([0, 1, 99, 100].map(badgeOf)).toEqual(['', '1', '99', '99+']);
});

test('a shopper has no bell and hears nothing', async () => {
  const { calls } = renderFrame({ session: { role: 'REGULAR' } });
  await screen.findByRole('navigation', { name: 'Back office' });
  expect(screen.queryByRole('button', { name: 'Notices' })).toBeNull();
  expect(calls.map(({ path }) => path)).not.toContain('admin/feed');
});

test('in German it speaks German', async () => {
  setLanguage('de');
  await loadMessages([noticesMessages]);
  renderFrame({
    api: { 'GET admin/notices': listOf(notice({ kind: 'stock_low', data: { name: 'Tasse', sku: 'T-1', stock: 2 } })) },
  });
  expect(await screen.findByRole('button', { name: 'Mitteilungen, 1 ungelesen' })).toBeVisible();
  expect(screen.getAllByText('Noch 2 von Tasse (T-1)')).not.toHaveLength(0);
  setLanguage('en');
});
