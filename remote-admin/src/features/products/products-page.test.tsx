import { problem, renderPage, storeSettings, type FakeUser, type MockHandler } from '@tessera/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { adminProduct, productPage } from '../../testing/fixtures';
import { Page } from './products-page';

const mug = adminProduct();
const vase = adminProduct({
  id: 'product-vase',
  slug: 'halo-vase',
  name: 'Halo vase',
  published: false,
  stock: 0,
  regular_price: 9000,
  sale_price: 7200,
});

interface Options {
  url?: string;
  session?: FakeUser | null;
  api?: Record<string, MockHandler>;
}

function renderProducts({ url = '/admin/products', session = { role: 'ADMIN' }, api = {} }: Options = {}) {
  return renderPage(<Page />, {
    path: '/admin/products',
    url,
    session,
    api: { 'GET admin/products': productPage([mug, vase]), 'GET store': storeSettings(), ...api },
  });
}

const asked = (calls: { path: string; query: URLSearchParams }[]) =>
  calls.filter(({ path }) => path === 'admin/products').map(({ query }) => Object.fromEntries(query));

test('lists products with category, status, stock, price and when they were changed', async () => {
  renderProducts();
  const link = await screen.findByRole('link', { name: 'Halo vase' });
  expect(link).toHaveAttribute('href', '/products/halo-vase');
  const row = link.closest('tr') ?? document.body;
  expect(row).toHaveTextContent('Draft');
  expect(row).toHaveTextContent('0, sold out');
  expect(row).toHaveTextContent('Sale price $72.00');
  expect(within(row).getByText(/ago|just now|last|yesterday|in \d/)).toHaveAttribute(
    'title',
    expect.stringMatching(/2026/),
  );
  expect(screen.getByText('2 products')).toBeInTheDocument();
  expect(screen.getByText('1–2 of 2')).toBeInTheDocument();
});

test('asks for what the address says', async () => {
  const { calls } = renderProducts({ url: '/admin/products?search=mug&sort=-price&page=2' });
  await screen.findByText('Halo vase');
  expect(asked(calls).at(-1)).toEqual({ search: 'mug', sort: '-price', page: '2', page_size: '25' });
  expect(screen.getByRole('searchbox', { name: 'Search products' })).toHaveValue('mug');
  expect(screen.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'descending');
});

test('searching narrows the list in the address, and back undoes it', async () => {
  const { user, router, calls } = renderProducts({ url: '/admin/products?page=3' });
  await screen.findByText('Halo vase');
  await user.type(screen.getByRole('searchbox'), ' vase {enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?search=vase'));
  await waitFor(() => expect(asked(calls).at(-1)).toMatchObject({ search: 'vase', page: '1' }));
  expect(screen.getByRole('searchbox')).toHaveValue(' vase ');
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''));
  expect(router.state.location.search).toBe('?page=3');
});

test('follows the typing by itself after a pause', async () => {
  const { user, router } = renderProducts();
  await screen.findByText('Halo vase');
  await user.type(screen.getByRole('searchbox'), 'mug');
  await waitFor(() => expect(router.state.location.search).toBe('?search=mug'));
});

test('a heading sorts, a second press turns the order round', async () => {
  const { user, router } = renderProducts({ url: '/admin/products?search=oak&page=2' });
  await screen.findByText('Halo vase');
  await user.click(screen.getByRole('link', { name: 'Price' }));
  expect(router.state.location.search).toBe('?search=oak&sort=price');
  await user.click(screen.getByRole('link', { name: 'Price' }));
  expect(router.state.location.search).toBe('?search=oak&sort=-price');
  expect(screen.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'descending');
});

test('pages through a long list by links, keeping search and order', async () => {
  renderProducts({
    url: '/admin/products?search=oak&page=2',
    api: { 'GET admin/products': productPage([mug], { total: 60, page: 2 }) },
  });
  expect(await screen.findByText('26–50 of 60')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/admin/products?search=oak');
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/admin/products?search=oak&page=3');
});

test('shows empty rows in the table’s own columns while loading', () => {
  renderProducts({ api: { 'GET admin/products': () => new Promise(() => undefined) } });
  const table = screen.getByRole('table', { name: 'Products' });
  expect(table).toHaveAttribute('aria-busy', 'true');
  expect(within(table).getAllByRole('row')).toHaveLength(26);
});

test('says that nothing matches and leads back to all', async () => {
  renderProducts({ url: '/admin/products?search=xyz', api: { 'GET admin/products': productPage([]) } });
  expect(await screen.findByRole('heading', { name: 'No product matches “xyz”' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Show all products' })).toHaveAttribute('href', '/admin/products');
});

test('says that a page beyond the last does not exist', async () => {
  renderProducts({ url: '/admin/products?page=9', api: { 'GET admin/products': productPage([], { total: 60 }) } });
  expect(await screen.findByRole('heading', { name: 'There is no page 9' })).toBeInTheDocument();
});

test('offers another try after a failure, without a reload', async () => {
  let isDown = true;
  const { user } = renderProducts({
    api: { 'GET admin/products': () => (isDown ? problem(400, { message: 'Not now' }) : productPage([mug])) },
  });
  expect(await screen.findByText('Not now')).toBeInTheDocument();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Ember mug' })).toBeInTheDocument();
});

test('sends a visitor without a session to the staff’s sign-in, without asking for data', async () => {
  const { router, calls } = renderProducts({ session: null });
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/auth/login'));
  expect(asked(calls)).toEqual([]);
});

test('tells a shopper that this is not for them, without asking for data', async () => {
  const { calls } = renderProducts({ session: { role: 'REGULAR' } });
  expect(await screen.findByRole('heading', { name: 'This part is for the shop’s staff' })).toBeInTheDocument();
  expect(asked(calls)).toEqual([]);
});
