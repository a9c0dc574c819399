import { problem, storeSettings } from '@tessera/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { adminProduct, productPage } from '../../testing/fixtures';
import { attributeRecord } from '../../testing/goods/attribute-fixtures';
import {
  askedOf,
  hearDownloads,
  inDialog,
  renderStaffPage,
  rowOf,
  type StaffPageOptions,
} from '../../testing/staff-page';
import { Page } from './products-page';

const mug = adminProduct({ highest_price: 3600, units_sold: 1234 });
const vase = adminProduct({
  id: 'product-vase',
  slug: 'halo-vase',
  name: 'Halo vase',
  status: 'draft',
  published: false,
  stock: 0,
  stock_state: 'out',
  regular_price: 9000,
  sale_price: 7200,
  highest_price: 7200,
});
const CUPS = '0190aaaa-0000-7000-8000-00000000c001';
const categories = [{ id: CUPS, name: 'Cups', slug: 'cups', parent_id: null, product_count: 3, image: null }];

const downloads = hearDownloads();

const renderProducts = (options: Partial<StaffPageOptions> = {}) =>
  renderStaffPage(<Page />, {
    path: '/admin/products',
    ...options,
    api: {
      'GET admin/products': productPage([mug, vase]),
      'GET admin/views': { items: [] },
      'GET products/categories': categories,
      'GET admin/attributes': { items: [] },
      ...options.api,
    },
  });

test('lists products with category, status, stock, what they cost, what was sold and when they were changed', async () => {
  renderProducts();
  const link = await screen.findByRole('link', { name: 'Halo vase' });
  expect(link).toHaveAttribute('href', `/admin/products/view-product/${vase.id}`);
  const row = rowOf('Halo vase');
  expect(row).toHaveTextContent('Draft');
  expect(row).toHaveTextContent('0, sold out');
  expect(row).toHaveTextContent('Sale price $72.00');
  expect(within(row).getByText(/ago|just now|last|yesterday|in \d/)).toHaveAttribute(
    'title',
    expect.stringMatching(/2026/),
  );
  expect(rowOf('Ember mug')).toHaveTextContent('$24.00 – $36.00');
  expect(rowOf('Ember mug')).toHaveTextContent('1,234');
  expect(screen.getByText('2 products')).toBeInTheDocument();
  expect(screen.getByText('2 of 2')).toBeInTheDocument();
});

test('what staff look for every day is one press away', async () => {
  const { user, router, calls } = renderProducts();
  await screen.findByText('Halo vase');
  await user.click(screen.getByRole('link', { name: 'Active, not for sale' }));
  expect(router.state.location.search).toBe('?status=active&is_for_sale=false');
  await waitFor(() =>
    expect(askedOf(calls, 'admin/products').at(-1)).toEqual({
      status: 'active',
      is_for_sale: 'false',
      sort: 'last_modified',
      page_size: '50',
    }),
  );
  for (const [name, search] of [
    ['Drafts', '?status=draft'],
    ['Sold out', '?stock_state=out'],
    ['Without pictures', '?has_picture=false'],
  ] as const) {
    await user.click(screen.getByRole('link', { name }));
    expect(router.state.location.search).toBe(search);
  }
});

test('a shop of one language has no list of what is not translated', async () => {
  const { unmount } = renderProducts();
  expect(await screen.findByRole('link', { name: 'Not translated' })).toBeInTheDocument();
  unmount();
  renderProducts({ api: { 'GET store': storeSettings({ languages: ['en'] }) } });
  expect(await screen.findByRole('link', { name: 'Sold out' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Not translated' })).not.toBeInTheDocument());
});

test('one’s own views are saved for this list', async () => {
  const { user, calls } = renderProducts({
    url: '/admin/products?tag=gift',
    api: {
      'POST admin/views': { id: 'v1', list: 'products', name: 'Gifts', query: '', is_shared: false, is_mine: true },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Save this view' }));
  await user.type(await screen.findByLabelText('Name'), 'Gifts');
  await user.click(inDialog().getByRole('button', { name: 'Save this view' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      list: 'products',
      name: 'Gifts',
      query: 'tag=gift',
      is_shared: false,
    }),
  );
});

test('filters are set in one form, stand in the address and are taken away one by one', async () => {
  const { user, router } = renderProducts({ url: '/admin/products?published=true' });
  await screen.findByText('Halo vase');
  await user.click(screen.getByRole('button', { name: /^Filter/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText('Category'), 'Cups');
  await user.selectOptions(dialog.getByLabelText('Stock'), 'Running low');
  await user.type(dialog.getByLabelText('Price from (USD)'), '20');
  await user.type(dialog.getByLabelText('Price to (USD)'), '12.50');
  await user.click(dialog.getByRole('button', { name: 'Show results' }));
  expect(dialog.getByLabelText('Price to (USD)')).toHaveAccessibleDescription(/highest amount is below the lowest/);
  await user.clear(dialog.getByLabelText('Price to (USD)'));
  await user.type(dialog.getByLabelText('Price to (USD)'), 'much');
  await user.click(dialog.getByRole('button', { name: 'Show results' }));
  expect(dialog.getByLabelText('Price to (USD)')).toHaveAccessibleDescription(/Please enter an amount/);
  await user.clear(dialog.getByLabelText('Price to (USD)'));
  await user.type(dialog.getByLabelText('Price to (USD)'), '30,5');
  await user.selectOptions(dialog.getByLabelText('Sort by'), 'Least stock first');
  await user.click(dialog.getByRole('button', { name: 'Show results' }));
  const rest = 'price_from=2000&price_to=3050&sort=stock';
  expect(router.state.location.search).toBe(`?published=true&stock_state=low&category_id=${CUPS}&${rest}`);
  expect(screen.getByRole('link', { name: 'Remove the filter Price to: $30.50' })).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Remove the filter Category: Cups' }));
  expect(router.state.location.search).toBe(`?published=true&stock_state=low&${rest}`);
});

test('every attribute is a filter, by the fields of its kind', async () => {
  const colour = attributeRecord();
  const weight = attributeRecord({ code: 'weight', name: 'Weight', kind: 'number', unit: 'g', values: [] });
  const { user, router, calls } = renderProducts({
    url: '/admin/products?tag=gift',
    api: {
      'GET admin/attributes': { items: [colour, weight] },
      'GET admin/attributes/colour': colour,
      'GET admin/attributes/weight': weight,
    },
  });
  await screen.findByText('Halo vase');
  await user.click(screen.getByRole('button', { name: /^Filter/ }));
  const dialog = within(await screen.findByRole('dialog'));
  const box = dialog.getByRole('combobox', { name: 'Add an attribute' });
  await user.type(box, 'col');
  await user.click(await dialog.findByRole('option', { name: 'Colour' }));
  await user.click(await dialog.findByRole('checkbox', { name: 'Sage' }));
  await user.type(box, 'wei{enter}');
  await user.type(await dialog.findByLabelText('From (g)'), 'heavy');
  await user.click(dialog.getByRole('button', { name: 'Show results' }));
  expect(dialog.getByRole('group', { name: 'Attributes' })).toHaveAccessibleDescription(/numbers such as 250/);
  await user.clear(dialog.getByLabelText('From (g)'));
  await user.type(dialog.getByLabelText('From (g)'), '2,5');
  await user.click(dialog.getByRole('button', { name: 'Show results' }));
  const asked = 'colour:sage;weight:2.5..';
  expect(router.state.location.search).toBe(`?tag=gift&attributes=${encodeURIComponent(asked)}`);
  await waitFor(() => expect(askedOf(calls, 'admin/products').at(-1)).toMatchObject({ attributes: asked }));
  expect(screen.getByRole('button', { name: /3 filters are set/ })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Remove the filter Weight: from 2.5 g' })).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Remove the filter Colour: Sage' }));
  expect(router.state.location.search).toBe(`?tag=gift&attributes=${encodeURIComponent('weight:2.5..')}`);
});

test('a kept address that asks for an attribute that is no more says so, and what is left of it is named', async () => {
  const colour = attributeRecord();
  const message = 'There is no such attribute.';
  const { user } = renderProducts({
    url: `/admin/products?attributes=${encodeURIComponent('taste:sour;colour:sage')}`,
    api: {
      'GET admin/attributes': { items: [colour] },
      'GET admin/attributes/colour': colour,
      'GET admin/attributes/taste': problem(404, { code: 'attributes.not_found', message }),
    },
  });
  expect(await screen.findByRole('link', { name: 'Remove the filter Colour: Sage' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Remove the filter taste: sour' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Filter/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(message)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Do not ask for taste' }));
  expect(dialog.queryByText(message)).not.toBeInTheDocument();
});

test('whoever may write products finds the way to a new one', async () => {
  renderProducts();
  expect(await screen.findByRole('link', { name: 'Add product' })).toHaveAttribute(
    'href',
    '/admin/products/add-product',
  );
});

test('asks for what the address says, and for nothing that makes no sense', async () => {
  const { calls } = renderProducts({
    url: '/admin/products?search=mug&sort=-price&after=c1&status=sold&category_id=x&price_from=-1',
  });
  await screen.findByText('Halo vase');
  expect(askedOf(calls, 'admin/products').at(-1)).toEqual({
    search: 'mug',
    sort: '-price',
    after: 'c1',
    page_size: '50',
  });
  expect(screen.getByRole('searchbox', { name: 'Search products' })).toHaveValue('mug');
  expect(screen.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'descending');
});

test('searching narrows the list in the address, and back undoes it', async () => {
  const { user, router, calls } = renderProducts({ url: '/admin/products?after=c1' });
  await screen.findByText('Halo vase');
  await user.type(screen.getByRole('searchbox'), ' vase {enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?search=vase'));
  await waitFor(() => expect(askedOf(calls, 'admin/products').at(-1)).toMatchObject({ search: 'vase' }));
  expect(screen.getByRole('searchbox')).toHaveValue(' vase ');
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''));
  expect(router.state.location.search).toBe('?after=c1');
});

test('a heading sorts, a second press turns the order round', async () => {
  const { user, router } = renderProducts({ url: '/admin/products?search=oak&after=c1' });
  await screen.findByText('Halo vase');
  await user.click(screen.getByRole('link', { name: 'Stock' }));
  expect(router.state.location.search).toBe('?search=oak&sort=stock');
  await user.click(screen.getByRole('link', { name: 'Stock' }));
  expect(router.state.location.search).toBe('?search=oak&sort=-stock');
  expect(screen.getByRole('columnheader', { name: 'Stock' })).toHaveAttribute('aria-sort', 'descending');
});

test('pages through a long list by cursor, and says where counting ended', async () => {
  renderProducts({
    url: '/admin/products?search=oak&after=c1',
    api: {
      'GET admin/products': productPage([mug], { total: 10_000, total_is_exact: false, next_cursor: 'c2' }),
    },
  });
  expect(await screen.findByText('1 of more than 10,000')).toBeInTheDocument();
  expect(screen.getByText('more than 10,000 products')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'First page' })).toHaveAttribute('href', '/admin/products?search=oak');
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute(
    'href',
    '/admin/products?search=oak&after=c2',
  );
});

test('shows empty rows in the table’s own columns while loading', () => {
  renderProducts({ api: { 'GET admin/products': () => new Promise(() => undefined) } });
  const table = screen.getByRole('table', { name: 'Products' });
  expect(table).toHaveAttribute('aria-busy', 'true');
  expect(within(table).getAllByRole('row')).toHaveLength(51);
});

test('says that nothing matches and leads back to all, and that there is nothing yet', async () => {
  const { unmount } = renderProducts({
    url: '/admin/products?search=xyz',
    api: { 'GET admin/products': productPage([]) },
  });
  expect(await screen.findByRole('heading', { name: 'No product matches' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Show all products' })).toHaveAttribute('href', '/admin/products');
  unmount();
  renderProducts({ api: { 'GET admin/products': productPage([]) } });
  expect(await screen.findByRole('heading', { name: 'No products yet' })).toBeInTheDocument();
});

test('the export is what the filter shows, in the types of JSON', async () => {
  const { user, calls } = renderProducts({
    url: '/admin/products?has_picture=false&price_to=2500&search=oak',
    api: { 'POST admin/products/downloads': { url: '/api/downloads/t1', expires_at: '2026-11-20T08:01:00Z' } },
  });
  await screen.findByText('Halo vase');
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(downloads).toEqual(['/api/downloads/t1']));
  expect(calls.find(({ path }) => path === 'admin/products/downloads')?.body).toEqual({
    filter: { has_picture: false, price_to: 2500, search: 'oak', sort: 'last_modified' },
  });
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
  expect(askedOf(calls, 'admin/products')).toEqual([]);
});

test('tells a shopper that this is not for them, without asking for data', async () => {
  const { calls } = renderProducts({ session: { role: 'REGULAR' } });
  expect(await screen.findByRole('heading', { name: 'This part is for the shop’s staff' })).toBeInTheDocument();
  expect(askedOf(calls, 'admin/products')).toEqual([]);
});
