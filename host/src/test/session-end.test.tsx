import { act, screen, waitFor, within } from '@testing-library/react';
import { addToCart } from '@tessera/shared/cart';
import { dispatch, restoreSession } from '@tessera/shared/session';
import { fakeTokens, problem } from '@tessera/shared/testing';
import { profileQuery } from '@tessera/shared/query';
import { listenToToasts, renderShop } from './shop';

const line = (quantity: number) => ({
  product: { id: 'p1', name: 'Ember Mug' },
  variant: { id: 'v1', regular_price: 100, sale_price: 0 },
  quantity,
  line_total: 100 * quantity,
});
const answers = {
  'GET users/me': {
    id: 'user-1',
    first_name: 'Mara',
    cart: { cart_items: [line(3)], currency: 'USD', item_count: 3, subtotal: 300 },
  },
  'POST auth/logout': { message: 'You have been logged out.' },
};

let toasts: ReturnType<typeof listenToToasts>;
beforeEach(() => (toasts = listenToToasts()));
afterEach(() => toasts.stop());
// else it arrives after a test that does not wait for it
beforeAll(() => import('../notifications/toaster'));

const banner = () => within(screen.getByRole('banner'));

describe('docs/product.md §4: logging out', () => {
  async function logOut() {
    const view = await renderShop({ url: '/cart', api: answers, session: {} });
    expect(await banner().findByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
    await view.user.click(banner().getByRole('button', { name: 'Logout' }));
    return view;
  }

  test('ends the session at the server and clears the storage', async () => {
    const { calls } = await logOut();
    await waitFor(() => expect(calls.at(-1)?.path).toBe('auth/logout'));
    expect(calls.at(-1)?.body).toEqual({ refreshToken: fakeTokens().refresh });
    expect(localStorage.getItem('auth')).toBeNull();
  });

  test('drops the profile and empties the cart', async () => {
    const { queryClient } = await logOut();
    expect(queryClient.getQueryData(profileQuery('user-1').queryKey)).toBeUndefined();
    expect(banner().getByRole('link', { name: 'Cart' })).toBeVisible();
  });

  test('says ‘You have been logged out.’ once and goes to /, where nothing opens by itself', async () => {
    await logOut();
    expect(await screen.findByText('at /')).toBeVisible();
    expect(await screen.findByText('You have been logged out.')).toBeVisible();
    expect(toasts.texts).toEqual(['You have been logged out.']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('in another tab leaves this one where it is', async () => {
    await renderShop({ url: '/products', api: answers, session: {} });
    restoreSession();
    localStorage.removeItem('auth');
    await act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: 'auth', newValue: null })));
    expect(screen.getByText('at /products')).toBeVisible();
    expect(toasts.texts).toEqual(['You have been logged out.']);
  });
});

describe('docs/product.md §7: a session that expired', () => {
  test('says ‘Session expired, please signin again.’ and nothing else, and goes to /', async () => {
    await renderShop({ url: '/cart', api: answers, session: {} });
    await act(async () => dispatch({ type: 'expired', from: fakeTokens().refresh }));
    expect(await screen.findByText('at /')).toBeVisible();
    expect(toasts.texts).toEqual(['Session expired, please signin again.']);
    expect(localStorage.getItem('auth')).toBeNull();
  });

  test('is one failure and one toast, whatever was under way', async () => {
    await renderShop({
      url: '/products/ember-mug',
      session: {},
      api: {
        ...answers,
        'POST products/add-to-cart': problem(401, { detail: 'Given token not valid.' }),
        'POST auth/refresh-token': problem(401),
      },
    });
    await act(async () => {
      await Promise.all(
        ['v1', 'v2'].map((variant_id) => addToCart({ product_id: 'p1', variant_id, name: 'Ember Mug' })),
      );
    });
    const notifications = await screen.findByRole('region', { name: 'Notifications' });
    const shown = () => [...notifications.querySelectorAll('[role=alert], [role=status]')];
    await waitFor(() =>
      expect(shown().map((toast) => toast.textContent)).toEqual(['Session expired, please signin again.']),
    );
  });

  test('in another tab says the same here, and leaves this one where it is', async () => {
    await renderShop({ url: '/products', api: answers, session: {} });
    restoreSession();
    localStorage.setItem('auth-expired', '1');
    localStorage.removeItem('auth');
    await act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: 'auth', newValue: null })));
    expect(screen.getByText('at /products')).toBeVisible();
    expect(toasts.texts).toEqual(['Session expired, please signin again.']);
  });
});
