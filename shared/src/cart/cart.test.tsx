import { act, screen } from '@testing-library/react';
import { addToCart, clearCart, removeFromCart, setQuantity, useCart, useCartCount } from '@tessera/shared/cart';
import type { Cart } from '@tessera/shared/contract';
import { on } from '@tessera/shared/events';
import { dispatch, takePendingAction } from '@tessera/shared/session';
import { emptyCart, fakeTokens, problem, renderPage, startSession } from '@tessera/shared/testing';
import type { MockHandler } from '@tessera/shared/testing';

const mug = { product_id: 'p1', variant_id: 'v1' };
const empty = emptyCart();
const NO_CREDENTIALS = () => problem(401, { detail: 'Authentication credentials were not provided.' });

function CartProbe() {
  const { status } = useCart();
  return (
    <p>
      {status} {useCartCount()}
    </p>
  );
}

/** A server that holds a count for a cart. */
function server(start = 0) {
  let cart: Cart = { ...empty, item_count: start };
  const take = (count: number) => () => (cart = { ...empty, item_count: count });
  return { profile: () => ({ id: 'user-1', cart }), take };
}

let toasts: string[];
let offs: (() => void)[];
const signInAsked = jest.fn();

beforeEach(() => {
  toasts = [];
  signInAsked.mockClear();
  offs = [
    on('toast', ({ id, type, text }) => toasts.push(`${id} ${type}: ${text}`)),
    on('toast-dismissed', ({ id }) => toasts.push(`${id} dismissed`)),
    on('sign-in-requested', signInAsked),
  ];
});
afterEach(() => offs.forEach((off) => off()));

async function open(api: Record<string, MockHandler>, session: object | null = {}) {
  const view = renderPage(<CartProbe />, { session, api });
  if (session) await screen.findByText(/ready/);
  return view;
}

describe('docs/product.md §4: each cart action shows a loading toast, then success or error, and refreshes the profile', () => {
  const shop = server(1);
  const api = {
    'GET users/me': shop.profile,
    'POST products/add-to-cart': shop.take(3),
    'PATCH products/cart/p1/v1': shop.take(2),
    'DELETE products/remove-from-cart/p1/v1': shop.take(1),
    'DELETE products/clear-cart': shop.take(0),
  };

  test.each([
    [
      'add',
      () => addToCart({ ...mug, quantity: 2, name: 'Ember Mug' }),
      'cart-v1',
      'Adding to cart…',
      'Ember Mug added to cart',
      3,
    ],
    [
      'set',
      () => setQuantity({ ...mug, quantity: 2, name: 'Ember Mug' }),
      'cart-v1',
      'Updating cart…',
      'Ember Mug: quantity 2',
      2,
    ],
    [
      'remove',
      () => removeFromCart({ ...mug, name: 'Ember Mug' }),
      'cart-v1',
      'Removing from cart…',
      'Ember Mug removed from cart',
      1,
    ],
    [
      'set to 0',
      () => setQuantity({ ...mug, quantity: 0, name: 'Ember Mug' }),
      'cart-v1',
      'Removing from cart…',
      'Ember Mug removed from cart',
      1,
    ],
    ['clear', () => clearCart(), 'cart', 'Clearing cart…', 'Cart cleared', 0],
  ])('%s', async (_name, action, id, loading, success, count) => {
    const { calls } = await open(api);
    expect(await act(action)).toBe(true);
    expect(await screen.findByText(`ready ${count}`)).toBeVisible();
    expect(toasts).toEqual([`${id} loading: ${loading}`, `${id} success: ${success}`]);
    await act(() => Promise.resolve());
    expect(calls.at(-1)?.path).toBe('users/me');
  });

  test('the toast of what was added offers a look into the cart, the cart’s own page excepted', async () => {
    const offered: (string | undefined)[] = [];
    offs.push(on('toast', ({ type, action }) => type === 'success' && offered.push(action?.label)));
    const asked = jest.fn();
    offs.push(
      on('toast', ({ action }) => action?.run()),
      on('drawer-requested', asked),
    );
    const { router } = await open(api);
    await act(async () => void (await addToCart({ ...mug, name: 'Ember Mug' })));
    await act(async () => void (await removeFromCart({ ...mug, name: 'Ember Mug' })));
    await act(() => router.navigate('/cart'));
    await act(async () => void (await addToCart({ ...mug, name: 'Ember Mug' })));
    expect(offered).toEqual(['View cart', undefined, undefined]);
    expect(asked.mock.calls).toEqual([[{ to: '/cart' }]]);
  });

  test('the call carries product_id, variant_id and quantity (docs/product.md §7)', async () => {
    const { calls } = await open(api);
    await act(() => addToCart({ ...mug, quantity: 2, name: 'Ember Mug' }));
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ ...mug, quantity: 2 });
  });
});

describe('docs/product.md §8: the messages of failures', () => {
  const refuse = () => problem(404);
  const api = {
    'GET users/me': server(4).profile,
    'POST products/add-to-cart': refuse,
    'DELETE products/remove-from-cart/p1/v1': refuse,
    'DELETE products/clear-cart': refuse,
  };

  test.each([
    ['Failed to add to cart!', () => addToCart({ ...mug, name: 'Ember Mug' })],
    ['Failed to remove item from cart!', () => removeFromCart(mug)],
    ['Failed to clear cart!', () => clearCart()],
  ])('%s', async (message, action) => {
    await open(api);
    expect(await act(action)).toBe(false);
    expect(toasts.at(-1)).toMatch(new RegExp(` error: ${message}$`));
    expect(await screen.findByText('ready 4')).toBeVisible();
  });

  test('without a connection it says so, and the count moves back', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await open(api);
    expect(await act(() => addToCart({ ...mug, name: 'Ember Mug' }))).toBe(false);
    expect(toasts.at(-1)).toBe(
      'cart-v1 error: Failed to add to cart! You are offline: try again when you are connected.',
    );
    expect(await screen.findByText('ready 4')).toBeVisible();
    jest.restoreAllMocks();
  });

  test('a refusal because of stock says how many are left', async () => {
    await open({ ...api, 'POST products/add-to-cart': () => problem(409, { message: 'Only 2 left.' }) });
    await act(() => addToCart({ ...mug, name: 'Ember Mug' }));
    expect(toasts.at(-1)).toBe('cart-v1 error: Failed to add to cart! Only 2 left.');
  });

  test('a closed shop says that it is closed, and the count moves back', async () => {
    const closed = { code: 'store.closed', message: 'The shop is closed for a while.' };
    await open({ ...api, 'DELETE products/clear-cart': () => problem(503, closed) });
    expect(await act(() => clearCart())).toBe(false);
    expect(toasts.at(-1)).toBe('cart error: Failed to clear cart! The shop is closed for a while.');
    expect(await screen.findByText('ready 4')).toBeVisible();
  });
});

test('the count moves at once and moves back when the server refuses', async () => {
  let answer: (response: Response) => void = () => undefined;
  const pending = new Promise<Response>((resolve) => (answer = resolve));
  await open({ 'GET users/me': server(1).profile, 'POST products/add-to-cart': () => pending });
  let done: Promise<boolean> | undefined;
  act(() => void (done = addToCart({ ...mug, quantity: 2, name: 'Ember Mug' })));
  expect(screen.getByText('ready 3')).toBeVisible();
  await act(async () => {
    answer(problem(404));
    await done;
  });
  expect(screen.getByText('ready 1')).toBeVisible();
});

test('of several quantities chosen in a row only the last needs to reach the server', async () => {
  const { calls } = await open({
    'GET users/me': server(1).profile,
    'PATCH products/cart/p1/v1': ({ body }: { body: { quantity: number } }) => ({
      ...empty,
      item_count: body.quantity,
    }),
  });
  await act(() => Promise.all([2, 3, 4].map((quantity) => setQuantity({ ...mug, quantity, name: 'Ember Mug' }))));
  expect(calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([{ quantity: 4 }]);
  expect(toasts.at(-1)).toBe('cart-v1 success: Ember Mug: quantity 4');
});

describe('docs/product.md §6: cart actions need a logged-in user', () => {
  test('‘Authentication credentials were not provided.’ from the server asks to sign in, too', async () => {
    const api = {
      'GET users/me': server(0).profile,
      'POST products/add-to-cart': NO_CREDENTIALS,
      'POST auth/refresh-token': fakeTokens({ serial: 2 }),
    };
    await open(api);
    await act(() => addToCart({ ...mug, name: 'Ember Mug' }));
    expect(toasts.at(-1)).toBe('cart-v1 error: Please login to add to cart!');
    expect(signInAsked).toHaveBeenCalledTimes(1);
    expect(takePendingAction()).toBeDefined();
  });
});

describe('another user', () => {
  test('never sees the cart or the toasts of the one before', async () => {
    const shop = server(1);
    await open({
      'GET users/me': shop.profile,
      'POST products/add-to-cart': () => {
        dispatch({ type: 'signed-in', tokens: fakeTokens({ sub: 'user-2' }) });
        return { ...empty, item_count: 9 };
      },
    });
    await act(() => addToCart({ ...mug, name: 'Ember Mug' }));
    expect(toasts.at(-1)).toBe('cart-v1 dismissed');
    expect(await screen.findByText('ready 1')).toBeVisible();
  });

  test('and after signing out the cart is empty (docs/product.md §4)', async () => {
    await open({ 'GET users/me': server(5).profile });
    act(() => startSession(null));
    expect(screen.getByText('signed-out 0')).toBeVisible();
  });
});

test('a profile that does not load can be asked for again', async () => {
  let isBroken = true;
  const api = { 'GET users/me': () => (isBroken ? problem(404) : server(2).profile()) };
  function Retry() {
    const { status, retry } = useCart();
    return <button onClick={retry}>{status}</button>;
  }
  const { user } = renderPage(<Retry />, { session: {}, api });
  const button = await screen.findByText('error');
  isBroken = false;
  await user.click(button);
  expect(await screen.findByText('ready')).toBeVisible();
});
