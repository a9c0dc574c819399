import type { Subscriber, SubscriberList } from '@tessera/shared/contract';
import { hearToasts, type MockHandler } from '@tessera/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { me } from '../../../testing/settings-fixtures';
import { askedOf, hearDownloads, inDialog, press, renderStaffPage, writesOf } from '../../../testing/staff-page';
import { Page } from './subscribers-page';

const texts = hearToasts();
const downloads = hearDownloads();

const mara: Subscriber = {
  id: '0190aaaa-0000-7000-8000-00000000f201',
  email: 'mara@example.com',
  state: 'confirmed',
  source: 'footer',
  language: 'de',
  consent_text: 'I agree to receive updates.',
  requested_at: '2026-11-20T08:00:00Z',
  confirmed_at: '2026-11-20T09:00:00Z',
  unsubscribed_at: null,
};
const ben: Subscriber = {
  ...mara,
  id: '0190aaaa-0000-7000-8000-00000000f202',
  email: 'ben@example.com',
  state: 'unsubscribed',
  language: null,
};

const list = (items: Subscriber[]): SubscriberList => ({
  items,
  total: items.length,
  total_is_exact: true,
  next_cursor: null,
  page: 1,
  page_size: 50,
});

const renderSubscribers = (url = '/admin/marketing/subscribers', api: Record<string, MockHandler> = {}) =>
  renderStaffPage(<Page />, {
    path: '/admin/marketing/subscribers',
    url,
    api: { 'GET admin/subscribers': list([mara, ben]), ...api },
  });

const rowOf = async (email: string) => within(await screen.findByRole('row', { name: new RegExp(email) }));

test('shows what each agreed to, where, in which language, and how it stands', async () => {
  renderSubscribers();
  const row = await rowOf('mara@example.com');
  for (const text of ['Confirmed', 'I agree to receive updates.', 'Form in the footer', 'German'])
    expect(row.getByText(text)).toBeInTheDocument();
  expect((await rowOf('ben@example.com')).getByText('Left')).toBeInTheDocument();
  expect(screen.getByText('2 subscribers')).toBeInTheDocument();
});

test('is narrowed by a view and the search, and downloaded so', async () => {
  const { user, router, calls } = renderSubscribers('/admin/marketing/subscribers?state=gone&language=de&search=ma', {
    'POST admin/subscribers/downloads': { url: '/api/downloads/t1', expires_at: '2026-11-22T08:00:00Z' },
  });
  await rowOf('mara@example.com');
  const filter = { language: 'de', search: 'ma', sort: '-requested_at' };
  expect(askedOf(calls, 'admin/subscribers').at(-1)).toEqual({ ...filter, page_size: '50' });
  await user.click(await press('Export CSV'));
  await waitFor(() => expect(downloads).toEqual(['/api/downloads/t1']));
  expect(writesOf(calls)[0]?.body).toEqual({ filter });
  await user.click(screen.getByRole('link', { name: 'Waiting' }));
  expect(router.state.location.search).toBe('?state=pending');
});

test('one is taken off after a question, and not twice', async () => {
  const { user, calls } = renderSubscribers('/admin/marketing/subscribers', {
    'POST admin/subscribers/:id/unsubscribe': { ...mara, state: 'unsubscribed' },
  });
  expect(await press('Take off ben@example.com')).toHaveAccessibleDescription('They have left already');
  await user.click(await press('Take off mara@example.com'));
  await screen.findByRole('dialog');
  await user.click(inDialog().getByRole('button', { name: 'Take off' }));
  await waitFor(() => expect(texts).toEqual(['The subscriber was taken off']));
  expect(writesOf(calls).map(({ path }) => path)).toEqual([`admin/subscribers/${mara.id}/unsubscribe`]);
  expect(writesOf(calls)[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
});

test('whoever may only see subscribers takes nobody off', async () => {
  renderSubscribers('/admin/marketing/subscribers', { 'GET admin/me': me({ rights: ['subscribers.read'] }) });
  await waitFor(async () => expect(await press('Take off mara@example.com')).toHaveAttribute('aria-disabled', 'true'));
});
