import { screen, waitFor, within } from '@testing-library/react';
import { problem, renderPage } from '@tessera/shared/testing';
import { on } from '@tessera/shared/events';
import type { PageContext } from '@tessera/shared/composition';
import { list, mug, store, summary } from '../../testing/fixtures';
import { meta, Page, prefetch } from './product.route';

const api = {
  'GET store': store,
  'GET products/:id': mug,
  'GET products/:id/related': { items: [summary('Rim Plate')] },
  'GET products': list([summary('Fold Bowl')]),
  'GET users/me': { cart: { cart_items: [], item_count: 0, subtotal: 0, currency: 'USD' } },
};

const show = (url = '/products/ember-mug', more: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(<Page />, { path: '/products/:product_id', url, api, ...more });

const addButton = async () => {
  const [button] = await screen.findAllByRole('button', { name: 'Add to cart' });
  return button as HTMLElement; // findAllBy gives at least one
};

test('shows name, rating, price and what goes with it', async () => {
  show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Ember Mug' })).toBeInTheDocument();
  expect(screen.getByText('Rated 4.4 out of 5, 5 reviews')).toBeInTheDocument();
  expect(screen.getAllByText('$24.00')[0]).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Rim Plate' })).toHaveAttribute('href', '/products/rim-plate');
});

test('the chosen variant stands in the address and changes price and stock', async () => {
  const { user, router } = show();
  await user.click(await screen.findByRole('radio', { name: 'Sage' }));
  expect(screen.getByText('Only 3 left')).toBeInTheDocument();
  expect(screen.getAllByText('$18.00')[0]).toHaveTextContent('Sale price $18.00');
  await waitFor(() => expect(router.state.location.search).toBe('?variant=sage'));
});

test('an address with a variant shows that variant', async () => {
  show('/products/ember-mug?variant=clay');
  expect(await screen.findByRole('radio', { name: /^Clay\s*\(sold out\)$/ })).toBeChecked();
  for (const button of screen.getAllByRole('button', { name: 'Sold out' })) expect(button).toBeDisabled();
});

test('no more can be chosen than are left', async () => {
  const { user } = show('/products/ember-mug?variant=sage');
  const quantity = await screen.findByRole('spinbutton', { name: 'Quantity of Ember Mug' });
  await user.clear(quantity);
  await user.type(quantity, '9{Enter}');
  expect(quantity).toHaveValue(3);
});

test('adds the chosen variant and quantity to the cart (SPEC.md §7)', async () => {
  const cart = { cart_items: [], item_count: 2, subtotal: 4800, currency: 'USD' };
  const { user, calls } = show('/products/ember-mug', {
    session: {},
    api: { ...api, 'POST products/add-to-cart': cart },
  });
  await user.click(await screen.findByRole('button', { name: 'One more' }));
  await user.click(await addButton());
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      product_id: 'id-mug',
      variant_id: 'oat',
      quantity: 2,
    }),
  );
});

test('a visitor is asked to sign in (SPEC.md §6)', async () => {
  const reasons: (string | undefined)[] = [];
  const off = on('sign-in-requested', ({ reason }) => reasons.push(reason));
  const { user } = show();
  await user.click(await addButton());
  expect(reasons).toEqual(['Please login to add to cart!']);
  off();
});

test('an unknown product offers others', async () => {
  show('/products/nothing', {
    api: { ...api, 'GET products/:id': problem(404), 'GET products/:id/related': problem(404) },
  });
  expect(await screen.findByRole('heading', { name: 'This product is not here' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Fold Bowl' })).toBeInTheDocument();
});

test('a failure is said and tried again', async () => {
  let fails = true;
  const { user } = show('/products/ember-mug', {
    api: { ...api, 'GET products/:id': () => (fails ? problem(400) : mug) },
  });
  const alert = await screen.findByRole('alert');
  fails = false;
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Ember Mug' })).toBeInTheDocument();
});

describe('meta', () => {
  async function contextFor(handlers: object): Promise<PageContext> {
    const { queryClient } = renderPage(<p />, { api: { ...api, ...handlers } });
    const context = {
      queryClient,
      params: { product_id: 'ember-mug' },
      url: new URL('https://shop.example/products/ember-mug'),
      store,
    };
    await prefetch(context);
    return context;
  }

  test('an unknown product answers 404 and stays out of indexes', async () => {
    const missing = problem(404);
    const context = await contextFor({ 'GET products/:id': missing, 'GET products/:id/related': missing });
    expect(meta(context)).toMatchObject({ status: 404, robots: 'noindex' });
  });

  test('offers state price, currency and stock of each variant', async () => {
    const context = await contextFor({});
    const [product, trail] = meta(context).jsonLd ?? [];
    expect(product).toMatchObject({
      '@type': 'Product',
      aggregateRating: { ratingValue: '4.4', reviewCount: 5 },
      offers: [
        { price: '24.00', priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
        { price: '18.00' },
        { availability: 'https://schema.org/OutOfStock' },
      ],
    });
    expect(trail).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: { length: 3 } });
    expect(meta(context).canonical).toBe('/products/ember-mug');
  });
});
