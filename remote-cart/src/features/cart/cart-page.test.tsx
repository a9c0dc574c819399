import type { Cart } from '@tessera/shared/contract';
import { on } from '@tessera/shared/events';
import { problem, renderPage, storeSettings, type MockHandler } from '@tessera/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { cartItem, cartOf, profileWith } from '../../testing/fixtures';
import { Page } from './cart-page';

const mug = cartItem({ quantity: 2 });
const vase = cartItem({
  product: { id: 'product-vase', name: 'Halo vase', slug: 'halo-vase' },
  variant: { id: 'variant-ink', options: { Colour: 'Ink' }, regular_price: 9000, sale_price: 7200, available: 8 },
});

function renderCart(cart: Cart, api: Record<string, MockHandler> = {}) {
  let present = cart;
  const view = renderPage(<Page />, {
    url: '/cart',
    session: {},
    api: { 'GET users/me': () => profileWith(present), 'GET store': storeSettings(), ...api },
  });
  const serve = (next: Cart) => (present = next);
  return { ...view, serve };
}

function line(name: string): HTMLElement {
  const item = screen.getByRole('link', { name }).closest('li');
  if (!item) throw new Error(`No line holds ${name}`);
  return item;
}
const writes = (calls: { method: string }[]) => calls.filter(({ method }) => method !== 'GET');

test('shows each line with its options, price, quantity and total, and what it comes to', async () => {
  renderCart(cartOf(mug, vase));
  expect(await screen.findByRole('link', { name: 'Halo vase' })).toHaveAttribute('href', '/products/halo-vase');
  const row = within(line('Halo vase'));
  expect(row.getByText('Colour: Ink')).toBeInTheDocument();
  expect(row.getByText('$90.00').closest('s')).toHaveTextContent('Regular price $90.00');
  expect(row.getByRole('spinbutton', { name: 'Quantity of Halo vase' })).toHaveValue(1);
  expect(line('Ember mug')).toHaveTextContent('Line total $48.00');
  expect(screen.getByText('Subtotal').parentElement).toHaveTextContent('$120.00');
  expect(screen.queryByRole('link', { name: /checkout/i })).not.toBeInTheDocument();
});

test('charges the sale price when above 0 (SPEC.md §9)', async () => {
  renderCart(cartOf(vase));
  await screen.findByRole('link', { name: 'Halo vase' });
  expect(line('Halo vase')).toHaveTextContent('Line total $72.00');
});

test('invites a visitor without a session to sign in and stays on the page', async () => {
  const asked = jest.fn();
  const off = on('sign-in-requested', asked);
  const { user, router } = renderPage(<Page />, { url: '/cart', api: { 'GET store': storeSettings() } });
  await user.click(await screen.findByRole('button', { name: 'Sign in' }));
  off();
  expect(asked).toHaveBeenCalledTimes(1);
  expect(router.state.location.pathname).toBe('/cart');
});

test('says that it is loading in the places of the lines to come', () => {
  const wait = () => new Promise(() => undefined);
  renderPage(<Page />, { session: {}, api: { 'GET users/me': wait, 'GET store': storeSettings() } });
  expect(screen.getByRole('status', { name: 'Loading your cart' })).toHaveAttribute('aria-busy', 'true');
});

test('says so when the cart is empty, and leads to the products', async () => {
  renderCart(cartOf());
  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Browse all products' })).toHaveAttribute('href', '/products');
});

test('offers another try after a failure, without a reload', async () => {
  let isDown = true;
  const answer = () => (isDown ? problem(400, { message: 'Something is wrong' }) : profileWith(cartOf(mug)));
  const { user } = renderPage(<Page />, { session: {}, api: { 'GET users/me': answer, 'GET store': storeSettings() } });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await user.click(retry);
  expect(await screen.findByRole('link', { name: 'Ember mug' })).toBeInTheDocument();
});

test('clicks within 400 ms make one call, and the numbers move at once', async () => {
  const { user, calls, serve } = renderCart(cartOf(mug), {
    'PATCH products/cart/:product/:variant': () => serve(cartOf(cartItem({ quantity: 5 }))),
  });
  const more = await screen.findByRole('button', { name: 'One more' });
  await user.click(more);
  await user.click(more);
  await user.click(more);
  expect(screen.getByRole('spinbutton')).toHaveValue(5);
  expect(line('Ember mug')).toHaveTextContent('Line total $120.00');
  expect(screen.getByText('Subtotal').parentElement).toHaveTextContent('$120.00');
  expect(writes(calls)).toHaveLength(0);
  await waitFor(() => expect(writes(calls)).toHaveLength(1));
  expect(writes(calls)).toMatchObject([{ path: 'products/cart/product-mug/variant-oat', body: { quantity: 5 } }]);
  await waitFor(() => expect(screen.getByText('Subtotal').parentElement).toHaveTextContent('$120.00'));
});

test('moves the number back and says why when the server refuses', async () => {
  const toasts: string[] = [];
  const off = on('toast', ({ text }) => toasts.push(text));
  const { user, serve } = renderCart(cartOf(mug), {
    'PATCH products/cart/:product/:variant': () => {
      serve(cartOf(cartItem({ quantity: 2, variant: { stock_state: 'low', available: 2 } })));
      return problem(409, { code: 'cart.out_of_stock', message: 'Only 2 left.' });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'One more' }));
  expect(screen.getByRole('spinbutton')).toHaveValue(3);
  await waitFor(() => expect(screen.getByRole('spinbutton')).toHaveValue(2));
  off();
  expect(toasts.at(-1)).toContain('Only 2 left.');
  expect(await screen.findByText('Only 2 left')).toBeInTheDocument();
  expect(screen.getByText('Subtotal').parentElement).toHaveTextContent('$48.00');
});

test('leaving the page sends the number that was chosen last', async () => {
  const { user, unmount, calls, serve } = renderCart(cartOf(mug), {
    'PATCH products/cart/:product/:variant': () => serve(cartOf(cartItem({ quantity: 3 }))),
  });
  await user.click(await screen.findByRole('button', { name: 'One more' }));
  unmount();
  await waitFor(() => expect(writes(calls)).toMatchObject([{ body: { quantity: 3 } }]));
});

test('a removed line leaves a way back in its place, with the focus on it', async () => {
  const { user, calls, serve } = renderCart(cartOf(mug, vase), {
    'DELETE products/remove-from-cart/:product/:variant': () => serve(cartOf(vase)),
    'POST products/add-to-cart': () => serve(cartOf(vase, mug)),
  });
  await user.click(await screen.findByRole('button', { name: 'Remove Ember mug' }));
  const undo = await screen.findByRole('button', { name: 'Undo removing Ember mug' });
  expect(undo).toHaveFocus();
  await waitFor(() => expect(writes(calls)).toHaveLength(1));
  await user.click(undo);
  expect(await screen.findByRole('button', { name: 'Remove Ember mug' })).toHaveFocus();
  expect(writes(calls)[1]).toMatchObject({
    body: { product_id: 'product-mug', variant_id: 'variant-oat', quantity: 2 },
  });
});

test('a line that could not be removed is there again', async () => {
  const toasts: string[] = [];
  const off = on('toast', ({ text }) => toasts.push(text));
  const { user } = renderCart(cartOf(mug), {
    'DELETE products/remove-from-cart/:product/:variant': problem(400, { message: 'No' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Remove Ember mug' }));
  await waitFor(() => expect(toasts).toContain('Failed to remove item from cart!'));
  off();
  expect(await screen.findByRole('button', { name: 'Remove Ember mug' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
});

test('says line by line what is sold out, scarce or too many', async () => {
  const gone = cartItem({ product: { id: 'a', name: 'Rill carafe' }, variant: { stock_state: 'out', available: 0 } });
  const scarce = cartItem({ product: { id: 'b', name: 'Dew tray' }, variant: { stock_state: 'low', available: 3 } });
  const many = cartItem({
    product: { id: 'c', name: 'Knot pouf' },
    variant: { stock_state: 'low', available: 2 },
    quantity: 4,
  });
  const lowered = cartItem({ ...many, quantity: 2 });
  const { user, calls, serve } = renderCart(cartOf(gone, scarce, many), {
    'PATCH products/cart/:product/:variant': () => serve(cartOf(gone, scarce, lowered)),
  });
  expect(await screen.findByText('Sold out. Remove it to go on.')).toBeInTheDocument();
  expect(line('Dew tray')).toHaveTextContent('Only 3 left');
  expect(screen.getByText(/Some items cannot be bought/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Change to 2' }));
  await waitFor(() => expect(writes(calls)).toMatchObject([{ body: { quantity: 2 } }]));
});

test('asks before the whole cart is cleared', async () => {
  const { user, calls, serve } = renderCart(cartOf(mug, vase), {
    'DELETE products/clear-cart': () => serve(cartOf()),
  });
  await user.click(await screen.findByRole('button', { name: 'Clear cart' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Clear your cart?' }));
  await user.click(dialog.getByRole('button', { name: 'Keep them' }));
  expect(writes(calls)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Clear cart' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Clear cart' }));
  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeInTheDocument();
  expect(writes(calls)).toMatchObject([{ path: 'products/clear-cart' }]);
});
