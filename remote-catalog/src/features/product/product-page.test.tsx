import { screen, waitFor, within } from '@testing-library/react';
import { problem, renderPage } from '@tessera/shared/testing';
import { on } from '@tessera/shared/events';
import type { PageContext } from '@tessera/shared/composition';
import { mug, productApi, store, summary, variant } from '../../testing/fixtures';
import { meta, prefetch } from './product.route';
import { structuredData } from './structured-data';
import { addButton, showProduct } from './testing/show-product';

const api = productApi;
const { 'POST recently-viewed/join': _join, ...apiWithoutJoin } = api;

test('shows name, rating, price and what goes with it', async () => {
  showProduct();
  expect(await screen.findByRole('heading', { level: 1, name: 'Ember Mug' })).toBeInTheDocument();
  expect(screen.getByText('Rated 4.4 out of 5, 5 reviews')).toBeInTheDocument();
  expect(screen.getAllByText('$24.00')[0]).toBeVisible();
  // what is below comes with code of its own
  const related = await screen.findByRole('link', { name: 'Rim Plate' }, { timeout: 10_000 });
  expect(related).toHaveAttribute('href', '/products/rim-plate');
});

test('the chosen variant stands in the address and changes price and stock', async () => {
  const { user, router } = showProduct();
  await user.click(await screen.findByRole('radio', { name: 'Sage' }));
  expect(screen.getByText('Only 3 left')).toBeInTheDocument();
  expect(screen.getAllByText('$18.00')[0]).toHaveTextContent('Sale price $18.00');
  await waitFor(() => expect(router.state.location.search).toBe('?variant=sage'));
});

test('an address with a variant shows that variant', async () => {
  showProduct('/products/ember-mug?variant=clay');
  expect(await screen.findByRole('radio', { name: /^Clay\s*\(sold out\)$/ })).toBeChecked();
  for (const button of screen.getAllByRole('button', { name: 'Sold out' })) expect(button).toBeDisabled();
});

test('no more can be chosen than are left', async () => {
  const { user } = showProduct('/products/ember-mug?variant=sage');
  const quantity = await screen.findByRole('spinbutton', { name: 'Quantity of Ember Mug' });
  await user.clear(quantity);
  await user.type(quantity, '9{Enter}');
  expect(quantity).toHaveValue(3);
});

test('adds the chosen variant and quantity to the cart (docs/product.md §7)', async () => {
  const cart = { cart_items: [], item_count: 2, subtotal: 4800, currency: 'USD' };
  const { user, calls } = showProduct('/products/ember-mug', {
    session: {},
    api: { ...api, 'POST products/add-to-cart': cart },
  });
  await user.click(await screen.findByRole('button', { name: 'One more' }));
  await user.click(await addButton());
  await waitFor(() =>
    expect(calls.find(({ path }) => path === 'products/add-to-cart')?.body).toEqual({
      product_id: 'id-mug',
      variant_id: 'oat',
      quantity: 2,
    }),
  );
});

test('a visitor is asked to sign in (docs/product.md §6)', async () => {
  const reasons: (string | undefined)[] = [];
  const off = on('sign-in-requested', ({ reason }) => reasons.push(reason));
  const { user } = showProduct();
  await user.click(await addButton());
  expect(reasons).toEqual(['Please login to add to cart!']);
  off();
});

test('an unknown product offers others', async () => {
  showProduct('/products/nothing', {
    api: { ...api, 'GET products/:id': problem(404), 'GET products/:id/related': problem(404) },
  });
  expect(await screen.findByRole('heading', { name: 'This product is not here' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Fold Bowl' })).toBeInTheDocument();
});

test('a product that is no longer sold offers what comes close to it', async () => {
  showProduct('/products/old-mug', {
    api: {
      ...api,
      'GET products/:id': problem(410),
      'GET products/:id/alternatives': { items: [summary('Arch Vase')] },
    },
  });
  expect(await screen.findByRole('heading', { name: 'This piece is no longer sold' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Arch Vase' })).toBeInTheDocument();
});

test('says what a measure costs, what it comes to in parts, when it arrives and what it is made of', async () => {
  const attributes = [
    { code: 'material', name: 'Material', value: 'Stoneware', values: [], kind: 'text' as const, filterable: true },
  ];
  const told = {
    ...mug,
    attributes,
    delivery: { earliest_on: '2026-11-26', latest_on: '2026-11-30' },
    variants: [variant({ Glaze: 'Oat' }, { unit_price: { amount: 690, unit: '100 ml' } })],
  };
  const parts = [600, 600, 600, 600].map((amount) => ({ amount, due_on: '2026-12-01' }));
  showProduct('/products/ember-mug', {
    api: { ...api, 'GET products/:id': told, 'GET pay-later/plans': { plans: [{ code: 'four', parts }] } },
  });
  expect(await screen.findByText('$6.90 per 100 ml')).toBeInTheDocument();
  expect(await screen.findByText('or 4 parts of $6.00')).toBeInTheDocument();
  expect(screen.getByText(/^Arrives/)).toHaveTextContent(/Arrives Thu, Nov 26\s–\sMon, Nov 30/);
  expect(screen.getByRole('term')).toHaveTextContent('Material');
  expect(screen.getByRole('definition')).toHaveTextContent('Stoneware');
});

test('what was looked at before is shown, without the product itself', async () => {
  localStorage.setItem('recently-viewed', JSON.stringify({ ids: ['id-vase', 'id-mug', 'id-lamp'] }));
  const { calls } = showProduct('/products/ember-mug', {
    api: { 'GET products/cards': { items: [summary('Arch Vase')] }, ...api },
  });
  const shelf = await screen.findByRole('region', { name: 'Recently viewed' });
  expect(await within(shelf).findByRole('link', { name: 'Arch Vase' })).toBeInTheDocument();
  expect(calls.find(({ path }) => path === 'products/cards')?.query.get('ids')).toBe('id-vase,id-lamp');
  expect(JSON.parse(localStorage.getItem('recently-viewed') ?? '{}').ids[0]).toBe('id-mug');
});

test('what a visitor looked at joins the account at sign-in, once', async () => {
  localStorage.setItem('recently-viewed', JSON.stringify({ ids: ['id-vase'] }));
  const { calls } = showProduct('/products/ember-mug', {
    session: {},
    api: {
      'POST recently-viewed/join': { product_ids: ['id-mug', 'id-vase', 'id-chair'] },
      'GET products/cards': { items: [summary('Chair')] },
      ...apiWithoutJoin,
    },
  });
  const asked = () =>
    calls
      .filter(({ path }) => path === 'products/cards')
      .at(-1)
      ?.query.get('ids');
  await waitFor(() => expect(asked()).toBe('id-vase,id-chair'));
  const joins = calls.filter(({ path }) => path === 'recently-viewed/join');
  expect(joins.map(({ body }) => body)).toEqual([{ product_ids: ['id-mug', 'id-vase'] }]);
});

test('the heart puts a product on the wishlist', async () => {
  let items: unknown[] = [];
  const put = () => {
    items = [{ product: summary('Ember Mug', { id: 'id-mug' }) }];
    return { items, share_url: null };
  };
  const wishlist = { 'GET wishlist': () => ({ items, share_url: null }), 'PUT wishlist/:id': put };
  const { user } = showProduct('/products/ember-mug', { session: {}, api: { ...api, ...wishlist } });
  await user.click(await screen.findByRole('button', { name: 'Add Ember Mug to your wishlist', pressed: false }));
  await screen.findByRole('button', { name: 'Add Ember Mug to your wishlist', pressed: true });
  await waitFor(() => expect(items).toHaveLength(1));
});

describe('the size guide', () => {
  const size = { code: 'size', name: 'Size', value: 'S', values: [], kind: 'text' as const, filterable: true };
  const section = (id: string, title: string) => ({ id, title, html: `<p>${title}: 20 cm</p>`, parts: [] });
  const page = {
    ...{ slug: 'size-guide', language: 'en', title: 'Size guide', description: '', is_sample: false },
    ...{ intro_html: '<p>How big?</p>', updated_at: '2026-01-01T00:00:00Z' },
    sections: [section('rugs', 'Rugs'), section('tableware', 'Tableware')],
  };
  const sized = { ...api, 'GET products/:id': { ...mug, attributes: [size] } };

  test('opens over the product, at what is said of its kind', async () => {
    const { user, router } = showProduct('/products/ember-mug', { api: { ...sized, 'GET pages/size-guide': page } });
    const link = await screen.findByRole('link', { name: 'Size guide' });
    expect(link).toHaveAttribute('href', '/size-guide');
    await user.click(link);
    const dialog = await screen.findByRole('dialog', { name: 'Size guide' });
    expect(await within(dialog).findByText('Tableware: 20 cm')).toBeVisible();
    expect(within(dialog).getByText('Rugs: 20 cm')).not.toBeVisible();
    expect(router.state.location.pathname).toBe('/products/ember-mug');
    expect(within(dialog).getByRole('link', { name: 'Open as a page' })).toHaveAttribute('href', '/size-guide');
  });

  test('says when it did not load, and is tried again', async () => {
    let fails = true;
    const { user } = showProduct('/products/ember-mug', {
      api: { ...sized, 'GET pages/size-guide': () => (fails ? problem(400) : page) },
    });
    await user.click(await screen.findByRole('link', { name: 'Size guide' }));
    const dialog = await screen.findByRole('dialog', { name: 'Size guide' });
    const retry = await within(dialog).findByRole('button', { name: 'Try again' });
    fails = false;
    await user.click(retry);
    expect(await within(dialog).findByText('How big?')).toBeVisible();
  });
});

test('the address is shared by the device, or copied', async () => {
  const said: string[] = [];
  const off = on('toast', ({ text }) => said.push(text));
  const { user } = showProduct();
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  await waitFor(() => expect(said).toEqual(['Link copied']));
  expect(await navigator.clipboard.readText()).toBe(location.href);
  off();
});

test('a failure is said and tried again', async () => {
  let fails = true;
  const { user } = showProduct('/products/ember-mug', {
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
      language: 'en' as const,
    };
    await prefetch(context);
    return context;
  }

  test('an unknown product answers 404 and stays out of indexes', async () => {
    const missing = problem(404);
    const context = await contextFor({ 'GET products/:id': missing, 'GET products/:id/related': missing });
    expect(meta(context)).toMatchObject({ status: 404, robots: 'noindex' });
  });

  test('a product that is no longer sold answers 410', async () => {
    const alternatives = { items: [] };
    const context = await contextFor({
      'GET products/:id': problem(410),
      'GET products/:id/alternatives': alternatives,
    });
    expect(meta(context)).toMatchObject({ status: 410, robots: 'noindex' });
  });

  test('offers state price, currency and stock of each variant', async () => {
    const context = await contextFor({});
    const told = { description: 'A mug', brand: store.name, url: new URL('https://shop.example/') };
    const [product, trail] = structuredData(mug, told);
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
    expect(meta(context)).toMatchObject({
      canonical: '/products/ember-mug',
      image: '/api/products/ember-mug/card.png',
    });
  });
});
