import type { Cart } from '@tessera/shared/contract';
import { problem, renderPage, storeSettings, type MockHandler } from '@tessera/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { cartItem, cartOf, profileWith } from '../../../testing/fixtures';
import { Page } from './cart-drawer';

const mug = cartItem({ quantity: 2 });
const vase = cartItem({
  product: { id: 'product-vase', name: 'Halo vase', slug: 'halo-vase' },
  variant: { id: 'variant-ink', options: { Colour: 'Ink' }, regular_price: 9000, sale_price: 7200, available: 8 },
});

function renderDrawer(cart: Cart, api: Record<string, MockHandler> = {}) {
  let present = cart;
  const view = renderPage(<Page />, {
    url: '/products',
    session: {},
    api: { 'GET users/me': () => profileWith(present), 'GET store': storeSettings(), ...api },
  });
  return { ...view, serve: (next: Cart) => (present = next) };
}

const writes = <Call extends { method: string }>(calls: Call[]) => calls.filter(({ method }) => method !== 'GET');

test('shows what is in the cart, what it comes to and how far it is to free delivery', async () => {
  renderDrawer({ ...cartOf(mug, vase), free_shipping: { from: 15_000, remaining: 3000, where: 'Home' } });
  const list = within(await screen.findByRole('list', { name: 'Items in your cart' }));
  expect(list.getByRole('link', { name: 'Halo vase' })).toHaveAttribute('href', '/products/halo-vase');
  expect(list.getByRole('spinbutton', { name: 'Quantity of Ember mug' })).toHaveValue(2);
  expect(screen.getByText('Subtotal').parentElement).toHaveTextContent('$120.00');
  expect(screen.getByText('Free delivery from $150.00 (Home): $30.00 to go.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart');
  expect(screen.getByRole('link', { name: 'Go to checkout' })).toHaveAttribute('href', '/checkout');
});

test('a coupon that counts is in the sum', async () => {
  const coupon = { code: 'SPRING', label: '10 % off', problem: null };
  renderDrawer({ ...cartOf(mug), coupon, discount: 480, total: 4320 });
  expect((await screen.findByText('Discount (SPRING)')).parentElement).toHaveTextContent('-$4.80');
  expect(screen.getByText('Total').parentElement).toHaveTextContent('$43.20');
});

test('the stepper changes the sum at once, and back when the server refuses', async () => {
  const { user, calls } = renderDrawer(cartOf(mug), {
    'PATCH products/cart/:product/:variant': () => problem(409, { message: 'Only 2 are left.' }),
  });
  await user.click(await screen.findByRole('button', { name: 'One more' }));
  expect(screen.getByText('Subtotal').parentElement).toHaveTextContent('$72.00');
  await waitFor(() => expect(writes(calls)).toMatchObject([{ body: { quantity: 3 } }]));
  await waitFor(() => expect(screen.getByText('Subtotal').parentElement).toHaveTextContent('$48.00'));
});

test('what is taken out can be put back from its place', async () => {
  const { user, serve } = renderDrawer(cartOf(mug, vase), {
    'DELETE products/remove-from-cart/:product/:variant': () => serve(cartOf(vase)),
    'POST products/add-to-cart': () => serve(cartOf(mug, vase)),
  });
  await user.click(await screen.findByRole('button', { name: 'Remove Ember mug' }));
  await user.click(await screen.findByRole('button', { name: 'Undo removing Ember mug' }));
  expect(await screen.findByRole('button', { name: 'Remove Ember mug' })).toHaveFocus();
});

test('what has changed is said here too, until it has been seen', async () => {
  const notices = [{ variant_id: mug.variant.id, kind: 'stock_short' as const, name: 'Ember mug', before: 5, now: 2 }];
  const { user, calls } = renderDrawer({ ...cartOf(mug), notices }, { 'POST cart/notices/seen': cartOf(mug) });
  expect(await screen.findByText('Only 2 of Ember mug are left.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Got it' }));
  await waitFor(() => expect(screen.queryByText('Only 2 of Ember mug are left.')).toBeNull());
  expect(writes(calls)).toMatchObject([{ path: 'cart/notices/seen' }]);
});

test('an empty cart says so and where to find something', async () => {
  renderDrawer(cartOf());
  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Go to checkout' })).not.toBeInTheDocument();
});

test('a cart that cannot be read leads to its page, which can try again', async () => {
  renderDrawer(cartOf(), { 'GET users/me': () => problem(400) });
  expect(await screen.findByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart');
});
