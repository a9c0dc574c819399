import { emit } from '@tessera/shared/events';
import { problem, type MockHandler } from '@tessera/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { askedOf, inDialog, press, renderStaffPage, rowOf } from '../../testing/staff-page';
import { inquiryPage, inquirySummary } from '../../testing/support-fixtures';
import { Page } from './support-page';

const first = inquirySummary();
const second = inquirySummary({
  id: '0190aaaa-0000-7000-8000-00000000f002',
  reference: 'Q-8AAAAAA',
  subject: '<b>Oak?</b>',
  name: '',
  email: 'ben@example.com',
  state: 'waiting',
  assigned_to: { id: 'staff-1', name: 'Mira Stone' },
});

const renderInquiries = (url = '/admin/support', api: Record<string, MockHandler> = {}) =>
  renderStaffPage(<Page />, {
    path: '/admin/support',
    url,
    api: { 'GET admin/inquiries': inquiryPage([first, second]), ...api },
  });

test('lists who wrote about what, how it stands and whose it is, as plain text', async () => {
  renderInquiries();
  const link = await screen.findByRole('link', { name: 'Where is my mug?' });
  expect(link).toHaveAttribute('href', `/admin/support/${first.id}`);
  for (const text of ['Ada Lane', 'New', '–']) expect(rowOf('Where is my mug?')).toHaveTextContent(text);
  for (const text of ['ben@example.com', 'Waiting for the customer', 'Mira Stone'])
    expect(rowOf('<b>Oak?</b>')).toHaveTextContent(text);
  expect(screen.getByText('2 inquiries')).toBeInTheDocument();
  const tabs = within(screen.getByRole('navigation', { name: 'Parts of support' }));
  expect(tabs.getByRole('link', { name: 'Inquiries' })).toHaveAttribute('aria-current', 'page');
  expect(tabs.getByRole('link', { name: 'Error reports' })).toHaveAttribute('href', '/admin/support/errors');
});

test('is narrowed by a view and by the filters, which stand in the address', async () => {
  const { user, router, calls } = renderInquiries(
    '/admin/support?state=gone&type=order&created_from=2026-02-30&search=mug&sort=created_at&after=c1',
  );
  await screen.findByRole('link', { name: 'Where is my mug?' });
  const asked = { type: 'order', search: 'mug', sort: 'created_at', after: 'c1', page_size: '50' };
  expect(askedOf(calls, 'admin/inquiries').at(-1)).toEqual(asked);
  await user.click(await press(/^Filter/));
  await screen.findByRole('dialog', { name: 'Filters' });
  await user.selectOptions(inDialog().getByLabelText('Assigned to'), 'Me');
  await user.click(inDialog().getByRole('button', { name: 'Show results' }));
  expect(router.state.location.search).toBe('?type=order&assigned=me&search=mug&sort=created_at');
  await user.click(screen.getByRole('link', { name: 'Remove the filter Topic: Order' }));
  expect(router.state.location.search).toBe('?assigned=me&search=mug&sort=created_at');
  await user.click(screen.getByRole('link', { name: 'Spam' }));
  expect(router.state.location.search).toBe('?state=spam');
});

test('one that arrives shows by itself', async () => {
  let now = inquiryPage([]);
  renderInquiries('/admin/support', { 'GET admin/inquiries': () => now });
  expect(await screen.findByText('No inquiries yet')).toBeInTheDocument();
  now = inquiryPage([first]);
  act(() => emit('staff-news', { type: 'notice', kind: 'inquiry_received', id: 'notice-1' }));
  expect(await screen.findByRole('link', { name: 'Where is my mug?' }, { timeout: 4_000 })).toBeInTheDocument();
});

test('says whether nothing matches, and what failed', async () => {
  const { unmount } = renderInquiries('/admin/support?state=solved', { 'GET admin/inquiries': inquiryPage([]) });
  expect(await screen.findByText('No inquiry matches')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Show all inquiries' })).toHaveAttribute('href', '/admin/support');
  unmount();
  renderInquiries('/admin/support', { 'GET admin/inquiries': () => problem(422, { message: 'No such page' }) });
  expect(await screen.findByText('The inquiries could not be loaded')).toBeInTheDocument();
});
