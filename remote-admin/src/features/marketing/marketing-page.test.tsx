import { emit } from '@tessera/shared/events';
import { hearToasts, problem } from '@tessera/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { adminCoupon, couponPage, couponRecord, manyCodes } from '../../testing/sales/coupon-fixtures';
import { me } from '../../testing/settings-fixtures';
import {
  askedOf,
  hearDownloads,
  inDialog,
  press,
  renderStaffPage,
  rowOf,
  writesOf,
  type StaffPageOptions,
} from '../../testing/staff-page';
import { Page } from './marketing-page';

const toasts = hearToasts();
const downloads = hearDownloads();

const renderCoupons = (options: Partial<StaffPageOptions> = {}) =>
  renderStaffPage(<Page />, {
    path: '/admin/marketing',
    ...options,
    api: {
      'GET admin/coupons': couponPage([adminCoupon(), manyCodes()]),
      'GET admin/views': { items: [] },
      ...options.api,
    },
  });

test('shows what each coupon gives, how it stands, how often it was used and when it can be; many codes are one row', async () => {
  renderCoupons();
  const link = await screen.findByRole('link', { name: 'AUTUMN10' });
  expect(link).toHaveAttribute('href', `/admin/marketing/${adminCoupon().id}`);
  const parts = ['Autumn letter', '10% off', 'Active', '3 of 100', 'Nov 1'];
  for (const part of parts) expect(rowOf('AUTUMN10')).toHaveTextContent(part);
  for (const part of ['500 codes', 'Free delivery', '37 of 500', 'Always'])
    expect(rowOf('SPRING-…')).toHaveTextContent(part);
  expect(screen.getByText('2 coupons')).toBeInTheDocument();
});

test('is narrowed by a view and by the filters, which stand in the address, and downloaded so', async () => {
  const { user, router, calls } = renderCoupons({
    url: '/admin/marketing?state=gone&kind=percent&search=aut&sort=colour',
    api: { 'POST admin/coupons/downloads': { url: '/api/downloads/t1', expires_at: '2026-11-22T08:00:00Z' } },
  });
  await screen.findByRole('link', { name: 'AUTUMN10' });
  const asked = { kind: 'percent', search: 'aut', sort: '-created_at', page_size: '50' };
  expect(askedOf(calls, 'admin/coupons').at(-1)).toEqual(asked);
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(downloads).toEqual(['/api/downloads/t1']));
  expect(writesOf(calls)[0]?.body).toEqual({ filter: { kind: 'percent', search: 'aut', sort: '-created_at' } });
  await user.click(screen.getByRole('button', { name: /^Filter/ }));
  await screen.findByRole('dialog', { name: 'Filters' });
  await user.selectOptions(inDialog().getByLabelText('Status'), 'Used up');
  await user.selectOptions(inDialog().getByLabelText('Sort by'), 'Most used first');
  await user.click(inDialog().getByRole('button', { name: 'Show results' }));
  expect(router.state.location.search).toBe('?state=used_up&kind=percent&search=aut&sort=-used');
  await user.click(screen.getByRole('link', { name: 'Remove the filter Type: Percentage off' }));
  expect(router.state.location.search).toBe('?state=used_up&search=aut&sort=-used');
  await user.click(screen.getByRole('link', { name: 'Switched off' }));
  expect(router.state.location.search).toBe('?state=off');
});

test('a code and what it gives make a coupon, switched off; a code that is taken is said at its field', async () => {
  let isTaken = true;
  const message = 'There is a coupon with this code.';
  const { user, calls, router } = renderCoupons({
    api: {
      'POST admin/coupons': () =>
        isTaken ? problem(422, { code: 'validation.failed', message, errors: { code: [message] } }) : couponRecord(),
    },
  });
  await user.click(await press('New coupon'));
  const submit = await inDialog().findByRole('button', { name: 'Make coupon' });
  await user.click(submit);
  expect(inDialog().getByLabelText('Code')).toHaveAccessibleDescription(/Please enter a code/);
  expect(inDialog().getByLabelText('Percent')).toHaveAccessibleDescription(/percentage from 0.001 to 100/);
  await user.type(inDialog().getByLabelText('Code'), 'autumn10');
  await user.type(inDialog().getByLabelText('Percent'), '12.5');
  await user.click(submit);
  await waitFor(() => expect(inDialog().getByLabelText('Code')).toHaveAccessibleDescription(new RegExp(message)));
  isTaken = false;
  await user.click(submit);
  await waitFor(() => expect(router.state.location.pathname).toBe(`/admin/marketing/${couponRecord().id}`));
  expect(writesOf(calls).at(-1)?.body).toEqual({ code: 'autumn10', kind: 'percent', value: 12_500, active: false });
  expect(toasts).toEqual(['The coupon was made']);
});

test('many codes are made by how they begin and how many there are, each good once', async () => {
  const { user, calls } = renderCoupons({ api: { 'POST admin/coupons/many': couponRecord(manyCodes()) } });
  await user.click(await press('New coupon'));
  await user.click(await inDialog().findByRole('radio', { name: 'Many codes, each for one person' }));
  await user.type(inDialog().getByLabelText('Codes begin with'), 'SPRING');
  await user.type(inDialog().getByLabelText('How many'), '1001');
  await user.selectOptions(inDialog().getByLabelText('Type'), 'Amount off');
  await user.type(inDialog().getByLabelText('Amount (USD)'), '7,50');
  await user.click(inDialog().getByRole('button', { name: 'Make coupon' }));
  expect(inDialog().getByLabelText('How many')).toHaveAccessibleDescription(/from 2 to 1000/);
  await user.clear(inDialog().getByLabelText('How many'));
  await user.type(inDialog().getByLabelText('How many'), '500');
  await user.click(inDialog().getByRole('button', { name: 'Make coupon' }));
  const body = { prefix: 'SPRING', count: 500, max_uses: 1, kind: 'amount', value: 750, active: false };
  await waitFor(() => expect(writesOf(calls).map((call) => call.body)).toEqual([body]));
});

test('whoever may only see them is told why there is no new one, and an empty list says what coupons are', async () => {
  renderCoupons({
    api: { 'GET admin/coupons': couponPage([]), 'GET admin/me': me({ rights: ['marketing.read'] }) },
  });
  expect(await screen.findByText('No coupons yet')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'New coupon' })).toHaveAttribute('aria-disabled'));
});

test('a coupon that comes meanwhile moves none of those on show: it waits until it is asked for, and has the focus then', async () => {
  let now = couponPage([manyCodes()]);
  const { user } = renderCoupons({ api: { 'GET admin/coupons': () => now } });
  await screen.findByRole('link', { name: 'SPRING-…' });
  now = couponPage([adminCoupon(), manyCodes()]);
  act(() => emit('staff-news', { type: 'changed', kind: 'coupon', id: adminCoupon().id }));
  expect(await screen.findByText('1 new entry', {}, { timeout: 4_000 })).toBeInTheDocument();
  expect(screen.getAllByRole('row')[1]).toBe(rowOf('SPRING-…'));
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(screen.getAllByRole('row')[1]).toBe(rowOf('AUTUMN10'));
  expect(screen.getByRole('link', { name: 'AUTUMN10' })).toHaveFocus();
});
