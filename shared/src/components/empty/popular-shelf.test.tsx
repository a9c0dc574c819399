import { screen, waitFor, within } from '@testing-library/react';
import { problem, productSummary, renderPage, storeSettings } from '@tessera/shared/testing';
import { PopularShelf } from './popular-shelf';

const goods = ['Mug', 'Bowl', 'Vase', 'Lamp', 'Chair'].map((name) =>
  productSummary({ id: name, slug: name.toLowerCase(), name }),
);
/** Late code is compiled when it is first asked for. */
const LATE = { timeout: 10_000 };

test('keeps the place of four products until they are there', async () => {
  const { calls } = renderPage(<PopularShelf title="Popular now" />, {
    api: { 'GET store': storeSettings(), 'GET products': { items: goods } },
  });
  const shelf = screen.getByRole('region', { name: 'Popular now' });
  expect(shelf).toHaveAttribute('aria-busy', 'true');
  expect(shelf.querySelectorAll('li')).toHaveLength(4);
  expect(await screen.findByRole('link', { name: 'Mug' }, LATE)).toHaveAttribute('href', '/products/mug');
  const filled = screen.getByRole('region', { name: 'Popular now' });
  expect(within(filled).getAllByRole('listitem')).toHaveLength(4);
  expect(filled).toHaveAttribute('aria-busy', 'false');
  const asked = calls.find(({ path }) => path === 'products');
  expect(Object.fromEntries(asked?.query ?? [])).toEqual({ sort: 'best_selling', in_stock: 'true', page_size: '4' });
});

test('is gone where the goods cannot be had', async () => {
  renderPage(<PopularShelf title="Popular now" />, { api: { 'GET products': problem(400, {}) } });
  await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument(), LATE);
});
