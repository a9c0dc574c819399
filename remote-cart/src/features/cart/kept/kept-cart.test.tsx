import type { Cart } from '@tessera/shared/contract';
import { on } from '@tessera/shared/events';
import { takePendingAction } from '@tessera/shared/session';
import { problem, productSummary, renderPage, startSession, storeSettings } from '@tessera/shared/testing';
import type { MockCall, MockHandler } from '@tessera/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { cartItem, cartOf, profileWith } from '../../../testing/fixtures';
import { Page } from '../cart-page';

const idOf = (last: number): string => `0190aaaa-0000-7000-8000-00000000000${last}`;
const OAT = idOf(1);
const INK = idOf(2);
const LOST = idOf(3);
const mug = cartItem({ variant: { id: OAT } });
const vase = cartItem({
  product: { id: 'product-vase', name: 'Halo vase', slug: 'halo-vase' },
  variant: { id: INK, regular_price: 9000, stock_state: 'out', available: 0 },
});
const kept = (variant_id: string, quantity = 1, name = '') => ({
  variant_id,
  quantity,
  name,
  seen_price: null,
  seen_available: null,
});

function renderKept(lines: object[], preview: MockHandler, api: Record<string, MockHandler> = {}) {
  localStorage.setItem('kept-cart', JSON.stringify({ key: 'k', lines }));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'kept-cart' })));
  return renderPage(<Page />, {
    url: '/cart',
    api: {
      'GET store': storeSettings(),
      'POST cart/preview': preview,
      'GET products': { items: [productSummary({ name: 'Fold Bowl', slug: 'fold-bowl' })] },
      ...api,
    },
  });
}
const stored = () => localStorage.getItem('kept-cart') ?? '';

afterEach(() => {
  localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
  takePendingAction();
});

test('a visitor sees what this browser keeps at today’s prices, and what of it cannot be bought', async () => {
  const { calls } = renderKept([kept(OAT, 2), kept(INK)], cartOf({ ...mug, quantity: 2, line_total: 4800 }, vase));
  expect(await screen.findByRole('link', { name: 'Halo vase' })).toBeVisible();
  expect(calls.find(({ path }) => path === 'cart/preview')?.body).toMatchObject({
    items: [{ variant_id: OAT, quantity: 2 }, { variant_id: INK }],
  });
  expect(screen.getByText('Sold out. The rest can be ordered without it.')).toBeVisible();
  expect(screen.getByText(/^Subtotal/).parentElement).toHaveTextContent('$48.00');
  for (const name of [/^Save for later/, 'Apply']) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByText('Estimate delivery')).toBeNull();
});

test('quantities and removal work, with a way back and without a question', async () => {
  const asked = jest.fn();
  const off = on('sign-in-requested', asked);
  const { user } = renderKept([kept(OAT)], cartOf(mug));
  await user.click(await screen.findByRole('button', { name: 'One more' }));
  expect(screen.getByText(/^Subtotal/).parentElement).toHaveTextContent('$48.00');
  await waitFor(() => expect(stored()).toContain('"quantity":2'));
  expect(screen.getByText(/^Subtotal/).parentElement).toHaveTextContent('$48.00');
  await user.click(screen.getByRole('button', { name: 'Remove Ember mug' }));
  await user.click(await screen.findByRole('button', { name: 'Undo removing Ember mug' }));
  expect(await screen.findByRole('button', { name: 'Remove Ember mug' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Clear cart' }));
  await user.click(await screen.findByRole('button', { name: 'Undo clearing the cart' }));
  expect(await screen.findByRole('spinbutton', { name: 'Quantity of Ember mug' })).toHaveValue(2);
  off();
  expect(asked).not.toHaveBeenCalled();
});

test('what has changed is told line by line until it has been seen, and what is sold no more goes then', async () => {
  const notices: Cart['notices'] = [
    { variant_id: OAT, kind: 'price_up', name: 'Ember mug', before: 2000, now: 2400 },
    { variant_id: LOST, kind: 'gone', name: 'Lost bowl', before: 1, now: 0 },
  ];
  const preview = ({ body }: MockCall) => {
    const { items } = body as { items: { seen_price: number | null }[] };
    return { ...cartOf(mug), notices: items[0]?.seen_price === 2400 ? [] : notices };
  };
  const { user } = renderKept([kept(OAT), kept(LOST, 1, 'Lost bowl')], preview);
  const told = within(await screen.findByRole('list', { name: 'Items in your cart' }));
  expect(told.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByText('Ember mug costs $24.00 now, up from $20.00.')).toBeVisible();
  expect(screen.getByText('Lost bowl is no longer sold.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Got it' }));
  await waitFor(() => expect(screen.queryByText('Lost bowl is no longer sold.')).toBeNull());
  expect(stored()).not.toContain(LOST);
});

test('the checkout asks to sign in and goes on after it', async () => {
  const asked = jest.fn();
  const off = on('sign-in-requested', asked);
  const { user, router } = renderKept([kept(OAT)], cartOf(mug), {
    'GET users/me': profileWith(cartOf(mug)),
    'POST cart/join': cartOf(mug),
  });
  const summary = within(await screen.findByRole('region', { name: 'Summary' }));
  await user.click(summary.getByRole('link', { name: 'Go to checkout' }));
  off();
  expect(asked).toHaveBeenCalledTimes(1);
  expect(router.state.location.pathname).toBe('/cart');
  await act(async () => {
    startSession({});
    await takePendingAction()?.run();
  });
  expect(router.state.location.pathname).toBe('/checkout');
});

test('a cart whose prices do not arrive says so and can be asked for again', async () => {
  let isBroken = true;
  const { user } = renderKept([kept(OAT)], () => (isBroken ? problem(404) : cartOf(mug)));
  expect(await screen.findByText('Your cart could not be loaded')).toBeVisible();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Ember mug' })).toBeVisible();
});
