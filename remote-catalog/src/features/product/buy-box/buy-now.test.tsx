import { act, screen, waitFor, within } from '@testing-library/react';
import { on } from '@tessera/shared/events';
import { takePendingAction } from '@tessera/shared/session';
import { emptyCart, problem, renderPage, startSession } from '@tessera/shared/testing';
import { productApi as api } from '../../../testing/fixtures';
import { Page } from '../product.route';

const show = (url = '/products/ember-mug', more: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(<Page />, { path: '/products/:product_id', url, api, ...more });

const asked: (string | undefined)[] = [];
on('sign-in-requested', ({ reason }) => asked.push(reason));
beforeEach(() => {
  asked.length = 0;
});

test('“Buy now” adds and goes straight to the checkout', async () => {
  const cart = { cart_items: [], item_count: 1, subtotal: 2400, currency: 'USD' };
  const { user, calls, router } = show('/products/ember-mug', {
    session: {},
    api: { ...api, 'POST products/add-to-cart': cart },
  });
  await user.click(await screen.findByRole('button', { name: 'Buy now' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/checkout'));
  expect(calls.filter(({ path }) => path === 'products/add-to-cart').map(({ body }) => body)).toEqual([
    { product_id: 'id-mug', variant_id: 'oat', quantity: 1 },
  ]);
});

test('“Buy now” stays where it is when the server refuses', async () => {
  const { user, calls, router } = show('/products/ember-mug', {
    session: {},
    api: { ...api, 'POST products/add-to-cart': problem(409, { message: 'Only 2 left.' }) },
  });
  const button = await screen.findByRole('button', { name: 'Buy now' });
  await user.click(button);
  await waitFor(() => expect(calls.some(({ path }) => path === 'products/add-to-cart')).toBe(true));
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  expect(router.state.location.pathname).toBe('/products/ember-mug');
});

test('“Buy now” of a visitor waits for the sign-in, and goes on after it (docs/product.md §6)', async () => {
  const cart = emptyCart({ item_count: 1 });
  const { user, router, calls } = show('/products/ember-mug', { api: { ...api, 'POST cart/join': cart } });
  await user.click(await screen.findByRole('button', { name: 'Buy now' }));
  await waitFor(() => expect(asked).toEqual(['Please login to add to cart!']));
  act(() => startSession({}));
  await act(async () => void (await takePendingAction()?.run()));
  await waitFor(() => expect(router.state.location.pathname).toBe('/checkout'));
  expect(calls.filter(({ path }) => path === 'cart/join').map(({ body }) => body)).toMatchObject([
    { items: [{ variant_id: 'oat', quantity: 1, name: 'Ember Mug', seen_price: 2400 }] },
  ]);
});

test('what is sold out cannot be bought now', async () => {
  show('/products/ember-mug?variant=clay');
  expect(await screen.findByRole('radio', { name: /^Clay/ })).toBeChecked();
  expect(screen.queryByRole('button', { name: 'Buy now' })).not.toBeInTheDocument();
});

test('says beneath the button what holds for every order', async () => {
  show();
  const terms = await screen.findByRole('list', { name: 'Delivery, returns and payment' }, { timeout: 10_000 });
  await waitFor(() => expect(within(terms).getAllByRole('listitem')).toHaveLength(3));
  expect(within(terms).getByRole('link', { name: /^Delivery from/ })).toHaveTextContent(
    'Delivery from $5.90, free from $150.00 (Contiguous US)',
  );
  expect(within(terms).getByRole('link', { name: '30 days to send it back' })).toHaveAttribute('href', '/returns');
  expect(within(terms).getByText('Pay by card, bank transfer')).toBeVisible();
});
