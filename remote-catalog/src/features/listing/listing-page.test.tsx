import { screen, waitFor, within } from '@testing-library/react';
import { problem, renderPage } from '@tessera/shared/testing';
import type { PageContext } from '@tessera/shared/composition';
import { category, facets, list, store, summary } from '../../testing/fixtures';
import { meta, prefetch } from './listing.route';
import { countText } from './state/listing-words';
import { address, api, goods, show } from './testing/show-listing';

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
  const tabs = screen.getByRole('navigation', { name: 'Categories' });
  expect(within(tabs).getByRole('link', { name: 'Lighting' })).toHaveAttribute('aria-current', 'page');
});

test('without scripts the order is sent with all else that the address holds, from the first page on', async () => {
  const { container } = show('/products/category/lighting?search=vase&page=2&sort=name&in_stock=true');
  await screen.findByText('3 products');
  const form = container.querySelector('form:has(select[name=sort])');
  if (!(form instanceof HTMLFormElement)) throw new Error('No form');
  expect([...new FormData(form)]).toEqual([
    ['search', 'vase'],
    ['in_stock', 'true'],
    ['sort', 'name'],
  ]);
});

test('further pages are links', async () => {
  show('/products?category=all', { 'GET products': list(goods, { total: 60 }) });
  expect(await screen.findByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/products?category=all&page=3');
});

test('what staff recommend is an order where their category is sorted by hand, and nowhere else', async () => {
  const { unmount } = show('/products?category=all');
  const sort = await screen.findByRole('combobox', { name: 'Sort by' });
  expect(within(sort).queryByRole('option', { name: 'Recommended' })).not.toBeInTheDocument();
  unmount();
  show('/products/category/lighting', { 'GET products': { ...list(goods), usual_sort: 'featured' } });
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Recommended'));
});

test('a search that found nothing helps on', async () => {
  show('/products?category=all&search=zzz', {
    'GET products': ({ query }: { query: URLSearchParams }) => list(query.get('search') ? [] : goods),
  });
  expect(await screen.findByRole('heading', { name: 'Nothing found for “zzz”' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All products' })).toHaveAttribute('href', '/products?category=all');
  expect(await screen.findByRole('link', { name: 'Ember Mug' })).toBeInTheDocument();
  // neither filters nor an order of nothing
  expect(screen.queryByRole('group', { name: 'Availability' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Filters' })).not.toBeInTheDocument();
  expect(screen.queryByRole('combobox', { name: 'Sort by' })).not.toBeInTheDocument();
  expect(screen.getByText('0 products').closest('[role=status]')).toBeInTheDocument();
});

test('where nothing fits what comes closest is shown, with the reason and how many there are', async () => {
  show('/products/category/desk?on_sale=true&min_rating=5', {
    'GET products': ({ query }: { query: URLSearchParams }) => {
      if (query.get('sort')) return list([summary('Popular Pot')]);
      if (query.get('on_sale')) return list([]);
      return list(goods.slice(0, 2), { total: 9 });
    },
  });
  const shelf = await screen.findByRole('region', { name: 'Without “On sale”' });
  expect(await within(shelf).findByRole('link', { name: 'Ember Mug' })).toBeInTheDocument();
  const all = within(shelf).getByRole('link', { name: 'See all: 9 products' });
  expect(all).toHaveAttribute('href', '/products/category/desk?min_rating=5');
  await waitFor(() => expect(screen.queryByRole('region', { name: /^Without “5 stars/ })).not.toBeInTheDocument());
});

test('where one filter less is not enough, each of them by itself is tried', async () => {
  show('/products?category=all&on_sale=true&in_stock=true&min_rating=5', {
    'GET products': ({ query }: { query: URLSearchParams }) => {
      const set = ['on_sale', 'in_stock', 'min_rating'].filter((name) => query.has(name));
      return list(set.length === 1 && set[0] === 'on_sale' ? goods : []);
    },
  });
  const shelf = await screen.findByRole('region', { name: '“On sale” alone' });
  expect(await within(shelf).findByRole('link', { name: 'Rim Plate' })).toBeInTheDocument();
});

test('a search in a category that has nothing of it is answered from the whole shop, and by its words', async () => {
  const understood = { asked: 'oak lamp', searched: 'oak lamp', corrected: false, suggestions: ['oak', 'lamp'] };
  show('/products/category/desk?search=oak+lamp', {
    'GET products': ({ query }: { query: URLSearchParams }) =>
      query.get('category') && query.get('search') === 'oak lamp' ? list([], { understood }) : list(goods),
  });
  for (const name of ['“oak lamp” in all categories', 'Found for “oak”', 'Found for “lamp”']) {
    const shelf = await screen.findByRole('region', { name });
    expect(await within(shelf).findByRole('link', { name: 'Ember Mug' })).toBeInTheDocument();
  }
});

test('a page beyond the end leads back to the first one', async () => {
  show('/products?category=all&page=9', { 'GET products': list([], { total: 3 }) });
  expect(await screen.findByRole('link', { name: 'First page' })).toHaveAttribute('href', '/products?category=all');
});

test.each(['page=999999', 'cursor=nonsense'])(
  'a place that is none (%s) says so, beside all that there is',
  async (place) => {
    const deep = ({ query }: { query: URLSearchParams }) =>
      query.has('page') || query.has('cursor') ? problem(422) : list(goods, { facets });
    show(`/products?category=all&${place}`, { 'GET products': deep });
    expect(await screen.findByRole('heading', { name: 'The list ends before this page' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'First page' })).toHaveAttribute('href', '/products?category=all');
  },
);

test('a failure is said and tried again', async () => {
  let fails = true;
  const { user } = show('/products', { 'GET products': () => (fails ? problem(400) : list(goods)) });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  fails = false;
  await user.click(retry);
  expect(await screen.findByRole('link', { name: 'Ember Mug' })).toBeInTheDocument();
});

describe('more products', () => {
  const many = Array.from({ length: 30 }, (_, index) => summary(`Piece ${index + 1}`));
  const paged = ({ query }: { query: URLSearchParams }) => {
    const page = Number(query.get('page') ?? 1);
    return list(many.slice((page - 1) * 24, page * 24), { total: 30, page });
  };

  test('are added below, read out, and stand in the address', async () => {
    const { user, router, calls } = show('/products?category=all', { 'GET products': paged });
    expect(await screen.findByRole('status')).toHaveTextContent('24 of 30 products');
    const before = calls.length;
    await user.click(screen.getByRole('link', { name: 'Load more' }));
    expect(await screen.findByRole('link', { name: 'Piece 30' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Piece 1' })).toBeInTheDocument();
    expect(address(router)).toBe('/products?category=all&page=2&from=1');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('30 products'));
    expect(screen.queryByRole('link', { name: 'Load more' })).not.toBeInTheDocument();
    expect(calls.slice(before).map(({ query }) => query.get('page'))).toEqual(['2']);
  });

  test('the keyboard goes on at the first of them', async () => {
    const { user } = show('/products?category=all', { 'GET products': paged });
    await user.click(await screen.findByRole('link', { name: 'Load more' }));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Piece 25' })).toHaveFocus());
  });

  test('an address shows all the pages that it names', async () => {
    show('/products?category=all&page=2&from=1', { 'GET products': paged });
    expect(await screen.findByRole('link', { name: 'Piece 1' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Piece 30' })).toBeInTheDocument();
  });

  test('a page in the middle leads to what comes before it', async () => {
    show('/products?category=all&page=2', { 'GET products': paged });
    expect(await screen.findByRole('link', { name: 'Show what comes before' })).toHaveAttribute(
      'href',
      '/products?category=all',
    );
  });

  test('beyond the numbered pages the list goes on by its cursor', async () => {
    const endless = list(many.slice(0, 24), {
      total: 1_000_000,
      total_is_estimate: true,
      page: 415,
      next_cursor: 'abc',
    });
    show('/products?category=all&page=416', { 'GET products': endless });
    expect(await screen.findByRole('link', { name: 'Next products' })).toHaveAttribute(
      'href',
      '/products?category=all&cursor=abc',
    );
  });
});

test.each([
  [{ total: 1000, total_is_estimate: true }, '1,000+ products'],
  [{ total: 123_456, total_is_estimate: true }, 'About 123,456 products'],
  [{ total: 1, total_is_estimate: false }, '1 product'],
])('%j is said as %s', (list, said) => {
  expect(countText(list, 'en-US')).toBe(said);
});

test('a misspelt search says what was looked for instead, and one that found nothing offers the nearest spellings', async () => {
  const understood = { asked: 'mgu', searched: 'mug', corrected: true, suggestions: ['mugs'] };
  const view = show('/products?category=all&search=mgu', { 'GET products': list(goods, { understood }) });
  expect(await screen.findByText(/Showing results for “mug”\. Search instead for/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'mugs' })).toHaveAttribute('href', '/products?category=all&search=mugs');
  view.unmount();
  show('/products?category=all&search=zzz', {
    'GET products': ({ query }: { query: URLSearchParams }) =>
      query.get('search')
        ? list([], { understood: { asked: 'zzz', searched: 'zzz', corrected: false, suggestions: ['zinc', 'zen'] } })
        : list(goods),
  });
  expect(await screen.findByRole('link', { name: 'zinc' })).toHaveAttribute(
    'href',
    '/products?category=all&search=zinc',
  );
});

test('a search that the back office has sent elsewhere leads there', async () => {
  const { router } = show('/products?category=all&search=opening+hours', {
    'GET products': list([], { redirect: '/contact' }),
  });
  await waitFor(() => expect(router.state.location.pathname).toBe('/contact'));
});

test('a category inside another one says where it stands', async () => {
  const lighting = category('Lighting');
  show('/products/category/lamps', {
    'GET products/categories': [lighting, { ...category('Lamps'), parent_id: lighting.id }],
  });
  const trail = await screen.findByRole('navigation', { name: 'Breadcrumb' });
  expect(await within(trail).findByRole('link', { name: 'Lighting' })).toHaveAttribute(
    'href',
    '/products/category/lighting',
  );
});

describe('meta', () => {
  async function metaOf(path: string, handlers: object = {}) {
    const { queryClient } = renderPage(<p />, { api: { ...api, ...handlers } });
    const url = new URL(path, 'https://shop.example');
    const slug = url.pathname.split('/')[3];
    const params: Record<string, string> = slug ? { category: slug } : {};
    const context: PageContext = { queryClient, params, url, store, language: 'en' };
    await prefetch(context);
    return meta(context);
  }

  test('every page of a category has its own canonical address', async () => {
    expect(await metaOf('/products/category/lighting?page=2&sort=price')).toMatchObject({
      title: 'Lighting, page 2',
      canonical: '/products/category/lighting?page=2',
    });
    expect((await metaOf('/products?category=all')).canonical).toBe('/products');
    expect((await metaOf('/products?category=all&page=3&from=1')).canonical).toBe('/products?page=3');
    const empty = { 'GET products': list([], { total: 3 }) };
    expect(await metaOf('/products?category=all&page=9', empty)).toMatchObject({ robots: 'noindex' });
  });

  test('a category is told by its texts for search engines, a search within it is not', async () => {
    const lighting = {
      ...category('Lighting'),
      seo_title: 'Lamps and candles',
      seo_description: 'Light for evenings.',
    };
    const told = { 'GET products/categories': [lighting] };
    expect(await metaOf('/products/category/lighting', told)).toMatchObject({
      title: 'Lamps and candles',
      description: 'Light for evenings.',
    });
    expect((await metaOf('/products/category/lighting?page=2', told)).title).toBe('Lamps and candles, page 2');
    expect((await metaOf('/products/category/lighting?search=oak', told)).title).not.toContain('Lamps');
  });

  test('searches and filtered lists stay out of indexes', async () => {
    expect((await metaOf('/products?category=all&search=oak')).robots).toBe('noindex');
    for (const query of ['on_sale=true', 'attr.colour=oat', 'min_price=100', 'min_rating=4', 'cursor=abc']) {
      expect((await metaOf(`/products?${query}`)).robots).toBe('noindex');
    }
    expect((await metaOf('/products')).robots).toBeUndefined();
  });

  test('a category that is written with capitals leads to its one address', async () => {
    expect(await metaOf('/products/category/Lighting?page=2')).toMatchObject({
      redirect: '/products/category/lighting',
    });
    expect((await metaOf('/products/category/lighting')).redirect).toBeUndefined();
    expect(await metaOf('/products?category=Lighting')).toMatchObject({ canonical: '/products/category/lighting' });
  });

  test('an address that a category had before leads to its one address', async () => {
    const lighting = { ...category('Lighting'), former_slugs: ['lamps'] };
    const api = { 'GET products/categories': [lighting] };
    expect(await metaOf('/products/category/lamps', api)).toMatchObject({ redirect: '/products/category/lighting' });
    expect((await metaOf('/products/category/lighting', api)).redirect).toBeUndefined();
    expect(await metaOf('/products?category=lamps', api)).toMatchObject({ canonical: '/products/category/lighting' });
  });

  test('an unknown category answers 404', async () => {
    const missing = ({ query }: { query: URLSearchParams }) => (query.get('category') ? problem(404) : list(goods));
    expect(await metaOf('/products/category/nope', { 'GET products': missing })).toMatchObject({ status: 404 });
  });
});
