import { problem, productSummary, renderPage, type MockHandler } from '@tessera/shared/testing';
import { screen, within } from '@testing-library/react';
import { orderSummary, store } from '../../testing/fixtures';
import { Page } from './orders-page';

const list = (items: ReturnType<typeof orderSummary>[], total = items.length, page = 1) => ({
  items,
  total,
  page,
  page_size: 10,
});

const popular = { items: [productSummary({ name: 'Fold Bowl', slug: 'fold-bowl' })] };

function renderOrders(orders: MockHandler, url = '/orders') {
  return renderPage(<Page />, {
    url,
    session: {},
    api: { 'GET store': store(), 'GET orders': orders, 'GET products': popular },
  });
}

test('lists the orders with day, state and total, each leading to its order (docs/product.md §2)', async () => {
  const delivered = orderSummary({
    id: 'order-2',
    number: 'KO-AAAAAA',
    status: 'completed',
    fulfilment_status: 'delivered',
    total: 129900,
    item_count: 1,
  });
  renderOrders(list([orderSummary(), delivered]));
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent(/KO-7K2M9Q.*November 20, 2026.*2 items.*Being prepared.*\$53\.90/);
  expect(second).toHaveTextContent(/1 item.*Delivered.*\$1,299\.00/);
  expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute('href', '/orders/KO-7K2M9Q');
  expect(screen.queryByRole('navigation', { name: 'Pages of your orders' })).toBeNull();
});

test('says of gift cards alone that they are issued, as their order does', async () => {
  const delivery = { ...orderSummary().delivery, code: 'by-mail', name: 'By e-mail' };
  renderOrders(list([orderSummary({ status: 'completed', fulfilment_status: 'delivered', delivery })]));
  expect(await screen.findByRole('listitem')).toHaveTextContent('Issued');
});

test('says what to do before there is any', async () => {
  renderOrders(list([]));
  expect(await screen.findByText('You have not ordered anything yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse all products' })).toHaveAttribute('href', '/products');
  expect(screen.getByRole('link', { name: /Track it by its number/ })).toHaveAttribute('href', '/orders/track');
  expect(await screen.findByRole('link', { name: 'Fold Bowl' }, { timeout: 10_000 })).toBeVisible();
});

test('shows the page that the address names, and the way to the others', async () => {
  const { calls } = renderOrders(list([orderSummary()], 21, 2), '/orders?page=2');
  const pages = await screen.findByRole('navigation', { name: 'Pages of your orders' });
  expect(within(pages).getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/orders?page=3');
  expect(within(pages).getByRole('link', { name: 'Page 1' })).toHaveAttribute('href', '/orders');
  expect(calls.find(({ path }) => path === 'orders')?.query.get('page')).toBe('2');
});

test('what did not arrive is asked for again', async () => {
  let isDown = true;
  const { user } = renderOrders(() => (isDown ? problem(400, {}) : list([orderSummary()])));
  expect(await screen.findByText('Your orders could not be loaded')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Order KO-7K2M9Q')).toBeVisible();
});

test('invites a visitor without a session', () => {
  renderPage(<Page />, { url: '/orders', api: { 'GET store': store() } });
  expect(screen.getByText('Sign in to see your account')).toBeVisible();
});
