import type { AdminCouponRecord } from '@tessera/shared/contract';
import { hearToasts, problem, type MockHandler } from '@tessera/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { couponRecord, manyCodes } from '../../../testing/sales/coupon-fixtures';
import { me } from '../../../testing/settings-fixtures';
import { hearDownloads, inDialog, press, renderStaffPage, writesOf } from '../../../testing/staff-page';
import { Page } from './coupon-page';

const autumn = couponRecord();
const many = couponRecord({ ...manyCodes(), orders: [] });
const toasts = hearToasts();
const downloads = hearDownloads();

const renderCoupon = (api: Record<string, MockHandler> = {}, shown: AdminCouponRecord = autumn) =>
  renderStaffPage(<Page />, {
    path: '/admin/marketing/:coupon',
    url: `/admin/marketing/${shown.id}`,
    api: { [`GET admin/coupons/${shown.id}`]: shown, ...api },
  });

const answer =
  (shown: AdminCouponRecord = autumn) =>
  ({ body }: { body: unknown }) => ({ ...shown, ...Object(body), version: Number(Object(body).version) + 1 });
const save = () => screen.getByRole('button', { name: 'Save' });

test('says what came of it: how often it was used, what it gave away, and the orders with it', async () => {
  renderCoupon();
  expect(await screen.findByRole('heading', { level: 1, name: 'AUTUMN10' })).toBeInTheDocument();
  for (const text of ['3 of 100', '$24.50', '$220.50']) expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'KO-7K3M9P' })).toHaveAttribute('href', '/admin/orders/KO-7K3M9P');
  expect(screen.getByRole('link', { name: 'KO-7K3M9P' }).closest('li')).toHaveTextContent(/\$86\.40.* · \$9\.60 off$/);
});

test('what a coupon gives stays once an order was placed with it, and its form says so', async () => {
  renderCoupon();
  expect(await screen.findByLabelText('Percent')).toBeDisabled();
  expect(screen.getByLabelText('Type')).toBeDisabled();
  expect(screen.getByText(/what it gives stays/)).toBeInTheDocument();
  expect(screen.getByLabelText('Total')).toBeEnabled();
});

test('only what was changed is sent; what is no number or amount is said at its field', async () => {
  const unused = couponRecord({ can_delete: true });
  const { user, calls } = renderCoupon({ [`PATCH admin/coupons/${unused.id}`]: answer(unused) }, unused);
  const percent = await screen.findByLabelText('Percent');
  await user.clear(percent);
  await user.type(percent, '150');
  await user.type(screen.getByLabelText('Per customer'), 'x');
  await user.click(save());
  expect(percent).toHaveAccessibleDescription(/percentage from 0.001 to 100/);
  expect(screen.getByLabelText('Per customer')).toHaveAccessibleDescription(/whole number/);
  await user.selectOptions(screen.getByLabelText('Type'), 'Amount off');
  await user.type(screen.getByLabelText('Amount (USD)'), '5');
  await user.clear(screen.getByLabelText('Goods from (USD)'));
  await user.clear(screen.getByLabelText('Per customer'));
  await user.click(screen.getByLabelText('First order only'));
  await user.click(save());
  await waitFor(() => expect(toasts).toEqual(['The coupon was saved']));
  const terms = { kind: 'amount', value: 500, min_subtotal: 0, first_order: true, max_uses_per_person: null };
  expect(writesOf(calls).map(({ body }) => body)).toEqual([{ version: 2, ...terms }]);
  expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
});

test('of what somebody else changed meanwhile both versions are shown, and nothing typed is lost', async () => {
  let present = autumn;
  const theirs = couponRecord({ version: 3, max_uses: 250, name: 'November letter' });
  const { user, calls } = renderCoupon({
    [`GET admin/coupons/${autumn.id}`]: () => present,
    [`PATCH admin/coupons/${autumn.id}`]: ({ body }: { body: unknown }) =>
      Object(body).version === 2
        ? problem(409, { code: 'coupons.stale', message: 'Somebody was faster.' })
        : { ...theirs, max_uses: 300, version: 4 },
  });
  const uses = await screen.findByLabelText('Total');
  await user.clear(uses);
  await user.type(uses, '300');
  present = theirs;
  await user.click(save());
  expect(await screen.findByRole('table', { name: 'Both versions' })).toHaveTextContent('Total250300');
  expect(screen.getByLabelText('Name')).toHaveValue('November letter');
  await user.click(save());
  await waitFor(() => expect(toasts).toEqual(['The coupon was saved']));
  expect(writesOf(calls).at(-1)?.body).toEqual({ version: 3, max_uses: 300 });
});

test('is switched off by one press, while something is typed, and on again', async () => {
  const off = answer(couponRecord({ state: 'off' }));
  const { user, calls } = renderCoupon({ [`PATCH admin/coupons/${autumn.id}`]: off });
  await user.type(await screen.findByLabelText('Name'), '!');
  await user.click(await press('Switch off'));
  await waitFor(() => expect(toasts).toEqual([expect.stringContaining('The coupon is switched off')]));
  expect(await press('Switch on')).toBeInTheDocument();
  expect(screen.getByLabelText('Name')).toHaveValue('Autumn letter!');
  expect(screen.queryByRole('table', { name: 'Both versions' })).not.toBeInTheDocument();
  expect(writesOf(calls).map(({ body }) => body)).toEqual([{ version: 2, active: false }]);
});

test('is deleted after a question where nobody has used it, and says why where somebody has', async () => {
  const { user, unmount } = renderCoupon();
  await user.click(await press('More actions'));
  expect(screen.getByRole('menuitem', { name: /^Delete coupon/ })).toHaveTextContent('Switch it off instead');
  unmount();
  const unused = couponRecord({ orders: [], used: 0, given: 0, ordered: 0, can_delete: true });
  const second = renderCoupon({ [`DELETE admin/coupons/${unused.id}`]: undefined }, unused);
  await second.user.click(await press('More actions'));
  await second.user.click(screen.getByRole('menuitem', { name: 'Delete coupon' }));
  await second.user.click(inDialog().getByRole('button', { name: 'Delete coupon' }));
  await waitFor(() => expect(second.router.state.location.pathname).toBe('/admin/marketing'));
  expect(toasts).toEqual(['The coupon was deleted']);
});

test('many codes share their terms, and are downloaded', async () => {
  const path = `POST admin/coupons/${many.id}/codes/downloads`;
  const { user } = renderCoupon({ [path]: { url: '/api/downloads/t2', expires_at: '2026-11-22T08:00:00Z' } }, many);
  expect(await screen.findByRole('heading', { level: 1, name: 'SPRING-…' })).toBeInTheDocument();
  expect(screen.getByLabelText('Per code')).toHaveValue('1');
  await user.click(await press('Download codes'));
  await waitFor(() => expect(downloads).toEqual(['/api/downloads/t2']));
});

test('whoever may only see coupons reads it, cannot switch it, and may download its codes', async () => {
  const toRead = { 'GET admin/me': me({ rights: ['marketing.read'] }) };
  const { unmount } = renderCoupon(toRead);
  await screen.findByRole('heading', { level: 1, name: 'AUTUMN10' });
  await waitFor(() => expect(screen.getByLabelText('Total')).toBeDisabled());
  expect(screen.getByRole('button', { name: 'Switch off' })).toHaveAttribute('aria-disabled', 'true');
  unmount();
  renderCoupon(toRead, many);
  await screen.findByRole('heading', { level: 1, name: 'SPRING-…' });
  await waitFor(() => expect(screen.getByLabelText('Per code')).toBeDisabled());
  expect(screen.getByRole('button', { name: 'Download codes' })).toBeEnabled();
});
