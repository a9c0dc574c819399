import {
  hearToasts,
  problem,
  productSummary,
  renderPage,
  storeSettings,
  type MockHandler,
} from '@tessera/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { Page } from './shared-wishlist-page';
import { meta } from './shared-wishlist.route';

const toasts = hearToasts();

interface Reader {
  session?: object;
  api?: Record<string, MockHandler>;
}

function renderShared(answer: MockHandler, { session, api }: Reader = {}) {
  return renderPage(<Page />, {
    path: '/wishlist/shared/:token',
    url: '/wishlist/shared/a%20b',
    ...(session && { session }),
    api: { 'GET wishlist/shared/:token': answer, 'GET store': storeSettings(), ...api },
  });
}

test('shows whose list it is and what is on it, to anybody', async () => {
  const { calls } = renderShared({ owner_first_name: 'Ada', items: [productSummary({ stock_state: 'out' })] });
  expect(await screen.findByRole('heading', { name: 'Ada’s wishlist' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ember mug' })).toHaveAttribute('href', '/products/ember-mug');
  expect(screen.getByText('Sold out')).toBeInTheDocument();
  expect(calls.find(({ path }) => path.startsWith('wishlist'))?.params).toEqual({ token: 'a b' });
});

const items = [productSummary({ id: 'p1', name: 'Ember Mug' }), productSummary({ id: 'p2', name: 'Halo Vase' })];
const list = { owner_first_name: 'Ada', items };
const heart = (name: string) => screen.getByRole('button', { name: `Add ${name} to your wishlist` });

test('a visitor takes one product of it, or all, into the browser, and is not asked for an account', async () => {
  const { user, calls } = renderShared(list);
  await screen.findByRole('heading', { name: 'Ada’s wishlist' });
  await user.click(heart('Halo Vase'));
  await waitFor(() => expect(heart('Halo Vase')).toHaveAttribute('aria-pressed', 'true'));
  expect(heart('Ember Mug')).toHaveAttribute('aria-pressed', 'false');
  await user.click(screen.getByRole('button', { name: 'Add all to my wishlist' }));
  await waitFor(() => expect(toasts).toEqual(['All of it is on your wishlist.']));
  expect(heart('Ember Mug')).toHaveAttribute('aria-pressed', 'true');
  expect(JSON.parse(localStorage.getItem('wishlist') ?? '')).toEqual(['p1', 'p2']);
  expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
});

test('a shopper takes all of it into the account, and hears what did not fit', async () => {
  const joined = { items: [{ product: { id: 'p1' } }], share_url: null };
  const { user, calls } = renderShared(list, {
    session: {},
    api: { 'POST wishlist/join': joined, 'GET wishlist': { items: [], share_url: null } },
  });
  await screen.findByRole('heading', { name: 'Ada’s wishlist' });
  await user.click(screen.getByRole('button', { name: 'Add all to my wishlist' }));
  await waitFor(() => expect(toasts).toEqual(['Your wishlist is full. Remove something first.']));
  expect(calls.find(({ path }) => path === 'wishlist/join')?.body).toEqual({ product_ids: ['p1', 'p2'] });
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
