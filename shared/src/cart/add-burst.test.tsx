import { act, screen } from '@testing-library/react';
import { addToCart, removeFromCart, useCartCount } from '@tessera/shared/cart';
import { on } from '@tessera/shared/events';
import { renderPage, startSession } from '@tessera/shared/testing';

const mug = { product_id: 'p1', variant_id: 'v1', name: 'Ember Mug' };

function Badge() {
  return <p>{useCartCount()} in the cart</p>;
}

async function open() {
  let count = 0;
  const cart = () => ({ cart_items: [], currency: 'USD', item_count: count, subtotal: 0 });
  const view = renderPage(<Badge />, {
    session: {},
    api: {
      'GET users/me': () => ({ id: 'user-1', cart: cart() }),
      'POST products/add-to-cart': ({ body }: { body: { quantity: number } }) => {
        count += body.quantity;
        return cart();
      },
      'DELETE products/remove-from-cart/p1/v1': () => {
        count = 0;
        return cart();
      },
    },
  });
  await screen.findByText('0 in the cart');
  return view;
}

const writes = (calls: { method: string; body: unknown }[]) =>
  calls.filter(({ method }) => method !== 'GET').map(({ method, body }) => ({ method, body }));

test('clicks within 400 ms make one call with their sum, and each is counted at once', async () => {
  const { calls } = await open();
  const reads = calls.length;
  let all: Promise<boolean[]> | undefined;
  act(() => void (all = Promise.all([addToCart(mug), addToCart({ ...mug, quantity: 2 }), addToCart(mug)])));
  expect(screen.getByText('4 in the cart')).toBeVisible();
  expect(await act(() => all)).toEqual([true, true, true]);
  expect(screen.getByText('4 in the cart')).toBeVisible();
  expect(writes(calls)).toEqual([{ method: 'POST', body: { product_id: 'p1', variant_id: 'v1', quantity: 4 } }]);
  await act(() => Promise.resolve());
  expect(calls.slice(reads).filter(({ path }) => path === 'users/me')).toHaveLength(1);
});

test('each line has one toast, updated in its place', async () => {
  const ids: string[] = [];
  const off = on('toast', ({ id, type }) => ids.push(`${id} ${type}`));
  await open();
  await act(() => Promise.all([addToCart(mug), addToCart(mug), addToCart({ ...mug, variant_id: 'v2' })]));
  off();
  expect(new Set(ids)).toEqual(new Set(['cart-v1 loading', 'cart-v2 loading', 'cart-v1 success', 'cart-v2 success']));
});

test('what is clicked next does not overtake an add', async () => {
  const { calls } = await open();
  await act(() => Promise.all([addToCart(mug), removeFromCart(mug)]));
  expect(writes(calls).map(({ method }) => method)).toEqual(['POST', 'DELETE']);
  expect(await screen.findByText('0 in the cart')).toBeVisible();
});

test('the profile is refreshed once per burst of actions', async () => {
  const { calls } = await open();
  const reads = calls.length;
  await act(() => Promise.all([addToCart(mug), removeFromCart(mug), addToCart({ ...mug, variant_id: 'v2' })]));
  await act(() => Promise.resolve());
  expect(calls.slice(reads).filter(({ path }) => path === 'users/me')).toHaveLength(1);
});

test("an add that waits when the session ends is nobody else's", async () => {
  const { calls } = await open();
  let done: Promise<boolean> | undefined;
  act(() => void (done = addToCart(mug)));
  act(() => startSession(null));
  expect(await act(() => done)).toBe(false);
  expect(writes(calls)).toEqual([]);
});
