import { problem, productSummary, renderPage, storeSettings, type MockHandler } from '@tessera/shared/testing';
import { screen } from '@testing-library/react';
import { Page } from './shared-wishlist-page';
import { meta } from './shared-wishlist.route';

function renderShared(answer: MockHandler) {
  return renderPage(<Page />, {
    path: '/wishlist/shared/:token',
    url: '/wishlist/shared/a%20b',
    api: { 'GET wishlist/shared/:token': answer, 'GET store': storeSettings() },
  });
}

test('shows whose list it is and what is on it, to anybody', async () => {
  const { calls } = renderShared({ owner_first_name: 'Ada', items: [productSummary({ stock_state: 'out' })] });
  expect(await screen.findByRole('heading', { name: 'Ada’s wishlist' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ember mug' })).toHaveAttribute('href', '/products/ember-mug');
  expect(screen.getByText('Sold out')).toBeInTheDocument();
  expect(calls.find(({ path }) => path.startsWith('wishlist'))?.params).toEqual({ token: 'a b' });
});

test('says so when the link was revoked', async () => {
  renderShared(problem(404));
  expect(await screen.findByRole('heading', { name: 'This list is not shared any more' })).toBeInTheDocument();
});

test('says so when there is nothing on it', async () => {
  renderShared({ owner_first_name: 'Ada', items: [] });
  expect(await screen.findByRole('heading', { name: 'There is nothing on this list' })).toBeInTheDocument();
});

test('is kept out of search engines', () => {
  expect(meta({ language: 'en' } as Parameters<typeof meta>[0])).toMatchObject({ robots: 'noindex' });
});
