import { screen, waitFor } from '@testing-library/react';
import { problem, renderPage } from '@tessera/shared/testing';
import type { PageContext } from '@tessera/shared/composition';
import { category, list, store, summary } from '../../testing/fixtures';
import { meta, Page, prefetch } from './listing.route';

const goods = [
  summary('Ember Mug'),
  summary('Rim Plate', { sale_price: 1500 }),
  summary('Arc Vase', { stock_state: 'out' }),
];
const api = {
  'GET store': store,
  'GET products/categories': [category('Lighting'), category('Desk')],
  'GET products': list(goods),
};

const show = (url: string, more: object = {}) =>
  renderPage(<Page />, {
    path: url.startsWith('/products/category/') ? '/products/category/:category' : '/products',
    url,
    api: { ...api, ...more },
  });

const address = (router: ReturnType<typeof show>['router']): string =>
  router.state.location.pathname + router.state.location.search;

test('lists products with price, sale and what is sold out', async () => {
  show('/products');
  expect(await screen.findByRole('link', { name: 'Ember Mug' })).toHaveAttribute('href', '/products/ember-mug');
  expect(screen.getByText('$15.00')).toBeInTheDocument();
  expect(screen.getByText('Sold out')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('All products');
  expect(screen.getByText('3 products')).toBeInTheDocument();
});

test('a category has its name and its description', async () => {
  show('/products/category/lighting');
  expect(await screen.findByRole('heading', { level: 1, name: 'Lighting' })).toBeInTheDocument();
  expect(screen.getByText('All about lighting.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Lighting' })).toHaveAttribute('aria-current', 'page');
});

test('order and filters are in the address', async () => {
  const { user, router, calls } = show('/products?category=all');
  await screen.findByText('3 products');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Price, low to high');
  await waitFor(() => expect(address(router)).toBe('/products?category=all&sort=price'));
  await user.click(screen.getByRole('link', { name: 'In stock' }));
  await waitFor(() => expect(address(router)).toBe('/products?category=all&sort=price&in_stock=true'));
  await waitFor(() => expect(calls.at(-1)?.query.get('in_stock')).toBe('true'));
});

test('further pages are links', async () => {
  show('/products?category=all', { 'GET products': list(goods, { total: 60 }) });
  expect(await screen.findByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/products?category=all&page=3');
});

test('a search that found nothing helps on', async () => {
  show('/products?category=all&search=zzz', {
    'GET products': ({ query }: { query: URLSearchParams }) => list(query.get('search') ? [] : goods),
  });
  expect(await screen.findByRole('heading', { name: 'Nothing found for “zzz”' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All products' })).toHaveAttribute('href', '/products?category=all');
  expect(await screen.findByRole('link', { name: 'Ember Mug' })).toBeInTheDocument();
});

test('filters that fit nothing can be cleared', async () => {
  const { user, router } = show('/products/category/desk?on_sale=true', { 'GET products': list([]) });
  await user.click(await screen.findByRole('link', { name: 'Clear filters' }));
  await waitFor(() => expect(address(router)).toBe('/products/category/desk'));
});

test('a page beyond the end leads back to the first one', async () => {
  show('/products?category=all&page=9', { 'GET products': list([], { total: 3 }) });
  expect(await screen.findByRole('link', { name: 'First page' })).toHaveAttribute('href', '/products?category=all');
});

test('a failure is said and tried again', async () => {
  let fails = true;
  const { user } = show('/products', { 'GET products': () => (fails ? problem(400) : list(goods)) });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  fails = false;
  await user.click(retry);
  expect(await screen.findByRole('link', { name: 'Ember Mug' })).toBeInTheDocument();
});

describe('meta', () => {
  async function metaOf(path: string, handlers: object = {}) {
    const { queryClient } = renderPage(<p />, { api: { ...api, ...handlers } });
    const url = new URL(path, 'https://shop.example');
    const slug = url.pathname.split('/')[3];
    const params: Record<string, string> = slug ? { category: slug } : {};
    const context: PageContext = { queryClient, params, url, store };
    await prefetch(context);
    return meta(context);
  }

  test('every page of a category has its own canonical address', async () => {
    expect(await metaOf('/products/category/lighting?page=2&sort=price')).toMatchObject({
      title: 'Lighting, page 2',
      canonical: '/products/category/lighting?page=2',
    });
    expect((await metaOf('/products?category=all')).canonical).toBe('/products');
  });

  test('searches and filtered lists stay out of indexes', async () => {
    expect((await metaOf('/products?category=all&search=oak')).robots).toBe('noindex');
    expect((await metaOf('/products?on_sale=true')).robots).toBe('noindex');
    expect((await metaOf('/products')).robots).toBeUndefined();
  });

  test('an unknown category answers 404', async () => {
    const missing = ({ query }: { query: URLSearchParams }) => (query.get('category') ? problem(404) : list(goods));
    expect(await metaOf('/products/category/nope', { 'GET products': missing })).toMatchObject({ status: 404 });
  });
});
