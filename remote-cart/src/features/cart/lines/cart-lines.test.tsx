import { on } from '@tessera/shared/events';
import { problem } from '@tessera/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { cartItem, cartOf } from '../../../testing/fixtures';
import { line, mug, renderCart, vase, writes } from '../testing/render-cart';

test('clicks within 400 ms make one call, and the numbers move at once', async () => {
  const { user, calls, serve } = renderCart(cartOf(mug), {
    'PATCH products/cart/:product/:variant': () => serve(cartOf(cartItem({ quantity: 5 }))),
  });
  const more = await screen.findByRole('button', { name: 'One more' });
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] });
  await user.click(more);
  await user.click(more);
  await user.click(more);
  expect(screen.getByRole('spinbutton')).toHaveValue(5);
  expect(line('Ember mug')).toHaveTextContent('Line total $120.00');
  expect(screen.getByText(/^Subtotal/).parentElement).toHaveTextContent('$120.00');
  await act(() => jest.advanceTimersByTimeAsync(399));
  expect(writes(calls)).toHaveLength(0);
  await act(() => jest.advanceTimersByTimeAsync(1));
  jest.useRealTimers();
  await waitFor(() => expect(writes(calls)).toHaveLength(1));
  expect(writes(calls)).toMatchObject([{ path: 'products/cart/product-mug/variant-oat', body: { quantity: 5 } }]);
  await waitFor(() => expect(screen.getByText(/^Subtotal/).parentElement).toHaveTextContent('$120.00'));
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
  expect(await screen.findByText('These are the last 2')).toBeInTheDocument();
  expect(screen.getByText(/^Subtotal/).parentElement).toHaveTextContent('$48.00');
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

test.each([['0'], ['-3']])(
  'a quantity of %s removes the line (docs/product.md §4), with the way back',
  async (typed) => {
    const { user, calls, serve } = renderCart(cartOf(mug, vase), {
      'DELETE products/remove-from-cart/:product/:variant': () => serve(cartOf(vase)),
    });
    const field = await screen.findByRole('spinbutton', { name: 'Quantity of Ember mug' });
    await user.clear(field);
    await user.type(field, `${typed}{Enter}`);
    expect(await screen.findByRole('button', { name: 'Undo removing Ember mug' })).toHaveFocus();
    await waitFor(() => expect(writes(calls)).toMatchObject([{ method: 'DELETE' }]));
  },
);

test('a number chosen just before its line is taken out is not sent after it', async () => {
  const { user, calls, serve } = renderCart(cartOf(mug), {
    'DELETE products/remove-from-cart/:product/:variant': () => serve(cartOf()),
  });
  const less = await screen.findByRole('button', { name: 'One less' });
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] });
  await user.click(less);
  await user.click(less);
  await screen.findByRole('button', { name: 'Undo removing Ember mug' });
  await act(() => jest.advanceTimersByTimeAsync(500));
  expect(writes(calls)).toMatchObject([{ method: 'DELETE' }]);
  jest.useRealTimers();
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
  expect(await screen.findByText('Sold out. The rest can be ordered without it.')).toBeInTheDocument();
  expect(line('Dew tray')).toHaveTextContent('Only 3 left');
  expect(screen.getByText(/Some items cannot be bought/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Change to 2' }));
  await waitFor(() => expect(writes(calls)).toMatchObject([{ body: { quantity: 2 } }]));
});

test('a cleared cart can be put back with one press', async () => {
  const { user, calls, serve } = renderCart(cartOf(mug, vase), {
    'DELETE products/clear-cart': () => serve(cartOf()),
    'POST cart/restore': () => serve(cartOf(mug, vase)),
  });
  await user.click(await screen.findByRole('button', { name: 'Clear cart' }));
  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeInTheDocument();
  const undo = await screen.findByRole('button', { name: 'Undo clearing the cart' });
  expect(undo).toHaveFocus();
  await user.click(undo);
  expect(await screen.findByRole('link', { name: 'Halo vase' })).toBeInTheDocument();
  expect(writes(calls)).toMatchObject([
    { path: 'products/clear-cart' },
    {
      path: 'cart/restore',
      body: {
        items: [
          { variant_id: 'variant-oat', quantity: 2 },
          { variant_id: 'variant-ink', quantity: 1 },
        ],
      },
    },
  ]);
  expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
});

describe('saved for later', () => {
  test('a line is put aside, counts in no sum, and comes back by undo', async () => {
    const aside = { ...cartOf(vase), saved_items: [mug] };
    const { user, calls, serve } = renderCart(cartOf(mug, vase), {
      'POST cart/saved/:variant': () => serve(aside),
      'POST cart/saved/:variant/to-cart': () => serve(cartOf(mug, vase)),
    });
    await user.click(await screen.findByRole('button', { name: 'Save for later Ember mug' }));
    expect(await screen.findByRole('list', { name: 'Items saved for later' })).toHaveTextContent('Ember mug');
    expect(screen.getByText(/^Subtotal/).parentElement).toHaveTextContent('$72.00');
    expect(await screen.findByText('Ember mug is saved for later')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo saving Ember mug for later' }));
    expect(await screen.findByRole('button', { name: 'Remove Ember mug' })).toHaveFocus();
    expect(writes(calls).map(({ path }) => path)).toEqual(['cart/saved/variant-oat', 'cart/saved/variant-oat/to-cart']);
  });

  test('is moved to the cart or removed from there', async () => {
    const { user, calls, serve } = renderCart(
      { ...cartOf(vase), saved_items: [mug] },
      {
        'POST cart/saved/:variant/to-cart': () => serve({ ...cartOf(vase, mug), saved_items: [mug] }),
        'DELETE cart/saved/:variant': () => serve(cartOf(vase, mug)),
      },
    );
    const saved = within(await screen.findByRole('list', { name: 'Items saved for later' }));
    await user.click(saved.getByRole('button', { name: 'Move to cart Ember mug' }));
    const list = screen.getByRole('list', { name: 'Items in your cart' });
    await waitFor(() => expect(list).toHaveTextContent('Ember mug'));
    await user.click(saved.getByRole('button', { name: 'Remove Ember mug' }));
    await waitFor(() => expect(screen.queryByText('Saved for later')).not.toBeInTheDocument());
    expect(writes(calls).map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST cart/saved/variant-oat/to-cart',
      'DELETE cart/saved/variant-oat',
    ]);
  });
});
