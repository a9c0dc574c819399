import { act, screen } from '@testing-library/react';
import { addToCart, clearCart, setQuantity, useCartCount } from '@tessera/shared/cart';
import type { Cart } from '@tessera/shared/contract';
import { on } from '@tessera/shared/events';
import { takePendingAction } from '@tessera/shared/session';
import { emptyCart, hearToasts, problem, renderPage, startSession } from '@tessera/shared/testing';
import type { MockCall, MockHandler } from '@tessera/shared/testing';
import { keepLines } from './kept-lines';

const MUG = '0190aaaa-0000-7000-8000-000000000001';
const VASE = '0190aaaa-0000-7000-8000-000000000002';
const mug = { product_id: 'p1', variant_id: MUG, name: 'Ember Mug', price: 2400 };
const vase = { product_id: 'p2', variant_id: VASE, name: 'Halo Vase', price: 6400 };
const stored = () => localStorage.getItem('kept-cart');

const toasts = hearToasts();
const asked = jest.fn();
let off: () => void;
beforeEach(() => {
  asked.mockClear();
  off = on('sign-in-requested', asked);
});
afterEach(() => {
  off();
  takePendingAction();
  act(() => keepLines([]));
});

const Badge = () => <p>{useCartCount()} in the cart</p>;
const signIn = () => act(async () => startSession({}));

/** A server whose cart is empty until a visitor's joins it. */
function server(join: (call: MockCall) => Cart | Response): Record<string, MockHandler> {
  let cart = emptyCart();
  const take = (call: MockCall): Cart | Response => {
    const answer = join(call);
    if (!(answer instanceof Response)) cart = answer;
    return answer;
  };
  return { 'GET users/me': () => ({ id: 'user-1', cart }), 'POST cart/join': take };
}
const joins = (calls: { path: string }[]) => calls.filter(({ path }) => path === 'cart/join');

test('an add asks to sign in, and the goods stay in the browser when the dialog is closed', async () => {
  const { calls } = renderPage(<Badge />);
  await act(() => addToCart({ ...mug, quantity: 2 }));
  expect(toasts).toEqual(['Please login to add to cart!']);
  expect(asked).toHaveBeenCalledTimes(1);
  takePendingAction(); // as a dialog that is closed does
  expect(screen.getByText('2 in the cart')).toBeVisible();
  expect(JSON.parse(stored() ?? '')).toMatchObject({
    lines: [{ variant_id: MUG, quantity: 2, name: 'Ember Mug', seen_price: 2400 }],
  });
  await act(() => addToCart(mug));
  expect(screen.getByText('3 in the cart')).toBeVisible();
  expect(asked).toHaveBeenCalledTimes(2);
  expect(calls).toEqual([]);
});

test('quantities and removal need no session and ask for none', async () => {
  renderPage(<Badge />);
  await act(() => addToCart(mug));
  await act(() => addToCart(vase));
  asked.mockClear();
  expect(await act(() => setQuantity({ ...mug, quantity: 4 }))).toBe(true);
  expect(screen.getByText('5 in the cart')).toBeVisible();
  expect(await act(() => setQuantity({ ...vase, quantity: 0 }))).toBe(true);
  expect(screen.getByText('4 in the cart')).toBeVisible();
  expect(await act(() => clearCart())).toBe(true);
  expect(screen.getByText('0 in the cart')).toBeVisible();
  expect(toasts.slice(-3)).toEqual(['Ember Mug: quantity 4', 'Halo Vase removed from cart', 'Cart cleared']);
  expect(asked).not.toHaveBeenCalled();
  expect(stored()).toBeNull();
});

test('what another tab puts in or takes out shows here', () => {
  renderPage(<Badge />);
  const line = { variant_id: MUG, quantity: 3, name: '', seen_price: null, seen_available: null };
  localStorage.setItem('kept-cart', JSON.stringify({ key: 'k', lines: [line] }));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'kept-cart' })));
  expect(screen.getByText('3 in the cart')).toBeVisible();
  localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
  expect(screen.getByText('0 in the cart')).toBeVisible();
});

describe('at sign-in', () => {
  test('it joins the account’s cart by one call, and what waited goes on', async () => {
    const { calls } = renderPage(<Badge />, { api: server(() => emptyCart({ item_count: 3 })) });
    const onAdded = jest.fn();
    const dismissed = jest.fn();
    const offDismissed = on('toast-dismissed', dismissed);
    await act(() => addToCart({ ...vase, quantity: 2 }));
    await act(() => addToCart({ ...mug, onAdded }));
    await signIn();
    await act(async () => void (await takePendingAction()?.run()));
    expect(await screen.findByText('3 in the cart')).toBeVisible();
    expect(joins(calls)).toMatchObject([
      {
        body: {
          items: [
            { variant_id: VASE, quantity: 2, seen_price: 6400 },
            { variant_id: MUG, quantity: 1 },
          ],
        },
      },
    ]);
    offDismissed();
    expect(dismissed).toHaveBeenCalledWith({ id: `cart-${MUG}` });
    expect(onAdded).toHaveBeenCalledTimes(1);
    expect(stored()).toBeNull();
  });

  test('what found no room is said, and that something has changed', async () => {
    const notices = [{ variant_id: MUG, kind: 'sold_out' as const, name: 'Ember Mug', before: 1, now: 0 }];
    const answers = [emptyCart({ item_count: 1 }), emptyCart({ item_count: 2, notices })];
    renderPage(<Badge />, { api: server(() => answers.shift() ?? problem(404)) });
    await act(() => addToCart(mug));
    await signIn();
    await screen.findByText('1 in the cart');
    expect(toasts.at(-1)).toBe('Your cart is full: 1 item was left out.');
    await act(async () => startSession(null));
    await act(() => addToCart(mug));
    await signIn();
    await screen.findByText('2 in the cart');
    expect(toasts.at(-1)).toBe('Your items are in your cart. Some of them have changed.');
  });

  test('a second try is sent with the key of the first, and adds nothing twice', async () => {
    const keys: (string | null)[] = [];
    const answers = [() => problem(429), () => emptyCart({ item_count: 1 })];
    const { calls } = renderPage(<Badge />, {
      api: server(({ headers }) => {
        keys.push(headers.get('idempotency-key'));
        return answers.shift()?.() ?? problem(404);
      }),
    });
    await act(() => addToCart(mug));
    await signIn();
    expect(await screen.findByText('1 in the cart')).toBeVisible();
    expect(stored()).not.toBeNull();
    await act(async () => startSession(null));
    await signIn();
    expect(joins(calls)).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
    expect(stored()).toBeNull();
  });

  test('what the server refuses for good is not sent for ever', async () => {
    const { calls } = renderPage(<Badge />, { api: server(() => problem(422)) });
    await act(() => addToCart(mug));
    await signIn();
    expect(await screen.findByText('0 in the cart')).toBeVisible();
    expect(joins(calls)).toHaveLength(1);
    expect(stored()).toBeNull();
  });
});
