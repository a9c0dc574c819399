import { screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '@tessera/shared/testing';
import { list, store, summary } from '../../../testing/fixtures';
import { popularQuery } from '../../../catalog/shelf.queries';
import { prefetch } from '../listing.route';
import { api, goods, show } from '../testing/show-listing';

const popular = ['Ember Mug', 'Halo Vase', 'Comb Candles', 'Disc Table', 'Arch Vase', 'Pen Tray'].map((name) =>
  summary(name),
);

/** Best sellers where they are asked for, else what was found. */
const answer =
  (found: typeof goods, total = found.length) =>
  ({ query }: { query: URLSearchParams }) =>
    query.get('sort') === 'best_selling' ? list(popular) : list(found, { total });

const shelf = () => screen.queryByRole('region', { name: 'Popular now' });

test('below one product stand four that others choose, and not the same once more', async () => {
  show('/products?search=ember', { 'GET products': answer([summary('Ember Mug')]) });
  const names = await within(await screen.findByRole('region', { name: 'Popular now' })).findAllByRole('article');
  expect(names.map((tile) => within(tile).getByRole('heading').textContent)).toEqual([
    'Halo Vase',
    'Comb Candles',
    'Disc Table',
    'Arch Vase',
  ]);
});

test.each([
  ['a list that fills the screen', '/products?search=vase', answer(popular.slice(1, 5))],
  ['the last page of a long one', '/products?search=vase&page=2', answer(goods, 27)],
])('%s has no such shelf', async (_, url, products) => {
  show(url, { 'GET products': products });
  await waitFor(() => expect(screen.getAllByRole('article').length).toBeGreaterThan(2));
  expect(shelf()).toBeNull();
});

test('a page that is sent has them, so that nothing moves when they come', async () => {
  const { queryClient } = renderPage(<p />, { api: { ...api, 'GET products': answer(goods) } });
  const url = new URL('http://shop/products?search=e');
  await prefetch({ queryClient, params: {}, url, store, language: 'en' });
  expect(queryClient.getQueryData(popularQuery().queryKey)).toMatchObject({ total: 6 });
});
