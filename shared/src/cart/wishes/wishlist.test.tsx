import { act, screen, waitFor } from '@testing-library/react';
import { toggleWish, useIsWished, useWishlist, wishAll } from '@tessera/shared/cart';
import { on } from '@tessera/shared/events';
import { problem, renderPage, startSession, withoutRetries } from '@tessera/shared/testing';
import type { MockHandler } from '@tessera/shared/testing';
import { keepHearts } from './wishes';

const mug = { id: 'p1', name: 'Ember Mug' };
const profile = { id: 'user-1', cart: { cart_items: [], currency: 'USD', item_count: 0, subtotal: 0 } };

function Heart() {
  const isWished = useIsWished(mug.id);
  const { status, wishlist } = useWishlist();
  return (
    <button aria-pressed={isWished} onClick={() => void toggleWish(mug)}>
      {status} {wishlist?.items.map(({ product }) => product.id).join(',') ?? 'none'}
    </button>
  );
}

/** A server that keeps a wishlist. */
function server(...start: string[]) {
  let ids = start;
  const list = () => ({ items: ids.map((id) => ({ product: { id } })), share_url: null });
  const store = (stored: string[]) => {
    ids = stored;
    return list();
  };
  const api: Record<string, MockHandler> = {
    'GET wishlist': list,
    'PUT wishlist/:id': ({ params }: { params: { id: string } }) => store([params.id, ...ids]),
    'DELETE wishlist/:id': ({ params }: { params: { id: string } }) => store(ids.filter((id) => id !== params.id)),
    'POST wishlist/join': ({ body }: { body: { product_ids: string[] } }) =>
      store([...new Set([...body.product_ids, ...ids])]),
    'GET users/me': profile,
  };
  return api;
}

const pressed = (isPressed: boolean) => screen.findByRole('button', { pressed: isPressed });
const asked = (calls: { method: string; path: string }[]) =>
  calls.filter(({ path }) => path.startsWith('wishlist')).map(({ method, path }) => `${method} ${path}`);

afterEach(() => keepHearts([]));

test("a visitor's heart is kept in the browser, and taken back there", async () => {
  const { user, calls } = renderPage(<Heart />);
  await user.click(await pressed(false));
  await pressed(true);
  expect(JSON.parse(localStorage.getItem('wishlist') ?? '')).toEqual(['p1']);
  await user.click(await pressed(true));
  await pressed(false);
  expect(localStorage.getItem('wishlist')).toBeNull();
  expect(calls).toEqual([]);
});

test('a visitor keeps at most 200 hearts, and is told so', async () => {
  const messages: string[] = [];
  const off = on('toast', ({ text }) => messages.push(text));
  keepHearts(Array.from({ length: 200 }, (_, index) => `other-${index}`));
  const { user } = renderPage(<Heart />);
  await user.click(await pressed(false));
  await waitFor(() => expect(messages).toEqual(['Your wishlist is full. Sign in or remove something first.']));
  off();
  await pressed(false);
});

test('a whole list takes the room that is left, and never the place of what was kept before', async () => {
  const kept = Array.from({ length: 198 }, (_, index) => `other-${index}`);
  keepHearts(kept);
  expect(await wishAll(['p1', 'other-3', 'p2', 'p3'])).toBe(false);
  expect(JSON.parse(localStorage.getItem('wishlist') ?? '')).toEqual(['p1', 'p2', ...kept]);
});

test('hearts of another tab appear', async () => {
  renderPage(<Heart />);
  localStorage.setItem('wishlist', '["p1"]');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'wishlist' })));
  await pressed(true);
});

test.each(['{', '7', '{"a":1}', '[1,null]'])('what stands in the storage (%s) harms nothing', async (text) => {
  localStorage.setItem('wishlist', text);
  renderPage(<Heart />);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
  await pressed(false);
});

test("a visitor's hearts join the account at sign-in, and are the browser's no more", async () => {
  keepHearts(['p1']);
  const { calls } = renderPage(<Heart />, { api: server('p2') });
  await pressed(true);
  act(() => startSession({}));
  expect(await screen.findByText('ready p1,p2')).toHaveAttribute('aria-pressed', 'true');
  expect(calls.find(({ path }) => path === 'wishlist/join')?.body).toEqual({ product_ids: ['p1'] });
  expect(localStorage.getItem('wishlist')).toBeNull();
});

test('hearts that could not join stay in the browser for the next time', async () => {
  withoutRetries();
  keepHearts(['p1']);
  renderPage(<Heart />, { session: {}, api: { ...server(), 'POST wishlist/join': problem(503) } });
  expect(await screen.findByText('ready', { exact: false }, { timeout: 9000 })).toHaveAttribute('aria-pressed', 'true');
  expect(localStorage.getItem('wishlist')).toBe('["p1"]');
});

test('a click of a shopper shows at once and is kept in the account', async () => {
  const { user, calls } = renderPage(<Heart />, { session: {}, api: server() });
  await screen.findByText(/ready/);
  await user.click(await pressed(false));
  expect(screen.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  expect(await screen.findByText('ready p1')).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button'));
  await pressed(false);
  await waitFor(() => expect(asked(calls).slice(-2)).toEqual(['PUT wishlist/p1', 'DELETE wishlist/p1']));
  expect(await screen.findByText('ready')).toHaveAttribute('aria-pressed', 'false');
});

test('a heart that the server refuses moves back, and a toast says why', async () => {
  const messages: string[] = [];
  const off = on('toast', ({ text }) => messages.push(text));
  const api = { ...server(), 'PUT wishlist/:id': problem(409, { message: 'Your wishlist is full.' }) };
  const { user } = renderPage(<Heart />, { session: {}, api });
  await screen.findByText(/ready/);
  await user.click(await pressed(false));
  await waitFor(() => expect(messages).toHaveLength(1));
  await pressed(false);
  off();
  expect(messages).toEqual(['Failed to add Ember Mug to your wishlist! Your wishlist is full.']);
});

test('of quick clicks the server hears the last state', async () => {
  const { user, calls } = renderPage(<Heart />, { session: {}, api: server() });
  await screen.findByText(/ready/);
  await user.tripleClick(screen.getByRole('button'));
  expect(await screen.findByText('ready p1')).toHaveAttribute('aria-pressed', 'true');
  expect(asked(calls).filter((call) => call.startsWith('DELETE')).length).toBeLessThanOrEqual(1);
});
