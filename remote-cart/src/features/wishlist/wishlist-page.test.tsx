import type { Wishlist, WishlistItem } from '@tessera/shared/contract';
import { on } from '@tessera/shared/events';
import { problem, productSummary, renderPage, storeSettings, type MockHandler } from '@tessera/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { cartOf, profileWith, wish } from '../../testing/fixtures';
import { Page } from './wishlist-page';

const mug = wish();
const vase = wish({ id: 'product-vase', name: 'Halo vase', slug: 'halo-vase', regular_price: 9000, sale_price: 7200 });
const variant = { id: 'v-oat', sku: 'A', options: { Glaze: 'Oat' }, regular_price: 2400, sale_price: 0, available: 4 };

function renderWishlist(items: WishlistItem[], api: Record<string, MockHandler> = {}) {
  let list: Wishlist = { items, share_url: null };
  const serve = (change: Partial<Wishlist>) => (list = { ...list, ...change });
  const view = renderPage(<Page />, {
    url: '/wishlist',
    session: {},
    api: {
      // stated first, they are found first
      ...api,
      'GET wishlist': () => list,
      'GET users/me': profileWith(cartOf()),
      'GET store': storeSettings(),
      'DELETE wishlist/:id': ({ params }: { params: { id: string } }) =>
        serve({ items: list.items.filter(({ product }) => product.id !== params.id) }),
      'POST products/add-to-cart': () => cartOf(),
      'GET products': { items: [productSummary({ name: 'Fold Bowl', slug: 'fold-bowl' })] },
      ...api,
    },
  });
  return { ...view, serve };
}

const writes = (calls: { method: string; path: string }[]) =>
  calls.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);

test('shows each wish with its price and what has become of it', async () => {
  renderWishlist([mug, { ...vase, price_when_added: 9000 }]);
  const list = await screen.findByRole('list', { name: 'Products on your wishlist' });
  expect(within(list).getByRole('link', { name: 'Halo vase' })).toHaveAttribute('href', '/products/halo-vase');
  expect(list).toHaveTextContent('$18.00 less than when you added it');
  expect(screen.getByText('2 products')).toBeInTheDocument();
});

test('invites a visitor to sign in (docs/product.md §6)', async () => {
  renderPage(<Page />, { url: '/wishlist', api: { 'GET store': storeSettings() } });
  expect(await screen.findByRole('heading', { name: 'Sign in to see your wishlist' })).toBeInTheDocument();
});

test('an empty list says how to fill it', async () => {
  renderWishlist([]);
  expect(await screen.findByRole('heading', { name: 'Your wishlist is empty' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Share list' })).not.toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Fold Bowl' }, { timeout: 10_000 })).toBeVisible();
});

test('offers another try after a failure', async () => {
  renderWishlist([], { 'GET wishlist': problem(400, { message: 'No' }) });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

test('a wish is taken off at once', async () => {
  const { user, calls } = renderWishlist([mug, vase]);
  await user.click(await screen.findByRole('button', { name: 'Remove Halo vase' }));
  expect(screen.queryByRole('link', { name: 'Halo vase' })).not.toBeInTheDocument();
  await waitFor(() => expect(writes(calls)).toEqual(['DELETE wishlist/product-vase']));
});

test('a product in one kind moves to the cart with one press', async () => {
  const { user, calls } = renderWishlist([mug], { 'GET products/:id': { variants: [variant] } });
  await user.click(await screen.findByRole('button', { name: 'Move to cart Ember mug' }));
  expect(await screen.findByRole('heading', { name: 'Your wishlist is empty' })).toBeInTheDocument();
  expect(calls.find(({ path }) => path === 'products/add-to-cart')?.body).toEqual({
    product_id: 'product-mug',
    variant_id: 'v-oat',
    quantity: 1,
  });
});

test('a product in several kinds asks which, and leaves out what is sold out', async () => {
  const variants = [variant, { ...variant, id: 'v-ink', options: { Glaze: 'Ink' } }, { ...variant, available: 0 }];
  const { user, calls } = renderWishlist([mug], { 'GET products/:id': { variants } });
  await user.click(await screen.findByRole('button', { name: 'Move to cart Ember mug' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Which one?' }));
  expect(dialog.getAllByRole('radio')).toHaveLength(2);
  await user.click(dialog.getByRole('radio', { name: /Ink/ }));
  await user.click(dialog.getByRole('button', { name: 'Add to cart' }));
  await waitFor(() => expect(writes(calls)).toEqual(['POST products/add-to-cart', 'DELETE wishlist/product-mug']));
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ variant_id: 'v-ink' });
});

test('what could not be added stays on the list', async () => {
  const { user, calls } = renderWishlist([mug], {
    'GET products/:id': { variants: [variant] },
    'POST products/add-to-cart': problem(409, { message: 'Only 0 left.' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Move to cart Ember mug' }));
  await waitFor(() => expect(writes(calls)).toEqual(['POST products/add-to-cart']));
  expect(screen.getByRole('link', { name: 'Ember mug' })).toBeInTheDocument();
});

test('notices of a lower price and new stock are turned on per product', async () => {
  const { user, calls, serve } = renderWishlist([mug], {
    'PUT wishlist/:id': () => serve({ items: [{ ...mug, notify: true }] }),
  });
  await user.click(await screen.findByLabelText('Tell me when it is cheaper or back'));
  await waitFor(() => expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ notify: true }));
  expect(screen.getByLabelText('Tell me when it is cheaper or back')).toBeChecked();
});

test('a notice that could not be turned on is off again, and a toast says so', async () => {
  const toasts: string[] = [];
  const off = on('toast', ({ text }) => toasts.push(text));
  const { user } = renderWishlist([mug], { 'PUT wishlist/:id': problem(400) });
  await user.click(await screen.findByLabelText('Tell me when it is cheaper or back'));
  await waitFor(() => expect(toasts).toEqual(['That could not be saved. Try again.']));
  off();
  expect(screen.getByLabelText('Tell me when it is cheaper or back')).not.toBeChecked();
});

test('the list is shared by a link that can be copied and revoked', async () => {
  const { user, serve } = renderWishlist([mug], {
    'POST wishlist/share': () => serve({ share_url: 'https://shop.example/wishlist/shared/abc' }),
    'DELETE wishlist/share': () => serve({ share_url: null }),
  });
  await user.click(await screen.findByRole('button', { name: 'Share list' }));
  expect(await screen.findByLabelText('Link to your list')).toHaveValue('https://shop.example/wishlist/shared/abc');
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe('https://shop.example/wishlist/shared/abc');
  await user.click(screen.getByRole('button', { name: 'Stop sharing' }));
  expect(await screen.findByRole('button', { name: 'Share list' })).toBeInTheDocument();
});
